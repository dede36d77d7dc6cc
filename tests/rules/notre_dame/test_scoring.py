"""Points: the park's bonus, the cathedral's payout, where points came from, and who wins."""

from typing import Any

import pytest

from rules import GAMES
from rules.kernel import Event
from rules.notre_dame.names import CATHEDRAL
from tests.rules.driving import play, told, wish
from tests.rules.notre_dame.paris import Paris, table

LAWYER = ("jester", "monk", "lawyer")


# The park. The five steps of Wasti's story (four of them Stephanie's) come first.


def test_park_1_the_second_cube_in_the_park_moves_the_rat_and_gives_no_points() -> None:
    match = table(s0={"park": 1, "rat": 5, "hand": ("park", "bank", "inn")})
    events = play(match, "card:park")
    assert told(events, "prestige") == []
    assert (match.state.rat[0], match.state.prestige[0]) == (4, 0)


def test_park_2_with_two_in_the_park_the_third_cube_in_the_residence_gives_four_points() -> None:
    match = table(s0={"park": 2, "residence": 2, "hand": ("residence", "bank", "inn")})
    events = play(match, "card:residence")
    assert told(events, "prestige") == [(3, 1, "residence")]
    assert match.state.prestige[0] == 4


def test_park_3_with_two_in_the_park_five_messages_bring_seven_points_by_the_lawyer() -> None:
    taken = [(0, "coin"), (1, "coin"), (2, "coin"), (0, "cube"), (1, "cube")]
    match = table(phase="bribes", persons=LAWYER, s0={"park": 2, "taken": taken})
    play(match, "bribe:lawyer")
    assert match.state.prestige[0] == 7


def test_park_4_with_five_in_the_park_two_coins_donated_bring_five_points() -> None:
    match = table(s0={"park": 5, "coins": 2, "hand": ("notre_dame", "bank", "inn")})
    play(match, "card:notre_dame", "donate:2")
    assert match.state.prestige[0] == 5


def test_park_5_with_six_in_the_park_two_cubes_on_the_cathedral_bring_nine_points() -> None:
    match = table(4, phase="payout", s0={"park": 6, "cathedral": 2}, s1={"cathedral": 1})
    assert match.state.prestige == [9, 3, 0, 0]


@pytest.mark.parametrize(
    ("cubes", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)]
)
def test_every_two_pieces_in_the_park_add_a_point(cubes: int, bonus: int) -> None:
    match = table(s0={"park": cubes, "hand": ("residence", "bank", "inn")})
    events = play(match, "card:residence")
    assert told(events, "prestige") == [(1, bonus, "residence")]
    assert match.state.prestige[0] == 1 + bonus


def test_the_confidant_counts_in_the_park() -> None:
    match = table(s0={"park": 1, "confidant": "park", "hand": ("residence", "bank", "inn")})
    play(match, "card:residence")
    assert match.state.prestige[0] == 2


def test_the_fourth_cube_in_the_park_gives_no_points_either() -> None:
    match = table(s0={"park": 3, "hand": ("park", "bank", "inn")})
    play(match, "card:park")
    assert match.state.prestige[0] == 0


def test_the_park_of_one_seat_gives_nothing_to_the_others() -> None:
    match = table(s0={"hand": ("residence", "bank", "inn")}, s1={"park": 6})
    play(match, "card:residence")
    assert match.state.prestige == [1, 0, 0]


# The cathedral.


def test_ten_points_shared_by_two_green_cubes_and_a_blue_one_bring_six_and_three() -> None:
    match = table(4, phase="payout", s0={"cathedral": 2}, s1={"cathedral": 1})
    assert match.state.prestige == [6, 3, 0, 0]


def test_green_with_two_cubes_in_the_park_gets_seven() -> None:
    match = table(4, phase="payout", s0={"cathedral": 2, "park": 2}, s1={"cathedral": 1})
    assert match.state.prestige == [7, 3, 0, 0]


@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ((1, 0), (6, 0)),
        ((1, 2), (2, 4)),
        ((2, 2), (2, 2)),
        ((1, 1, 1), (2, 2, 2)),
        ((1, 0, 4), (1, 0, 4)),
        ((3, 0, 0), (6, 0, 0)),
        ((1, 1, 1, 1), (2, 2, 2, 2)),
        ((3, 0, 2, 1), (3, 0, 2, 1)),
        ((1, 1, 1, 1, 1), (2, 2, 2, 2, 2)),
        ((0, 3, 0, 0, 1), (0, 9, 0, 0, 3)),
        ((0, 0, 0, 0, 1), (0, 0, 0, 0, 12)),
    ],
)
def test_the_points_of_the_cathedral_are_divided_by_its_cubes_and_rounded_down(
    cubes: tuple[int, ...], points: tuple[int, ...]
) -> None:
    quarters: dict[str, Any] = {f"s{seat}": {"cathedral": number} for seat, number in enumerate(cubes)}
    match = table(len(cubes), phase="payout", **quarters)
    assert match.state.scores() == points


def test_the_cubes_on_the_cathedral_go_back_to_the_reserve() -> None:
    match = table(phase="payout", s0={"cathedral": 2, "supply": 4}, s1={"cathedral": 1, "supply": 1})
    assert match.state.cubes[CATHEDRAL::8] == [0, 0, 0]
    assert match.state.supply == [4, 1, 4]
    assert match.state.reserve == [10, 13, 10]


