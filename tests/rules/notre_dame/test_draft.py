"""Phase 2: keeping cards and passing them to the left, and what others may know of it."""

import pytest

from rules import GAMES
from rules.kernel import Event, IllegalAction, heard_by
from rules.notre_dame.actions import PlayCard
from rules.notre_dame.draft import Keep
from rules.notre_dame.names import CARDS
from rules.notre_dame.plague import LoseCube
from rules.notre_dame.view import Card, View
from tests.rules.driving import expects, play, told, wish
from tests.rules.notre_dame.paris import Paris, table

SECRETS = ("dealt", "kept", "received")


def dealt(seats: int) -> Paris:
    match = Paris(GAMES["notre_dame"], seats, 1, {"first_player": "seat_0"})
    for seat in range(seats):
        school = seat * 9
        match.state.offer[seat] = (school, school + 1, school + 2)
        match.state.deck[seat] = tuple(range(school + 3, school + 9))
        match.state.seen[seat] = 0b111 << school
    return match


def drafted(seats: int) -> Paris:
    match = dealt(seats)
    play(match, *["keep:school"] * seats, *["keep:bank"] * seats)
    return match


def options(match: Paris, seat: int) -> list[str]:
    return [option.text() for option in match.state.options(seat)]


def hand(match: Paris, seat: int) -> tuple[Card, ...] | None:
    return match.state.view(seat).quarters[seat].hand


# Three to five seats.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_chooses_among_three_cards_of_its_own_colour(seats: int) -> None:
    match = Paris(GAMES["notre_dame"], seats, 1)
    for seat in range(seats):
        offer = match.state.view(seat).quarters[seat].offer
        assert offer is not None
        assert [card.owner for card in offer] == [seat] * 3
        assert options(match, seat) == [f"keep:{card.name}" for card in offer]


def test_each_seat_keeps_one_card_and_passes_the_two_others_to_the_left() -> None:
    match = dealt(3)
    play(match, "keep:school", "keep:bank", "keep:residence")
    assert [hand(match, seat) for seat in range(3)] == [
        (Card("school", 0),),
        (Card("bank", 1),),
        (Card("residence", 2),),
    ]
    assert [match.state.view(seat).quarters[seat].offer for seat in range(3)] == [
        (Card("school", 2), Card("bank", 2)),
        (Card("bank", 0), Card("residence", 0)),
        (Card("school", 1), Card("residence", 1)),
    ]


def test_the_card_kept_first_can_no_longer_be_passed() -> None:
    match = dealt(3)
    play(match, "keep:school", "keep:bank", "keep:residence")
    expects(match, Keep, seat=0)
    assert options(match, 1) == ["keep:bank", "keep:residence"]
    assert options(match, 2) == ["keep:school", "keep:residence"]
    with pytest.raises(IllegalAction, match="what is possible is its secret"):
        match.play("keep:bank", seat=2)


