"""Bots alone at the table: nobody is asked anything, and the result is told."""

import json
from dataclasses import replace

import pytest

from game.games import PRESENTATIONS
from game.program.navigation import House
from game.program.watching import Watch
from game.scenes.result import Result
from game.scenes.table import Table
from game.session.plan import against_bots
from game.session.session import Session
from rules.play import random_actions
from tests.tiers import led_by_first


def late(house: House, game: str) -> Table:
    """Sit down a few actions before the end."""
    plan = against_bots(game, 2, 3, "apprentice")
    match = plan.deal()
    for seat, action in random_actions(match, 1):
        match.play(action, seat)
    return house.sit_down(Session(plan, match.until(len(match.log) - 12)))


def let_pass(house: House, watch: Watch) -> bool:
    """Let time pass until the result is told; say whether the program is to end then."""
    for _ in range(100_000):
        if watch() or watch.told:
            break
        house.app.advance(0.01)
    assert isinstance(house.app.top, Result)
    return watch()


@led_by_first("game", PRESENTATIONS)
def test_bots_play_every_seat_to_the_end(house: House, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = late(house, game)
    watch = Watch(house, table, "apprentice", "off", ends=True)
    assert not table.session.people
    assert let_pass(house, watch)
    told, match = json.loads(capsys.readouterr().out), table.session.match
    assert (told["game"], told["seats"], told["seed"]) == (game, 2, 3)
    assert told["scores"] == list(match.state.scores())
    assert told["winners"] == list(match.state.winners())
    assert told["actions"] == len(match.log)


def test_to_watch_sets_nothing_for_the_next_time(house: House) -> None:
    before = house.app.settings
    Watch(house, late(house, "rattus"), "apprentice", "off", ends=True)
    assert not house.shelf.path("settings").exists()
    house.app.change(muted=True)
    assert house.app.settings == replace(before, muted=True)
    assert house.shelf.read("settings")["speed"] == before.speed


def test_the_program_goes_on_after_the_result_unless_it_is_to_end(house: House) -> None:
    watch = Watch(house, late(house, "rattus"), "apprentice", "off", ends=False)
    assert not let_pass(house, watch)
    assert watch.told
