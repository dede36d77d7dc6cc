"""Phase 3: the nine action cards."""

from rules.notre_dame.names import BANK, SCHOOL
from tests.rules.driving import play
from tests.rules.notre_dame.paris import table


def test_school_gives_as_many_cubes_as_now_stand_in_it() -> None:
    match = table(s0={"school": 2, "supply": 1, "hand": ("school", "bank", "park")})
    play(match, "card:school")
    assert match.state.pieces(0, SCHOOL) == 3
    assert match.state.supply[0] == 3


def test_bank_with_the_confidant_gives_three_coins() -> None:
    match = table(s0={"bank": 2, "coins": 0, "hand": ("confidant", "bank", "park")})
    play(match, "card:confidant", "sector:bank")
    assert match.state.pieces(0, BANK) == 3
    assert match.state.coins[0] == 3
