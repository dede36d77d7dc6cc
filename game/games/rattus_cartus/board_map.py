"""The town on the table: says where discs and cards of a view lie, and names the spots to point at."""

from collections.abc import Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece
from game.drawing.theme import TEXT_SIZES, Sizes
from game.drawing.tiled_map import chart
from game.games.rattus_cartus.board_signs import paint_plaque, signs
from rules.kernel import Action, Seat
from rules.rattus_cartus.contests import Leader, leaders
from rules.rattus_cartus.view import Stand, View

#: How wide the street is in units of its map.
WIDE, HIGH = 1152, 432
#: How deep the kerb is above the places, in the same units.
KERB = 46
DISC, CARD, CROWN = 42.0, 92.0, 46.0
#: How far each card of a pile lies above the one below.
LIFT = 1.5
BACK = "card/back_population"
#: How wide a card is, by its height.
SLIM = 168 / 236
#: The share of a placard that tells its support.
SUPPORT = 0.34


class Town:
    """The street of one round, as wide as a box."""

    def __init__(
        self, box: Box, plots: int, tinctures: Sequence[str], sizes: Sizes = TEXT_SIZES["table"]
    ) -> None:
        self.factor = box.w / WIDE
        self.box = Box(box.x, box.y, box.w, HIGH * self.factor)
        self.plots = plots
        self.tinctures = tuple(tinctures)
        self.sizes = sizes
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

    def kerb(self, plot: int, number: int) -> tuple[Box, Box]:
        """Give where the number of a place stands on the kerb, and where the disc of whoever has it."""
        place, high = self.placed(f"visit_{plot}_{number}"), KERB * self.factor
        stone = Box(place.x, place.y - high - 1, place.w, high)
        disc = Box(stone.right - DISC - 2, stone.y + (high - DISC) / 2, DISC, DISC)
        if stone.w > 2 * DISC:
            disc = disc.moved((2 * DISC - stone.w) / 2 + 8, 0)
        return Box(stone.x, stone.y, disc.x - stone.x, stone.h), disc

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
                found += self._cards(player.seat, player.stand, view.row[player.stand.plot].track)
                found.append(self._disc(player.seat, player.stand))
        return found

    def _disc(self, seat: Seat, stand: Stand) -> Piece:
        _, box = self.kerb(stand.plot, stand.number - 1)
        picture = f"discs/top_{self.tinctures[seat]}"
        return Piece(f"visitor_{seat}", picture, box.centre[0], box.bottom, DISC)

    def _cards(self, seat: Seat, stand: Stand, track: str) -> list[Piece]:
        box, kind = self.visit(stand), f"laid_{seat}"
        if stand.shown:
            laid = stand.laid or ()
            return [
                Piece(kind, picture, *spot, size)
                for picture, spot, size in signs(box.inset(1), laid, track, self.sizes)
            ]
        x, low = box.centre[0], box.y + 12 + CARD
        return [Piece(kind, BACK, x, low - min(i, 6) * LIFT - i / 100, CARD) for i in range(stand.cards)]

    def draw_numbers(self, canvas: Canvas, view: View) -> None:
        """Write how many cards lie in each place, and crown who has the premium as far as can be seen."""
        for player in view.players:
            stand = player.stand
            if stand and stand.cards and not stand.shown:
                box = self.visit(stand)
                plaque = Box(box.centre[0] - 30, box.bottom - 48, 60, 46)
                paint_plaque(canvas, plaque, str(stand.cards), 44)
        for leader in leaders(view):
            self._draw_crown(canvas, view, leader)

    def _draw_crown(self, canvas: Canvas, view: View, leader: Leader) -> None:
        stand = view.players[leader.seat].stand
        assert stand
        _, disc = self.kerb(stand.plot, stand.number - 1)
        crown = Box(disc.centre[0] - CROWN / 2, disc.y - CROWN * 0.62, CROWN, CROWN * 0.8)
        canvas.picture("icons/crown", crown, opacity=1 if leader.certain else 0.6)


def face(card: str) -> str:
    """Name the picture of a card that lies open."""
    track, _, nuns = card.partition("_")
    return f"card/population_{track}" if nuns else f"card/{card}"
