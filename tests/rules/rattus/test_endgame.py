"""How the game ends: the trigger, the last delivery, the final plague, the count and ties."""

import pytest

from rules.rattus import GAME
from rules.rattus.endgame import LastTurn
from rules.rattus.names import KING
from rules.rattus.placing import DeliverBread
from rules.rattus.ravage import LoseCube
from rules.rattus.scoring import losses, tie_order
from rules.rattus.setup import SETS
from rules.rattus.tokens import TOKENS
from rules.rattus.turn import Turn
from tests.rules.driving import expects, play, told
from tests.rules.rattus.europe import TOKEN_OF, table

GOLD = SETS["golden_age"]
CONTROL = SETS["rat_control"]


# The trigger.


def test_an_empty_supply_ends_the_game_with_the_turn() -> None:
    match = table(held={1: ("king",)}, cubes={"gallia": (1, 1, 0, 0)}, rats={"germania": 1}, supply=("r20",))
    events = play(match, "plague", "region:germania", "region:scandia")
    assert match.state.phase == "last_round"
    assert told(events, "last_round") == [("supply", (3, 2, 1))]
    expects(match, LastTurn, 1)


def test_a_seat_with_all_cubes_on_the_board_ends_the_game_with_its_turn() -> None:
    match = table(3, held={1: ("king",)}, cubes={"gallia": (20, 1, 0)})
    events = play(match, "plague", "region:germania")
    assert match.state.phase == "last_round"
    assert told(events, "last_round") == [("cubes", (2, 1))]


def test_the_trigger_is_looked_at_after_the_plague() -> None:
    # The twentieth cube is placed, but the plague takes one before the turn is over.
    match = table(held={0: ("king",)}, cubes={"germania": (20, 0, 0, 0)}, rats={"germania": ("s02",)})
    play(match, "plague", "region:germania", "region:scandia")
    assert match.state.phase == "turns"
    expects(match, Turn, 1)


def test_the_trigger_looks_at_the_active_seat_only() -> None:
    match = table(cubes={"gallia": (1, 20, 0, 0)})
    play(match, "plague", "region:germania")
    assert match.state.phase == "turns"
    play(match, "plague", "region:scandia")
    assert match.state.phase == "over"


def test_castle_cubes_count_for_the_trigger_and_for_the_score() -> None:
    match = table(held={1: ("king",)}, cubes={"gallia": (15, 1, 0, 0)}, castle=(5, 0, 0, 0))
    play(match, "plague", "region:germania")
    assert match.state.phase == "last_round"
    assert match.state.scores()[0] == 20


# The baker's last delivery.


def test_the_left_neighbour_of_the_bakers_holder_places_its_cubes_before_the_final_plague() -> None:
    match = table(
        cards=GOLD,
        held={2: ("baker",)},
        bread=(0, 0, 3, 0),
        ended_by=2,
        cubes={"gallia": (0, 1, 0, 0)},
        rats={"gallia": ("r15",)},
    )
    expects(match, DeliverBread, 3)
    play(match, "region:gallia")
    # Four cubes: the token strikes.
    assert match.cubes("gallia") == (0, 0, 2, 0)
    assert match.state.phase == "over"


def test_the_baker_can_add_a_cube_in_the_last_round_first() -> None:
    match = table(cards=GOLD, held={3: ("baker",)}, bread=(0, 0, 0, 1), ended_by=1)
    play(match, "power:baker", "done")
    expects(match, DeliverBread, 0)
    play(match, "region:italia")
    assert match.cubes("italia") == (0, 0, 0, 2)


# The final plague.


def test_the_final_plague_turns_all_rats_where_cubes_are_and_no_others() -> None:
    match = table(
        ended_by=0,
        held={1: ("king",)},
        cubes={"gallia": (0, 1, 0, 0), "italia": (1, 1, 0, 0)},
        rats={"gallia": ("r01", "r30", "r31"), "italia": ("r02",), "polonia": ("r03",)},
    )
    assert match.state.phase == "over"
    flipped = [TOKENS[token].name for token in match.state.flipped]
    assert "r01" in flipped
    assert "r02" in flipped
    assert match.rats("polonia") == ("r03",)
    assert match.cubes("gallia") == (0, 0, 0, 0)


def test_the_final_plague_goes_through_the_regions_in_map_order() -> None:
    match = table(
        held={3: ("witch",)},
        ended_by=0,
        cubes={"tartaria": (1, 0, 0, 0), "anglia": (1, 0, 0, 0), "gallia": (1, 0, 0, 1)},
        rats={"tartaria": 1, "anglia": 1, "gallia": 1, "italia": 1},
    )
    events = play(match, "done")
    assert match.state.phase == "over"
    order = [entry[1] for entry in match.state.toll]
    assert order == sorted(order)
    assert len(order) == 3
    assert [data[1] for data in told(events, "turned")] == ["anglia", "gallia", "tartaria"]


