"""What the seat at turn has done, does and may still do, as all can see it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.kernel import Action, Match, Seat
from rules.rattus.names import NUMBER_OF, PEASANT
from rules.rattus.placing import queen_rules
from rules.rattus.plague import MovePlague
from rules.rattus.powers import TURN
from rules.rattus.turn import Turn
from rules.rattus.view import View

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

#: Characters without a power to pick that help when cubes are placed; the others help with the plague.
WITH_CUBES = ("peasant", "queen")
#: How a task stands.
OPEN, NOW, DONE, IDLE = "open", "now", "done", "idle"
#: Actions with which something begins in a turn; all others are steps of it.
_BEGIN = frozenset({"take", "place", "power", "plague"})


class Task(NamedTuple):
    """One thing to do: a card to take, cubes to place, a power to use, or the plague to move."""

    what: str
    stands: str
    #: Whose power it is.
    character: str = ""


class Chances(NamedTuple):
    """What the seat at turn can begin, and who would help it to place cubes."""

    options: Sequence[Action]
    helpers: Sequence[str]


def chances(state: "Rattus") -> Chances | None:
    """Find what the seat at turn can begin, though it may be asked for a step of something else."""
    turn = next((frame for frame in state.stack if isinstance(frame, Turn)), None)
    if turn is None:
        return None
    helping = {"peasant": state.holder[PEASANT] == turn.seat, "queen": queen_rules(state, turn.seat)}
    return Chances(turn.options(state), [name for name, helps in helping.items() if helps])


def underway(match: Match, seat: Seat, *, told: bool = False) -> Action | None:
    """Give what a seat has begun in its turn and not ended, or while that is told, what it began last."""
    if not told and isinstance(match.state.decision, Turn):
        return None
    begun = next(((actor, action) for actor, action in reversed(match.log) if action.kind in _BEGIN), None)
    return begun[1] if begun and begun[0] == seat else None


def tasks(view: View, can: Chances | None = None, underway: Action | None = None) -> list[Task]:
    """List the tasks of a turn, the plague last.

    With the chances of the turn it also says what would be of no use now. What is underway is neither open
    nor done. Once the plague is let go, only what was done is left, and who helps with the plague.
    """
    found = [_card(view, can), _cubes(view, can, underway)]
    found += _powers(view, can, underway)
    if underway is None or underway.kind != "plague":
        return [*found, Task("plague", OPEN)]
    moves = any(kind is MovePlague for _, kind in view.waiting)
    kept = [task for task in found if task.stands == DONE or task.what == "with_plague"]
    return [*kept, Task("plague", OPEN if moves else NOW)]


def _card(view: View, can: Chances | None) -> Task:
    offered = can is None or any(option.kind == "take" for option in can.options)
    return Task("card", DONE if view.took else OPEN if offered else IDLE)


def _cubes(view: View, can: Chances | None, underway: Action | None) -> Task:
    if underway is not None and (underway.kind == "place" or underway.value == "mayor"):
        return Task("cubes", NOW)
    offered = can is None or any(option.kind == "place" for option in can.options)
    return Task("cubes", DONE if view.placed else OPEN if offered else IDLE)


def _powers(view: View, can: Chances | None, underway: Action | None) -> Iterator[Task]:
    placing = _cubes(view, can, underway).stands
    for name in view.players[view.active].cards:
        if underway is not None and underway == Action("power", name):
            yield Task("power", NOW, name)
        elif name in WITH_CUBES:
            yield _helper(view, name, placing, helps=can is None or name in can.helpers)
        elif name in view.used:
            yield Task("power", DONE, name)
        elif TURN[NUMBER_OF[name]] is None:
            yield Task("with_plague", OPEN, name)
        else:
            useful = can is None or Action("power", name) in can.options
            yield Task("power", OPEN if useful else IDLE, name)


def _helper(view: View, name: str, placing: str, *, helps: bool) -> Task:
    """Tell of a character who helps to place cubes."""
    if placing in (OPEN, NOW) and helps:
        return Task("with_cubes", OPEN, name)
    return Task("power", DONE if name in view.used else IDLE, name)
