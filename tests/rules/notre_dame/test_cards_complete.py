"""Every person of the rulebooks is there, and all have a favour, a rule test and a way to the table."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from rules import GAMES
from rules.notre_dame.favours import FAVOURS
from rules.notre_dame.names import PERIODS
from rules.notre_dame.people import PEOPLE, RATS, stack, understood

#: Stack, expansion, and the rats of each card, as in the table of the specification.
CARDS = {
    ("brown", ""): {"hostess": 2, "minstrel": 0, "moneylender": 1, "jester": 2, "monk": 1, "doctor": 3},
    ("A", ""): {"city_guard": 2, "night_watchman": 1, "bishop": 0},
    ("B", ""): {"guild_master": 1, "beggar_king": 1, "lawyer": 2},
    ("C", ""): {"lady_in_waiting": 1, "mayor": 2, "carpenter": 0},
    ("A", "new_persons"): {
        "administrator": 2,
        "nurse": 0,
        "scholar": 1,
        "priest": 1,
        "procurator": 2,
        "bell_ringer": 0,
    },
    ("B", "new_persons"): {
        "spy": 1,
        "travelling_folk": 2,
        "coachman": 1,
        "trader": 1,
        "benefactor": 2,
        "butcher": 1,
    },
    ("C", "new_persons"): {
        "councillor": 1,
        "gatekeeper": 0,
        "innkeeper": 1,
        "gravedigger": 2,
        "actress": 2,
        "mistress": 0,
    },
}


def rounds(letter: str) -> list[tuple[str, str, str]]:
    """List every trio that can lie on the table in a round of the base game."""
    brown, grey = stack("brown"), stack(letter)
    return [(*pair, one) for pair in combinations(brown, 2) for one in grey]


def totals(letter: str) -> set[int]:
    """Give the plague values that can occur in a period of the base game."""
    return {sum(RATS[name] for name in trio) for trio in rounds(letter)}


def rule_tests() -> list[str]:
    """Name all rule tests of bribes and persons."""
    files = [path for path in Path(__file__).parent.glob("test_*.py") if re.search("bribe|person", path.name)]
    return [name for path in files for name in re.findall(r"^def test_(\w+)", path.read_text("utf-8"), re.M)]


@pytest.mark.parametrize(("letter", "expansion"), CARDS)
def test_every_stack_holds_the_persons_of_the_rulebook_with_their_rats(letter: str, expansion: str) -> None:
    found = {p.name: p.rats for p in PEOPLE.values() if (p.stack, p.expansion) == (letter, expansion)}
    assert found == CARDS[letter, expansion]


def test_there_are_fifteen_persons_and_eighteen_new_ones() -> None:
    expansions = [person.expansion for person in PEOPLE.values()]
    assert (expansions.count(""), expansions.count("new_persons")) == (15, 18)


def test_the_new_persons_make_nine_of_a_letter_and_leave_the_brown_ones_alone() -> None:
    assert [len(stack(letter)) for letter in PERIODS] == [3, 3, 3]
    assert [len(stack(letter, "new_persons")) for letter in PERIODS] == [9, 9, 9]
    assert stack("brown", "new_persons") == stack("brown")


def test_every_card_shows_no_rat_to_three_rats() -> None:
    assert set(RATS.values()) == {0, 1, 2, 3}


def test_the_periods_of_the_base_game_show_twelve_thirteen_and_twelve_rats() -> None:
    brown = sum(RATS[name] for name in stack("brown"))
    grey = [sum(RATS[name] for name in stack(letter)) for letter in PERIODS]
    assert [brown + rats for rats in grey] == [12, 13, 12]


def test_the_new_persons_of_a_letter_show_twice_the_rats_of_the_old_ones() -> None:
    for letter in PERIODS:
        old = [RATS[name] for name in stack(letter)]
        assert sorted(CARDS[letter, "new_persons"].values()) == sorted(old * 2)


def test_the_rats_of_a_round_run_from_one_or_two_to_seven() -> None:
    assert [(min(totals(letter)), max(totals(letter))) for letter in PERIODS] == [(1, 7), (2, 7), (1, 7)]


def test_a_round_with_two_no_and_one_rat_is_possible() -> None:
    shown = [[RATS[name] for name in trio] for letter in PERIODS for trio in rounds(letter)]
    assert [0, 1, 2] in [sorted(rats) for rats in shown]


def test_a_round_with_two_three_and_one_rat_and_the_doctor_is_possible() -> None:
    with_doctor = [trio for letter in PERIODS for trio in rounds(letter) if "doctor" in trio]
    assert [1, 2, 3] in [sorted(RATS[name] for name in trio) for trio in with_doctor]


def test_six_rats_can_come_in_the_first_round() -> None:
    assert 6 in totals("A")


def test_every_person_comes_to_a_table_that_wants_the_expansion() -> None:
    options = {choice.key: choice for choice in GAMES["notre_dame"].choices}
    for expansion in {person.expansion for person in PEOPLE.values()} - {""}:
        assert options[expansion].values == ("off", "on")


def test_an_expansion_is_not_for_the_brown_stack() -> None:
    with pytest.raises(ValueError, match="brown stack"):
        understood({"juggler": {"stack": "brown", "rats": 1, "expansion": "new_persons"}})


def test_every_person_has_a_favour() -> None:
    assert FAVOURS.keys() == PEOPLE.keys()


@pytest.mark.parametrize("person", PEOPLE)
def test_every_person_has_a_rule_test(person: str) -> None:
    assert any(f"_{person}_" in f"_{name}_" for name in rule_tests())
