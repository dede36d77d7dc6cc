"""What the counts say: how often something wins, against what would be fair, and how sure that is."""

from math import sqrt
from typing import NamedTuple

from build.balance.counting import WHOLE, Counts

#: Standard errors of a 95 % interval.
Z = 1.96
#: What is not known as closely as this says nothing.
CLOSE = 0.25


class Share(NamedTuple):
    """How often whoever had something won, where 1 is fair, with its interval."""

    name: str
    times: int
    ratio: float
    low: float
    high: float

    @property
    def telling(self) -> bool:
        """Say whether it wins more or less than is fair, beyond chance."""
        return not self.low <= 1 <= self.high

    @property
    def vague(self) -> bool:
        """Say whether too few had it to tell anything."""
        return self.high - self.ratio > CLOSE


def seats_of(counts: Counts, kind: str) -> list[int]:
    """List the numbers of seats at which something of a kind was counted."""
    return sorted({int(key.split("/")[1]) for key in counts if key.startswith(f"{kind}/")})


def shares(counts: Counts, kind: str, seats: int = 0) -> list[Share]:
    """Give all that was counted of a kind, at tables of so many seats or (0) at all of them together."""
    names: dict[str, list[tuple[int, list[int]]]] = {}
    for key, count in counts.items():
        counted, sitting, name = key.split("/", 2)
        if counted == kind and (not seats or int(sitting) == seats):
            names.setdefault(name, []).append((int(sitting), count))
    return [_share(name, found) for name, found in sorted(names.items())]


def _share(name: str, found: list[tuple[int, list[int]]]) -> Share:
    times = sum(count[0] for _, count in found)
    won = sum(count[1] for _, count in found) / WHOLE
    fair = sum(count[0] / sitting for sitting, count in found)
    seen = sum(count[2] - count[1] ** 2 / count[0] for _, count in found) / WHOLE**2
    # Of few games none may be won: that is no certainty.
    spread = max(seen, sum(count[0] * (sitting - 1) / sitting**2 for sitting, count in found))
    error = Z * sqrt(spread) / fair
    return Share(name, times, won / fair, won / fair - error, won / fair + error)


def mean(counts: Counts, key: str) -> float:
    """Give the mean of something that was counted."""
    times, total, _ = counts[key]
    return total / WHOLE / times
