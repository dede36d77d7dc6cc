"""The table of powers: for each character when it can be used, and what happens then."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from rules.kernel import Action, Seat
from rules.rattus.names import CHARACTERS, NUMBER_OF, USED
from rules.rattus.picks import WHICH, picks

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

Use: TypeAlias = Callable[["Rattus", Seat], None]
Usable: TypeAlias = Callable[["Rattus", Seat], object]

POWER = picks("power", CHARACTERS)
DONE = Action("done")


class Power(NamedTuple):
    """A power that a seat picks on its turn. ``usable`` is truthy where it would have an effect."""

    usable: Usable
    use: Use


#: By character: the powers of a turn before the plague moves, and those of the last round. The characters
#: without one there work by themselves, when cubes are placed or the plague moves.
TURN: list[Power | None] = [None] * len(CHARACTERS)
LAST: list[Power | None] = [None] * len(CHARACTERS)


def power(usable: Usable, *tables: list[Power | None]) -> Callable[[Use], Use]:
    """Enter a function as the power of the character it is named after; by default for all turns."""

    def enter(use: Use) -> Use:
        character = NUMBER_OF[use.__name__]
        for table in tables or (TURN, LAST):
            assert table[character] is None, use.__name__
            table[character] = Power(usable, use)
        return use

    return enter


def usable_powers(state: "Rattus", seat: Seat, table: list[Power | None]) -> list[Action]:
    """List the powers a seat can still use."""
    used, holder = state.used, state.holder
    found = []
    for character in state.cast:
        if holder[character] == seat and not used & USED[character]:
            power = table[character]
            if power is not None and power.usable(state, seat):
                found.append(POWER[character])
    return found


def use_power(state: "Rattus", seat: Seat, action: Action, table: list[Power | None]) -> None:
    """Use a power that was picked."""
    character = WHICH[action]
    power = table[character]
    assert power is not None
    note_power(state, seat, character)
    power.use(state, seat)


def note_power(state: "Rattus", seat: Seat, character: int) -> None:
    """Note that a card serves this turn, and tell it the first time."""
    if not state.used & USED[character]:
        state.used |= USED[character]
        state.tell("power", seat, CHARACTERS[character])
