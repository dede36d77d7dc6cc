"""The six class cards of a game of Rattus: in a row for all to see, pushed to take them or to use them."""

from collections.abc import Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import INK, VELLUM
from game.games.rattus.words.characters import CHARACTERS
from game.table.banner import paint_banner
from game.table.cards import Card
from game.widgets.button import Deed
from game.words import Tongue
from rules.rattus.names import CLASS_OF
from rules.rattus.view import View

WIDTH, HEIGHT, GAP = 154.0, 216.0, 8.0
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
        holder = next((player.seat for player in view.players if name in player.cards), None)
        self.tincture = "" if holder is None else tinctures[holder]
        self.own = holder is not None and any(holder == seat for seat, _ in view.waiting)
        self.used = name in view.used
        self.stock = stock(view, name, tinctures)

    def face(self, canvas: Canvas, box: Box) -> Box:
        """Draw frame, portrait and signs, and over them whose it is."""
        frame = canvas.picture(f"card/class_{CLASS_OF[self.card]}", box)
        part = frame.w / 168
        canvas.picture(f"character/{self.card}", _within(frame, part, 26, 3, 116, 148.5), down="bottom")
        signs = _within(frame, part, 13, 195, 142, 32)
        canvas.line(signs, VELLUM)
        canvas.text(GLANCES[self.card], signs, 26, face=BOLD, across="centre")
        if self.tincture:
            canvas.picture(f"crests/shield_{self.tincture}", Box(frame.right - 40, frame.y - 12, 48, 54))
        if self.stock:
            _paint_stock(canvas, frame, self.stock)
        if self.enabled and self.own:
            canvas.picture("ui/manicule", Box(frame.x - 14, frame.y + frame.h * 0.38, 46, 38))
        return frame

    def name(self, canvas: Canvas, frame: Box) -> None:
        """Lay the banner, and tick what was used."""
        part = frame.w / 168
        place = Box(frame.x, frame.y + 146 * part, frame.w, 46 * part)
        paint_banner(canvas, place, self.title, WIDTH + GAP)
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
    wide = canvas.width(words, 24, BOLD) + 16
    plate = Box(frame.x - 6, frame.y + frame.h * 0.46, min(wide, frame.w), 34)
    canvas.line(plate, INK)
    canvas.line(plate.inset(2), VELLUM)
    canvas.text(words, plate, 24, face=BOLD, across="centre")


def _within(frame: Box, part: float, x: float, y: float, w: float, h: float) -> Box:
    return Box(frame.x + x * part, frame.y + y * part, w * part, h * part)
