"""What was claimed in how many games, and what of it was false."""

from collections import Counter
from typing import Any


class Record:
    """Counts claims by their kind; of each kind that was ever false it keeps the first case."""

    def __init__(self) -> None:
        #: How many tables, positions and options were seen, and how many claims by their kind.
        self.seen: Counter[str] = Counter()
        self.claims: Counter[str] = Counter()
        self.falsehoods: dict[str, str] = {}
        #: Where the walk is, so that a falsehood can be found again.
        self.where = ""

    def claim(self, kind: str, said: Any, came: Any) -> None:
        """Hold what was said against what came."""
        self.claims[kind] += 1
        if said != came:
            self.falsehoods.setdefault(kind, f"said {said!r}, came {came!r} at {self.where}")

    def __str__(self) -> str:
        """Tell how much was seen, and every kind of falsehood."""
        seen = ", ".join(f"{number} {what}" for what, number in self.seen.items())
        kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(self.claims.items()))
        false = "".join(f"\n  {kind}: {case}" for kind, case in self.falsehoods.items())
        return f"{seen}, {self.claims.total()} claims ({kinds}){false}"
