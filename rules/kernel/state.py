"""A State is a position with the rest of the game on its stack."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from rules.kernel import codec, soundness
from rules.kernel.chance import advanced, mixed, seeded, shuffle
from rules.kernel.flow import Decision, Frame, Together, Unfinished
from rules.kernel.values import Action, Event, RulesError, Seat, SetupError, heard_by

if TYPE_CHECKING:
    from rules.kernel.game import Game

T = TypeVar("T")


class Unknown(Exception):
    """Raised in a preview at the point where something would be revealed."""


@dataclass(slots=True, kw_only=True, eq=False)
class State:
    """A position of any game. Fields are numbers, names and tuples, or flat lists of these.

    A game subclasses it with ``@codec.copied`` and ``@dataclass(slots=True, kw_only=True, eq=False)``
    and fills in ``redeal``, ``view``, ``scores`` and ``winners``. No list is as long as a list of cards that
    may grow, and a field that comes later is marked so: saves that do not need either keep their digests.
    """

    #: The game whose positions these are.
    game: ClassVar["Game"]

    seats: int
    chance: int
    #: By which rulings of its game it is played (see ``Game.rulings``).
    rulings: int = field(default=1, metadata={"later": True})
    stack: list[Frame] = field(default_factory=list)
    #: Where events go, if anybody listens.
    sink: list[Event] | None = field(default=None, metadata={"kept": False})
    #: Set as soon as new information appears: undo does not go past it.
    revealed: bool | None = field(default=None, metadata={"kept": False})
    #: Set in a preview: stop where new information would appear.
    certain: bool | None = field(default=None, metadata={"kept": False})
    listed: tuple[Action, ...] | None = field(default=None, metadata={"kept": False})

    # What the table asks.

    @property
    def decision(self) -> Decision[Any] | None:
        """Give the next decision to answer; None: the game is over, or this is only a moment of it."""
        if not self.stack:
            return None
        top = self.stack[-1]
        if isinstance(top, Together):
            return top.first()
        return top if isinstance(top, Decision) else None

    @property
    def over(self) -> bool:
        """Say whether the game is over and everything is open; a moment that is only looked at never is."""
        return not self.stack

    def decisions(self) -> tuple[Decision[Any], ...]:
        """Give every decision that may be answered now: one, or several of a Together."""
        top = self.stack[-1] if self.stack else None
        if isinstance(top, Together):
            return top.waiting()
        return (top,) if isinstance(top, Decision) else ()

    def options(self, seat: Seat | None = None) -> tuple[Action, ...]:
        """List what may be played: the only source of legality. Empty only when nothing is asked."""
        if seat is None:
            if self.listed is None:
                decision = self.decision
                self.listed = tuple(decision.options(self)) if decision else ()
            return self.listed
        self.insist_seat(seat)
        for decision in self.decisions():
            if decision.seat == seat:
                return tuple(decision.options(self))
        return ()

    def insist_seat(self, seat: Seat) -> None:
        """Refuse a seat that is not at this table."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise RulesError(f"There is no seat {seat!r} here; the seats are 0 to {self.seats - 1}")

    def apply(self, action: Action, seat: Seat | None = None) -> None:
        """Play one of the options. Trusts its caller; ``Match.play`` does not."""
        stack = self.stack
        top: Any = stack.pop()
        self.listed = None
        if type(top) is Together:
            self.tell("answered", top.first().seat if seat is None else seat)
            top = top.answered(action, seat)
            if None in top.answers:
                stack.append(top)
                return
            self.reveal()
            top.resolve(self)
        else:
            top.resolve(self, action)
        self.proceed()

    def clone(self) -> Self:
        """Make a copy that shares nothing mutable (``codec.copied`` writes it)."""
        raise NotImplementedError

    def moment(self) -> Self:
        """Make a copy in the middle of an action, to look at: it is not over, even with an empty stack."""
        twin = self.clone()
        if not twin.stack:
            twin.stack.append(Unfinished())
        return twin

    def foreseen(self, action: Action, seat: Seat) -> tuple[list[Event], Self]:
        """Tell what an option would bring for certain, and give the position up to there, to look at.

        Nobody is asked there if something unknown would come first; only this seat may look.
        """
        twin = self.clone()
        twin.certain, twin.sink = True, []
        events = twin.sink
        try:
            twin.apply(action, seat)
        except Unknown:
            twin.stack.append(Unfinished())
        return heard_by(events, seat), twin.moment()

    def view(self, seat: Seat | None) -> Any:
        """Give all that this seat (None: a spectator) may know."""
        raise NotImplementedError

    def closed(self, seat: Seat) -> Self | None:
        """Give the position without what only this seat has seen; None: without that it cannot decide."""
        return None

    def imagine(self, seat: Seat, seed: int) -> Self:
        """Give a whole state this seat could believe in, with other dice ahead."""
        self.insist_seat(seat)
        twin = self.clone()
        twin.chance = seeded(seed)
        twin.redeal(seat)
        if twin.stack and isinstance(top := twin.stack[-1], Together):
            twin.stack[-1] = top.guessed(twin, seat)
        twin.revealed = None
        return twin

    def redeal(self, seat: Seat) -> None:
        """Deal anew what this seat cannot know."""
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        """Give the points of each seat as they stand."""
        raise NotImplementedError

    def tie_break(self, seat: Seat) -> int:
        """Give what decides between equal points, where more is better; equals there share the victory."""
        return 0

    def winners(self) -> tuple[Seat, ...]:
        """Name who would win if the game ended now; nobody if nobody lives."""
        fallen, scores = self.fallen(), self.scores()
        ranks = {
            seat: (scores[seat], self.tie_break(seat)) for seat in range(self.seats) if seat not in fallen
        }
        best = max(ranks.values(), default=None)
        return tuple(seat for seat, rank in ranks.items() if rank == best)

    def fallen(self) -> frozenset[Seat]:
        """Name who would not live to count their points if the game ended now."""
        return frozenset()

    def breakdown(self, seat: Seat) -> dict[str, int]:
        """Tell what made up the score of a seat, by source."""
        raise NotImplementedError

    def check(self) -> None:
        """Refuse what cannot be, such as a piece that was lost, by a ValueError that says it."""
        raise NotImplementedError

    def changed(self, **changes: Any) -> Self:
        """Give the position with other values in some of its fields, up to the next question.

        This is how tests and puzzles build theirs: a field that does not exist, a piece lost or invented, a
        ``stack`` that cannot be played raise SetupError.
        """
        names = codec.kept_fields(type(self))
        if strange := [name for name in changes if name not in names]:
            raise SetupError(f"A position has no field {strange[0]!r}; it has {', '.join(names)}")
        twin = self.clone()
        try:
            for name, value in changes.items():
                setattr(twin, name, list(value) if name in codec.list_fields(type(self)) else value)
            soundness.check_whole(twin)
            twin.proceed()
            soundness.check(twin)
        except soundness.FAULTS as error:
            raise SetupError(f"There is no such position: {error}") from error
        return twin

    def to_json(self) -> dict[str, Any]:
        """Write the position down."""
        return codec.state_to_json(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Read a position back."""
        return codec.state_from_json(cls, data)

    def digest(self) -> str:
        """Give a short fingerprint, the same in every process."""
        return codec.digest(self.to_json())

    # What the rules use.

    def push(self, *frames: Frame) -> None:
        """Put work on the stack; the first frame given is done first."""
        self.stack.extend(reversed(frames))

    def proceed(self) -> None:
        """Run steps, and decisions that leave no choice, until a seat has to be asked."""
        stack = self.stack
        while stack:
            top: Any = stack[-1]
            if not top.asks:
                stack.pop().run(self)  # type: ignore[union-attr]
            elif type(top) is Together or not top.forced:
                return
            else:
                options = tuple(top.options(self))
                if len(options) > 1:
                    self.listed = options
                    return
                stack.pop()
                top.resolve(self, options[0])

    def tell(self, kind: str, seat: Seat | None = None, *data: object, only: Seat | None = None) -> None:
        """Report something to the table."""
        if self.sink is not None:
            self.sink.append(Event(kind, seat, data, only))

    def reveal(self) -> None:
        """Say that new information appears from here on."""
        if self.certain:
            raise Unknown
        self.revealed = True

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""
        if not self.revealed:
            self.reveal()
        self.chance = advanced(self.chance)
        return (mixed(self.chance) * n) >> 64

    def seat_wished(self, wish: str) -> Seat:
        """Give the seat of a wish such as ``seat_2``, or draw one for ``random``."""
        return self.below(self.seats) if wish == "random" else int(wish.removeprefix("seat_"))

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Give the items in random order."""
        if not self.revealed:
            self.reveal()
        pile = list(items)
        self.chance = shuffle(pile, self.chance)
        return tuple(pile)
