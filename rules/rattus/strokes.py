"""How a token strikes, sign by sign, from a view of the moment it was turned; potions are not reckoned in."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from rules.kernel import Seat
from rules.rattus.names import CLASS_OF, CLASSES
from rules.rattus.view import Face, Region, View


class Stroke(NamedTuple):
    """What one sign does to some seats that lose alike, or why it does nothing."""

    sign: str
    #: Who is struck or would be, and how many cubes each of them loses.
    seats: tuple[Seat, ...]
    number: int
    #: The cards by which a class is struck.
    cards: tuple[str, ...] = ()
    #: Why nobody loses anything: the class is ``absent``, its card ``free``, its holder ``away`` or ``gone``.
    why: str = ""


def strikes(here: Region, face: Face) -> bool:
    """Say whether a token finds enough in a region to strike."""
    return here.population >= face.limit


def strokes(view: View, here: Region, face: Face) -> list[Stroke]:
    """Go through the signs of a token that strikes in a region, the majority first."""
    return list(_Striking(view, here).through(Counter(face.symbols)))


class _Striking:
    """A token at work: nobody loses more than he has."""

    def __init__(self, view: View, here: Region) -> None:
        self.view = view
        self.here = here
        self.left = list(here.cubes)

    def through(self, signs: Counter[str]) -> Iterator[Stroke]:
        leaders = [seat for seat, cubes in enumerate(self.left) if cubes == max(self.left)]
        yield from self._alike("majority", leaders, signs["majority"])
        people = [seat for seat, cubes in enumerate(self.left) if cubes]
        yield from self._alike("all", people, signs["all"])
        for name in signs:
            if name in CLASSES:
                yield from self._class(name, signs[name])

    def _alike(self, sign: str, seats: list[Seat], times: int) -> Iterator[Stroke]:
        """Strike some seats; those who lose as much are told together, whoever loses most first."""
        if not times:
            return
        losses = {seat: self._take(seat, times) for seat in seats}
        for number in sorted(set(losses.values()), reverse=True):
            yield Stroke(sign, tuple(seat for seat in seats if losses[seat] == number), number)

    def _take(self, seat: Seat, times: int) -> int:
        lost = min(self.left[seat], times)
        self.left[seat] -= lost
        return lost

    def _class(self, name: str, times: int) -> Iterator[Stroke]:
        held = {p.seat: tuple(card for card in p.cards if CLASS_OF[card] == name) for p in self.view.players}
        if not any(held.values()):
            absent = all(CLASS_OF[card] != name for card in self.view.cast)
            yield Stroke(name, (), 0, (), "absent" if absent else "free")
        for seat, cards in held.items():
            if cards:
                why = "" if self.left[seat] else "gone" if self.here.cubes[seat] else "away"
                yield Stroke(name, (seat,), self._take(seat, times * len(cards)), cards, why)
