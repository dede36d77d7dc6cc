"""A Match is a State with its past: it checks, remembers, takes back, saves and loads."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rules.kernel.flow import Decision, Together
from rules.kernel.game import GAMES, Game
from rules.kernel.state import State
from rules.kernel.values import Action, BrokenSave, Event, IllegalAction, RulesError, Seat, SetupError
from rules.kernel.version import VERSION

FORMAT = 1
KEYS = ("format", "game", "version", "options", "seed", "seats", "log", "digest")
SEATS = tuple("0123456789")


class Moment(NamedTuple):
    """One action of a match and what came of it."""

    seat: Seat
    decision: Decision[Any]
    action: Action
    events: list[Event]


class Match:
    """One play of one game, from the deal to the last action."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        rulings: int | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        #: What the table sees before the first decision.
        self.opening: list[Event] = []
        self.state: State = game.new(seats, seed, options, self.opening, rulings)
        self.choices = game.agreed(seats, options)
        self.log: list[tuple[Seat, Action]] = []
        #: Loaded from other rules, under which the same actions led to another position.
        self.migrated = False
        #: The positions an undo can still reach, oldest first.
        self._past: list[State] = []

    def play(
        self, action: Action | str, seat: Seat | None = None, events: list[Event] | None = None
    ) -> list[Event]:
        """Play an action and tell what happened, into ``events`` if given; an illegal one changes nothing."""
        action, seat = self.legal(action, seat)
        events = [] if events is None else events
        self._commit(action, seat, events)
        return events

    def preview(self, action: Action | str, seat: Seat | None = None) -> list[Event]:
        """Tell what would happen for certain, as far as that seat can know."""
        return self.foreseen(action, seat)[0]

    def foreseen(self, action: Action | str, seat: Seat | None = None) -> tuple[list[Event], State]:
        """Tell what would happen for certain, and give the position up to there; only its seat may look."""
        return self.state.foreseen(*self.legal(action, seat))

    def dealt(self) -> "Match":
        """Give the match as it was before the first action."""
        return Match(self.game, self.state.seats, self.seed, self.choices, self.state.rulings)

    def until(self, step: int) -> "Match":
        """Give the match as it was after so many actions."""
        earlier = self.dealt()
        for seat, action in self.log[:step]:
            earlier._commit(action, seat)
        if self.settled <= step:
            earlier._settle(self.settled)
        return earlier

    def can_undo(self, seat: Seat | None = None) -> bool:
        """Say whether the last action can be taken back: nothing appeared since.

        With a seat: whether it was the last to act, or waits for others in a Together. What another seat has
        done since is known, even if it was taken back.
        """
        if seat is None:
            return bool(self._past)
        return self._waits(seat) or (bool(self._past) and self.log[-1][0] == seat)

    def undo(self, seat: Seat | None = None) -> None:
        """Take back the last action, or what this seat answered in a Together."""
        if not self.can_undo(seat):
            raise IllegalAction("Nothing can be taken back: new information appeared or another seat acted")
        if seat is not None and self._waits(seat):
            self._withdraw(seat)
            return
        self.state = self._past.pop()
        actor, _ = self.log.pop()
        # The others have seen what is taken back here: what they did before it stays done.
        if self.log and self.log[-1][0] != actor:
            self._past.clear()

    @property
    def settled(self) -> int:
        """Count the actions, from the first on, that can no longer be taken back."""
        return len(self.log) - len(self._past)

    def _waits(self, seat: Seat) -> bool:
        top = self.state.stack[-1] if self.state.stack else None
        if not isinstance(top, Together):
            return False
        return any(d.seat == seat for d in top.decisions) and all(d.seat != seat for d in top.waiting())

    def answered(self, seat: Seat) -> Action | None:
        """Give what a seat has answered while others are still asked; nobody else may know."""
        top = self.state.stack[-1] if self.state.stack else None
        if not isinstance(top, Together):
            return None
        pairs = zip(top.decisions, top.answers, strict=True)
        return next((answer for decision, answer in pairs if decision.seat == seat), None)

    def _withdraw(self, seat: Seat) -> None:
        # Answers are independent of each other, so one can leave the log from the middle.
        top = self.state.stack[-1]
        assert isinstance(top, Together)
        self.state.stack[-1] = top.withdrawn(seat)
        self.state.listed = None
        del self.log[max(i for i, (actor, _) in enumerate(self.log) if actor == seat)]
        self._past.clear()

    def legal(self, action: Action | str, seat: Seat | None = None) -> tuple[Action, Seat]:
        """Give the action and the seat that plays it, or raise IllegalAction with what is possible."""
        if isinstance(action, str):
            action = Action.parse(action)
        if not isinstance(action, Action):
            raise IllegalAction(f"{action!r} is no action")
        first = self.state.decision
        if first is None:
            raise IllegalAction("The game is over; nothing can be played")
        if seat is None:
            seat = first.seat
        elif type(seat) is not int or all(decision.seat != seat for decision in self.state.decisions()):
            waiting = [decision.seat for decision in self.state.decisions()]
            raise IllegalAction(f"Seat {seat!r} has nothing to decide now; it is up to {waiting}")
        options = self.state.options() if seat == first.seat else self.state.options(seat)
        try:
            return options[options.index(action)], seat
        except ValueError:
            problem = f"Seat {seat} cannot play {action.text()!r} now; {self._possible(seat)}"
            raise IllegalAction(problem) from None

    def _possible(self, seat: Seat) -> str:
        # A refusal may be read by anybody, and even the number of secret options tells of a hand.
        (decision,) = [d for d in self.state.decisions() if d.seat == seat]
        if decision.secret:
            return "what is possible is its secret"
        return f"possible: {', '.join(option.text() for option in self.state.options(seat))}"

    def retold(self) -> Iterator[Moment]:
        """Play the match again from the deal and tell every moment of it."""
        again = self.dealt()
        for seat, action in self.log:
            (decision,) = [d for d in again.state.decisions() if d.seat == seat]
            yield Moment(seat, decision, action, again.play(action, seat))

    def save(self) -> dict[str, Any]:
        """Write the match down as plain JSON."""
        return {
            "format": FORMAT,
            "game": self.game.key,
            "version": VERSION,
            "rulings": self.state.rulings,
            "options": dict(self.choices),
            "seed": self.seed,
            "seats": self.state.seats,
            "log": [f"{seat} {action.text()}" for seat, action in self.log],
            "digest": self.state.digest(),
            "settled": self.settled,
        }

    @classmethod
    def load(cls, data: Any) -> "Match":
        """Replay a saved match; anything amiss raises BrokenSave."""
        if not isinstance(data, Mapping):
            raise BrokenSave("This is no saved match")
        missing = [key for key in KEYS if key not in data]
        if missing:
            raise BrokenSave(f"The save lacks {', '.join(missing)}")
        if type(data["format"]) is not int or not 1 <= data["format"] <= FORMAT:
            raise BrokenSave(f"The save has format {data['format']!r}; this program reads 1 to {FORMAT}")
        if not isinstance(data["game"], str) or data["game"] not in GAMES:
            raise BrokenSave(f"The save is of {data['game']!r}; this program knows {', '.join(GAMES)}")
        if not isinstance(data["log"], list):
            raise BrokenSave("The log of the save is no list")
        try:
            game, rulings = GAMES[data["game"]], data.get("rulings", 1)
            if rulings is None:
                raise SetupError("its rulings are not named")
            match = cls(game, data["seats"], data["seed"], data["options"], rulings)
        except RulesError as error:
            raise BrokenSave(f"The save cannot be set up: {error}") from error
        for number, line in enumerate(data["log"], start=1):
            match._replay(number, line)
        match._settle(data.get("settled", 0))
        if match.state.digest() != data["digest"]:
            if data["version"] == VERSION:
                raise BrokenSave("The save was altered: the replayed position differs")
            match.migrated = True
        return match

    def _commit(self, action: Action, seat: Seat, sink: list[Event] | None = None) -> None:
        before = self.state.clone()
        self.state.revealed = None
        self.state.sink = sink
        try:
            self.state.apply(action, seat)
        except BaseException:
            self.state = before
            raise
        self.state.sink = None
        self.log.append((seat, action))
        self._past.append(before)
        if self.state.revealed:
            self._past.clear()

    def _settle(self, actions: Any) -> None:
        if type(actions) is not int or not 0 <= actions <= len(self.log):
            raise BrokenSave(f"The save says that {actions!r} of {len(self.log)} actions are settled")
        del self._past[: max(0, actions - self.settled)]

    def _replay(self, number: int, line: Any) -> None:
        seat, _, text = line.partition(" ") if isinstance(line, str) else ("", "", "")
        try:
            action, actor = self.legal(text, int(seat) if seat in SEATS else -1)
        except IllegalAction as error:
            raise BrokenSave(f"Line {number} of the log, {line!r}, cannot be played: {error}") from error
        self._commit(action, actor)
