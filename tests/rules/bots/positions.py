"""Positions for the tests of bots: games that are played on for a while, as a rule by a Burgher."""

from collections.abc import Iterator
from typing import Any

from rules import GAMES
from rules.bots import bot
from rules.kernel import Seat, State
from tests.rules.tables import Table


def reached(game: str, seats: int, seed: int, choices: int, level: str = "burgher") -> State:
    """Give the first position after so many picks where the seat that is asked has a choice."""
    state = GAMES[game].new(seats, seed)
    player = bot(level, game, seed)
    while (decision := state.decision) is not None:
        if choices <= 0 and len(state.options(decision.seat)) > 1:
            return state
        state.apply(player.pick(state, decision.seat), decision.seat)
        choices -= 1
    raise AssertionError("the game is over before that")


def real_choices(table: Table, seed: int) -> Iterator[tuple[Any, Seat]]:
    """Play a whole game by a Burgher and give every position where a seat has a choice."""
    state = table.game.new(table.seats, seed, table.options)
    player = bot("burgher", table.game.key, seed)
    while (decision := state.decision) is not None:
        if len(state.options(decision.seat)) > 1:
            yield state, decision.seat
        state.apply(player.pick(state, decision.seat), decision.seat)
