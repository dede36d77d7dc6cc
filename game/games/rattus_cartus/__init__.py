"""Rattus Cartus on the screen."""
