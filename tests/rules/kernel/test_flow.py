"""Frames on the stack: what several seats decide together is carried out in seat order."""

from typing import Any

from rules import GAMES
from rules.kernel import Action, Decision, Match, State, Step, Together, frame


@frame
class Note(Step[Any]):
    """Tells who came here."""

    seat: int

    def run(self, state: State) -> None:
        state.tell("passed_bribe", self.seat)


@frame
class Choose(Decision[Any]):
    """Offers two things that lead to the same."""

    forced = False

    def options(self, state: State) -> list[Action]:
        return [Action("left"), Action("right")]

    def resolve(self, state: State, action: Action) -> None:
        state.push(Note(self.seat), Note(self.seat + 10))


def test_what_the_answers_push_runs_in_seat_order() -> None:
    match = Match(GAMES["notre_dame"], 3, 1)
    match.state.stack[:] = [Note(99), Together.ask(Choose(seat) for seat in range(3))]
    match.play("left", 2)
    match.play("right", 0)
    events = match.play("left", 1)
    assert [event.seat for event in events if event.kind == "passed_bribe"] == [0, 10, 1, 11, 2, 12, 99]


def test_every_answer_is_told_but_not_what_it_was() -> None:
    match = Match(GAMES["notre_dame"], 3, 1)
    option = match.state.options(1)[0]
    (event,) = match.play(option, 1)
    assert (event.kind, event.seat, event.data, event.only) == ("answered", 1, (), None)
