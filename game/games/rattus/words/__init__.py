"""Every text of Rattus in English, the key of its translations."""
