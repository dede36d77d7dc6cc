"""Crowns and ranks of the hall of fame: best scores, who won how often, and people against bots."""

from game.store.standings import MOST_PEOPLE, Side, Standing, best, people, played, sides
from tests.game.famous import made_up, sat


def test_the_best_scores_are_in_order_and_the_older_of_equal_ones_stands_first() -> None:
    matches = [
        made_up(3, sat("Anna", 7), sat("Bo", 5)),
        made_up(1, sat("Cleo", 7), sat("Dan", 9)),
        made_up(2, sat("Eve", 5)),
    ]
    ranks = best(matches, "rattus")
    assert [(rank.place, rank.sitter.name) for rank in ranks] == [
        (1, "Dan"),
        (2, "Cleo"),
        (2, "Anna"),
        (4, "Eve"),
        (4, "Bo"),
    ]
    assert ranks[1].match is matches[1]
    assert best(matches, "rattus", 2) == ranks[:2]


def test_bots_the_fallen_and_the_forgotten_have_no_rank() -> None:
    match = made_up(1, sat("Anna", 1), sat("Bot", 9, bot="master"), sat("Bo", 8, fallen=True), sat("", 7))
    assert [rank.sitter.name for rank in best([match], "rattus")] == ["Anna"]


def test_scores_of_other_games_are_not_compared() -> None:
    matches = [made_up(1, sat("Anna", 1)), made_up(2, sat("Anna", 40), game="notre_dame")]
    assert [rank.sitter.score for rank in best(matches, "rattus")] == [1]
    assert played(matches, "notre_dame") == matches[1:]
    assert played(matches, "") == matches


def test_who_won_most_is_first_and_then_who_needed_fewer_matches_and_then_the_name() -> None:
    matches = [
        made_up(1, sat("Anna", 1, won=True), sat("Bo", 1, won=True), sat("Cleo", 0), sat("Ada", 0)),
        made_up(2, sat("Anna", 1), sat("Cleo", 9, won=True)),
        made_up(3, sat("Cleo", 9, won=True), sat("Dan", 0)),
    ]
    found = people(matches)
    assert [(one.name, one.wins, one.games) for one in found] == [
        ("Cleo", 2, 3),
        ("Bo", 1, 1),
        ("Anna", 1, 2),
        ("Ada", 0, 1),
        ("Dan", 0, 1),
    ]
    assert [one.share for one in found] == [2 / 3, 1, 0.5, 0, 0]


def test_somebody_is_known_by_the_name_and_crest_of_the_last_match() -> None:
    old, new = sat("ANNA", 1), sat("Anna", 2)._replace(tincture="sable")
    (anna,) = people([made_up(1, old), made_up(2, new)])
    assert (anna.key, anna.name, anna.tincture, anna.games) == ("anna", "Anna", "sable", 2)


def test_only_those_who_played_last_are_listed() -> None:
    crowd = [made_up(n, sat(f"P{n}", 1)) for n in range(MOST_PEOPLE + 1)]
    again = made_up(99, sat("P0", 1))
    names = {one.name for one in people([*crowd, again])}
    assert len(names) == MOST_PEOPLE
    assert "P0" in names
    assert "P1" not in names


def test_in_one_game_only_those_are_listed_who_played_it() -> None:
    matches = [made_up(1, sat("Anna", 1)), made_up(2, sat("Bo", 1), game="notre_dame")]
    assert [one.name for one in people(matches, "notre_dame")] == ["Bo"]


def test_a_best_score_is_ones_own() -> None:
    matches = [made_up(1, sat("Anna", 3), sat("Bo", 8)), made_up(2, sat("Anna", 5))]
    anna = next(one for one in people(matches) if one.name == "Anna")
    rank = anna.best("rattus")
    assert rank is not None
    assert (rank.sitter.score, rank.match) == (5, matches[1])
    assert anna.best("notre_dame") is None


def test_favourites_of_one_game_are_added_up_and_the_favourite_is_first() -> None:
    seat = sat("Anna", 1)
    matches = (
        made_up(1, seat._replace(favourites={"monk": 2, "king": 1})),
        made_up(2, seat._replace(favourites={"king": 2}), sat("Bo", 1)._replace(favourites={"monk": 9})),
        made_up(3, seat._replace(favourites={"doctor": 7}), game="notre_dame"),
    )
    anna = Standing("anna", "Anna", "or", matches)
    assert anna.favourites("rattus") == [("king", 3), ("monk", 2)]


def test_who_never_played_has_won_no_part_of_it() -> None:
    assert Standing("anna", "Anna", "or", ()).share == 0


def test_a_level_sat_at_a_match_once_however_many_bots_it_had_there() -> None:
    matches = [
        made_up(1, sat("Anna", 1, won=True), sat("X", 1, bot="burgher"), sat("Y", 1, bot="burgher")),
        made_up(2, sat("Anna", 1), sat("X", 1, bot="burgher", won=True), sat("Y", 1, bot="master", won=True)),
        made_up(3, sat("X", 1, bot="master")),
    ]
    found = {side.level: side for side in sides(matches)}
    assert found[""] == Side("", 2, 1)
    assert found["burgher"] == Side("burgher", 2, 1)
    assert found["master"] == Side("master", 2, 1)
    assert next(iter(found)) == ""


def test_scores_can_be_compared_among_as_many_seats() -> None:
    matches = [made_up(1, sat("Anna", 9), sat("Bo", 2)), made_up(2, sat("Cleo", 5))]
    assert [rank.sitter.name for rank in best(matches, "rattus", seats=1)] == ["Cleo"]
    assert [rank.sitter.name for rank in best(matches, "rattus", seats=2)] == ["Anna", "Bo"]
    assert best(matches, "rattus", seats=3) == []
