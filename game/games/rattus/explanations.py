"""What is left to do in a turn of Rattus, and what a power does in it."""

from typing import NamedTuple

from game.games.rattus.sentences import NAMES
from game.games.rattus.words.characters import LAST_POWERS
from game.games.rattus.words.table import CHECKLIST
from game.words import Tongue
from rules.kernel import Action
from rules.rattus.tasks import Chances, Task, tasks
from rules.rattus.view import View


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


def power_now(view: View, name: str, usual: str) -> str:
    """Give the text of a power: in the last round that of the last round, if it has one, else the usual."""
    return LAST_POWERS.get(name, usual) if view.phase == "last_round" else usual
