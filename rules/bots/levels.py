"""Opponents who decide at once: the Apprentice, whose judgement is blurred, and the Burgher."""

from collections.abc import Iterator

from rules.bots.dice import Dice
from rules.bots.findings import Finding, best
from rules.bots.verdict import TEMPERS
from rules.bots.weighing import weighed
from rules.kernel import GAMES, Action, Seat, State


class Burgher:
    """Plays by rules of thumb: in a world it could believe in, the option its judge likes best."""

    def __init__(self, game: str, seed: int = 0, temper: str = "") -> None:
        self.game = GAMES[game]
        self.judge = self.game.judge()
        self.temper = TEMPERS[temper]
        self.dice = Dice(seed)
        self.findings: list[Finding] = []

    def pick(self, state: State, seat: Seat) -> Action:
        """Choose for a seat that has a decision."""
        options = state.options(seat)
        gains = self.weigh(state.imagine(seat, self.dice.seed()), seat) if len(options) > 1 else [0.0]
        self.findings = [Finding(option, 1, gain, gain) for option, gain in zip(options, gains, strict=True)]
        return best(self.findings)

    def weigh(self, world: State, seat: Seat) -> list[float]:
        """Weigh the options in an imagined world."""
        return weighed(world, seat, self.judge, self.temper.spite)

    def think(self, state: State, seat: Seat, seconds: float) -> Iterator[Action]:
        """Give the pick; more time makes no difference."""
        yield self.pick(state, seat)


class Apprentice(Burgher):
    """Knows the same rules of thumb, but looks at nobody else and misjudges every option by some points."""

    def weigh(self, world: State, seat: Seat) -> list[float]:
        """Weigh the options, each with an error of its own."""
        blur = self.game.contents.blur
        return [gain + blur * self.dice.slip() for gain in weighed(world, seat, self.judge, 0.0)]
