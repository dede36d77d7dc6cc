"""Phase D: showing cards, influence and rats, who acts how, and where cards go."""

import pytest

from rules.kernel import heard_by
from rules.rattus_cartus.buildings import Nurse
from rules.rattus_cartus.specials import Give
from rules.rattus_cartus.support import Look, Support
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus_cartus.town import influence, numbers, resolve, table


def test_the_worked_example_of_the_rulebook() -> None:
    """Red is seat 0, Yellow 1, Green 2, Blue 3."""
    match = table(
        phase="visits",
        row=("tent.2", "monastery.0", "monastery.3"),
        s0={"hand": ("church_0", "royalty_0", "magic_0", "magic_0", "peasantry_0")},
        s1={"hand": ("magic_1", "magic_1", "church_1", "church_0")},
        s2={"hand": ("royalty_1", "royalty_2", "chivalry_3", "gold", "joker")},
        s3={"hand": ("sword", "church_4")},
    )
    play(match, "visit:1", "card:church_0", "card:royalty_0", "card:magic_0", "card:magic_0", "done")
    play(match, "visit:0", "card:magic_1", "card:magic_1", "card:church_1", "done")
    play(match, "visit:2", "done")
    play(match, "visit:2", "card:sword", "done")
    # The tent comes first: Yellow takes a rat and three points, and looks at two nun cards.
    assert match.state.rats == [10, 11, 10, 10]
    assert influence(match, 1, "magic") == 3
    expects(match, Look, seat=1)
    play(match, "nun:0", "nun:3")
    assert match.state.view(1).players[1].looked == (0, 3)
    # Then the first monastery: Red takes three rats, scores four points and discards two rats.
    assert match.state.rats == [11, 11, 10, 10]
    assert influence(match, 0, "church") == 4
    # Then the second: Green gives Blue half of five cards, two; those laid do not count.
    expects(match, Give, seat=2)
    events = play(match, "card:royalty_1", "card:gold")
    assert match.state.hand[3] == numbers("church_4", "royalty_1", "gold")
    assert match.state.hand[2] == numbers("royalty_2", "chivalry_3", "joker")
    # Neither laid a card that counts: Green entered first and discards two rats, Blue one.
    assert told(events, "action") == [("monastery", "premium"), ("monastery", "standard")]
    assert match.state.rats == [11, 11, 8, 9]
    assert influence(match, 2, "church") == influence(match, 3, "church") == 0
    expects(match, Support, seat=1)


def test_buildings_are_resolved_in_the_order_of_the_row() -> None:
    match = table(
        row=("palace", "castle", "farm"),
        entered=(2, 0, 1),
        s0={"at": 1},
        s1={"at": 0},
        s2={"at": 2},
    )
    events = resolve(match)
    assert [data[0] for data in told(events, "opened")] == ["palace", "castle", "farm"]


def test_every_population_card_and_joker_is_a_point_of_the_buildings_class() -> None:
    match = table(
        row=("palace", "castle", "farm"), s0={"at": 0, "laid": ("royalty", "church", "magic", "joker")}
    )
    resolve(match)
    assert influence(match, 0, "royalty") == 4
    assert sum(match.state.influence) == 4


def test_every_population_card_of_another_class_brings_a_rat() -> None:
    match = table(
        row=("palace", "castle", "farm"), s0={"at": 0, "laid": ("royalty", "church", "magic", "magic")}
    )
    resolve(match)
    assert match.state.rats[0] == 13


def test_the_supply_of_rats_never_runs_out_and_every_change_is_seen() -> None:
    match = table(row=("palace", "castle", "farm"), s0={"at": 0, "laid": ("church",) * 9, "rats": 109})
    events = resolve(match)
    assert match.state.rats[0] == 118
    assert told(heard_by(events, None), "rats") == [(9,)]


def test_a_joker_never_brings_a_rat() -> None:
    match = table(row=("palace", "castle", "farm"), s0={"at": 0, "laid": ("joker", "joker", "royalty")})
    resolve(match)
    assert match.state.rats[0] == 10
    assert influence(match, 0, "royalty") == 3


