"""Europe on the table: says where the pieces of a view stand, and names the spots a person can point at."""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from functools import cached_property, lru_cache

import pygame

from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.pieces import Piece
from game.drawing.theme import TEXT_SIZES, Sizes
from game.drawing.tiled_map import Line, chart
from game.games.rattus import board_places as places
from game.games.rattus.board_ground import ground, names, shades
from rules.rattus.europe import REGIONS
from rules.rattus.view import Rat, Region, View

SIZE = (1152, 720)
#: The least one can point at.
TARGET = 56.0
#: How wide the frame of the chart is.
FRAME = 14.0
#: How far the number of rats reaches out on their left, by its size.
DISC = 0.7
#: How wide the plague is for its height.
SLIM = 0.89
#: How much air there is beside and above the letters of a name.
AIR = (4.0, 8.0)


class Europe:
    """The chart of one game, in the middle of a box of the page."""

    def __init__(
        self, regions: int, box: Box, tinctures: Sequence[str], sizes: Sizes = TEXT_SIZES["table"]
    ) -> None:
        self.chart = chart("europe")
        self.box = box.centred(*SIZE)
        self.regions = REGIONS[:regions]
        self.tinctures = tuple(tinctures)
        self.scale = places.scaled(sizes)
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
        shores, isles, rats = self.lines("region"), self.lines("island"), self.placed("rats")
        found = {}
        for name in self.regions:
            own = [isle for isle_name, isle in isles.items() if isle_name.rpartition("_")[0] == name]
            found[name] = Land.within([shores[name], *own], rats[name].centre)
        return found

    @cached_property
    def letters(self) -> tuple[Box, ...]:
        """Give the places of the names of the regions in play, without the air around them."""
        return tuple(self.placed("name")[name].inset(*AIR) for name in self.regions)

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
            for number, box in enumerate(self.tokens(region), start=1):
                found["rat", (region.name, number)] = _target(box)
            found.update(self._standing_spots(region))
        return found

    def _standing_spots(self, region: Region) -> Iterator[tuple[tuple[str, object], Box]]:
        for item, box in self.people(region):
            if item.kind == "cube":
                yield ("cube", (region.name, item.seat)), box.centred(box.w, max(TARGET, box.h))
            elif item.kind != "potion":
                yield (item.kind, region.name), _target(box)

    def tokens(self, region: Region) -> list[Box]:
        """Say where each rat of a region lies; those that nobody can tell apart may lie on one spot."""
        boxes, _ = self._row(region)
        return [boxes[heap] for heap in self._heaps(region)]

    def tag(self, region: Region) -> Box:
        """Say where a tag has room behind the rats of a region."""
        return self._row(region)[1]

    def _row(self, region: Region) -> tuple[list[Box], Box]:
        heaps = Counter(self._heaps(region))
        return places.row(self.placed("rats")[region.name], list(heaps.values()), self.scale)

    def _heaps(self, region: Region) -> list[int]:
        """Number the heaps in which rats lie, by rat: whatever somebody has looked at lies by itself."""
        heaps: dict[object, int] = {}
        found = []
        for number, rat in enumerate(region.rats):
            alike = self.scale.counted and not rat.known_by and not rat.face
            found.append(heaps.setdefault(rat if alike else number, len(heaps)))
        return found

    def people(self, region: Region) -> list[places.Standing]:
        """Say where the cubes, potions and clergy of a region stand."""
        groups: list[tuple[places.Item, ...]] = []
        for seat, (cubes, stacks) in enumerate(zip(region.cubes, region.potions, strict=True)):
            if cubes:
                own = places.cubes(cubes, seat, counted=self.scale.counted)
                groups.append((own, places.potions(sum(stacks), seat)) if stacks else (own,))
        clergy = (("nun", region.nuns), ("bishop", region.bishops))
        groups += [(places.clergy(kind, count),) for kind, count in clergy if count]
        return self._stand(region.name, tuple(groups))

    def courtiers(self, view: View) -> list[places.Standing]:
        """Say where the cubes in the castle stand."""
        inside = [(player.castle, player.seat) for player in view.players if player.castle]
        counted = self.scale.counted
        return self._stand("castle", tuple((places.cubes(*one, counted=counted),) for one in inside))

    def _stand(self, name: str, groups: tuple[tuple[places.Item, ...], ...]) -> list[places.Standing]:
        key = (name, groups)
        if key not in self._stood:
            room, inside = self.placed("people")[name], self.box.inset(FRAME)
            self._stood[key] = places.block(room, groups, self.scale.chip, inside) if groups else []
        return self._stood[key]

    def reaper(self, name: str) -> Box:
        """Say where the plague stands in a region."""
        room, high = self.placed("plague")[name], self.scale.plague
        wide = high * SLIM
        return Box(room.centre[0] - wide / 2, room.bottom - high, wide, high)

    def standing(self, region: Region, *, plague: bool) -> list[Box]:
        """Give the boxes of all pieces of a region, with the number beside its rats."""
        aside = self.scale.number * DISC if self.scale.counted else 0.0
        rats = [Box(box.x - aside, box.y, box.w + aside, box.h) for box in self.tokens(region)]
        people = [box for _, box in self.people(region)]
        return [*rats, self.tag(region), *people, *([self.reaper(region.name)] if plague else [])]

    # What stands where.

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the empty chart."""
        x, y, w, h = canvas.page.pixels(self.box)
        canvas.surface.blit(ground(len(self.regions), (w, h)), (x, y))

    def draw_names(self, canvas: Canvas, lit: Container[str]) -> None:
        """Draw the names of the regions in play over whatever shines; those that are not lit stay dim."""
        x, y, *size = canvas.page.pixels(self.box)
        for name in self.regions:
            place = pygame.Rect(canvas.page.pixels(self.placed("name")[name]))
            sheet = (names if name in lit else shades)((size[0], size[1]))
            way = pygame.BLEND_PREMULTIPLIED if name in lit else pygame.BLEND_RGB_MULT
            canvas.surface.blit(sheet, place, place.move(-x, -y), way)

    def pieces(self, view: View) -> list[Piece]:
        """Give every piece where the view says it is, from back to front."""
        found: list[Piece] = []
        for link in view.walls:
            box = self.placed("wall")[link]
            found.append(_centred("wall", f"pieces/wall_{self.lies[link]}", box, self.scale.wall))
        plague = self.reaper(view.plague)
        found.append(_centred("plague", "pieces/plague", plague, plague.h))
        for region in view.regions:
            found += self._rats(region)
            found += self._folk(self.people(region))
        return [*found, *self._folk(self.courtiers(view))]

    def _rats(self, region: Region) -> Iterator[Piece]:
        for number, (rat, box) in enumerate(zip(region.rats, self.tokens(region), strict=True), start=1):
            yield self._token(rat, box)
            if rat.face and not rat.face_up:
                # In the corner that the round token leaves free.
                eye = self.scale.eye
                yield Piece(f"eye_{region.name}_{number}", "icons/eye", box.right - 3, box.y + eye - 4, eye)

    def _token(self, rat: Rat, box: Box) -> Piece:
        """Lay a token into its box: its face for whoever may know it, otherwise its back."""
        if rat.face:
            return _centred("rat", f"token/{rat.face.name}", box, self.scale.face)
        back = "pieces/rat_back_start" if rat.ring else "pieces/rat_back"
        return _centred("rat", back, box, self.scale.token, "disc" if self.scale.counted else "")

    def _folk(self, standing: list[places.Standing]) -> Iterator[Piece]:
        """Turn places into pieces."""
        for item, box in standing:
            if item.kind == "cube":
                yield from self._cubes(item, box)
            else:
                piece = Piece(item.kind, f"pieces/{item.kind}", box.centre[0], box.bottom, box.h)
                yield from [piece] * item.many

    def _cubes(self, item: places.Item, box: Box) -> Iterator[Piece]:
        kind = f"cube_{self.tinctures[item.seat]}"
        if self.scale.counted or item.many >= places.MANY:
            yield from [Piece(kind, f"pieces/{kind}", box.centre[0], box.bottom, box.h, "chip")] * item.many
            return
        for number in range(item.many):
            x = box.x + (places.CUBE / 2 + places.STEP * number) * box.h
            yield Piece(kind, f"pieces/{kind}", x, box.bottom, box.h)


def _centred(kind: str, picture: str, box: Box, size: float, numbered: str = "") -> Piece:
    return Piece(kind, picture, box.centre[0], box.centre[1] + size / 2, size, numbered)


def _target(box: Box) -> Box:
    return box.centred(max(TARGET, box.w), max(TARGET, box.h))


@lru_cache(maxsize=4)
def europe(regions: int, box: Box, tinctures: tuple[str, ...], sizes: Sizes) -> Europe:
    """Give a board, the same one again as long as nothing about it changes."""
    return Europe(regions, box, tinctures, sizes)
