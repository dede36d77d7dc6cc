"""A long evening in a process of its own: ``python -m tests.robustness.evening WxH LAPS ACTIONS FOLDER``.

Each lap plays the three games with everything told and painted, looks through the menus and the rulebook,
speaks another language, and makes the window smaller and large again. Then it tells, as one line of JSON,
what memory and how many open files the program has.
"""

import json
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.rulebook import Rulebook
from game.scenes.rulebook_page import rules_of
from game.scenes.table import Table
from game.session.plan import against_bots
from game.words import LANGUAGES
from rules import GAMES

#: Windows by their part of the screen.
PARTS = ((0.67, 0.67), (0.8, 1.0), (1.0, 0.7), (0.5, 0.9), (0.91, 0.83), (1.0, 1.0))
#: Seconds between two frames while something is told.
STEP = 0.2


class Evening:
    """Somebody who plays on and on."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        self.house = House(size, folder=folder)
        self.house.app.quit = lambda: None  # type: ignore[method-assign]
        self.size = size
        self.chance = random.Random(size[0])
        self.played = self.painted = 0

    def lap(self, number: int, actions: int) -> None:
        """Do everything once."""
        app = self.house.app
        app.change(language=LANGUAGES[number % len(LANGUAGES)], text_size=("table", "tv")[number % 2])
        for place, game in enumerate(PRESENTATIONS):
            seats = sorted(GAMES[game].seats)
            self.house.open_door(game)
            self.look()
            seed = self.chance.randrange(1 << 32)
            plan = against_bots(game, seats[(number + place) % len(seats)], seed)
            self.play(self.house.open_table(plan), actions)
            self.house.to_title()
        self.browse(number)

    def play(self, table: Table, actions: int) -> None:
        """Play at random, see every beat, and now and then do something else."""
        for turn in range(actions):
            asked = table.session.asked
            if asked is None:
                break
            table.conduct.act(asked.seat, self.chance.choice(table.session.match.state.options(asked.seat)))
            self.played += 1
            while table.story.beat is not None:
                self.look(STEP)
            if turn % 40 == 20:
                self.resize(PARTS[turn // 40 % len(PARTS)])
            if turn % 60 == 40:
                self.house.menu(table)
                self.look()
                self.house.app.pop()
        self.resize((1.0, 1.0))
        self.look()

    def browse(self, number: int) -> None:
        """Open every screen that the title leads to, and a part of the rulebook."""
        house = self.house
        for door in (house.open_settings, house.open_school, house.open_fame, house.open_saves):
            door()
            self.look()
            house.to_title()
        for game in PRESENTATIONS:
            for card in rules_of(game).cards[number % 4 :: 4]:
                house.app.push(Rulebook(game, card.key))
                self.look()
                house.app.pop()

    def resize(self, part: tuple[float, float]) -> None:
        """Give the window a part of the screen."""
        size = round(self.size[0] * part[0]), round(self.size[1] * part[1])
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.house.app.take(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        self.look()

    def look(self, seconds: float = 0.0) -> None:
        """Let time pass, and see a new picture."""
        self.house.app.advance(seconds)
        self.painted += 1


def laps(evening: Evening, count: int, actions: int) -> Iterator[dict[str, float]]:
    """Go on for so many laps, and tell how much is used after each."""
    for number in range(count):
        evening.lap(number, actions)
        lines = Path("/proc/self/status").read_text().splitlines()
        kept = {line.split(":")[0]: line.split()[1] for line in lines if line.endswith("kB")}
        yield {
            "memory": int(kept["VmRSS"]) / 1024,
            "most": int(kept["VmHWM"]) / 1024,
            "files": len(os.listdir("/proc/self/fd")),
            "played": evening.played,
            "painted": evening.painted,
        }


def main(size: str, count: str, actions: str, folder: str) -> int:
    """Play, and tell the figures of every lap."""
    width, _, height = size.partition("x")
    evening = Evening((int(width), int(height)), Path(folder))
    for figures in laps(evening, int(count), int(actions)):
        print(json.dumps(figures), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
