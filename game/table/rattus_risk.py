"""What the plague would do in a region, as far as one seat can tell: exact over all tokens it may meet."""

from collections import Counter, defaultdict
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from game.words.rattus_story import CLASS_OF
from rules.kernel import Seat
from rules.rattus.names import SPREAD
from rules.rattus.tokens import TOKENS
from rules.rattus.view import FACES, Face, Region, View

_RINGS = {token.name for token in TOKENS if token.ring}

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


class Risk(NamedTuple):
    """What one seat would lose: on average, and at worst."""

    seat: Seat
    cubes: int
    expected: float
    worst: int


class Forecast(NamedTuple):
    """What would happen if the plague came to a region now."""

    region: Region
    risks: tuple[Risk, ...]
    #: How many new rats would come around it.
    spread: int

    @property
    def harmless(self) -> bool:
        """Say whether nobody can lose anything."""
        return all(risk.worst == 0 for risk in self.risks)

    def of(self, seat: Seat) -> Risk | None:
        """Give the risk of one seat, if it lives there."""
        return next((risk for risk in self.risks if risk.seat == seat), None)


def forecast(view: View, name: str) -> Forecast:
    """Weigh what could happen in a region: hidden tokens may be any that this seat has not seen."""
    region = next(region for region in view.regions if region.name == name)
    more = (view.neutral if view.plague == name else 0) - region.nuns
    folk = Folk(region.cubes, tuple(map(sum, region.potions)), more)
    known = tuple(sorted(_blow(view, folk, rat.face) for rat in region.rats if rat.face))
    hidden = [rat.ring for rat in region.rats if not rat.face]
    pools = (_pool(view, folk, rings=True), _pool(view, folk, rings=False))
    fates = _fates(folk, known, (hidden.count(True), hidden.count(False)), pools)
    risks = [_risk(folk, seat, fates) for seat, cubes in enumerate(region.cubes) if cubes]
    return Forecast(region, tuple(risks), SPREAD[len(region.rats)])


def _risk(folk: Folk, seat: Seat, fates: dict[Numbers, float]) -> Risk:
    before = folk.cubes[seat]
    expected = sum((before - left[seat]) * share for left, share in fates.items())
    return Risk(seat, before, expected, before - min(left[seat] for left in fates))


def unseen(view: View) -> tuple[Face, ...]:
    """List the tokens that may still lie face down somewhere, as far as this seat can tell."""
    seen = {rat.face.name for region in view.regions for rat in region.rats if rat.face}
    seen |= {face.name for face in view.flipped or ()}
    return tuple(face for face in FACES if face.name not in seen)


def _pool(view: View, folk: Folk, *, rings: bool) -> Pool:
    faces = [face for face in unseen(view) if (face.name in _RINGS) == rings]
    return tuple(sorted(Counter(_blow(view, folk, face) for face in faces).items()))


def _blow(view: View, folk: Folk, face: Face) -> Blow:
    """Reduce a token to what it does here; all that are harmless here become one."""
    nobody = (0,) * len(folk.cubes)
    if face.limit > folk.population:
        return Blow(99, 0, nobody)
    hits = [face.symbols.count("all") * bool(cubes) for cubes in folk.cubes]
    for player in view.players:
        for card in player.cards:
            hits[player.seat] += face.symbols.count(CLASS_OF[card]) * bool(folk.cubes[player.seat])
    return Blow(face.limit, face.symbols.count("majority"), tuple(hits))


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


class Fates:
    """Turns the tokens of a region in every order, and sums up how likely each outcome is."""

    def __init__(self, pools: tuple[Pool, Pool]) -> None:
        self.counts: tuple[dict[Blow, int], ...] = tuple(map(dict, pools))
        self.found: defaultdict[Numbers, float] = defaultdict(float)
        self._after: dict[tuple[Folk, Blow], Folk] = {}

    def turn(self, folk: Folk, share: float, known: tuple[Blow, ...], hidden: tuple[int, int]) -> None:
        """Turn any of the tokens left: those known, with a ring, and without one."""
        left = len(known) + sum(hidden)
        if not left or not any(folk.cubes):
            self.found[folk.cubes] += share
            return
        for number, blow in enumerate(known):
            rest = (*known[:number], *known[number + 1 :])
            self.turn(self._struck(folk, blow), share / left, rest, hidden)
        for kind, number in enumerate(hidden):
            if number:
                fewer = (hidden[0] - (kind == 0), hidden[1] - (kind == 1))
                self._turn_hidden(folk, share * number / left, known, fewer, self.counts[kind])

    def _turn_hidden(
        self,
        folk: Folk,
        share: float,
        known: tuple[Blow, ...],
        hidden: tuple[int, int],
        counts: dict[Blow, int],
    ) -> None:
        total = sum(counts.values())
        if not total:
            # A token that a soldier brought back is one too many for the pool; what it does, nobody knows.
            self.turn(folk, share, known, hidden)
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


@lru_cache(maxsize=128)
def _fates(
    folk: Folk, known: tuple[Blow, ...], hidden: tuple[int, int], pools: tuple[Pool, Pool]
) -> dict[Numbers, float]:
    """Give how likely each outcome is."""
    fates = Fates(pools)
    fates.turn(folk, 1.0, known, hidden)
    return dict(fates.found)


def most_feared(view: View) -> str:
    """Name the region where whoever looks, or else whoever plays, has most to lose."""
    seat = view.active if view.seat is None else view.seat
    fears = {region.name: forecast(view, region.name).of(seat) for region in view.regions}
    losses = {name: risk.expected for name, risk in fears.items() if risk}
    most = max(losses, key=lambda name: losses[name], default=view.plague)
    return most if losses.get(most) else view.plague
