"""Names of cards are written large enough in every language, and never reach into the next card."""

import pygame
import pytest

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.pictures import Pictures
from game.drawing.text import BOLD
from game.games.notre_dame.cards import BETWEEN
from game.games.notre_dame.hand import CARD
from game.games.notre_dame.words.cards import CARDS
from game.games.rattus.cards import NEAR
from game.games.rattus.words.characters import CHARACTERS
from game.table.banner import SMALL, paint_banner
from game.words import LANGUAGES, Tongue

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
    pitch = NEAR[0] + NEAR[2]
    cards += [(say(words.name), CLASS, pitch) for words in CHARACTERS.values()]
    for name, wide, room in cards:
        size = paint_banner(canvas, Box(100, 100, wide, 40), name, room)
        assert size >= SMALL, name


def test_a_name_of_one_endless_word_shrinks_instead_of_reaching_into_the_next_card(canvas: Canvas) -> None:
    name = "Oberbürgermeisterin"
    size = paint_banner(canvas, Box(100, 100, CLASS, 40), name, 162)
    assert canvas.width(name, size, BOLD) < 162
    assert size < SMALL


def test_a_ribbon_that_is_looked_at_closely_is_as_sharp_as_a_small_one() -> None:
    def soft(times: int) -> float:
        """Give how wide the edges are, in pixels, around the whole ribbon."""
        made = Pictures().filling("card/banner", 160 * times, 40 * times)
        alpha = [made.get_at((x, y)).a for x in range(160 * times) for y in range(40 * times)]
        return sum(20 < value < 235 for value in alpha) / times

    assert soft(4) < soft(1) * 1.5
