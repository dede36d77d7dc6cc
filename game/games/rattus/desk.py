"""Rattus on the table: Europe in the middle, its six characters below, the plague beside it."""

from game.drawing.page import Box, around
from game.games.rattus.answers import RattusAnswers
from game.games.rattus.board import RattusBoard
from game.games.rattus.board_map import SIZE
from game.games.rattus.hand import RattusHand
from game.games.rattus.leaf import RattusLeaf
from game.games.rattus.panel import RattusPanel
from game.games.rattus.sentences import BOOK
from game.games.rattus.stage import RattusStage
from game.games.rattus.story import TELLING
from game.table.desk import Desk
from game.table.setting import Mark, Setting
from rules.rattus.view import View


class RattusDesk(Desk[View]):
    """One game of Rattus."""

    book = BOOK
    board_size = SIZE
    telling = TELLING

    board: RattusBoard

    def __init__(self, setting: Setting[View]) -> None:
        hand = RattusHand(setting)
        self.hand, self.board = hand, RattusBoard(setting, hand.places)
        self.panel, self.answers = RattusPanel(setting, self.board), RattusAnswers(setting, self.board)
        self.stage, self.leaf = RattusStage(setting, self.board), RattusLeaf(setting, self.board)

    def found(self, mark: Mark) -> Box | None:
        """Find the board, the plague, the castle or the cards for a lesson."""
        if mark[0] == "board":
            return self.board.map.box
        if mark[0] == "plague":
            return self.board.map.reaper(self.board.view.plague)
        if mark[0] == "castle":
            return self.board.map.placed("castle")["castle"]
        return around(list(self.board.cards.values())) if mark[0] == "cards" else None
