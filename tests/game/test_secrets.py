"""What is drawn or said for one seat never depends on what only others know."""

import random
from collections.abc import Callable, Sequence

import pygame
import pytest

from game.games import PRESENTATIONS
from game.input.signals import Click, Point
from game.program.navigation import House
from game.scenes.pause import Pause
from game.scenes.replay import Replay
from game.scenes.result import Result
from game.scenes.saves import Saves
from game.scenes.seating import Seating
from game.scenes.table import Table
from game.session.plan import Plan
from game.session.session import Session
from rules.kernel import Seat, State
from tests.game.driving import conduct_of, plan
from tests.tiers import crossed

#: Which part of the decisions is looked at: drawing takes time.
PART = 0.06


def drawn(table: Table, state: State, at: tuple[float, float]) -> tuple[bytes, list[str]]:
    """Draw the table in a world with the pointer somewhere, and collect what its buttons say."""
    table.session.match.state = state
    # Whatever was looked at before is forgotten.
    table.hear(Point((-1, -1)))
    table.refresh()
    # An opened curtain does not listen at once; here it shall.
    table.deaf = 0.0
    surface = pygame.Surface(table.app.surface.get_size())
    # Nobody points at what they have not seen yet.
    table.draw(surface)
    table.hear(Point(at))
    table.hear(Click(at, look=True))
    table.draw(surface)
    words = [f"{button.hint} {getattr(button, 'words', '')}" for button in table.buttons]
    return surface.get_buffer().raw, words


def believers(table: Table) -> Sequence[Seat]:
    """Name whose worlds must look the same: the viewer's; while nobody may look, everybody's."""
    viewer = table.curtain.viewer
    return range(len(table.session.players)) if viewer is None else [viewer]


def compare_worlds(table: Table, chance: random.Random) -> None:
    """Draw the position again in worlds that somebody could believe in."""
    real = table.session.match.state
    at = chance.choice(table.buttons).box.centre
    expected = drawn(table, real, at)
    for seat in believers(table):
        world = real.imagine(seat, chance.randrange(1 << 30))
        assert drawn(table, world, at) == expected, f"seat {seat} at {table.session.asked}"
    table.session.match.state = real


@crossed(
    ("notre_dame", "curtain", 3),
    game=sorted(PRESENTATIONS),
    mode=["curtain", "peek", "open", "alone", "left", "phone"],
    seats=[3, 4],
)
def test_two_worlds_that_look_the_same_to_a_seat_are_drawn_the_same(
    house: House, mode: str, game: str, seats: int
) -> None:
    house.app.change(speed="off", bot_speed="off")
    modes = {"alone": ("open", "burgher"), "left": ("peek",)}.get(mode, (mode,))
    chance = random.Random(f"{mode} {seats}")
    compared = 0
    table = house.sit_down(Session(plan(seats, *modes, game=game, seed=seats)))
    for seat in range(1, seats) if mode == "left" else ():
        table.session.set_bot(seat, "burgher")
    table.settle()
    while (asked := table.session.asked) is not None:
        if chance.random() < PART:
            compare_worlds(table, chance)
            table.open_curtain()
            compare_worlds(table, chance)
            table.close_curtain()
            compared += 1
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
    assert compared > 4


def test_the_chronicle_of_a_covered_table_tells_only_what_all_may_hear(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(3, "curtain", seed=1)))
    secrets = 0
    for _ in range(60):
        asked = table.session.asked
        assert asked is not None
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[-1])
        house.app.draw()
        secrets += sum(entry.event.only is not None for entry in table.side.entries)
        assert all(line.entry.event.only is None for line in table.side.chronicle.lines)
    assert secrets


def test_a_curtain_is_closed_before_the_next_position_is_drawn(house: House) -> None:
    table = house.sit_down(Session(plan(2, "curtain", seed=1)))
    table.open_curtain()
    asked = table.session.asked
    assert asked is not None
    table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    assert table.sight.viewer is None
    assert all(view.seat is None for view in [table.sight.view])


# Who sat down stays among those who must not see, whoever plays their seat now.


def hand_over(house: House, chance: random.Random) -> None:
    """Hand a seat to a bot, or take one, as anybody at the screen can."""
    table = table_of(house)
    house.menu(table)
    pause = house.app.top
    assert isinstance(pause, Pause)
    seat = chance.randrange(len(table.session.players))
    levels = ["burgher", "", "master", "apprentice"]
    level = chance.choice(levels[:1] if table.session.players[seat].bot == "" else levels[1:])
    pause.change(seat, "bot", level)
    nothing_open(table)
    while house.app.top is not table:
        house.app.pop()


def go_on(house: House, _: random.Random) -> None:
    house.to_title()
    house.go_on()


