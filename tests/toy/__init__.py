"""Pebbles, a fourth game that nobody else knows of: all that a game needs, and no more."""
