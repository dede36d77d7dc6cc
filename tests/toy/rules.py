"""The rules of Pebbles: whoever takes the most out of a sack wins. They bring no judge."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules.kernel import Action, Choice, Contents, Decision, Game, Seat, State, copied, frame
from rules.kernel.data import insist, lengths

PEBBLES = (1, 1, 1, 2, 2, 3) * 2
ONE, TWO = Action("take", 1), Action("take", 2)


class View(NamedTuple):
    """What everybody may know: the order of the sack is nobody's."""

    seat: Seat | None
    round: int
    left: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    #: The points of all seats after every round.
    timeline: tuple[tuple[int, ...], ...]


@copied
@dataclass(slots=True, kw_only=True, eq=False)
class Pebbles(State):
    """A position: the sack, and the points of each seat."""

    sack: tuple[int, ...]
    points: list[int]
    timeline: list[tuple[int, ...]]

    def view(self, seat: Seat | None) -> View:
        """Give all that this seat may know."""
        winners = self.winners() if self.over else ()
        return View(seat, len(self.timeline), len(self.sack), self.scores(), winners, tuple(self.timeline))

    def redeal(self, seat: Seat) -> None:
        """Shake the sack."""
        self.sack = self.shuffled(self.sack)

    def scores(self) -> tuple[int, ...]:
        """Give the points of each seat."""
        return tuple(self.points)

    def breakdown(self, seat: Seat) -> dict[str, int]:
        """Tell that all points are pebbles."""
        return {"pebbles": self.points[seat]}

    def check(self) -> None:
        """Refuse a position in which a pebble is lost."""
        lengths(self.seats, points=self.points)
        insist(sum(self.sack) + sum(self.points) <= sum(PEBBLES), "a pebble was invented")


@frame
class Take(Decision[Pebbles]):
    """Take one pebble, or two of which the smaller goes back into the box."""

    def options(self, state: Pebbles) -> Sequence[Action]:
        """List what the sack still holds."""
        return (ONE, TWO)[: len(state.sack)]

    def resolve(self, state: Pebbles, action: Action) -> None:
        """Draw; the next seat follows while there is anything left."""
        state.reveal()
        best = max(state.sack[: action.number])
        state.sack = state.sack[action.number :]
        state.points[self.seat] += best
        state.tell("took", self.seat, best)
        if not state.sack or self.seat == state.seats - 1:
            state.timeline.append(state.scores())
        if state.sack:
            state.push(Take((self.seat + 1) % state.seats))


def deal(seats: int, chance: int, options: Mapping[str, str]) -> Pebbles:
    """Fill the sack."""
    state = Pebbles(seats=seats, chance=chance, sack=(), points=[0] * seats, timeline=[])
    state.sack = state.shuffled(PEBBLES if options["sack"] == "full" else PEBBLES[::2])
    state.push(Take(0))
    return state


def _opened() -> Contents:
    return Contents(
        choices=(Choice("sack", ("full", "half"), "How long it lasts"),),
        presets={},
        state=Pebbles,
        deal=deal,
        events={"took": "takes {points}"},
    )


GAME = Game(key="pebbles", title="Pebbles", number=31, seats=range(2, 4), opened=_opened)
