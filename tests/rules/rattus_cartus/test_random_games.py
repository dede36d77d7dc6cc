"""Random games: everything happens, nothing is lost."""

import random
from collections import Counter

import pytest

from rules.kernel import Event, Match
from rules.play import told
from rules.rattus_cartus import GAME
from rules.rattus_cartus.buildings import MayAct, Nurse
from rules.rattus_cartus.events import EVENTS
from rules.rattus_cartus.names import BUILDINGS, SPECIALS
from rules.rattus_cartus.specials import ChooseInfested, ChooseRobbed, Give
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.support import Look, Support
from rules.rattus_cartus.visits import Lay, Visit
from tests.rules.rattus_cartus import pieces
from tests.tiers import led_by_first

GAMES_PLAYED = 200
#: A building or special that comes up less often than this in so many games would be a mistake.
OFTEN = 60


def played(seed: int, seats: int, **options: str) -> tuple[list[Event], Counter[str]]:
    """Play a random match; give its events and what was asked how often."""
    match = Match(GAME, seats, seed, options)
    chance = random.Random(seed)
    events, asked = list(match.opening), Counter[str]()
    while (decision := match.state.decision) is not None:
        asked[type(decision).__name__] += 1
        events += match.play(chance.choice(match.state.options()))
    return events, asked


@pytest.fixture(scope="module")
def many_games() -> tuple[list[Event], Counter[str]]:
    events: list[Event] = []
    asked = Counter[str]()
    for seed in range(GAMES_PLAYED):
        more, questions = played(seed, 2 + seed % 4, buildings="five_a_class")
        events += more
        asked += questions
    return events, asked


def test_every_building_of_the_box_is_used_premium_and_standard(
    many_games: tuple[list[Event], Counter[str]],
) -> None:
    used = Counter(event.data for event in many_games[0] if event.kind == "action")
    for name in BUILDINGS[:12]:
        assert used[name, "premium"] > OFTEN, name
        assert used[name, "standard"] > OFTEN, name


def test_every_special_card_of_the_box_is_taken_and_used(
    many_games: tuple[list[Event], Counter[str]],
) -> None:
    taken = Counter(event.data[0] for event in many_games[0] if event.kind == "took" and event.data[1])
    assert all(taken[name] > OFTEN for name in SPECIALS[:5])
    kinds = Counter(event.kind for event in many_games[0])
    assert min(kinds["robbed"], kinds["piped"], kinds["passed"]) > OFTEN
    shown = Counter(card for e in many_games[0] if e.kind == "showed" for card in e.data[0])  # type: ignore[attr-defined]
    assert min(shown["joker"], shown["sword"], shown["flute"]) > OFTEN
    gold = sum(event.kind == "points" and event.data[1] == "gold" for event in many_games[0])
    assert gold > OFTEN


def test_every_kind_of_event_happens(many_games: tuple[list[Event], Counter[str]]) -> None:
    # Nobody gets rid of all rats by chance; the tests of the flutes see to that one.
    assert {event.kind for event in many_games[0]} | {"no_rat_to_pipe"} == set(EVENTS)


def test_every_event_reads_as_a_line(many_games: tuple[list[Event], Counter[str]]) -> None:
    for event in many_games[0]:
        line = told(GAME, event)
        assert "{" not in line
        assert "nobody" not in line or event.kind == "game_over"


def test_everything_is_asked(many_games: tuple[list[Event], Counter[str]]) -> None:
    decisions = (Support, Look, Visit, Lay, ChooseRobbed, ChooseInfested, Give, Nurse, MayAct)
    assert set(many_games[1]) == {decision.__name__ for decision in decisions}


def test_some_die_and_some_live_and_sometimes_all_are_dead(
    many_games: tuple[list[Event], Counter[str]],
) -> None:
    kinds = Counter(event.kind for event in many_games[0])
    assert min(kinds["survived"], kinds["died"]) > OFTEN
    winners = [event.data[0] for event in many_games[0] if event.kind == "game_over"]
    assert () in winners
    assert len(winners) == GAMES_PLAYED


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mode", ["first_game", "one_a_class", "five_a_class"])
def test_no_card_is_lost_at_any_step(seats: int, mode: str) -> None:
    for seed in range(3):
        state = GAME.new(seats, seed, {"buildings": mode})
        assert isinstance(state, RattusCartus)
        chance = random.Random(seed)
        while state.decision is not None:
            pieces.check(state)
            state.apply(chance.choice(state.options()))
        pieces.check(state)


#: Specials that change hands unseen are the hard case, so these towns have guards, gold, passes and swords.
GIFTS = (
    "brewery,office,monastery,guard_tower,pipers_hut,treasury",
    "farm,marketplace,hospital,castle,pipers_hut,treasury",
)


@pytest.mark.parametrize("picked", GIFTS)
@led_by_first("seats,at_least", [(3, 1), (4, 8), (5, 9)])
def test_the_true_nun_row_is_always_possible_after_shuffles_and_gifts(
    seats: int, at_least: int, picked: str
) -> None:
    shuffles = 0
    for seed in range(8):
        match = Match(
            GAME, seats, seed, {"buildings": "picked", "picked": picked, "support_table": "card_heavy"}
        )
        state, chance = match.state, random.Random(seed)
        assert isinstance(state, RattusCartus)
        while state.decision is not None:
            shuffles += sum(e.kind == "reshuffled" for e in match.play(chance.choice(state.options())))
            pieces.check(state)
    assert shuffles >= at_least, "the games of five seats must have second shuffles"


def test_a_world_can_be_played_on_and_stays_true_to_itself() -> None:
    for seed in range(4):
        state = GAME.new(
            5, seed, {"buildings": "picked", "picked": GIFTS[seed % 2], "support_table": "card_heavy"}
        )
        chance = random.Random(seed)
        while state.decision is not None:
            if chance.random() < 0.03:
                world = state.imagine(chance.randrange(5), chance.getrandbits(32))
                for _ in range(40):
                    if world.decision is not None:
                        world.apply(chance.choice(world.options()))
                        assert isinstance(world, RattusCartus)
                        pieces.check(world)
            state.apply(chance.choice(state.options()))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_card_is_lost_in_an_imagined_world(seats: int) -> None:
    for seed in (1, 4):
        state = GAME.new(
            seats, seed, {"buildings": "picked", "picked": GIFTS[0], "support_table": "card_heavy"}
        )
        assert isinstance(state, RattusCartus)
        chance = random.Random(seed)
        while state.decision is not None:
            if chance.random() < 0.25:
                seat = chance.randrange(seats)
                world = state.imagine(seat, chance.getrandbits(32))
                pieces.check(world)
                assert world.view(seat) == state.view(seat)
            state.apply(chance.choice(state.options()))
        assert any(state.murky)
