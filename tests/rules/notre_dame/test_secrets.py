"""What a seat cannot know is dealt anew, and nothing else."""

from rules import GAMES
from rules.notre_dame.people import PEOPLE
from rules.notre_dame.state import NotreDame
from tests.rules.driving import play
from tests.rules.notre_dame.paris import Paris, table

WORLDS = range(60)


def after_the_draft(seats: int) -> NotreDame:
    match = Paris(GAMES["notre_dame"], seats, 3)
    while not any(match.state.hand) or len(match.state.hand[0]) < 3:
        match.play(match.state.options()[0])
    return match.state


def test_a_seat_does_not_know_which_of_its_two_passed_cards_the_neighbour_kept() -> None:
    state = after_the_draft(4)
    worlds = [state.imagine(0, seed) for seed in WORLDS]
    passed = {card for hand in (state.hand[1], state.hand[2]) for card in hand if card < 9}
    kept = [next(card for card in world.hand[1] if card < 9) for world in worlds]
    assert set(kept) == passed
    assert 15 < kept.count(min(passed)) < 45


def test_a_seat_knows_the_card_it_passed_on_second() -> None:
    state = after_the_draft(4)
    (card,) = [card for card in state.hand[1] if card // 9 == 3]
    assert all(card in state.imagine(0, seed).hand[1] for seed in WORLDS)


def test_with_two_seats_the_card_given_away_for_good_is_known() -> None:
    state = after_the_draft(2)
    (card,) = [card for card in state.hand[1] if card < 9]
    assert all(card in state.imagine(0, seed).hand[1] for seed in WORLDS)


def test_a_card_nobody_showed_could_be_any_that_was_not_seen() -> None:
    state = after_the_draft(3)
    own = [card for card in state.hand[2] if card // 9 == 2]
    unseen = {card for card in range(18, 27) if not state.seen[0] >> card & 1}
    guessed = {card for seed in range(200) for card in state.imagine(0, seed).hand[2] if card in unseen}
    assert set(own) <= unseen
    assert guessed == unseen


def test_the_order_of_the_grey_persons_is_unknown_but_their_letters_are_not() -> None:
    state = after_the_draft(3)
    orders = {state.imagine(0, seed).grey for seed in WORLDS}
    assert len(orders) > 20
    assert {"".join(PEOPLE[name].stack for name in order) for order in orders} == {"AABBBCCC"}


def test_whoever_bribed_the_spy_keeps_knowing_the_order() -> None:
    match = table(3, phase="bribes", persons=("monk", "doctor", "spy"), options={"new_persons": "on"})
    play(match, "bribe:spy")
    state = match.state
    assert {state.imagine(0, seed).grey for seed in WORLDS} == {state.grey}
    assert len({state.imagine(1, seed).grey for seed in WORLDS}) > 1
    assert state.view(0).grey == state.grey
    assert state.view(1).grey is None


def test_the_order_that_the_spy_showed_to_the_second_seat_is_known_to_it_alone() -> None:
    match = table(3, phase="bribes", persons=("monk", "doctor", "spy"), options={"new_persons": "on"})
    play(match, "pass", "bribe:spy")
    known = [len({match.state.imagine(seat, seed).grey for seed in WORLDS}) == 1 for seat in range(3)]
    assert known == [False, True, False]


def test_cards_laid_open_are_known_to_all_and_stay_where_they_are() -> None:
    state = after_the_draft(3)
    state.apply(state.options()[0])
    assert all(state.imagine(seat, seed).played == state.played for seat in range(3) for seed in WORLDS)


def test_an_imagined_world_does_not_carry_what_others_truly_drew() -> None:
    state = after_the_draft(4)
    for seed in WORLDS:
        world = state.imagine(0, seed)
        for other in (1, 2, 3):
            held = (*world.hand[other], *world.offer[other])
            assert all(world.seen[other] >> card & 1 for card in held)
            assert world.seen[other].bit_count() == state.seen[other].bit_count()
    assert len({state.imagine(0, seed).seen[2] for seed in WORLDS}) > 10


def test_a_seat_is_reminded_of_what_it_has_seen_and_of_hands_it_knows() -> None:
    state = after_the_draft(4)
    view = state.view(0)
    assert len(view.seen) == 6
    assert [(holder, card.owner) for holder, card in view.known_hands] == [(1, 3)]
