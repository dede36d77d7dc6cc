"""The act of a card or a bribe in Paris: the playbill, and the place that it is about in its light."""

from dataclasses import dataclass, replace

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.games.notre_dame.stage_place import Scene, less, paint_scene
from game.table.flight import Flight
from game.table.playbill import Playbill
from game.table.stage import Cue, eased

#: When in its beat a piece has landed.
LANDED = 0.72
#: How far a card has to be from the middle of a place.
ASIDE = 40.0
NOWHERE, UNSEEN = Box(0, 0, 0, 0), Scene()


@dataclass(frozen=True)
class Deed(Playbill):
    """Somebody plays a card or bribes a person."""

    #: What is to be seen of the board.
    ground: Box = NOWHERE
    scene: Scene = UNSEEN
    at: Spot | None = None
    flight: Flight | None = None

    def set_at(self, scene: Scene, at: Spot, flight: Flight | None) -> "Deed":
        """Give the same deed at a place of the board."""
        cues = (Cue(LANDED),) if flight else self.cues
        return replace(self, scene=scene, at=at, flight=flight, flown=flight is not None, cues=cues)

    def beside(self, at: Spot) -> "Deed":
        """Give the same deed with its card where it does not hide a place."""
        hides = self._card.inset(-ASIDE, -ASIDE).holds(at)
        return replace(self, mirrored=not self.mirrored) if hides else self

    @property
    def rim(self) -> Spot:
        """Say where on the rim things rise that come from a seat."""
        card = self._card
        return Spot(card.x - 24 if self.mirrored else card.right + 24, self.box.y + 40)

    def paint(self, canvas: Canvas, part: float) -> None:
        """Paint the place, and what flies there, behind the card."""
        if self.at is not None:
            self._paint_place(canvas, self.at, part)
        super().paint(canvas, part)

    def _paint_place(self, canvas: Canvas, at: Spot, part: float) -> None:
        flight, landed = self.flight, self.flight is None or part >= LANDED
        found = self.scene if landed or not flight else less(self.scene, flight.picture, 1)
        number = any(each.number for each in self.gains[-1:]) and self.fresh
        paint_scene(canvas, found, at, self.ground, eased(part, 0, 0.5) if number else 0.0)
        if flight:
            clip = canvas.surface.get_clip()
            canvas.surface.set_clip(clip.clip(canvas.page.pixels(self.ground)))
            flight.paint_way(canvas)
            canvas.surface.set_clip(clip)
            if not landed:
                flight.paint(canvas, min(1.0, part / LANDED))
