"""A Match is a State with its past: it checks, remembers, takes back, saves and loads."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from rules.kernel.game import GAMES, Game, State, Unknown
from rules.kernel.values import Action, BrokenSave, Event, IllegalAction, RulesError, Seat, heard_by
from rules.kernel.version import VERSION

FORMAT = 1


class Match:
    """One play of one game, from the deal to the last action."""

    def __init__(
        self, game: Game, seats: int, seed: int = 0, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        #: What the table sees before the first decision.
        self.opening: list[Event] = []
        self.state: State = game.new(seats, seed, options, self.opening)
        self.choices = game.agreed(options)
        self.log: list[tuple[Seat, Action]] = []
        #: The positions an undo can still reach, oldest first.
        self._past: list[State] = []

    def play(self, action: Action | str, seat: Seat | None = None) -> list[Event]:
        """Play one action and tell what happened; an illegal one changes nothing."""
        action, seat = self.legal(action, seat)
        events: list[Event] = []
        self._commit(action, seat, events)
        return events

    def preview(self, action: Action | str, seat: Seat | None = None) -> list[Event]:
        """Tell what would happen for certain, as far as that seat can know."""
        action, seat = self.legal(action, seat)
        state = self.state.clone()
        state.certain = True
        events: list[Event] = []
        state.sink = events
        with suppress(Unknown):
            state.apply(action, seat)
        return heard_by(events, seat)

    def can_undo(self, seat: Seat | None = None) -> bool:
        """Say whether the last action (of this seat) can be taken back: nothing appeared by it."""
        return bool(self._past) and seat in (None, self.log[-1][0])

    def undo(self) -> None:
        """Take back the last action."""
        if not self._past:
            raise IllegalAction("Nothing can be taken back: new information appeared or another seat acted")
        self.state = self._past.pop()
        self.log.pop()

    def legal(self, action: Action | str, seat: Seat | None = None) -> tuple[Action, Seat]:
        """Give the action and the seat that plays it, or raise IllegalAction with what is possible."""
        if isinstance(action, str):
            action = Action.parse(action)
        if not isinstance(action, Action):
            raise IllegalAction(f"{action!r} is no action")
        waiting = [decision.seat for decision in self.state.decisions()]
        if not waiting:
            raise IllegalAction("The game is over; nothing can be played")
        if seat is None:
            seat = waiting[0]
        elif type(seat) is not int or seat not in waiting:
            raise IllegalAction(f"Seat {seat!r} has nothing to decide now; it is up to {waiting}")
        options = self.state.options() if seat == waiting[0] else self.state.options(seat)
        if action not in options:
            possible = ", ".join(option.text() for option in options)
            raise IllegalAction(f"Seat {seat} cannot play {action.text()!r} now; possible: {possible}")
        return action, seat

    def save(self) -> dict[str, Any]:
        """Write the match down as plain JSON."""
        return {
            "format": FORMAT,
            "game": self.game.key,
            "version": VERSION,
            "options": dict(self.choices),
            "seed": self.seed,
            "seats": self.state.seats,
            "log": [f"{seat} {action.text()}" for seat, action in self.log],
            "digest": self.state.digest(),
        }

    @classmethod
    def load(cls, data: Any) -> "Match":
        """Replay a saved match; anything amiss raises BrokenSave."""
        if not isinstance(data, Mapping):
            raise BrokenSave("This is no saved match")
        missing = [
            key for key in ("format", "game", "options", "seed", "seats", "log", "digest") if key not in data
        ]
        if missing:
            raise BrokenSave(f"The save lacks {', '.join(missing)}")
        if type(data["format"]) is not int or not 1 <= data["format"] <= FORMAT:
            raise BrokenSave(f"The save has format {data['format']!r}; this program reads 1 to {FORMAT}")
        if not isinstance(data["game"], str) or data["game"] not in GAMES:
            raise BrokenSave(f"The save is of {data['game']!r}; this program knows {', '.join(GAMES)}")
        if not isinstance(data["log"], list):
            raise BrokenSave("The log of the save is no list")
        try:
            match = cls(GAMES[data["game"]], data["seats"], data["seed"], data["options"])
        except RulesError as error:
            raise BrokenSave(f"The save cannot be set up: {error}") from error
        for number, line in enumerate(data["log"], start=1):
            match._replay(number, line)
        if match.state.digest() != data["digest"]:
            raise BrokenSave(
                f"The save was altered, or written by other rules (version {data.get('version', '?')!r}; "
                f"this is {VERSION!r}): the replayed position differs"
            )
        return match

    def _commit(self, action: Action, seat: Seat, sink: list[Event] | None = None) -> None:
        if self.log and self.log[-1][0] != seat:
            self._past.clear()
        self._past.append(self.state.clone())
        self.state.revealed = None
        self.state.sink = sink
        self.state.apply(action, seat)
        self.state.sink = None
        self.log.append((seat, action))
        if self.state.revealed:
            self._past.clear()

    def _replay(self, number: int, line: Any) -> None:
        seat, _, text = line.partition(" ") if isinstance(line, str) else ("", "", "")
        try:
            action, actor = self.legal(text, int(seat) if seat.isdecimal() else -1)
        except IllegalAction as error:
            raise BrokenSave(f"Line {number} of the log, {line!r}, cannot be played: {error}") from error
        self._commit(action, actor)
