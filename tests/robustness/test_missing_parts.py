"""Parts of the program that are not there: something plain stands in, people are told once, nothing stops."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.drawing import book_art, missing_art, pictures, surfaces, text, tiled_map
from game.drawing.surface_cache import CUPBOARD
from game.games import PRESENTATIONS
from game.games.notre_dame import board_ground as paris_ground
from game.games.rattus import board_ground
from game.games.rattus_cartus import board_ground as town_ground
from game.program.navigation import House
from game.session.plan import against_bots
from game.words import crash, translations

ART = pictures.ROOT


def forget() -> None:
    """Let everything be looked for again."""
    for kept in (
        *(surfaces.picture, surfaces.table, surfaces.sheet, book_art.codex, book_art.charter),
        *(surfaces._how, surfaces._oak, surfaces.shadow, surfaces.glow, town_ground.ground),
        *(book_art.ornament, book_art.gold_frame, pictures.source, tiled_map.chart, paris_ground.ground),
        *(text.font, text.inked, text.width, text.lines),
        translations,
    ):
        kept.cache_clear()
    for whose in (board_ground.ground, board_ground.names):
        CUPBOARD.forget(whose)
    missing_art.forget()


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget()
    yield
    forget()


def evening(house: House) -> None:
    """Show the title, every table, the pause and the settings."""
    house.app.advance(0.1)
    for game in PRESENTATIONS:
        table = house.open_table(against_bots(game, 3, 4))
        house.app.advance(0.1)
        house.menu(table)
        house.app.advance(0.1)
        house.to_title()
    house.open_settings()
    house.app.advance(0.1)
    house.to_title()


def test_nothing_is_missing_as_we_ship_it(house: House) -> None:
    evening(house)
    assert missing_art.noted() == ()
    assert house.app.notice is None


def test_without_any_art_the_game_can_still_be_played_and_people_are_told_once(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "ROOT", tmp_path)
    for module in (surfaces, book_art):
        monkeypatch.setattr(module, "FOLDER", tmp_path / "surface")
    forget()
    house.app.pictures = pictures.Pictures()
    house.app.rearrange()
    evening(house)
    assert "icons/menu" in missing_art.noted()
    assert house.app.notice is not None
    assert house.app.notice.words == crash.PARTS_MISSING
    house.app.notice = None
    house.open_table(against_bots("rattus", 2, 9))
    house.app.advance(0.1)
    assert missing_art.news() is False


@pytest.mark.parametrize(
    "content",
    [
        b"",
        *(
            pytest.param(part, marks=pytest.mark.long)
            for part in (b"\x89PNG\r\n\x1a\n", b"<svg", b"no picture")
        ),
    ],
)
@pytest.mark.parametrize("name", ["icons/menu.svg", "title/wordmark.png", "surface/oak.png"])
def test_a_spoilt_picture_is_as_good_as_none(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, content: bytes
) -> None:
    root = tmp_path / "art"
    shutil.copytree(ART, root, copy_function=lambda source, target: Path(target).symlink_to(source))
    for path in root.glob(name.replace(".", "*.")):
        path.unlink()
        path.write_bytes(content)
    monkeypatch.setattr(pictures, "ROOT", root)
    monkeypatch.setattr(surfaces, "FOLDER", root / "surface")
    forget()
    house.app.pictures = pictures.Pictures()
    house.app.rearrange()
    house.app.advance(0.1)
    house.open_table(against_bots("rattus", 2, 9))
    house.app.advance(0.1)
    assert len(missing_art.noted()) == 1
    assert house.app.notice is not None


def test_a_placeholder_can_be_seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pictures, "ROOT", tmp_path)
    forget()
    drawn = pictures.Pictures()("pieces/unheard_of", 60, 40)
    assert drawn.get_size() == (60, 40)
    assert len({drawn.get_at((x, y))[:3] for x in range(60) for y in range(40)}) == 2


def test_maps_without_their_tiles_are_plain(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "maps"
    shutil.copytree(tiled_map.FOLDER, folder, ignore=shutil.ignore_patterns("*.png"))
    monkeypatch.setattr(tiled_map.Chart.__init__, "__defaults__", (folder,))
    monkeypatch.setattr(paris_ground, "FOLDER", folder)
    forget()
    evening(house)
    assert missing_art.noted()
    assert house.app.notice is not None


@pytest.mark.slow
@pytest.mark.parametrize("spoilt", [pytest.param(False, marks=pytest.mark.long), True])
def test_without_its_fonts_the_game_writes_in_another_face(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoilt: bool
) -> None:
    for path in text.FONTS.glob("*.ttf"):
        if spoilt:
            (tmp_path / path.name).write_bytes(b"no font")
    monkeypatch.setattr(text, "FONTS", tmp_path)
    forget()
    for plain in (True, False):
        house.app.change(plain_face=plain)
        evening(house)
    assert {"Spectral", "Cinzel", "AtkinsonHyperlegible"} <= set(missing_art.noted())
    assert text.inked("Ärger über → Straße", text.BODY, 30, (0, 0, 0)).get_width() > 100
    assert house.app.notice is not None


@pytest.mark.slow
def test_without_one_face_another_of_ours_serves(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = pygame.font.Font
    for path in text.FONTS.glob("[!S]*.ttf"):
        (tmp_path / path.name).symlink_to(path)

    def in_the_box(path: Path | None, size: int) -> pygame.font.Font:
        assert path is not None, "The face of pygame is not in the box"
        return opened(path, size)

    monkeypatch.setattr(text, "FONTS", tmp_path)
    monkeypatch.setattr(pygame.font, "Font", in_the_box)
    forget()
    house.app.rearrange()
    evening(house)
    assert missing_art.noted() == ("Spectral",)


def test_a_lost_language_is_told_and_english_is_spoken(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.words.__file__", str(tmp_path / "__init__.py"))
    forget()
    house.app.change(language="de")
    house.app.advance(0.1)
    assert house.app.tongue("Quit") == "Quit"
    assert house.app.notice is not None
    assert house.app.notice.words == crash.WORDS_LOST