def load(house: House, chance: random.Random) -> None:
    table = table_of(house)
    if chance.random() < 0.5:
        house.load(house.slots.shelf.path("continue"))
        return
    house.slots.save(table.session.to_json())
    act_somehow(table, chance)
    house.open_saves()
    saves = house.app.top
    assert isinstance(saves, Saves)
    slot = next(slot for slot in saves.found if not house.slots.is_running(slot))
    saves.choose(slot)
    saves.load()


def watch_again(house: House, chance: random.Random) -> None:
    """Look at the past; sometimes play on from there."""
    table = table_of(house)
    table.conduct.open_entry(chance.choice(table.side.entries))
    replay = conduct_of(house, Replay)
    for step in (0, chance.randrange(replay.steps + 1), replay.step + 1):
        replay.go(step)
        nothing_open(replay.table)
    if chance.random() < 0.5 and replay.table.session.asked is not None:
        replay.play_on()
    else:
        replay.cancel()


def play_again(house: House, chance: random.Random) -> None:
    """Come to the end and sit down to the same cards, or to others."""
    table = table_of(house)
    while table.session.asked is not None:
        seat = table.session.asked.seat
        table.session.match.play(chance.choice(table.session.match.state.options(seat)), seat)
    table.settle()
    house.over(table)
    result = house.app.top
    assert isinstance(result, Result)
    result.again_with_same_deal() if chance.random() < 0.5 else house.play_again()


def play(house: House, chance: random.Random) -> None:
    for _ in range(chance.randrange(20)):
        act_somehow(table_of(house), chance)


def act_somehow(table: Table, chance: random.Random) -> None:
    asked = table.session.asked
    if asked is not None:
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))


WAYS: tuple[Callable[[House, random.Random], None], ...] = (
    hand_over,
    go_on,
    load,
    watch_again,
    play_again,
    play,
)


def table_of(house: House) -> Table:
    assert isinstance(house.app.top, Table)
    return house.app.top


def nothing_open(table: Table) -> None:
    """Nobody has opened anything, so nothing that only one seat knows lies there face up."""
    assert table.sight.viewer is None
    assert table.sight.view.seat is None
    assert table.sight.curtain.face_down or table.sight.hand_view.seat is None


@pytest.mark.slow
@crossed(("notre_dame", "curtain"), game=sorted(PRESENTATIONS), mode=["curtain", "peek"])
def test_where_several_sat_down_no_way_round_opens_a_hand(house: House, mode: str, game: str) -> None:
    house.app.change(speed="off", bot_speed="off")
    chance = random.Random(f"{mode} {game}")
    remained = 0
    for seed in range(3):
        house.begin(plan(3, mode, mode, "burgher", game=game, seed=seed))
        for _ in range(24):
            way = chance.choice((*WAYS, hand_over))
            way(house, chance)
            nothing_open(table_of(house))
            remained += len(table_of(house).session.people) == 1
    assert remained > 4


def test_a_seat_taken_from_a_bot_is_one_more_person_for_good(house: House) -> None:
    table = house.sit_down(Session(plan(3, "curtain", "burgher", "burgher", seed=1), keep=house.slots.keep))
    assert table.session.alone
    for level in ("", "burgher"):
        house.menu(table)
        table.session.set_bot(1, level)
        house.app.pop()
        assert not table.session.alone
    house.to_title()
    house.go_on()
    assert not table_of(house).session.alone
    nothing_open(table_of(house))


def test_tables_from_before_say_by_their_bots_who_sat_down() -> None:
    agreed = plan(3, "curtain", "peek", "burgher")
    data = agreed.to_json()
    for player in data["players"]:
        del player["sat"]
    assert Plan.read(data) == agreed
    assert not Plan.read(data).alone
    data["players"][0]["sat"] = "perhaps"
    with pytest.raises(ValueError, match="no player"):
        Plan.read(data)


def test_stepping_through_the_bots_of_a_seat_brings_nobody_to_the_table(house: House) -> None:
    table = house.sit_down(Session(plan(3, "curtain", "burgher", "burgher", seed=1)))
    house.menu(table)
    pause = house.app.top
    assert isinstance(pause, Pause)
    for level in ("master", "", "apprentice"):
        pause.change(1, "bot", level)
    house.app.pop()
    assert table.session.alone
    assert table.curtain.viewer == 0


def test_who_sits_down_anew_to_a_table_that_was_handed_over_sits_there_alone(house: House) -> None:
    table = house.sit_down(Session(plan(2, "curtain", seed=1)))
    table.session.set_bot(0, "burgher")
    house.begin(table.session.plan)
    assert not table_of(house).session.alone
    house.to_title()
    house.open_door("notre_dame")
    seating = house.app.top
    assert isinstance(seating, Seating)
    assert seating.plan.alone
    seating.begin()
    assert table_of(house).curtain.viewer == 1
