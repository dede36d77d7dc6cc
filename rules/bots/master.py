"""The Master: a tree of its own choices, searched in worlds its seat could believe in.

Every option is played on in the same worlds, so that luck does not decide between them, and those that fall
clearly behind are dropped. Further choices of the own seat grow the tree. For all others, and below the tree,
the Burgher's rules of thumb play on until the judge looks at the result.
"""

from collections.abc import Iterator
from math import sqrt
from time import perf_counter

from rules.bots.dice import Dice
from rules.bots.findings import Finding, best
from rules.bots.lore import learned
from rules.bots.style import TODAY, Style
from rules.bots.tree import Branch
from rules.bots.verdict import TEMPERS, verdict
from rules.bots.weighing import weighed
from rules.kernel import GAMES, Action, Seat, State

#: Seconds for a decision, unless the table says otherwise.
SECONDS = 1.5


class Master:
    """Searches, and can say at any time what it has found."""

    def __init__(
        self, game: str, seed: int = 0, temper: str = "", worlds: int = 0, style: Style = TODAY
    ) -> None:
        self.style = style
        #: Who plays on in a dream, and who judges what came of it.
        self.thumb = GAMES[game].judge()
        self.judge = learned(game) if style.learned else self.thumb
        self.temper = TEMPERS[temper]
        self.dice = Dice(seed)
        self.findings: list[Finding] = []
        #: How many worlds it dreams of at most; 0: as many as the time allows.
        self.worlds = worlds

    def pick(self, state: State, seat: Seat) -> Action:
        """Think for the usual time, or in so many worlds."""
        for _ in self.think(state, seat, SECONDS if not self.worlds else 1e9):
            pass
        return best(self.findings)

    def think(self, state: State, seat: Seat, seconds: float) -> Iterator[Action]:
        """Give the best pick so far after every dream, until the time is over or the choice is clear."""
        return (pick for pick in self.step_by_step(state, seat, seconds) if pick is not None)

    def step_by_step(self, state: State, seat: Seat, seconds: float) -> Iterator[Action | None]:
        """Think likewise, and give None between the steps of a dream, so that nobody has to wait for it."""
        end = perf_counter() + seconds
        branches = self._looking_best(state, seat)
        racing, worlds = branches, 0
        while len(racing) > 1 and (not self.worlds or worlds < self.worlds):
            world = state.imagine(seat, self.dice.seed())
            for branch in racing:
                for _ in self.dream(world.clone(), seat, branch):
                    yield None
                yield racing[0].action
                if perf_counter() > end:
                    return
            worlds += 1
            self.findings = [branch.finding() for branch in branches]
            racing = sorted(racing, key=lambda branch: -branch.value)
            racing = self._contenders(racing) if worlds >= self.style.least else racing
        yield racing[0].action

    def _looking_best(self, state: State, seat: Seat) -> list[Branch]:
        options = state.options(seat)
        gains = [0.0] * len(options)
        if len(options) > 1:
            gains = weighed(state.imagine(seat, self.dice.seed()), seat, self.thumb, self.temper.spite)
        order = sorted(range(len(options)), key=lambda number: -gains[number])[: self.style.broad]
        self.findings = [Finding(options[number], 0, gains[number], gains[number]) for number in order]
        return [Branch(options[number]) for number in order]

    def dream(self, dream: State, seat: Seat, branch: Branch) -> Iterator[None]:
        """Play a world on after an option, step by step, down the tree and beyond; note what came of it."""
        thumb, until, style = self.thumb, self.judge.horizon(dream), self.style
        dream.apply(branch.action, seat)
        path = [branch]
        while (decision := dream.decision) is not None and thumb.moment(dream) <= until:
            options = dream.options()
            if len(options) == 1:
                dream.apply(options[0])
                continue
            gains = weighed(dream, decision.seat, thumb, self.temper.spite, 1)
            pick = options[gains.index(max(gains))]
            if decision.seat == seat and branch.visits >= style.ripe and len(path) <= style.deep:
                branch = branch.chosen(options, gains, style)
                path.append(branch)
                pick = branch.action
            dream.apply(pick)
            yield
        value, points = verdict(self.judge, self.temper, dream, seat)
        for branch in path:
            branch.note(value, points)

    def _contenders(self, racing: list[Branch]) -> list[Branch]:
        found = self._hopeful(racing, self.style.hardly)
        # By the clock there is time to see whether it was luck.
        return found if len(found) > 1 or self.worlds else self._hopeful(racing, self.style.surely)

    def _hopeful(self, racing: list[Branch], errors: float) -> list[Branch]:
        leader = racing[0]
        return [leader, *[branch for branch in racing[1:] if not self._hopeless(branch, leader, errors)]]

    def _hopeless(self, branch: Branch, leader: Branch, errors: float) -> bool:
        gaps = [value - ahead for value, ahead in zip(branch.values, leader.values, strict=True)]
        number = len(gaps)
        mean = sum(gaps) / number
        variance = sum([(gap - mean) ** 2 for gap in gaps]) / (number - 1)
        return mean + errors * sqrt(variance / number) < self.style.better
