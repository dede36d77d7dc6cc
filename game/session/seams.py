"""Where a match was not played in one piece: taken up from a saved game, or out of the middle of another."""

from typing import Any, NamedTuple

from rules.kernel import Event

LOADED, FORKED = "loaded", "forked"
KINDS = (LOADED, FORKED)


class Seam(NamedTuple):
    """After how many actions something from before was taken up, and how."""

    step: int
    kind: str

    @property
    def event(self) -> Event:
        """Give what the chronicle tells of it."""
        return Event(self.kind, None, (self.step,))


def read_seams(data: Any, steps: int) -> tuple[Seam, ...]:
    """Take the seams of a match of so many actions out of JSON; anything amiss raises ValueError."""
    try:
        seams = tuple(Seam(step, kind) for step, kind in data)
    except (TypeError, ValueError) as error:
        raise ValueError(f"{data!r} are no seams") from error
    if any(type(step) is not int or not 0 <= step <= steps or kind not in KINDS for step, kind in seams):
        raise ValueError(f"{data!r} are no seams")
    return seams
