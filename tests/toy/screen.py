"""Pebbles on the screen: its record, with a book, a board and a page of rules."""

from typing import Any

from game.drawing.canvas import Canvas
from game.drawing.text import HEADING
from game.games.presentation import Presentation
from game.table.desk import Board, Desk, Panel
from game.table.ledger import Ledger
from game.table.rule_cards import RuleCards
from game.table.setting import Moment, Score, Setting
from game.words import Tongue
from game.words.telling import Book, Names
from game.words.texts import Entry, Option, Plural
from rules.kernel import Seat
from tests.toy.rules import GAME, Take, View


def _word(_say: Tongue, _name: str, value: Any, _seats: Names) -> object:
    return "Pebbles" if value == "pebbles" else value


BOOK = Book(
    GAME,
    prompts={Take: "take one pebble, or two and keep the larger"},
    events={"took": Plural("takes {points} point", "takes {points} points", "points")},
    labels={"take": Plural("{number} pebble", "{number} pebbles", "number")},
    word=_word,
)
RULES = RuleCards("pebbles", {"aim": "The aim"}, {"aim": {"idea": Entry("Pebbles", "Take the most.")}})
SACK = Option(
    "The sack", "How long it lasts.", {"full": Entry("Full", "Long."), "half": Entry("Half", "Short.")}
)


class PebblesBoard(Board[View]):
    """A number where others have a board."""

    def paint_under(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Write how many pebbles are left."""
        canvas.text(str(moment.now.left), self.layout.board, 200, face=HEADING, across="centre")


class PebblesPanel(Panel[View]):
    """Names and points."""

    def score(self, view: View, seat: Seat) -> Score:
        """Count the points."""
        return Score("icons/coin", view.scores[seat])


class PebblesDesk(Desk[View]):
    """Nothing but a board and points: options are strips."""

    book = BOOK

    def __init__(self, setting: Setting[View]) -> None:
        super().__init__(setting)
        self.board = PebblesBoard(setting)
        self.panel = PebblesPanel(setting)


class PebblesLedger(Ledger):
    """All points are pebbles."""

    sources = ("pebbles",)

    def picture(self, source: str, words: str) -> str:
        """Show a coin."""
        return "icons/coin"


PRESENTATION = Presentation(
    key=GAME.key,
    idea="Take the most out of the sack",
    minutes=1,
    options={"sack": SACK},
    book=lambda: BOOK,
    desk=lambda: PebblesDesk,
    ledger=lambda: PebblesLedger,
    rulebook=lambda: RULES,
)
