"""Bots alone at the table, to be watched; the result is told as one line of JSON."""

import json
import time

from game.program.navigation import House
from game.scenes.table import Table


class Watch:
    """Hands every person's seat to a bot and waits for the end; ``App.run`` takes it as its condition."""

    def __init__(self, house: House, table: Table, level: str, speed: str, *, ends: bool) -> None:
        self.app = house.app
        self.table = table
        self.ends = ends
        self.told = False
        self._begun = time.monotonic()
        # Whoever watches does not thereby set the program up differently.
        table.pace = speed
        for seat in table.session.people:
            table.session.set_bot(seat, level)
        table.settle()

    def __call__(self) -> bool:
        """Tell the result once the window shows it; True if the program is to end then."""
        if not self.told and self.table.session.asked is None and self.app.top is not self.table:
            self.told = True
            print(json.dumps(self.result()), flush=True)
        return self.told and self.ends

    def result(self) -> dict[str, object]:
        """Give what was played and who has won."""
        match = self.table.session.match
        return {
            "game": match.game.key,
            "seats": match.state.seats,
            "seed": match.seed,
            "actions": len(match.log),
            "scores": match.state.scores(),
            "winners": match.state.winners(),
            "seconds": round(time.monotonic() - self._begun, 1),
            "frames": self.app.frames,
        }
