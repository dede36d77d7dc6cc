"""A game from another package enters itself in ``GAMES``, and all that the rules offer is open to it."""

import json
from time import monotonic, sleep

import pytest

from rules import GAMES, Match
from rules.arena import Contest, contested
from rules.arena import main as arena
from rules.bots import LEVELS, advice, bot
from rules.bots.levels import Burgher
from rules.bots.master import Master
from rules.bots.service import Thinkers
from rules.play import main as play
from rules.play import random_actions
from tests.toy.rules import GAME, ONE, PEBBLES, TWO, Pebbles

PATIENCE = 60.0


@pytest.fixture(autouse=True)
def _entered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.key, GAME)


def played(actions: int) -> Match:
    match = Match(GAME, 3, 5)
    for seat, action in random_actions(match, 5):
        if len(match.log) == actions:
            break
        match.play(action, seat)
    return match


def test_it_is_dealt_and_played_to_its_end() -> None:
    match = played(100)
    assert match.state.over
    assert 0 < sum(match.state.scores()) <= sum(PEBBLES)
    assert match.state.winners()


def test_positions_know_their_game_whether_it_is_entered_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GAMES, GAME.key)
    assert played(2).state.game is GAME


def test_it_is_saved_and_replayed() -> None:
    match = played(4)
    again = Match.load(json.loads(json.dumps(match.save())))
    assert again.state.to_json() == match.state.to_json()
    assert [moment.action for moment in again.retold()] == [action for _, action in match.log]


def test_a_position_can_be_written_down_and_read_back() -> None:
    state = played(4).state
    back = Pebbles.from_json(json.loads(json.dumps(state.to_json())))
    assert back.to_json() == state.to_json()
    assert back.options() == (ONE, TWO)


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_judge_of_its_own_bots_of_every_level_play_it(level: str) -> None:
    state = GAME.new(2, 3)
    while (decision := state.decision) is not None:
        thinker = Master(GAME.key, 1, worlds=2) if level == "master" else bot(level, GAME.key, 1)
        pick = thinker.pick(state, decision.seat)
        assert pick in state.options()
        state.apply(pick)


def test_a_burgher_without_a_judge_takes_the_points_in_sight() -> None:
    state = Match(GAME, 2, 1).state.changed(sack=(1, 3, 3, 3, 2, 2))
    assert Burgher(GAME.key).weigh(state, 0) == [1.0, 3.0]


def test_advice_is_given_on_it() -> None:
    state = GAME.new(3, 2)
    assert {advised.action for advised in advice(state, 0, 0.05)} == {ONE, TWO}


def test_a_worker_learns_of_it_when_it_is_asked() -> None:
    state, thinkers = GAME.new(3, 2), Thinkers(workers=1)
    thinkers.ask(state, 0, "master", seconds=0.05)
    end = monotonic() + PATIENCE
    while (pick := thinkers.answer()) is None and monotonic() < end:
        sleep(0.005)
    # Whoever is late is replaced by an answer from here, which would prove nothing.
    assert thinkers.workers
    thinkers.close()
    assert pick in (ONE, TWO)


def test_the_arena_plays_it_in_one_process_and_in_several(capsys: pytest.CaptureFixture[str]) -> None:
    contest = Contest(GAME.key, ("burgher", "apprentice"), {"sack": "half"}, seed=5)
    one, many = contested(contest, 2, 1), contested(contest, 2, 2)
    assert [result.scores for result in one] == [result.scores for result in many]
    assert arena([GAME.key, "--seats", "2", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == GAME.key


def test_it_is_told_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert play([GAME.key, "--seats", "2", "--seed", "4"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Pebbles, 2 seats, seed 4"
    assert "Rose > take:1" in told or "Rose > take:2" in told
