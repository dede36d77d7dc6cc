"""What a position has to be before anybody plays it: of the right kinds, whole, and playable."""

from collections.abc import Iterator
from dataclasses import fields
from types import UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin

from rules.kernel.data import insist
from rules.kernel.flow import Decision, Together, Unfinished, frame_name, package
from rules.kernel.values import Action

if TYPE_CHECKING:
    from rules.kernel.state import State

#: What goes wrong in rules that are given a position which cannot be.
FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
#: A position is tried out for so many questions, more than a game asks, and looked at every now and then.
MOST_ASKED, LOOKED_AT = 1000, 20
#: No frame holds so high a number.
HIGHEST = 200
#: The fields of frames that name a seat; -1 is nobody.
SEATS = frozenset({"seat", "owner", "taker", "actor"})


def fits(value: Any, kind: Any) -> bool:
    """Say whether a value is of a kind as fields declare it; numbers and truths are kept apart."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(fits(value, choice) for choice in inner)
    if origin in (list, tuple):
        if not isinstance(value, origin):
            return False
        if origin is list or inner[-1] is Ellipsis:
            return all(fits(item, inner[0]) for item in value)
        return len(value) == len(inner) and all(map(fits, value, inner))
    if kind is Any:
        return True
    return type(value) is kind if kind in (int, str, bool) else isinstance(value, origin or kind)


def check_whole(state: "State") -> None:
    """Refuse a position with something lost, invented or of the wrong kind, whatever has to be done next."""
    _check_kinds(state)
    _check_table(state)
    for frame in frames_of(state):
        _check_frame(state, frame)
    state.check()


def check(state: "State") -> None:
    """Refuse a position that cannot be asked and played; one of the FAULTS says what is wrong."""
    check_whole(state)
    top: Any = state.stack[-1] if state.stack else None
    insist(top is None or top.asks or type(top) is Unfinished, "what is on top of the stack asks nobody")
    if isinstance(top, Together):
        _check_answers(state, top)
    _play_on(state.clone())


def _check_kinds(state: "State") -> None:
    for field in fields(state):
        value = getattr(state, field.name)
        insist(not field.metadata.get("kept", True) or fits(value, field.type), f"{field.name} is {value!r}")


def _check_table(state: "State") -> None:
    game = state.game
    insist(state.seats in game.seats, f"there are {state.seats} seats")
    insist(1 <= state.rulings <= game.rulings, f"rulings are {state.rulings}")
    insist(0 <= state.chance < 1 << 64, f"chance is {state.chance}")


def _check_frame(state: "State", frame: Any) -> None:
    game, name = package(type(state)), frame_name(type(frame))
    insist(name.partition(".")[0] in (game, "kernel"), f"{name} is no frame of {game}")
    for field in fields(frame):
        value = getattr(frame, field.name)
        insist(fits(value, field.type), f"{name} holds {value!r} as {field.name}")
        limit = state.seats if field.name in SEATS else HIGHEST
        insist(type(value) is not int or -1 <= value < limit, f"{name} holds {value} as {field.name}")
    insist(not isinstance(frame, Decision) or frame.seat >= 0, f"{name} asks nobody")


def frames_of(state: "State") -> list[Any]:
    """List the frames on the stack, with those that others hold."""
    return [frame for outer in state.stack for frame in _within(outer)]


def _within(frame: Any) -> Iterator[Any]:
    yield frame
    for field in fields(frame):
        value = getattr(frame, field.name)
        for inner in value if isinstance(value, tuple) and not isinstance(value, Action) else (value,):
            if hasattr(inner, "asks"):
                yield from _within(inner)


def _check_answers(state: "State", together: Together) -> None:
    seats = [decision.seat for decision in together.decisions]
    insist(len(set(seats)) == len(seats) == len(together.answers), "a seat is asked twice at the same time")
    insist(None in together.answers, "everybody has answered")
    for decision, answer in zip(together.decisions, together.answers, strict=True):
        possible = answer is None or answer in decision.options(state)
        insist(possible, f"seat {decision.seat} cannot have answered so")


def _look(state: "State") -> None:
    for seat in (None, *range(state.seats)):
        state.view(seat)
    insist(len(state.scores()) == state.seats, "not every seat has a score")


def _play_on(state: "State") -> None:
    # Whatever the counts above did not find would break the rules later; without rats some games never end.
    for number in range(MOST_ASKED):
        if number % LOOKED_AT == 0 or state.over:
            _look(state)
        if state.decision is None:
            return
        options = state.options()
        insist(bool(options), f"{type(state.decision).__name__} has no options")
        state.apply(options[state.below(len(options))])
