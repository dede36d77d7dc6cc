"""Rattus Cartus on the screen: its board and its hand, what it says, what it teaches."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.games.presentation import Presentation
from game.games.rattus_cartus.sounds import CUES
from game.games.rattus_cartus.words import about
from game.games.rattus_cartus.words.options import OPTIONS, PRESETS

if TYPE_CHECKING:
    import pygame

    from game.table.desk import Desk
    from game.table.ledger import Ledger
    from game.table.lesson_script import Course
    from game.table.rule_cards import RuleCards
    from game.words.telling import Book


def _book() -> "Book":
    from game.games.rattus_cartus.book import BOOK

    return BOOK


def _desk() -> "type[Desk[Any]]":
    from game.games.rattus_cartus.desk import RattusCartusDesk

    return RattusCartusDesk


def _ledger() -> "type[Ledger]":
    from game.games.rattus_cartus.ledger import RattusCartusLedger

    return RattusCartusLedger


def _lessons() -> "Course":
    from game.games.rattus_cartus.lessons import COURSE

    return COURSE


def _rulebook() -> "RuleCards":
    from game.games.rattus_cartus.rule_cards import RULES

    return RULES


def _boards() -> "Iterable[tuple[str, pygame.Surface]]":
    from game.games.rattus_cartus.gallery import boards

    return boards()


PRESENTATION = Presentation(
    key="rattus_cartus",
    idea=about.IDEA,
    minutes=45,
    door="title/door_rattus_cartus",
    icon="crown",
    options=OPTIONS,
    presets=PRESETS,
    worth="buildings",
    cues=CUES,
    wins=about.WINS,
    win_together=about.WIN_TOGETHER,
    favourites=about.FAVOURITES,
    portraits="buildings",
    portrait_height=132,
    book=_book,
    desk=_desk,
    ledger=_ledger,
    lessons=_lessons,
    rulebook=_rulebook,
    boards=_boards,
)
