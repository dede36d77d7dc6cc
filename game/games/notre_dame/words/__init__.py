"""Every text of Notre Dame in English, the key of its translations."""
