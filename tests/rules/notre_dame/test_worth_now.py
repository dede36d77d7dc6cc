"""What lies ahead as far as it is certain, and what a quarter is worth as it stands."""

import pytest

from rules.kernel import Action
from rules.notre_dame.actions import Bonus
from rules.notre_dame.carriage import Drive
from rules.notre_dame.foresight import (
    Infection,
    bribe_brings,
    card_brings,
    infection,
    option_brings,
    outlook,
    sector_brings,
)
from rules.notre_dame.quarters import home, owner, quarters
from tests.rules.driving import play, told
from tests.rules.notre_dame.paris import table

PERSONS = ("moneylender", "minstrel", "city_guard")


@pytest.mark.parametrize(
    ("rat", "hospital", "foretold"),
    [
        (4, 0, Infection(rats=3, hospital=0, before=4, after=7, strikes=False)),
        (6, 0, Infection(rats=3, hospital=0, before=6, after=9, strikes=False)),
        (7, 0, Infection(rats=3, hospital=0, before=7, after=9, strikes=True)),
        (7, 1, Infection(rats=3, hospital=1, before=7, after=9, strikes=False)),
        (1, 5, Infection(rats=3, hospital=5, before=1, after=0, strikes=False)),
    ],
)
def test_the_plague_is_foretold_as_it_comes(rat: int, hospital: int, foretold: Infection) -> None:
    match = table(2, phase="bribes", plague=3, s0={"rat": rat, "hospital": hospital, "coins": 0})
    assert infection(match.state, 0) == foretold
    events = play(match, "pass")
    assert match.state.rat[0] == foretold.after
    assert bool(told(events, "outbreak")) == foretold.strikes


def test_the_doctor_keeps_the_rats_away_and_the_hospital_still_counts() -> None:
    persons = ("doctor", "minstrel", "city_guard")
    match = table(2, phase="bribes", persons=persons, plague=3, s0={"rat": 4, "confidant": "hospital"})
    play(match, "bribe:doctor")
    assert infection(match.state, 0) == Infection(rats=0, hospital=1, before=4, after=3, strikes=False)


def test_once_the_rats_have_come_none_are_foretold() -> None:
    match = table(3, phase="plague", plague=4, s0={"rat": 9, "bank": 1, "residence": 1}, s1={"rat": 2})
    assert infection(match.state, 0) is None
    assert infection(match.state, 1) == Infection(rats=4, hospital=0, before=2, after=6, strikes=False)


def test_an_option_brings_what_it_says_and_whatever_is_none_brings_nothing() -> None:
    match = table(3, s0={"hand": ["residence", "bank"]})
    brought = option_brings(match.state, 0, Action("card", "residence"))
    assert brought is not None
    assert told(brought.events, "prestige") == [(1, 0, "residence")]
    assert match.state.prestige[0] == 0
    assert option_brings(match.state, 0, Action("card", "park")) is None
    assert option_brings(match.state, 1, Action("card", "residence")) is None


def test_a_card_counts_the_cube_that_it_places() -> None:
    match = table(3, s0={"bank": 2, "hand": ["bank", "inn"]})
    assert told(card_brings(match.state, 0, "bank").events, "coins") == [(3,)]


def test_a_sector_brings_what_stands_there_and_nothing_if_it_is_empty() -> None:
    match = table(3, s0={"bank": 2, "carriage_house": 1, "inn": 3})
    assert sector_brings(match.state, 0, "residence") is None
    used = {name: sector_brings(match.state, 0, name) for name in ("bank", "carriage_house", "inn")}
    assert all(used.values())
    coins, drive, bonus = [brought for brought in used.values() if brought]
    assert told(coins.events, "coins") == [(2,)]
    assert drive.state.decisions() == (Drive(0, 1),)
    assert bonus.state.decisions() == (Bonus(0, 2),)


def test_a_bribe_costs_a_coin_and_whoever_has_none_gets_nothing() -> None:
    match = table(3, persons=PERSONS, s0={"coins": 1}, s1={"coins": 0})
    brought = bribe_brings(match.state, 0, "moneylender")
    assert brought is not None
    assert (told(brought.events, "paid"), told(brought.events, "coins")) == ([(1,)], [(2,)])
    assert bribe_brings(match.state, 1, "moneylender") is None


def test_a_message_at_hand_is_thought_to_be_taken() -> None:
    match = table(3, s0={"carriage_house": 1, "rat": 5, "hand": ["carriage_house", "bank"]}, plague=3)
    play(match, "card:carriage_house")
    market = next(
        m for m, lies in match.state.view(0).messages.items() if lies.kind == "rat" and m[-1] == "0"
    )
    _, after = match.state.foreseen(Action("market", market), 0)
    ahead = outlook(match.state, after, 0)
    assert ahead.message is not None
    assert told(ahead.message.events, "rat") == [(5, 4)]
    assert ahead.plague == Infection(rats=3, hospital=0, before=4, after=7, strikes=False)
    assert not ahead.barred


def test_a_message_of_a_colour_held_more_often_is_barred() -> None:
    taken = ((0, "coin"), (0, "cube"))
    match = table(3, s0={"carriage_house": 1, "hand": ["carriage_house", "bank"], "taken": taken})
    play(match, "card:carriage_house")
    market = next(m for m in match.state.view(0).messages if m[-1] == "0")
    _, after = match.state.foreseen(Action("market", market), 0)
    ahead = outlook(match.state, after, 0)
    assert (ahead.message, ahead.barred) == (None, True)
    _, stayed = match.state.foreseen(Action("stay"), 0)
    assert not outlook(match.state, stayed, 0).barred


@pytest.mark.parametrize(
    ("cubes", "confidant", "bonus"), [(0, None, 0), (1, "park", 1), (3, None, 1), (3, "park", 2)]
)
def test_every_two_pieces_in_the_park_add_a_point_to_every_gain(
    cubes: int, confidant: str | None, bonus: int
) -> None:
    match = table(3, s0={"park": cubes, "confidant": confidant, "hand": ["residence", "bank"]})
    assert match.state.view(1).quarters[0].park_bonus == bonus
    assert told(play(match, "card:residence"), "prestige") == [(1, bonus, "residence")]


def test_the_share_of_the_cathedral_is_what_it_pays() -> None:
    match = table(4, phase="bribes", s0={"cathedral": 2}, s1={"cathedral": 1})
    view = match.state.view(None)
    assert (view.cathedral_points, view.cathedral_cubes, view.cathedral_share) == (10, 3, 3)
    assert table(4).state.view(None).cathedral_share == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_owns_one_quarter_and_two_seats_leave_two_free(seats: int) -> None:
    owners = [owner(quarter, seats) for quarter in range(quarters(seats))]
    assert [owners.index(seat) for seat in range(seats)] == [home(seat, seats) for seat in range(seats)]
    assert owners.count(None) == (2 if seats == 2 else 0)
