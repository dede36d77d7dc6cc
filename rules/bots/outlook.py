"""How likely every seat is to win, seen in a whole position: one that was imagined, or one that is over."""

from rules.bots.lore import learned
from rules.bots.verdict import chance
from rules.kernel import State


def chances(state: State) -> tuple[float, ...]:
    """Give the chance of every seat to win; where all may die they come to less than one."""
    judge = learned(state.game.key)
    worths, lives = judge.worths(state), judge.lives(state)
    return tuple(chance(judge, state, seat, worths, lives) for seat in range(state.seats))
