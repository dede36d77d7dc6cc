"""The six class cards of a game of Rattus: in a row for all to see, pushed to take them or to use them."""

from collections.abc import Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import INK, VELLUM
from game.games.rattus.words.characters import CHARACTERS
from game.table.banner import fitting, paint_banner
from game.table.cards import Card
from game.widgets.button import Deed
from game.words import Tongue
from rules.rattus.names import CLASS_OF
from rules.rattus.view import View

#: How wide and high a card is, and the gap to the next: for people near, and for people across the room.
NEAR, FAR = (154.0, 216.0, 8.0), (168.0, 236.0, 0.0)
#: How large the frame is drawn, and on it names at most, names beside a very long one, and signs.
FRAME, NAME, PLAIN, SIGN = 168.0, 32.0, 27.0, 35.0
#: How far down a card the hand points at it, above what lies on it or where nothing does.
HAND = 0.24, 0.38
#: Kinds of actions that mean a card.
KINDS = frozenset({"take", "power"})
#: What a power does at a glance, in signs that need no language.
GLANCES = {
    "peasant": "+1 [cube]",
    "serf": "[skull] → +1 [cube]",
    "baker": "[cube] → [basket]",
    "merchant": "3 [cube] →",
    "messenger": "[cube] [swap] [cube]",
    "mayor": "+1 [cube] [classes/majority]",
    "monk": "[rat] →",
    "nun": "3 [pieces/nun] −1 [cube]",
    "bishop": "[pieces/bishop] [no_rat]",
    "knight": "[plague] →→ +2",
    "crusader": "[plague] →→ [eye]",
    "soldier": "[plague] →→ +[rat]",
    "witch": "[eye] [rat] [swap]",
    "pied_piper": "[cube] [rat] →",
    "magician": "[pieces/potion] [cube]",
    "king": "[cube] → [castle]",
    "queen": "[crown] +2 [cube]",
    "emperor": "3 [pieces/wall_flat]",
}


class ClassCard(Card):
    """A class card with its holder's crest, ticked when its power was used this turn."""

    def __init__(
        self, box: Box, name: str, view: View, tinctures: Sequence[str], say: Tongue, deed: Deed | None = None
    ) -> None:
        super().__init__(box, deed, card=name)
        self.title = say(CHARACTERS[name].name)
        self._titles = [say(CHARACTERS[other].name) for other in view.cast]
        holder = next((player.seat for player in view.players if name in player.cards), None)
        self.tincture = "" if holder is None else tinctures[holder]
        self.own = holder is not None and any(holder == seat for seat, _ in view.waiting)
        self.used = name in view.used
        self.stock = stock(view, name, tinctures)

    def face(self, canvas: Canvas, box: Box) -> Box:
        """Draw frame, portrait and signs, and over them whose it is."""
        frame = canvas.picture(f"card/class_{CLASS_OF[self.card]}", box)
        part = frame.w / FRAME
        canvas.picture(f"character/{self.card}", _within(frame, part, 26, 3, 116, 148.5), down="bottom")
        signs = _within(frame, part, 11, 193, 146, 36)
        canvas.line(signs, VELLUM)
        words = GLANCES[self.card]
        size = canvas.fitting(words, Box(0, 0, signs.w, 80), SIGN * part, BOLD, least=24)
        canvas.text(words, signs.inset(0, -8), size, face=BOLD, across="centre")
        if self.tincture:
            crest = _within(frame, part, 118, -12, 58, 66)
            canvas.picture(f"crests/shield_{self.tincture}", crest)
        if self.stock:
            _paint_stock(canvas, frame, self.stock)
        if self.enabled and self.own:
            # What lies on the card is to be seen beside the hand.
            high = HAND[0] if self.stock else HAND[1]
            canvas.picture("ui/manicule", Box(frame.x - 14, frame.y + frame.h * high, 46, 38))
        return frame

    def name(self, canvas: Canvas, frame: Box) -> None:
        """Lay the banner, with a name as large as those of the others if it fits, and tick what was used."""
        part = frame.w / FRAME
        place = Box(frame.x, frame.y + 146 * part, frame.w, 46 * part)
        pitch = frame.w + (0 if part >= 1 else NEAR[2])
        size = max(PLAIN * part, fitting(canvas, self._titles, pitch, NAME * part))
        paint_banner(canvas, place, self.title, pitch, size)
        if self.used:
            canvas.picture("icons/check", Box(frame.right - 42, frame.y + frame.h * 0.44, 48, 48))


def stock(view: View, name: str, tinctures: Sequence[str]) -> str:
    """Tell what lies on a card: the baker's cubes, or the pieces that are not on the map."""
    if name == "baker":
        breads = [(tinctures[player.seat], player.bread) for player in view.players if player.bread]
        return " ".join(f"{bread}[pieces/cube_{tincture}]" for tincture, bread in breads)
    left = {
        "nun": ("nun", view.nuns_left),
        "bishop": ("bishop", view.bishops_left),
        "emperor": ("wall_flat", view.walls_left),
        "magician": ("potion", view.potions_left),
    }.get(name)
    return f"{left[1]}[pieces/{left[0]}]" if left else ""


def _paint_stock(canvas: Canvas, frame: Box, words: str) -> None:
    size = max(28.0, canvas.sizes.number)
    wide = canvas.width(words, size, BOLD) + 16
    plate = Box(frame.x - 6, frame.y + frame.h * 0.44, min(wide, frame.w), size * 1.3)
    canvas.line(plate, INK)
    canvas.line(plate.inset(2), VELLUM)
    size = canvas.fitting(words, plate.inset(4, -12), size, BOLD)
    canvas.text(words, plate, size, face=BOLD, across="centre")


def _within(frame: Box, part: float, x: float, y: float, w: float, h: float) -> Box:
    return Box(frame.x + x * part, frame.y + y * part, w * part, h * part)