def test_special_cards_give_neither_influence_nor_rats() -> None:
    match = table(row=("palace", "castle", "farm"), s0={"at": 0, "laid": ("sword", "flute")})
    resolve(match)
    assert match.state.rats[0] == 10
    assert not any(match.state.influence)


def test_cards_are_scored_in_the_order_of_entry() -> None:
    match = table(
        row=("palace", "castle", "farm"),
        entered=(2, 0, 1),
        s0={"at": 0, "laid": ("royalty",)},
        s1={"at": 0, "laid": ("royalty",)},
        s2={"at": 0, "laid": ("royalty",)},
    )
    events = resolve(match)
    assert [event.seat for event in events if event.kind == "influence"] == [2, 0, 1]
    assert match.state.arrival[5][-3:] == (2, 0, 1)


def test_cards_of_a_building_are_shown_when_its_turn_comes() -> None:
    match = table(
        row=("tent", "castle", "farm"), s0={"at": 0, "laid": ("magic",)}, s1={"at": 1, "laid": ("church_4",)}
    )
    resolve(match)
    expects(match, Look, seat=0)
    shown, hidden = (match.state.view(2).players[seat].stand for seat in (0, 1))
    assert shown is not None
    assert shown.laid == ("magic_0",)
    assert hidden is not None
    assert hidden.laid is None


def test_what_was_shown_stays_in_sight_until_the_round_ends() -> None:
    match = table(
        row=("palace", "tent", "farm"),
        s0={"at": 0, "laid": ("royalty", "church", "joker", "sword")},
        s1={"at": 1},
    )
    resolve(match)
    expects(match, Look, seat=1)
    assert match.state.laid[0] == ()
    for seat in (0, 2, None):
        stand = match.state.view(seat).players[0].stand
        assert stand == (0, 1, 4, ("church_0", "royalty_0", "joker", "sword"), 3, 1, True)
    play(match, "nun:0", "nun:1")
    expects(match, Support)
    assert match.state.view(2).players[0].stand is None


def test_the_premium_goes_to_most_population_cards_and_jokers_of_any_class() -> None:
    match = table(
        row=("palace", "castle", "farm"),
        s0={"at": 0, "laid": ("royalty", "royalty")},
        s1={"at": 0, "laid": ("church", "joker", "magic")},
        s2={"at": 0, "laid": ("royalty",)},
    )
    resolve(match)
    assert match.state.tokens == [1, 2, 1, 0]


def test_special_cards_do_not_count_for_the_premium() -> None:
    match = table(
        row=("palace", "castle", "farm"),
        s0={"at": 0, "laid": ("sword", "flute", "flute")},
        s1={"at": 0, "laid": ("royalty",)},
    )
    resolve(match)
    assert match.state.tokens == [1, 2, 0, 0]


def test_a_tie_for_the_premium_goes_to_who_entered_first() -> None:
    match = table(
        row=("palace", "castle", "farm"),
        entered=(2, 0, 1),
        s0={"at": 0, "laid": ("royalty", "joker")},
        s1={"at": 0, "laid": ("royalty",)},
        s2={"at": 0, "laid": ("church", "church")},
    )
    resolve(match)
    assert match.state.tokens == [1, 1, 2, 0]


def test_alone_one_has_the_premium_without_any_card() -> None:
    match = table(row=("palace", "castle", "farm"), s0={"at": 0})
    resolve(match)
    assert match.state.tokens == [2, 0, 0, 0]


def test_the_first_of_several_without_cards_has_the_premium() -> None:
    match = table(
        row=("palace", "castle", "farm"), entered=(1, 0, 2), s0={"at": 0}, s1={"at": 0}, s2={"at": 0}
    )
    resolve(match)
    assert match.state.tokens == [1, 2, 1, 0]


