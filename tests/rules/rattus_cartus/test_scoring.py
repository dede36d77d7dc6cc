"""The end: points by source, ties, rats against nuns, and who wins."""

import pytest

from rules.kernel import heard_by
from rules.rattus_cartus.names import CLASSES
from rules.rattus_cartus.scoring import gold_points, majority
from tests.rules.driving import play, told
from tests.rules.rattus_cartus.town import Town, influence, resolve, table

MAGIC = CLASSES.index("magic")


def part(match: Town, source: str) -> list[int]:
    """Give what a source is worth to each seat."""
    return [match.state.breakdown(seat).get(source, 0) for seat in range(match.state.seats)]


# The six classes.


def test_a_class_gives_ten_five_and_two() -> None:
    match = table(phase="end", s0={"magic": 3}, s1={"magic": 1}, s2={"magic": 7}, s3={"magic": 4})
    assert part(match, "magic") == [2, 0, 10, 5]


def test_every_class_is_scored_for_itself() -> None:
    leads = dict.fromkeys(CLASSES, 2)
    match = table(phase="end", s0=leads, s1={"church": 3})
    assert match.state.scores()[:2] == (5 * 10 + 5, 10)


def test_who_has_no_influence_gets_nothing_for_a_class() -> None:
    match = table(phase="end", s2={"magic": 1})
    assert part(match, "magic") == [0, 0, 10, 0]


def test_two_seats_never_see_the_third_place() -> None:
    match = table(2, phase="end", s0={"magic": 1}, s1={"magic": 5})
    assert part(match, "magic") == [5, 10]


def stacked(ties: str) -> Town:
    """Let seats 2, 0 and 1 arrive on the same space one after the other."""
    match = table(
        row=("tent", "palace", "farm"),
        options={"influence_ties": ties},
        entered=(2, 0, 1),
        last_round=True,
        s0={"at": 0, "laid": ("magic", "joker"), "magic": 1},
        s1={"at": 0, "laid": ("magic",), "magic": 2},
        s2={"at": 0, "laid": ("magic",), "magic": 1},
    )
    resolve(match)
    assert [influence(match, seat, "magic") for seat in range(3)] == [4, 3, 2]
    return match


def test_a_disc_that_arrives_on_others_lies_on_top_and_leads() -> None:
    match = table(
        row=("tent", "palace", "farm"),
        entered=(2, 0, 1),
        s0={"at": 0, "laid": ("joker",), "magic": 2},
        s1={"at": 0, "laid": ("joker",), "magic": 2},
        s2={"at": 0, "laid": ("joker",), "magic": 2},
    )
    resolve(match)
    assert match.state.view(3).tracks["magic"] == (1, 0, 2)
    assert part(match, "magic") == [5, 10, 2, 0]


def test_a_table_may_let_the_first_to_arrive_lead() -> None:
    match = table(
        row=("tent", "palace", "farm"),
        options={"influence_ties": "first"},
        entered=(2, 0, 1),
        s0={"at": 0, "laid": ("joker",), "magic": 2},
        s1={"at": 0, "laid": ("joker",), "magic": 2},
        s2={"at": 0, "laid": ("joker",), "magic": 2},
    )
    resolve(match)
    assert match.state.view(3).tracks["magic"] == (2, 0, 1)
    assert part(match, "magic") == [5, 2, 10, 0]


@pytest.mark.parametrize("ties", ["top", "first"])
def test_more_influence_leads_whatever_the_stack_says(ties: str) -> None:
    match = stacked(ties)
    assert match.state.view(3).tracks["magic"] == (0, 1, 2)


