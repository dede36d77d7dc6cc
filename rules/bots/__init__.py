"""Computer opponents. They see what their seat may see, and think in worlds it could believe in."""

from rules.bots.dreamer import Dreamer

__all__ = ["Dreamer"]
