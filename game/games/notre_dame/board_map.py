"""Paris on the table: says where the pieces of a view stand, and names the spots a person can point at."""

from collections.abc import Container
from functools import lru_cache

import pygame

from game.drawing import missing_art
from game.drawing.canvas import Canvas
from game.drawing.page import Box, around
from game.drawing.pieces import Piece, Spot
from game.drawing.surface_cache import Stowed
from game.drawing.text import BOLD
from game.drawing.theme import DARK_WOOD, IVORY, TINCTURES, VELLUM
from game.drawing.tiled_map import FOLDER, chart
from game.games.notre_dame import board_places
from game.games.notre_dame.board_streets import PAINTED, draw_plan, route
from rules.notre_dame.names import TRACK_END
from rules.notre_dame.view import Quarter, View

SIZE = (1248, 768)
CUBE, CONFIDANT, LETTER = 28, 46, 44
#: How large the numbers of the quay are, and those on rats.
NUMERAL, ON_RAT = 26, 22
#: The disc behind the number of a rat, and how far it lies from the middle of the cell: the head stays free.
DISC, ASIDE = 12, (-4.0, -3.0)
#: How thick the wash behind other numbers is, of 255.
WASH, STRONG_WASH = 50, 140


@Stowed
def ground(quarters: int, pixels: tuple[int, int]) -> pygame.Surface:
    """Paint the empty city at a size: ground, things on it, and the skin they are painted on."""
    city = chart(f"paris_{quarters}")
    board = city.image("painted").convert()
    board.blits(city.things("things"))
    board = pygame.transform.smoothscale(board, pixels)
    skin = missing_art.opened(FOLDER / "paris" / "vellum.png", (64, 64), (255, 255, 255)).convert()
    board.blit(pygame.transform.smoothscale(skin, pixels), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return board


class Paris:
    """The board of one game, in a box of the page."""

    def __init__(
        self,
        quarters: int,
        homes: tuple[int, ...],
        box: Box,
        tinctures: tuple[str, ...] = TINCTURES,
        plan: str = PAINTED,
    ) -> None:
        self.quarters = quarters
        self.plan = plan
        self.chart = chart(f"paris_{quarters}")
        self.box = box
        self._boxes: dict[str, dict[str, Box]] = {}
        free = iter(tincture for tincture in TINCTURES if tincture not in tinctures[: len(homes)])
        #: The tincture of each quarter; free quarters bear the colours nobody plays.
        self.colours = [tinctures[homes.index(q)] if q in homes else next(free) for q in range(quarters)]

    def spots(self, seat_home: int) -> dict[tuple[str, object], Box]:
        """Name everything on the board that an action of this quarter's seat can mean."""
        found: dict[tuple[str, object], Box] = {("market", n): b for n, b in self.placed("market").items()}
        for name, box in self.placed("sector").items():
            sector, _, quarter = name.rpartition("_")
            if int(quarter) == seat_home:
                found["sector", sector] = box
        found["cathedral", ""] = self.placed("cathedral")["cathedral"]
        return found

    def placed(self, layer: str) -> dict[str, Box]:
        """Give the boxes of a layer where they lie on the page."""
        if layer not in self._boxes:
            boxes = self.chart.boxes(layer)
            self._boxes[layer] = {name: box.moved(self.box.x, self.box.y) for name, box in boxes.items()}
        return self._boxes[layer]

    def harbour(self, home: int) -> Box:
        """Give the whole harbour of a quarter."""
        cells = self.placed("harbour")
        return around([cells[f"harbour_{home}_{number}"] for number in range(TRACK_END + 1)])

    def way(self, start: Spot, end: Spot) -> tuple[Spot, ...]:
        """Lead a carriage through the streets between two places."""
        markets = self.placed("market")
        near = [min(markets, key=lambda name: _distance(markets[name].centre, s)) for s in (start, end)]
        lane = [Spot(x + self.box.x, y + self.box.y) for x, y in route(self.quarters, self.plan, *near)]
        return (start, *lane, end)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the empty city."""
        x, y, w, h = canvas.page.pixels(self.box)
        canvas.surface.blit(ground(self.quarters, (w, h)), (x, y))
        if self.plan != PAINTED:
            draw_plan(canvas, self.quarters, self.plan, self.box)
        for name, box in self.placed("market").items():
            canvas.picture(f"pieces/market_ring_{self._colour(name)}", box.inset(-2))
        for name, box in self.placed("banner").items():
            canvas.picture(f"pieces/banner_{self._colour(name)}", box)
        for name, box in self.placed("harbour").items():
            _brighten(canvas, box)
            canvas.text(name.rpartition("_")[2], box.inset(-8), NUMERAL, face=BOLD, across="centre")

    def _colour(self, name: str) -> str:
        return self.colours[int(name.rpartition("_")[2])]

    def pieces(self, view: View) -> list[Piece]:
        """Give every piece where the view says it is, from back to front."""
        found = []
        for market, message in view.messages.items():
            x, y = self.placed("market")[market].centre
            picture = f"pieces/message_{message.kind}_{self.colours[message.colour]}"
            found.append(Piece(f"message_{market}", picture, x, y + LETTER / 2, LETTER))
        for quarter in view.quarters:
            found += self._quarter(quarter)
        return [*found, *self._cathedral(view), *self._carriages(view)]

    def draw_numbers(self, canvas: Canvas, view: View, moving: Container[str] = ()) -> None:
        """Write on each rat the number that it covers, unless it is on its way."""
        for quarter in view.quarters:
            if f"rat_{quarter.seat}" not in moving:
                self._draw_number(canvas, quarter)

    def _draw_number(self, canvas: Canvas, quarter: Quarter) -> None:
        place = self.number(quarter)
        x, y, w, h = canvas.page.pixels(place)
        middle = x + w / 2, y + h / 2
        for colour, radius in ((IVORY, DISC + 1), (DARK_WOOD, DISC)):
            pygame.draw.circle(canvas.surface, canvas.look.shade(colour), middle, canvas.page.length(radius))
        canvas.text(str(quarter.rat), place.inset(0, -6), ON_RAT, face=BOLD, across="centre", colour=IVORY)

    def number(self, quarter: Quarter) -> Box:
        """Say where the number of a rat is written."""
        cell = self.placed("harbour")[f"harbour_{quarter.home}_{quarter.rat}"]
        return cell.centred(2 * DISC, 2 * DISC).moved(*ASIDE)

    def _quarter(self, quarter: Quarter) -> list[Piece]:
        colour = self.colours[quarter.home]
        found = []
        for sector, cubes in quarter.sectors.items():
            name = f"{sector}_{quarter.home}"
            confidant = quarter.confidant == sector
            width = self.chart.boxes("confidant")[name].w if confidant else 0.0
            yard = board_places.yard(cubes, self.placed("cubes")[name], CUBE, width)
            friend = [_standing(f"confidant_{colour}", CONFIDANT, yard.confidant)] if confidant else []
            heap = [_standing(f"cube_{colour}", yard.heap.size, spot) for spot in yard.heap.spots]
            found += [*friend, *heap] if yard.confidant_behind else [*heap, *friend]
        cell = self.placed("rat")[f"harbour_{quarter.home}_{quarter.rat}"]
        rat = Piece(f"rat_{quarter.seat}", "pieces/rat_marker", cell.centre[0], cell.bottom, cell.h)
        return [*found, rat]

    def _cathedral(self, view: View) -> list[Piece]:
        cubes = [quarter.home for quarter in view.quarters for _ in range(quarter.cathedral)]
        row = board_places.heap(len(cubes), self.placed("parvis")["cathedral"], CUBE, 3)
        pairs = zip(cubes, row.spots, strict=True)
        return [_standing(f"cube_{self.colours[home]}", row.size, spot) for home, spot in pairs]

    def _carriages(self, view: View) -> list[Piece]:
        found = []
        for market in dict.fromkeys(quarter.carriage for quarter in view.quarters):
            here = [quarter.home for quarter in view.quarters if quarter.carriage == market]
            row = board_places.carriages(len(here), self.placed("market")[market])
            pairs = zip(here, row.spots, strict=True)
            found += [_standing(f"carriage_{self.colours[home]}", row.size, spot) for home, spot in pairs]
        return found


@lru_cache(maxsize=4)
def paris(quarters: int, homes: tuple[int, ...], box: Box, tinctures: tuple[str, ...], plan: str) -> Paris:
    """Give a board, the same one again as long as nothing about it changes."""
    return Paris(quarters, homes, box, tinctures, plan)


def _standing(kind: str, size: float, spot: Spot) -> Piece:
    return Piece(kind, f"pieces/{kind}", spot.x, spot.y + 2, size)


def _brighten(canvas: Canvas, cell: Box) -> None:
    """Wash a cell of the quay with vellum, so that its number can be read however green it is."""
    x, y, w, h = canvas.page.pixels(cell.inset(-1))
    wash = pygame.Surface((w, h), pygame.SRCALPHA)
    wash.fill((*canvas.look.shade(VELLUM), STRONG_WASH if canvas.look.strong else WASH))
    canvas.surface.blit(wash, (x, y))


def _distance(a: tuple[float, float], b: tuple[float, float]) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])
