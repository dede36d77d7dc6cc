"""The strip that says whose turn it is: it comes when the screen passes from one person to another."""

from game.program.navigation import House
from game.scenes.table import Table
from game.table.herald import LASTS, Herald
from game.words import shared
from tests.game.driving import plan


def seated(house: House, *modes: str) -> Table:
    house.app.change(speed="off", bot_speed="off", recap=False)
    table = house.open_table(plan(2, *modes, game="rattus", seed=1))
    table.tick(0.02)
    return table


def act(table: Table) -> None:
    """Do the first thing that can be done."""
    asked = table.session.asked
    assert asked is not None
    table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])


def pass_on(table: Table) -> int:
    """Act until somebody else is asked, and give who."""
    assert table.session.asked is not None
    before = table.session.asked.seat
    while table.session.asked and table.session.asked.seat == before:
        act(table)
    assert table.session.asked is not None
    return table.session.asked.seat


def herald(table: Table) -> Herald | None:
    return table.picture.alive._lively.first(Herald)


def test_a_strip_names_the_next_person_and_goes_by_itself(house: House) -> None:
    table = seated(house, "curtain", "curtain")
    assert herald(table) is None
    seat = pass_on(table)
    table.tick(0.02)
    strip = herald(table)
    assert strip is not None
    assert strip.words == table.sight.say(shared.TURN, name=table.session.names[seat])
    table.tick(LASTS)
    assert herald(table) is None


def test_it_goes_as_soon_as_somebody_acts(house: House) -> None:
    table = seated(house, "open", "open")
    pass_on(table)
    table.tick(0.02)
    assert herald(table) is not None
    act(table)
    table.tick(0.02)
    strip = herald(table)
    assert strip is None or strip.age < 0.05


def test_nobody_alone_with_bots_is_told_that_it_is_their_turn(house: House) -> None:
    table = seated(house, "open", "burgher")
    pass_on(table)
    table.tick(0.02)
    assert herald(table) is None
