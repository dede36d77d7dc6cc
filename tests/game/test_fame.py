"""The record of finished matches: each is counted once, people are told from bots, and nothing is lost."""

import json
from pathlib import Path

import pytest

from game.session.plan import Plan, Player, against_bots
from game.session.session import Session
from game.store import Shelf
from game.store import fame as fame_store
from game.store.fame import LASTING, NAME, Fame, Record
from game.store.favourites import favourites
from game.store.finished import Finished
from game.store.standings import best, people, sides
from rules import GAMES
from rules.kernel import Match
from tests.game.famous import FIRST, ended, made_up, over, sat
from tests.game.programs import at_once


@pytest.fixture
def fame(tmp_path: Path) -> Fame:
    return Fame(Shelf(tmp_path))


# Counting.


def test_a_match_is_counted_once_however_often_it_is_looked_at(fame: Fame, tmp_path: Path) -> None:
    session = over()
    fame.record(session)
    fame.record(session)
    Fame(Shelf(tmp_path)).record(Session.restored(session.to_json()))
    assert len(Fame(Shelf(tmp_path)).finished) == 1


def test_other_moves_in_the_same_deal_are_another_match(fame: Fame) -> None:
    plan = against_bots("rattus", 3, 1)
    fame.record(ended(plan, 1))
    fame.record(ended(plan, 2))
    assert len(fame.finished) == 2


def test_an_abandoned_match_is_not_counted(fame: Fame) -> None:
    fame.record(Session(against_bots("rattus", 3, 1)))
    assert fame.finished == ()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_remembered_is_what_the_match_says(fame: Fame, tmp_path: Path, game: str) -> None:
    session = over(game, 2, seed=5)
    fame.record(session)
    (match,) = Fame(Shelf(tmp_path)).finished
    assert fame.finished == (match,)
    state = session.match.state
    assert match.game == game
    assert tuple(sitter.score for sitter in match.seats) == state.scores()
    assert tuple(seat for seat, sitter in enumerate(match.seats) if sitter.won) == state.winners()
    assert [(sitter.name, sitter.tincture, sitter.bot) for sitter in match.seats] == [
        (player.name, player.tincture, player.bot) for player in session.players
    ]
    assert match.rounds == state.view(None).round


def test_what_was_agreed_on_is_remembered_where_it_is_not_as_usual(fame: Fame) -> None:
    options = {"new_persons": "on", "first_player": "seat_1"}
    fame.record(ended(against_bots("notre_dame", 2, 1)._replace(options=options)))
    assert fame.finished[0].options == {"new_persons": "on"}


# Favourites.


@pytest.mark.parametrize("game", GAMES)
def test_favourites_are_those_the_events_name(game: str) -> None:
    match = over(game, 3, seed=4).match
    told = [event for moment in match.retold() for event in moment.events]
    counted = favourites(match)
    liking = GAMES[game].liking
    assert sum(sum(count.values()) for count in counted) == sum(e.kind == liking.event for e in told) > 0
    assert all(set(count) <= set(liking.names) for count in counted)
    assert all(list(count.values()) == sorted(count.values(), reverse=True) for count in counted)


def test_a_bribe_counts_for_whoever_bribes() -> None:
    match = Match(GAMES["notre_dame"], 2, 3)
    seen: list[tuple[int, str]] = []
    while match.state.decision:
        decision = match.state.decision
        options = match.state.options()
        wanted = next((option for option in options if option.kind == "bribe"), options[0])
        told = [event for event in match.play(wanted, decision.seat) if event.kind == "bribe"]
        seen += [(event.seat, str(event.data[0])) for event in told if event.seat is not None]
    counted = favourites(match)
    assert len(seen) > 4
    assert sorted(seen) == sorted(
        (seat, name) for seat in (0, 1) for name, times in counted[seat].items() for _ in range(times)
    )


def test_bots_have_no_favourites(fame: Fame) -> None:
    fame.record(over("rattus_cartus"))
    person, *bots = fame.finished[0].seats
    assert person.favourites
    assert not any(bot.favourites for bot in bots)


