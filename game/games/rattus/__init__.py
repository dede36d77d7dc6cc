"""Rattus on the screen."""
