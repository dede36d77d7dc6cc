"""The chance to survive: exact over the cards a seat is sure of, all others equally likely."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from rules.rattus_cartus import knowledge, odds
from rules.rattus_cartus.knowledge import possible_nuns
from rules.rattus_cartus.names import COPIES, POPULATION
from tests.rules.driving import play
from tests.rules.rattus_cartus.town import Town, numbers, resolve, table

WHOLE_DECK = (24, 12, 12, 12, 24)
#: The table of the specification: rats, and the chance in percent of a seat that knows nothing.
KNOWING_NOTHING = [
    (5, 94),
    (6, 90),
    (7, 84),
    (8, 76),
    (9, 66),
    (10, 55),
    (11, 45),
    (12, 34),
    (13, 24),
    (14, 16),
    (15, 10),
]


def enumerated(pool: tuple[int, ...], cards: int, needed: int) -> Fraction:
    """Count by going through every draw there is."""
    deck = [nuns for nuns, copies in enumerate(pool) for _ in range(copies)]
    draws = Counter(sum(draw) for draw in combinations(deck, cards))
    return Fraction(sum(n for total, n in draws.items() if total >= needed), comb(len(deck), cards))


@pytest.mark.parametrize(("rats", "percent"), KNOWING_NOTHING)
def test_the_table_of_who_knows_nothing(rats: int, percent: int) -> None:
    chance = odds.odds(WHOLE_DECK, 5, 0).survival(rats)
    assert round(100 * chance) == percent


def test_ten_rats_survive_in_17_101_548_of_30_872_016_rows() -> None:
    assert odds.odds(WHOLE_DECK, 5, 0).total == comb(84, 5) == 30_872_016
    by_hand = sum(
        comb(24, a) * comb(12, b) * comb(12, c) * comb(12, d) * comb(24, e)
        for a in range(6)
        for b in range(6 - a)
        for c in range(6 - a - b)
        for d in range(6 - a - b - c)
        for e in [5 - a - b - c - d]
        if b + 2 * c + 3 * d + 4 * e >= 10
    )
    assert odds.odds(WHOLE_DECK, 5, 0).cases[10] == by_hand == 17_101_548


@pytest.mark.parametrize("cards", range(6))
@pytest.mark.parametrize("pool", [(3, 2, 1, 2, 4), (0, 5, 0, 1, 3), (6, 0, 0, 0, 2)])
def test_the_count_agrees_with_going_through_all_draws(pool: tuple[int, ...], cards: int) -> None:
    for rats in range(22):
        assert odds.odds(pool, cards, 0).survival(rats) == float(enumerated(pool, cards, rats))


@pytest.mark.parametrize("seen", range(9))
def test_nuns_already_seen_are_certain(seen: int) -> None:
    for rats in range(22):
        assert odds.odds(WHOLE_DECK, 3, seen).survival(rats) == odds.odds(WHOLE_DECK, 3, 0).survival(
            max(0, rats - seen)
        )


def test_nobody_survives_more_rats_than_nuns_there_can_be() -> None:
    assert odds.odds(WHOLE_DECK, 5, 0).survival(20) > 0
    assert odds.odds(WHOLE_DECK, 5, 0).survival(21) == 0


def pool_of(match: Town, seat: int) -> tuple[int, ...]:
    """Give the cards that may be nun cards for a seat, by their nuns."""
    left = possible_nuns(match.state, seat)
    return tuple(sum(left[nuns:POPULATION:5]) for nuns in range(5))


def test_a_spectator_has_no_chance_of_his_own() -> None:
    view = table(phase="visits").state.view(None)
    assert view.survival is None
    assert view.odds is None


def test_with_an_empty_hand_and_discard_pile_one_knows_nothing() -> None:
    match = table(phase="visits", s0={"rats": 10}, s1={"hand": ("magic_4",) * 3})
    view = match.state.view(0)
    assert view.odds is not None
    assert view.survival == view.odds.survival(10) == odds.odds(WHOLE_DECK, 5, 0).survival(10)


def test_own_cards_the_discard_pile_and_shown_cards_are_not_in_the_row() -> None:
    match = table(
        row=("tent", "palace", "farm"),
        discard=("church_4", "church_3"),
        s0={"at": 0, "hand": ("magic_4", "joker"), "laid": ("magic_0",)},
        s1={"at": 0, "laid": ("magic_1",), "hand": ("church_0",)},
        s2={"at": 1, "laid": ("royalty_2",)},
    )
    assert pool_of(match, 0) == (23, 12, 12, 11, 22)
    assert pool_of(match, 3) == (24, 12, 12, 11, 23)
    resolve(match)
    assert pool_of(match, 0) == (23, 11, 12, 11, 22)


def test_a_nun_card_seen_counts_for_itself() -> None:
    match = table(
        phase="visits",
        nuns=("church_4", "magic_4", "magic_0", "royalty_0", "royalty_0"),
        s0={"looked": (0, 2)},
    )
    assert pool_of(match, 0) == (23, 12, 12, 12, 23)
    assert match.state.view(0).survival == odds.odds((23, 12, 12, 12, 23), 3, 4).survival(10)


def test_who_has_seen_all_knows_the_end() -> None:
    match = table(phase="visits", s0={"looked": range(5), "rats": 10}, s1={"looked": range(5), "rats": 11})
    assert match.state.view(0).survival == 1.0
    assert match.state.view(1).survival == 0.0


def test_cards_given_away_are_still_known_to_be_elsewhere() -> None:
    match = table(
        row=("palace", "castle", "farm"),
        s0={"at": 0, "laid": ("sword",)},
        s1={"at": 0, "hand": ("magic_4", "magic_4", "church_3", "church_3")},
    )
    resolve(match)
    play(match, "card:magic_4", "card:church_3")
    assert pool_of(match, 1) == (24, 12, 12, 10, 22)
    assert pool_of(match, 0) == (24, 12, 12, 11, 23)
    assert match.state.view(1).players[0].known == ("church_3", "magic_4")
    assert match.state.view(2).players[0].known == ()


def test_a_shuffled_discard_pile_is_not_forgotten() -> None:
    match = table(
        phase="support",
        row=("tent.2", "monastery.0", "monastery.3"),
        deck=("church_4",),
        discard=("magic_4", "magic_4", "magic_4", "royalty_0"),
    )
    play(match, "support:1", *["support:2"] * 3)
    assert match.state.discard == ()
    assert pool_of(match, 1) == (23, 12, 12, 12, 21)
    assert pool_of(match, 0) == (23, 12, 12, 12, 20)


def test_a_card_that_comes_up_again_is_not_counted_twice() -> None:
    match = table(
        phase="support", row=("tent.2", "monastery.0", "monastery.3"), deck=(), discard=("magic_4",) * 4
    )
    play(match, "support:1", *["support:2"] * 3)
    assert pool_of(match, 0) == pool_of(match, 1) == (24, 12, 12, 12, 20)


def shuffled_while_laid(s1: dict[str, Any]) -> Town:
    """Let seat 0 draw the only card of the discard pile while seat 1 has cards in a later building."""
    match = table(
        row=("farm", "palace", "castle"), deck=(), discard=("magic_4",), s0={"at": 0}, s1=s1, s2={"at": 2}
    )
    resolve(match)
    assert match.state.stock == numbers("magic_4")
    return match


def test_cards_laid_before_the_shuffle_are_not_of_the_shuffled_pile() -> None:
    match = shuffled_while_laid({"at": 1, "laid": ("magic_4",)})
    assert pool_of(match, 2) == pool_of(match, 0) == (24, 12, 12, 12, 22)


def test_cards_of_who_has_drawn_nothing_since_the_shuffle_are_not_of_the_shuffled_pile() -> None:
    match = shuffled_while_laid({"at": 1, "hand": ("magic_4", "church_4", "gold")})
    knowledge.showed(match.state, 1, numbers("magic_4", "gold"))
    assert pool_of(match, 2) == (24, 12, 12, 12, 22)
    knowledge.showed(match.state, 1, numbers("church_4"))
    assert pool_of(match, 2) == (24, 12, 12, 12, 21)


def test_cards_of_who_has_drawn_since_the_shuffle_may_be_of_the_shuffled_pile() -> None:
    match = shuffled_while_laid({"at": 1})
    knowledge.showed(match.state, 0, numbers("magic_4"))
    assert pool_of(match, 2) == (24, 12, 12, 12, 23)


def test_cards_known_at_the_shuffle_are_not_counted_twice() -> None:
    match = table(
        row=("farm", "palace", "castle"),
        deck=(),
        discard=("church_0",),
        s0={"at": 0},
        s1={"at": 1, "laid": ("magic_4",)},
    )
    match.state.known[2 * 4 + 1] = numbers("magic_4")
    resolve(match)
    assert pool_of(match, 2) == pool_of(match, 3) == (23, 12, 12, 12, 23)


def test_a_gift_passes_cards_of_the_shuffled_pile_on() -> None:
    match = shuffled_while_laid({"at": 1})
    state = match.state
    assert state.fresh == 0b0001
    knowledge.handed(state, 0, 3, numbers("magic_4"))
    assert state.fresh == 0b1001
    knowledge.showed(state, 3, numbers("magic_4"))
    assert pool_of(match, 2) == (24, 12, 12, 12, 23)


def test_a_second_shuffle_begins_anew_and_forgets_nothing() -> None:
    match = shuffled_while_laid({"at": 1, "laid": ("magic_4",)})
    state = match.state
    assert state.discard == numbers("magic_4")
    knowledge.reshuffled(state)
    assert state.fresh == 0
    assert pool_of(match, 2) == (24, 12, 12, 12, 22)
    # Now seat 0 shows what it drew after the first shuffle, which seat 2 cannot tell from what it knew.
    knowledge.showed(state, 0, numbers("magic_4"))
    assert pool_of(match, 2) == (24, 12, 12, 12, 22)


def test_a_card_drawn_after_another_was_lost_from_sight_is_another() -> None:
    """Seat 1 gave a card to seat 0, whom seat 2 robs; then seat 1 draws its like."""
    match = table(
        row=("palace", "farm", "castle"),
        entered=(0, 2, 1),
        top=("magic_4", "church_0", "church_0", "church_0"),
        s0={"at": 0, "hand": ("magic_4", "church_1")},
        s1={"at": 1},
        s2={"at": 0, "laid": ("sword",)},
    )
    match.state.known[1 * 4 + 0] = numbers("magic_4")
    resolve(match)
    play(match, "card:church_1")
    assert match.state.hand[1] == numbers("church_0", "church_0", "church_0", "magic_4")
    assert pool_of(match, 1) == (21, 12, 12, 12, 22)


def test_cards_a_third_seat_lost_sight_of_are_not_in_the_row_either() -> None:
    """Seat 1 gives cards to seat 0; seat 2 then robs seat 0 of something seat 1 does not see."""
    match = table(
        row=("palace", "monastery", "farm"),
        entered=(1, 0, 2),
        s0={"at": 1, "hand": ("church_0", "church_1", "church_2")},
        s1={"at": 0},
        s2={"at": 1, "laid": ("sword",)},
    )
    state = match.state
    state.known[1 * 4 + 0] = state.hand[0][:1]
    before = pool_of(match, 1)
    resolve(match)
    play(match, "card:church_0")
    assert state.known[1 * 4 + 0] == ()
    assert pool_of(match, 1) == before == (23, 12, 12, 12, 24)


def test_the_whole_row_has_ten_nuns_on_average() -> None:
    total = odds.odds(WHOLE_DECK, 5, 0)
    assert Fraction(sum(total.cases[1:]), total.total) == 10
    assert sum(card % 5 * copies for card, copies in enumerate(COPIES)) == 168
