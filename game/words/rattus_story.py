"""Why the plague of Rattus does what it does, and what is left to do in a turn."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.words import Tongue
from game.words.rattus_book import NAMES, place, seat_name
from game.words.rattus_table import CHECKLIST, STORY
from game.words.telling import listed, spoken
from rules.kernel import Action, Seat
from rules.rattus.names import CLASS_OF, CLASSES, NUMBER_OF
from rules.rattus.powers import TURN
from rules.rattus.view import Face, Region, View

#: Characters without a power to pick that help when cubes are placed; the others help with the plague.
_WITH_CUBES = ("peasant", "queen")
#: Questions about cubes that are being placed, and those that come when the plague has been let go.
_PLACING = frozenset({"HowMany", "MayorPick", "MayorBonus"})
_RAVAGING = frozenset({"MovePlague", "Spread", "Strengthen", "ShowAll", "TurnToken", "LoseCube", "AddSerf"})


class Item(NamedTuple):
    """A line of the checklist."""

    text: str
    done: bool
    #: The name of a character whose power it is about.
    short: str = ""
    #: Whether that power helps when the plague has been let go.
    with_plague: bool = False


def checklist(tongue: Tongue, view: View, options: Sequence[Action] = ()) -> list[Item]:
    """Tell what the seat whose turn it is has done and may still do; the plague comes last.

    With the options of a turn it also says what would be of no use now. Once the plague is let go, only what
    was done is left, and who helps with the plague.
    """
    useful = {option.name or option.kind for option in options if option.kind in ("place", "power")}
    idle = bool(options) and "place" not in useful
    items = [_item(tongue, "card", view.took), _item(tongue, "cubes", view.placed, idle=idle)]
    for name in view.players[view.active].cards:
        if TURN[NUMBER_OF[name]] is None and name not in view.used:
            items.append(_by_itself(tongue, view, name, idle=idle))
        else:
            unused = bool(options) and name not in useful
            items.append(_item(tongue, "power", name in view.used, name, idle=unused))
    if _ravaging(view):
        items = [item for item in items if item.done or item.with_plague]
    return [*items, _item(tongue, "plague", False)]


def _ravaging(view: View) -> bool:
    """Say whether the plague has been let go; while it strikes nobody may be asked."""
    begun = bool(view.took or view.placed or view.used)
    return all(kind in _RAVAGING for _, kind in view.waiting) and (begun or bool(view.waiting))


def _by_itself(tongue: Tongue, view: View, name: str, *, idle: bool) -> Item:
    """Tell of a character without a power to pick."""
    if name not in _WITH_CUBES:
        return _item(tongue, "with_plague", False, name)._replace(with_plague=True)
    over = view.placed and not any(kind in _PLACING for _, kind in view.waiting)
    return _item(tongue, "power" if over or idle else "with_cubes", False, name, idle=over or idle)


def _item(tongue: Tongue, key: str, done: bool, character: str = "", *, idle: bool = False) -> Item:
    text = CHECKLIST[f"{key}_done" if done else f"{key}_idle" if idle else key]
    name = tongue(NAMES[character]) if character else ""
    return Item(tongue(text, character=name), done, name)


def story(tongue: Tongue, view: View, region: str, face: Face, names: Sequence[str]) -> list[str]:
    """Tell what a token does and why, with the view of the moment it was turned, before it strikes."""
    here = next(found for found in view.regions if found.name == region)
    lines = [*_counted(tongue, view, here)]
    key = "strikes" if here.population >= face.limit else "too_few" if here.population else "none_counts"
    lines.append(spoken(tongue, STORY[key], limit=face.limit, cubes=here.population))
    if key == "strikes":
        lines += _Strike(tongue, view, here, names).told(face)
    return lines


def _counted(tongue: Tongue, view: View, here: Region) -> Iterator[str]:
    """Show the sum where more or less than the cubes counts."""
    neutral = view.neutral if view.plague == here.name else 0
    parts = [f"{sum(here.cubes)} [cube]"]
    parts += [f"+ {neutral} [pieces/plague]"] if neutral else []
    parts += [f"− {here.nuns} [pieces/nun]"] if here.nuns else []
    if len(parts) > 1:
        yield spoken(tongue, STORY["counted"], sum=" ".join(parts), total=here.population)


class _Strike:
    """A token at work in a region: nobody loses more than he has."""

    def __init__(self, tongue: Tongue, view: View, here: Region, names: Sequence[str]) -> None:
        self.tongue = tongue
        self.view = view
        self.here = here
        self.names = names
        self.left = list(here.cubes)

    def told(self, face: Face) -> Iterator[str]:
        """Go through the signs as they strike, the majority first."""
        signs = Counter(face.symbols)
        leaders = [seat for seat, cubes in enumerate(self.left) if cubes == max(self.left)]
        yield from self._struck("majority", "majority_level", leaders, signs["majority"])
        people = [seat for seat, cubes in enumerate(self.left) if cubes]
        yield from self._struck("all", "all_each", people, signs["all"])
        for name in signs:
            if name in CLASSES:
                yield from self._class(name, signs[name])
        if not any(self.left) and not any(self.here.potions):
            yield spoken(self.tongue, STORY["empty"], region=place(self.tongue, self.here.name))

    def _struck(self, one: str, many: str, seats: Sequence[Seat], times: int) -> Iterator[str]:
        if times and seats:
            who = listed(self.tongue, [seat_name(self.tongue, seat, self.names) for seat in seats])
            number = max([self._take(seat, times) for seat in seats])
            yield spoken(self.tongue, STORY[one if len(seats) == 1 else many], names=who, number=number)

    def _take(self, seat: Seat, times: int) -> int:
        lost = min(self.left[seat], times)
        self.left[seat] -= lost
        return lost

    def _class(self, name: str, times: int) -> Iterator[str]:
        sign = self.tongue(NAMES[name])
        held = {p.seat: [card for card in p.cards if CLASS_OF[card] == name] for p in self.view.players}
        if not any(held.values()):
            absent = all(CLASS_OF[card] != name for card in self.view.cast)
            yield spoken(self.tongue, STORY["class_absent" if absent else "class_free"], sign=sign)
        for seat, cards in held.items():
            if cards:
                yield self._holder(sign, seat, cards, times * len(cards))

    def _holder(self, sign: str, seat: Seat, cards: Sequence[str], times: int) -> str:
        key = "class" if self.left[seat] else "class_gone" if self.here.cubes[seat] else "class_away"
        return spoken(
            self.tongue,
            STORY[key],
            sign=sign,
            names=seat_name(self.tongue, seat, self.names),
            characters=listed(self.tongue, [place(self.tongue, card) for card in cards]),
            number=self._take(seat, times),
        )
