"""What a library's user meets: names, and clear words where something impossible is asked."""

import re
from pathlib import Path
from typing import Any

import pytest

import rules
from rules import GAMES, Match, RulesError, State

each_game = pytest.mark.parametrize("key", GAMES)


def test_all_that_a_table_needs_can_be_had_from_rules() -> None:
    needed = {"Action", "Choice", "Decision", "Event", "Game", "GAMES", "heard_by", "Match", "Seat", "State"}
    errors = {"BrokenSave", "IllegalAction", "RulesError", "SetupError"}
    assert set(rules.__all__) == needed | errors
    assert all(issubclass(getattr(rules, name), RulesError) for name in errors)


@each_game
def test_every_event_that_a_game_tells_has_its_words(key: str) -> None:
    sources = [path.read_text("utf-8") for path in Path(rules.__path__[0], key).glob("*.py")]
    told = {kind for source in sources for kind in re.findall(r"\.tell\(\s*\"(\w+)\"", source)}
    assert len(told) > 20
    assert told <= GAMES[key].events.keys()


@each_game
def test_what_an_option_needs_is_a_value_of_another_and_every_edition_can_be_played(key: str) -> None:
    game = GAMES[key]
    values = {choice.key: choice.values for choice in game.choices}
    needs = [choice.needs for choice in game.choices if choice.needs]
    assert all(value in values[other] for other, value in needs)
    assert next(iter(game.presets.values())) == {}
    for options in game.presets.values():
        assert game.new(game.seats[0], 1, options).options(None)


@each_game
@pytest.mark.parametrize("seat", [-1, 7, "0", True, 1.0, (0,), b"0"])
def test_an_impossible_seat_is_refused_by_name(key: str, seat: Any) -> None:
    state = GAMES[key].new(3, 1)
    for asked in (state.view, state.options, lambda seat: state.imagine(seat, 1)):
        with pytest.raises(RulesError, match=r"no seat .* here; the seats are 0 to 2"):
            asked(seat)


@each_game
def test_nobody_is_a_spectator_who_imagines_nothing(key: str) -> None:
    state = GAMES[key].new(3, 1)
    assert state.view(None).seat is None
    assert state.options(None) == state.options()
    with pytest.raises(RulesError, match="no seat None"):
        state.imagine(None, 1)  # type: ignore[arg-type]


@each_game
def test_a_refusal_is_the_same_whatever_the_seat_holds(key: str) -> None:
    """Where the options are secret, every world another seat could imagine is refused in the same words."""
    match = Match(GAMES[key], 3, 2)
    for _ in range(80):
        for decision in [d for d in match.state.decisions() if d.secret]:
            real, other = match.state, (decision.seat + 1) % 3
            assert len({refusal(match, world, decision.seat) for world in worlds(real, other)}) == 1
        match.play(match.state.options()[0])


def worlds(state: State, seat: int) -> list[State]:
    return [state, *(state.imagine(seat, seed) for seed in range(4))]


def refusal(match: Match, world: State, seat: int) -> str:
    real, match.state = match.state, world
    with pytest.raises(RulesError) as refused:
        match.play("nonsense:1", seat)
    match.state = real
    return str(refused.value)