def test_the_favourite_of_somebody_is_added_up_over_all_matches() -> None:
    first, second = sat("Anna", 3), sat("anna", 5)
    matches = [
        made_up(1, first._replace(favourites={"monk": 2, "king": 3}), sat("Bert", 1)),
        made_up(2, second._replace(favourites={"monk": 2}), sat("Bert", 1)),
    ]
    standing = next(standing for standing in people(matches) if standing.key == "anna")
    assert standing.favourites("rattus") == [("monk", 4), ("king", 3)]
    assert standing.favourites("notre_dame") == []
    assert standing.name == "anna"


# What it comes to.


def test_everybody_who_shares_a_victory_has_won() -> None:
    matches = [
        made_up(1, sat("Anna", 9, won=True), sat("Bert", 9, won=True), sat("Cleo", 2)),
        made_up(2, sat("Anna", 1), sat("Bert", 9, won=True), sat("Cleo", 2)),
        made_up(3, sat("Anna", 1), sat("Bert", 2), sat("Cleo", 3, fallen=True)),
    ]
    listed = [(standing.name, standing.games, standing.wins) for standing in people(matches)]
    assert listed == [("Bert", 3, 2), ("Anna", 3, 1), ("Cleo", 3, 0)]
    assert people(matches)[0].share == pytest.approx(2 / 3)


def test_bots_are_counted_by_level_and_are_no_people() -> None:
    matches = [
        made_up(1, sat("Anna", 1), sat("Bert", 9, won=True, bot="master"), sat("Cleo", 2, bot="master")),
        made_up(2, sat("Anna", 5, won=True), sat("Bert", 2, bot="apprentice")),
    ]
    assert [standing.name for standing in people(matches)] == ["Anna"]
    assert [rank.sitter.name for rank in best(matches, "rattus")] == ["Anna", "Anna"]
    assert [tuple(side) for side in sides(matches)] == [
        ("", 2, 1),
        ("apprentice", 1, 0),
        ("burgher", 0, 0),
        ("master", 1, 1),
    ]


def test_equal_scores_share_a_place_and_the_dead_have_none() -> None:
    matches = [
        made_up(1, sat("Anna", 7), sat("Bert", 30, fallen=True)),
        made_up(2, sat("Cleo", 7), sat("Bert", 9)),
        made_up(3, sat("Anna", 3), sat("Dora", 3), game="notre_dame"),
    ]
    ranks = [(rank.place, rank.sitter.name, rank.sitter.score) for rank in best(matches, "rattus")]
    assert ranks == [(1, "Bert", 9), (2, "Anna", 7), (2, "Cleo", 7)]
    assert len(best(matches, "rattus", 2)) == 2


def test_the_dead_of_the_town_are_known() -> None:
    fallen = [
        sitter
        for seed in range(6)
        for sitter in Finished.of(over("rattus_cartus", 4, seed), FIRST).seats
        if sitter.fallen
    ]
    assert fallen
    assert not any(sitter.won for sitter in fallen)


# Forgetting.


def test_whoever_is_forgotten_is_in_no_file_any_more(fame: Fame, tmp_path: Path) -> None:
    players = (Player("Annabel", "gules"), Player("Bertram", "azure"))
    together = Plan("rattus", players, {}, 1)
    alone = Plan("rattus", (players[0], Player("Clara", "or", "master")), {}, 1)
    for plan in (together, alone):
        fame.record(ended(plan))
    fame.forget("annabel")
    assert [standing.name for standing in people(fame.finished)] == ["Bertram"]
    assert len(fame.finished) == 1
    assert not any(b"Annabel" in path.read_bytes() for path in tmp_path.iterdir())
    assert Fame(Shelf(tmp_path)).finished == fame.finished


def test_a_forgotten_match_is_not_counted_again_when_its_save_is_opened(fame: Fame) -> None:
    session = over()
    fame.record(session)
    fame.forget_all()
    fame.record(session)
    assert fame.finished == ()
    fame.record(over(seed=2))
    assert len(fame.finished) == 1


def test_everything_is_forgotten_with_its_copies_and_what_was_set_aside(fame: Fame, tmp_path: Path) -> None:
    for seed in range(3):
        fame.record(over(seed=seed))
    (tmp_path / f"{NAME}.broken-1").write_text("Anna")
    fame.forget_all()
    assert not any(b"Anna" in path.read_bytes() for path in tmp_path.iterdir())
    assert Fame(Shelf(tmp_path)).finished == ()


