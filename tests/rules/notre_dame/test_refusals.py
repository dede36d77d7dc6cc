"""Why a person, a market, the cathedral or a sector is no answer, and which questions go on with a choice."""

from collections import Counter

from rules import GAMES
from rules.kernel import Action
from rules.notre_dame.actions import AT, MoveConfidant, MoveCube, PlayCard
from rules.notre_dame.bribes import Bribe, BribeAgain
from rules.notre_dame.carriage import Drive
from rules.notre_dame.draft import Keep
from rules.notre_dame.moves import JesterFrom, JesterTo, PlaceInEmpty
from rules.notre_dame.names import BANK, INN, SECTORS
from rules.notre_dame.new_persons import SendAway, UseSector
from rules.notre_dame.plague import LoseCube
from rules.notre_dame.refusals import refusal
from rules.notre_dame.state import NotreDame
from rules.play import random_actions
from tests.rules.notre_dame.paris import Paris, table

CATHEDRAL = AT[-1]


def quarter(**first: object) -> NotreDame:
    """Give a position by what the first seat has."""
    return table(3, s0=first).state


def sector(name: str) -> Action:
    return Action("sector", name)


def test_what_can_be_picked_is_not_refused() -> None:
    state = quarter(bank=1)
    assert refusal(state, UseSector(0), sector("bank"), 0) == ""
    assert refusal(state, Bribe(0), Action("bribe", "hostess")) == ""


def test_a_sector_of_another_quarter_is_refused_where_sectors_are_asked_for() -> None:
    state = quarter(bank=1)
    assert refusal(state, UseSector(0), sector("bank"), 1) == "other_quarter"
    assert refusal(state, PlayCard(0), sector("bank"), 1) == ""


def test_two_seats_live_in_the_first_and_the_third_quarter() -> None:
    state = table(2, s1={"bank": 1}).state
    assert refusal(state, UseSector(1), sector("bank"), 2) == ""
    assert refusal(state, UseSector(1), sector("bank"), 1) == "other_quarter"


def test_a_sector_without_pieces_cannot_be_used() -> None:
    assert refusal(quarter(bank=1), UseSector(0), sector("inn"), 0) == "no_piece"


def test_where_cubes_leave_the_confidant_is_none() -> None:
    state = quarter(bank=1, confidant="inn")
    for asked in (MoveCube(0, BANK), SendAway(0, 0), JesterFrom(0), LoseCube(0)):
        assert refusal(state, asked, sector("inn"), 0) == "no_cube"


def test_a_cube_does_not_move_to_where_it_stands() -> None:
    assert refusal(quarter(bank=1), MoveCube(0, BANK), sector("bank"), 0) == "already_here"
    assert refusal(quarter(bank=1), JesterTo(0, BANK), sector("bank"), 0) == "already_here"
    assert refusal(quarter(confidant="inn"), MoveConfidant(0), AT[INN], 0) == "already_here"


def test_nothing_moves_onto_the_cathedral() -> None:
    assert refusal(quarter(bank=1), JesterTo(0, BANK), CATHEDRAL) == "not_the_cathedral"
    assert refusal(quarter(bank=1), UseSector(0), CATHEDRAL) == ""


def test_only_the_fullest_sectors_lose_a_cube() -> None:
    state = quarter(bank=2, inn=1)
    assert refusal(state, LoseCube(0), sector("bank"), 0) == ""
    assert refusal(state, LoseCube(0), sector("inn"), 0) == "not_fullest"


def test_the_bishop_wants_an_empty_sector() -> None:
    state = quarter(bank=1, confidant="inn")
    assert refusal(state, PlaceInEmpty(0), sector("bank"), 0) == "not_empty"
    assert refusal(state, PlaceInEmpty(0), sector("inn"), 0) == "not_empty"
    assert refusal(state, PlaceInEmpty(0), sector("park"), 0) == ""


def test_a_market_is_too_far_or_the_carriage_stands_there() -> None:
    state = quarter()
    assert refusal(state, Drive(0, 1), Action("market", "centre_0")) == "stands_here"
    assert refusal(state, Drive(0, 1), Action("market", "outer_left_1")) == "too_far"
    assert refusal(state, Drive(0, 1), Action("market", "outer_left_0")) == ""
    assert refusal(state, UseSector(0), Action("market", "outer_left_1")) == ""


def test_the_councillor_lets_brown_persons_be_bribed_alone() -> None:
    state = table(3, persons=("hostess", "minstrel", "councillor")).state
    assert refusal(state, BribeAgain(0, 2), Action("bribe", "councillor")) == "only_brown"
    assert refusal(state, BribeAgain(0, 2), Action("bribe", "hostess")) == ""


def test_whoever_asks_for_sectors_has_a_reason_for_every_other_place() -> None:
    asking = set()
    for seed in range(20):
        match = Paris(GAMES["notre_dame"], 2 + seed % 4, seed, {"new_persons": "on"})
        for seat, action in random_actions(match, seed):
            state, options = match.state, match.state.options(seat)
            asked = state.decision
            if asked is not None and any(option.kind == "sector" for option in options):
                asking.add(type(asked))
                for place in map(sector, SECTORS):
                    assert refusal(state, asked, place, 1 if seat == 0 else 0) == "other_quarter"
                    assert bool(refusal(state, asked, place, state.home(seat))) != (place in options)
            match.play(action, seat)
    assert len(asking) == 14


def test_only_cards_bribes_and_losses_are_beginnings_the_rest_goes_on_with_them() -> None:
    asked = Counter[bool]()
    for seed in range(20):
        match = Paris(GAMES["notre_dame"], 3, seed, {"new_persons": "on"})
        for seat, action in random_actions(match, seed):
            decision = match.state.decision
            assert decision is not None
            begins = isinstance(decision, Keep | PlayCard | Bribe | LoseCube)
            assert decision.halfway(match.state) is not begins, decision
            asked[begins] += 1
            match.play(action, seat)
    assert min(asked[True], asked[False]) > 500
