"""What the plague would do in a region, as far as one seat can tell.

The average is exact over all tokens that may lie there, but leaves knight and serf out; the worst counts
them in.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rules.kernel import Seat
from rules.rattus.fates import Blow, Folk, Numbers, Pool, Rats, fates
from rules.rattus.names import CLASS_OF, NOBODY, SPREAD
from rules.rattus.tokens import TOKENS
from rules.rattus.view import FACES, Face, Region, View
from rules.rattus.worst import Mover, Worst, mover

_RINGS = {token.name for token in TOKENS if token.ring}

#: The cards that each seat holds.
Cards: TypeAlias = tuple[tuple[str, ...], ...]
Faces: TypeAlias = tuple[Face, ...]


class Risk(NamedTuple):
    """What one seat would lose: on average, and at worst."""

    seat: Seat
    cubes: int
    expected: float
    worst: int

    @property
    def rare(self) -> bool:
        """Say whether the average is too small to be written."""
        return self.expected < 0.05


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
    region = view.region(name)
    cards, tokens = tuple(player.cards for player in view.players), unseen(view)
    return _weighed(region, mover(view, region), cards, tokens, _brought_back(view, region, tokens))


def _brought_back(view: View, region: Region, tokens: Faces) -> Faces:
    """List what a token may be that a soldier has brought back here: one of those turned before."""
    back = next((rat for rat in region.rats if rat.returned and not rat.face), None)
    turned = tokens if view.flipped is None else view.flipped
    return tuple(face for face in turned if back and (face.name in _RINGS) == back.ring)


@lru_cache(maxsize=256)
def _weighed(region: Region, by: Mover, cards: Cards, tokens: Faces, turned: Faces) -> Forecast:
    folk = _folk(region, by.strangers[0])
    found = fates(folk, _rats(region, folk, cards, (tokens, turned)))
    least = tuple(map(min, zip(*found, strict=True)))
    # Without a serf the first number is reckoned already.
    for strangers in by.strangers[by.serf == NOBODY :]:
        more = _folk(region, strangers)
        rats = _rats(region, more, cards, (tokens, turned), by.serf)
        if any(rats.hidden) or rats.known:
            worst = Worst(rats, by, least)
            worst.turn(more, rats.known, rats.hidden)
            least = worst.least
    risks = [_risk(folk, seat, found, least) for seat, cubes in enumerate(region.cubes) if cubes]
    return Forecast(region, tuple(risks), SPREAD[len(region.rats)])


def _folk(region: Region, strangers: int) -> Folk:
    return Folk(region.cubes, tuple(map(sum, region.potions)), strangers - region.nuns)


def _risk(folk: Folk, seat: Seat, found: dict[Numbers, float], least: Numbers) -> Risk:
    before = folk.cubes[seat]
    expected = sum((before - left[seat]) * share for left, share in found.items())
    return Risk(seat, before, expected, before - least[seat])


def unseen(view: View) -> Faces:
    """List the tokens that may still lie face down somewhere, as far as this seat can tell."""
    seen = {rat.face.name for region in view.regions for rat in region.rats if rat.face}
    seen |= {face.name for face in view.flipped or ()}
    return tuple(face for face in FACES if face.name not in seen)


def _rats(region: Region, folk: Folk, cards: Cards, piles: tuple[Faces, Faces], serf: Seat = NOBODY) -> Rats:
    """Sort the tokens of a region: known, with a ring, without one, and brought back."""
    tokens, turned = piles
    rings = [face for face in tokens if face.name in _RINGS]
    plain = [face for face in tokens if face.name not in _RINGS]
    living = tuple(bool(cubes) or seat == serf for seat, cubes in enumerate(folk.cubes))

    def blow(face: Face) -> Blow:
        return _blow(cards, folk.population, living, face)

    def pool(faces: Iterable[Face]) -> Pool:
        return tuple(sorted(Counter(map(blow, faces)).items()))

    kinds = [2 if rat.returned else 0 if rat.ring else 1 for rat in region.rats if not rat.face]
    known = tuple(sorted(blow(rat.face) for rat in region.rats if rat.face))
    return Rats(known, tuple(map(kinds.count, range(3))), (pool(rings), pool(plain), pool(turned)))


def _blow(cards: Cards, population: int, living: tuple[bool, ...], face: Face) -> Blow:
    """Reduce a token to what it does here; all that are harmless here become one."""
    if face.limit > population:
        return Blow(99, 0, (0,) * len(living))
    hits = [face.symbols.count("all") * alive for alive in living]
    for seat, held in enumerate(cards):
        for card in held:
            hits[seat] += face.symbols.count(CLASS_OF[card]) * living[seat]
    return Blow(face.limit, face.symbols.count("majority"), tuple(hits))


def carried(before: View, after: View, seat: Seat) -> Risk | None:
    """Give the risk of a seat where the plague is, if it has come there or grown stronger in between."""
    moved = (after.plague, after.neutral) != (before.plague, before.neutral)
    return forecast(after, after.plague).of(seat) if moved and after.phase != "over" else None


def most_feared(view: View) -> str:
    """Name the region where whoever looks, or else whoever plays, has most to lose."""
    seat = view.active if view.seat is None else view.seat
    fears = {region.name: forecast(view, region.name).of(seat) for region in view.regions}
    losses = {name: risk.expected for name, risk in fears.items() if risk}
    most = max(losses, key=lambda name: losses[name], default=view.plague)
    return most if losses.get(most) else view.plague
