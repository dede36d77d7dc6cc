"""What one game brings beside its rules: everything that another part of the program asks by game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from game.words import result, shared
from game.words.texts import Entry, Option

if TYPE_CHECKING:
    import pygame

    from game.table.desk import Desk
    from game.table.ledger import Ledger
    from game.table.lesson_script import Course
    from game.table.rule_cards import RuleCards
    from game.words.telling import Book
    from rules.kernel import State


def late(module: str, name: str) -> Callable[[], Any]:
    """Give something of a module that is imported when it is first called for."""
    return lambda: getattr(import_module(module), name)


#: For a game that brings no ledger of its own.
PLAIN_LEDGER = late("game.table.ledger", "Ledger")


def _uncrowded(state: "State") -> "Iterable[State]":
    """Give the position as it is, for a game that never gets crowded."""
    return (state,)


@dataclass(frozen=True, kw_only=True)
class Presentation:
    """One game as people meet it; what is large is called for, and loaded when it is first needed."""

    #: The same as in the rules.
    key: str
    #: What the game is about, in a line, and how long it takes.
    idea: str
    minutes: int
    #: What it says, and what it brings to the table.
    book: "Callable[[], Book]"
    desk: "Callable[[], type[Desk[Any]]]"
    #: The picture of its door, and an icon.
    door: str = "title/rats_bell"
    icon: str = "dice"
    #: The words of what a table may agree on, and of the editions.
    options: Mapping[str, Option] = field(default_factory=dict)
    presets: Mapping[str, Entry] = field(default_factory=dict)
    #: The option that tells most about how a game was played: an expansion, or the cards that were in it.
    worth: str = ""
    #: What is heard, by the kind of event.
    cues: Mapping[str, str] = field(default_factory=dict)
    #: How points are told: who wins, and rows of the tally that there is no room for.
    ledger: "Callable[[], type[Ledger]]" = PLAIN_LEDGER
    wins: str = shared.WINS
    win_together: str = shared.SHARED_WIN
    others: str = result.OTHERS
    #: What people like to turn to: its heading, the folder of its portraits, how high these are to be picked.
    favourites: str = ""
    portraits: str = ""
    portrait_height: float = 124
    #: What is to be learned, and to be looked up.
    lessons: "Callable[[], Course] | None" = None
    rulebook: "Callable[[], RuleCards] | None" = None
    #: Gives positions as crowded as can be, made from one of a match.
    crowded: "Callable[[], Callable[[Any], Iterable[State]]]" = lambda: _uncrowded
    #: Boards to judge before a game fills them: empty, and as full as they can get, each with its name.
    boards: "Callable[[], Callable[[], Iterable[tuple[str, pygame.Surface]]]]" = lambda: tuple
