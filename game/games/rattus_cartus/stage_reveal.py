"""The reveal: what was laid in a building lies side by side, is turned, counted, and brings its gains."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES, ITALIC
from game.drawing.theme import INK, IVORY, LIGHT
from game.games.rattus_cartus.cards import width
from game.games.rattus_cartus.stage_bids import Bid
from game.games.rattus_cartus.stage_fan import paint_fan
from game.games.rattus_cartus.stage_head import LINE, VALANCE, paint_head
from game.games.rattus_cartus.stage_plaque import PLAQUE, paint_plaque
from game.table.stage import Act, eased, paint_stage
from game.widgets.timeline import fallen

#: How high the stage is.
HIGH = 566.0
#: How wide a column is at most, and a card of a fan by it.
COLUMN, CARD = 470.0, 0.55
#: How high a fan is at most, a crest, and the number beside it.
FAN, CREST, NUMBER = 222.0, 112.0, 128.0
#: How wide a figure of that number is by its size, and how far the number is from the crest.
FIGURE, APART = 0.6, 12.0
#: Columns in which two figures leave room only for a crest so small.
NARROW, SMALL = 320.0, 96.0
#: Whoever is alone has so wide a column, in so much of it a fan, and so high; what counts stands beside it.
LONE, BESIDE, HIGHER = 860.0, 0.52, 312.0
#: How much larger crest and number are there.
GROWN = 1.3
#: How much larger everything of the winner is.
LARGER = 1.16
CROWN, SIGN = 92.0, 60.0


@dataclass(frozen=True)
class Reveal(Act):
    """A building is resolved."""

    title: str = ""
    icon: str = ""
    #: Why somebody wins.
    reason: str = ""
    bids: tuple[Bid, ...] = ()
    tinctures: tuple[str, ...] = ()
    #: What happens with this beat, and to whom.
    kind: str = ""
    seat: int | None = None
    #: The cards that are compared, if not all are; how far the board has slid.
    special: str = ""
    slid: float = 0.0
    loud: ClassVar[bool] = True
    pins: ClassVar[bool] = True

    # Where things are.

    def columns(self) -> Iterator[tuple[Bid, Box]]:
        """Give every bid its column."""
        room = self.box.inset(18, 0)
        wide = LONE if self._lone else min(COLUMN, room.w / max(1, len(self.bids)))
        top = self.box.y + VALANCE + LINE
        whole = Box(room.x, top, room.w, self.box.bottom - top - 8).centred(
            wide * len(self.bids), self.box.bottom - top - 8
        )
        return zip(self.bids, whole.columns(max(1, len(self.bids))), strict=True)

    @property
    def _lone(self) -> bool:
        return len(self.bids) == 1

    def _told(self, column: Box) -> Box:
        """Give what a fan leaves of a column to what it counts and brings."""
        left = column.w * BESIDE if self._lone else 0.0
        return Box(column.x + left, column.y, column.w - left, column.h)

    def fan(self, bid: Bid, column: Box) -> Box:
        """Give the place of a fan; of the winner's it is larger."""
        if self._lone:
            high = HIGHER * (LARGER if bid.wins else 1.0)
            return Box(column.x, column.y, column.w * BESIDE, column.h).centred(column.w * BESIDE, high)
        high = min(FAN, column.w * CARD * 236 / 168)
        k = LARGER if bid.wins else 1.0
        middle = column.y + FAN * LARGER / 2 + 6
        wide = column.w - 6 if bid.wins else column.w - 22
        return Box(column.x, middle - high * k / 2, column.w, high * k).centred(wide, high * k)

    def number(self, bid: Bid, column: Box) -> float:
        """Say how large a number is written: as large as it may be beside the crest."""
        most = NUMBER * self._grown(bid)
        room = self._told(column).w - self._crested(bid, column) - APART - 8
        return min(most, room / (FIGURE * _figures(bid)))

    def _crested(self, bid: Bid, column: Box) -> float:
        """Say how large a crest is; where two figures need the room, a small one."""
        narrow = _figures(bid) > 1 and column.w < NARROW and not self._lone
        return SMALL if narrow else CREST * self._grown(bid)

    def _grown(self, bid: Bid) -> float:
        return (GROWN if self._lone else 1.0) * (LARGER if bid.wins else 1.0)

    def crest(self, bid: Bid, column: Box) -> Box:
        """Give the place of a crest, left of the number; two figures move it aside."""
        size, place = self._crested(bid, column), self._told(column)
        wide = size + APART + FIGURE * _figures(bid) * self.number(bid, column)
        left = min(place.centre[0] - size, place.right - 4 - wide)
        return Box(left, self._count(column) - size / 2, size, size)

    def _count(self, column: Box) -> float:
        return column.centre[1] if self._lone else column.bottom - PLAQUE - 14 - CREST / 2

    def plaque(self, column: Box) -> Box:
        """Give the place of what a seat gets."""
        place = self._told(column)
        below = CREST * GROWN * LARGER / 2 + 12 + PLAQUE
        low = self._count(column) + below if self._lone else column.bottom - 2
        return Box(place.x + 8, low - PLAQUE, place.w - 16, PLAQUE)

    @property
    def house(self) -> Box:
        """Give the place where the building is to be seen: what has slid up lies behind the bar."""
        place = self.lit[0]
        return Box(place.x, place.y, place.w, min(place.bottom - self.slid, self.box.y) - place.y)

    # What stands still.

    def paint_set(self, canvas: Canvas) -> None:
        """Hang the valance with the title, and lay out all that has been told."""
        self._draw_beforehand(canvas)
        paint_stage(canvas, self.box, curtain=0)
        for bid, column in self.columns():
            if bid.wins:
                self._paint_rays(canvas, self.fan(bid, column))
        paint_head(canvas, self.box, self.title, self.icon, self.reason)
        for bid, column in self.columns():
            self._paint_bid(canvas, bid, column)

    def _draw_beforehand(self, canvas: Canvas) -> None:
        """Draw what will be turned or crowned soon, so that no beat has to wait for all of it at once."""
        most = max((bid.number or 0 for bid in self.bids), default=0)
        for bid, column in self.columns():
            if bid.seat != self.seat or bid.number is None:
                continue
            if self.kind == "showed":
                self._paint_fan(canvas, bid, column, 1.0)
            elif self.kind == "influence" and bid.number == most:
                ahead = bid._replace(wins=True)
                self._paint_fan(canvas, ahead, column, 1.0)
                self._paint_rays(canvas, self.fan(ahead, column))

    def _paint_rays(self, canvas: Canvas, fan: Box) -> None:
        area = self.box.inset(6)
        area = Box(area.x, area.y + VALANCE, area.w, area.h - VALANCE)
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(clip.clip(canvas.page.pixels(area)))
        at = fan.centre[0], fan.centre[1] + 40
        light.glow(canvas, at, 340, strength=0.7)
        light.rays(canvas, at, 470, strength=0.75)
        canvas.surface.set_clip(clip)

    def _paint_bid(self, canvas: Canvas, bid: Bid, column: Box) -> None:
        turning = self.kind == "showed" and bid.seat == self.seat
        if not turning:
            self._paint_fan(canvas, bid, column, 1.0 if bid.number is not None else 0.0)
        canvas.picture(f"crests/shield_{self.tinctures[bid.seat]}", self.crest(bid, column))
        if bid.elsewhere:
            place = self.plaque(column)
            size = canvas.fitting(bid.elsewhere, place, 34, ITALIC)
            canvas.text(bid.elsewhere, place, size, face=ITALIC, colour=IVORY, across="centre")
        if bid.number is not None and not turning:
            self._paint_number(canvas, bid, column)
        if bid.gains and not self._fresh(bid):
            self._paint_plaque(canvas, bid, column, 1.0)

    def _fresh(self, bid: Bid) -> bool:
        return bid.seat == self.seat and self.kind not in ("showed", "influence", "action", "opened")

    def _paint_fan(self, canvas: Canvas, bid: Bid, column: Box, turned: float) -> None:
        fan = self.fan(bid, column)
        if not bid.cards:
            canvas.seam(fan.centred(width(fan.h), fan.h).inset(8))
        faces = bid.faces if bid.number is not None else ("",) * bid.cards
        counts = bid.counts if bid.number is not None else (True,) * bid.cards
        strange = bid.strange if bid.number is not None else (False,) * bid.cards
        paint_fan(canvas, fan, faces, counts, strange, turned)

    def _paint_number(self, canvas: Canvas, bid: Bid, column: Box) -> None:
        size, left = self.number(bid, column), self.crest(bid, column).right + APART
        box = Box(left, self._count(column) - 76, column.right - left, 140)
        for shift, colour in ((4, INK), (0, LIGHT if bid.wins else IVORY)):
            canvas.text(str(bid.number), box.moved(shift, shift), size, face=FIGURES, colour=colour)
        if self.special:
            right = box.x + canvas.width(str(bid.number), size, FIGURES) + 4
            canvas.picture(f"icons/{self.special}", Box(right, box.y + 50, SIGN, SIGN))

    # What moves.

    def paint(self, canvas: Canvas, part: float) -> None:
        """Turn the cards that are shown, let the crown fall, and bring what somebody gets."""
        canvas.ring(self.house.inset(3), LIGHT, 7, 6)
        for bid, column in self.columns():
            if bid.wins and not self.special:
                self._paint_crown(canvas, bid, column, part if self._crowning(bid) else 1.0)
            if bid.seat != self.seat:
                continue
            if self.kind == "showed":
                self._paint_fan(canvas, bid, column, eased(part, 0, 0.75))
                if part > 0.5:
                    self._paint_number(canvas, bid, column)
            elif self.kind == "influence" and part < 1:
                at = self._told(column).centre[0] + 46, self._count(column)
                light.glow(canvas, at, 110, strength=round(4 * (1 - part)) / 5)
            if self._fresh(bid) and bid.gains:
                self._paint_plaque(canvas, bid, column, eased(part, 0, 0.45))

    def _crowning(self, bid: Bid) -> bool:
        return bid.seat == self.seat and self.kind in ("action", "last_premium")

    def _paint_crown(self, canvas: Canvas, bid: Bid, column: Box, part: float) -> None:
        crest = self.crest(bid, column)
        up = 120 * (1 - fallen(min(1.0, part * 1.6)))
        crown = Box(crest.centre[0] - CROWN / 2, crest.y - CROWN * 0.62 - up, CROWN, CROWN)
        canvas.picture("icons/crown", crown)

    def _paint_plaque(self, canvas: Canvas, bid: Bid, column: Box, shown: float) -> None:
        place, clip = self.plaque(column).moved(0, 24 * (1 - shown)), canvas.surface.get_clip()
        canvas.surface.set_clip(clip.clip(canvas.page.pixels(self.box)))
        paint_plaque(canvas, bid.gains, place, golden=bid.wins and not canvas.look.strong)
        canvas.surface.set_clip(clip)


def _figures(bid: Bid) -> int:
    return len(str(bid.number or 0))
