"""Paris on the table: says where the pieces of a view stand, and names the spots a person can point at."""

import itertools
from collections.abc import Callable, Hashable
from functools import lru_cache

from game.drawing.canvas import Canvas
from game.drawing.page import Box, around
from game.drawing.pieces import Piece, Spot
from game.drawing.theme import TEXT_SIZES, TINCTURES, Sizes
from game.drawing.tiled_map import chart
from game.games.notre_dame import board_cuts
from game.games.notre_dame.board_cuts import Cut
from game.games.notre_dame.board_ground import paint_free_quarter, paint_map, paint_quarter
from game.games.notre_dame.board_names import room
from game.games.notre_dame.board_places import Heap, Measures
from game.games.notre_dame.board_streets import PAINTED, draw_plan, route
from game.games.notre_dame.board_tally import paint_tally
from rules.notre_dame.view import Message, Quarter, View

#: How wide and high at least a place is that can be picked.
TARGET = 56.0
#: How far the ground of a quarter reaches beyond its houses and markets, and how near the edge it joins it.
MARGIN, EDGE = 8.0, 24.0
#: So many placed groups of pieces are kept.
MANY = 400
#: How far a tally reaches over its quay.
BESIDE = 4.0


class Paris:
    """The board of one game, in a box of the page."""

    def __init__(
        self,
        quarters: int,
        homes: tuple[int, ...],
        box: Box,
        tinctures: tuple[str, ...] = TINCTURES,
        plan: str = PAINTED,
        sizes: Sizes = TEXT_SIZES["table"],
        *,
        apart: bool = False,
    ) -> None:
        self.quarters = quarters
        self.homes = homes
        self.plan = plan
        self.chart = chart(f"paris_{quarters}")
        self.box = box
        self.sizes = sizes
        self.cuts = board_cuts.cut_out(quarters, box) if apart else board_cuts.whole(quarters, box)
        self._boxes: dict[str, dict[str, Box]] = {}
        self._placed: dict[Hashable, list[Piece]] = {}
        free = iter(tincture for tincture in TINCTURES if tincture not in tinctures[: len(homes)])
        #: The tincture of each quarter; free quarters bear the colours nobody plays.
        self.colours = [tinctures[homes.index(q)] if q in homes else next(free) for q in range(quarters)]

    def spots(self, seat_home: int) -> dict[tuple[str, object], Box]:
        """Name everything on the board that an action of this quarter's seat can mean."""
        markets = self.placed("market").items()
        found: dict[tuple[str, object], Box] = {("market", name): _pickable(box) for name, box in markets}
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
            self._boxes[layer] = {name: self._cut(name).box(box) for name, box in boxes.items()}
        return self._boxes[layer]

    def _cut(self, name: str) -> Cut:
        """Give the part of the map that something belongs to by its name."""
        home = name.rpartition("_")[2]
        return self.cuts.quarters[int(home)] if home.isdecimal() else self.cuts.middle

    def measures(self, name: str) -> Measures:
        """Say how large pieces are where something lies."""
        return Measures.of(self.sizes, self._cut(name).scale)

    def tally(self, home: int) -> Box:
        """Say where the rat of a quarter is counted: over its quay, or on the ground where it has none."""
        if self.cuts.apart:
            return self.cuts.tallies[home]
        return self.placed("quay")[f"quay_{home}"].inset(-BESIDE, -BESIDE / 2)

    def quarter(self, home: int) -> Box:
        """Give the whole ground of a quarter."""
        if self.cuts.apart:
            return self.cuts.quarters[home].place
        if self._island(home):
            houses = around(self._own("sector", home)).inset(-MARGIN * 5, -MARGIN * 2)
            return Box(houses.x, houses.y, houses.w, self.box.bottom - houses.y)
        ground = around([*self._own("sector", home), *self._own("market", home)]).inset(-MARGIN)
        return _to_the_edge(ground, self.box)

    def plate(self, home: int) -> Box:
        """Give the room for the name of whoever lives in a quarter."""
        ground = self.quarter(home)
        below = not self.cuts.apart and ground.centre[1] > self.box.centre[1]
        return room(ground, self._own("market", home), self.sizes.body, below=below)

    def markets(self, home: int) -> list[Box]:
        """Give the markets at the edges of a quarter, where messages lie."""
        placed = self.placed("market").items()
        return [box for name, box in placed if name.endswith(f"_{home}") and not name.startswith("centre")]

    def _island(self, home: int) -> bool:
        """Say whether a quarter lies below the cathedral."""
        middle = around(self._own("sector", home)).centre[0]
        return abs(middle - self.placed("cathedral")["cathedral"].centre[0]) < MARGIN * 5

    def _own(self, layer: str, home: int) -> list[Box]:
        """Give what belongs to a quarter."""
        return [box for name, box in self.placed(layer).items() if name.endswith(f"_{home}")]

    def way(self, start: Spot, end: Spot) -> tuple[Spot, ...]:
        """Lead a carriage through the streets between two places."""
        markets = self.placed("market")
        near = [min(markets, key=lambda name: _distance(markets[name].centre, s)) for s in (start, end)]
        lane = [
            spot for ends, line in route(self.quarters, self.plan, *near) for spot in self._street(ends, line)
        ]
        return (start, *lane, end)

    def _street(self, ends: tuple[str, str], line: tuple[tuple[float, float], ...]) -> tuple[Spot, ...]:
        one, other = (int(name.rpartition("_")[2]) for name in ends)
        return self.cuts.street((one, other), line)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the empty city."""
        paint_map(canvas, self.quarters, self.cuts.parts)
        for home in range(self.quarters):
            if home in self.homes:
                paint_quarter(canvas, self.quarter(home), self.colours[home], self.sizes)
            else:
                paint_free_quarter(canvas, self.quarter(home))
        if self.plan != PAINTED:
            draw_plan(canvas, self.quarters, self.plan, self._street)
        for name, box in self.placed("market").items():
            canvas.picture(f"pieces/market_ring_{self._colour(name)}", box.inset(-2))
        for name, box in self.placed("banner").items():
            if int(name.rpartition("_")[2]) in self.homes:
                canvas.picture(f"pieces/banner_{self._colour(name)}", box)

    def _colour(self, name: str) -> str:
        return self.colours[int(name.rpartition("_")[2])]

    def pieces(self, view: View) -> list[Piece]:
        """Give every piece where the view says it is, from back to front."""
        carriages = tuple((quarter.home, quarter.carriage) for quarter in view.quarters)
        cathedral = tuple((quarter.home, quarter.cathedral) for quarter in view.quarters)
        return [
            *self._kept(self._messages, *view.messages.items()),
            *itertools.chain(*map(self._quarter, view.quarters)),
            *self._kept(self._cathedral, *cathedral),
            *self._kept(self._carriages, *carriages),
        ]

    def _kept(self, place: Callable[..., list[Piece]], *what: Hashable) -> list[Piece]:
        """Place some pieces; a story shows the same ones again and again, so they are kept."""
        key = (place.__name__, *what)
        if key not in self._placed:
            if len(self._placed) > MANY:
                self._placed.clear()
            self._placed[key] = place(*what)
        return self._placed[key]

    def _messages(self, *lying: tuple[str, Message]) -> list[Piece]:
        found = []
        for market, message in lying:
            x, y = self.placed("market")[market].centre
            picture = f"pieces/message_{message.kind}_{self.colours[message.colour]}"
            size = self.measures(market).letter
            found.append(Piece(f"message_{market}", picture, x, y + size / 2, size))
        return found

    def draw_tallies(self, canvas: Canvas, view: View) -> None:
        """Count the rats of every quarter."""
        for quarter in view.quarters:
            paint_tally(canvas, self.tally(quarter.home), self.colours[quarter.home], quarter.rat)

    def _quarter(self, quarter: Quarter) -> list[Piece]:
        return self._kept(self._standing, quarter.home, quarter.confidant, *quarter.sectors.items())

    def _standing(self, home: int, friend: str, *sectors: tuple[str, int]) -> list[Piece]:
        colour, found = self.colours[home], list[Piece]()
        for sector, cubes in sectors:
            name = f"{sector}_{home}"
            measures, confidant = self.measures(name), friend == sector
            yard = measures.yard(cubes, self.placed("cubes")[name], confidant=confidant)
            if confidant:
                found.append(_standing(f"confidant_{colour}", measures.confidant, yard.confidant))
            found += [_standing(f"cube_{colour}", yard.heap.size, spot) for spot in yard.heap.spots]
        return found

    def _cathedral(self, *given: tuple[int, int]) -> list[Piece]:
        counts = [count for _, count in given]
        cubes = [home for home, count in given for _ in range(count)]
        row = self.measures("cathedral").cathedral(counts, self.placed("parvis")["cathedral"])
        pairs = zip(cubes, row.spots, strict=True)
        return [_standing(f"cube_{self.colours[home]}", row.size, spot) for home, spot in pairs]

    def _carriages(self, *waiting: tuple[int, str]) -> list[Piece]:
        found = []
        for market in dict.fromkeys(market for _, market in waiting):
            here = [home for home, place in waiting if place == market]
            row = self.measures(market).carriages(len(here), self.placed("market")[market])
            pairs = zip(here, row.spots, strict=True)
            aside = self._aside(row)
            found += [
                _standing(f"carriage_{self.colours[home]}", row.size, Spot(spot.x + aside, spot.y))
                for home, spot in pairs
            ]
        return found

    def _aside(self, row: Heap) -> float:
        """Say how far carriages go aside that have no room at the edge of the board, or beside a tally."""
        half, (left, right) = row.size * 0.6, (f(spot.x for spot in row.spots) for f in (min, max))
        aside = max(0.0, self.box.x + half - left) - max(0.0, right + half - self.box.right)
        low, high = (f(spot.y for spot in row.spots) for f in (min, max))
        here = Box(left - half + aside, low - row.size, right - left + 2 * half, high - low + row.size)
        for tally in (self.tally(home) for home in self.homes):
            if here.meets(tally):
                before = here.centre[0] < tally.centre[0]
                return aside + (tally.x - here.right if before else tally.right - here.x)
        return aside


@lru_cache(maxsize=4)
def paris(
    quarters: int,
    homes: tuple[int, ...],
    box: Box,
    tinctures: tuple[str, ...],
    plan: str,
    sizes: Sizes,
    *,
    apart: bool,
) -> Paris:
    """Give a board, the same one again as long as nothing about it changes."""
    return Paris(quarters, homes, box, tinctures, plan, sizes, apart=apart)


def _to_the_edge(ground: Box, board: Box) -> Box:
    """Let what comes close to the edge of the board reach it."""
    x = board.x if ground.x - board.x < EDGE else ground.x
    y = board.y if ground.y - board.y < EDGE else ground.y
    right = board.right if board.right - ground.right < EDGE else ground.right
    bottom = board.bottom if board.bottom - ground.bottom < EDGE else ground.bottom
    return Box(x, y, right - x, bottom - y)


def _standing(kind: str, size: float, spot: Spot) -> Piece:
    return Piece(kind, f"pieces/{kind}", spot.x, spot.y + 2, size)


def _pickable(box: Box) -> Box:
    """Give a place that is large enough for a finger."""
    return box.centred(max(box.w, TARGET), max(box.h, TARGET))


def _distance(a: tuple[float, float], b: tuple[float, float]) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])
