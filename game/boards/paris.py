"""Paris on the table: draws what a view of Notre Dame says, and names the spots a person can point at."""

from functools import lru_cache

import pygame

from game.boards import places
from game.boards.chart import FOLDER, chart
from game.page import Box
from game.widgets.canvas import Canvas
from game.widgets.text import BOLD
from game.widgets.theme import IVORY, TINCTURES
from rules.notre_dame.view import Quarter, View

SIZE = (1248, 768)
CUBE, CONFIDANT, LETTER = 28, 46, 44
NUMERAL = 26


@lru_cache(maxsize=3)
def ground(quarters: int, pixels: tuple[int, int]) -> pygame.Surface:
    """Paint the empty city at a size: ground, things on it, and the skin they are painted on."""
    city = chart(f"paris_{quarters}")
    board = city.image("painted").convert()
    board.blits(city.things("things"))
    board = pygame.transform.smoothscale(board, pixels)
    skin = pygame.image.load(FOLDER / "paris" / "vellum.png").convert()
    board.blit(pygame.transform.smoothscale(skin, pixels), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return board


class Paris:
    """The board of one game, in a box of the page."""

    def __init__(self, quarters: int, homes: tuple[int, ...], box: Box) -> None:
        self.quarters = quarters
        self.chart = chart(f"paris_{quarters}")
        self.box = box
        self._boxes: dict[str, dict[str, Box]] = {}
        free = iter(TINCTURES[len(homes) :])
        #: The tincture of each quarter; free quarters bear the colours nobody plays.
        self.colours = [TINCTURES[homes.index(q)] if q in homes else next(free) for q in range(quarters)]

    def spots(self, seat_home: int) -> dict[tuple[str, str], Box]:
        """Name everything on the board that an action of this quarter's seat can mean."""
        found = {("market", name): box for name, box in self._placed("market").items()}
        for name, box in self._placed("sector").items():
            sector, _, quarter = name.rpartition("_")
            if int(quarter) == seat_home:
                found["sector", sector] = box
        found["cathedral", ""] = self._placed("cathedral")["cathedral"]
        return found

    def _placed(self, layer: str) -> dict[str, Box]:
        if layer not in self._boxes:
            boxes = self.chart.boxes(layer)
            self._boxes[layer] = {name: box.moved(self.box.x, self.box.y) for name, box in boxes.items()}
        return self._boxes[layer]

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the empty city."""
        x, y, w, h = canvas.page.pixels(self.box)
        canvas.surface.blit(ground(self.quarters, (w, h)), (x, y))
        for name, box in self._placed("market").items():
            canvas.picture(f"pieces/market_ring_{self._colour(name)}", box.inset(-2))
        for name, box in self._placed("banner").items():
            canvas.picture(f"pieces/banner_{self._colour(name)}", box)
        for name, box in self._placed("harbour").items():
            canvas.text(name.rpartition("_")[2], box.inset(-8), NUMERAL, face=BOLD, across="centre")

    def _colour(self, name: str) -> str:
        return self.colours[int(name.rpartition("_")[2])]

    def draw(self, canvas: Canvas, view: View) -> None:
        """Draw every piece where the view says it is."""
        for market, message in view.messages.items():
            middle = self._placed("market")[market].centred(LETTER, LETTER)
            canvas.picture(f"pieces/message_{message.kind}_{self.colours[message.colour]}", middle)
        for quarter in view.quarters:
            self._draw_quarter(canvas, quarter)
        self._draw_cathedral(canvas, view)
        self._draw_carriages(canvas, view)

    def _draw_quarter(self, canvas: Canvas, quarter: Quarter) -> None:
        colour = self.colours[quarter.home]
        for sector, cubes in quarter.sectors.items():
            name = f"{sector}_{quarter.home}"
            confidant = quarter.confidant == sector
            width = self.chart.boxes("confidant")[name].w if confidant else 0.0
            yard = places.yard(cubes, _place(self._placed("cubes")[name]), CUBE, width)
            if confidant and yard.confidant_behind:
                self._stand(canvas, f"confidant_{colour}", CONFIDANT, yard.confidant)
            for spot in yard.heap.spots:
                self._stand(canvas, f"cube_{colour}", yard.heap.size, spot)
            if confidant and not yard.confidant_behind:
                self._stand(canvas, f"confidant_{colour}", CONFIDANT, yard.confidant)
        cell = f"harbour_{quarter.home}_{quarter.rat}"
        canvas.picture("pieces/rat_marker", self._placed("rat")[cell])
        number = self._placed("harbour")[cell].inset(-8)
        canvas.text(str(quarter.rat), number, NUMERAL, face=BOLD, across="centre", colour=IVORY)

    def _draw_cathedral(self, canvas: Canvas, view: View) -> None:
        cubes = [quarter.home for quarter in view.quarters for _ in range(quarter.cathedral)]
        row = places.heap(len(cubes), _place(self._placed("parvis")["cathedral"]), CUBE, 3)
        for home, spot in zip(cubes, row.spots, strict=True):
            self._stand(canvas, f"cube_{self.colours[home]}", row.size, spot)

    def _draw_carriages(self, canvas: Canvas, view: View) -> None:
        for market in dict.fromkeys(quarter.carriage for quarter in view.quarters):
            here = [quarter.home for quarter in view.quarters if quarter.carriage == market]
            row = places.carriages(len(here), _place(self._placed("market")[market]))
            for home, spot in zip(here, row.spots, strict=True):
                self._stand(canvas, f"carriage_{self.colours[home]}", row.size, spot)

    def _stand(self, canvas: Canvas, piece: str, height: float, spot: places.Spot) -> None:
        box = Box(spot.x - height, spot.y - height + 2, 2 * height, height)
        canvas.picture(f"pieces/{piece}", box, down="bottom")


def _place(box: Box) -> places.Box:
    return places.Box(*box)
