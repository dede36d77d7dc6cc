"""The town on the table: says where discs and cards of a view lie, and names the spots to point at."""

from collections.abc import Iterator, Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece
from game.drawing.text import BOLD
from game.drawing.theme import INK, VELLUM
from game.drawing.tiled_map import chart
from rules.kernel import Action, Seat
from rules.rattus_cartus.contests import Leader, leaders
from rules.rattus_cartus.view import Stand, View

#: How wide the street is in units of its map.
WIDE, HIGH = 1152, 432
DISC, CARD = 46.0, 72.0
#: How far each card of a pile lies above the one below.
LIFT = 1.5
BACK = "card/back_population"
#: Sizes of the signs of open cards, the largest first.
SIGNS = (27.0, 22.0, 17.0, 14.0)
#: How wide a card is, by its height.
SLIM = 168 / 236
#: The share of a placard that tells its support.
SUPPORT = 0.35


class Town:
    """The street of one round, as wide as a box."""

    def __init__(self, box: Box, plots: int, tinctures: Sequence[str]) -> None:
        self.factor = box.w / WIDE
        self.box = Box(box.x, box.y, box.w, HIGH * self.factor)
        self.plots = plots
        self.tinctures = tuple(tinctures)
        self._boxes: dict[str, Box] = {}

    # Where things are.

    def placed(self, name: str) -> Box:
        """Give a box of the map where it lies on the page."""
        if name not in self._boxes:
            f, box = self.factor, chart("town").boxes(f"places_{self.plots}")[name]
            self._boxes[name] = Box(self.box.x + box.x * f, self.box.y + box.y * f, box.w * f, box.h * f)
        return self._boxes[name]

    def plot(self, plot: int) -> Box:
        """Give a plot with the places before it."""
        box = self.placed(f"plot_{plot}")
        return Box(box.x, box.y, box.w, self.box.h)

    def support(self, plot: int) -> Box:
        """Give the part of a placard that tells the support."""
        box = self.placed(f"placard_{plot}")
        high = box.h * SUPPORT
        return Box(box.x, box.bottom - high, box.w, high)

    def visit(self, stand: Stand) -> Box:
        """Give the place of somebody inside."""
        return self.placed(f"visit_{stand.plot}_{stand.number - 1}")

    def spots(self, view: View) -> dict[tuple[str, object], Box]:
        """Name everything in the street that an action can mean."""
        found: dict[tuple[str, object], Box] = {}
        for plot in range(len(view.row)):
            found["support", plot] = self.support(plot)
            inside = sum(player.stand is not None and player.stand.plot == plot for player in view.players)
            if inside < 5:
                found["visit", plot] = self.placed(f"visit_{plot}_{inside}")
        for player in view.players:
            if player.stand:
                found["seat", player.seat] = self.visit(player.stand)
        return found

    def pick(self, at: tuple[float, float], view: View) -> Action | None:
        """Name what somebody picks who clicks there: one inside, or else a house."""
        if not self.box.holds(at):
            return None
        stands = [(player.seat, player.stand) for player in view.players if player.stand]
        inside = [Action("seat", seat) for seat, stand in stands if self.visit(stand).holds(at)]
        plot = int((at[0] - self.box.x) * self.plots / self.box.w)
        return inside[0] if inside else Action("visit", min(plot, self.plots - 1))

    # What lies where.

    def pieces(self, view: View) -> list[Piece]:
        """Give the cards and the disc of everybody inside."""
        found: list[Piece] = []
        for player in view.players:
            if player.stand:
                found += self._cards(player.seat, player.stand)
                found.append(self._disc(player.seat, player.stand))
        return found

    def _disc(self, seat: Seat, stand: Stand) -> Piece:
        box, tincture = self.visit(stand), self.tinctures[seat]
        return Piece(f"visitor_{seat}", f"discs/top_{tincture}", box.x + 24, box.y + 38, DISC)

    def _cards(self, seat: Seat, stand: Stand) -> list[Piece]:
        box, kind = self.visit(stand), f"laid_{seat}"
        if stand.shown:
            return [
                Piece(kind, sign(card), x, y, size) for card, (x, y, size) in _signs(box, stand.laid or ())
            ]
        x, low = box.right - CARD * SLIM / 2 - 6, box.bottom - 5
        return [Piece(kind, BACK, x, low - i * LIFT, CARD) for i in range(stand.cards)]

    def draw_numbers(self, canvas: Canvas, view: View) -> None:
        """Write how many cards lie in each place, and crown who has the premium as far as can be seen."""
        for player in view.players:
            stand = player.stand
            if stand and stand.cards and not stand.shown:
                box = self.visit(stand)
                _tag(canvas, Box(box.right - 36, box.bottom - 26, 40, 32), str(stand.cards))
        for leader in leaders(view):
            self._draw_crown(canvas, view, leader)

    def _draw_crown(self, canvas: Canvas, view: View, leader: Leader) -> None:
        stand = view.players[leader.seat].stand
        assert stand
        box = self.visit(stand)
        crown = Box(box.x + box.w / 2 + 12, box.y - 37, 34, 34)
        canvas.picture("icons/crown", crown, opacity=1 if leader.certain else 0.6)


def _signs(box: Box, laid: Sequence[str]) -> Iterator[tuple[str, tuple[float, float, float]]]:
    """Give every open card a place below the disc, and the size of its sign."""
    room = Box(box.x + 4, box.y + 34, box.w - 8, box.h - 36)
    for size in SIGNS:
        across, down = int(room.w // size), int(room.h // size)
        if across * down >= len(laid):
            break
    for number, card in enumerate(laid):
        row, column = divmod(number, across)
        in_row = min(across, len(laid) - row * across)
        x = room.centre[0] + (column - (in_row - 1) / 2) * size
        yield card, (x, room.y + (row + 1) * size, size)


def sign(card: str) -> str:
    """Name the sign of an open card: its class, or its own."""
    track, _, nuns = card.partition("_")
    return f"classes/{track}" if nuns else f"icons/{card}"


def face(card: str) -> str:
    """Name the picture of a card that lies open."""
    track, _, nuns = card.partition("_")
    return f"card/population_{track}" if nuns else f"card/{card}"


def _tag(canvas: Canvas, box: Box, words: str) -> None:
    canvas.line(box, INK)
    canvas.line(box.inset(2), VELLUM)
    canvas.text(words, box.inset(0, -4), 26, face=BOLD, across="centre")
