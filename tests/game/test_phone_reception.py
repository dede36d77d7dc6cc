"""Which ways lead to the codes, who is still expected on each of them, and when the door is closed."""

import pytest

from build.gallery.phones import Unplugged, unplug
from game.phones.link import Heard
from game.program.navigation import House
from game.scenes.pause import Pause
from game.scenes.phones import PhonesScene
from game.scenes.result import Result
from game.scenes.seating import Seating
from game.scenes.table import Table
from game.session.plan import PHONE
from game.session.plan_edits import with_player
from game.widgets.button import Strip
from game.words import phone_codes, shared
from tests.game.driving import plan
from tests.game.hands import top, type_key


@pytest.fixture
def link(house: House) -> Unplugged:
    """A line to nowhere."""
    house.app.change(speed="off", bot_speed="off")
    return unplug(house)


def codes(house: House) -> PhonesScene:
    assert isinstance(house.app.top, PhonesScene)
    return house.app.top


def push(house: House, text: str) -> None:
    """Push a strip by its words."""
    strips = [button for button in top(house.app).buttons if isinstance(button, Strip)]
    next(strip for strip in strips if strip.words == text).push()


def seat(house: House, secrecy: str = PHONE) -> Seating:
    """Open the seating, and let the first seat keep its secrets in some way."""
    house.open_door("notre_dame")
    scene = house.app.top
    assert isinstance(scene, Seating)
    scene.draft.alter(with_player, 0, secrecy=secrecy)
    return scene


# Before the table.


def test_play_leads_through_the_codes_where_somebody_wants_a_phone(house: House, link: Unplugged) -> None:
    seating = seat(house)
    assert not link.running
    seating.begin()
    assert link.guest(0) == "waiting"
    assert link.running
    link.seat(0, "here")
    push(house, shared.START)
    assert isinstance(house.app.top, Table)
    assert house.app.top.session.players[0].by_phone
    assert link.guest(0) == "here"


@pytest.mark.parametrize("secrecy", ["curtain", "peek", "open"])
def test_play_leads_straight_to_the_table_where_nobody_does(
    house: House, link: Unplugged, secrecy: str
) -> None:
    seat(house, secrecy).begin()
    assert isinstance(house.app.top, Table)
    assert not link.running


def test_a_bot_needs_no_phone_though_somebody_with_one_sat_there(house: House, link: Unplugged) -> None:
    seating = seat(house)
    seating.draft.alter(with_player, 0, bot="burgher")
    seating.begin()
    assert isinstance(house.app.top, Table)
    assert not link.running


def test_back_leads_to_the_seats_as_they_are_now_and_who_came_stays(house: House, link: Unplugged) -> None:
    seating = seat(house)
    seating.draft.alter(with_player, 1, bot="", secrecy=PHONE)
    seating.begin()
    link.seat(0, "here")
    codes(house).change(1, "secrecy", "curtain")
    codes(house).cancel()
    assert house.app.top is seating
    assert [player.secrecy for player in seating.plan.players[:2]] == [PHONE, "curtain"]
    seating.begin()
    assert [link.guest(0), link.guest(1)] == ["here", ""]


def test_who_sits_elsewhere_has_to_come_again(house: House, link: Unplugged) -> None:
    seating = seat(house)
    seating.begin()
    link.seat(0, "here")
    codes(house).cancel()
    seating.draft.alter(with_player, 0, name="Zoé")
    seating.begin()
    assert link.guest(0) == "waiting"


def test_leaving_the_seats_closes_the_door(house: House, link: Unplugged) -> None:
    seat(house).begin()
    codes(house).cancel()
    assert link.running
    top(house.app).cancel()
    assert house.app.top is house.title
    assert not link.running
    assert not house.reception.seats.opened


def test_what_a_phone_reads_is_agreed_on_before_the_table_too(house: House, link: Unplugged) -> None:
    seating = seat(house)
    seating.begin()
    for number, language in ((0, "fr"), (0, "tlh"), (9, "de")):
        house.phones.before(Heard(number, "language", {"language": language}))
    assert seating.plan.players[0].language == "fr"
    codes(house).tick(0.1)
    assert '"language":"fr"' in link._kept[0]["sheet"]
    assert '"kind":"greet"' in link._kept[0]["sheet"]
    link.seat(0, "here")
    codes(house).tick(0.1)
    assert house.app.tongue(phone_codes.SOON) not in link._kept[0]["sheet"]
    assert '"kind":"wait"' in link._kept[0]["sheet"]


