"""Every text of Rattus Cartus in English, the key of its translations."""
