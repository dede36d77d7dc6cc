"""Phones and table in step: what is sealed, taken back, late, lost or asked for."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games import PRESENTATIONS
from game.scenes.result import Result
from game.session.plan import PHONE
from game.table.company import Sitter, company
from game.widgets.icon_strip import Way
from rules.kernel import Seat
from tests.phones.evening import Evening, by_phone, evening
from tests.phones.waiting import server_of

#: Real servers, and phones that are waited for: tried with what takes longer.
pytestmark = pytest.mark.slow


@pytest.fixture
def draft(tmp_path: Path) -> Iterator[Evening]:
    """Three people with phones, before whom the first cards lie."""
    with evening(tmp_path, by_phone("notre_dame", 3)) as table:
        table.sit_down()
        yield table


@pytest.fixture
def europe(tmp_path: Path) -> Iterator[Evening]:
    """Three people with phones around a game without secrets."""
    with evening(tmp_path, by_phone("rattus", 3)) as table:
        table.sit_down()
        yield table


def log(table: Evening) -> int:
    """Count what was played."""
    return len(table.table.session.match.log)


def seal_first(table: Evening, seat: Seat) -> None:
    """Seal the first choice of a seat, and wait until that is done."""
    before = log(table)
    table.phones[seat].seal(table.phones[seat].sheet["choices"][0]["id"])
    table.wait_for(lambda: log(table) > before)


def asked(table: Evening) -> Seat:
    """Name the seat that is asked first."""
    assert table.table.session.asked is not None
    return table.table.session.asked.seat


def settle(table: Evening, frames: int = 30) -> None:
    """Let time pass in which something wrong could happen."""
    for _ in range(frames):
        table.pass_time()


def heard_out(table: Evening, seat: Seat) -> None:
    """Wait until all was heard that a phone has said, for it is answered in turn, and has had its effects."""
    phone = table.phones[seat]
    known = len(phone.others)
    phone.say("rule", about="")
    table.wait_for(lambda: len(phone.others) > known)
    settle(table)


# Written bit by bit.


def test_a_sheet_takes_as_many_frames_as_it_needs(europe: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """However little time a frame has, phones come to know the present; what is past is not written on."""
    monkeypatch.setattr("game.scenes.phone_table.SLICE", 0.0)
    seat, sent = asked(europe), europe.phones[0].texts
    known = len(sent)
    seal_first(europe, seat)
    settle(europe, 1)
    europe.table.session.undo(seat)
    europe.table.settle()
    settle(europe, 200)
    assert not [text for text in sent[known:] if '"sheet"' in text]
    seal_first(europe, seat)
    europe.wait_for(lambda: europe.phones[asked(europe)].sheet["choices"])
    europe.wait_for(lambda: len(sent) > known)


# Asked together.


def test_several_choose_at_the_same_time_in_any_order(draft: Evening) -> None:
    assert all(phone.sheet["kind"] == "choose" for phone in draft.phones.values())
    seal_first(draft, 2)
    draft.wait_for(lambda: draft.phones[2].sheet["kind"] == "wait")
    assert draft.phones[0].sheet["kind"] == "choose"
    seal_first(draft, 0)
    seal_first(draft, 1)
    draft.wait_for(lambda: all(phone.sheet["kind"] == "choose" for phone in draft.phones.values()))


def test_an_answer_of_another_seat_does_not_make_ones_own_late(draft: Evening) -> None:
    step = draft.phones[0].sheet["step"]
    seal_first(draft, 1)
    draft.wait_for(lambda: any(person["state"] == "ready" for person in draft.phones[0].sheet["others"]))
    assert draft.phones[0].sheet["step"] == step


def test_what_was_answered_can_be_taken_back_until_the_last_one_is_in(draft: Evening) -> None:
    seal_first(draft, 0)
    draft.wait_for(lambda: draft.phones[0].sheet["undo"])
    draft.phones[0].say("undo", step=draft.phones[0].sheet["step"])
    draft.wait_for(lambda: log(draft) == 0)
    draft.wait_for(lambda: draft.phones[0].sheet["kind"] == "choose")


def test_the_screen_tells_who_thinks_and_who_is_ready_and_shows_no_hand(draft: Evening) -> None:
    seal_first(draft, 1)
    assert company(draft.table.session) == [Sitter(0, "thinks"), Sitter(1, "ready"), Sitter(2, "thinks")]
    assert draft.table.curtain.covered
    assert draft.table.curtain.viewer is None
    assert not draft.table.sight.options


# Stale, double and wrong answers.


def test_of_two_seals_for_one_question_the_first_counts(draft: Evening) -> None:
    phone = draft.phones[0]
    first, second = (choice["id"] for choice in phone.sheet["choices"][:2])
    step = phone.sheet["step"]
    phone.say("seal", step=step, option=first)
    phone.say("seal", step=step, option=second)
    draft.wait_for(lambda: log(draft) == 1)
    heard_out(draft, 0)
    assert [action.text() for _, action in draft.table.session.match.log] == [first]


@pytest.mark.parametrize(
    ("later", "option"), [(1, ""), (-1, ""), (0, "keep:nothing"), (0, "sector:bank"), (0, "")]
)
def test_a_late_or_unknown_answer_brings_the_present_sheet_again_and_nothing_else(
    draft: Evening, later: int, option: str
) -> None:
    phone = draft.phones[0]
    wanted = option if later == 0 else phone.sheet["choices"][0]["id"]
    count = len([text for text in phone.texts if '"sheet"' in text])
    phone.say("seal", step=phone.sheet["step"] + later, option=wanted)
    draft.wait_for(lambda: len([text for text in phone.texts if '"sheet"' in text]) > count)
    heard_out(draft, 0)
    assert log(draft) == 0


def test_a_seat_that_is_not_asked_cannot_act(europe: Evening) -> None:
    (asked,) = europe.table.session.match.state.decisions()
    other = next(seat for seat in europe.phones if seat != asked.seat)
    option = europe.phones[asked.seat].sheet["choices"][0]["id"]
    europe.phones[other].say("seal", step=europe.phones[other].sheet["step"], option=option)
    heard_out(europe, other)
    assert log(europe) == 0


# On the board.


def test_what_is_no_secret_can_be_chosen_at_the_screen_too(europe: Evening) -> None:
    asked = europe.table.session.asked
    assert asked is not None
    europe.wait_for(lambda: bool(europe.table.sight.options))
    europe.table.conduct.act(asked.seat, europe.table.sight.options[0])
    europe.wait_for(lambda: log(europe) == 1)
    europe.wait_for(lambda: not europe.phones[asked.seat].sheet["choices"] or log(europe) > 1)


def test_what_somebody_is_about_to_choose_glows_on_the_board(europe: Evening) -> None:
    asked = europe.table.session.asked
    assert asked is not None
    phone = europe.phones[asked.seat]
    wanted = phone.sheet["choices"][1]["id"]
    phone.say("lift", step=phone.sheet["step"], option=wanted)
    lifted = europe.table.intent
    europe.wait_for(lambda: [action.text() for action in lifted.lifted] == [wanted])


def test_what_somebody_is_about_to_choose_in_secret_does_not(draft: Evening) -> None:
    phone = draft.phones[0]
    phone.say("lift", step=phone.sheet["step"], option=phone.sheet["choices"][1]["id"])
    heard_out(draft, 0)
    assert draft.table.intent.lifted == ()


# What else phones ask for.


def test_without_a_thing_the_rule_of_what_is_asked_is_told(europe: Evening) -> None:
    """Also to whoever waits for somebody else."""
    card = PRESENTATIONS["rattus"].rulebook()  # type: ignore[misc]
    asked_for = card.card_of(type(europe.table.session.asked))  # type: ignore[arg-type]
    for phone in europe.phones.values():
        phone.say("rule", about="")
        europe.wait_for(lambda phone=phone: phone.others)  # type: ignore[misc]
        assert asked_for is not None
        assert phone.others[-1]["title"] == asked_for.title


def test_a_rule_card_is_told_in_the_language_of_the_seat(draft: Evening) -> None:
    phone = draft.phones[0]
    phone.say("language", language="de")
    draft.wait_for(lambda: phone.sheet["language"] == "de")
    phone.say("rule", about=phone.sheet["choices"][0]["rule"])
    draft.wait_for(lambda: any(message["t"] == "rule" for message in phone.others))
    (rule,) = [message for message in phone.others if message["t"] == "rule"]
    assert rule["title"] == phone.sheet["choices"][0]["name"]
    assert rule["text"]
    assert draft.phones[1].sheet["language"] == "en"


def test_advice_names_one_of_the_choices_and_is_nobody_elses(draft: Evening) -> None:
    phone = draft.phones[0]
    phone.say("advice", step=phone.sheet["step"])
    draft.wait_for(lambda: (phone.sheet["advice"] or {}).get("id"))
    assert phone.sheet["advice"]["id"] in [choice["id"] for choice in phone.sheet["choices"]]
    assert draft.phones[1].sheet["advice"] is None


# Phones that go.


def test_a_phone_that_sleeps_is_told_of_and_the_curtain_goes_on_without_it(draft: Evening) -> None:
    draft.phones.pop(0).drop()
    session = draft.table.session
    draft.wait_for(lambda: session.asleep == {0})
    draft.wait_for(lambda: any(person["state"] == "sleeps" for person in draft.phones[1].sheet["others"]))
    curtain, _, _ = (button for button in draft.table.buttons if isinstance(button, Way))
    curtain.push()
    assert session.players[0].secrecy == "curtain"
    assert draft.table.curtain.mode == "curtain"
    assert draft.table.curtain.person == 0


def test_a_bot_can_go_on_for_a_phone_that_sleeps(draft: Evening) -> None:
    draft.phones.pop(0).drop()
    draft.wait_for(lambda: draft.table.session.asleep == {0})
    _, bot, _ = (button for button in draft.table.buttons if isinstance(button, Way))
    bot.push()
    assert draft.table.session.players[0].bot
    seal_first(draft, 1)
    seal_first(draft, 2)
    draft.wait_for(lambda: log(draft) >= 3)


def test_a_phone_that_wakes_up_is_shown_the_present_state_at_once(draft: Evening) -> None:
    phone = draft.phones[0]
    phone.drop()
    seal_first(draft, 1)
    # Sheets are written seat by seat and go one way: the last seat's comes after that of the first.
    draft.wait_for(lambda: any(one["state"] == "ready" for one in draft.phones[2].sheet["others"]))
    phone.sheet = {}
    phone.come_back()
    draft.wait_for(lambda: bool(phone.sheet))
    assert {person["state"] for person in phone.sheet["others"]} == {"ready", "thinks"}


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_server_that_is_killed_or_hangs_comes_back_with_all_phones(
    draft: Evening, blow: signal.Signals
) -> None:
    before, session = server_of(draft.link), draft.table.session
    os.kill(before, blow)
    # Nobody waits for it: somebody goes on behind the curtain meanwhile.
    draft.house.change(draft.table, 2, "secrecy", "curtain")
    draft.wait_for(lambda: draft.table.curtain.person == 2)
    draft.table.conduct.act(2, session.match.state.options(2)[0])
    assert log(draft) == 1
    draft.phones.pop(2)
    draft.wait_for(lambda: server_of(draft.link) != before and draft.link.running)
    for phone in draft.phones.values():
        phone.sheet = {}
        phone.come_back()
    draft.wait_for(lambda: all(phone.sheet for phone in draft.phones.values()))
    seal_first(draft, 0)


# Seats that change.


def test_a_seat_that_takes_a_phone_in_the_middle_is_asked_there(tmp_path: Path) -> None:
    plan = by_phone("notre_dame", 2)
    first = plan.players[0]._replace(secrecy="curtain")
    with evening(tmp_path, plan._replace(players=(first, *plan.players[1:]))) as table:
        table.sit_down()
        assert table.table.curtain.person == 0
        assert table.table.curtain.mode == "curtain"
        table.table.session.change(0, "secrecy", PHONE)
        table.link.invite(0)
        table.sit_down(0)
        assert table.phones[0].sheet["kind"] == "choose"
        assert table.table.curtain.mode == PHONE


def test_who_wants_to_play_again_is_told_at_the_end(tmp_path: Path) -> None:
    with evening(tmp_path, by_phone("rattus_cartus", 2)) as table:
        table.sit_down()
        session = table.table.session
        while asked := session.asked:
            table.table.story.finish()
            table.table.conduct.act(asked.seat, session.match.state.options(asked.seat)[0])
        table.wait_for(lambda: isinstance(table.house.app.scenes[-1], Result))
        table.wait_for(lambda: all(phone.sheet["kind"] == "end" for phone in table.phones.values()))
        table.phones[0].say("again")
        table.wait_for(lambda: table.phones[1].sheet["end"]["again"] == [session.names[0]])
