"""The dice of a bot: the same on every machine, and apart from those of the game."""

from rules.kernel.chance import advanced, mixed, seeded


class Dice:
    """Random numbers from a seed."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)

    def _roll(self) -> int:
        self.chance = advanced(self.chance)
        return mixed(self.chance)

    def seed(self) -> int:
        """Give a seed for a world."""
        return self._roll() >> 2

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""
        return (self._roll() * n) >> 64

    def chance_of(self, share: float) -> bool:
        """Say yes that often."""
        return self._roll() < share * (1 << 64)

    def slip(self) -> float:
        """Draw an error between -1 and 1, small ones being likelier."""
        return (self._roll() - self._roll()) / (1 << 64)
