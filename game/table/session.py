"""A match with the people and bots who play it, kept safe after every action."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rules import Match
from rules.bots import Dreamer
from rules.kernel import Action, Decision, Event, Seat


class Player(NamedTuple):
    """Who sits on a seat."""

    name: str
    tincture: str
    bot: bool = False


class Session:
    """A match, its players, and a place where it is saved."""

    def __init__(
        self, match: Match, players: tuple[Player, ...], save: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        self.match = match
        self.players = players
        self._save = save
        self._bots = {seat: Dreamer(match.seed + seat) for seat, player in enumerate(players) if player.bot}

    @property
    def asked(self) -> Decision[Any] | None:
        """Give the decision to answer now: in a Together people come before bots."""
        waiting = self.match.state.decisions()
        people = [decision for decision in waiting if not self.players[decision.seat].bot]
        return next(iter(people or waiting), None)

    @property
    def viewer(self) -> Seat | None:
        """Name whose view the table shows: the person who is asked, or the only person there is."""
        people = [seat for seat, player in enumerate(self.players) if not player.bot]
        asked = self.asked
        if asked is not None and asked.seat in people:
            return asked.seat
        return people[0] if len(people) == 1 else None

    def play(self, action: Action, seat: Seat) -> list[Event]:
        """Play and save."""
        events = self.match.play(action, seat)
        self.keep()
        return events

    def bot_move(self) -> tuple[Seat, Action]:
        """Let the bot that is asked choose."""
        asked = self.asked
        assert asked is not None
        return asked.seat, self._bots[asked.seat].pick(self.match.state, asked.seat)

    def undo(self, seat: Seat) -> None:
        """Take back and save."""
        self.match.undo(seat)
        self.keep()

    @property
    def names(self) -> tuple[str, ...]:
        """Name the players."""
        return tuple(player.name for player in self.players)

    def keep(self) -> None:
        """Write the match where it can be found again."""
        if self._save:
            self._save({"match": self.match.save(), "players": [list(player) for player in self.players]})

    @classmethod
    def restored(cls, data: Any, save: Callable[[dict[str, Any]], None] | None = None) -> "Session":
        """Bring a saved session back; a broken one raises BrokenSave, KeyError or TypeError."""
        players = tuple(Player(*player) for player in data["players"])
        return cls(Match.load(data["match"]), players, save)


#: Names for seats nobody has named.
NAMES = ("Anna", "Bertrand", "Clara", "Dietrich", "Émile")


def against_bots(seats: int, tinctures: tuple[str, ...]) -> tuple[Player, ...]:
    """Seat one person, and bots beside them."""
    return tuple(Player(NAMES[seat], tinctures[seat], bot=seat > 0) for seat in range(seats))
