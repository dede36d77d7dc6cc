"""An act of one card: it rises over the rim, its player seals it, and what it brings stands beside it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES, HEADING, ITALIC, Colour
from game.drawing.theme import HARM, IVORY, LIGHT
from game.table.stage import CURTAIN, Act, eased, paint_stage
from game.table.tray import candle

#: A card by its height: how wide it is, and how far it stands over the rim.
BROAD, ABOVE = 0.712, 66.0
#: How high the seal is, the name, what is done, the signs of the equation and its number.
SEAL, NAME, WORDS, SIGN, NUMBER = 122.0, 62.0, 44.0, 92.0, 150.0
#: When in its beat the card has risen, and the seal is pressed.
RISEN, SEALED = 0.4, 0.65


class Gain(NamedTuple):
    """What something brings or costs: an icon, and a number with its sign; none: the icon alone."""

    icon: str
    number: int | None = None

    @property
    def words(self) -> str:
        """Write the number."""
        return "" if self.number is None else f"{self.number:+d}".replace("-", "−")

    @property
    def colour(self) -> Colour:
        """Gain is golden on the dark, harm is red."""
        return HARM if (self.number or 0) < 0 else LIGHT


@dataclass(frozen=True)
class Playbill(Act):
    """Somebody plays a card."""

    tincture: str = ""
    name: str = ""
    words: str = ""
    #: Paints the card into a box.
    card: Callable[[Canvas, Box], object] | None = None
    gains: tuple[Gain, ...] = ()
    #: How many of the gains come with this beat; none: the card does.
    fresh: int = 0

    @property
    def _card(self) -> Box:
        high = self.box.h + ABOVE - 14
        return Box(self.box.x + CURTAIN + 150, self.box.y - ABOVE, high * BROAD, high)

    @property
    def _side(self) -> Box:
        left = self._card.right + 56
        return Box(left, self.box.y + 18, self.box.right - CURTAIN - 20 - left, self.box.h - 36)

    def paint_set(self, canvas: Canvas) -> None:
        """Set the stage with its candle, and write who does what."""
        paint_stage(canvas, self.box)
        candle(canvas, Box(self.box.x + CURTAIN + 6, self.box.y + 70, 130, self.box.h - 60), 1)
        side = self._side
        title, below = Box(*side[:3], 84), Box(side.x, side.y + 78, side.w, 58)
        size = canvas.fitting(self.name.upper(), title, NAME, HEADING)
        canvas.text(self.name.upper(), title, size, face=HEADING, colour=IVORY)
        size = canvas.fitting(self.words, below, WORDS, ITALIC)
        canvas.text(self.words, below, size, face=ITALIC, colour=IVORY, leading=0.85)

    def paint(self, canvas: Canvas, part: float) -> None:
        """Let the card rise and be sealed, then what it brings appear, the newest last."""
        enters = self.fresh == 0
        risen = eased(part, 0, RISEN) if enters else 1.0
        card = self._card.moved(0, (1 - risen) * self.box.h * 0.8)
        if self.card:
            self.card(canvas, card)
        sealed = eased(part, RISEN, SEALED) if enters else 1.0
        if sealed > 0 and self.tincture:
            size = SEAL * (1.5 - 0.5 * sealed)
            seal = Box(card.x - SEAL * 0.45, card.y + 10, SEAL, SEAL).centred(size, size)
            canvas.picture(f"seals/seal_{self.tincture}", seal, opacity=min(1.0, sealed * 2))
        self._paint_gains(canvas, part)

    def _paint_gains(self, canvas: Canvas, part: float) -> None:
        side = self._side
        x, middle = side.x, side.bottom - 82
        least = sum(self._width(canvas, gain, 1.0) for gain in self.gains)
        k = min(1.0, side.w / least) if least else 1.0
        for number, gain in enumerate(self.gains):
            new = number >= len(self.gains) - self.fresh
            shown = eased(part, 0, 0.5) if new else 1.0
            if new and number == len(self.gains) - 1 and gain.number:
                light.rays(
                    canvas, (x + self._width(canvas, gain, k) * 0.4, middle), 190, gain.colour, 0.55 * shown
                )
            self._paint_gain(canvas, gain, Box(x, middle - 90, side.w, 180), k, shown)
            x += self._width(canvas, gain, k)

    def _width(self, canvas: Canvas, gain: Gain, k: float) -> float:
        return (canvas.width(gain.words, NUMBER, FIGURES) + SIGN + 34) * k

    def _paint_gain(self, canvas: Canvas, gain: Gain, box: Box, k: float, shown: float) -> None:
        wide = canvas.width(gain.words, NUMBER * k, FIGURES)
        if gain.words:
            canvas.text(gain.words, box.moved(0, -10 * k), NUMBER * k, face=FIGURES, colour=gain.colour)
        sign = Box(box.x + wide + 8 * k, box.y, SIGN * k, box.h)
        canvas.picture(gain.icon, sign.centred(SIGN * k, SIGN * k), opacity=shown)
