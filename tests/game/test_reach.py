"""One push does what lies a step further, and only that: nothing new, nothing secret, nothing by accident."""

import pygame
import pytest

from game.drawing.land import Land
from game.input.signals import Click, Point
from game.program.navigation import House
from game.scenes.table import Table
from game.scenes.table_aim import HASTY
from game.table.option_buttons import PEEK
from game.table.reach import Reach, onward, taken_back
from game.widgets.button import Button, Strip
from game.widgets.hold import Hold
from game.words import shared
from rules.kernel import Action
from tests.game.driving import by_pointer, picks, point_at, send, shortcuts
from tests.game.suiting import asks, pick, until

MOVE_PLAGUE = Action("plague")


@pytest.fixture
def quick(house: House) -> House:
    house.app.change(speed="off", bot_speed="off", recap=False)
    return house


def leading(table: Table, *kinds: str) -> list[Button]:
    """Give what does actions of these kinds, in this order, at once."""
    return [
        b for b in shortcuts(table) if type(b.meaning) is tuple and [a.kind for a in b.meaning] == [*kinds]
    ]


def forks(table: Table) -> list[Button]:
    return [button for button in table.buttons if type(button.meaning) is frozenset]


def played(table: Table, since: int) -> list[str]:
    return [action.kind for _, action in table.session.match.log[since:]]


def test_a_market_is_driven_to_and_its_message_taken_with_the_card_in_one_push(quick: House) -> None:
    def message_near(table: Table) -> bool:
        return any("[message]" in button.hint for button in leading(table, "card", "market"))

    table = until(quick, "notre_dame", message_near)
    market = next(b for b in leading(table, "card", "market") if "[message]" in b.hint)
    before = len(table.session.match.log)
    by_pointer(quick, table, market)
    assert played(table, before) == ["card", "market", "take"]
    send(quick, pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="")
    assert asks(table) == "TakeMessage"
    assert {str(action) for action in table.sight.options} == {str(Action("take")), str(Action("leave"))}


def test_a_market_that_is_pointed_at_asks_nothing_but_whether_one_drives_there(quick: House) -> None:
    def message_near(table: Table) -> bool:
        return asks(table) == "Drive" and any("[message]" in button.hint for button in picks(table))

    table = until(quick, "notre_dame", message_near)
    market = next(button for button in picks(table) if "[message]" in button.hint)
    strips = [button.meaning for button in table.buttons if isinstance(button, Strip)]
    point_at(quick, market.box)
    assert table.meant is not None
    assert table.meant.meaning == market.meaning
    assert [button.meaning for button in table.buttons if isinstance(button, Strip)] == strips


def test_where_several_ways_lead_the_first_question_is_asked(quick: House) -> None:
    table = until(quick, "notre_dame", lambda table: bool(forks(table)))
    fork = forks(table)[0]
    assert isinstance(fork.meaning, frozenset)
    firsts = {way[0] for way in fork.meaning}
    before = len(table.session.match.log)
    by_pointer(quick, table, fork)
    assert played(table, before) == []
    marked = [button for button in table.buttons if button.sought]
    longer = {way for way in fork.meaning if len(way) > 1}
    assert {button.meaning for button in marked} == longer
    by_pointer(quick, table, marked[0])
    assert isinstance(marked[0].meaning, tuple)
    assert marked[0].meaning[0] in firsts
    assert played(table, before)[: len(marked[0].meaning)] == [action.kind for action in marked[0].meaning]


def test_the_option_touched_last_shows_where_it_leads_and_leads_there(quick: House) -> None:
    table = until(quick, "notre_dame", lambda table: bool(forks(table)) and len(table.sight.options) > 2)
    fork = forks(table)[0]
    assert isinstance(fork.meaning, frozenset)
    way = max(fork.meaning, key=len)
    point_at(quick, pick(table, way[0]).box)
    assert [b.meaning for b in table.buttons if b.lifted] == [way[0]]
    assert not any(button.far for button in shortcuts(table))
    there = next(button for button in shortcuts(table) if button.box == fork.box)
    before = len(table.session.match.log)
    by_pointer(quick, table, there)
    assert tuple(action for _, action in table.session.match.log[before : before + 2]) == way


