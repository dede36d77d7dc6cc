"""The worst that a plague may do to each seat, with what whoever brings it may add: a knight or a serf."""

from typing import NamedTuple

from rules.kernel import Seat
from rules.rattus.fates import Blow, Folk, Numbers, Rats, fewer, struck
from rules.rattus.names import NEUTRAL, NOBODY
from rules.rattus.plague import ShowAll
from rules.rattus.ravage import AddSerf, LoseCube, TurnToken
from rules.rattus.view import Region, View

#: What is asked when a knight has had his say in this outbreak.
_TURNING = frozenset({ShowAll, TurnToken, LoseCube, AddSerf})


class Mover(NamedTuple):
    """What whoever brings the plague may add to it."""

    #: What the piece may count for: first as it stands, then what a knight could make of it.
    strangers: Numbers
    #: Who may add cubes as the serf does, and how many there would be with those that live here.
    serf: Seat = NOBODY
    kin: int = 0


def mover(view: View, region: Region) -> Mover:
    """Say what may be added where the plague comes to a region."""
    held = {card: seat for seat in _bringers(view) for card in view.players[seat].cards}
    serf = held.get("serf", NOBODY)
    # No more can come than there are tokens, and few different numbers are soon found again.
    kin = region.cubes[serf] + min(len(region.rats), view.players[serf].reserve) if serf != NOBODY else 0
    return Mover(_strangers(view, region, held), serf, kin)


def _bringers(view: View) -> tuple[Seat, ...]:
    """List who may carry the plague: who plays, or in the last round all but who has ended the game."""
    if view.phase == "last_round":
        return tuple(player.seat for player in view.players if player.seat != view.active)
    return (view.active,) if view.phase == "turns" else ()


def _strangers(view: View, region: Region, held: dict[str, Seat]) -> Numbers:
    here, now = view.plague == region.name, view.strangers(region.name)
    # Where nobody is asked, a preview has stopped on the way: the knight has not spoken yet.
    asked = [kind for _, kind in view.waiting]
    said = view.phase == "turns" and here and bool(asked) and all(kind in _TURNING for kind in asked)
    # In the last round a piece that counts is carried on by others.
    carried = view.neutral and held.keys() & {"serf", "crusader"}
    if said or not ("knight" in held or carried):
        return (now,)
    return (now, NEUTRAL - now)


class Worst:
    """Searches the fewest cubes that each seat may keep, and begins with what was found before."""

    def __init__(self, rats: Rats, mover: Mover, least: Numbers) -> None:
        self.mover = mover
        self.least = least
        self._counts = tuple(dict(sorted(pool, key=_harm, reverse=True)) for pool in rats.pools)
        blows = [*rats.known, *(blow for pool in rats.pools for blow, _ in pool)]
        self._hardest = tuple(
            max(blow.hits[seat] + blow.majority for blow in blows) for seat in range(len(least))
        )
        self._seen: set[tuple[Folk, tuple[Blow, ...], Numbers, tuple[Numbers, ...]]] = set()

    def turn(self, folk: Folk, known: tuple[Blow, ...], hidden: Numbers) -> None:
        """Turn any of the tokens left, unless nobody can be worse off by it."""
        self.least = tuple(map(min, self.least, folk.cubes))
        if not any(folk.cubes) or self._settled(folk, len(known) + sum(hidden)):
            return
        moment = (folk, known, hidden, tuple(tuple(counts.values()) for counts in self._counts))
        if moment in self._seen:
            return
        self._seen.add(moment)
        for number, blow in enumerate(known):
            self._strike(folk, blow, (*known[:number], *known[number + 1 :]), hidden)
        for kind, number in enumerate(hidden):
            if number:
                self._turn_hidden(folk, known, fewer(hidden, kind), self._counts[kind])

    def _settled(self, folk: Folk, left: int) -> bool:
        chances = zip(folk.cubes, self._hardest, self.least, strict=True)
        return all(max(0, cubes - left * hits) >= least for cubes, hits, least in chances)

    def _turn_hidden(
        self, folk: Folk, known: tuple[Blow, ...], hidden: Numbers, counts: dict[Blow, int]
    ) -> None:
        for blow, count in counts.items():
            if count:
                counts[blow] = count - 1
                self._strike(folk, blow, known, hidden)
                counts[blow] = count

    def _strike(self, folk: Folk, blow: Blow, known: tuple[Blow, ...], hidden: Numbers) -> None:
        """Go on after a token, and where others have died also with a cube that the serf adds."""
        after = struck(folk, blow)
        self.turn(after, known, hidden)
        seat = self.mover.serf
        if seat == NOBODY or after.cubes[seat] >= self.mover.kin:
            return
        if sum(folk.cubes) - sum(after.cubes) > folk.cubes[seat] - after.cubes[seat]:
            more = tuple(cubes + (other == seat) for other, cubes in enumerate(after.cubes))
            self.turn(after._replace(cubes=more), known, hidden)


def _harm(entry: tuple[Blow, int]) -> int:
    return entry[0].majority + sum(entry[0].hits)
