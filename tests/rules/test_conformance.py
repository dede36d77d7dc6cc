"""What every game has to keep, at every seat count and with every option."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from rules import GAMES
from rules.kernel import Action, Game, Match, State, heard_by
from rules.kernel.game import fields
from rules.play import random_actions
from tests.rules.tables import CONSERVED, SETUPS, TABLES, Table
from tests.tiers import sifted

#: How often in a game the costly checks are made, when few games are played and when thousands are.
OFTEN, SELDOM = 0.04, 0.008

each_table = pytest.mark.parametrize("table", TABLES, ids=str)


def positions(table: Table, seed: int) -> Iterator[tuple[Match, random.Random]]:
    """Walk through a random match, and give a chance of its own for sampling."""
    match = table.match(seed)
    chance = random.Random(seed)
    for seat, action in random_actions(match, seed):
        yield match, chance
        match.play(action, seat)
    yield match, chance


def through_json(state: State) -> State:
    return type(state).from_json(json.loads(json.dumps(state.to_json())))


def check_options(state: State) -> None:
    options = state.options()
    assert options, "a decision without options"
    assert len(set(options)) == len(options), "an option twice"
    assert options == state.clone().options() == tuple(state.decisions()[0].options(state))
    assert all(Action.parse(option.text()) == option for option in options)
    for decision in state.decisions():
        assert state.options(decision.seat) == tuple(decision.options(state))


def check_clone_shares_nothing(state: State) -> None:
    before, twin = state.to_json(), state.clone()
    assert twin.to_json() == before
    for name in (field for field in state.to_json() if isinstance(getattr(state, field), list)):
        assert getattr(twin, name) is not getattr(state, name), name
        assert not any(isinstance(item, list | dict | set) for item in getattr(state, name)), name
    for option in state.options():
        state.clone().apply(option)
    assert state.to_json() == before, "playing on a clone changed the original"


def check_json(state: State) -> None:
    back = through_json(state)
    assert back.to_json() == state.to_json()
    assert back.options() == state.options()
    assert [back.view(seat) for seat in range(state.seats)] == [state.view(s) for s in range(state.seats)]
    twin, option = state.clone(), state.options()[-1]
    back.apply(option)
    twin.apply(option)
    assert back.to_json() == twin.to_json()


def check_no_leak(match: Match, seed: int) -> None:
    """An imagined world looks the same to that seat, offers it the same, and promises it the same."""
    state = match.state
    for seat in range(state.seats):
        world = state.imagine(seat, seed)
        CONSERVED[match.game.key](world)
        if seat == seed % state.seats:
            assert through_json(world).to_json() == world.to_json()
        assert world.view(seat) == state.view(seat)
        assert world.view(None) == state.view(None)
        assert world.options(seat) == state.options(seat)
        for other in range(state.seats):
            assert world.imagine(other, seed).view(other) == world.view(other), "a world that betrays itself"
        for option in state.options(seat):
            promised = match.preview(option, seat)
            match.state = world
            assert match.preview(option, seat) == promised
            match.state = state
            assert undoable(state, option, seat) == undoable(world, option, seat)


def undoable(state: State, option: Action, seat: int) -> object:
    """Give what a seat sees after an action that could be taken back: it must not tell it anything."""
    twin = state.clone()
    twin.apply(option, seat)
    return None if twin.revealed else (twin.view(seat), twin.options(seat))


def check_undo(match: Match) -> None:
    state, log = match.state, len(match.log)
    for option in state.options()[:3]:
        before = state.to_json()
        match.play(option)
        after = match.state.to_json()
        if match.can_undo():
            match.undo()
            assert match.state.to_json() == before
            match.play(option)
            assert match.state.to_json() == after
            match.undo()
            assert len(match.log) == log
        else:
            match.state = state
            break
        state = match.state


def check_game_over(match: Match) -> None:
    state = match.state
    assert state.options() == ()
    assert state.decisions() == ()
    assert len(state.scores()) == state.seats
    assert all(seat in range(state.seats) for seat in state.winners())


def check_replay(match: Match) -> None:
    again = Match.load(json.loads(json.dumps(match.save())))
    assert again.state.to_json() == match.state.to_json()
    assert again.log == match.log


def check_whole_match(table: Table, seed: int, sampled: float) -> None:
    match = None
    for match, chance in positions(table, seed):
        CONSERVED[table.game.key](match.state)
        if match.state.decision is None:
            break
        check_options(match.state)
        if chance.random() < sampled:
            check_clone_shares_nothing(match.state)
            check_json(match.state)
            check_no_leak(match, chance.getrandbits(64))
    assert match is not None
    check_game_over(match)
    check_replay(match)


def tables_of(game: Game) -> int:
    return sum(table.game is game for table in TABLES)


@sifted("seed", [0], [1, 2])
@each_table
def test_every_random_match_keeps_the_contract(table: Table, seed: int) -> None:
    check_whole_match(table, seed, OFTEN)


@pytest.mark.slow
@each_table
def test_thousands_of_random_matches_keep_the_contract(table: Table) -> None:
    for seed in range(100, 100 + 2000 // tables_of(table.game) + 1):
        check_whole_match(table, seed, SELDOM)


@each_table
def test_undo_and_redo_give_the_same_position(table: Table) -> None:
    match = table.match(5)
    for seat, action in random_actions(match, 5):
        twin = Match.load(match.save())
        check_undo(twin)
        match.play(action, seat)
        if len(match.log) > 60:
            break


@each_table
def test_imagined_worlds_differ_and_can_be_played_to_the_end(table: Table) -> None:
    digests = set()
    for count, (match, _) in enumerate(positions(table, 11)):
        if match.state.decision is None or count % 40:
            continue
        for seed in range(3):
            world = match.state.imagine(match.state.decision.seat, seed)
            world.chance = 0
            digests.add(world.digest())
            chance = random.Random(seed)
            while world.decision is not None:
                world.apply(chance.choice(world.options()))
            CONSERVED[table.game.key](world)
    assert len(digests) > count // 40 + 1


@each_table
def test_every_event_is_known_and_has_its_data(table: Table) -> None:
    match = table.match(3)
    events = list(match.opening)
    for seat, action in random_actions(match, 3):
        events += match.play(action, seat)
    for event in events:
        assert len(event.data) == len(fields(table.game.events[event.kind])), event
    assert all(event.only is None for event in heard_by(events, None))


@each_table
def test_a_together_may_be_answered_in_any_order(table: Table) -> None:
    forward, backward = table.match(9), table.match(9)
    waiting = [decision.seat for decision in forward.state.decisions()]
    for seat in waiting:
        forward.play(forward.state.options(seat)[0], seat)
    for seat in reversed(waiting):
        backward.play(backward.state.options(seat)[0], seat)
    assert forward.state.to_json() == backward.state.to_json()


@pytest.mark.parametrize("key", GAMES)
def test_the_setups_use_every_value_of_every_option(key: str) -> None:
    for choice in GAMES[key].choices:
        used = {setup.get(choice.key, choice.default) for setup in SETUPS[key]}
        anybody = {value for value in choice.values if value.startswith("seat_")}
        assert choice.picks or set(choice.values) - used <= anybody, choice


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    program = (
        "from tests.rules.tables import TABLES\n"
        "from rules.play import random_actions\n"
        "for table in TABLES:\n"
        "    match = table.match(21)\n"
        "    for seat, action in random_actions(match, 21): match.play(action, seat)\n"
        "    print(match.save())\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == len(TABLES)


def test_rules_stand_on_the_standard_library_alone() -> None:
    program = (
        "import pkgutil, sys, rules\n"
        "for module in pkgutil.walk_packages(rules.__path__, 'rules.'): __import__(module.name)\n"
        "names = {name.partition('.')[0] for name in sys.modules}\n"
        "print(sorted(names - set(sys.stdlib_module_names) - {'rules', '__main__', '__mp_main__'}))\n"
    )
    run = subprocess.run([sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
