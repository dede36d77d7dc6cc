"""Setting up: section 5 of the rules in numbers, and what a table may agree on."""

from collections import Counter
from typing import Any

import pytest

from rules.kernel import Match, SetupError, heard_by
from rules.rattus_cartus import GAME, support_tables
from rules.rattus_cartus.names import BUILDINGS, CARDS, CLASSES, COPIES, JOKER, POPULATION, STACKS
from rules.rattus_cartus.setup import mixed
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.support_tables import SUPPORT_TABLES, PrintedSupport
from tests.rules.driving import told

FIRST_GAME = {"farm", "marketplace", "monastery", "castle", "palace", "tent"}
OTHERS = "brewery,office,hospital,guard_tower,pipers_hut,treasury"


def new(seats: int = 4, seed: int = 1, **options: str) -> RattusCartus:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, RattusCartus)
    return state


def buildings(state: RattusCartus) -> Counter[str]:
    return Counter(BUILDINGS[card // 5] for card in state.town)


def test_there_are_84_population_cards_14_a_class() -> None:
    assert len(COPIES) == POPULATION
    assert [sum(COPIES[track * 5 : track * 5 + 5]) for track in range(6)] == [14] * 6


def test_the_nuns_are_24_times_4_then_12_times_3_2_and_1_and_24_times_0() -> None:
    assert [sum(COPIES[nuns::5]) for nuns in range(5)] == [24, 12, 12, 12, 24]


def test_every_class_has_the_same_nuns() -> None:
    assert {COPIES[track * 5 : track * 5 + 5] for track in range(6)} == {(4, 2, 2, 2, 4)}


def test_there_are_15_jokers_and_51_special_cards() -> None:
    assert dict(zip(CARDS[JOKER : JOKER + 5], STACKS, strict=False)) == {
        "joker": 15,
        "sword": 12,
        "flute": 12,
        "pass": 12,
        "gold": 15,
    }


def test_there_are_two_buildings_a_class() -> None:
    pairs = {CLASSES[track]: set(BUILDINGS[2 * track : 2 * track + 2]) for track in range(6)}
    assert pairs == {
        "royalty": {"palace", "treasury"},
        "chivalry": {"castle", "guard_tower"},
        "church": {"monastery", "hospital"},
        "peasantry": {"farm", "brewery"},
        "bourgeoisie": {"marketplace", "office"},
        "magic": {"tent", "pipers_hut"},
    }


@pytest.mark.parametrize(
    ("seats", "rounds", "row", "removed"), [(2, 10, 2, 10), (3, 9, 2, 12), (4, 8, 3, 6), (5, 8, 3, 6)]
)
def test_rounds_row_and_replacement_deck_depend_on_the_seats(
    seats: int, rounds: int, row: int, removed: int
) -> None:
    state = new(seats)
    assert len(state.row) == row
    assert len(state.replacement) == removed
    assert len(state.row) + len(state.buildings) == 30 - removed == rounds * row
    assert state.view(0).rounds == rounds


def test_everybody_begins_with_ten_rats_five_cards_and_no_influence() -> None:
    state = new(5)
    assert state.rats == [10] * 5
    assert [len(hand) for hand in state.hand] == [5] * 5
    assert not any(state.influence)
    assert not any(state.tokens)


def test_five_population_cards_are_the_nun_row() -> None:
    state = new(5)
    assert len(state.nuns) == 5
    assert all(card < POPULATION for card in state.nuns)
    assert len(state.deck) == 84 - 5 - 5 * 5
    assert all(state.view(seat).nuns == (None,) * 5 for seat in range(5))


def test_the_first_game_uses_five_of_six_buildings() -> None:
    assert buildings(new()) == dict.fromkeys(FIRST_GAME, 5)


def test_one_random_building_a_class_brings_its_five_copies() -> None:
    towns = [buildings(new(seed=seed, buildings="one_a_class")) for seed in range(40)]
    assert all(set(town.values()) == {5} for town in towns)
    assert all(sorted(BUILDINGS.index(name) // 2 for name in town) == list(range(6)) for town in towns)
    assert {name for town in towns for name in town} == set(BUILDINGS[:12])
    assert len({tuple(sorted(town)) for town in towns}) > 10


def test_five_random_cards_a_class_may_mix_both_buildings() -> None:
    towns = [new(seed=seed, buildings="five_a_class").town for seed in range(40)]
    for town in towns:
        assert Counter(card // 10 for card in town) == dict.fromkeys(range(6), 5)
        assert len(set(town)) == 30
    assert len(set(towns)) > 30


def test_the_table_may_pick_one_building_a_class() -> None:
    assert buildings(new(buildings="picked", picked=OTHERS)) == dict.fromkeys(OTHERS.split(","), 5)


def test_the_table_may_agree_on_any_five_cards_a_class() -> None:
    shares = dict(zip(CLASSES, "504213", strict=True))
    wish: dict[str, Any] = {mixed(name): share for name, share in shares.items()}
    towns = [new(seed=seed, buildings="mixed", **wish) for seed in range(30)]
    assert all(
        buildings(state)
        == Counter(farm=5, office=5, monastery=4, hospital=1, castle=2, guard_tower=3)
        + Counter(tent=1, pipers_hut=4, palace=3, treasury=2)
        for state in towns
    )
    for state in towns:
        assert state.town == tuple(sorted(set(state.town)))
        assert set(state.view(0).stacks) == {"joker", "sword", "flute", "pass", "gold"}
    copies = {card for state in towns for card in state.town if BUILDINGS[card // 5] == "palace"}
    assert len(copies) == 5, "chance says which copies there are"


def test_a_building_without_a_card_needs_no_stack() -> None:
    shares: dict[str, Any] = dict(zip(map(mixed, CLASSES), "555505", strict=True))
    assert set(new(buildings="mixed", **shares).view(0).stacks) == {"joker", "sword", "flute"}


def test_shares_mean_nothing_beside_other_ways_to_build_a_town() -> None:
    assert new(mixed_royalty="0").town == new().town


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"buildings": "picked"}, "only if"),
        ({"picked": OTHERS}, "only if"),
        (
            {"buildings": "picked", "picked": "farm,brewery,hospital,castle,tent,palace"},
            "One building of each class",
        ),
        ({"buildings": "picked", "picked": "farm,office"}, "6 different"),
        ({"first_player": "seat_4"}, "cannot be 'seat_4'"),
        ({"buildings": "mixed", "mixed_magic": "6"}, "cannot be '6'"),
    ],
)
def test_impossible_wishes_are_refused_with_a_reason(options: dict[str, str], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        GAME.new(4, 1, options)


def test_jokers_are_always_there_and_other_stacks_only_for_the_chosen_buildings() -> None:
    assert new().view(0).stacks == {"joker": 15, "sword": 12}
    every = new(buildings="picked", picked=OTHERS).view(0).stacks
    assert every == {"joker": 15, "flute": 12, "pass": 12, "gold": 15}


def test_a_single_copy_of_a_building_already_needs_its_stack() -> None:
    for seed in range(20):
        state = new(seed=seed, buildings="five_a_class")
        assert ("gold" in state.view(0).stacks) == ("treasury" in buildings(state))
        assert ("pass" in state.view(0).stacks) == ("office" in buildings(state))


def test_the_opening_shows_the_town_to_all_and_each_hand_to_its_seat() -> None:
    match = Match(GAME, 3, 1)
    assert {event.kind for event in heard_by(match.opening, None)} == {"town", "round", "row"}
    for seat in range(3):
        (dealt,) = told(heard_by(match.opening, seat), "dealt")
        assert told(match.opening, "town") == [
            (("farm", "marketplace", "monastery", "castle", "tent", "palace"),)
        ]
        assert dealt == (match.state.view(seat).players[seat].hand,)


def test_the_first_player_is_random_or_agreed() -> None:
    assert {new(seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {new(seed=seed, first_player="seat_2").first for seed in range(10)} == {2}


def test_the_default_support_gives_each_of_five_combinations_to_twelve_cards() -> None:
    assert Counter(SUPPORT_TABLES["even"][:60]) == {
        PrintedSupport(4, 0, 0): 12,
        PrintedSupport(2, 1, 0): 12,
        PrintedSupport(2, 0, 1): 12,
        PrintedSupport(0, 2, 0): 12,
        PrintedSupport(0, 1, 1): 12,
    }


@pytest.mark.parametrize("table", SUPPORT_TABLES)
def test_every_support_is_worth_four_cards_and_fits_the_example(table: str) -> None:
    assert {card.cards + 2 * card.rats + 2 * card.looks for card in SUPPORT_TABLES[table]} == {4}
    tent, monastery = (BUILDINGS.index(name) * 5 for name in ("tent", "monastery"))
    assert PrintedSupport(2, 0, 1) in SUPPORT_TABLES[table][tent : tent + 5]
    assert {PrintedSupport(4, 0, 0), PrintedSupport(0, 2, 0)} <= set(
        SUPPORT_TABLES[table][monastery : monastery + 5]
    )


def test_the_card_heavy_support_draws_more() -> None:
    drawn = {name: sum(card.cards for card in table[:60]) for name, table in SUPPORT_TABLES.items()}
    assert drawn == {"even": 96, "card_heavy": 144}
    assert new(support_table="card_heavy").support_table == "card_heavy"


def test_no_support_gives_more_than_nine_of_anything() -> None:
    assert support_tables._printed([9, 0, 9]) == PrintedSupport(9, 0, 9)
    with pytest.raises(ValueError, match="10"):
        support_tables._printed([0, 10, 0])
