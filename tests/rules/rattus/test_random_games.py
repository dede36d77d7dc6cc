"""Hundreds of random games: nothing is lost, everything is used, and every event can be told."""

import random
import re
from collections import Counter

import pytest

from rules.kernel import Event
from rules.rattus import GAME
from rules.rattus.europe import LINK_NAMES, REGIONS
from rules.rattus.events import EVENTS
from rules.rattus.names import CHARACTERS
from rules.rattus.powers import LAST, TURN
from rules.rattus.state import Rattus

WAYS = ("base", "golden_age", "rat_control", "europe_at_war", "random", "one_per_class")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("way", WAYS)
def test_cubes_tokens_and_pieces_are_conserved_at_every_step(seats: int, way: str) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        state = GAME.new(seats, seed, {"cards": way})
        assert isinstance(state, Rattus)
        while state.stack:
            state.check()
            options = state.options()
            assert len(set(options)) == len(options) > 0
            state.apply(rng.choice(options))
        state.check()
        assert state.phase == "over"
        assert len(state.winners()) == 1


def random_events(seats: int, seed: int) -> list[Event]:
    rng = random.Random(seed)
    state = GAME.new(seats, seed, {"cards": "one_per_class"})
    events: list[Event] = []
    while state.stack:
        state.sink = events
        state.apply(rng.choice(state.options()))
    return events


def test_every_character_of_the_box_is_used_in_random_games_and_each_again_in_the_last_round() -> None:
    uses: Counter[str] = Counter()
    last: Counter[str] = Counter()
    for seed in range(300):
        ending = False
        for event in random_events(2 + seed % 3, seed):
            ending = ending or event.kind == "last_round"
            if event.kind == "power":
                (last if ending else uses)[str(event.data[0])] += 1
    assert set(uses) == set(CHARACTERS[:18])
    assert set(last) == set(CHARACTERS[:18])
    assert min(uses.values()) >= 10, uses


def is_right(name: str, value: object) -> bool:
    """Say whether a value can stand where the template names it so."""
    if name in ("region", "source", "target", "other_region", "place"):
        return value in REGIONS or value in LINK_NAMES
    if name == "character":
        return value in CHARACTERS
    if name == "owner_seat":
        return value in range(4)
    if name == "cause":
        return value in ("supply", "cubes")
    if name in ("symbols", "tokens", "winners_seats", "order_seats"):
        return isinstance(value, tuple) and bool(value)
    return isinstance(value, str) == (name in ("token", "piece"))


def test_every_event_has_a_template_that_names_its_data() -> None:
    told: Counter[str] = Counter()
    for seed in range(200):
        for event in random_events(2 + seed % 3, seed):
            fields = re.findall(r"{(\w+)", EVENTS[event.kind])
            for name, value in zip(fields, event.data, strict=True):
                assert is_right(name, value), (name, event)
            told[event.kind] += 1
    # The opening is told before the first action, and random walls hardly ever shut the plague in.
    assert EVENTS.keys() - told.keys() <= {"cast", "opening", "walled_in"}


def test_every_character_has_a_power_in_the_last_round_and_all_but_six_on_a_turn() -> None:
    assert all(LAST)
    passive = {CHARACTERS[number] for number, power in enumerate(TURN) if power is None}
    assert passive == {"peasant", "queen", "serf", "knight", "crusader", "soldier"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toll_and_the_scores_agree_with_the_cubes(seats: int) -> None:
    for seed in range(10):
        rng = random.Random(seed)
        state = GAME.new(seats, seed, {"cards": "random"})
        assert isinstance(state, Rattus)
        while state.stack:
            state.apply(rng.choice(state.options()))
        view = state.view(None)
        for player in view.players:
            assert player.score == sum((player.breakdown or {}).values())
            assert sum((player.losses or {}).values()) == sum(entry[2 + player.seat] for entry in state.toll)
        assert view.timeline[0] == (4,) * seats
        assert view.timeline[-1] == state.scores()
        # A soldier may have laid one of them down again.
        assert {entry[0] for entry in state.toll} <= {*state.flipped, state.returned}
