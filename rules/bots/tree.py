"""The tree of a seat's own choices: what was tried after what, and what came of it."""

from collections.abc import Iterator, Sequence
from math import sqrt

from rules.bots.findings import Finding
from rules.bots.style import Style
from rules.kernel import Action


class Branch:
    """A choice, reached by the choices above it whatever the others did in between."""

    __slots__ = ("action", "children", "points", "total", "values", "visits")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.children: dict[Action, Branch] = {}
        self.visits = 0
        self.total = 0.0
        self.points = 0.0
        #: One for each world it was tried in.
        self.values: list[float] = []

    @property
    def value(self) -> float:
        """Give the mean of what came of it."""
        return self.total / self.visits if self.visits else 0.0

    def note(self, value: float, points: float) -> None:
        """Remember what came of it in one world."""
        self.visits += 1
        self.total += value
        self.points += points
        self.values.append(value)

    def finding(self) -> Finding:
        """Say what is known about it."""
        mean = self.points / max(1, self.visits)
        return Finding(self.action, self.visits, self.value, mean, tuple(self._line()))

    def _line(self) -> Iterator[Action]:
        """Give what was tried most after it, and so on."""
        branch = self
        while branch.children:
            branch = max(branch.children.values(), key=lambda child: child.visits)
            yield branch.action

    def chosen(self, options: Sequence[Action], gains: Sequence[float], style: Style) -> "Branch":
        """Choose among what is possible in this world: the promising, and those tried too little to know."""
        best = gains.index(max(gains))
        tried = [self.children.get(option) for option in options]
        if not any(tried):
            return self.children.setdefault(options[best], Branch(options[best]))
        visits = sum([branch.visits for branch in tried if branch])
        scores = [
            _score(branch, gain - gains[best], visits, self.value, style)
            for branch, gain in zip(tried, gains, strict=True)
        ]
        pick = options[scores.index(max(scores))]
        return self.children.setdefault(pick, Branch(pick))


def _score(branch: Branch | None, behind: float, visits: int, mean: float, style: Style) -> float:
    prior = 1 / (1 + max(0.0, -behind) / style.trust)
    value, tried = (branch.value, branch.visits) if branch and branch.visits else (mean, 0)
    return value + style.curiosity * prior * sqrt(visits) / (1 + tried)
