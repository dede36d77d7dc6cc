"""Three periods of three rounds, from the first bell to the last payout."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules import GAMES
from rules.kernel import Action, Decision, Event
from rules.notre_dame.actions import PlayCard
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.names import CATHEDRAL
from rules.notre_dame.people import PEOPLE, stack
from tests.rules.driving import told, wish
from tests.rules.notre_dame.paris import Paris

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def fresh(seats: int = 3, seed: int = 1, **options: str) -> Paris:
    return Paris(GAMES["notre_dame"], seats, seed, {"first_player": "seat_0", **options})


def devoutly(match: Paris) -> list[Event]:
    return wish(match, "keep:notre_dame", "card:notre_dame", "donate:1", "decline", "pass")


def whole_game(match: Paris) -> list[Event]:
    events = [*match.opening]
    while match.state.stack:
        events += devoutly(match)
    return events


def rounds(match: Paris) -> Iterator[int]:
    while match.state.stack:
        number = match.state.round
        yield number
        while match.state.stack and match.state.round == number:
            devoutly(match)


@SEATS
def test_a_game_has_three_periods_of_three_rounds(seats: int) -> None:
    events = whole_game(fresh(seats))
    kinds = ("period", "round", "game_over")
    assert [event.kind for event in events if event.kind in kinds] == [
        *("period", "round", "round", "round") * 3,
        "game_over",
    ]
    assert told(events, "period") == [("A",), ("B",), ("C",)]
    assert told(events, "round") == [(number,) for number in range(1, 10)]


def test_the_view_names_round_and_period() -> None:
    match = fresh()
    seen = [(match.state.view(0).round, match.state.view(0).period) for _ in rounds(match)]
    assert seen == [(1, "A"), (2, "A"), (3, "A"), (4, "B"), (5, "B"), (6, "B"), (7, "C"), (8, "C"), (9, "C")]


@pytest.mark.parametrize(
    ("seats", "first", "bell"),
    [
        (2, 0, [0, 1, 0, 1, 0, 1, 0, 1, 0]),
        (3, 2, [2, 0, 1, 2, 0, 1, 2, 0, 1]),
        (4, 1, [1, 2, 3, 0, 1, 2, 3, 0, 1]),
        (5, 0, [0, 1, 2, 3, 4, 0, 1, 2, 3]),
    ],
)
def test_the_bell_ringer_goes_to_the_left_neighbour_after_every_round(
    seats: int, first: int, bell: list[int]
) -> None:
    events = whole_game(fresh(seats, first_player=f"seat_{first}"))
    assert [event.seat for event in events if event.kind == "round"] == bell


def test_a_round_goes_through_its_five_phases_in_order() -> None:
    match = fresh()
    kinds = [event.kind for event in match.opening]
    while match.state.round == 1:
        kinds += [event.kind for event in devoutly(match)]
    phases = ("persons", "dealt", "received", "card", "passed_bribe", "plague", "round")
    story = [kind for kind in kinds if kind in phases]
    assert story == [
        *("round", "persons"),
        *["dealt"] * 3,
        *["received"] * 6,
        *["card"] * 6,
        *["passed_bribe"] * 3,
        *("plague", "round", "persons"),
        *["dealt"] * 3,
    ]


@pytest.mark.parametrize("asked", [PlayCard, Bribe])
def test_cards_and_bribes_begin_with_the_first_player(asked: type[Decision[Any]]) -> None:
    match = fresh(first_player="seat_2")
    while match.state.view(0).waiting[0][1] != asked:
        devoutly(match)
    assert match.state.view(0).waiting == ((2, asked),)


def test_nothing_can_be_taken_back_once_new_persons_lie_open() -> None:
    match = fresh()
    while match.state.round == 1:
        devoutly(match)
    assert match.log[-1] == (2, Action("pass"))
    assert not match.can_undo()


# The persons.


@pytest.mark.parametrize("new_persons", ["off", "on"])
def test_each_brown_person_comes_once_in_every_period(new_persons: str) -> None:
    persons = told(whole_game(fresh(new_persons=new_persons)), "persons")
    browns = [name for brown, other, _grey, _rats in persons for name in (brown, other)]
    everybody = sorted(stack("brown"))
    assert [sorted(map(str, browns[start : start + 6])) for start in (0, 6, 12)] == [everybody] * 3


def test_the_brown_persons_are_shuffled_anew_every_period() -> None:
    orders = set()
    for seed in range(10):
        persons = told(whole_game(fresh(2, seed)), "persons")
        orders |= {tuple(row[:2] for row in persons[start : start + 3]) for start in (0, 3, 6)}
    assert len(orders) > 25


@pytest.mark.parametrize("new_persons", ["off", "on"])
def test_each_grey_person_comes_once_in_the_game_by_letter(new_persons: str) -> None:
    match = fresh(new_persons=new_persons)
    greys = [str(grey) for _brown, _other, grey, _rats in told(whole_game(match), "persons")]
    assert [PEOPLE[name].stack for name in greys] == list("AAABBBCCC")
    assert sorted(greys) == sorted(match.state.cast)
    assert len(set(greys)) == 9


@pytest.mark.parametrize(("period", "rats"), [(0, 12), (1, 13), (2, 12)])
def test_a_period_of_the_base_game_brings_so_many_rats(period: int, rats: int) -> None:
    persons = told(whole_game(fresh()), "persons")
    assert sum(int(str(row[3])) for row in persons[period * 3 : period * 3 + 3]) == rats


# The action cards.


@SEATS
def test_every_seat_draws_each_of_its_nine_cards_once_a_period(seats: int) -> None:
    events = whole_game(fresh(seats))
    for seat in range(seats):
        draws = [event.data[0] for event in events if event.kind == "dealt" and event.seat == seat]
        assert len(draws) == 9
        for start in (0, 3, 6):
            cards = [card for draw in draws[start : start + 3] for card in draw]  # type: ignore[attr-defined]
            assert len(set(cards)) == 9


def test_the_decks_shrink_by_three_and_return_whole_every_period() -> None:
    match = fresh()
    sizes = [len(match.state.deck[0]) for _ in rounds(match)]
    assert sizes == [6, 3, 0, 6, 3, 0, 6, 3, 0]


def test_every_seat_gets_its_own_colour_back_and_what_was_seen_is_forgotten() -> None:
    match = fresh()
    for number in rounds(match):
        if number in (4, 7):
            assert match.state.discard == ()
            for seat in range(3):
                cards = match.state.offer[seat] + match.state.deck[seat]
                assert sorted(cards) == list(range(seat * 9, seat * 9 + 9))
                assert match.state.seen[seat].bit_count() == 3
            assert match.state.shown == 0


def test_the_cards_of_a_round_are_out_until_the_period_ends() -> None:
    match = fresh(4)
    assert [len(match.state.discard) for _ in rounds(match)] == [0, 12, 24, 0, 12, 24, 0, 12, 24]


# The payout and the end.


@SEATS
def test_the_cathedral_pays_after_rounds_three_six_and_nine(seats: int) -> None:
    events = whole_game(fresh(seats))
    story = [(event.kind, event.data[0]) for event in events if event.kind in ("round", "payout")]
    points = {2: 6, 3: 8, 4: 10, 5: 12}[seats]
    assert story == [
        *(("round", 1), ("round", 2), ("round", 3), ("payout", points)),
        *(("round", 4), ("round", 5), ("round", 6), ("payout", points)),
        *(("round", 7), ("round", 8), ("round", 9), ("payout", points)),
    ]


def test_the_plague_strikes_before_the_cathedral_pays() -> None:
    events = whole_game(fresh())
    story = [event.kind for event in events if event.kind in ("plague", "payout", "game_over")]
    assert story == [*["plague", "plague", "plague", "payout"] * 3, "game_over"]


def test_the_cathedral_shares_its_points_among_the_cubes_given_in_the_period() -> None:
    given = 0
    for event in whole_game(fresh()):
        given += event.kind == "prestige" and event.data[2] == "donations"
        if event.kind == "payout":
            assert event.data == (8, given, 8 // given)
            given = 0


def test_every_period_begins_with_an_empty_cathedral() -> None:
    match = fresh()
    cubes = [sum(match.state.cubes[CATHEDRAL::8]) for _ in rounds(match)]
    assert [cubes[0], cubes[3], cubes[6], sum(match.state.cubes[CATHEDRAL::8])] == [0, 0, 0, 0]
    assert cubes[2] > 0


def test_after_the_ninth_round_the_game_is_over() -> None:
    match = fresh()
    whole_game(match)
    assert match.state.round == 9
    assert match.state.decision is None
    assert match.state.options() == ()
    assert match.state.view(0).winners == match.state.winners() != ()
