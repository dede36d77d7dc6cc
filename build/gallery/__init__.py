"""Pictures of everything, to be looked at."""
