"""The maps of Paris: where things stand, how the ground is drawn, what is named."""
