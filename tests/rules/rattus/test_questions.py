"""What a question is about, where a choice began that is half made, and what it has picked."""

from typing import Any

import pytest

from rules.kernel import Decision, FollowUp
from rules.rattus import GAME
from rules.rattus.endgame import LastTurn
from rules.rattus.placing import StartCubes
from rules.rattus.questions import about, begun_at, picked
from rules.rattus.turn import Turn
from tests.rules.driving import expects, play
from tests.rules.rattus.europe import Europe, table

HOMES = {"gallia": (3, 1), "italia": (1, 2), "polonia": (1, 0)}
RATS = {"gallia": 2, "germania": 1}
MAGIC = ("magician", "messenger", "pied_piper", "king", "serf", "crusader")
PIECES = ("emperor", "nun", "mayor", "queen", "knight", "peasant")


def test_every_question_but_where_something_begins_is_a_step_of_it() -> None:
    decisions = {cls for cls in GAME.frames.values() if issubclass(cls, Decision)}
    steps = {cls for cls in decisions if issubclass(cls, FollowUp)}
    assert decisions - steps == {StartCubes, Turn, LastTurn}


def test_a_choice_is_half_made_between_its_first_step_and_its_last() -> None:
    match = Europe(GAME, 2, 1, {"cards": "base"})
    expects(match, StartCubes)
    assert not halfway(match)
    match, _ = asked_after(BASE)
    asked = {}
    for action in ("power:merchant", "region:gallia", "region:germania", "cubes:2"):
        asked[action] = halfway(match)
        match.play(action)
    assert list(asked.values()) == [False, True, True, True]
    assert not halfway(match)


def halfway(match: Europe) -> bool:
    asked = match.state.decision
    assert asked is not None
    return asked.halfway(match.state)


def asked_after(cards: tuple[str, ...], *actions: str) -> tuple[Europe, Decision[Any]]:
    """Play some actions with all cards in hand, from a position with potions if somebody brews them."""
    potions = {"gallia": {0: (1,)}} if "magician" in cards else {}
    match = table(2, cards=cards, held={0: cards}, cubes=HOMES, rats=RATS, potions=potions)
    play(match, *actions)
    assert match.state.decision is not None
    return match, match.state.decision


BASE = ("peasant", "merchant", "monk", "knight", "witch", "king")


@pytest.mark.parametrize(
    ("cards", "actions", "region"),
    [
        (BASE, (), ""),
        (BASE, ("place",), ""),
        (BASE, ("place", "region:gallia"), "gallia"),
        (BASE, ("power:merchant", "region:gallia"), ""),
        (BASE, ("power:merchant", "region:gallia", "region:germania"), "germania"),
        (BASE, ("plague", "region:gallia", "region:hispania"), ""),
        (BASE, ("plague", "region:gallia", "region:hispania", "region:anglia"), "gallia"),
        (BASE, ("plague", "region:gallia", "region:hispania", "region:anglia", "neutral:0"), "gallia"),
        (MAGIC, ("power:magician", "region:gallia"), "gallia"),
        (MAGIC, ("power:pied_piper", "region:gallia", "region:germania"), "germania"),
        (MAGIC, ("plague", "region:gallia", "region:hispania", "region:anglia"), "gallia"),
    ],
)
def test_a_question_names_the_region_it_is_about(
    cards: tuple[str, ...], actions: tuple[str, ...], region: str
) -> None:
    match, asked = asked_after(cards, *actions)
    assert about(asked, match.state.view(0)) == region


@pytest.mark.parametrize(
    ("cards", "actions", "places"),
    [
        (BASE, ("power:merchant",), []),
        (BASE, ("power:merchant", "region:gallia"), ["gallia"]),
        (BASE, ("power:merchant", "region:gallia", "region:germania"), ["gallia"]),
        (BASE, ("power:monk", "rat:germania,1"), ["germania"]),
        (BASE, ("power:witch", "rat:germania,1"), ["germania"]),
        (BASE, ("power:witch", "rat:germania,1", "rat:gallia,2"), ["germania", "gallia"]),
        (MAGIC, ("power:messenger", "cube:italia,1"), ["italia"]),
        (MAGIC, ("power:pied_piper", "region:italia"), ["italia"]),
        (MAGIC, ("power:pied_piper", "region:gallia", "region:germania"), ["gallia"]),
        (PIECES, ("power:nun", "region:anglia", "nun:anglia"), ["anglia"]),
        (PIECES, ("power:emperor", "link:gallia_italia", "wall:gallia_italia"), ["gallia_italia"]),
    ],
)
def test_a_choice_half_made_knows_where_it_began(
    cards: tuple[str, ...], actions: tuple[str, ...], places: list[str]
) -> None:
    _, asked = asked_after(cards, *actions)
    assert begun_at(asked) == places


@pytest.mark.parametrize(
    ("cards", "actions", "tokens"),
    [
        (BASE, ("power:monk", "rat:gallia,2"), [("gallia", 2)]),
        (BASE, ("power:witch", "rat:germania,1"), [("germania", 1)]),
        (BASE, ("power:witch", "rat:germania,1", "rat:gallia,2"), [("germania", 1), ("gallia", 2)]),
        (MAGIC, ("power:messenger", "cube:italia,1"), []),
    ],
)
def test_a_choice_half_made_knows_the_tokens_it_has_picked(
    cards: tuple[str, ...], actions: tuple[str, ...], tokens: list[tuple[str, int]]
) -> None:
    _, asked = asked_after(cards, *actions)
    assert picked(asked) == tokens
