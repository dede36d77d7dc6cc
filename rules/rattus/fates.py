"""What rat tokens do to the people of a region, token by token: every outcome, and how likely it is."""

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Numbers: TypeAlias = tuple[int, ...]


class Blow(NamedTuple):
    """What a token does in one region: from which population on, to the majority, and to each seat."""

    limit: int
    majority: int
    hits: Numbers


#: By blow, how many of the tokens that may lie here deal it.
Pool: TypeAlias = tuple[tuple[Blow, int], ...]


class Folk(NamedTuple):
    """Who lives in a region: cubes and potions by seat, and what else counts for its population."""

    cubes: Numbers
    potions: Numbers
    more: int

    @property
    def population(self) -> int:
        """Count what a limit is held against."""
        return max(0, sum(self.cubes) + self.more)


class Rats(NamedTuple):
    """The tokens of a region: those that are known, and how many are hidden of each pool."""

    known: tuple[Blow, ...]
    hidden: Numbers
    pools: tuple[Pool, ...]


def struck(folk: Folk, blow: Blow) -> Folk:
    """Give who is left after a token; whoever has potions gives them up before cubes."""
    if folk.population < blow.limit:
        return folk
    most = max(folk.cubes)
    cubes, potions = list(folk.cubes), list(folk.potions)
    for seat, living in enumerate(folk.cubes):
        hits = blow.hits[seat] + (blow.majority if living == most else 0)
        saved = min(hits, potions[seat])
        potions[seat] -= saved
        cubes[seat] -= min(living, hits - saved)
    return Folk(tuple(cubes), tuple(potions), folk.more)


def fewer(numbers: Numbers, place: int) -> Numbers:
    """Count one less at a place."""
    return (*numbers[:place], numbers[place] - 1, *numbers[place + 1 :])


@lru_cache(maxsize=128)
def fates(folk: Folk, rats: Rats) -> dict[Numbers, float]:
    """Give how likely each outcome is, if the tokens are turned in any order."""
    found = Fates(rats.pools)
    found.turn(folk, 1.0, rats.known, rats.hidden)
    return dict(found.found)


class Fates:
    """Turns the tokens of a region in every order, and sums up how likely each outcome is."""

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        self.counts: tuple[dict[Blow, int], ...] = tuple(map(dict, pools))
        self.found: defaultdict[Numbers, float] = defaultdict(float)
        self._after: dict[tuple[Folk, Blow], Folk] = {}

    def turn(self, folk: Folk, share: float, known: tuple[Blow, ...], hidden: Numbers) -> None:
        """Turn any of the tokens left: those known, and those hidden of each pool."""
        left = len(known) + sum(hidden)
        if not left or not any(folk.cubes):
            self.found[folk.cubes] += share
            return
        for number, blow in enumerate(known):
            rest = (*known[:number], *known[number + 1 :])
            self.turn(self._struck(folk, blow), share / left, rest, hidden)
        for kind, number in enumerate(hidden):
            if number:
                self._turn_hidden(folk, share * number / left, known, fewer(hidden, kind), self.counts[kind])

    def _turn_hidden(
        self, folk: Folk, share: float, known: tuple[Blow, ...], hidden: Numbers, counts: dict[Blow, int]
    ) -> None:
        total = sum(counts.values())
        for blow, count in counts.items():
            if count:
                counts[blow] = count - 1
                self.turn(self._struck(folk, blow), share * count / total, known, hidden)
                counts[blow] = count

    def _struck(self, folk: Folk, blow: Blow) -> Folk:
        key = (folk, blow)
        if key not in self._after:
            self._after[key] = struck(folk, blow)
        return self._after[key]
