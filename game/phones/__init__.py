"""Phones as private hands: what they show, and the way to them."""
