"""Europe on the table: says where the pieces of a view stand, and names the spots a person can point at."""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box, around
from game.drawing.pieces import Piece
from game.drawing.text import BOLD
from game.drawing.theme import INK, VELLUM
from game.drawing.tiled_map import Line, chart
from game.games.rattus import board_places as places
from game.games.rattus.board_ground import ground
from rules.rattus.europe import REGIONS
from rules.rattus.view import Rat, Region, View

SIZE = (1152, 720)
#: A token that shows its face needs more room than a back: there is something to read.
FACE = 56.0
EYE, POTION = 24.0, 27.0
#: The least one can point at.
TARGET = 56.0
#: How far a second bishop stands beside the first.
ASIDE = 16.0


class Europe:
    """The chart of one game, in the middle of a box of the page."""

    def __init__(self, regions: int, box: Box, tinctures: Sequence[str]) -> None:
        self.chart = chart("europe")
        self.box = box.centred(*SIZE)
        self.regions = REGIONS[:regions]
        self.tinctures = tuple(tinctures)
        self._boxes: dict[str, dict[str, Box]] = {}
        self._stood: dict[object, list[places.Standing]] = {}

    # Where things are.

    def placed(self, layer: str) -> dict[str, Box]:
        """Give the boxes of a layer where they lie on the page."""
        if layer not in self._boxes:
            boxes = self.chart.boxes(layer)
            self._boxes[layer] = {name: box.moved(self.box.x, self.box.y) for name, box in boxes.items()}
        return self._boxes[layer]

    def lines(self, layer: str) -> dict[str, Line]:
        """Give the outlines of a layer where they lie on the page."""
        x, y = self.box.x, self.box.y
        lines = self.chart.lines(layer).items()
        return {name: tuple((a + x, b + y) for a, b in line) for name, line in lines}

    @cached_property
    def lands(self) -> dict[str, Land]:
        """Give the regions in play, each with its islands."""
        shores, isles, grounds = self.lines("region"), self.lines("island"), self.lines("cubes")
        found = {}
        for name in self.regions:
            own = [isle for isle_name, isle in isles.items() if isle_name.rpartition("_")[0] == name]
            found[name] = Land.within([shores[name], *own], _middle(grounds[name]))
        return found

    @cached_property
    def grounds(self) -> dict[str, Line]:
        """Give where cubes may stand."""
        return self.lines("cubes")

    @cached_property
    def lies(self) -> dict[str, str]:
        """Say how the wall of each link lies."""
        return {wall.name: wall.properties["lie"] for wall in self.chart.tiled.get_layer_by_name("wall")}

    def spots(self, view: View) -> dict[tuple[str, object], Box]:
        """Name everything on the chart that an action can mean."""
        found: dict[tuple[str, object], Box] = {("region", name): land for name, land in self.lands.items()}
        for link, box in self.placed("wall").items():
            found["link", link] = found["wall", link] = box
        for region in view.regions:
            for number, _ in enumerate(region.rats, start=1):
                found["rat", (region.name, number)] = self.placed("rat")[f"{region.name}_{number}"]
            found.update(self._standing_spots(region))
        return found

    def _standing_spots(self, region: Region) -> Iterator[tuple[tuple[str, object], Box]]:
        if region.nuns:
            nuns = [self.placed("nun")[f"{region.name}_{i + 1}"] for i in range(region.nuns)]
            yield ("nun", region.name), _target(around(nuns))
        if region.bishops:
            yield ("bishop", region.name), _target(self.placed("bishop")[region.name])
        for seat, box in self.crowds(region).items():
            yield ("cube", (region.name, seat)), box

    def crowds(self, region: Region) -> dict[int, Box]:
        """Give a place to point at for the cubes of every seat in a region, side by side."""
        standing = self._cubes(region)
        seats = dict.fromkeys(cube.seat for cube in standing)
        middles = {seat: _mean([cube.x for cube in standing if cube.seat == seat]) for seat in seats}
        reach = places.CUBE
        left = min((cube.x for cube in standing), default=0.0) - reach
        end = max((cube.x for cube in standing), default=0.0) + reach
        found = {}
        order = sorted(middles, key=lambda seat: middles[seat])
        for number, seat in enumerate(order):
            after = order[number + 1] if number + 1 < len(order) else None
            right = (middles[seat] + middles[after]) / 2 if after is not None else end
            high = around([_cube_box(cube) for cube in standing if cube.seat == seat])
            deep = max(TARGET, high.h + 8)
            found[seat] = Box(left + 2, high.centre[1] - deep / 2, right - left - 4, deep)
            left = right
        return found

    # What stands where.

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the empty chart."""
        x, y, w, h = canvas.page.pixels(self.box)
        canvas.surface.blit(ground(len(self.regions), (w, h)), (x, y))

    def pieces(self, view: View) -> list[Piece]:
        """Give every piece where the view says it is, from back to front."""
        found: list[Piece] = []
        for region in view.regions:
            found += self._rats(region)
            found += self._folk(self._cubes(region), region)
            found += self._clergy(region)
        castle = [(player.seat, player.castle) for player in view.players]
        found += self._folk(self._stand("castle", castle), None)
        for link in view.walls:
            box = self.placed("wall")[link]
            found.append(_centred("wall", f"wall_{self.lies[link]}", box, places.WALL))
        return [*found, self._plague(view)]

    def _rats(self, region: Region) -> Iterator[Piece]:
        for number, rat in enumerate(region.rats, start=1):
            box = self.placed("rat")[f"{region.name}_{number}"]
            yield token(rat, box)
            if rat.face and not rat.face_up:
                # In the corner that the round token leaves free.
                yield Piece(f"eye_{region.name}_{number}", "icons/eye", box.right - 3, box.y + EYE - 4, EYE)

    def _cubes(self, region: Region) -> list[places.Standing]:
        """Stand the cubes of a region, and behind those of each seat its potions."""
        groups = [
            (seat, cubes + len(stacks))
            for seat, (cubes, stacks) in enumerate(zip(region.cubes, region.potions, strict=True))
        ]
        return self._stand(region.name, groups)

    def _stand(self, name: str, groups: list[tuple[int, int]]) -> list[places.Standing]:
        key = (name, *groups)
        if key not in self._stood:
            self._stood[key] = places.cubes(self.grounds[name], groups)
        return self._stood[key]

    def _folk(self, standing: list[places.Standing], region: Region | None) -> Iterator[Piece]:
        """Turn places into cubes; in a region the rightmost of each seat are its potions."""
        flasks = {place for place, _ in self.flasks(standing, region)}
        for place in standing:
            size = places.CUBE * place.size
            if place in flasks:
                yield Piece("potion", "pieces/potion", place.x, place.y + size / 2, POTION * place.size)
            else:
                kind = f"cube_{self.tinctures[place.seat]}"
                yield Piece(kind, f"pieces/{kind}", place.x, place.y + size / 2, size)

    def flasks(
        self, standing: list[places.Standing], region: Region | None
    ) -> Iterator[tuple[places.Standing, int]]:
        """Say which places hold potions, and how many each; piles are told by their number alone."""
        for seat, stacks in enumerate(region.potions if region else ()):
            own = [place for place in standing if place.seat == seat and place.pile == 1]
            own.sort(key=lambda place: (place.x, place.y))
            if len(own) > len(stacks):
                yield from zip(own[len(own) - len(stacks) :], stacks, strict=True)

    def flask_boxes(self, region: Region) -> list[tuple[Box, int]]:
        """Say where the potions of a region stand, and how many each place holds."""
        return [(_cube_box(place), number) for place, number in self.flasks(self._cubes(region), region)]

    def _clergy(self, region: Region) -> Iterator[Piece]:
        for number in range(region.bishops):
            box = self.placed("bishop")[region.name].moved(number * ASIDE, 0)
            yield _centred("bishop", "bishop", box, places.BISHOP_HIGH)
        for number in range(region.nuns):
            box = self.placed("nun")[f"{region.name}_{number + 1}"]
            yield _centred("nun", "nun", box, places.NUN_HIGH)

    def _plague(self, view: View) -> Piece:
        return _centred("plague", "plague", self.placed("plague")[view.plague], places.PLAGUE_HIGH)

    def draw_numbers(self, canvas: Canvas, view: View) -> None:
        """Write how many a pile stands for, and how many potions are in a stack of several."""
        for region in view.regions:
            standing = self._cubes(region)
            for place in standing:
                if place.pile > 1:
                    _number(canvas, place, place.pile - len(region.potions[place.seat]))
            for place, potions in self.flasks(standing, region):
                if potions > 1:
                    _number(canvas, place, potions)
        castle = [(player.seat, player.castle) for player in view.players]
        for place in self._stand("castle", castle):
            if place.pile > 1:
                _number(canvas, place, place.pile)


def token(rat: Rat, box: Box) -> Piece:
    """Lay a token into its box: its face for whoever may know it, otherwise its back."""
    if rat.face:
        return Piece("rat", f"token/{rat.face.name}", box.centre[0], box.centre[1] + FACE / 2, FACE)
    back = "rat_back_start" if rat.ring else "rat_back"
    return _centred("rat", back, box, places.RAT)


def _centred(kind: str, picture: str, box: Box, size: float) -> Piece:
    return Piece(kind, f"pieces/{picture}", box.centre[0], box.centre[1] + size / 2, size)


def _number(canvas: Canvas, place: places.Standing, number: int) -> None:
    """Write on a small plate over the corner of a piece."""
    wide = 13 + 10 * len(str(number))
    plate = Box(place.x + 15 - wide, place.y - 3, wide, 24)
    canvas.line(plate, INK)
    canvas.line(plate.inset(1.5), VELLUM)
    canvas.text(str(number), plate.inset(0, -4), 24, face=BOLD, across="centre")


def _cube_box(cube: places.Standing) -> Box:
    side = places.CUBE * cube.size
    return Box(cube.x - side / 2, cube.y - side / 2, side, side)


def _target(box: Box) -> Box:
    return box.centred(max(TARGET, box.w), max(TARGET, box.h))


def _middle(line: Line) -> tuple[float, float]:
    return _mean([x for x, _ in line]), _mean([y for _, y in line])


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


@lru_cache(maxsize=4)
def europe(regions: int, box: Box, tinctures: tuple[str, ...]) -> Europe:
    """Give a board, the same one again as long as nothing about it changes."""
    return Europe(regions, box, tinctures)
