"""The pictures of the front page show the program as it is."""

from pathlib import Path

import pygame
import pytest

from build import front_page
from build.front_page import phones
from build.gallery.scenes import Gallery
from tests.window.likeness import likeness

#: A picture is out of date when more than a tenth of it has changed.
CURRENT = 0.9
MOST_BYTES = 1_000_000


@pytest.mark.parametrize("game", front_page.TABLES)
def test_the_picture_of_a_table_is_current(game: str, tmp_path: Path) -> None:
    shown = pygame.image.load(front_page.FOLDER / f"{game}.jpg")
    drawn = front_page.drawn(game, Gallery(tmp_path))
    alike = likeness(shown, drawn, [drawn.get_rect()])
    assert alike >= CURRENT, f"Only {alike:.0%} is as in the picture: make pictures"


def test_the_picture_of_phones_is_current(tmp_path: Path) -> None:
    """Phones lie before the lower half of the screen."""
    shown = pygame.image.load(front_page.FOLDER / phones.NAME)
    drawn = phones.screen(Gallery(tmp_path), phones.drafting())
    seen = pygame.Rect(0, 0, phones.SCREEN.w, phones.SCREEN.h // 2)
    alike = likeness(shown.subsurface(phones.SCREEN), drawn, [seen])
    assert alike >= CURRENT, f"Only {alike:.0%} is as in the picture: make pictures"


@pytest.mark.parametrize("game", front_page.TABLES)
def test_the_table_in_the_picture_can_be_opened(game: str) -> None:
    session = front_page.table(game)
    assert session.asked is not None
    assert session.asked.seat == session.people[0]


def test_the_pictures_do_not_weigh_down_the_repository() -> None:
    assert sum(path.stat().st_size for path in front_page.FOLDER.iterdir()) < MOST_BYTES
