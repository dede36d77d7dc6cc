"""The rounds of a match that was played: where each begins, and where in them a step lies."""

from typing import NamedTuple

from rules.kernel import Match


class Rounds(NamedTuple):
    """Where each round of a match begins, how it is called, and how many steps there are in all."""

    starts: tuple[int, ...]
    names: tuple[str, ...]
    steps: int

    @classmethod
    def of(cls, match: Match) -> "Rounds":
        """Play a match again and note its rounds."""
        again, starts, names = match.dealt(), list[int](), list[str]()
        for step, (seat, action) in enumerate(match.log):
            name = str(again.state.view(None).round)
            if not names or names[-1] != name:
                starts.append(step)
                names.append(name)
            again.play(action, seat)
        return cls(tuple(starts), tuple(names), len(match.log))

    @property
    def marks(self) -> list[tuple[int, str]]:
        """Give each round by the step it begins with."""
        return list(zip(self.starts, self.names, strict=True))

    def place(self, step: int) -> tuple[int, float]:
        """Give the number of the round of a step, from 0 on, and which part of it is over by then."""
        number = sum(start <= step for start in self.starts) - 1
        start, end = (*self.starts, self.steps)[number : number + 2]
        return number, (step - start) / max(1, end - start)