def test_the_premium_seat_acts_first_then_the_others_in_order_of_entry() -> None:
    match = table(
        row=("palace", "castle", "farm"),
        entered=(3, 0, 2, 1),
        s0={"at": 0},
        s1={"at": 0},
        s2={"at": 0, "laid": ("royalty",)},
        s3={"at": 0},
    )
    events = resolve(match)
    acts = [(event.seat, event.data[1]) for event in events if event.kind == "action"]
    assert acts == [(2, "premium"), (3, "standard"), (0, "standard"), (1, "standard")]


def test_the_premium_seat_does_not_also_take_the_standard_action() -> None:
    match = table(row=("monastery", "castle", "farm"), s0={"at": 0}, s1={"at": 0})
    resolve(match)
    assert match.state.rats == [8, 9, 10, 10]


def test_an_empty_stack_gives_what_is_left_to_the_premium_seat_first() -> None:
    match = table(
        row=("castle", "palace", "farm"),
        s0={"at": 0},
        s1={"at": 0, "laid": ("chivalry",)},
        s2={"at": 0},
        s3={"hand": ("sword",) * 10},
    )
    events = resolve(match)
    assert match.state.hand[:3] == [(), numbers("sword", "sword"), ()]
    assert told(events, "took") == [("sword", 2), ("sword", 0), ("sword", 0)]


def test_laid_cards_go_to_the_discard_pile_and_their_stacks() -> None:
    match = table(
        row=("palace", "castle", "farm"), s0={"at": 0, "laid": ("royalty_3", "joker", "sword", "flute")}
    )
    assert match.state.stacks == [14, 11, 11, 12, 15]
    events = resolve(match)
    assert told(events, "put_away") == [("palace", 0, ("royalty_3", "joker", "sword", "flute"))]
    assert match.state.stacks == [15, 12, 12, 12, 15]
    assert match.state.discard == numbers("royalty_3")
    assert match.state.laid[0] == ()


def test_laid_specials_cannot_refill_their_stack_for_the_action_of_the_same_building() -> None:
    match = table(
        row=("castle", "palace", "farm"), s0={"at": 0, "laid": ("sword",)}, s1={"hand": ("sword",) * 11}
    )
    resolve(match)
    assert match.state.hand[0] == ()
    assert match.state.stacks[1] == 1


def test_laid_population_cannot_refill_the_deck_for_the_action_of_the_same_building() -> None:
    match = table(
        row=("farm", "palace", "castle"), deck=("church",), s0={"at": 0, "laid": ("peasantry",) * 3}
    )
    resolve(match)
    assert len(match.state.hand[0]) == 1
    assert len(match.state.discard) == 3


def test_cards_gained_in_a_building_are_kept() -> None:
    match = table(row=("marketplace", "palace", "farm"), s0={"at": 0, "laid": ("joker",)})
    resolve(match)
    assert match.state.hand[0] == numbers("joker", "joker")


# Two seats.


def test_with_two_seats_only_the_stronger_of_both_buildings_has_the_premium() -> None:
    match = table(
        2,
        row=("palace", "monastery"),
        s0={"at": 0, "laid": ("royalty",)},
        s1={"at": 1, "laid": ("church", "joker")},
    )
    resolve(match)
    assert match.state.tokens == [1, 0]
    assert match.state.rats == [10, 8]


def test_with_two_seats_a_tie_goes_to_who_entered_a_building_first() -> None:
    match = table(2, row=("palace", "monastery"), entered=(1, 0), s0={"at": 0}, s1={"at": 1})
    resolve(match)
    assert match.state.tokens == [1, 0]
    assert match.state.rats == [10, 8]


def test_with_two_seats_in_one_building_the_usual_rule_holds() -> None:
    match = table(2, row=("palace", "monastery"), s0={"at": 0}, s1={"at": 0, "laid": ("royalty",)})
    resolve(match)
    assert match.state.tokens == [1, 2]


def test_two_seats_show_their_cards_before_the_first_building() -> None:
    match = table(2, row=("tent", "monastery"), s0={"at": 0}, s1={"at": 1, "laid": ("church_4", "joker")})
    events = resolve(match)
    expects(match, Look, seat=0)
    kinds = [event.kind for event in events]
    assert max(i for i, kind in enumerate(kinds) if kind == "showed") < kinds.index("opened")
    stand = match.state.view(0).players[1].stand
    assert stand is not None
    assert stand.laid == ("church_4", "joker")