def test_a_disc_that_scores_nothing_keeps_its_place_in_the_stack() -> None:
    match = table(
        row=("tent", "palace", "farm"),
        entered=(0, 1, 2),
        s0={"at": 0, "laid": ("joker",), "magic": 1},
        s1={"at": 0, "laid": ("joker",), "magic": 1},
        s2={"at": 0, "laid": ("sword",), "magic": 2},
    )
    match.state.arrival[MAGIC] = (3, 0, 1, 2)
    resolve(match)
    assert match.state.arrival[MAGIC] == (3, 2, 0, 1)
    assert match.state.view(3).tracks["magic"] == (1, 0, 2)


def test_several_points_are_one_move_onto_the_final_space() -> None:
    match = table(
        row=("tent", "palace", "farm"),
        entered=(0, 1),
        s0={"at": 0, "laid": ("joker",) * 3},
        s1={"at": 0, "laid": ("joker",), "magic": 2},
        s2={"magic": 2},
    )
    events = resolve(match)
    assert told(events, "influence") == [(3, "magic", 3), (1, "magic", 3)]
    assert match.state.view(3).tracks["magic"] == (1, 0, 2)


def test_a_track_has_no_end() -> None:
    match = table(row=("tent", "palace", "farm"), s0={"at": 0, "laid": ("joker",) * 5, "magic": 22})
    resolve(match)
    assert influence(match, 0, "magic") == 27


# Hands.


def test_most_population_cards_and_jokers_in_hand_give_two_points() -> None:
    match = table(phase="end", s0={"hand": ("magic", "joker", "joker")}, s1={"hand": ("church", "church")})
    assert part(match, "hand") == [2, 0, 0, 0]


def test_special_cards_do_not_count_as_hand() -> None:
    match = table(phase="end", s0={"hand": ("sword", "gold", "pass", "flute")}, s1={"hand": ("church",)})
    assert part(match, "hand") == [0, 2, 0, 0]


def test_a_tie_in_hand_gives_one_point_each() -> None:
    match = table(phase="end", s0={"hand": ("magic",)}, s1={"hand": ("joker",)}, s2={"hand": ("church",)})
    assert part(match, "hand") == [1, 1, 1, 0]


def test_nobody_scores_for_empty_hands() -> None:
    match = table(phase="end")
    assert match.state.scores() == (0, 0, 0, 0)


@pytest.mark.parametrize("special", ["sword", "flute", "pass"])
def test_most_of_a_special_card_give_two_points(special: str) -> None:
    match = table(phase="end", s0={"hand": (special,)}, s3={"hand": (special, special)})
    assert part(match, special) == [0, 0, 0, 2]
    match = table(phase="end", s0={"hand": (special,)}, s3={"hand": (special,)})
    assert part(match, special) == [1, 0, 0, 1]


def test_a_majority_of_nothing_is_worth_nothing() -> None:
    assert majority([0, 0, 0]) == [0, 0, 0]
    assert majority([3, 1, 3]) == [1, 0, 1]
    assert majority([3, 1, 0]) == [2, 0, 0]


