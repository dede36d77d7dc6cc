"""Three levels: all play whole games, and each is stronger than the one below."""

from statistics import median
from time import process_time

import pytest

from rules.arena import Contest, contested, summary
from rules.bots import LEVELS, TEMPERS, bot
from rules.bots.master import Master
from rules.bots.style import TODAY
from tests.rules.bots.positions import reached
from tests.tiers import crossed

GAMES = ("notre_dame", "rattus", "rattus_cartus")


@crossed(game=GAMES, temper=list(TEMPERS))
def test_bots_of_all_levels_sit_at_one_table(game: str, temper: str) -> None:
    names = tuple(f"{level}:{temper}" for level in LEVELS)
    (result,) = contested(Contest(game, names, {}, seed=4, worlds=1), games=1, jobs=1)
    assert sum(result.wins) in (0.0, pytest.approx(1.0))
    assert all(picks > 5 for picks in result.picks)


@pytest.mark.parametrize("level", ["apprentice", "burgher"])
@pytest.mark.parametrize("game", GAMES)
def test_who_does_not_search_decides_at_once(game: str, level: str) -> None:
    spent = []
    for seed in range(3):
        state = reached(game, 4, seed, 20 + 9 * seed)
        for _ in range(12):
            decision = state.decision
            assert decision is not None
            began = process_time()
            pick = bot(level, game, seed).pick(state, decision.seat)
            spent.append(process_time() - began)
            state.apply(pick, decision.seat)
    assert median(spent) < 0.02


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_burgher_beats_apprentices(game: str) -> None:
    contest = Contest(game, ("burgher", "apprentice", "apprentice", "apprentice"), {}, seed=50)
    told = summary(contest, contested(contest, games=24, jobs=1))
    assert told["bots"][0]["win_rate"] > 0.42
    assert told["bots"][0]["mean_score"] > max(row["mean_score"] for row in told["bots"][1:])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_master_beats_burghers(game: str) -> None:
    # How strong it is with more worlds, and in more games, stands in tests/bench/arena.md.
    contest = Contest(game, ("master", "burgher"), {}, seed=70, worlds=6)
    told = summary(contest, contested(contest, games=8, jobs=1))
    assert told["bots"][0]["win_rate"] > 0.5
    assert told["bots"][0]["mean_score"] > told["bots"][1]["mean_score"]


@pytest.mark.parametrize("game", GAMES)
def test_a_master_keeps_to_its_time(game: str) -> None:
    state = reached(game, 4, 2, 40)
    assert state.decision is not None
    thinker = Master(game, 1)
    began = process_time()
    for _ in thinker.think(state, state.decision.seat, 0.2):
        pass
    # A dream is not broken off; what else the machine does meanwhile does not count.
    assert process_time() - began < 0.5


def test_a_master_stops_when_the_choice_is_clear() -> None:
    state = reached("rattus", 2, 3, 30)
    assert state.decision is not None
    seat = state.decision.seat
    thoughts = sum(1 for _ in Master("rattus", 1).think(state, seat, 20.0))
    assert thoughts < 4000


def worlds_until_clear(thinker: Master) -> int:
    state = reached("rattus_cartus", 2, 9, 20)
    assert state.decision is not None
    for _ in thinker.think(state, state.decision.seat, 60.0):
        pass
    return max(finding.worlds for finding in thinker.findings)


def test_a_master_with_time_calls_no_choice_clear_that_luck_may_have_decided() -> None:
    hasty = worlds_until_clear(Master("rattus_cartus", 1, style=TODAY._replace(surely=TODAY.hardly)))
    assert TODAY.least < hasty < worlds_until_clear(Master("rattus_cartus", 1))
    # Where worlds are counted, it is as thrifty as before.
    assert worlds_until_clear(Master("rattus_cartus", 1, worlds=99)) == hasty


def test_a_master_gives_its_best_pick_all_the_time() -> None:
    state = reached("notre_dame", 4, 2, 12)
    assert state.decision is not None
    seat = state.decision.seat
    thinking = Master("notre_dame", 1).think(state, seat, 60.0)
    assert [next(thinking) in state.options(seat) for _ in range(5)] == [True] * 5


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_makes_the_same_choices(game: str, level: str) -> None:
    state = reached(game, 3, 4, 40)
    assert state.decision is not None
    told = []
    for _ in range(2):
        thinker = Master(game, 9, worlds=4) if level == "master" else bot(level, game, 9)
        told.append((thinker.pick(state, state.decision.seat), thinker.findings))
    assert told[0] == told[1]


@pytest.mark.slow
def test_burghers_seldom_let_rattus_end_by_placing_all_cubes() -> None:
    contest = Contest("rattus", ("burgher", "burgher"), {}, seed=30)
    told = summary(contest, contested(contest, games=40, jobs=1))
    assert told["bots"][0]["ended_by_cubes"] < 0.5


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_burghers_seldom_die_of_rats(seats: int) -> None:
    contest = Contest("rattus_cartus", ("burgher",) * seats, {}, seed=30)
    told = summary(contest, contested(contest, games=30, jobs=1))
    assert sum(row["died"] for row in told["bots"]) / seats < 0.2