def test_a_share_of_nothing_brings_no_park_bonus_either() -> None:
    match = table(2, phase="payout", s0={"cathedral": 4, "park": 4}, s1={"cathedral": 3})
    assert match.state.prestige == [0, 0]
    assert match.state.cubes[CATHEDRAL::8] == [0, 0]


def test_an_empty_cathedral_shares_out_nothing() -> None:
    match = table(phase="bribes", s0={"park": 4})
    events = play(match, "pass", "pass", "pass")
    assert told(events, "payout") == []
    assert match.state.prestige == [0, 0, 0]


# Where points came from.


def test_the_breakdown_names_every_source() -> None:
    match = table(
        2,
        persons=LAWYER,
        plague=9,
        s0={
            "park": 2,
            "bank": 3,
            "coins": 3,
            "taken": [(0, "coin"), (1, "coin")],
            "rat": 9,
            "hand": ("residence", "notre_dame", "inn"),
        },
    )
    play(match, "card:residence", "card:school", "card:notre_dame", "donate:2", "card:bank")
    play(match, "bribe:lawyer", "pass")
    assert match.state.breakdown(0) == {
        "residence": 1,
        "donations": 3,
        "lawyer": 3,
        "cathedral": 6,
        "park": 4,
        "plague": -2,
    }
    assert match.state.prestige[0] == 15


def test_the_breakdown_counts_only_points_really_lost() -> None:
    match = table(phase="plague", plague=9, s0={"rat": 9})
    assert match.state.breakdown(0) == {}


@pytest.fixture(scope="module", params=[2, 3, 4, 5])
def told_game(request: pytest.FixtureRequest) -> tuple[Paris, list[Event]]:
    match = Paris(GAMES["notre_dame"], request.param, 3)
    events = [*match.opening]
    while match.state.stack:
        events += wish(match, "keep:notre_dame", "card:notre_dame", "donate:1", "take", "pass")
    return match, events


def test_the_breakdown_adds_up_to_the_score(told_game: tuple[Paris, list[Event]]) -> None:
    match, _ = told_game
    for seat, score in enumerate(match.state.scores()):
        assert sum(match.state.breakdown(seat).values()) == score


def test_the_timeline_holds_nine_rounds_and_ends_with_the_final_score(
    told_game: tuple[Paris, list[Event]],
) -> None:
    match, _ = told_game
    assert len(match.state.timeline) == 9
    assert match.state.timeline[-1] == match.state.scores()


def test_the_timeline_holds_the_points_with_which_the_next_round_begins(
    told_game: tuple[Paris, list[Event]],
) -> None:
    match, events = told_game
    points = [0] * match.state.seats
    standings = []
    for event in events:
        if event.kind == "prestige":
            assert event.seat is not None
            gained, bonus, _ = event.data
            points[event.seat] += gained + bonus  # type: ignore[operator]
        elif event.kind == "prestige_lost":
            assert event.seat is not None
            points[event.seat] -= event.data[0]  # type: ignore[operator]
        elif event.kind == "round":
            standings.append(tuple(points))
    assert match.state.timeline == (*standings[1:], tuple(points))


# Who wins.


@pytest.mark.parametrize(
    ("quarters", "winners"),
    [
        pytest.param([{"prestige": 30}, {"prestige": 31}, {"prestige": 29}], (1,), id="most points"),
        pytest.param(
            [{"prestige": 30, "coins": 9, "supply": 9}, {"prestige": 31, "coins": 0, "supply": 0}, {}],
            (1,),
            id="coins and cubes count for nothing among unequal points",
        ),
        pytest.param(
            [
                {"prestige": 30, "coins": 4, "supply": 1},
                {"prestige": 30, "coins": 1, "supply": 5},
                {"prestige": 29, "coins": 9, "supply": 9},
            ],
            (1,),
            id="a tie is broken by coins and cubes together",
        ),
        pytest.param(
            [
                {"prestige": 30, "coins": 2, "supply": 1, "bank": 5, "cathedral": 2},
                {"prestige": 24, "coins": 3, "supply": 1, "cathedral": 2},
                {"prestige": 0, "coins": 0, "supply": 0},
            ],
            (0,),
            id="the payout comes before the comparison",
        ),
        pytest.param(
            [
                {"prestige": 30, "coins": 2, "supply": 1, "bank": 5},
                {"prestige": 30, "coins": 3, "supply": 1},
                {},
            ],
            (1,),
            id="cubes on the board do not break a tie",
        ),
        pytest.param(
            [
                {"prestige": 30, "coins": 2, "supply": 3},
                {"prestige": 30, "coins": 4, "supply": 1},
                {"prestige": 30, "coins": 4, "supply": 0},
            ],
            (0, 1),
            id="what is equal even then is a shared victory",
        ),
    ],
)
def test_most_points_win_then_most_coins_and_cubes_in_hand_then_all_who_are_equal(
    quarters: list[dict[str, Any]], winners: tuple[int, ...]
) -> None:
    match = table(3, phase="payout", s0=quarters[0], s1=quarters[1], s2=quarters[2])
    assert match.state.winners() == winners
    assert match.state.view(None).winners == winners


def test_the_game_names_its_winners_when_it_is_over() -> None:
    match = table(phase="bribes", s1={"prestige": 5}, s2={"prestige": 5})
    assert match.state.view(0).winners == ()
    events = play(match, "pass", "pass", "pass")
    assert told(events, "game_over") == [((1, 2),)]
