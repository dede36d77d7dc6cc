"""An act of one card: it rises over the rim, its player seals it, and what it brings stands beside it."""

from dataclasses import dataclass, field
from typing import NamedTuple

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, FIGURES, HEADING, ITALIC, Colour
from game.drawing.theme import HARM, IVORY, LIGHT
from game.table.candles import candle
from game.table.panel_tag import paint_tag
from game.table.stage import CURTAIN, Act, eased, paint_stage
from game.table.stage_card import Painter, stand

#: A card by its height: how wide it is, how far it stands over the rim, and how much it leans.
BROAD, ABOVE, LEAN = 0.712, 66.0, 3.0
#: How high the seal is, the name, what is done, the signs of the equation and its number.
SEAL, NAME, WORDS, SIGN, NUMBER = 122.0, 62.0, 44.0, 96.0, 150.0
#: How wide the arrow of the equation is, what it points at, by the signs, and the gap after each part.
POINTING = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
ARROW, GOAL, GAP = 50.0, 1.3, 34.0
#: How high a line is where two of them stand below the name, and how much of their size gains have then.
DUE, LESS = 54.0, 0.74
#: How large a price is beside what it brings.
PRICE = 0.62
#: When in its beat the card has risen, and the seal is pressed; and when what is new has come.
RISEN, SEALED, COME = 0.5, 0.8, 0.45


class Gain(NamedTuple):
    """What something brings or costs: an icon, and a number with its sign; none: the icon alone."""

    icon: str
    number: int | None = None
    #: Where it goes, as a picture behind an arrow, and where it comes from, before its icon.
    to: str = ""
    start: str = ""
    #: Whether it is good or bad news; otherwise a lower number is bad.
    harm: bool | None = None
    #: Whether it is merely the price.
    price: bool = False

    @property
    def words(self) -> str:
        """Write the number."""
        return "" if self.number is None else f"{self.number:+d}".replace("-", "−")

    @property
    def share(self) -> float:
        """Say how large it is beside the others."""
        return PRICE if self.price else 1.0

    @property
    def colour(self) -> Colour:
        """Gain is golden on the dark, harm is red, a price neither."""
        if self.price:
            return IVORY
        harm = (self.number or 0) < 0 if self.harm is None else self.harm
        return HARM if harm else LIGHT


