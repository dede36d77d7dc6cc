"""Phase C: entering buildings, laying cards face down, and the Pass."""

from typing import Any

import pytest

from rules.kernel import IllegalAction, heard_by
from rules.rattus_cartus.names import PASS
from rules.rattus_cartus.support import Support
from rules.rattus_cartus.visits import Lay, Visit
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus_cartus.town import numbers, table

ROW = ("palace", "monastery", "monastery")


def test_seats_enter_clockwise_from_the_first_player() -> None:
    match = table(phase="visits", row=ROW)
    for seat, plot in enumerate((2, 0, 2, 1)):
        expects(match, Visit, seat=seat)
        play(match, f"visit:{plot}")
    expects(match, Support)


def test_a_disc_takes_the_lowest_free_number_and_buildings_are_shared() -> None:
    match = table(phase="visits", row=ROW, s3={"hand": ("magic",)})
    events = play(match, "visit:2", "visit:0", "visit:2", "visit:2")
    assert told(events, "entered") == [
        ("monastery", 2, 1),
        ("palace", 0, 1),
        ("monastery", 2, 2),
        ("monastery", 2, 3),
    ]
    assert match.state.inside(2) == [0, 2, 3]
    assert [player.stand.number for player in match.state.view(0).players if player.stand] == [1, 1, 2, 3]


def test_no_card_at_all_may_be_laid() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("magic_0", "church_0")})
    events = play(match, "visit:0", "done")
    assert told(events, "laid_all") == [(0,)]
    assert match.state.laid[0] == ()
    expects(match, Visit, seat=1)


def test_cards_are_laid_one_by_one_in_any_order() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("magic_0", "church_0", "church_0", "sword")})
    play(match, "visit:0")
    expects(match, Lay, seat=0)
    assert offered(match) == ["card:church_0", "card:magic_0", "card:sword", "done"]
    play(match, "card:magic_0", "card:church_0")
    assert offered(match) == ["card:church_0", "card:sword", "done"]
    play(match, "done")
    assert match.state.laid[0] == numbers("church_0", "magic_0")
    assert match.state.hand[0] == numbers("church_0", "sword")


def test_cards_of_a_class_with_different_nuns_are_different_picks() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("magic_0", "magic_4")})
    play(match, "visit:0")
    assert offered(match) == ["card:magic_0", "card:magic_4", "done"]


def test_the_number_is_public_and_the_faces_are_not() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("magic_0", "church_0", "joker")})
    events = play(match, "visit:0", "card:joker", "card:church_0", "done")
    for seat in (1, 2, 3, None):
        stand = match.state.view(seat).players[0].stand
        assert stand is not None
        assert (stand.cards, stand.laid, stand.influence, stand.rats) == (2, None, None, None)
        assert match.state.view(seat).players[0].hand_size == 1
        assert match.state.view(seat).players[0].hand is None
        heard = heard_by(events, seat)
        assert told(heard, "laid") == [(1,), (2,)]
        assert told(heard, "laid_card") == []
    own = match.state.view(0).players[0].stand
    assert own is not None
    assert not own.shown
    assert (own.laid, own.influence, own.rats) == (("church_0", "joker"), 2, 1)
    assert told(heard_by(events, 0), "laid_card") == [("joker",), ("church_0",)]


def test_the_own_view_tells_what_the_cards_laid_will_bring() -> None:
    match = table(
        phase="visits", row=ROW, s0={"hand": ("royalty_4", "royalty_0", "church_4", "sword", "joker")}
    )
    play(match, "visit:0", "card:royalty_4", "card:church_4", "card:royalty_0", "card:sword", "card:joker")
    stand = match.state.view(0).players[0].stand
    assert stand is not None
    assert (stand.influence, stand.rats) == (4, 1)


def test_laying_may_be_taken_back_before_the_next_seat_acts() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("magic_0", "church_0")})
    play(match, "visit:0", "card:church_0", "done")
    for _ in range(3):
        match.undo()
    expects(match, Visit, seat=0)


@pytest.mark.parametrize("card", ["gold", "pass"])
def test_gold_and_pass_cannot_be_laid(card: str) -> None:
    match = table(phase="visits", row=ROW, s0={"hand": (card, "sword", "flute", "joker", "church_0")})
    play(match, "visit:0")
    assert offered(match) == ["card:church_0", "card:joker", "card:sword", "card:flute", "done"]
    with pytest.raises(IllegalAction):
        play(match, f"card:{card}")


