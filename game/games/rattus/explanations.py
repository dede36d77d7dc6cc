"""Why the plague of Rattus does what it does, and what is left to do in a turn."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.games.rattus.sentences import NAMES, place
from game.games.rattus.words.table import CHECKLIST, STORY
from game.words import Tongue
from game.words.telling import listed, seat_name, spoken
from rules.kernel import Action
from rules.rattus.strokes import Stroke, empties, strikes, strokes
from rules.rattus.tasks import Chances, Task, tasks
from rules.rattus.view import Face, Region, View


class Item(NamedTuple):
    """A line of the checklist."""

    text: str
    done: bool
    #: The name of a character whose power it is about.
    short: str = ""


def checklist(
    tongue: Tongue, view: View, can: Chances | None = None, underway: Action | None = None
) -> list[Item]:
    """Tell what the seat whose turn it is has done, does and may still do; the plague comes last."""
    return [_item(tongue, task) for task in tasks(view, can, underway)]


def _item(tongue: Tongue, task: Task) -> Item:
    text = CHECKLIST[task.what if task.stands == "open" else f"{task.what}_{task.stands}"]
    name = tongue(NAMES[task.character]) if task.character else ""
    return Item(tongue(text, character=name), task.stands == "done", name)


def story(tongue: Tongue, view: View, region: str, face: Face, names: Sequence[str]) -> list[str]:
    """Tell what a token does and why, with the view of the moment it was turned, before it strikes."""
    here = view.region(region)
    lines = [*_counted(tongue, view, here)]
    key = "strikes" if strikes(here, face) else "too_few" if here.population else "none_counts"
    lines.append(spoken(tongue, STORY[key], limit=face.limit, cubes=here.population))
    if strikes(here, face):
        struck = strokes(view, here, face)
        lines += [_stroke(tongue, stroke, names) for stroke in struck]
        if empties(here, struck):
            lines.append(spoken(tongue, STORY["empty"], region=place(tongue, here.name)))
    return lines


def _stroke(tongue: Tongue, stroke: Stroke, names: Sequence[str]) -> str:
    """Tell what one sign does."""
    many = {"majority": "majority_level", "all": "all_each"}.get(stroke.sign)
    key = many if many and len(stroke.seats) > 1 else stroke.sign if many else "class"
    return spoken(
        tongue,
        STORY[f"{key}_{stroke.why}" if stroke.why else key],
        sign=tongue(NAMES[stroke.sign]),
        names=listed(tongue, [seat_name(tongue, seat, names) for seat in stroke.seats]),
        characters=listed(tongue, [place(tongue, card) for card in stroke.cards]),
        number=stroke.number,
    )


def _counted(tongue: Tongue, view: View, here: Region) -> Iterator[str]:
    """Show the sum where more or less than the cubes counts."""
    neutral = view.strangers(here.name)
    parts = [f"{sum(here.cubes)} [cube]"]
    parts += [f"+ {neutral} [pieces/plague]"] if neutral else []
    parts += [f"− {here.nuns} [pieces/nun]"] if here.nuns else []
    if len(parts) > 1:
        yield spoken(tongue, STORY["counted"], sum=" ".join(parts), total=here.population)
