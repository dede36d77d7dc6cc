"""A monkey plays whole games, wanders off between any two moves, and the game is always still all there."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import TypeGuard

import pygame
import pytest

from game.games import PRESENTATIONS
from game.input.signals import Button as Key
from game.input.signals import Press
from game.program.navigation import House
from game.scenes.crash_screen import Mishap
from game.scenes.playing import Playing
from game.scenes.table import Table
from game.session.session import Session
from game.widgets.hold import Hold
from game.widgets.scene import Scene
from game.words import LANGUAGES
from rules.play import random_actions
from tests.game.driving import by_keys, by_pad, by_pointer, look_first, picks, plan
from tests.game.hands import LOOPBACK
from tests.game.test_monkey import SIZES, Monkey

WAYS = (by_pointer, by_keys, by_pad)
#: How many events an excursion has, and how many moves lie between two of them.
EXCURSION, MOVES = 14, 9
#: Seconds in which the longest story is told.
STORY = 240
#: Moves of a short visit, and more than any game has.
SHORT, WHOLE = 45, 10_000


def is_played(scene: Scene | None) -> TypeGuard[Table]:
    """Say whether a scene is a table in play."""
    return isinstance(scene, Table) and isinstance(scene.conduct, Playing)


class Visitor:
    """Plays a table to its end; what it asks of the program is asked after every excursion."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        self.house = House((960, 540), folder=folder, phones=LOOPBACK)
        self.monkey = Monkey(self.house, seed)
        self.chance = random.Random(seed)
        self.folder = folder
        # Who asks for it and says yes loses the running table: the visitor means to play on.
        slots, delete = self.house.slots, self.house.slots.delete
        slots.delete = lambda slot: slots.is_running(slot) or delete(slot)  # type: ignore[method-assign]
        self.table = self.house.open_table(
            plan(3 + seed % 2, "curtain", "open", "burgher", game=game, seed=seed)
        )
        self.moves = self.undone = self.excursions = self.finished = 0

    def visit(self, most: int) -> None:
        """Play on until the result is on the table, or so many moves are made."""
        while self.table.session.asked is not None and self.moves < most:
            for _ in range(MOVES):
                self.move()
            self.wander()
            self.come_back()

    def move(self) -> None:
        """Make a move the way people do, or take one back; bots pick at random."""
        table = self.table
        # Nothing can be pushed while something is looked at closely.
        table.magnifier.close()
        while table.story.beat is not None:
            table.hear(Press(Key.SKIP))
        asked = table.session.asked
        if asked is None:
            return
        before = len(table.session.match.log)
        if table.session.players[asked.seat].bot:
            table.conduct.act(asked.seat, self.chance.choice(table.session.match.state.options(asked.seat)))
        elif self.chance.random() < 0.1:
            table.conduct.take_back()
            self.undone += len(table.session.match.log) < before
            return
        else:
            self._push(table)
        # Some of what is obvious is taken along.
        assert len(table.session.match.log) > before, asked
        self.moves += 1
        if self.chance.random() < 0.2:
            self.house.app.advance(0.5)

    def _push(self, table: Table) -> None:
        way = self.chance.choice(WAYS)
        if table.curtain.covered:
            (opener,) = picks(table)
            way(self.house, table, opener)
        look_first(self.house, table, way)
        way(self.house, table, self.chance.choice([b for b in picks(table) if not isinstance(b, Hold)]))

    def wander(self) -> None:
        """Do anything at all for a while: menus, settings, another language or size; nothing may break."""
        app = self.house.app
        if self.chance.random() < 0.7:
            self.house.menu(self.table)
        log, seen = list(self.table.session.match.log), self.views()
        for number in range(EXCURSION):
            self.monkey.act()
            if number % 5 == 0:
                app.advance(0.1)
            assert not any(isinstance(scene, Mishap) for scene in app.scenes)
        if self.chance.random() < 0.5:
            app.change(language=self.chance.choice(LANGUAGES), text_size=self.chance.choice(("table", "tv")))
        if self.table.session.match.log == log:
            assert self.views() == seen, "Menus show nobody more than they knew"
        self.excursions += 1

    def views(self) -> list[str]:
        """Give what each seat knows."""
        state = self.table.session.match.state
        return [repr(state.view(seat)) for seat in range(state.seats)]

    def come_back(self) -> None:
        """Find the table again, wherever the monkey has gone, and insist that all is there."""
        house = self.house
        kept = house.slots.running()
        assert kept is not None
        while not is_played(house.app.top) and len(house.app.scenes) > 1:
            house.app.pop()
        if house.app.top is house.title:
            house.go_on()
        while not is_played(house.app.top) and any(map(is_played, house.app.scenes)):
            # The codes of phones lie over the table.
            house.app.pop()
        if not is_played(table := house.app.top):
            assert kept.asked is None, "The title offers to go on with whatever is not over"
            return
        self.table = table
        self.nothing_is_lost(kept)

    def nothing_is_lost(self, kept: Session) -> None:
        """The file is the table, the story ends, nobody complains, and the game can be played to its end."""
        match = self.table.session.match
        assert kept.match.state.digest() == match.state.digest()
        assert kept.plan.players == self.table.session.plan.players
        for _ in range(STORY):
            if self.table.story.beat is None:
                break
            self.table.tick(1.0)
        assert self.table.story.beat is None
        assert not self.house.slots.trouble
        assert not self.house.slots.notices
        assert not (self.folder / "reports").exists()
        if self.excursions % 4 == 0:
            copy = match.until(len(match.log))
            for seat, action in random_actions(copy, self.excursions):
                copy.play(action, seat)
            assert copy.state.decision is None
            self.finished += 1

    def close(self) -> None:
        """Go home."""
        pygame.display.set_mode(SIZES[0])
        while self.house.app.scenes:
            self.house.app.pop()
        self.house.close()


def visited(
    folder: Path, game: str, seed: int, most: int = WHOLE, tell: Callable[[str], None] = print
) -> None:
    visitor = Visitor(folder, game, seed)
    visitor.visit(most)
    kept = visitor.house.slots.running()
    assert kept is not None
    assert kept.match.state.digest() == visitor.table.session.match.state.digest()
    told = f"{visitor.moves} moves, {visitor.undone} undone, {visitor.excursions} excursions"
    tell(f"{game}: {told}, finished {visitor.finished} times over")
    assert visitor.moves > min(60, most - 1)
    assert visitor.excursions > 3
    visitor.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "moves"), [("rattus", SHORT), *((game, WHOLE) for game in sorted(PRESENTATIONS))]
)
def test_a_game_survives_a_monkey_between_its_moves(tmp_path: Path, game: str, moves: int) -> None:
    visited(tmp_path, game, 1, moves)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 22))
@pytest.mark.parametrize("game", sorted(PRESENTATIONS))
def test_many_whole_games_survive_a_monkey(tmp_path: Path, game: str, seed: int) -> None:
    visited(tmp_path, game, seed)
