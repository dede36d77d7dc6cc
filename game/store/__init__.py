"""What outlives the program: saves, settings and profiles, as JSON that is never half written."""

from game.store.files import Broken, Shelf
from game.store.places import home

__all__ = ["Broken", "Shelf", "home"]
