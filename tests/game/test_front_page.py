"""The pictures of the front page show the program as it is."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageSequence

from build import front_page
from build.front_page import film, phones, review
from build.gallery.scenes import Gallery
from tests.window.likeness import likeness

#: A picture is out of date when more than a tenth of it has changed.
CURRENT = 0.9
MOST_BYTES, MOST_OF_THE_FILM = 1_000_000, 3_000_000


@pytest.mark.parametrize("game", front_page.TABLES)
def test_the_picture_of_a_table_is_current(game: str, tmp_path: Path) -> None:
    shown = pygame.image.load(front_page.FOLDER / f"{game}.webp")
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


def test_the_picture_of_a_review_is_current_and_was_found_out(tmp_path: Path) -> None:
    shown, drawn = pygame.image.load(review.PATH), review.drawn(Gallery(tmp_path))
    alike = likeness(shown, drawn, [drawn.get_rect()])
    assert alike >= CURRENT, f"Only {alike:.0%} is as in the picture: make pictures"
    session, found = review.kept()
    assert found is not None
    assert found.turning_points(session.people[0])


@pytest.mark.slow
@pytest.mark.parametrize("game", film.SCENES)
def test_the_film_shows_the_stage_as_it_is(game: str, tmp_path: Path) -> None:
    *_, (drawn, _) = film.shots(game, Gallery(tmp_path))
    alike = max(likeness(shown, drawn, [drawn.get_rect()]) for shown in pictures())
    assert alike >= CURRENT, f"Only {alike:.0%} is as in the film: make pictures"


def pictures() -> Iterator[pygame.Surface]:
    with Image.open(film.PATH) as opened:
        for picture in ImageSequence.Iterator(opened):
            yield pygame.image.frombytes(picture.convert("RGB").tobytes(), picture.size, "RGB")


def test_the_film_moves_and_begins_again() -> None:
    with Image.open(film.PATH) as opened:
        assert opened.size == film.SHOWN
        assert getattr(opened, "n_frames", 1) > 100
        assert opened.info["loop"] == 0


@pytest.mark.parametrize("game", front_page.TABLES)
def test_the_table_in_the_picture_can_be_opened(game: str) -> None:
    session = front_page.table(game)
    assert session.asked is not None
    assert session.asked.seat == session.people[0]


def test_the_pictures_do_not_weigh_down_the_repository() -> None:
    weights = {path.name: path.stat().st_size for path in front_page.FOLDER.iterdir() if path.is_file()}
    assert weights.pop(film.PATH.name) < MOST_OF_THE_FILM
    assert sum(weights.values()) < MOST_BYTES
