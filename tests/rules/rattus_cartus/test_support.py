"""Phase B: the support of the row, and looking at nun cards."""

from rules.kernel import Event, heard_by
from rules.rattus_cartus.names import CARDS
from rules.rattus_cartus.support import Look, Support
from rules.rattus_cartus.visits import Visit
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus_cartus.town import Town, numbers, table

#: The row of the rulebook's example: draw two and look, draw four, discard two rats.
EXAMPLE = ("tent.2", "monastery.0", "monastery.3")
#: Copies by their support.
DRAW_4, RATS_2 = 0, 3


def test_the_example_row_offers_three_kinds_of_support() -> None:
    match = table(phase="support", row=EXAMPLE)
    assert offered(match) == ["support:0", "support:1", "support:2"]
    play(match, "support:0", "support:1", "support:2", "support:2")
    play(match, "nun:4")
    state = match.state
    assert [len(hand) for hand in state.hand] == [2, 4, 0, 0]
    assert state.rats == [10, 10, 8, 8]
    assert state.looked == [1 << 4, 0, 0, 0]
    assert [player.supported for player in state.view(3).players] == [0, 1, 2, 2]


def test_seats_choose_at_the_same_time_and_nothing_happens_before_all_have() -> None:
    match = table(phase="support", row=EXAMPLE)
    assert [decision.seat for decision in match.state.decisions()] == [0, 1, 2, 3]
    for seat in (3, 1, 0):
        assert match.play("support:2", seat) == [Event("answered", seat)]
    assert match.state.rats == [10] * 4
    assert [player.supported for player in match.state.view(2).players] == [None] * 4
    events = match.play("support:2", 2)
    assert match.state.rats == [8] * 4
    assert told(heard_by(events, None), "rats") == [(-2,)] * 4
    assert [player.supported for player in match.state.view(2).players] == [2] * 4


def test_a_choice_cannot_be_taken_back_once_the_others_are_seen() -> None:
    match = table(phase="support", row=EXAMPLE)
    play(match, "support:2", "support:2", "support:2", "support:2")
    assert not match.can_undo()


def test_a_table_may_want_to_choose_in_turn() -> None:
    match = table(phase="support", row=EXAMPLE, options={"support_order": "in_turn"})
    expects(match, Support, seat=0)
    assert len(match.state.decisions()) == 1
    play(match, "support:2")
    assert match.state.rats == [8, 10, 10, 10]
    expects(match, Support, seat=1)
    play(match, "support:0", "nun:0", "support:1", "support:1")
    expects(match, Visit, seat=0)


def test_several_may_use_the_same_card() -> None:
    match = table(phase="support", row=EXAMPLE)
    play(match, *["support:1"] * 4)
    assert [len(hand) for hand in match.state.hand] == [4] * 4


def test_too_few_rats_are_all_discarded() -> None:
    match = table(phase="support", row=EXAMPLE, s0={"rats": 1}, s1={"rats": 0})
    play(match, *["support:2"] * 4)
    assert match.state.rats == [0, 0, 8, 8]


def test_one_may_visit_another_building_than_the_one_used() -> None:
    match = table(phase="support", row=EXAMPLE)
    play(match, *["support:2"] * 4)
    expects(match, Visit, seat=0)
    assert offered(match) == ["visit:0", "visit:1", "visit:2"]


def look_at(place: int) -> Town:
    match = table(phase="support", row=EXAMPLE)
    play(match, "support:0", *["support:2"] * 3)
    expects(match, Look, seat=0)
    assert offered(match) == [f"nun:{n}" for n in range(5)]
    events = play(match, f"nun:{place}")
    assert told(events, "looked") == [(place,)]
    assert [(e.data, e.only) for e in events if e.kind == "saw"] == [
        ((place, CARDS[match.state.nuns[place]]), 0)
    ]
    return match


def test_looking_is_private_but_all_see_at_which_card() -> None:
    match = look_at(3)
    assert not match.can_undo()
    card = CARDS[match.state.nuns[3]]
    assert match.state.view(0).nuns == (None, None, None, card, None)
    for seat in (1, 2, 3, None):
        assert match.state.view(seat).nuns == (None,) * 5
        assert match.state.view(seat).players[0].looked == (3,)


def test_the_nun_row_is_never_reordered() -> None:
    match = table(phase="support", row=EXAMPLE)
    before = match.state.nuns
    play(match, *["support:0"] * 4, "nun:4", "nun:3", "nun:2", "nun:1")
    assert match.state.nuns == before