@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ([3, 2, 1, 0], [6, 3, 0, 0]),
        ([3, 0, 0, 0], [6, 0, 0, 0]),
        ([2, 2, 1, 0], [4, 4, 0, 0]),
        ([2, 2, 2, 1], [3, 3, 3, 0]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),
        ([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]),
        ([4, 1, 1, 0], [6, 1, 1, 0]),
        ([4, 1, 1, 1], [6, 1, 1, 1]),
        ([4, 1, 1, 1, 1], [6, 0, 0, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_gold_gives_six_and_three_and_ties_share_rounded_down(gold: list[int], points: list[int]) -> None:
    assert gold_points(gold) == points


def test_gold_in_hand_is_scored() -> None:
    match = table(phase="end", s0={"hand": ("gold",)}, s1={"hand": ("gold", "gold")})
    assert part(match, "gold") == [3, 6, 0, 0]


def test_every_token_is_a_point() -> None:
    match = table(phase="end", s0={"tokens": 3}, s2={"tokens": 1})
    assert part(match, "tokens") == [3, 0, 1, 0]


def test_the_parts_add_up() -> None:
    match = table(
        phase="end",
        s0={"magic": 2, "church": 1, "hand": ("gold", "magic", "sword"), "tokens": 2},
        s1={"church": 3},
    )
    assert match.state.breakdown(0) == {
        "magic": 10,
        "church": 5,
        "hand": 2,
        "sword": 2,
        "gold": 6,
        "tokens": 2,
    }
    assert match.state.scores() == (27, 10, 0, 0)


# Rats against nuns.


def test_more_rats_than_nuns_are_death_and_as_many_are_not() -> None:
    match = table(phase="end", s0={"rats": 11}, s1={"rats": 10}, s2={"rats": 9}, s3={"rats": 30})
    assert [player.alive for player in match.state.view(0).players] == [False, True, True, False]


def test_the_dead_cannot_win_whatever_their_points() -> None:
    match = table(phase="end", s0={"rats": 11, "magic": 9, "tokens": 9}, s1={"rats": 10, "tokens": 1})
    assert match.state.scores()[0] == 19
    assert match.state.winners() == (1,)


def test_the_dead_keep_their_ranks() -> None:
    match = table(
        phase="end",
        s0={"rats": 11, "magic": 9, "hand": ("joker", "joker")},
        s1={"magic": 3, "hand": ("joker",)},
    )
    assert part(match, "magic") == [10, 5, 0, 0]
    assert part(match, "hand") == [2, 0, 0, 0]


def test_most_points_among_the_survivors_win() -> None:
    match = table(phase="end", s0={"tokens": 3}, s1={"tokens": 4}, s2={"tokens": 1})
    assert match.state.winners() == (1,)


def test_a_tie_is_won_with_fewer_rats() -> None:
    match = table(phase="end", s0={"tokens": 3, "rats": 7}, s1={"tokens": 3, "rats": 6}, s2={"rats": 0})
    assert match.state.winners() == (1,)


def test_a_tie_in_rats_too_is_shared() -> None:
    match = table(phase="end", s0={"tokens": 3, "rats": 6}, s1={"tokens": 3, "rats": 6}, s2={"rats": 0})
    assert match.state.winners() == (0, 1)


def test_if_all_are_dead_nobody_wins() -> None:
    match = table(2, phase="end", s0={"rats": 11, "tokens": 5}, s1={"rats": 12})
    assert match.state.winners() == ()
    assert match.state.view(None).winners == ()


def test_the_end_tells_points_then_nuns_then_fates() -> None:
    match = table(
        row=("tent", "palace", "farm"), last_round=True, s0={"at": 0, "laid": ("magic",), "rats": 12}
    )
    events = play(match, "done")
    order = ["points", "nuns", "died", "survived", "game_over"]
    last = [event.kind for event in events if event.kind in order]
    assert last == ["points", "nuns", "died", "survived", "survived", "survived", "game_over"]
    assert told(events, "points") == [(10, "magic")]
    assert [data[1] for data in told(events, "nuns")] == [10]
    assert heard_by(events[-8:], None) == events[-8:]


def test_at_the_end_everything_is_open() -> None:
    match = table(phase="end", s0={"hand": ("magic_3",), "rats": 4})
    view = match.state.view(1)
    assert view.players[0].hand == ("magic_3",)
    assert view.players[0].rats == 4
    assert None not in view.nuns
    assert view.survival == 1.0
    assert view.players[0].breakdown == {"hand": 2}
    assert match.state.view(None).nuns == view.nuns


def test_the_timeline_holds_points_and_rats_of_every_round() -> None:
    match = table(
        row=("palace", "castle", "tent"), last_round=True, s0={"at": 0, "laid": ("royalty",), "tokens": 2}
    )
    play(match, "done")
    view = match.state.view(0)
    assert view.timeline == ((12, 0, 0, 0),)
    assert view.rat_timeline == ((10, 10, 10, 10),)