def test_who_cannot_lay_anything_is_still_asked_so_that_nobody_learns_it() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("gold", "gold")})
    play(match, "visit:0")
    expects(match, Lay, seat=0)
    assert offered(match) == ["done"]


def test_an_empty_hand_is_seen_by_all_and_not_asked() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("magic_0",)})
    events = play(match, "visit:0", "card:magic_0")
    assert told(events, "laid_all") == [(1,)]
    expects(match, Visit, seat=1)
    assert told(play(match, "visit:0"), "laid_all") == [(0,)]
    expects(match, Visit, seat=2)


def test_the_options_are_secret_because_they_tell_the_hand() -> None:
    assert Lay.secret
    assert Visit.secret


def test_a_pass_is_offered_only_to_who_holds_one() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("pass",)})
    assert offered(match) == ["visit:0", "visit:1", "visit:2", "pass"]
    play(match, "visit:0", "done")
    assert offered(match) == ["visit:0", "visit:1", "visit:2"]


def test_after_a_pass_the_turn_comes_back_when_all_others_have_entered() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("pass",)})
    events = play(match, "pass")
    assert told(events, "passed") == [()]
    for seat in (1, 2, 3):
        expects(match, Visit, seat=seat)
        play(match, "visit:0")
    expects(match, Visit, seat=0)
    assert offered(match) == ["visit:0", "visit:1", "visit:2"]
    play(match, "visit:0")
    expects(match, Support)


def test_the_pass_goes_back_to_its_stack() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("pass", "pass")})
    assert match.state.view(1).stacks["pass"] == 10
    play(match, "pass")
    assert match.state.view(1).stacks["pass"] == 11
    assert match.state.hand[0] == (PASS,)


def test_a_pass_that_all_saw_being_taken_is_no_news_and_may_be_taken_back() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("pass",)})
    play(match, "pass")
    match.undo(0)
    expects(match, Visit, seat=0)
    assert match.state.hand[0] == (PASS,)


def test_all_see_who_has_passed() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("pass",)}, s1={"hand": ("pass",)})
    play(match, "pass", "pass")
    assert match.state.view(3).passed == (0, 1)
    play(match, "visit:0", "visit:0", "visit:0")
    assert match.state.view(3).passed == (1,)
    play(match, "visit:0")
    assert match.state.view(3).passed == ()


def test_another_pass_may_be_played_when_the_turn_comes_back() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("pass", "pass")}, s1={"hand": ("pass",)})
    play(match, "pass", "pass", "visit:0", "visit:0")
    expects(match, Visit, seat=0)
    play(match, "pass")
    expects(match, Visit, seat=1)
    play(match, "visit:1")
    expects(match, Visit, seat=0)
    assert "pass" not in offered(match)


def test_several_who_passed_act_again_clockwise() -> None:
    match = table(
        phase="visits", row=ROW, s0={"hand": ("pass",)}, s2={"hand": ("pass",)}, s3={"hand": ("pass",)}
    )
    play(match, "pass", "visit:0", "pass", "pass")
    for seat in (0, 2, 3):
        expects(match, Visit, seat=seat)
        play(match, "visit:1")
    expects(match, Support)


def test_who_waited_stands_behind_those_who_entered() -> None:
    match = table(3, phase="visits", row=("tent", "castle"), s0={"hand": ("pass", "magic")})
    play(match, "pass", "visit:0", "visit:0", "visit:0")
    assert match.state.inside(0) == [1, 2, 0]


@pytest.mark.parametrize("giver", [1, 3])
def test_a_pass_that_came_unseen_is_news_and_cannot_be_taken_back(giver: int) -> None:
    people: dict[str, Any] = {f"s{giver}": {"hand": ("pass", "magic_0")}}
    match = table(phase="visits", row=ROW, **people)
    state = match.state
    cards, state.hand[giver] = state.hand[giver], ()
    state.hand_over(giver, 0, cards)
    state.listed = None
    assert told(match.preview("pass"), "passed") == [()]
    play(match, "pass")
    assert not match.can_undo()


def test_between_two_seats_every_gift_is_seen_so_no_pass_is_news() -> None:
    match = table(2, phase="visits", row=ROW[:2], s1={"hand": ("pass",)})
    cards, match.state.hand[1] = match.state.hand[1], ()
    match.state.hand_over(1, 0, cards)
    match.state.listed = None
    play(match, "pass")
    assert match.can_undo(0)
