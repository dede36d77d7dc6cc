"""Bots at the table: each decision is asked once, of the right bot, and dropped where it is none any more."""

from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from game.session.plan import against_bots
from game.session.session import Session
from game.table.bots import Thinking
from rules.bots import TEMPERS
from rules.bots.service import Question, Thinkers

PATIENCE = 60.0


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(workers=1)
    yield made
    made.close()


def table(level: str) -> Session:
    """A table of three where the first bot is asked."""
    playing = Session(against_bots("notre_dame", 3, 5, level))
    play_on(playing)
    return playing


@pytest.fixture
def session() -> Session:
    """A table of masters, who take their time."""
    return table("master")


def play_on(playing: Session) -> None:
    assert playing.asked is not None
    playing.play(playing.match.state.options(playing.asked.seat)[0], playing.asked.seat)


def asked(thinking: Thinking, playing: Session) -> Question:
    """Let a bot be asked, and give the question."""
    assert playing.asked is not None
    thinking.answer(playing, playing.asked.seat)
    assert thinking.thinkers.question is not None
    return thinking.thinkers.question


def test_a_bot_is_asked_once_for_a_decision(thinkers: Thinkers, session: Session) -> None:
    thinking = Thinking(thinkers)
    question = asked(thinking, session)
    assert asked(thinking, session) is question


def test_a_bot_answers_with_one_of_its_options_and_says_the_same_again(thinkers: Thinkers) -> None:
    session, end, answer = table("burgher"), monotonic() + PATIENCE, None
    thinking, state, decision = Thinking(thinkers), session.match.state, session.asked
    assert decision is not None
    while answer is None and monotonic() < end:
        answer = thinking.answer(session, decision.seat)
        sleep(0.01)
    assert answer in state.options(decision.seat)
    assert thinking.answer(session, decision.seat) == answer
    assert thinkers.question is None


def test_a_bot_is_asked_as_the_bot_it_is(thinkers: Thinkers, session: Session) -> None:
    assert session.asked is not None
    seat = session.asked.seat
    question = asked(Thinking(thinkers), session)
    assert (question.seat, question.level) == (seat, session.players[seat].bot)
    assert question.temper == list(TEMPERS)[seat % len(TEMPERS)]
    assert question.seed == session.match.seed + len(session.match.log)


def test_the_next_decision_is_another_question(thinkers: Thinkers, session: Session) -> None:
    thinking = Thinking(thinkers)
    first = asked(thinking, session)
    play_on(session)
    second = asked(thinking, session)
    assert (second.seat, second.seed) != (first.seat, first.seed)


def test_what_is_forgotten_is_asked_anew(thinkers: Thinkers, session: Session) -> None:
    thinking = Thinking(thinkers)
    first = asked(thinking, session)
    thinking.forget()
    again = asked(thinking, session)
    assert again.number > first.number
    assert (again.seat, again.seed) == (first.seat, first.seed)


def test_forgetting_lets_go_of_what_is_still_thought_about(thinkers: Thinkers, session: Session) -> None:
    thinking = Thinking(thinkers)
    asked(thinking, session)
    thinking.forget()
    assert thinkers.question is None


def test_who_asked_nothing_does_not_disturb_what_others_ask(thinkers: Thinkers, session: Session) -> None:
    question = asked(Thinking(thinkers), session)
    Thinking(thinkers).forget()
    assert thinkers.question is question
