"""Sign by sign, whom a token strikes is known as soon as it lies open."""

import random
from collections import Counter
from itertools import takewhile
from typing import Any

import pytest

from rules import Match
from rules.kernel import Event, Seat
from rules.rattus import GAME
from rules.rattus.strokes import strikes, strokes
from rules.rattus.view import FACES, Face, View
from tests.rules.driving import play
from tests.rules.rattus.europe import table

FACE_OF = {face.name: face for face in FACES}
#: A sign, whom it finds, what each loses, and why it does nothing.
Told = tuple[str, tuple[Seat, ...], int, str]


def told(view: View, region: str, name: str) -> list[Told]:
    """Give what a token would do now; nothing where too few live."""
    here, face = view.region(region), FACE_OF[name]
    found = strokes(view, here, face) if strikes(here, face) else []
    return [(stroke.sign, tuple(stroke.seats), stroke.number, stroke.why) for stroke in found]


def test_worked_example_gallia_is_struck_three_times() -> None:
    match = table(
        held={1: ("knight",), 2: ("peasant", "merchant"), 3: ("monk", "witch", "king")},
        plague="germania",
        cubes={"gallia": (0, 1, 2, 0)},
        rats={"gallia": ("s01", "s07", "r04")},
    )
    play(match, "plague", "region:gallia", "region:hispania", "region:hispania")
    assert told(match.state.view(0), "gallia", "s01") == [
        ("bourgeoisie", (2,), 1, ""),
        ("church", (3,), 0, "away"),
    ]
    play(match, "rat:gallia,1")
    assert told(match.state.view(0), "gallia", "s07") == []
    assert told(match.state.view(0), "gallia", "r04") == [
        ("majority", (1, 2), 1, ""),
        ("bourgeoisie", (2,), 0, "gone"),
        ("church", (3,), 0, "away"),
    ]


def test_nuns_and_a_strong_plague_are_reckoned_up() -> None:
    match = table(cubes={"gallia": (2, 1)}, nuns=("gallia",), plague="gallia", seats=2)
    match.state.neutral = 2
    view = match.state.view(0)
    assert view.region("gallia").population == 4
    assert told(view, "gallia", "s07") == [
        ("majority", (0,), 1, ""),
        ("church", (), 0, "free"),
        ("royalty", (), 0, "free"),
    ]


def test_two_cards_of_a_class_cost_two_cubes_and_absent_classes_none() -> None:
    cards = ("knight", "crusader", "soldier", "messenger", "merchant", "pied_piper")
    match = table(cards=cards, held={1: ("knight", "soldier")}, cubes={"italia": (0, 4)}, seats=2)
    assert told(match.state.view(0), "italia", "s12") == [
        ("all", (1,), 1, ""),
        ("chivalry", (1,), 2, ""),
        ("royalty", (), 0, "absent"),
    ]


class Reel(list[Event]):
    """Events, and beside each turned token what all see at that moment."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.views: dict[int, Any] = {}

    def append(self, event: Event) -> None:
        if event.kind == "turned":
            self.views[len(self)] = self.match.state.view(None)
        super().append(event)


@pytest.mark.parametrize("seed", range(4))
def test_strokes_tell_exactly_who_dies(seed: int) -> None:
    match = Match(GAME, 4, seed, {"cards": "europe_at_war"})
    chance = random.Random(seed)
    tokens = 0
    while match.state.stack:
        reel = Reel(match)
        match.state.sink = reel
        match.state.apply(chance.choice(match.state.options()))
        for at, view in reel.views.items():
            assert losses(view, reel[at]) == deaths(reel[at + 1 :])
            tokens += 1
    assert tokens > 20


def deaths(events: list[Event]) -> Counter[Seat]:
    """Count who dies before the next token is turned."""
    dead = list(takewhile(lambda event: event.kind != "turned", events))
    return Counter({e.seat: int(str(e.data[0])) for e in dead if e.kind == "died" and e.seat is not None})


def losses(view: View, event: Event) -> Counter[Seat]:
    """Count who loses how much by the signs of a turned token."""
    data: Any = GAME.named(event)
    face, lost = Face(data["token"], data["limit"], data["symbols"]), Counter[Seat]()
    here = view.region(data["region"])
    for stroke in strokes(view, here, face) if strikes(here, face) else []:
        lost.update(dict.fromkeys(stroke.seats, stroke.number))
    return +lost
