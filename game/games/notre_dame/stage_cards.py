"""What stands on the stage of Notre Dame: action cards, persons and messages, to be read from afar."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BODY, BOLD
from game.games.notre_dame.rulebook_faces import face
from game.games.notre_dame.words.cards import CARDS
from game.table.rulebook_faces import SIZE
from game.words import Tongue

#: Where things are on an action card of the usual size: the house, the banner, its name and the line below.
HOUSE, FIGURE = Box(30, 34, 108, 80), Box(36, 30, 96, 88)
BANNER, TITLE, LINE = Box(-3, 132, 174, 48), Box(16, 134, 136, 36), Box(21, 168, 126, 44)
#: How large name and line are at most.
NAME, WORDS = 27.0, 17.0


def action_card(card: str, tincture: str, language: str, canvas: Canvas, box: Box) -> None:
    """Paint an action card: house, name, and in a line what it does."""
    (large, at), say = _enlarged(canvas, box), Tongue(language)
    # The frame of middle-sized cards has the largest lozenge.
    large.picture(f"card/action_{tincture}@medium", at)
    large.picture(f"sector/{card}", (FIGURE if card == "confidant" else HOUSE).moved(at.x, at.y))
    large.stretched("card/banner", BANNER.moved(at.x, at.y))
    title, place = say(CARDS[card].name).replace(" ", "\u00a0"), TITLE.moved(at.x, at.y)
    size = large.fitting(title, place, NAME, BOLD, least=12)
    large.text(title, place, size, face=BOLD, across="centre")
    line, below = say(CARDS[card].short), LINE.moved(at.x, at.y)
    size = large.fitting(line, below, WORDS, BODY, least=9)
    large.text(line, below, size, across="centre", leading=0.84)


def person_card(person: str, language: str, canvas: Canvas, box: Box) -> None:
    """Paint a person as the rulebook does."""
    large, at = _enlarged(canvas, box)
    face(f"person/{person}").paint(large, at, Tongue(language))


def message(kind: str, tincture: str, canvas: Canvas, box: Box) -> None:
    """Paint a message as wide as a card."""
    canvas.picture(f"pieces/message_{kind}_{tincture}", box)


def _enlarged(canvas: Canvas, box: Box) -> tuple[Canvas, Box]:
    """Give a canvas on which a card has its usual size, and the place of the card there."""
    zoom = box.w / SIZE[0]
    page = Page(canvas.page.scale * zoom, canvas.page.width / zoom, canvas.page.height / zoom)
    return canvas.onto(canvas.surface, page), Box(box.x / zoom, box.y / zoom, SIZE[0], box.h / zoom)
