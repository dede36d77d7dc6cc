"""Pictures of the three games: sources, and what the pen makes of them."""