def test_the_order_within_a_region_is_left_to_chance() -> None:
    firsts = set()
    for seed in range(30):
        match = table(
            held={3: ("monk",)}, ended_by=0, cubes={"gallia": (0, 0, 0, 2)}, rats={"gallia": ("r20", "r21")}
        )
        match.state.chance = seed * 7919
        play(match, "done")
        firsts.add(match.state.toll[0][0])
    assert firsts == {TOKEN_OF["r20"], TOKEN_OF["r21"]}


def test_potions_protect_in_the_final_plague() -> None:
    match = table(
        cards=CONTROL,
        held={1: ("magician",)},
        ended_by=1,
        cubes={"gallia": (0, 1, 0, 0)},
        rats={"gallia": ("r02",)},
        potions={"gallia": {1: (1,)}},
    )
    expects(match, LoseCube, 1)
    play(match, "potion:gallia,1")
    assert match.state.scores() == (0, 1, 0, 0)


def test_potions_are_asked_for_round_the_table_from_who_ended_the_game() -> None:
    match = table(
        cards=CONTROL,
        ended_by=2,
        cubes={"gallia": (2, 2, 2, 2)},
        rats={"gallia": ("r15",)},
        potions={"gallia": dict.fromkeys(range(4), (1,))},
    )
    for seat in (2, 3, 0, 1):
        expects(match, LoseCube, seat)
        play(match, "potion:gallia,1")
    assert match.cubes("gallia") == (2, 2, 2, 2)


def test_nobodys_serf_profits_from_the_final_plague() -> None:
    match = table(
        cards=GOLD,
        held={0: ("serf",), 1: ("queen",)},
        ended_by=0,
        cubes={"gallia": (0, 2, 0, 0)},
        rats={"gallia": ("s02",)},
    )
    assert match.state.phase == "over"
    assert match.cubes("gallia") == (0, 1, 0, 0)


# The count.


def test_cubes_in_the_regions_and_the_castle_win() -> None:
    match = table(ended_by=0, castle=(1, 4, 0, 0), cubes={"gallia": (4, 2, 1, 0)})
    assert match.state.scores() == (5, 6, 1, 0)
    assert match.state.winners() == (1,)
    assert match.state.breakdown(1) == {"gallia": 2, "castle": 4}


@pytest.mark.parametrize(("ended_by", "order"), [(0, (1, 2, 3, 0)), (2, (3, 0, 1, 2))])
def test_a_tie_goes_to_who_would_have_had_the_next_turn(ended_by: int, order: tuple[int, ...]) -> None:
    match = table(ended_by=ended_by, cubes={"gallia": (2, 2, 2, 2)})
    assert tie_order(match.state) == order
    assert match.state.winners() == order[:1]
    most = table(
        ended_by=ended_by, cubes={"gallia": tuple(2 if seat in order[2:] else 1 for seat in range(4))}
    )
    assert most.state.winners() == (order[2],)


def test_a_table_may_share_ties() -> None:
    match = table(ended_by=0, cubes={"gallia": (2, 1, 2, 0)}, options={"ties": "shared"})
    assert match.state.winners() == (0, 2)


def test_cubes_left_on_the_bakers_card_are_not_scored() -> None:
    match = table(cards=GOLD, held={2: ("baker",)}, bread=(0, 0, 3, 0), cubes={"gallia": (0, 0, 1, 0)})
    assert match.state.scores() == (0, 0, 1, 0)


def test_the_result_tells_what_each_token_took() -> None:
    match = table(
        plague="germania",
        held={1: ("king",)},
        cubes={"scandia": (0, 3, 0, 0)},
        rats={"scandia": ("s02", "r01")},
    )
    play(match, "plague", "region:scandia", "region:russia", "region:russia", "rat:scandia,1")
    assert losses(match.state, 1) == {"s02": 1, "r01": 1}
    assert losses(match.state, 0) == {}
    assert match.state.holder[KING] == 1


def test_the_timeline_has_every_round_and_the_end() -> None:
    match = table(2, cubes={"gallia": (2, 2)})
    for region in ("germania", "polonia", "hungaria", "italia"):
        play(match, "plague", f"region:{region}")
    assert match.state.timeline == ((2, 2), (2, 2))
    ending = table(2, held={1: ("king",)}, cubes={"gallia": (20, 2)})
    play(ending, "plague", "region:germania")
    assert ending.state.timeline == ((20, 2),)


def test_the_timeline_shows_what_the_final_plague_took() -> None:
    match = table(2, held={1: ("monk",)}, ended_by=0, cubes={"gallia": (2, 3)}, rats={"gallia": ("r15",)})
    play(match, "done")
    assert match.state.timeline == ((2, 3), (1, 2))


def test_the_end_is_told() -> None:
    match = table(held={3: ("king",)}, ended_by=0, cubes={"gallia": (0, 2, 0, 1)})
    events = play(match, "done")
    assert told(events, "game_over") == [((1,),)]
    assert GAME.named(events[-1]) == {"winners_seats": (1,)}
