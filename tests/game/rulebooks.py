"""The rulebook as tests open it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict

from game.program.app import App
from game.scenes.rulebook import Rulebook
from game.scenes.rulebook_page import rules_of
from game.scenes.rulebook_rows import CardRow, ChapterRow
from game.store.settings import Settings
from game.widgets.button import Button
from rules import GAMES

ALL = [rule for game in GAMES for rule in rules_of(game).cards]


@contextmanager
def shelf() -> Iterator[App]:
    """Give a program for books, and leave everything as it was."""
    built = App((1280, 720))
    yield built
    while built.scenes:
        built.pop()
    built.change(**asdict(Settings()))


def opened(app: App, game: str = "notre_dame", key: str = "", **options: str) -> Rulebook:
    """Open the book with nothing below it."""
    book = Rulebook(game, key, options or None)
    app.push(book)
    return book


def line(book: Rulebook, key: str) -> Button:
    """Find the line of a card, or of a chapter, among the buttons that show."""
    for button in book.buttons:
        if isinstance(button, CardRow) and button.card.key == key:
            return button
        if isinstance(button, ChapterRow) and button.chapter == key:
            return button
    raise AssertionError(f"{key} does not show")
