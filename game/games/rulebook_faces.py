"""Cards as they lie on the table, drawn large for the rulebook: persons, actions, characters, population."""

from functools import cache

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BOLD
from game.drawing.theme import TINCTURES
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.persons import PERSONS
from game.games.rattus.hand import ClassCard
from game.games.rattus_cartus.cards import paint_card
from game.table.cards import ActionCard, Card
from game.widgets.figures import Part
from game.words import Tongue
from rules import GAMES, Match
from rules.notre_dame.people import PEOPLE, RATS
from rules.rattus.view import View

#: How a card is shaped, and where things are on that of a person.
SIZE = (168.0, 236.0)
#: How large an action card is in a hand, where its name is as large as it should be.
HAND = (140.0, 196.7)
PORTRAIT, BANNER, TITLE = Box(26, 3, 116, 148.5), Box(-6, 146, 180, 46), Box(16, 149, 136, 36)
RATS_AT = tuple(Box(x, 195, 36, 34) for x in (22, 66, 110))
#: How far crests and banners reach over the edge of a card.
OVER = 16.0


class Face(Part):
    """A card, named like ``person/monk``; an action card may say its tincture as in ``action/bank/or``."""

    def __init__(self, name: str, *, high: float = 1.0, caption: str = "", mark: str = "") -> None:
        super().__init__(high=high, caption=caption)
        self.name = name
        #: An icon over its corner.
        self.mark = mark

    def width(self, canvas: Canvas, height: float) -> float:
        """Keep the shape of a card."""
        return height * SIZE[0] / SIZE[1]

    def draw(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Draw the card, and its mark."""
        paint_face(canvas, self.name, box, say)
        if self.mark:
            side = max(48.0, box.w * 0.32)
            spot = Box(box.right - side * 0.72, box.bottom - side * 0.8, side, side)
            canvas.sheet(spot, seed=5, lift=4)
            canvas.picture(f"icons/{self.mark}", spot.inset(side * 0.14))


def paint_face(canvas: Canvas, name: str, box: Box, say: Tongue) -> None:
    """Draw a card into a box: as on the table, then enlarged as a whole, its words too."""
    wide, high = HAND if name.startswith("action/") else SIZE
    zoom = box.w / wide
    outside = box.inset(-OVER * zoom)
    layer = pygame.Surface(canvas.page.pixels(outside)[2:], pygame.SRCALPHA)
    page = Page(canvas.page.scale * zoom, wide + 2 * OVER, high + 2 * OVER)
    _paint(canvas.onto(layer, page), name, Box(OVER, OVER, wide, high), say)
    canvas.surface.blit(layer, canvas.page.pixels(outside)[:2])


def _paint(canvas: Canvas, name: str, box: Box, say: Tongue) -> None:
    kind, _, key = name.partition("/")
    if kind == "person":
        _paint_person(canvas, key, box, say)
    elif kind == "action":
        key, _, tincture = key.partition("/")
        _lay(canvas, ActionCard(box, key, tincture or TINCTURES[0], say(CARDS[key].name), None))
    elif kind == "class":
        _lay(canvas, ClassCard(box, key, _europe(), TINCTURES, say))
    elif "_" in key:
        paint_card(canvas, key, box)
    else:
        # However large it is drawn, there are no words on it.
        canvas.picture(f"card/{key}@medium", box)


def _lay(canvas: Canvas, card: Card) -> None:
    """Draw a card of the table with its name."""
    card.name(canvas, card.face(canvas, card.box))


@cache
def _europe() -> View:
    """Give a view of Rattus in which nobody holds a card."""
    view: View = Match(GAMES["rattus"], 4, 1).state.view(0)
    return view


def _paint_person(canvas: Canvas, key: str, box: Box, say: Tongue) -> None:
    canvas.picture(f"card/person_{PEOPLE[key].stack.lower()}", box)
    canvas.picture(f"person/{key}", PORTRAIT.moved(box.x, box.y), down="bottom")
    canvas.stretched("card/banner", BANNER.moved(box.x, box.y))
    # Spaces that do not break keep the name on one line.
    title, place = say(PERSONS[key].name).replace(" ", "\u00a0"), TITLE.moved(box.x, box.y)
    size = canvas.fitting(title, place, 24, BOLD, least=14)
    canvas.text(title, place, size, face=BOLD, across="centre")
    for number, spot in enumerate(RATS_AT):
        name = "icons/rat" if number < RATS[key] else "card/rat_slot"
        canvas.picture(name, spot.moved(box.x, box.y))
