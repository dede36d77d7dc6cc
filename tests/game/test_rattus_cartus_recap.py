"""The recap of Rattus Cartus across the room: as wide as the street, over nothing that can be picked."""

import random

import pytest

from game.input.signals import Click, Point, Wheel
from game.program.navigation import House
from game.scenes.table import Table
from game.session.session import Session
from rules.rattus_cartus.support import Support
from rules.rattus_cartus.visits import Visit
from tests.game.drawing import meet
from tests.game.driving import plan


@pytest.fixture
def table(house: House) -> Table:
    """Five people at a screen across the room, the first of whom is told of a round."""
    house.app.change(speed="off", bot_speed="off", text_size="tv")
    found = house.sit_down(Session(plan(5, "open", game="rattus_cartus", seed=4)))
    chance = random.Random(3)
    while found.session.match.state.view(None).round < 3 or not found.side.recapping:
        asked = found.session.asked
        assert asked
        found.conduct.act(asked.seat, chance.choice(found.session.match.state.options(asked.seat)))
    assert isinstance(found.session.asked, Support)
    found.tick(1.0)
    house.app.draw()
    return found


def test_it_lies_in_the_street_and_leaves_all_supports_and_the_nun_row_free(table: Table) -> None:
    side, layout = table.side, table.sight.layout
    assert side.laid
    assert side.laid.w == layout.board.w
    assert not side.laid.meets(layout.context)
    targets = [button.box for button in table.buttons if button.meaning in table.sight.options]
    assert len(targets) == 3
    assert not any(meet(box, side.laid) for box in targets)
    assert side.chronicle.lines
    assert all(meet(line.box, side.laid) for line in side.chronicle.lines)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_leaves_the_influence_whole_or_covers_all_of_it(house: House, seats: int) -> None:
    house.app.change(speed="off", bot_speed="off", text_size="tv")
    table = house.sit_down(Session(plan(seats, "open", game="rattus_cartus", seed=4)))
    chance, seen = random.Random(3), set[bool]()
    while asked := table.session.asked:
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
        if not table.side.recapping or not table.side.on_board:
            continue
        house.app.draw()
        tracks, laid = table.sight.desk.board.parts[1], table.side.laid
        assert laid
        assert laid.bottom <= tracks.y or laid.bottom >= tracks.bottom
        seen.add(laid.bottom <= tracks.y)
    assert seen == {False, True}


@pytest.mark.slow
def test_nothing_is_lost_of_what_has_room(house: House, table: Table) -> None:
    chance, chronicle, whole = random.Random(3), table.side.chronicle, 0
    while whole < 6:
        asked = table.session.asked
        assert asked
        if table.side.recapping and table.side.on_board:
            house.app.draw()
            told = chronicle.recap(table.side.entries, asked.seat, asked.seat)
            shown = sorted(line.number for line in chronicle.lines)
            assert chronicle.foot or shown == list(range(len(told)))
            assert not any(entry.event.kind == "showed" for passage in told for entry in passage.entries)
            whole += chronicle.foot is None
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))


def test_whoever_points_at_it_sees_and_does_nothing_behind_it(table: Table) -> None:
    assert table.side.laid
    at, made = (table.side.laid.x + 200, table.side.laid.y + 120), len(table.session.match.log)
    table.hear(Point(at))
    table.tick(1.0)
    assert table.attention.subject is None
    assert table.hear(Wheel(at, -1))
    corner = table.side.laid.right - 4, table.side.laid.y + 4
    table.hear(Click(corner))
    table.hear(Click(corner, down=False))
    assert not table.attention.reason
    assert len(table.session.match.log) == made


def test_a_click_on_the_sheet_beside_the_board_is_answered_all_the_same(table: Table) -> None:
    layout = table.sight.layout
    assert table.side.laid
    assert layout.folded
    at = layout.context.x + 8, layout.context.y + 8
    assert layout.log.holds(at)
    table.hear(Click(at))
    table.hear(Click(at, down=False))
    assert table.attention.reason


def test_it_goes_away_when_somebody_wants_it_to_and_before_buildings_are_entered(
    house: House, table: Table
) -> None:
    table.side.toggle_recap()
    house.app.draw()
    assert table.side.laid is None
    chance = random.Random(5)
    while not isinstance(table.session.asked, Visit):
        asked = table.session.asked
        assert asked
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
    table.side.recapping = True
    house.app.draw()
    assert table.side.laid is None
