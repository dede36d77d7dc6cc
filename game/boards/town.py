"""The town on the table: says where discs and cards of a view lie, and names the spots to point at."""

from collections.abc import Sequence

from game.boards.chart import chart
from game.boards.places import Spot
from game.page import Box
from game.table.story import Piece
from game.widgets.canvas import Canvas
from game.widgets.text import BOLD
from game.widgets.theme import INK, VELLUM
from rules.kernel import Seat
from rules.rattus_cartus.view import Stand, View

#: How wide the street is in units of its map.
WIDE, HIGH = 1152, 432
DISC, CARD = 48.0, 70.0
#: How many backs a pile shows, and how far each lies above the one below.
MOST_BACKS, LIFT = 6, 2.5
#: How wide a card is, by its height.
SLIM = 168 / 236
#: The share of a placard that tells its support.
SUPPORT = 0.4


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

    # What lies where.

    def pieces(self, view: View) -> list[Piece]:
        """Give the cards and the disc of everybody inside."""
        found: list[Piece] = []
        for player in view.players:
            if player.stand:
                found += self._cards(player.seat, player.stand, known=self.is_open(view, player.seat))
                found.append(self._disc(player.seat, player.stand))
        return found

    def is_open(self, view: View, seat: Seat) -> bool:
        """Say whether the cards of a seat lie face up: its own it knows, but nobody else does yet."""
        stand = view.players[seat].stand
        if stand is None or stand.laid is None:
            return False
        return seat != view.seat or not entering(view)

    def _disc(self, seat: Seat, stand: Stand) -> Piece:
        box, tincture = self.visit(stand), self.tinctures[seat]
        return Piece(f"visitor_{seat}", f"discs/top_{tincture}", box.x + 27, box.y + 52, DISC)

    def _cards(self, seat: Seat, stand: Stand, *, known: bool) -> list[Piece]:
        box, kind = self.visit(stand), f"laid_{seat}"
        low, wide = box.bottom - 5, CARD * SLIM
        if not known:
            backs = min(stand.cards, MOST_BACKS)
            x = box.right - wide / 2 - 6
            return [Piece(kind, "card/back_population", x, low - i * LIFT, CARD) for i in range(backs)]
        laid = stand.laid or ()
        step = min(wide, (box.w - wide - 4) / max(1, len(laid) - 1))
        left = box.right - 2 - wide / 2 - step * (len(laid) - 1)
        return [Piece(kind, face(card), left + i * step, low, CARD) for i, card in enumerate(laid)]

    def draw_numbers(self, canvas: Canvas, view: View) -> None:
        """Write how many cards lie in each place, and crown who has the premium as far as can be seen."""
        for player in view.players:
            stand = player.stand
            if stand and stand.cards:
                box = self.visit(stand)
                _tag(canvas, Box(box.right - 36, box.bottom - 26, 40, 32), str(stand.cards))
        for seat in leaders(view):
            self._draw_crown(canvas, view, seat)

    def _draw_crown(self, canvas: Canvas, view: View, seat: Seat) -> None:
        stand = view.players[seat].stand
        assert stand
        box = self.visit(stand)
        sure = all(player.stand is None or player.stand.influence is not None for player in view.players)
        crown = Box(box.x + box.w / 2 + 6, box.y - 37, 34, 34)
        canvas.picture("icons/crown", crown, opacity=1 if sure and not entering(view) else 0.6)

    def rats(self, view: View, seat: Seat) -> Spot:
        """Say where a rat of a seat sits that came with its cards."""
        stand = view.players[seat].stand
        box = self.visit(stand) if stand else self.box
        return Spot(box.right, box.y)


def entering(view: View) -> bool:
    """Say whether people still enter and lay cards face down."""
    return any(kind in ("Visit", "Lay") for _, kind in view.waiting)


def leaders(view: View) -> list[Seat]:
    """Name who has laid most in each building, the first of equals; of two seats only one leads."""
    stands = [(player.seat, player.stand) for player in view.players if player.stand and player.stand.cards]
    plots = [None] if len(view.players) == 2 else range(len(view.row))
    found = []
    for plot in plots:
        inside = [(seat, stand) for seat, stand in stands if stand and plot in (None, stand.plot)]
        inside.sort(key=lambda pair: (-weight(pair[1]), pair[1].number))
        found += [seat for seat, _ in inside[:1]]
    return found


def weight(stand: Stand) -> int:
    """Give what counts for the premium, or as much as it can be while the cards are face down."""
    return stand.cards if stand.influence is None else stand.influence


def face(card: str) -> str:
    """Name the picture of a card that lies open."""
    track, _, nuns = card.partition("_")
    return f"card/population_{track}" if nuns else f"card/{card}"


def _tag(canvas: Canvas, box: Box, words: str) -> None:
    canvas.line(box, INK)
    canvas.line(box.inset(2), VELLUM)
    canvas.text(words, box.inset(0, -4), 26, face=BOLD, across="centre")
