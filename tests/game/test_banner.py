"""Names of cards are written large enough in every language, and never reach into the next card."""

import pygame
import pytest

from game.page import Box, Page
from game.pictures import Pictures
from game.table import rattus_cards
from game.table.banner import SMALL, paint_banner
from game.table.notre_dame import CARD
from game.table.picks import BETWEEN
from game.widgets.canvas import Canvas
from game.widgets.text import BOLD
from game.words import LANGUAGES, Tongue
from game.words.notre_dame_cards import CARDS
from game.words.rattus_characters import CHARACTERS

#: How wide an action card is drawn, and a class card.
ACTION, CLASS = 130.0, 153.0


@pytest.fixture(params=[(1920, 1080), (1280, 720)])
def canvas(request: pytest.FixtureRequest) -> Canvas:
    """A sheet of the size of a window."""
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    surface = pygame.Surface(request.param, pygame.SRCALPHA)
    return Canvas(surface, Page.fitted(request.param), Pictures())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_banners_can_be_read_in_every_language(canvas: Canvas, language: str) -> None:
    say = Tongue(language)
    cards = [(say(words.name), ACTION, float(CARD + BETWEEN)) for words in CARDS.values()]
    pitch = rattus_cards.WIDTH + rattus_cards.GAP
    cards += [(say(words.name), CLASS, pitch) for words in CHARACTERS.values()]
    for name, wide, room in cards:
        size = paint_banner(canvas, Box(100, 100, wide, 40), name, room)
        assert size >= SMALL, name


def test_a_name_of_one_endless_word_shrinks_instead_of_reaching_into_the_next_card(canvas: Canvas) -> None:
    name = "Oberbürgermeisterin"
    size = paint_banner(canvas, Box(100, 100, CLASS, 40), name, 162)
    assert canvas.width(name, size, BOLD) < 162
    assert size < SMALL
