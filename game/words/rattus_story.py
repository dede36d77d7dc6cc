"""Why the plague of Rattus does what it does, and what is left to do in a turn."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.words import Tongue
from game.words.rattus_book import NAMES, place, seat_name
from game.words.rattus_table import CHECKLIST, STORY
from game.words.telling import listed, spoken
from rules.kernel import Action, Seat
from rules.rattus.names import CLASS_OF, CLASSES
from rules.rattus.tasks import Task, tasks
from rules.rattus.view import Face, Region, View


class Item(NamedTuple):
    """A line of the checklist."""

    text: str
    done: bool
    #: The name of a character whose power it is about.
    short: str = ""


def checklist(
    tongue: Tongue, view: View, options: Sequence[Action] = (), underway: Action | None = None
) -> list[Item]:
    """Tell what the seat whose turn it is has done, does and may still do; the plague comes last."""
    return [_item(tongue, task) for task in tasks(view, options, underway)]


def _item(tongue: Tongue, task: Task) -> Item:
    text = CHECKLIST[task.what if task.stands == "open" else f"{task.what}_{task.stands}"]
    name = tongue(NAMES[task.character]) if task.character else ""
    return Item(tongue(text, character=name), task.stands == "done", name)


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
