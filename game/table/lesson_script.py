"""Lessons as data: what a step says and points at, what the pupil does, and what the others do then."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.drawing.theme import TINCTURES
from game.session.plan import NAMES, Plan, Player
from game.table.setting import Mark
from rules import Match
from rules.kernel import Action, Seat

#: The seat of whoever learns; the other one is played by the script, and by an apprentice in the end.
PUPIL = 0


class Step(NamedTuple):
    """One thing to read, or to do. Its words stand in the table of its game under its name."""

    name: str
    #: What is pointed at; nothing: the thing that is to be picked.
    at: Mark = ()
    #: The action that is waited for, as saves write it; nothing: the step is only read.
    play: str = ""
    #: What happens then, as a script.
    then: str = ""


class Chapter(NamedTuple):
    """Some steps on a seeded match; ``before`` is what was played until the chapter begins, as a script."""

    game: str
    number: int
    seed: int
    before: str
    steps: tuple[Step, ...]

    @property
    def plan(self) -> Plan:
        """Seat the pupil beside an apprentice."""
        players = (
            Player(NAMES[0], TINCTURES[0], secrecy="open"),
            Player(NAMES[1], TINCTURES[1], bot="apprentice"),
        )
        return Plan(self.game, players, {"first_player": f"seat_{PUPIL}"}, self.seed)

    def position(self, step: int) -> Match:
        """Deal, and play everything up to the beginning of a step."""
        match = self.plan.deal()
        for seat, action in moves(self.played(step)):
            match.play(action, seat)
        return match

    def played(self, step: int) -> str:
        """Write everything that was played until a step begins, as a script."""
        parts = [self.before]
        for done in self.steps[:step]:
            parts += [f"{PUPIL} {done.play}" if done.play else "", done.then]
        return "; ".join(part for part in parts if part)


class Course(NamedTuple):
    """The lessons of a game and their words: by chapter its title and what it is about, by step its note."""

    chapters: tuple[Chapter, ...]
    titles: Mapping[int, str]
    about: Mapping[int, str]
    notes: Mapping[str, str]
    #: By step the kind answer to whoever picks something else.
    reasons: Mapping[str, str]


def moves(script: str) -> Iterator[tuple[Seat, Action]]:
    """Read a script: a seat and its action, then a semicolon."""
    for line in script.split(";") if script else ():
        seat, _, action = line.strip().partition(" ")
        yield int(seat), Action.parse(action)
