"""The favours of the persons: one function a card, found by its name."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rules.kernel import Seat
from rules.notre_dame.actions import Bonus
from rules.notre_dame.moves import JesterFrom, MinstrelFrom, PlaceInEmpty, jester_pieces
from rules.notre_dame.names import CATHEDRAL, TRACK_END

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

Favour: TypeAlias = Callable[["NotreDame", Seat], None]

#: What bribing each person does, by name; the new persons add theirs.
FAVOURS: dict[str, Favour] = {}


def favour(function: Favour) -> Favour:
    """Enter a function as the favour of the person it is named after."""
    name = function.__name__
    assert name not in FAVOURS, name
    FAVOURS[name] = function
    return function


# The six brown persons, who come once in every period.


@favour
def hostess(state: "NotreDame", seat: Seat) -> None:
    """Three points and a bonus of choice."""
    state.gain(seat, 3, "hostess")
    state.push(Bonus(seat, 1))


@favour
def minstrel(state: "NotreDame", seat: Seat) -> None:
    """One to three pieces of one sector move to another, which is not used."""
    if any(state.quarter(seat)):
        state.push(MinstrelFrom(seat))


@favour
def moneylender(state: "NotreDame", seat: Seat) -> None:
    """Two coins and a point."""
    state.earn(seat, 2)
    state.gain(seat, 1, "moneylender")


@favour
def jester(state: "NotreDame", seat: Seat) -> None:
    """A cube of the quarter or the cathedral, or the confidant, moves to a sector that is then used."""
    if jester_pieces(state, seat):
        state.push(JesterFrom(seat))


@favour
def monk(state: "NotreDame", seat: Seat) -> None:
    """Two cubes and a point."""
    state.recruit(seat, 2)
    state.gain(seat, 1, "monk")


@favour
def doctor(state: "NotreDame", seat: Seat) -> None:
    """This round's rats do not count; the hospital still does."""
    state.healthy |= 1 << seat
    state.tell("healthy", seat)


# Period A.


@favour
def city_guard(state: "NotreDame", seat: Seat) -> None:
    """A point for every piece on the board."""
    state.gain(seat, sum(state.quarter(seat)) + state.cubes[seat * 8 + CATHEDRAL], "city_guard")


@favour
def night_watchman(state: "NotreDame", seat: Seat) -> None:
    """A point for every empty sector."""
    state.gain(seat, state.quarter(seat).count(0), "night_watchman")


@favour
def bishop(state: "NotreDame", seat: Seat) -> None:
    """A cube from the reserve goes to an empty sector, which is then used."""
    if state.reserve[seat] and 0 in state.quarter(seat):
        state.push(PlaceInEmpty(seat))


# Period B.


@favour
def guild_master(state: "NotreDame", seat: Seat) -> None:
    """Two points for every sector with two pieces or more."""
    state.gain(seat, 2 * sum(pieces >= 2 for pieces in state.quarter(seat)), "guild_master")


@favour
def beggar_king(state: "NotreDame", seat: Seat) -> None:
    """A point for every field before the rat."""
    state.gain(seat, TRACK_END - state.rat[seat], "beggar_king")


@favour
def lawyer(state: "NotreDame", seat: Seat) -> None:
    """Three points for every two messages."""
    state.gain(seat, 3 * (len(state.taken[seat]) // 2), "lawyer")


# Period C.


@favour
def lady_in_waiting(state: "NotreDame", seat: Seat) -> None:
    """A point for every piece in the fullest sector."""
    state.gain(seat, max(state.quarter(seat)), "lady_in_waiting")


@favour
def mayor(state: "NotreDame", seat: Seat) -> None:
    """Three points for every sector with three pieces or more."""
    state.gain(seat, 3 * sum(pieces >= 3 for pieces in state.quarter(seat)), "mayor")


@favour
def carpenter(state: "NotreDame", seat: Seat) -> None:
    """A point for every sector with a piece."""
    state.gain(seat, sum(pieces > 0 for pieces in state.quarter(seat)), "carpenter")
