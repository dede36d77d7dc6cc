"""People: busts in Gothic niches, put together from parts by short recipes."""
