"""The class cards under a token: all dim, and those that a sign finds rise with the crest of their holder."""

from collections.abc import Iterable, Mapping, Sequence

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, FIGURES
from game.drawing.theme import FADED_INK, RUBRIC, VELLUM
from game.games.rattus.cards import ClassCard
from game.games.rattus.stage_facts import Sign
from game.games.rattus.stage_light import COLOURS
from game.games.rattus.words.stage import NOBODY
from game.table.tray import paint_cloth
from game.words import Tongue
from rules.rattus.names import CLASS_OF, CLASSES
from rules.rattus.strokes import Stroke
from rules.rattus.view import View

#: How much larger a card becomes, how much light the others keep, and how high the crest is.
LARGER, DIM, CREST = 1.26, 0.36, 84.0
#: Where on a card is written what it brings its holder, as shares of it.
STRIP = (0.077, 0.82, 0.845, 0.145)


class Cards:
    """The row of cards of one game."""

    def __init__(self, places: Mapping[str, Box], view: View, tinctures: Sequence[str], say: Tongue) -> None:
        self.places = places
        self.view = view
        self.tinctures = tinctures
        self.say = say

    def paint_set(self, canvas: Canvas, tray: Box) -> None:
        """Lay all of them in the dark."""
        paint_cloth(canvas, tray)
        for name, box in self.places.items():
            self._card(name, box).draw(canvas, hot=False)
        light.shade(canvas, tray, light=DIM)

    def found(self, sign: Sign) -> list[tuple[str, Stroke]]:
        """Give the cards that a sign finds, held by somebody or not, with what it does."""
        if sign.name not in CLASSES:
            return []
        held = [(card, stroke) for stroke in sign.strokes for card in stroke.cards]
        free = [(card, sign.strokes[0]) for card in self.view.cast if CLASS_OF[card] == sign.name]
        return held or free

    def raised(self, names: Iterable[str]) -> dict[str, Box]:
        """Say where cards stand that are lit: over their places, and neighbours beside each other."""
        rows: list[dict[str, Box]] = [{}]
        for name in sorted(set(names), key=lambda each: self.places[each].x):
            box, last = self._large(name), list(rows[-1].values())[-1:]
            if last and last[0].right > box.x:
                rows[-1][name] = Box(last[0].right, *box[1:])
            else:
                rows.append({name: box})
        return {name: box for row in rows for name, box in self._centred(row)}

    def _centred(self, row: Mapping[str, Box]) -> Iterable[tuple[str, Box]]:
        """Move cards that stand beside each other back over the middle of their places."""
        back = sum(box.x - self._large(name).x for name, box in row.items()) / max(1, len(row))
        return ((name, box.moved(-back, 0)) for name, box in row.items())

    def _large(self, name: str) -> Box:
        """Say where a card stands that is lit alone."""
        low = self.places[name]
        wide, high = low.w * LARGER, low.h * LARGER
        return Box(low.centre[0] - wide / 2, low.bottom - high + 4, wide, high)

    def paint_lit(self, canvas: Canvas, name: str, box: Box, stroke: Stroke, risen: float) -> None:
        """Let a card rise, and write on it what it brings its holder."""
        box = box.moved(0, (1 - risen) * box.h * 0.3)
        light.glow(canvas, box.centre, box.h * 0.75, COLOURS[stroke.sign], 0.5)
        card = self._card(name, box)
        card.tincture = ""
        card.draw(canvas, hot=False)
        self._write(canvas, box, stroke)

    def paint_crest(self, canvas: Canvas, box: Box, stroke: Stroke, risen: float) -> None:
        """Hang the crest of its holder over a card that has risen."""
        if stroke.seats and risen >= 1:
            crest = Box(box.right - CREST * 0.72, box.y - CREST * 0.34, CREST * 0.9, CREST)
            canvas.picture(f"crests/shield_{self.tinctures[stroke.seats[0]]}", crest)

    def _card(self, name: str, box: Box) -> ClassCard:
        return ClassCard(box, name, self.view, self.tinctures, self.say)

    def _write(self, canvas: Canvas, box: Box, stroke: Stroke) -> None:
        x, y, w, h = STRIP
        strip = Box(box.x + box.w * x, box.y + box.h * y, box.w * w, box.h * h)
        canvas.line(strip, VELLUM)
        if stroke.number:
            canvas.text(
                f"−{stroke.number}",
                strip.moved(0, -3),
                strip.h * 1.1,
                face=FIGURES,
                colour=RUBRIC,
                across="centre",
            )
            return
        words = self.say(NOBODY[stroke.why])
        size = canvas.fitting(words, strip.inset(2, -8), 32, BOLD)
        canvas.text(
            words, strip.moved(0, -4), size, face=BOLD, colour=FADED_INK, across="centre", leading=0.8
        )
