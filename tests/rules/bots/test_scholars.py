"""Scholars review a match elsewhere, can be sent away, and are missed by nobody when they die."""

from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from rules import GAMES, Match
from rules.bots.reviewing import Reviewer, Worlds, collected
from rules.bots.scholars import Scholars
from tests.toy.rules import GAME, ONE

PATIENCE = 60.0
FEW = Worlds(moment=2, search=4, measure=8)
#: Choices that take long enough for somebody who listens now and then to hear of the moments before.
MANY = FEW._replace(measure=150)


def reviewer(worlds: Worlds = FEW) -> Reviewer:
    match = Match(GAME, 3, 5)
    while match.state.decision is not None:
        match.play(ONE)
    return Reviewer(match, (0, 2), worlds, lent=[3])


@pytest.fixture
def scholars(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Scholars]:
    monkeypatch.setitem(GAMES, GAME.key, GAME)
    made = Scholars(reviewer(getattr(request, "param", FEW)), workers=2)
    yield made
    made.close()


def finish(scholars: Scholars) -> None:
    end = monotonic() + PATIENCE
    while scholars.review is None:
        assert monotonic() < end, "nothing is found out"
        scholars.listen()
        sleep(0.002)


def test_they_find_there_what_is_found_here_and_go(scholars: Scholars) -> None:
    scholars.begin()
    finish(scholars)
    assert scholars.review == collected([found for found in reviewer().work() if found])
    assert scholars.workers == []
    assert scholars.progress == 1


@pytest.mark.parametrize("scholars", [MANY], indirect=True)
def test_progress_grows_and_nobody_waits_for_them(scholars: Scholars) -> None:
    scholars.begin()
    began, told = monotonic(), [scholars.progress]
    scholars.listen()
    assert monotonic() - began < 0.5
    early = False
    while scholars.review is None:
        if scholars.listen():
            told.append(scholars.progress)
            early = early or (bool(scholars.lines) and scholars.progress < 1)
    assert early, "the lines are not known before the choices are"
    assert scholars.lines == scholars.review.lines
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 1)


def test_they_can_be_sent_away(scholars: Scholars) -> None:
    scholars.begin()
    workers = list(scholars.workers)
    scholars.close()
    assert not [worker for worker in workers if worker.process.is_alive()]
    assert not scholars.listen()
    assert scholars.review is None


def test_if_one_dies_the_work_is_done_here(scholars: Scholars) -> None:
    scholars.begin()
    scholars.workers[1].process.kill()
    finish(scholars)
    assert scholars.review == collected([found for found in reviewer().work() if found])


def test_if_none_can_begin_the_work_is_done_here(scholars: Scholars, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("rules.bots.scholars.Process", refuse)
    scholars.begin()
    began = monotonic()
    scholars.listen()
    assert monotonic() - began < 0.5
    finish(scholars)
