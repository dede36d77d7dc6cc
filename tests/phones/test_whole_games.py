"""Whole games are played on phones alone, and come out as they would without them."""

import random
import time
from collections import defaultdict
from pathlib import Path

import pytest

from game.session.plan import Plan
from game.words import LANGUAGES
from rules import GAMES, Match
from tests.phones.evening import Evening, by_phone, evening
from tests.rules.tables import TABLES, Table

CASES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
#: So many games are played with each set-up, one after the other, by people whose phones stay.
EVENING = 4
#: Seconds in which something may come from a phone or to it; the window has other work meanwhile.
NAP = 0.0002
#: Seconds a whole game may take on a busy machine.
LONG = 900.0


def play_on(table: Evening, chance: random.Random) -> dict[int, list[str]]:
    """Let whoever is asked seal something, as soon as their phones show it; give what was sealed."""
    sealed, steps, end = defaultdict[int, list[str]](list), dict[int, int](), time.monotonic() + LONG
    while (asked := table.table.session.asked) is not None:
        assert time.monotonic() < end, f"still at {asked} after {sum(map(len, sealed.values()))} actions"
        for seat, phone in table.phones.items():
            step, choices = phone.sheet["step"], [one for one in phone.sheet["choices"] if one["id"]]
            if choices and steps.get(seat) != step:
                steps[seat] = step
                sealed[seat].append(chance.choice(choices)["id"])
                phone.seal(sealed[seat][-1])
        table.pass_time()
        time.sleep(NAP)
    return sealed


def ends_alike(table: Evening, sealed: dict[int, list[str]]) -> None:
    """See that all was done that was sealed, and that it leads to the same end without phones."""
    table.wait_for(lambda: all(phone.sheet["kind"] == "end" for phone in table.phones.values()))
    match = table.table.session.match
    again = Match(match.game, len(table.phones), match.seed, match.choices)
    for seat, action in match.log:
        again.play(action, seat)
    assert again.state.digest() == match.state.digest()
    for seat, phone in table.phones.items():
        done = iter([action.text() for actor, action in match.log if actor == seat])
        assert all(option in done for option in sealed[seat])
        assert phone.sheet["end"]["total"] == match.state.scores()[seat]
        assert phone.sheet["self"]["name"] == table.table.session.names[seat]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_whole_game_is_played_on_phones_alone(tmp_path: Path, key: str, seats: int) -> None:
    """The same actions without phones end in the same position, and every phone shows its last leaf."""
    with evening(tmp_path, by_phone(key, seats)) as table:
        table.sit_down()
        ends_alike(table, play_on(table, random.Random(seats)))


def spoken(plan: Plan, turn: int) -> Plan:
    """Let everybody at a table speak another language than their neighbour."""
    said = [LANGUAGES[(turn + seat) % len(LANGUAGES)] for seat in range(len(plan.players))]
    people = [player._replace(language=one) for player, one in zip(plan.players, said, strict=True)]
    return plan._replace(players=tuple(people))


@pytest.mark.slow
@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_evening_after_evening_is_played_on_phones_alone(tmp_path: Path, setup: Table) -> None:
    """Every seat count with every kind of set-up, several deals of each, in all languages at once."""
    seed = 100 * TABLES.index(setup)
    plans = [
        spoken(by_phone(setup.game.key, setup.seats, dict(setup.options), seed + turn), turn)
        for turn in range(EVENING)
    ]
    with evening(tmp_path, plans[0]) as table:
        table.sit_down()
        ends_alike(table, play_on(table, random.Random(seed)))
        for plan in plans[1:]:
            table.deal(plan)
            ends_alike(table, play_on(table, random.Random(plan.seed)))
