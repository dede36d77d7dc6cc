"""Tiled maps of Paris, Europe and the town."""
