"""What a phase of Rattus is about that has no steps to tick: its heading, and who is next in which order."""

from collections.abc import Sequence
from typing import NamedTuple

from game.games.rattus.words import panel
from game.games.rattus.words.table import TERMS
from rules.kernel import Seat
from rules.rattus.endgame import last_order
from rules.rattus.setup import start_order
from rules.rattus.view import View


class Note(NamedTuple):
    """A sentence, and the seats that follow it in their order."""

    words: str
    seats: Sequence[Seat] = ()


class Notes(NamedTuple):
    """A heading and its sentences."""

    title: str
    notes: tuple[Note, ...]


def noted(view: View, seats: int) -> Notes:
    """Say what the start, the last round or the final plague is about."""
    if view.phase == "start":
        order = start_order(view.first, seats)
        return Notes(panel.START, (Note(panel.START_TEXT, order), Note(panel.START_AGAIN, order[::-1])))
    ties = Note(panel.TIES, view.tie_order)
    if view.phase == "last_round":
        powers = Note(panel.LAST_POWERS, last_order(view.active, seats))
        return Notes(TERMS["last_round"], (powers, ties))
    return Notes(TERMS["final_plague"], (Note(panel.LAST_TOKENS), ties))
