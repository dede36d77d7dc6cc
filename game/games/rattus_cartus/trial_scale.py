"""The scale of the trial: green is safe, striped what can still come, red is lost; crests stand on pins."""

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.drawing.canvas import Canvas
from game.drawing.nib import Inking
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD, Stowed
from game.drawing.text import FIGURES, Colour
from game.drawing.theme import GAIN, INK, IVORY, LEAF_GOLD, RUBRIC, VERDIGRIS
from game.widgets.timeline import fallen
from rules.kernel import Seat

if TYPE_CHECKING:
    from game.games.rattus_cartus.trial import Nuns

#: How many nuns the scale shows, how wide one is, and where it has numbers.
MOST, UNIT, EVERY = 20, 72.5, 5
#: Where the bar begins and how deep in the sheet it lies, and how high it is.
LEFT, DEEP, BAR = 104.0, 282.0, 34.0
#: How large a crest is, how far apart those of one lane stand at least, and how high the lanes are.
CREST, APART, LANES = 106.0, 176.0, (104.0, 220.0)
#: The number of rats on a crest, its disc, and the seal of who is safe.
RATS, DISC, SEAL = 42.0, 62.0, 54.0
#: How large a crest is that has fallen, how deep it lies, how far from its pin, and how it is turned.
FALLEN, BELOW, AWAY, TURNED = 68.0, 122.0, 30.0, -64.0
#: How high the nun is, and the number of nuns below her.
NUN, SUM, MARK = 122.0, 92.0, 52.0
#: What can still come.
HOPE: tuple[Colour, Colour] = (LEAF_GOLD, (0xF6, 0xDC, 0x92))
LOST: tuple[Colour, Colour] = (RUBRIC, (0x6D, 0x12, 0x16))
#: On vellum gold is too pale to read.
OCHRE: Colour = (0x8A, 0x5A, 0x00)
SAFE: tuple[Colour, Colour] = (VERDIGRIS, VERDIGRIS)


class Scale:
    """The bar from no nun to twenty, and all seats at the number of their rats."""

    def __init__(self, sheet: Box, trial: "Nuns", tinctures: Sequence[str]) -> None:
        self.sheet, self.trial, self.tinctures = sheet, trial, tinctures
        self.bar = Box(sheet.x + LEFT, sheet.y + DEEP - BAR / 2, MOST * UNIT, BAR)
        self.crests = self._stood()

    def x(self, number: float) -> float:
        """Give the place of a number; more than the scale has stand behind its end."""
        return self.bar.x + UNIT * min(number, MOST + 0.8)

    def _stood(self) -> dict[Seat, Box]:
        """Stand every crest at its rats, in two lanes, so that none touches another or hides a pin."""
        order = sorted(range(len(self.trial.rats)), key=lambda seat: (self.trial.rats[seat], seat))
        wanted = [self.x(self.trial.rats[seat]) for seat in order]
        edge = CREST / 2 + DISC / 2
        found: dict[Seat, Box] = {}
        low = float("-inf")
        for seat, x in zip(
            order, parted(wanted, APART / 2, self.sheet.x + edge, self.sheet.right - edge), strict=True
        ):
            lane = 0 if x - low >= APART - 1e-6 else 1
            low = x if lane == 0 else low
            middle = self.bar.centre[1] - LANES[lane]
            found[seat] = Box(x - CREST / 2, middle - CREST / 2, CREST, CREST)
        return found

    # What stands still.

    def paint_ground(self, canvas: Canvas) -> None:
        """Lay the sheet, and set the pins: straight down from each crest, and then to its number."""
        canvas.sheet(self.sheet, seed=167, ends="torn", lift=9)
        inking, bend = Inking(self.sheet, canvas.look), self.bar.y - 26
        for seat, box in self.crests.items():
            x, foot = box.centre[0], self.x(min(self.trial.rats[seat], MOST))
            way = [(x, box.bottom - 14), (x, bend), (foot, self.bar.y)]
            inking.stroke(way, 6, INK, seed=seat, wobble=0.2, ends=1)
        canvas.surface.blit(inking.drawn(canvas.page), canvas.page.pixels(self.sheet)[:2])

    # What happens.

    def paint(self, canvas: Canvas, reached: float, hope: float, time: float) -> None:
        """Paint how far the nun has come and can still come, and how everybody stands to that."""
        self._paint_bar(canvas, reached, hope)
        self._paint_marks(canvas, round(reached), round(hope))
        nun = Box(self.x(reached) - NUN / 2, self.bar.centre[1] - NUN * 0.62, NUN, NUN)
        canvas.picture("pieces/nun", nun)
        place = Box(self.x(reached) - 80, self.bar.bottom + 24, 160, 96)
        canvas.text(str(round(reached)), place, SUM, face=FIGURES, colour=GAIN, across="centre")
        for seat, box in self.crests.items():
            self._paint_crest(canvas, seat, box, time)

    def _paint_bar(self, canvas: Canvas, reached: float, hope: float) -> None:
        canvas.line(self.bar.inset(-3), INK)
        x, y, w, h = canvas.page.pixels(self.bar)
        stops = [0, *(round(w * min(number, MOST) / MOST) for number in (reached, hope)), w]
        for colours, start, end in zip((SAFE, HOPE, LOST), stops, stops[1:], strict=False):
            shades = tuple(canvas.look.shade(colour) for colour in colours)
            bar = _striped(w, h, canvas.page.length(UNIT * 4) / 4, shades)
            canvas.surface.blit(bar, (x + start, y), (start, 0, max(0, end - start), h))

    def _paint_marks(self, canvas: Canvas, reached: int, hope: int) -> None:
        """Number the scale, but not where the nun stands; where hope ends is numbered in its colour."""
        ends = hope < MOST and hope != reached
        marks = {number: INK for number in range(0, MOST + 1, EVERY) if not ends or abs(number - hope) > 1}
        if ends:
            marks[hope] = OCHRE
        for number, colour in marks.items():
            if abs(number - reached) > 1:
                place = Box(self.x(number) - 50, self.bar.bottom + 4, 100, 60)
                canvas.text(str(number), place, MARK, face=FIGURES, colour=colour, across="centre")

    def _paint_crest(self, canvas: Canvas, seat: Seat, box: Box, time: float) -> None:
        falls, safe = self.falling(seat, time), self.safe(seat, time)
        shield = f"crests/shield_{self.tinctures[seat]}"
        if falls > 0:
            skull = box.centred(box.w * 0.8, box.h * 0.8)
            canvas.picture("pieces/skull", skull, opacity=min(1.0, falls * 2))
            self._paint_fallen(canvas, shield, box, falls)
        else:
            canvas.picture(shield, box)
        disc = Box(box.centre[0] + 50 - DISC / 2, box.centre[1] + 24 - DISC / 2, DISC, DISC)
        self.paint_disc(canvas, disc)
        rats = str(self.trial.rats[seat])
        canvas.text(rats, disc.moved(0, -2), RATS, face=FIGURES, across="centre")
        if safe > 0:
            size = SEAL * (1.5 - 0.5 * safe)
            at = Box(box.centre[0] - 46 - size / 2, box.centre[1] - 32 - size / 2, size, size)
            canvas.picture("seals/good", at, opacity=safe)

    def falling(self, seat: Seat, time: float) -> float:
        """Say how far a crest has fallen: nothing can save it any more."""
        lost = self.trial.lost(seat)
        return 0.0 if lost is None else self._since(lost, time)

    def safe(self, seat: Seat, time: float) -> float:
        """Say how far the seal is pressed that marks who lives for certain."""
        saved = self.trial.saved(seat)
        return 0.0 if saved is None else min(1.0, self._since(saved, time) * 3)

    def _since(self, turned: int, time: float) -> float:
        """Say how much time has passed since so many cards were turned; the last is a breath later."""
        return min(1.0, max(0.0, time - turned - (turned == self.trial.turns)))

    def fallen(self, box: Box) -> Box:
        """Give the place where a crest comes to lie."""
        middle = box.centre[0] + AWAY, self.bar.centre[1] + BELOW
        return Box(middle[0] - FALLEN / 2, middle[1] - FALLEN / 2, FALLEN, FALLEN)

    def _paint_fallen(self, canvas: Canvas, shield: str, box: Box, falls: float) -> None:
        end, t = self.fallen(box), fallen(falls)
        x = box.centre[0] + (end.centre[0] - box.centre[0]) * falls
        y = box.centre[1] + (end.centre[1] - box.centre[1]) * t
        size, turn = round(CREST + (FALLEN - CREST) * t), round(TURNED * t / 4) * 4
        pixels = canvas.page.length(size)
        key = (canvas.pictures, "fallen", shield, pixels, turn)
        picture = CUPBOARD.fetched(
            key, lambda: pygame.transform.rotozoom(canvas.pictures(shield, pixels), turn, 1)
        )
        scale = canvas.page.scale
        canvas.surface.blit(picture, picture.get_rect(center=(round(x * scale), round(y * scale))))

    def paint_disc(self, canvas: Canvas, box: Box) -> None:
        """Paint the disc under a number."""
        disc = _disc(canvas.page.length(box.w), canvas.look.shade(INK), canvas.look.shade(IVORY))
        canvas.surface.blit(disc, canvas.page.pixels(box)[:2])


