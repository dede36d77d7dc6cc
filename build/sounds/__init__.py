"""Makers of everything that is heard: effects, ambience and music, from nothing but numbers."""