def test_with_three_seats_every_building_has_its_premium() -> None:
    match = table(
        3, row=("palace", "monastery"), s0={"at": 0, "laid": ("royalty",)}, s1={"at": 1}, s2={"at": 1}
    )
    resolve(match)
    assert match.state.tokens == [2, 0, 0]
    assert match.state.rats == [10, 8, 9]


# The last round.


def test_in_the_last_round_nobody_acts_and_the_premium_seat_gains_a_point_of_influence() -> None:
    match = table(
        row=("palace", "monastery", "farm"),
        last_round=True,
        s0={"at": 0, "laid": ("royalty",)},
        s1={"at": 0},
        s2={"at": 1},
        s3={"at": 2, "laid": ("peasantry", "joker")},
    )
    events = resolve(match)
    assert told(events, "action") == []
    assert match.state.tokens == [0] * 4
    assert match.state.rats == [10] * 4
    assert match.state.hand == [()] * 4
    assert [influence(match, s, "royalty") for s in range(2)] == [2, 0]
    assert influence(match, 2, "church") == 1
    assert influence(match, 3, "peasantry") == 3


def test_in_the_last_round_of_two_seats_only_one_gains_the_point() -> None:
    match = table(
        2,
        row=("palace", "monastery"),
        last_round=True,
        s0={"at": 0, "laid": ("royalty",)},
        s1={"at": 1, "laid": ("church", "church")},
    )
    resolve(match)
    assert influence(match, 0, "royalty") == 1
    assert influence(match, 1, "church") == 3


def test_in_the_last_round_swords_and_flutes_still_work() -> None:
    match = table(
        row=("palace", "monastery", "farm"),
        last_round=True,
        s0={"at": 0, "laid": ("sword", "flute")},
        s1={"at": 0, "hand": ("church_0", "church_1")},
    )
    resolve(match)
    expects(match, Give, seat=1)
    play(match, "card:church_1")
    assert match.state.hand[0] == numbers("church_1")
    assert match.state.rats == [9, 11, 10, 10]


def test_in_the_last_round_support_and_visits_are_as_usual() -> None:
    match = table(phase="support", row=("tent.2", "monastery.0", "monastery.3"), last_round=True)
    play(match, *["support:1"] * 4)
    assert [len(hand) for hand in match.state.hand] == [4] * 4
    play(match, "visit:0")
    assert offered(match)[-1] == "done"


# Secrets and previews.


def test_a_preview_never_tells_what_the_others_laid() -> None:
    match = table(
        row=("palace", "castle", "farm"),
        s0={"at": 0, "laid": ("royalty_4",)},
        s1={"at": 0, "laid": ("sword",)},
    )
    assert [event.kind for event in match.preview("done")] == ["laid_all", "opened"]
    match = table(2, row=("palace", "castle"), s0={"at": 0, "laid": ("royalty_4",)}, s1={"at": 0})
    assert [event.kind for event in match.preview("done")] == ["laid_all"]


def test_what_was_shown_cannot_be_taken_back() -> None:
    match = table(row=("palace", "castle", "farm"), s0={"at": 0, "laid": ("royalty_4",)})
    resolve(match)
    assert not match.can_undo()


def test_cards_shown_are_seen_by_all() -> None:
    match = table(row=("palace", "castle", "farm"), s0={"at": 0, "laid": ("royalty_4", "sword")})
    assert told(heard_by(resolve(match), None), "showed") == [(("royalty_4", "sword"),)]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_hospital_asks_the_premium_seat_first(seat: int) -> None:
    match = table(
        row=("hospital", "castle", "farm"),
        s0={"at": 0, "hand": ("magic",), "laid": ("joker",) * (1 - seat)},
        s1={"at": 0, "hand": ("magic",), "laid": ("joker",) * seat},
    )
    resolve(match)
    expects(match, Nurse, seat=seat)