def test_a_way_that_is_touched_shows_what_lies_beyond_it_and_one_push_goes_all_of_it(quick: House) -> None:
    def beyond(table: Table) -> list[tuple[Action, ...]]:
        state, asked = table.session.match.state, table.session.asked
        assert asked is not None
        firsts = [option for option in table.sight.options if option.kind == "card"]
        seconds = [way for first in firsts for way in onward(state, asked.seat, first)]
        return [far for way in seconds for far in onward(state, asked.seat, *way) if far[-1].kind == "market"]

    table = until(quick, "notre_dame", lambda table: bool(beyond(table)))
    way = beyond(table)[0]
    assert [action.kind for action in way] == ["card", "sector", "market"]
    assert way not in {button.meaning for button in table.buttons}
    point_at(quick, pick(table, way[0]).box)
    near = {button.meaning for button in shortcuts(table)}
    assert way not in near
    point_at(quick, next(button for button in shortcuts(table) if button.meaning == way[:2]).box)
    assert {b.meaning for b in table.buttons if b.lifted} == {way[0], way[:2]}
    # What could be reached before can be reached still.
    assert near < {button.meaning for button in shortcuts(table)}
    before = len(table.session.match.log)
    by_pointer(quick, table, next(button for button in shortcuts(table) if button.meaning == way))
    assert tuple(action for _, action in table.session.match.log[before : before + 3]) == way


def test_a_region_places_cubes(quick: House) -> None:
    table = until(quick, "rattus", lambda table: bool(leading(table, "place", "region")))
    region = leading(table, "place", "region")[0]
    before = len(table.session.match.log)
    by_pointer(quick, table, region)
    assert played(table, before) == ["place", "region"]


def test_the_last_step_before_the_first_turn_does_nothing_of_that_turn(quick: House) -> None:
    def leads_on(table: Table) -> bool:
        asked, after = table.session.asked, table.session.match.state
        assert asked is not None
        if asks(table) == "StartCubes":
            _, after = after.foreseen(table.sight.options[0], asked.seat)
        return type(after.decision).__name__ == "Turn" and asks(table) == "StartCubes"

    table = until(quick, "rattus", leads_on)
    for option in table.sight.options:
        point_at(quick, pick(table, option).box)
        assert not shortcuts(table)
        assert not forks(table)
    before = len(table.session.match.log)
    by_pointer(quick, table, pick(table, table.sight.options[-1]))
    assert played(table, before) == ["region"]
    assert asks(table) == "Turn"


def test_what_shows_something_new_is_reached_only_by_what_was_touched(quick: House) -> None:
    def risky(table: Table) -> bool:
        state, seat, options = table.session.match.state, table.session.asked, table.sight.options
        if seat is None or MOVE_PLAGUE not in options or len(options) == 1:
            return False
        return any(not taken_back(state, seat.seat, way) for way in onward(state, seat.seat, MOVE_PLAGUE))

    table = until(quick, "rattus", risky)
    state, asked = table.session.match.state, table.session.asked
    assert asked is not None
    ways = onward(state, asked.seat, MOVE_PLAGUE)
    bold = {way for way in ways if not taken_back(state, asked.seat, way)}
    assert not bold & {way for b in table.buttons if isinstance(b.meaning, frozenset) for way in b.meaning}
    assert not bold & {button.meaning for button in shortcuts(table)}
    point_at(quick, pick(table, MOVE_PLAGUE).box)
    assert bold <= {button.meaning for button in shortcuts(table)}


