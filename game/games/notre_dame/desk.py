"""Notre Dame on the table: Paris in the middle, the persons of the round beside it."""

from game.drawing.page import Box, around
from game.games.notre_dame.answers import NotreDameAnswers
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.hand import NotreDameHand
from game.games.notre_dame.panel import NotreDamePanel
from game.games.notre_dame.panel_persons import foot
from game.games.notre_dame.sentences import BOOK
from game.games.notre_dame.stage import STAGED, NotreDameStage
from game.table.desk import Desk, Mark, Setting
from game.table.story import Telling
from rules.notre_dame.view import View


class NotreDameDesk(Desk[View]):
    """One game of Notre Dame."""

    book = BOOK
    board: NotreDameBoard
    answers: NotreDameAnswers
    telling = Telling(
        quiet=frozenset({"dealt", "kept", "received", "answered", "persons", "cast", "passed"}),
        headings=frozenset({"card", "bribe", "in_vain", "passed_bribe", "stayed", "left_message"}),
        # A card that somebody else plays is theirs, whoever it came from.
        merely_named=frozenset({"card"}),
        staged=STAGED,
    )

    def __init__(self, setting: Setting[View]) -> None:
        self.board, self.hand = NotreDameBoard(setting), NotreDameHand(setting)
        self.panel, self.answers = NotreDamePanel(setting), NotreDameAnswers(setting, self.board)
        self.stage = NotreDameStage(setting, self.board)

    def found(self, mark: Mark) -> Box | None:
        """Find for a lesson the board, the rats of the round, or the harbour or the quarter of a seat."""
        kind, *names = mark
        if kind == "board":
            return self.board.paris.box
        if kind == "plague":
            return foot(self.board.layout.context)
        home = self.board.view.quarters[int(names[0])].home
        if kind == "harbour":
            return self.board.paris.harbour(home)
        layers = [self.board.paris.placed(layer) for layer in ("sector", "market")]
        return around([box for layer in layers for name, box in layer.items() if name.endswith(f"_{home}")])
