"""Frames: what is left to do, as values on a stack. A Step runs by itself, a Decision asks a seat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar, dataclass_transform

from rules.kernel.values import Action, Seat

if TYPE_CHECKING:
    from rules.kernel.state import State

S = TypeVar("S", bound="State")
T = TypeVar("T")

FRAMES: dict[str, type[Any]] = {}


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a class a value. The type checker keeps it frozen: real locks double the time to make one."""
    return dataclass(unsafe_hash=True, slots=True)(cls)


@dataclass_transform(frozen_default=True)
def frame(cls: type[T]) -> type[T]:
    """Make a class a frame: a slotted value, known to the codec under its game and name."""
    made = value(cls)
    name = frame_name(made)
    assert name not in FRAMES, f"two frames are called {name}"
    FRAMES[name] = made
    return made


def frame_name(cls: type[Any]) -> str:
    """Name a frame class the way saves do, such as ``notre_dame.Drive``."""
    return f"{package(cls)}.{cls.__name__}"


def package(cls: type[Any]) -> str:
    """Name the package that a class is of: one of ``rules``, or one from elsewhere."""
    return cls.__module__.removeprefix("rules.").partition(".")[0]


class Step(Generic[S]):
    """A frame that runs by itself."""

    __slots__ = ()
    asks: ClassVar[bool] = False

    def run(self, state: S) -> None:
        """Do it; push whatever has to follow."""
        raise NotImplementedError


@frame
class Unfinished(Step["State"]):
    """Stands for whatever is still to be done in the middle of an action."""

    def run(self, state: "State") -> None:
        """Do nothing: a moment that is looked at is not played on."""


@value
class Decision(Generic[S]):
    """A frame that asks one seat to pick one of its options."""

    seat: Seat

    asks: ClassVar[bool] = True
    #: A lone option is taken without asking. False where that alone would tell a secret.
    forced: ClassVar[bool] = True
    #: The other seats must not see the options.
    secret: ClassVar[bool] = False

    def halfway(self, state: S) -> bool:
        """Say whether this is a step of a choice that was begun, so that one may want to take that back."""
        return False

    def options(self, state: S) -> Sequence[Action]:
        """List what may be picked: never empty, always in the same order."""
        raise NotImplementedError

    def resolve(self, state: S, action: Action) -> None:
        """Carry out one of the options."""
        raise NotImplementedError


@value
class FollowUp(Decision[S]):
    """A step of something begun, so that one may want to take back how it began."""

    def halfway(self, state: S) -> bool:
        """Say that it is."""
        return True


@frame
class Together:
    """Decisions that several seats take at the same time; resolved in seat order when all have answered."""

    decisions: tuple[Decision[Any], ...]
    #: One for each decision; None where the seat has not answered yet.
    answers: tuple[Action | None, ...]

    asks: ClassVar[bool] = True

    @classmethod
    def ask(cls, decisions: Iterable[Decision[Any]]) -> "Together":
        """Ask these decisions at the same time."""
        asked = tuple(decisions)
        assert asked, "nobody is asked"
        return cls(asked, (None,) * len(asked))

    def first(self) -> Decision[Any]:
        """Give the first decision still without an answer."""
        return self.decisions[self.answers.index(None)]

    def waiting(self) -> tuple[Decision[Any], ...]:
        """Give all decisions still without an answer."""
        return tuple(d for d, answer in zip(self.decisions, self.answers, strict=True) if answer is None)

    def answered(self, action: Action, seat: Seat | None) -> "Together":
        """Note the answer of a seat (None: the first that has not answered)."""
        answers = self.answers
        if seat is None:
            place = answers.index(None)
        else:
            place = [decision.seat for decision in self.decisions].index(seat)
        return Together(self.decisions, (*answers[:place], action, *answers[place + 1 :]))

    def withdrawn(self, seat: Seat) -> "Together":
        """Take back the answer of a seat."""
        pairs = zip(self.decisions, self.answers, strict=True)
        return Together(self.decisions, tuple(None if d.seat == seat else answer for d, answer in pairs))

    def resolve(self, state: "State") -> None:
        """Carry out all answers, and what they push, in seat order."""
        base = len(state.stack)
        pushed = []
        for decision, answer in zip(self.decisions, self.answers, strict=True):
            assert answer is not None
            decision.resolve(state, answer)
            pushed.append(state.stack[base:])
            del state.stack[base:]
        for frames in reversed(pushed):
            state.stack += frames

    def guessed(self, state: "State", seat: Seat) -> "Together":
        """Replace the answers this seat cannot know by random ones."""
        guesses: list[Action | None] = []
        for decision, answer in zip(self.decisions, self.answers, strict=True):
            if answer is not None and decision.seat != seat:
                options = decision.options(state)
                answer = options[state.below(len(options))]
            guesses.append(answer)
        return Together(self.decisions, tuple(guesses))


Frame: TypeAlias = Step[Any] | Decision[Any] | Together
