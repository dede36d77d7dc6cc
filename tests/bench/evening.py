"""Plays some of each game at the liveliest table, one after the other, and prints the memory that took."""

import os
import tempfile
from pathlib import Path

from game.games import PRESENTATIONS
from game.program.navigation import House
from game.session.plan import against_bots
from game.store.settings import LIVELIEST
from rules import GAMES
from tests.bench.window import FULL_HD, frames, resident

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        house = House(FULL_HD, folder=Path(folder))
        house.app.change(liveliness=LIVELIEST)
        for game in PRESENTATIONS:
            frames(house, house.open_table(against_bots(game, max(GAMES[game].seats), 7)), 400)
            house.to_title()
        print(resident(os.getpid()))
        house.close()
