"""The favours of the base game: the nine grey persons."""

import pytest

from rules.notre_dame.bribes import Bribe
from rules.notre_dame.moves import PlaceInEmpty
from rules.notre_dame.names import RESIDENCE, SECTORS
from tests.rules.driving import expects, offered, play
from tests.rules.notre_dame.paris import table

# Period A.


def test_the_city_guard_gives_a_point_for_every_cube_and_the_confidant_on_the_board() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "city_guard"),
        s0={"bank": 5, "cathedral": 2},
        s1={"bank": 2, "hospital": 1, "cathedral": 3, "confidant": "inn"},
    )
    play(match, "pass", "bribe:city_guard")
    assert match.state.prestige == [0, 7, 0]


def test_the_city_guard_does_not_count_a_confidant_outside_the_quarter() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "city_guard"), s0={"bank": 2})
    play(match, "bribe:city_guard")
    assert match.state.prestige[0] == 2


def test_the_night_watchman_gives_a_point_for_every_sector_without_cube_and_confidant() -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "night_watchman"), s0={"bank": 2, "confidant": "inn"}
    )
    play(match, "bribe:night_watchman")
    assert match.state.prestige[0] == 5


def test_neither_harbour_nor_cathedral_is_an_empty_sector_for_the_night_watchman() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "night_watchman"))
    play(match, "bribe:night_watchman")
    assert match.state.prestige[0] == 7


def test_the_night_watchman_gives_nothing_for_a_full_quarter_not_even_a_park_bonus() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "night_watchman"),
        s0={**dict.fromkeys(SECTORS, 1), "park": 2},
    )
    play(match, "bribe:night_watchman")
    assert match.state.prestige[0] == 0


def test_the_bishop_puts_a_cube_of_the_reserve_into_an_empty_sector_and_uses_it() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "bishop"),
        s0={"school": 1, "inn": 1, "park": 2, "confidant": "carriage_house"},
    )
    play(match, "bribe:bishop")
    expects(match, PlaceInEmpty, seat=0)
    assert offered(match) == ["sector:bank", "sector:residence", "sector:hospital"]
    play(match, "sector:residence")
    assert match.state.pieces(0, RESIDENCE) == 1
    assert (match.state.supply[0], match.state.reserve[0]) == (4, 5)
    assert match.state.prestige[0] == 2


def test_the_bishop_needs_no_cube_of_the_own_supply() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "bishop"), s0={"supply": 0})
    play(match, "bribe:bishop", "sector:bank")
    assert match.state.supply[0] == 0
    assert match.state.coins[0] == 3


def test_the_bishop_uses_no_sector_when_the_reserve_is_empty() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "bishop"), s0={"reserve": 0})
    events = play(match, "bribe:bishop")
    assert [event.kind for event in events] == ["bribe", "paid", "in_vain"]
    assert match.state.quarter(0) == [0, 0, 0, 0, 0, 0, 0]
    expects(match, Bribe, seat=1)


def test_the_bishop_places_nothing_in_a_quarter_without_an_empty_sector() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "bishop"),
        s0={**dict.fromkeys(SECTORS, 1), "hospital": 0, "confidant": "hospital"},
    )
    play(match, "bribe:bishop")
    assert match.state.quarter(0) == [1, 1, 1, 1, 1, 1, 1]
    expects(match, Bribe, seat=1)


# Period B.


def test_the_guild_master_gives_two_points_for_every_sector_with_two_pieces() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "guild_master"),
        s0={
            "school": 1,
            "bank": 2,
            "inn": 4,
            "hospital": 1,
            "cathedral": 3,
            "confidant": "hospital",
            "supply": 3,
        },
    )
    play(match, "bribe:guild_master")
    assert match.state.prestige[0] == 6


@pytest.mark.parametrize(("rat", "points"), [(0, 9), (4, 5), (8, 1), (9, 0)])
def test_the_beggar_king_gives_a_point_for_every_field_before_the_rat(rat: int, points: int) -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "beggar_king"), s0={"rat": rat})
    play(match, "bribe:beggar_king")
    assert match.state.prestige[0] == points


FIVE_MESSAGES = ((0, "coin"), (1, "cube"), (2, "rat"), (0, "plain"), (1, "coin"))


def test_the_lawyer_gives_six_points_for_five_messages() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "lawyer"), s0={"taken": FIVE_MESSAGES})
    play(match, "bribe:lawyer")
    assert match.state.prestige[0] == 6


def test_with_two_cubes_in_the_park_five_messages_bring_seven_points_at_the_lawyer() -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "lawyer"), s0={"taken": FIVE_MESSAGES, "park": 2}
    )
    play(match, "bribe:lawyer")
    assert match.state.prestige[0] == 7


def test_the_lawyer_gives_nothing_for_a_single_message() -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "lawyer"), s0={"taken": ((1, "plain"),), "park": 2}
    )
    play(match, "bribe:lawyer")
    assert match.state.prestige[0] == 0


# Period C.


def test_of_two_fullest_sectors_with_five_cubes_the_lady_in_waiting_counts_one() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "lady_in_waiting"),
        s0={"carriage_house": 5, "inn": 5, "bank": 1, "supply": 0},
    )
    play(match, "bribe:lady_in_waiting")
    assert match.state.prestige[0] == 5


def test_the_lady_in_waiting_counts_the_confidant_but_no_cube_on_the_cathedral() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "lady_in_waiting"),
        s0={"bank": 2, "inn": 2, "confidant": "inn", "cathedral": 6, "supply": 0},
    )
    play(match, "bribe:lady_in_waiting")
    assert match.state.prestige[0] == 3


def test_the_mayor_gives_three_points_for_every_sector_with_three_pieces() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "mayor"),
        s0={"school": 3, "bank": 2, "inn": 2, "cathedral": 3, "confidant": "inn"},
    )
    play(match, "bribe:mayor")
    assert match.state.prestige[0] == 6


def test_the_carpenter_gives_a_point_for_every_sector_with_a_cube_or_the_confidant() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "carpenter"),
        s0={"school": 3, "bank": 1, "cathedral": 2, "confidant": "inn"},
    )
    play(match, "bribe:carpenter")
    assert match.state.prestige[0] == 3
