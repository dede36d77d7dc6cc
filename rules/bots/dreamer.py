"""A simple honest opponent: tries each option in a few imagined worlds and plays on at random for a while."""

from rules.kernel import Action, Seat, State
from rules.kernel.chance import advanced, mixed, seeded

#: How many worlds are tried for each option, and how many decisions ahead it looks.
WORLDS, AHEAD = 6, 30


class Dreamer:
    """Picks the option that went best on average in its dreams."""

    def __init__(self, seed: int = 0, worlds: int = WORLDS, ahead: int = AHEAD) -> None:
        self.chance = seeded(seed)
        self.worlds = worlds
        self.ahead = ahead

    def pick(self, state: State, seat: Seat) -> Action:
        """Choose for a seat that has a decision."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = state.imagine(seat, self._below(1 << 62))
            dice = self.chance
            for number, option in enumerate(options):
                self.chance = dice
                totals[number] += self._worth(world, option, seat)
        return options[max(range(len(options)), key=lambda number: totals[number])]

    def _worth(self, world: State, option: Action, seat: Seat) -> float:
        dream = world.clone()
        dream.apply(option, seat)
        for _ in range(self.ahead):
            if dream.decision is None:
                break
            options = dream.options()
            dream.apply(options[self._below(len(options))])
        scores = dream.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - sum(others) / len(others)

    def _below(self, n: int) -> int:
        self.chance = advanced(self.chance)
        return (mixed(self.chance) * n) >> 64