def test_what_was_seen_is_remembered_and_may_be_looked_at_again() -> None:
    match = table(phase="support", row=EXAMPLE, s0={"looked": (0, 2, 3)})
    play(match, "support:0", *["support:2"] * 3)
    assert offered(match) == [f"nun:{place}" for place in range(5)]
    events = play(match, "nun:2")
    assert told(events, "looked") == [(2,)]
    assert told(heard_by(events, 0), "saw") == [(2, CARDS[match.state.nuns[2]])]
    assert match.state.view(1).players[0].looked == (0, 2, 3)
    expects(match, Visit, seat=0)


def test_who_has_seen_all_nun_cards_gains_nothing_by_a_look() -> None:
    match = table(phase="support", row=EXAMPLE, s0={"looked": range(5)})
    play(match, "support:0", *["support:2"] * 3)
    expects(match, Visit, seat=0)
    assert len(match.state.hand[0]) == 2


def test_several_look_at_the_same_time() -> None:
    match = table(phase="support", row=EXAMPLE)
    play(match, "support:0", "support:2", "support:0", "support:2")
    assert [decision.seat for decision in match.state.decisions()] == [0, 2]
    assert match.play("nun:1", 2) == [Event("answered", 2)]
    events = match.play("nun:1", 0)
    assert told(events, "looked") == [(1,), (1,)]
    assert [[data[0] for data in told(heard_by(events, seat), "saw")] for seat in range(3)] == [[1], [], [1]]


def test_drawn_cards_are_seen_by_their_owner_alone() -> None:
    match = table(phase="support", row=EXAMPLE, top=("church_4", "magic_0", "royalty_3", "chivalry_1"))
    play(match, "support:1", "support:2", "support:2")
    events = match.play("support:2")
    assert match.state.hand[0] == numbers("church_4", "magic_0", "royalty_3", "chivalry_1")
    assert told(heard_by(events, 1), "drew") == [(4,)]
    assert told(heard_by(events, 1), "drew_cards") == []
    assert len(told(heard_by(events, 0), "drew_cards")) == 1


def test_the_discard_pile_is_shuffled_when_the_deck_cannot_give_enough() -> None:
    match = table(
        phase="support",
        row=EXAMPLE,
        deck=("church_4",),
        discard=("magic_0", "magic_0", "magic_0", "royalty_0"),
    )
    play(match, "support:1", "support:2", "support:2")
    events = match.play("support:2")
    assert told(events, "reshuffled") == [(4,)]
    hand = match.state.hand[0]
    assert len(hand) == 4
    assert set(numbers("church_4")) < set(hand)
    assert len(match.state.deck) == 1
    assert match.state.discard == ()


def test_a_deck_that_is_just_emptied_is_shuffled_only_when_the_next_card_is_needed() -> None:
    for deck, left in ((("church_4",) * 4, 2), (("church_4",) * 3, 0)):
        match = table(phase="support", row=EXAMPLE, deck=deck, discard=("magic_0", "magic_0"))
        play(match, "support:1", *["support:2"] * 3)
        assert len(match.state.hand[0]) == 4
        assert len(match.state.discard) == left


def test_the_shuffled_cards_come_in_random_order() -> None:
    drawn = set()
    for chance in range(30):
        match = table(phase="support", row=EXAMPLE, deck=(), discard=("magic_0", "church_0", "royalty_0"))
        match.state.chance = chance
        play(match, "support:0", *["support:2"] * 3)
        drawn.add(match.state.hand[0])
    assert drawn == {
        numbers(*pair)
        for pair in (("magic_0", "church_0"), ("magic_0", "royalty_0"), ("church_0", "royalty_0"))
    }


def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    match = table(phase="support", row=EXAMPLE, deck=("church_4",), discard=())
    play(match, *["support:1"] * 4)
    assert match.state.hand == [numbers("church_4"), (), (), ()]


def test_each_printed_support_gives_what_it_shows() -> None:
    for copy, (cards, rats, looks) in enumerate([(4, 10, 0), (2, 9, 0), (2, 10, 1), (0, 8, 0), (0, 9, 1)]):
        match = table(phase="support", row=(f"palace.{copy}", f"farm.{RATS_2}", f"farm.{DRAW_4}"))
        play(match, "support:0", "support:1", "support:1", "support:1")
        if looks:
            expects(match, Look, seat=0)
            play(match, "nun:0")
        expects(match, Visit, seat=0)
        assert (len(match.state.hand[0]), match.state.rats[0]) == (cards, rats)


def test_there_is_no_limit_to_a_hand() -> None:
    match = table(phase="support", row=EXAMPLE, s0={"hand": ("magic",) * 12 + ("joker",) * 15})
    play(match, "support:1", *["support:2"] * 3)
    assert len(match.state.hand[0]) == 31
