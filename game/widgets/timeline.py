"""Things that happen one after another, each in its own time; whoever is in a hurry sees them all done."""

from collections.abc import Sequence

#: How much longer or shorter everything takes at the speeds people can set; at others nothing moves.
PACES = {"slow": 1.5, "normal": 1.0, "fast": 0.5}
#: Nothing keeps people waiting longer than this, in seconds.
LONGEST = 0.8


class Acts:
    """A row of acts and the time that has passed."""

    def __init__(self, lengths: Sequence[float], speed: str, time: float = 0) -> None:
        pace = PACES.get(speed, 0.0)
        self.lengths = tuple(min(LONGEST, length * pace) for length in lengths)
        self.time = time

    @property
    def done(self) -> bool:
        """Say whether all of it is over."""
        return self.time >= sum(self.lengths)

    def part(self, first: int, last: int | None = None) -> float:
        """Say how much of an act is over, or of all from one to another: 0 to 1."""
        last = first if last is None else last
        begun = sum(self.lengths[:first])
        length = sum(self.lengths[first : last + 1])
        return min(1.0, max(0.0, (self.time - begun) / length)) if length else 1.0


def eased(part: float) -> float:
    """Come to rest softly."""
    return float(1 - (1 - part) ** 3)


def fallen(part: float) -> float:
    """Fall, and bounce a little: 0 in the air, 1 on the ground."""
    if part < 0.6:
        return (part / 0.6) ** 2
    return 1 - 0.09 * (1 - abs(part - 0.8) / 0.2) if part < 1 else 1.0
