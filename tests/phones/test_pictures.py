"""The gallery has a picture of every kind of sheet."""

from pathlib import Path

import pygame
import pytest

from build.gallery import sheets
from build.gallery.browser import Browser
from game.words import LANGUAGES
from rules import GAMES


@pytest.fixture(autouse=True)
def _window() -> None:
    """Maps are read for a window."""
    pygame.display.set_mode((320, 200))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_sheet_is_written_in_every_language(game: str) -> None:
    written = dict(sheets.sheets(game))
    assert {"greet", "soon", "wait", "recap", "end"} <= written.keys()
    assert {sheet["kind"] for spoken in written.values() for sheet in spoken.values()} == {
        "greet",
        "wait",
        "choose",
        "end",
    }
    for spoken in written.values():
        assert [sheet["language"] for sheet in spoken.values()] == list(LANGUAGES)


def test_where_there_is_no_browser_the_gallery_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert list(sheets.pictures(tmp_path)) == []
    assert "Chromium" in capsys.readouterr().out


@pytest.mark.slow
def test_a_picture_shows_the_sheet_that_was_written_last(tmp_path: Path) -> None:
    """Another sheet looks otherwise, the same one alike, and all are as large as the phone."""
    plan = sheets.table("rattus")
    written = dict(sheets.sheets("rattus"))
    with Browser() as browser:
        phone = sheets.Phone(browser)
        phone.sit(0, (320, 640))
        taken = []
        for number, name in enumerate(("Turn", "end", "Turn")):
            phone.show(0, written[name]["de"], plan)
            phone.lift()
            taken.append(pygame.image.load(browser.picture(tmp_path / f"{number}.png")))
        phone.link.close(wait=True)
    first, other, again = (pygame.image.tobytes(picture, "RGB") for picture in taken)
    assert {picture.get_size() for picture in taken} == {(320, 640)}
    assert first == again != other