def test_a_push_too_many_does_not_go_on_by_itself(quick: House) -> None:
    table = until(
        quick, "rattus", lambda table: tuple(table.sight.options) == (MOVE_PLAGUE,) and asks(table) == "Turn"
    )
    table.intent.hasty = HASTY
    region = next(b for b in shortcuts(table) if b.far)
    before = len(table.session.match.log)
    at = point_at(quick, region.box)
    send(quick, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    assert played(table, before) == []
    table.tick(HASTY + 0.01)
    send(quick, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    assert played(table, before)[:2] == ["plague", "region"]


def test_when_only_the_plague_is_left_it_is_asked_for_and_where_it_can_go_is_lit(quick: House) -> None:
    def turns(table: Table) -> bool:
        return (
            asks(table) == "Turn" and len(table.sight.options) > 1 and bool(leading(table, "place", "region"))
        )

    table = until(quick, "rattus", turns)
    assert table.sight.prompt.startswith("act in any order")
    assert all(button.pale for button in shortcuts(table) if button.far)
    assert not any(isinstance(button.box, Land) for button in table.intent.targets)
    table = until(quick, "rattus", lambda table: tuple(table.sight.options) == (MOVE_PLAGUE,))
    assert table.sight.prompt == "move the plague: choose where it goes"
    regions = leading(table, "plague", "region")
    assert regions
    assert not any(button.pale for button in regions)
    assert set(regions) <= set(table.intent.targets)
    quick.app.draw()


def test_tokens_that_are_alike_are_turned_without_a_question(quick: House) -> None:
    def turning(table: Table) -> bool:
        asked = table.session.asked
        state = table.session.match.state
        return asked is not None and table.sight.desk.answers.obvious(state, asked.seat) is not None

    table = until(quick, "rattus", turning)
    asked = table.session.asked
    assert asked is not None
    assert asks(table) == "TurnToken"
    table.conduct.act(asked.seat, table.sight.options[0])
    assert asks(table) != "TurnToken" or not turning(table)


def test_a_hand_that_nobody_sees_is_not_read_off_the_board(quick: House) -> None:
    table = until(quick, "notre_dame", lambda table: asks(table) == "PlayCard", "peek")
    assert table.curtain.face_down
    assert not shortcuts(table)
    assert not forks(table)
    table.open_curtain()
    assert shortcuts(table)
    assert Reach(table.sight).targets(table.sight.desk.board.spots(0), [])


def test_a_card_at_which_nobody_has_looked_is_not_played(quick: House) -> None:
    table = until(quick, "notre_dame", lambda table: asks(table) == "Keep", "peek")
    cards = [button for button in picks(table) if not isinstance(button, Hold)]
    by_pointer(quick, table, cards[0])
    assert not table.session.match.log
    table.tick(60.0)
    assert table.attention.reason == shared.LOOK_HOLD.format(button=shared.PEEK, key="Enter")
    peek = next(button for button in table.buttons if isinstance(button, Hold))
    assert peek.seconds == PEEK
    by_pointer(quick, table, peek)
    by_pointer(quick, table, next(button for button in picks(table) if not isinstance(button, Hold)))
    assert len(table.session.match.log) == 1
    assert not table.curtain.looked


def length(table: Table) -> int:
    """Count what was done."""
    return len(table.session.match.log)


@pytest.mark.parametrize(("game", "kind"), [("notre_dame", "Keep"), ("rattus_cartus", "Lay")])
def test_whatever_glows_turns_the_hand_up_while_it_is_held(quick: House, game: str, kind: str) -> None:
    table = until(quick, game, lambda table: asks(table) == kind, "peek")
    lit, before = next(button for button in picks(table) if not isinstance(button, Hold)), length(table)
    at = lit.box.centre
    table.hear(Point(at))
    table.hear(Click(at))
    assert table.curtain.face_down
    table.tick(PEEK + 0.01)
    assert not table.curtain.face_down
    assert not table.attention.reason
    table.hear(Click(at, down=False))
    assert table.curtain.face_down
    assert length(table) == before
    by_pointer(quick, table, next(button for button in picks(table) if button.box == lit.box))
    assert length(table) == before + 1


def test_whoever_presses_to_peek_turns_the_hand_up_by_whatever_glows(quick: House) -> None:
    quick.app.change(press_to_hold=True)
    table = until(quick, "rattus_cartus", lambda table: asks(table) == "Lay", "peek")
    before = length(table)
    by_pointer(quick, table, next(button for button in picks(table) if not isinstance(button, Hold)))
    assert not table.curtain.face_down
    assert length(table) == before
