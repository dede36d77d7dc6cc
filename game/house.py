"""The house with its doors: which scene leads to which, and where matches are kept."""

import random
from typing import Any

from game.app import App
from game.scenes.title import Title
from game.store import Broken, Shelf, home
from game.table.notre_dame import Table
from game.table.session import Session, against_bots
from game.widgets.theme import TINCTURES
from rules import GAMES, Match
from rules.kernel import RulesError

AUTOSAVE = "continue"


class House:
    """Opens scenes and hands them what they need."""

    def __init__(
        self,
        size: tuple[int, int],
        *,
        full_screen: bool = False,
        language: str = "en",
        shelf: Shelf | None = None,
    ) -> None:
        self.app = App(size, full_screen=full_screen, language=language)
        self.shelf = shelf or Shelf(home() / "matches")
        self.title = Title(self.open_door, self.go_on)
        self.app.push(self.title)
        self.look_for_match()

    def look_for_match(self) -> None:
        """Offer on the title to go on with the last match, if there is one."""
        self.title.offer(self._kept())

    def _kept(self) -> Session | None:
        try:
            return Session.restored(self.shelf.read(AUTOSAVE), self._keep)
        except FileNotFoundError:
            return None
        except Broken:
            return self._from_copy()
        except (RulesError, KeyError, TypeError):
            self.shelf.set_aside(AUTOSAVE)
            return self._from_copy()

    def _from_copy(self) -> Session | None:
        try:
            return Session.restored(self.shelf.restore(AUTOSAVE), self._keep)
        except (FileNotFoundError, RulesError, KeyError, TypeError):
            return None

    def _keep(self, data: dict[str, Any]) -> None:
        self.shelf.write(AUTOSAVE, data)

    def open_door(self, game: str) -> None:
        """Begin a game of one person against three bots."""
        if game == "notre_dame":
            self.open_table(game, 4, random.randrange(1 << 32))

    def open_table(self, game: str, seats: int, seed: int) -> None:
        """Deal and sit down."""
        session = Session(Match(GAMES[game], seats, seed), against_bots(seats, TINCTURES), self._keep)
        session.keep()
        self._sit_down(session)

    def go_on(self) -> None:
        """Sit down at the last table again."""
        session = self._kept()
        if session:
            self._sit_down(session)

    def _sit_down(self, session: Session) -> None:
        self.app.push(Table(session, self.look_for_match))