def test_the_third_card_is_what_the_right_neighbour_passes_on() -> None:
    match = dealt(3)
    play(match, "keep:school", "keep:bank", "keep:residence")
    play(match, "keep:bank", "keep:residence", "keep:school")
    assert [hand(match, seat) for seat in range(3)] == [
        (Card("school", 0), Card("bank", 2), Card("residence", 1)),
        (Card("bank", 1), Card("residence", 0), Card("school", 2)),
        (Card("residence", 2), Card("school", 1), Card("bank", 0)),
    ]
    expects(match, PlayCard, seat=0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_ends_with_a_card_of_his_own_and_of_the_two_seats_to_his_right(seats: int) -> None:
    match = drafted(seats)
    for seat in range(seats):
        cards = hand(match, seat)
        assert cards is not None
        assert [card.owner for card in cards] == [seat, (seat - 1) % seats, (seat - 2) % seats]


# Two seats.


def test_two_seats_give_each_other_two_cards_and_get_one_of_them_back() -> None:
    match = dealt(2)
    play(match, "keep:school", "keep:bank")
    assert options(match, 0) == ["keep:school", "keep:residence"]
    assert options(match, 1) == ["keep:bank", "keep:residence"]
    play(match, "keep:residence", "keep:bank")
    assert hand(match, 0) == (Card("school", 0), Card("residence", 1), Card("residence", 0))
    assert hand(match, 1) == (Card("bank", 1), Card("bank", 0), Card("school", 1))


# All at the same time.


def test_all_seats_choose_at_the_same_time() -> None:
    match = dealt(4)
    assert [decision.seat for decision in match.state.decisions()] == [0, 1, 2, 3]
    assert match.state.view(None).waiting == ((0, Keep), (1, Keep), (2, Keep), (3, Keep))
    match.play("keep:bank", seat=2)
    assert match.state.view(None).waiting == ((0, Keep), (1, Keep), (3, Keep))


def test_the_order_of_the_answers_does_not_matter() -> None:
    forwards, backwards = dealt(3), dealt(3)
    for seat, card in enumerate(("keep:school", "keep:bank", "keep:residence")):
        forwards.play(card, seat=seat)
    for seat, card in ((2, "keep:residence"), (0, "keep:school"), (1, "keep:bank")):
        backwards.play(card, seat=seat)
    assert forwards.state.to_json() == backwards.state.to_json()


def test_nobody_answers_twice() -> None:
    match = dealt(3)
    match.play("keep:bank", seat=1)
    with pytest.raises(IllegalAction, match="Seat 1 has nothing to decide now"):
        match.play("keep:school", seat=1)


def test_nobody_looks_at_passed_cards_before_everybody_has_passed_his_own() -> None:
    match = dealt(3)
    events = match.play("keep:school", seat=0) + match.play("keep:bank", seat=1)
    assert [event.kind for event in events] == ["answered", "answered"]
    own = match.state.view(1).quarters[1].offer
    assert own == (Card("school", 1), Card("bank", 1), Card("residence", 1))
    events = match.play("keep:school", seat=2)
    assert told(heard_by(events, 1), "received") == [(("bank", "residence"),)]


def test_a_choice_may_be_taken_back_until_the_cards_are_passed() -> None:
    match = dealt(3)
    play(match, "keep:school", "keep:school")
    assert match.can_undo(1)
    play(match, "keep:school")
    assert not match.can_undo()


# What others may know.


def test_only_the_seat_itself_hears_what_it_draws_keeps_and_receives() -> None:
    match = dealt(3)
    events = [*match.opening]
    events += play(match, *["keep:school"] * 3, *["keep:bank"] * 3)
    secrets = [event for event in events if event.kind in SECRETS]
    assert len(secrets) == 3 * (1 + 2 + 2)
    for seat in range(3):
        heard = [event for event in heard_by(events, seat) if event.kind in SECRETS]
        assert [event.kind for event in heard] == ["dealt", "kept", "received", "kept", "received"]
        assert {event.seat for event in heard} == {seat}
    assert not [event for event in heard_by(events, None) if event.kind in SECRETS]


def test_what_a_seat_keeps_does_not_show_in_any_other_view() -> None:
    school, bank = dealt(3), dealt(3)
    school.play("keep:school", seat=0)
    bank.play("keep:bank", seat=0)
    for viewer in (1, 2, None):
        assert school.state.view(viewer) == bank.state.view(viewer)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_hand_offer_and_deck_of_a_seat_are_hidden_from_others(viewer: int | None) -> None:
    match = dealt(3)
    play(match, "keep:school", "keep:bank", "keep:residence")
    quarter = match.state.view(viewer).quarters[0]
    assert (quarter.hand, quarter.offer, quarter.deck) == (None, None, None)
    assert quarter.hand_size == 1 + 2


def test_a_seat_knows_what_is_left_in_its_deck_but_not_in_which_order() -> None:
    match = dealt(3)
    left = match.state.view(0).quarters[0].deck
    assert left is not None
    assert {card.name for card in left} == {
        *("carriage_house", "inn", "park", "hospital", "notre_dame", "confidant")
    }
    match.state.deck[0] = match.state.deck[0][::-1]
    assert match.state.view(0).quarters[0].deck == left
    assert len({match.state.imagine(0, seed).deck[0] for seed in range(30)}) > 20


def test_a_seat_has_seen_its_own_three_cards_and_the_three_that_came_to_it() -> None:
    match = drafted(4)
    seen = [card for card in range(36) if match.state.seen[0] >> card & 1]
    assert seen == [0, 1, 2, 20, 28, 29]


def test_with_two_seats_one_has_seen_five_cards_after_the_exchange() -> None:
    match = drafted(2)
    seen = [card for card in range(18) if match.state.seen[0] >> card & 1]
    assert seen == [0, 1, 2, 10, 11]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_nobody_knows_which_of_his_two_passed_cards_the_left_neighbour_kept(seat: int) -> None:
    state = drafted(5).state
    bank, residence = seat * 9 + 1, seat * 9 + 2
    near, far = (seat + 1) % 5, (seat + 2) % 5
    worlds = [state.imagine(seat, seed) for seed in range(60)]
    assert {bank in world.hand[near] for world in worlds} == {True, False}
    for world in worlds:
        assert {bank, residence} <= {*world.hand[near], *world.hand[far]}
        zones = (*world.deck, *world.offer, *world.hand)
        assert sorted(card for zone in zones for card in zone) == list(range(45))


def test_the_cards_to_choose_from_are_a_secret_of_the_seat() -> None:
    assert Keep.secret
    assert PlayCard.secret


# The third card.


def whole_round(match: Paris) -> list[Event]:
    events: list[Event] = []
    while match.state.round == 1:
        events += wish(match, "pass")
    return events


def test_two_of_three_cards_are_laid_open_and_the_third_is_put_away_unseen() -> None:
    match = drafted(3)
    events = whole_round(match)
    assert len(told(events, "card")) == 6
    assert len(match.state.discard) == 9
    laid_open = {card for card in match.state.discard if match.state.shown >> card & 1}
    assert len(laid_open) == 6


def hand_sizes(match: Paris) -> list[int]:
    return [quarter.hand_size for quarter in match.state.view(0).quarters]


def test_the_third_card_leaves_the_hand_when_the_second_is_played() -> None:
    match = table(3, s0={"hand": ("park", "confidant", "inn")})
    play(match, "card:park", "card:school", "card:school")
    assert hand_sizes(match) == [2, 2, 2]
    play(match, "card:confidant")
    assert hand_sizes(match) == [0, 2, 2]
    assert match.state.view(0).quarters[0].hand == ()
    play(match, "sector:bank", "card:bank", "card:bank")
    assert hand_sizes(match) == [0, 0, 0]
    assert match.state.view(1).quarters[1].hand == ()
    assert match.state.view(1).known_hands == ()


def test_what_others_know_of_a_hand_they_know_until_the_third_card_leaves_it() -> None:
    match = table(3, s0={"hand": ("park", "bank", "inn")})
    (inn,) = [card for card in match.state.hand[0] if card % 9 == CARDS.index("inn")]
    match.state.seen[1] |= 1 << inn
    play(match, "card:park", "card:school", "card:school")
    assert [(holder, card.name) for holder, card in match.state.view(1).known_hands] == [(0, "inn")]
    play(match, "card:bank")
    assert match.state.view(1).known_hands == ()


def test_with_the_scholar_the_third_card_leaves_the_hand_when_bribing_is_over() -> None:
    tied = {"rat": 9, "bank": 1, "inn": 1, "hand": ("school",)}
    match = table(3, phase="bribes", persons=("hostess", "monk", "scholar"), s0=tied)
    assert hand_sizes(match) == [1, 1, 1]
    play(match, "bribe:scholar", "pass")
    assert hand_sizes(match) == [0, 1, 1]
    assert [card.name for card in match.state.view(1).quarters[1].hand or ()] == ["residence"]
    play(match, "pass")
    expects(match, LoseCube, seat=0)
    assert hand_sizes(match) == [0, 0, 0]


def test_the_third_card_is_put_away_unseen_when_the_round_is_over() -> None:
    match = table(3, phase="bribes", persons=("hostess", "minstrel", "bishop"), s0={"hand": ("inn",)})
    play(match, "pass", "pass")
    assert not match.state.discard
    play(match, "pass")
    assert [card for card in match.state.discard if not match.state.shown >> card & 1] == [4, 11, 20]


def test_a_card_put_away_unseen_could_have_been_another() -> None:
    match = drafted(4)
    residence_of_seat_2 = 20
    assert residence_of_seat_2 in match.state.hand[0]
    whole_round(match)
    assert residence_of_seat_2 in match.state.discard
    for seat, certain in ((0, True), (1, False), (2, True), (3, True)):
        worlds = [match.state.imagine(seat, seed).discard for seed in range(40)]
        assert all(residence_of_seat_2 in discard for discard in worlds) == certain


def test_nobody_may_search_the_discard_pile() -> None:
    assert "discard" not in View._fields
    match = drafted(3)
    whole_round(match)
    assert all(quarter.played == () for quarter in match.state.view(0).quarters)


def test_cards_laid_open_are_seen_by_everybody_with_their_colour() -> None:
    match = drafted(3)
    play(match, "card:bank")
    for viewer in (0, 1, 2, None):
        assert match.state.view(viewer).quarters[0].played == (Card("bank", 2),)
        assert match.state.view(viewer).quarters[0].hand_size == 2
