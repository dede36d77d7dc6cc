"""The Master: plays every option on in worlds its seat could believe in, and drops those that fall behind."""

from collections.abc import Iterator
from math import sqrt
from time import perf_counter

from rules.bots.dice import Dice
from rules.bots.findings import Finding
from rules.bots.judges import JUDGES, TEMPERS, chance
from rules.bots.weighing import weighed
from rules.kernel import Action, Seat, State

#: Seconds for a decision, unless the table says otherwise.
SECONDS = 1.5
#: An option is dropped when it is so many standard errors behind, after so many worlds.
CLEARLY, LEAST = 2.5, 8


class Master:
    """Searches; the Burgher's rules of thumb stand for everybody's further choices."""

    def __init__(self, game: str, seed: int = 0, temper: str = "") -> None:
        self.judge = JUDGES[game]
        self.temper = TEMPERS[temper]
        self.dice = Dice(seed)
        self.findings: list[Finding] = []

    def pick(self, state: State, seat: Seat) -> Action:
        """Think for the usual time."""
        *_, best = self.think(state, seat, SECONDS)
        return best

    def think(self, state: State, seat: Seat, seconds: float) -> Iterator[Action]:
        """Give the best pick so far after every world, until the time is over or the choice is clear."""
        options = state.options(seat)
        if len(options) == 1:
            self.findings = [Finding(options[0], 1, 0.0, 0.0)]
            yield options[0]
            return
        end = perf_counter() + seconds
        results: dict[Action, list[float]] = {option: [] for option in options}
        while len(results) > 1:
            world = state.imagine(seat, self.dice.seed())
            for option, values in results.items():
                values.append(self._dreamt(world.clone(), seat, option))
            best = max(results, key=lambda option: sum(results[option]))
            self.findings = [Finding(o, len(v), sum(v) / len(v), sum(v) / len(v)) for o, v in results.items()]
            yield best
            if perf_counter() > end:
                return
            if len(results[best]) >= LEAST:
                results = _contenders(results, best)

    def _dreamt(self, dream: State, seat: Seat, option: Action) -> float:
        until = getattr(dream, "round") + 1
        dream.apply(option, seat)
        for _ in range(200):
            decision = dream.decision
            if decision is None or getattr(dream, "round") > until:
                break
            options = dream.options()
            if len(options) > 1:
                values = weighed(dream, decision.seat, self.judge, self.temper.spite, 1)
                dream.apply(options[values.index(max(values))])
            else:
                dream.apply(options[0])
        return chance(self.judge, dream, seat)


def _contenders(results: dict[Action, list[float]], best: Action) -> dict[Action, list[float]]:
    leader = results[best]
    return {
        option: values for option, values in results.items() if option == best or not _behind(values, leader)
    }


def _behind(values: list[float], leader: list[float]) -> bool:
    number = len(values)
    gaps = [ahead - value for ahead, value in zip(leader, values, strict=True)]
    mean = sum(gaps) / number
    variance = sum([(gap - mean) ** 2 for gap in gaps]) / (number - 1)
    return mean > CLEARLY * sqrt(variance / number)