# Room.


def test_the_oldest_make_room_but_never_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fame_store, "MOST", LASTING + 5)
    record = Record()
    for number in range(60):
        record = record.with_one(made_up(number, sat("Anna", 99 if number < 3 else 10), sat("Bert", 1)))
    numbers = [int(match.id) for match in record.finished]
    assert len(numbers) == LASTING + 5
    assert numbers[:3] == [0, 1, 2]
    assert numbers[-1] == 59
    assert record.with_one(made_up(20, sat("Anna", 10), sat("Bert", 1))) == record


# Files.


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": []},
        {"rounds": True},
        {"rounds": 10**9},
        {"id": "../../etc"},
        {"date": "yesterday"},
        {"date": 5},
        {"options": {"cards": "aces"}},
        {"options": []},
        {"seats": []},
        {"seats": "Anna"},
    ],
)
def test_a_file_that_makes_no_sense_is_set_aside_and_its_copy_serves(
    fame: Fame, tmp_path: Path, change: dict[str, object]
) -> None:
    fame.record(over(seed=1))
    fame.record(over(seed=2))
    path = fame.shelf.path(NAME)
    data = json.loads(path.read_text("utf-8"))
    data["finished"][1].update(change)
    spoilt = json.dumps(data)
    path.write_text(spoilt, "utf-8")
    again = Fame(Shelf(tmp_path))
    assert again.finished == fame.finished[:1]
    (aside,) = tmp_path.glob("*.broken-*")
    assert aside.read_text("utf-8") == spoilt


@pytest.mark.parametrize(
    "change",
    [
        {"name": 3},
        {"name": ""},
        {"name": "[rat]"},
        {"tincture": "pink"},
        {"bot": "genius"},
        {"score": 1.5},
        {"score": 10**18},
        {"won": 1},
        {"favourites": {"nobody": 1}},
        {"favourites": {"monk": -1}},
        {"favourites": ["monk"]},
        {"crown": True},
    ],
)
def test_a_seat_that_makes_no_sense_is_no_seat(change: dict[str, object]) -> None:
    data = Finished.of(over(), FIRST).to_json()
    assert Finished.read(json.loads(json.dumps(data))).to_json() == data
    data["seats"][1].update(change)
    with pytest.raises(ValueError, match=r"is no|sat nowhere"):
        Finished.read(data)


def test_what_cannot_be_written_holds_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    fame = Fame(Shelf(tmp_path / "file"))
    fame.record(over())
    assert len(fame.finished) == 1


def test_a_record_that_cannot_be_read_is_never_written_over(
    fame: Fame, monkeypatch: pytest.MonkeyPatch
) -> None:
    fame.record(over(seed=1))
    before = fame.shelf.path(NAME).read_bytes()

    def silent(_: str) -> None:
        raise PermissionError("not now")

    monkeypatch.setattr(fame.shelf, "read", silent)
    fame.record(over(seed=2))
    assert len(fame.finished) == 2
    assert fame.shelf.path(NAME).read_bytes() == before


PROGRAM = """
import sys
from pathlib import Path
from game.store import Shelf
from game.store.fame import Fame
from tests.game.famous import over

sessions = [over(seed=int(sys.argv[2]) * 10 + number) for number in range(5)]
fame = Fame(Shelf(Path(sys.argv[1])))
print("ready", flush=True)
sys.stdin.readline()
for session in sessions:
    fame.record(session)
"""


def test_programs_that_finish_at_once_do_not_lose_each_others_matches(tmp_path: Path) -> None:
    assert [program.end() for program in at_once(PROGRAM, tmp_path)] == [0, 0, 0]
    assert len(Fame(Shelf(tmp_path)).finished) == 15


def test_the_ten_best_of_a_game_stay_however_old_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.store.fame.MOST", 12)
    record = Record()
    for number in range(40):
        record = record.with_one(made_up(number, sat("Anna", 100 - number if number < 11 else 1)))
    kept = [match.seats[0].score for match in record.finished]
    assert kept == [*range(100, 90, -1), 1, 1]
    assert len(record.dropped) == 28
