"""The middle of the table: the street of the day with its visitors, and the influence below it."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot
from game.drawing.surface_cache import CUPBOARD
from game.drawing.theme import Sizes
from game.games.rattus_cartus import board_standings, board_street, story
from game.games.rattus_cartus.board_life import carts
from game.games.rattus_cartus.board_map import HIGH, WIDE, Town
from game.games.rattus_cartus.board_picks import Inviting
from game.games.rattus_cartus.board_standings import Standings
from game.games.rattus_cartus.board_tracks import Tracks
from game.games.rattus_cartus.cards import BACK
from game.games.rattus_cartus.explanations import cards_bring, offered
from game.games.rattus_cartus.hand_fan import Lip
from game.games.rattus_cartus.hand_rack import Rack
from game.games.rattus_cartus.panel_context import Context
from game.games.rattus_cartus.sentences import BOOK
from game.games.rattus_cartus.words.panel import NURSED
from game.games.rattus_cartus.words.table import TERMS
from game.table.desk import Board
from game.table.layout import BOARD
from game.table.passers import Passer
from game.table.setting import Moment, Place, Setting
from game.table.story import Beat
from game.widgets.button import Button, Deed, Strip
from game.words import Tongue
from rules.kernel import Action, Decision, Event, Seat
from rules.rattus_cartus.buildings import MayAct, Nurse
from rules.rattus_cartus.names import ROW
from rules.rattus_cartus.questions import phase
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.view import View

#: How high the sheet with the tracks is, and how far below the street it lies.
TRACKS, GAP = 270, 8


def size(sizes: Sizes) -> tuple[int, int]:
    """Say how wide and high the street is with the influence below it."""
    street, influence = round(BOARD[0] * HIGH / WIDE), round(board_standings.HIGH) if sizes.sofa else TRACKS
    return BOARD[0], street + GAP + influence


class RattusCartusBoard(Board[View]):
    """The town and the tracks; what ends a choice lies on the rack, and nun cards beside the town."""

    def __init__(self, setting: Setting[View], rack: Rack, context: Context) -> None:
        super().__init__(setting)
        self.rack, self.context = rack, context
        box = self.layout.board
        self.town = Town(box, ROW[len(self.view.players)], self.tinctures, self.sizes)
        sheet = Box(box.x, self.town.box.bottom + GAP, box.w, size(self.sizes)[1] - self.town.box.h - GAP)
        self.tracks: Tracks | Standings = (Standings if self.sizes.sofa else Tracks)(sheet, self.tinctures)

    # What it looks like.

    def passers(self) -> tuple[Passer, ...]:
        """Let a cart go by before the houses."""
        return tuple(carts(self.town, self.view))

    def paint_under(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Paint the street of this round and the sheet of influence, each made once."""
        view, say = moment.now, moment.say
        look = (say.language, canvas.page, canvas.sizes, canvas.look)
        town = ("street", self.town.plots, view.round, view.rounds, view.row)
        layer = CUPBOARD.fetched(
            (canvas.pictures, *town, *look), lambda: board_street.painted(canvas, self.town, view, say)
        )
        corner = self.town.box.inset(-board_street.MARGIN)
        canvas.surface.blit(layer, canvas.page.pixels(corner)[:2])
        sheet = ("tracks", self.tinctures)
        layer = CUPBOARD.fetched((canvas.pictures, *sheet, *look), lambda: self.tracks.painted(canvas, say))
        canvas.surface.blit(layer, canvas.page.pixels(self.tracks.box)[:2])
        self.tracks.paint_under(canvas, view, say)

    def pieces(self, view: View) -> list[Piece]:
        """Give the discs on the tracks, and the cards and discs in the street."""
        return [*self.tracks.pieces(view), *self.town.pieces(view)]

    def paint_over(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Write the numbers, and let the viewer's disc show where its cards will bring it."""
        view = moment.view
        self._draw_numbers(canvas, view)
        stand = view.players[view.seat].stand if view.seat is not None else None
        if view.seat is not None and stand and stand.influence and not stand.shown:
            self.tracks.draw_coming(canvas, view, view.seat, view.row[stand.plot].track, stand.influence)

    def _draw_numbers(self, canvas: Canvas, view: View) -> None:
        self.tracks.draw_numbers(canvas, view)
        self.town.draw_numbers(canvas, view)

    def paint_beat(self, canvas: Canvas, beat: Beat[View], moment: Moment[View]) -> None:
        """Point at what is told; why it is so is told on the stage."""
        then = story.then(moment)
        self._draw_numbers(canvas, then)
        if not beat.event:
            return
        if box := self.shown(beat.event, then):
            self.mark(canvas, box)

    def shown(self, event: Event, view: View) -> Box | None:
        """Point at the house, the place, the track or the nun card."""
        data: Mapping[str, Any] = self.session.match.game.named(event)
        if event.kind == "influence":
            return self.tracks.rows[str(data["track"])]
        if event.kind == "supported":
            return self.town.support(data["plot"])
        if event.kind == "opened":
            return self.town.plot(data["plot"]).inset(8)
        if event.kind == "looked":
            return self.context.nuns[int(data["place"])]
        stand = view.players[event.seat].stand if event.seat is not None else None
        return self.town.visit(stand) if stand else None

    def lens(self, at: tuple[float, float]) -> Box | None:
        """Look at a whole building, or at the whole nun row with those who know its cards."""
        plots = [self.town.plot(plot) for plot in range(len(self.view.row))]
        return next((place for place in (*plots, self.context.nun_row) if place.holds(at)), None)

    @property
    def recapped(self) -> Box | None:
        """Let people across the room read before the houses as long as nobody can enter one."""
        if not self.layout.folded or phase(self.view) != "support":
            return None
        board, (kerb, _) = self.layout.board, self.town.kerb(0, 0)
        return Box(board.x, kerb.y, board.w, board.bottom - kerb.y)

    # What can be picked.

    @property
    def parts(self) -> Sequence[Box]:
        """Part the street, where people choose, from the influence, which they read meanwhile."""
        return self.town.box, self.tracks.box

    def spots(self, seat: Seat) -> Mapping[Place, Box]:
        """Name supports, entries, nun cards, those inside, and the end of a choice."""
        nuns: dict[Place, Box] = {("nun", place): box for place, box in enumerate(self.context.nuns)}
        seal = self.rack.seal
        ends: dict[Place, Box] = {
            ("done", ""): seal,
            ("decline", ""): seal,
            ("act", ""): self.rack.other_seal,
        }
        return {**self.town.spots(self.view), **nuns, **ends}

    def meant_by(self, at: tuple[float, float], buttons: Sequence[Button]) -> tuple[float, float]:
        """Let a house stand for the free place before it."""
        if any(button.enabled and button.box.holds(at) for button in buttons):
            return at
        plots = [self.town.placed(f"plot_{plot}") for plot in range(self.town.plots)]
        here = [Action("visit", plot) for plot, box in enumerate(plots) if box.holds(at)]
        return next((button.box.centre for button in buttons if button.meaning in here), at)

    def lit(self, option: Action, box: Box) -> Box:
        """Let the whole house keep its light that can be entered or supports."""
        return self.town.plot(option.number) if option.kind in ("visit", "support") else box

    def glow(self, option: Action, box: Box, deed: Deed, say: Tongue) -> Button | None:
        """Put what ends a choice on the lip of the rack, and a hand into places to enter."""
        if option.kind not in ("done", "act", "decline"):
            return Inviting(box, deed, empty=option.kind == "visit")
        asked = self.session.asked
        words = self._ending(option, asked, say)
        if option.kind == "decline":
            return Strip(box, words, deed)
        return Lip(box, self.rack.lip, words, self._summary(asked, say), deed)

    def _ending(self, option: Action, asked: Decision[Any] | None, say: Tongue) -> str:
        match = self.session.match
        if isinstance(asked, MayAct) and option.kind == "act":
            assert isinstance(match.state, RattusCartus)
            return offered(say, match.state, asked)
        return BOOK.label(say, option, asked, self.session.names)

    def _summary(self, asked: Decision[Any] | None, say: Tongue) -> str:
        if isinstance(asked, MayAct):
            return say(TERMS["guards_come"])
        if asked is None or self.view.seat != asked.seat:
            return ""
        return say(NURSED) if isinstance(asked, Nurse) else cards_bring(say, self.view, asked.seat)

    # What moves.

    def way(self, piece: Piece, start: Spot, end: Spot) -> tuple[Spot, ...]:
        """Let discs hop along their track."""
        return story.hop(start, end) if piece.kind.startswith("influence") else (start, end)

    def edge(self, piece: Piece, panel: Spot, before: View, after: View) -> Spot:
        """Bring discs and hidden cards from their seat, and let open cards go to the discard pile."""
        kind, _, seat = piece.kind.rpartition("_")
        if kind == "laid" and piece.picture != BACK:
            return Spot(*self.context.piles["discard"].centre)
        if kind in ("laid", "visitor"):
            box = self.layout.seat(int(seat))
            return Spot(box.right - 40, box.centre[1] + 20)
        return panel
