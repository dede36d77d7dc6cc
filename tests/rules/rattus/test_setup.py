"""What lies on the table before the first turn, and what a table may agree on."""

import pytest

from rules.kernel import Action, SetupError
from rules.rattus import GAME
from rules.rattus.names import CHARACTERS, TABLE
from rules.rattus.placing import StartCubes
from rules.rattus.setup import SETS
from rules.rattus.state import Rattus
from rules.rattus.tokens import RINGS
from rules.rattus.turn import Turn
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus.europe import Europe

PICKED = "baker,bishop,king,knight,nun,witch"


def new(seats: int = 4, seed: int = 1, **options: str) -> Rattus:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Rattus)
    return state


@pytest.mark.parametrize(
    ("seats", "regions", "removed", "supply"), [(2, 8, 12, 29), (3, 10, 6, 33), (4, 12, 0, 37)]
)
def test_each_region_in_play_has_a_start_token_and_fewer_seats_remove_tokens(
    seats: int, regions: int, removed: int, supply: int
) -> None:
    state = new(seats)
    assert [len(rats) for rats in state.rats] == [1] * regions + [0] * (12 - regions)
    assert all(token < RINGS for rats in state.rats for token in rats)
    assert (len(state.removed), len(state.supply)) == (removed, supply)


@pytest.mark.parametrize("seats", [2, 3])
def test_removed_tokens_are_ordinary_and_unused_start_tokens_join_the_supply(seats: int) -> None:
    for seed in range(20):
        state = new(seats, seed)
        assert all(token >= RINGS for token in state.removed)
        assert sum(token < RINGS for token in state.supply) == RINGS - state.regions


def test_every_ordinary_token_can_be_among_the_removed() -> None:
    gone = {token for seed in range(60) for token in new(2, seed).removed}
    assert gone == set(range(RINGS, 49))


def test_the_plague_begins_anywhere_in_play() -> None:
    assert {new(2, seed).plague for seed in range(100)} == set(range(8))
    assert {new(4, seed).plague for seed in range(150)} == set(range(12))


def test_everybody_has_twenty_cubes_and_nobody_a_card() -> None:
    state = new(3)
    assert state.reserve == [20, 20, 20]
    assert len(state.cast) == 6
    assert all(state.holder[character] == TABLE for character in state.cast)


def test_two_cubes_are_placed_clockwise_and_two_more_in_reverse() -> None:
    match = Europe(GAME, 3, 1, {"first_player": "seat_1"})
    for seat in (1, 2, 0, 0, 2, 1):
        expects(match, StartCubes, seat)
        assert len(offered(match)) == 10
        play(match, "region:gallia" if seat else "region:italia")
    expects(match, Turn, 1)
    assert match.cubes("gallia") == (0, 4, 4)
    assert match.cubes("italia") == (4, 0, 0)
    assert match.state.reserve == [16, 16, 16]


def test_the_same_six_cards_lie_there_without_the_expansion() -> None:
    names = [CHARACTERS[character] for character in new().cast]
    assert names == ["peasant", "merchant", "monk", "knight", "witch", "king"]


@pytest.mark.parametrize("name", SETS)
def test_the_suggested_sets_are_those_of_the_rulebook(name: str) -> None:
    expected = {
        "base": {"peasant", "merchant", "monk", "knight", "witch", "king"},
        "golden_age": {"peasant", "baker", "serf", "queen", "mayor", "soldier"},
        "rat_control": {"pied_piper", "magician", "bishop", "nun", "monk", "emperor"},
        "europe_at_war": {"knight", "crusader", "soldier", "messenger", "merchant", "pied_piper"},
    }
    assert {CHARACTERS[character] for character in new(cards=name).cast} == expected[name]


def test_random_six_can_hold_anybody_and_two_of_a_class() -> None:
    casts = [new(seed=seed, cards="random").cast for seed in range(60)]
    assert all(len(set(cast)) == 6 for cast in casts)
    assert {character for cast in casts for character in cast} == set(range(18))
    assert any(len({character // 3 for character in cast}) < 6 for cast in casts)


def test_one_per_class_draws_one_of_three_for_each() -> None:
    casts = [new(seed=seed, cards="one_per_class").cast for seed in range(60)]
    assert all([character // 3 for character in cast] == list(range(6)) for cast in casts)
    assert {character for cast in casts for character in cast} == set(range(18))


def test_the_table_can_pick_its_six() -> None:
    state = new(cards="picked", picked=PICKED)
    assert {CHARACTERS[character] for character in state.cast} == set(PICKED.split(","))


def test_chivalry_can_be_ensured_among_random_six() -> None:
    assert not all(any(9 <= c < 12 for c in new(seed=s, cards="random").cast) for s in range(60))
    assert all(
        any(9 <= c < 12 for c in new(seed=s, cards="random", chivalry="ensured").cast) for s in range(60)
    )


@pytest.mark.parametrize(
    "options",
    [
        {"cards": "picked"},
        {"picked": PICKED},
        {"cards": "golden_age", "picked": PICKED},
        {"cards": "picked", "picked": "king,queen"},
        {"cards": "picked", "picked": "king,king,king,king,king,king"},
        {"cards": "picked", "picked": "king,queen,emperor,witch,monk,wizard"},
        {"cards": "base", "chivalry": "ensured"},
        {"first_player": "seat_3"},
        {"cards": "tarot"},
    ],
)
def test_impossible_wishes_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        GAME.new(2, 1, options)


@pytest.mark.parametrize("seats", [1, 5])
def test_rattus_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.new(seats)


@pytest.mark.parametrize(("wish", "regions"), [("printed", 8), ("eight", 8), ("ten", 10), ("twelve", 12)])
def test_a_table_may_use_a_wider_map(wish: str, regions: int) -> None:
    state = new(2, regions=wish)
    assert len(state.options()) == regions
    assert state.regions == sum(map(len, state.rats)) == regions
    assert len(state.supply) == 37 - regions


def test_the_opening_tells_the_cast_and_the_plague() -> None:
    match = Europe(GAME, 4, 5)
    assert told(match.opening, "cast")[0][0] == tuple(CHARACTERS[c] for c in match.state.cast)
    assert told(match.opening, "opening") == [(match.state.view(None).plague, 37)]


def test_every_pick_of_the_start_is_a_region() -> None:
    assert new(2).options()[0] == Action("region", "anglia")


def test_the_editions_are_the_base_game_and_the_one_of_the_pied_piper() -> None:
    assert GAME.presets == {"base": {}, "pied_piper": {"cards": "one_per_class"}}
