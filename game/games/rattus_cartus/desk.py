"""Rattus Cartus on the table: the street of the day, the influence below it, the nun row beside it."""

from game.drawing.page import Box, Page, around
from game.drawing.theme import TEXT_SIZES, Sizes
from game.games.rattus_cartus.answers import RattusCartusAnswers
from game.games.rattus_cartus.board import RattusCartusBoard, size
from game.games.rattus_cartus.hand import RattusCartusHand
from game.games.rattus_cartus.leaf import RattusCartusLeaf
from game.games.rattus_cartus.panel import RattusCartusPanel
from game.games.rattus_cartus.sentences import BOOK
from game.games.rattus_cartus.stage import STAGED, RattusCartusStage
from game.games.rattus_cartus.story import BRISK, RECKONED, paced
from game.table.desk import Desk
from game.table.layout import Layout
from game.table.setting import Mark, Setting
from game.table.story import Telling
from rules.rattus_cartus.view import View


class RattusCartusDesk(Desk[View]):
    """One game of Rattus Cartus."""

    book = BOOK
    board: RattusCartusBoard
    hand: RattusCartusHand
    board_size = size(TEXT_SIZES["table"])
    telling = Telling(
        quiet=frozenset({"town", "answered", "laid", "put_away", "row_cleared"}) | RECKONED,
        fleeting=frozenset({"showed", "laid_all"}),
        headings=frozenset(
            {"supported", "passed", "entered", "laid_all", "action", "declined", "robbed", "piped", "gave"}
            | {"no_rat_to_pipe", "last_premium"}
        ),
        noted=frozenset(
            {"row", "last_round", "rats", "robbed", "no_rat_to_pipe", "piped", "gave", "action", "took"}
            | {"tokens", "last_premium", "reshuffled", "drew", "looked", "declined", "opened", "showed"}
            | {"influence"}
        ),
        staged=STAGED,
        brisk=BRISK,
        paced=paced,
        told_after=True,
        private=frozenset({"looked"}),
    )

    def __init__(self, setting: Setting[View]) -> None:
        self.hand, panel = RattusCartusHand(setting), RattusCartusPanel(setting)
        self.board, self.panel = RattusCartusBoard(setting, self.hand.rack, panel.context), panel
        self.answers = RattusCartusAnswers(setting, self.board, self.hand)
        self.stage, self.leaf = RattusCartusStage(setting, self.board), RattusCartusLeaf(setting)

    @classmethod
    def laid_out(cls, page: Page, seats: int, sizes: Sizes) -> Layout:
        """Let the influence take less room where it is told in numbers, and the hand more."""
        return Layout.of(page, size(sizes), seats, folded=sizes.sofa)

    def found(self, mark: Mark) -> Box | None:
        """Find what a lesson points at in town; None if it is not there."""
        kind, *names = mark
        if kind == "track":
            return self.board.tracks.rows[str(names[0])].inset(0, 5)
        if kind == "premium":
            placard = self.board.town.placed(f"placard_{names[0]}")
            return Box(*placard[:3], placard.h - self.board.town.support(int(names[0])).h)
        if kind == "visitor":
            stand = self.board.view.players[int(names[0])].stand
            return self.board.town.visit(stand) if stand else None
        tracks = self.board.tracks
        parts = {
            "street": self.board.town.box,
            "tracks": tracks.box,
            "points": tracks.points,
            "nuns": around(self.board.context.nuns),
            "odds": self.board.rack.private,
        }
        return parts.get(str(kind))
