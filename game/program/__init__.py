"""The running program: window and loop, the way from scene to scene, and what happens when it stumbles."""