# At the table.


def running(house: House, *modes: str) -> Table:
    """Sit down at a table that runs, past the codes."""
    house.begin(plan(3, *modes))
    if isinstance(house.app.top, PhonesScene):
        push(house, shared.RESUME)
    assert isinstance(house.app.top, Table)
    return house.app.top


def test_a_table_that_is_taken_up_again_shows_the_codes_anew(house: House, link: Unplugged) -> None:
    running(house, PHONE, "curtain", "burgher")
    assert link.running
    house.to_title()
    assert not link.running
    house.go_on()
    assert codes(house).seats.opened
    type_key(house.app, 27)
    assert isinstance(house.app.top, Table)


def test_whoever_is_there_stays_when_the_same_people_play_again(house: House, link: Unplugged) -> None:
    table = running(house, PHONE, "curtain", "burgher")
    link.seat(0, "here")
    before = link.url(0)
    house.begin(table.session.plan.dealt_anew())
    assert isinstance(house.app.top, Table)
    assert house.app.top is not table
    assert (link.guest(0), link.url(0)) == ("here", before)


def test_another_table_sends_those_away_who_do_not_sit_there(house: House, link: Unplugged) -> None:
    running(house, PHONE, PHONE, "burgher")
    link.seat(0, "here")
    link.seat(1, "here")
    house.begin(plan(3, PHONE, "curtain", "burgher"))
    assert isinstance(house.app.top, Table)
    assert [link.guest(0), link.guest(1)] == ["here", ""]
    house.begin(plan(3, "curtain"))
    assert not link.running


def test_the_pause_leads_to_the_codes_and_they_back_to_the_table(house: House, link: Unplugged) -> None:
    table = running(house, "curtain", "burgher", "burgher")
    house.menu(table)
    push(house, phone_codes.PHONES)
    codes(house).use_phone(1)
    assert table.session.players[1].by_phone
    assert link.guest(1) == "waiting"
    codes(house).cancel()
    assert isinstance(house.app.top, Pause)
    push(house, phone_codes.PHONES)
    push(house, shared.RESUME)
    assert top(house.app) is table


def test_whoever_takes_a_phone_in_the_pause_is_shown_the_code_when_it_ends(
    house: House, link: Unplugged
) -> None:
    table = running(house, "curtain", "curtain", "burgher")
    house.menu(table)
    pause = house.app.top
    assert isinstance(pause, Pause)
    pause.change(1, "secrecy", PHONE)
    assert not link.running
    type_key(house.app, 27)
    assert [guest.state for guest in codes(house)._guests] == ["screen", "waiting", "bot"]
    type_key(house.app, 27)
    assert house.app.top is table
    house.menu(table)
    type_key(house.app, 27)
    assert house.app.top is table


def test_putting_the_phone_away_in_the_pause_sends_it_away(house: House, link: Unplugged) -> None:
    table = running(house, PHONE, "curtain", "burgher")
    link.seat(0, "here")
    house.change(table, 0, "language", "de")
    assert link.guest(0) == "here"
    house.change(table, 0, "secrecy", "peek")
    assert link.guest(0) == ""
    assert not link.running


def test_the_note_of_a_sleeping_phone_leads_to_its_code(house: House, link: Unplugged) -> None:
    table = running(house, PHONE, "curtain", "burgher")
    link.seat(0, "asleep")
    house.codes(table)
    assert codes(house).players() == table.session.players
    assert "bare:0" in codes(house).named


def test_who_is_there_stays_until_the_result_is_left(house: House, link: Unplugged) -> None:
    table = running(house, PHONE, "burgher", "burgher")
    link.seat(0, "here")
    while asked := table.session.asked:
        table.session.play(table.session.match.state.options(asked.seat)[0], asked.seat)
    house.over(table)
    assert isinstance(house.app.top, Result)
    assert link.guest(0) == "here"
    house.to_title()
    assert not link.running


def test_a_crash_closes_the_door(house: House, link: Unplugged) -> None:
    running(house, PHONE, "curtain", "burgher")
    house.app.stumble(RuntimeError())
    push(house, shared.TO_TITLE)
    assert not link.running


def test_a_table_that_the_command_line_opens_waits_for_no_phone(house: House, link: Unplugged) -> None:
    table = house.open_table(plan(2, PHONE))
    assert house.app.top is table
    assert not link.running
    assert table.curtain.covered