@dataclass(frozen=True)
class Playbill(Act):
    """Somebody plays a card."""

    tincture: str = ""
    name: str = ""
    words: str = ""
    #: What is due for it, below these words.
    due: str = ""
    #: Paints the card into a box; a ``partial`` of plain values is painted once.
    card: Painter | None = None
    gains: tuple[Gain, ...] = ()
    #: How many of the gains come with this beat; none: the card does.
    fresh: int = 0
    #: Whether the card comes with this beat though something else comes too.
    enters: bool | None = None
    #: Whether the card stands at the right: what it is about lies at the left.
    mirrored: bool = False
    #: Panels on which something is to be read, and what.
    tags: tuple[tuple[Box, Gain], ...] = field(default=())

    @property
    def counts(self) -> bool:
        """It does where there are tags."""
        return bool(self.tags)

    @property
    def _card(self) -> Box:
        high = self.box.h + ABOVE - 14
        wide, aside = high * BROAD, CURTAIN + 150
        left = self.box.right - aside - wide if self.mirrored else self.box.x + aside
        return Box(left, self.box.y - ABOVE, wide, high)

    @property
    def _side(self) -> Box:
        left, right = self._card.right + 56, self.box.right - CURTAIN - 24
        if self.mirrored:
            left, right = self.box.x + CURTAIN + 30, self._card.x - 64
        return Box(left, self.box.y + 16, right - left, self.box.h - 34)

    def paint_set(self, canvas: Canvas) -> None:
        """Set the stage with its candle, and write who does what."""
        paint_stage(canvas, self.box)
        wide = 130.0
        left = self.box.right - CURTAIN - wide - 6 if self.mirrored else self.box.x + CURTAIN + 6
        stick = Box(left, self.box.y + 70, wide, self.box.h - 60)
        light.glow(canvas, (stick.centre[0], stick.y + 40), 150, strength=0.5)
        candle(canvas, stick, 1)
        side = self._side
        title, below = Box(*side[:3], 76), Box(side.x, side.y + 72, side.w, DUE if self.due else 74)
        size = canvas.fitting(self.name.upper(), title, NAME, HEADING)
        canvas.text(self.name.upper(), title, size, face=HEADING, colour=IVORY)
        for words, place, colour in ((self.words, below, IVORY), (self.due, below.moved(0, DUE), LIGHT)):
            size = canvas.fitting(words, place, WORDS, ITALIC, least=26)
            canvas.text(words, place, size, face=ITALIC, colour=colour, leading=0.82)

    def paint(self, canvas: Canvas, part: float) -> None:
        """Let the card rise and be sealed, then what it brings appear, the newest last."""
        enters = self.fresh == 0 if self.enters is None else self.enters
        self._paint_card(canvas, *((eased(part, 0, RISEN), eased(part, RISEN, SEALED)) if enters else (1, 1)))
        self._paint_gains(canvas, part)
        for panel, gain in self.tags:
            paint_tag(canvas, panel, gain.words, gain.icon, gain.colour, eased(part, 0, COME))

    def _paint_card(self, canvas: Canvas, risen: float, sealed: float) -> None:
        card, lean = self._card.moved(0, (1 - risen) * self.box.h * 0.8), -LEAN if self.mirrored else LEAN
        clip, (_, y, _, h) = canvas.surface.get_clip(), canvas.page.pixels(self.box.inset(6))
        canvas.surface.set_clip(clip.clip((0, 0, canvas.surface.get_width(), y + h)))
        if self.card:
            stand(canvas, card, self.card, lean)
        canvas.surface.set_clip(clip)
        if sealed > 0 and self.tincture:
            size = SEAL * (1.6 - 0.1 * round(6 * sealed))
            x = card.right - SEAL * 0.5 if self.mirrored else card.x - SEAL * 0.5
            seal = Box(x, card.y + 18, SEAL, SEAL).centred(size, size)
            canvas.picture(f"seals/seal_{self.tincture}", seal, opacity=min(1.0, sealed * 2))

    def _paint_gains(self, canvas: Canvas, part: float) -> None:
        side, come = self._side, eased(part, 0, COME)
        most = LESS if self.due else 1.0
        x, middle = side.x, side.bottom - 84 * most
        least = sum(self._width(canvas, gain, 1.0) for gain in self.gains) - GAP
        k = _whole(side.w / least) if least * most > side.w else most
        for number, gain in enumerate(self.gains):
            new = number >= len(self.gains) - self.fresh
            wide = self._width(canvas, gain, k)
            if new and number == len(self.gains) - 1 and gain.number and not gain.price:
                light.rays(canvas, (x + wide * 0.4, middle), 200, gain.colour, 0.5 * come)
            self._paint_gain(canvas, gain, Box(x, middle - 90, side.w, 180), k, come if new else 1.0)
            x += wide

    def _width(self, canvas: Canvas, gain: Gain, k: float) -> float:
        size = gain.share * k
        number = canvas.width(gain.words, NUMBER * size, FIGURES) + 8 * size if gain.words else 0.0
        goals = (SIGN * GOAL if gain.start else 0) + (ARROW + SIGN * GOAL if gain.to else 0)
        return number + (SIGN + goals + GAP) * size

    def _paint_gain(self, canvas: Canvas, gain: Gain, box: Box, k: float, shown: float) -> None:
        k *= gain.share
        x, grown = box.x, k * (0.7 + 0.3 * shown)
        if gain.start:
            goal = SIGN * GOAL * k
            canvas.picture(gain.start, Box(x, box.y, goal, box.h).centred(goal, goal), opacity=shown)
            x += goal
        if gain.words:
            wide = canvas.width(gain.words, NUMBER * k, FIGURES)
            size = _stepped(NUMBER * grown)
            place = Box(x, box.y - 10 * k, wide, box.h)
            canvas.text(gain.words, place, size, face=FIGURES, colour=gain.colour, across="centre")
            x += wide + 8 * k
        canvas.picture(gain.icon, Box(x, box.y, SIGN * k, box.h).centred(SIGN * k, SIGN * k), opacity=shown)
        if gain.to:
            x += SIGN * k
            arrow = Box(x, box.y - 8 * k, ARROW * k, box.h)
            canvas.text(POINTING, arrow, 96 * k, face=BOLD, colour=IVORY, across="centre")
            goal = SIGN * GOAL * k
            canvas.picture(gain.to, Box(x + ARROW * k, box.y, goal, box.h).centred(goal, goal), opacity=shown)


def _whole(share: float) -> float:
    """Shrink by whole tenths, so that pictures are made in few sizes."""
    return max(1, int(share * 10)) / 10


def _stepped(size: float) -> float:
    """Grow by steps, so that few sizes of letters are made."""
    return round(size / 10) * 10 if size < NUMBER else size
