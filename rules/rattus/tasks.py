"""What the seat at turn has done, does and may still do, as all can see it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.kernel import Action
from rules.rattus.names import NUMBER_OF
from rules.rattus.powers import TURN
from rules.rattus.view import View

#: Characters without a power to pick that help when cubes are placed; the others help with the plague.
WITH_CUBES = ("peasant", "queen")
#: How a task stands.
OPEN, NOW, DONE, IDLE = "open", "now", "done", "idle"


class Task(NamedTuple):
    """One thing to do: a card to take, cubes to place, a power to use, or the plague to move."""

    what: str
    stands: str
    #: Whose power it is.
    character: str = ""


def tasks(view: View, options: Sequence[Action] = (), underway: Action | None = None) -> list[Task]:
    """List the tasks of a turn, the plague last.

    With the options of the turn it also says what would be of no use now. What is underway is neither open
    nor done. Once the plague is let go, only what was done is left, and who helps with the plague.
    """
    found = [Task("card", DONE if view.took else OPEN), _cubes(view, options, underway)]
    found += _powers(view, options, underway)
    if underway is None or underway.kind != "plague":
        return [*found, Task("plague", OPEN)]
    moves = any(kind == "MovePlague" for _, kind in view.waiting)
    kept = [task for task in found if task.stands == DONE or task.what == "with_plague"]
    return [*kept, Task("plague", OPEN if moves else NOW)]


def _cubes(view: View, options: Sequence[Action], underway: Action | None) -> Task:
    if underway is not None and (underway.kind == "place" or underway.value == "mayor"):
        return Task("cubes", NOW)
    offered = not options or any(option.kind == "place" for option in options)
    return Task("cubes", DONE if view.placed else OPEN if offered else IDLE)


def _powers(view: View, options: Sequence[Action], underway: Action | None) -> Iterator[Task]:
    placing = _cubes(view, options, underway).stands
    useful = [option.value for option in options if option.kind == "power"]
    for name in view.players[view.active].cards:
        if underway is not None and underway == Action("power", name):
            yield Task("power", NOW, name)
        elif name in WITH_CUBES and (placing == NOW or (placing == OPEN and name not in view.used)):
            yield Task("with_cubes", OPEN, name)
        elif name in view.used:
            yield Task("power", DONE, name)
        elif TURN[NUMBER_OF[name]] is None and name not in WITH_CUBES:
            yield Task("with_plague", OPEN, name)
        else:
            yield Task("power", OPEN if name in useful or not (options or name in WITH_CUBES) else IDLE, name)
