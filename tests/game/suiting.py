"""Tables at which something certain is asked."""

from collections.abc import Callable

from game.program.navigation import House
from game.scenes.table import Table
from game.widgets.button import Button
from rules.bots import bot
from rules.kernel import Action
from tests.game.driving import picks, plan, take_time


def until(
    house: House, game: str, suits: Callable[[Table], bool], secrecy: str = "open", seats: int = 3
) -> Table:
    """Let bots play for people, one step at a time, until a position suits."""
    for seed in range(20):
        table = house.open_table(plan(seats, secrecy, game=game, seed=seed))
        adviser = bot("burgher", game, seed)
        while (asked := table.session.asked) is not None:
            if table.curtain.covered:
                table.open_curtain()
            if suits(table):
                take_time(table)
                return table
            table.play(asked.seat, adviser.pick(table.session.match.state, asked.seat))
    raise AssertionError("Nothing suits")


def asks(table: Table) -> str:
    return type(table.session.asked).__name__


def pick(table: Table, action: Action) -> Button:
    return next(button for button in picks(table) if button.meaning == action)