def parted(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Move places in a row so far apart that all have room, each as little as may be, within two bounds."""
    blocks: list[tuple[float, int]] = []
    for number, place in enumerate(wanted):
        mean, count = place - number * gap, 1
        while blocks and blocks[-1][0] > mean:
            other, more = blocks.pop()
            mean, count = (mean * count + other * more) / (count + more), count + more
        blocks.append((mean, count))
    means = [mean for mean, count in blocks for _ in range(count)]
    last = high - (len(wanted) - 1) * gap
    return [min(max(mean, low), last) + number * gap for number, mean in enumerate(means)]


@Stowed
def _striped(wide: int, high: int, unit: float, colours: tuple[Colour, ...]) -> pygame.Surface:
    """Fill a bar with slanting stripes, and part it into units."""
    ground, stripe = (f"rgb({r},{g},{b})" for r, g, b in colours)
    step, ink = unit / 3, "rgb(43,29,18)"
    paths = [f'<rect width="{wide}" height="{high}" fill="{ground}"/>']
    for number in range(-2, int(wide / step) + 2):
        x = number * step
        corners = (x, high), (x + high, 0), (x + high + step / 2, 0), (x + step / 2, high)
        data = "L".join(f"{a:.1f} {b}" for a, b in corners)
        paths.append(f'<path d="M{data}Z" fill="{stripe}"/>')
    lines = (f'<rect x="{n * unit - 1:.1f}" width="2" height="{high}" fill="{ink}"/>' for n in range(1, MOST))
    body = "".join([*paths, *lines])
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">{body}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(picture.encode()), (wide, high))


@Stowed
def _disc(size: int, ink: Colour, ground: Colour) -> pygame.Surface:
    half = size / 2
    circles = "".join(
        f'<circle cx="{half}" cy="{half}" r="{half * k}" fill="rgb({r},{g},{b})"/>'
        for k, (r, g, b) in ((1, ground), (0.95, ink), (0.87, ground))
    )
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">{circles}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(picture.encode()), (size, size))
