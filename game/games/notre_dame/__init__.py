"""Notre Dame on the screen: its board and its hand, what it says, what it teaches."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.games.notre_dame.sounds import CUES
from game.games.notre_dame.words import about
from game.games.notre_dame.words.options import OPTIONS, PRESETS
from game.games.presentation import Presentation

if TYPE_CHECKING:
    import pygame

    from game.table.desk import Desk
    from game.table.ledger import Ledger
    from game.table.lesson_script import Course
    from game.table.rule_cards import RuleCards
    from game.words.telling import Book


def _book() -> "Book":
    from game.games.notre_dame.book import BOOK

    return BOOK


def _desk() -> "type[Desk[Any]]":
    from game.games.notre_dame.desk import NotreDameDesk

    return NotreDameDesk


def _ledger() -> "type[Ledger]":
    from game.games.notre_dame.ledger import NotreDameLedger

    return NotreDameLedger


def _lessons() -> "Course":
    from game.games.notre_dame.lessons import COURSE

    return COURSE


def _rulebook() -> "RuleCards":
    from game.games.notre_dame.rule_cards import RULES

    return RULES


def _boards() -> "Iterable[tuple[str, pygame.Surface]]":
    from game.games.notre_dame.gallery import boards

    return boards()


PRESENTATION = Presentation(
    key="notre_dame",
    idea=about.IDEA,
    minutes=75,
    door="title/door_notre_dame",
    icon="bell",
    options=OPTIONS,
    presets=PRESETS,
    worth="new_persons",
    cues=CUES,
    wins=about.WINS,
    win_together=about.WIN_TOGETHER,
    others=about.OTHERS,
    favourites=about.FAVOURITES,
    portraits="person",
    book=_book,
    desk=_desk,
    ledger=_ledger,
    lessons=_lessons,
    rulebook=_rulebook,
    boards=_boards,
)
