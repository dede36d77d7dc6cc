"""Looking back at a finished match: moments in worlds their seats could believe in, choices weighed anew.

Which option is the best is found out in one set of worlds, and by how much it is better in another: whoever
looks for the highest of several uncertain numbers finds one that is too high.
"""

from collections.abc import Collection, Generator, Iterator
from math import sqrt
from typing import Any, NamedTuple

from rules.bots.dice import Dice
from rules.bots.findings import best
from rules.bots.master import Master
from rules.bots.outlook import chances
from rules.bots.review import Judged, Review, judged, written
from rules.bots.tree import Branch
from rules.kernel import Action, Match, Seat, State

#: More time than anybody has: the number of worlds is the bound.
ENDLESS = 1e9
#: So many digits of a chance are kept.
DIGITS = 4


class Worlds(NamedTuple):
    """In how many worlds a moment is looked at, the best option is looked for, and its lead is measured."""

    moment: int = 12
    search: int = 40
    measure: int = 160


USUAL = Worlds()


class Found(NamedTuple):
    """One thing that was found out: the chances at a step, or what a choice there was worth."""

    step: int
    chances: tuple[float, ...] = ()
    judged: Judged | None = None

    def to_json(self) -> list[Any]:
        """Write it down."""
        return [self.step, list(self.chances), written(self.judged) if self.judged else None]

    @classmethod
    def read(cls, data: list[Any]) -> "Found":
        """Read it again."""
        step, line, choice = data
        return cls(step, tuple(line), judged(choice) if choice else None)


class Share(NamedTuple):
    """Which part of the work is to be done, of how many."""

    number: int = 0
    of: int = 1


WHOLE = Share()


class Step(NamedTuple):
    """An action of a match, and the position before it."""

    number: int
    seat: Seat
    action: Action
    state: State

    @property
    def is_choice(self) -> bool:
        """Say whether something else could have been played."""
        return len(self.state.options(self.seat)) > 1


class Reviewer:
    """Goes through a match; what it finds depends on the match and the number of worlds alone."""

    def __init__(
        self,
        match: Match,
        people: tuple[Seat, ...],
        worlds: Worlds = USUAL,
        lent: Collection[int] = (),
    ) -> None:
        """Judge the choices on seats of people, but for the steps that were lent to bots."""
        self.match = match
        self.people = people
        self.worlds = worlds
        self.lent = frozenset(lent)

    def amount(self) -> int:
        """Count what there is to find out."""
        return len(self.match.log) + 1 + sum(1 for _ in self._choices())

    def _steps(self) -> Iterator[Step]:
        again = self.match.dealt()
        for step, (seat, action) in enumerate(self.match.log):
            yield Step(step, seat, action, again.state)
            again.play(action, seat)

    def _choices(self) -> Iterator[Step]:
        own = (step for step in self._steps() if step.seat in self.people and step.number not in self.lent)
        return (step for step in own if step.is_choice)

    def work(self, share: Share = WHOLE) -> Generator[Found | None]:
        """Give one finding after the other, the chances first, or None so that whoever waits may stop it."""
        for number, step in enumerate(self._steps()):
            if number % share.of == share.number:
                yield from self.moment(step.state, step.number)
        if share.number == 0:
            yield Found(len(self.match.log), chances(self.match.state))
        for number, step in enumerate(self._choices()):
            if number % share.of == share.number:
                yield from self.choice(step.state, step.number, step.seat, step.action)

    def moment(self, state: State, step: int) -> Iterator[Found | None]:
        """Look for the chance of every seat to win, each by what that seat knows, world by world."""
        line: list[float] = []
        for seat in range(state.seats):
            dice, found = Dice(self.match.seed + step), list[float]()
            for _ in range(self.worlds.moment):
                found.append(chances(state.imagine(seat, dice.seed()))[seat])
                yield None
            line.append(round(sum(found) / len(found), DIGITS))
        yield Found(step, tuple(line))

    def choice(self, state: State, step: int, seat: Seat, played: Action) -> Iterator[Found | None]:
        """Look for the best option, and measure what it is better by than the one that was played."""
        master = Master(state.game.key, self.match.seed + step, worlds=self.worlds.search)
        for _ in master.step_by_step(state, seat, ENDLESS):
            yield None
        better = best(master.findings)
        if better == played:
            yield Found(step, judged=Judged(step, seat, played, played))
            return
        leads: list[float] = []
        for lead in self._leads(state, step, seat, (better, played)):
            if lead is not None:
                leads.append(lead)
            yield None
        loss, error = mean(leads)
        yield Found(
            step, judged=Judged(step, seat, played, better, round(loss, DIGITS), round(error, DIGITS))
        )

    def _leads(
        self, state: State, step: int, seat: Seat, pair: tuple[Action, Action]
    ) -> Iterator[float | None]:
        """Play both options on in the same worlds, step by step; those of the search are not seen again."""
        master, dice = Master(state.game.key), Dice(-1 - self.match.seed - step)
        branches = [Branch(option) for option in pair]
        for _ in range(self.worlds.measure):
            world = state.imagine(seat, dice.seed())
            ends = [world.clone(), world]
            for end, branch in zip(ends, branches, strict=True):
                for _ in master.dream(end, seat, branch):
                    yield None
            better, played = (chances(end)[seat] for end in ends)
            yield better - played


def mean(values: list[float]) -> tuple[float, float]:
    """Give the mean and its standard error."""
    number = len(values)
    middle = sum(values) / number
    variance = sum([(value - middle) ** 2 for value in values]) / max(1, number - 1)
    return middle, sqrt(variance / number)


def collected(found: list[Found]) -> Review:
    """Put together what was found."""
    lines = {each.step: each.chances for each in found if each.chances}
    choices = sorted([each.judged for each in found if each.judged], key=lambda choice: choice.step)
    return Review(tuple(lines[step] for step in sorted(lines)), tuple(choices))
