"""Notre Dame on the table: Paris in the middle, the persons of the round beside it."""

from game.drawing.page import Box, Page
from game.drawing.theme import Sizes
from game.games.notre_dame.answers import NotreDameAnswers
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.board_cuts import CATHEDRAL, STRIP
from game.games.notre_dame.hand import OVER, NotreDameHand
from game.games.notre_dame.leaf import NotreDameLeaf
from game.games.notre_dame.panel import NotreDamePanel
from game.games.notre_dame.panel_persons import foot
from game.games.notre_dame.sentences import BOOK
from game.games.notre_dame.stage import BRIEFLY, STAGED, NotreDameStage
from game.games.notre_dame.stage_round import paced
from game.table.desk import Desk
from game.table.layout import GAP, Layout
from game.table.setting import Mark, Setting
from game.table.story import Telling
from rules.notre_dame.view import View

#: Up to so many seats have larger quarters across the room.
THREE = 3


class NotreDameDesk(Desk[View]):
    """One game of Notre Dame."""

    book = BOOK
    board: NotreDameBoard
    answers: NotreDameAnswers
    telling = Telling(
        quiet=frozenset({"dealt", "kept", "received", "answered", "persons", "cast", "passed"}),
        implied=frozenset({"round_over"}),
        headings=frozenset({"card", "bribe", "in_vain", "passed_bribe", "stayed", "left_message"})
        | {"confidant", "spied"},
        # A card that somebody else plays is theirs, whoever it came from.
        merely_named=frozenset({"card"}),
        staged=STAGED,
        # Points are seen to come, to oneself too.
        noted=frozenset({"prestige"}),
        weighty=frozenset({"plague", "payout"}),
        loud=frozenset({"plague"}),
        louder=BRIEFLY,
        paced=paced,
        told_after=True,
    )

    def __init__(self, setting: Setting[View]) -> None:
        self.board, self.hand = NotreDameBoard(setting), NotreDameHand(setting)
        self.panel, self.answers = NotreDamePanel(setting), NotreDameAnswers(setting, self.board)
        self.stage, self.leaf = NotreDameStage(setting, self.board), NotreDameLeaf(setting, self.board)

    @classmethod
    def laid_out(cls, page: Page, seats: int, sizes: Sizes) -> Layout:
        """Give two or three quarters that are seen from afar the whole width: the persons stand above."""
        layout = super().laid_out(page, seats, sizes)
        return _without_rail(layout, page) if seats <= THREE and layout.folded else layout

    def found(self, mark: Mark) -> Box | None:
        """Find for a lesson the board, the rats of the round, or the harbour or the quarter of a seat."""
        kind, *names = mark
        if kind == "board":
            return self.board.paris.box
        if kind == "plague":
            return foot(self.board.layout, self.board.sizes)
        home = self.board.view.quarters[int(names[0])].home
        if kind == "harbour":
            return self.board.paris.tally(home)
        return self.board.paris.quarter(home)


def _without_rail(layout: Layout, page: Page) -> Layout:
    """Let board and tray reach to the right edge of the page, with the persons above."""
    left = layout.seats.right + GAP
    # Cards stand a little over the edge of the tray.
    board = Box(left, layout.board.y, page.width - left - GAP, layout.board.h - OVER + GAP)
    tray = Box(board.x, layout.tray.y, board.w, layout.tray.h)
    persons = Box(board.x, board.y + 2, board.w - CATHEDRAL - GAP, STRIP - GAP - 4)
    return layout._replace(board=board, tray=tray, context=persons, log=persons)
