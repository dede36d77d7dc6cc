"""Surfaces, title, houses, initials and the program's icon: all there, seamless, small, and quickly laid."""

from __future__ import annotations

import io
import json
import struct
import time
from pathlib import Path

import numpy as np
import pygame
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from numpy.typing import NDArray

from build.makers import initials, program
from build.makers.title import DOORS
from build.output import INKED, ROOT
from build.pen.paths import runs_of
from build.pen.quantise import small_png
from build.pen.raster import pixels_of, with_nanosvg
from game.drawing import book_art, surfaces
from game.drawing.text import HEADING, path_of
from game.widgets.initial import is_painted, name_of
from rules.rattus_cartus.names import BUILDINGS, SPECIALS

ART = ROOT / INKED
SEAMLESS = ("oak", "oak_panel", "vellum", "stained", "grain", "leather", "leather_red", "cloth")


def shown(path: Path) -> NDArray[np.int16]:
    return pixels_of(pygame.image.load(path))[..., :3].astype(np.int16)


def weight(folder: str) -> int:
    return sum(file.stat().st_size for file in (ART / folder).rglob("*") if file.is_file())


@pytest.mark.parametrize("name", SEAMLESS)
def test_a_surface_repeats_without_a_seam(name: str) -> None:
    pixels = shown(ART / "surface" / f"{name}.png")
    for axis in (0, 1):
        turned = np.moveaxis(pixels, axis, 0)
        inside = np.abs(np.diff(turned, axis=0)).mean(axis=(1, 2))
        across = np.abs(turned[0] - turned[-1]).mean()
        # Two oak boards meet in a dark joint at the border, as others do inside.
        assert across <= 1.5 * inside.max(), (name, axis)


def test_surfaces_and_title_are_small() -> None:
    assert weight("surface") < 4e6
    assert weight("title") < 5e6
    assert weight("buildings") < 4e6


def test_the_oak_fills_a_window() -> None:
    assert shown(ART / "surface" / "oak.png").shape == (1080, 1920, 3)


def test_every_surface_that_is_spoken_of_exists() -> None:
    how = json.loads((ART / "surface" / "surface.json").read_text(encoding="utf-8"))
    names = [*how["tiles"], *how["edges"]["kinds"], *(f"light_{name}" for name in how["lights"])]
    for name in (*names, "glow", "vignette", "shadow", "fold"):
        assert (ART / "surface" / f"{name}.png").is_file(), name
    strip = shown(ART / "surface" / "edge_torn.png")
    assert strip.shape[:2] == (how["edges"]["depth"], how["edges"]["length"] * how["edges"]["pieces"])


@pytest.mark.parametrize("kind", ["cut", "deckle", "torn"])
def test_pieces_of_an_edge_fit_each_other(kind: str) -> None:
    alpha = pixels_of(pygame.image.load(ART / "surface" / f"edge_{kind}.png"))[..., 3].astype(int)
    ends = [alpha[:, x] for k in range(12) for x in (k * 96, k * 96 + 95)]
    assert max(np.abs(end - ends[0]).max() for end in ends) <= 96


@pytest.mark.parametrize("size", [(50, 36), (372, 92), (1160, 724)])
def test_a_sheet_of_any_size_is_whole_inside_and_clear_outside(size: tuple[int, int]) -> None:
    sheet = surfaces.sheet(size, 1.0, 3, ends="torn")
    assert sheet.get_size() == size
    assert sheet.get_at((size[0] // 2, size[1] // 2)).a >= 248
    assert sheet.get_at((0, 0)).a < 128


def test_sheets_are_laid_quickly() -> None:
    surfaces.sheet((40, 40), 1.0)
    begun = time.process_time()
    for seed in range(10):
        surfaces.sheet((380, 180), 1.0, 100 + seed)
    assert (time.process_time() - begun) / 10 < 0.05


def test_frames_have_the_size_that_was_asked() -> None:
    for make in (book_art.codex, book_art.charter, book_art.gold_frame):
        assert make((600, 400), 0.667).get_size() == (600, 400)


@pytest.mark.parametrize("name", BUILDINGS)
def test_every_building_has_its_picture(name: str) -> None:
    for size in ("", "@small"):
        picture = pygame.image.load(ART / "buildings" / f"{name}{size}.png")
        assert 0.3 < (pixels_of(picture)[..., 3] > 128).mean() < 0.9


def test_every_special_card_has_its_emblem() -> None:
    for name in (*SPECIALS, "nun"):
        assert (ART / "emblem" / f"{name}.svg").is_file(), name


def test_every_game_has_its_door() -> None:
    assert set(DOORS) == {"notre_dame", "rattus", "rattus_cartus"}
    for name in DOORS:
        picture = pygame.image.load(ART / "title" / f"door_{name}.png")
        assert picture.get_height() == 1164
        assert pixels_of(picture)[2, 2, 3] == 0


def test_flames_stand_on_one_foot() -> None:
    for k in range(4):
        svg = (ART / "title" / f"flame_{k}.svg").read_text(encoding="utf-8")
        foot = with_nanosvg(svg, height=100)[93, :, 3]
        assert abs(float(np.average(np.arange(64), weights=foot.astype(float) + 1e-9)) - 32) < 4


def test_every_capital_is_there() -> None:
    assert {*"AZÉÜ"} <= set(initials.LETTERS)
    for letter in initials.LETTERS:
        assert is_painted(name_of(letter))


#: Those that Polish would need too.
@pytest.mark.parametrize("letter", [*initials.LETTERS, *"ĄĆĘŁŃÓŚŹŻ"])
def test_no_capital_leaves_its_frame(letter: str) -> None:
    d, place = initials.outline(letter)
    points = np.vstack([run.points for run in runs_of(d, place)])
    (left, top), (right, low) = points.min(axis=0), points.max(axis=0)
    ink = 3.6
    assert min(left, top) - ink >= 6
    assert max(right, low) + ink <= initials.SIDE - 6
    assert (low - top) > 40 or letter in "QW"


def test_the_halves_of_the_curtain_meet_without_a_gap() -> None:
    left, right = (
        pixels_of(pygame.image.load(ART / "ui" / f"curtain_{side}.png")) for side in ("left", "right")
    )
    assert left.shape == right.shape == (480, 1120, 4)
    assert left[8:400, -3:, 3].min() == right[8:400, :3, 3].min() == 255
    assert left[8:400, :, 3].min() == right[8:400, :, 3].min() == 255


def test_the_icon_exists_in_all_sizes() -> None:
    for size in program.SIZES:
        assert pygame.image.load(ART / "program" / f"icon_{size}.png").get_size() == (size, size)
    ico = (ART / "program" / "icon.ico").read_bytes()
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, 7)
    icns = (ART / "program" / "icon.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)


def test_the_icon_shows_gold_at_sixteen_pixels() -> None:
    pixels = pixels_of(pygame.image.load(ART / "program" / "icon_16.png")).astype(int)
    gold = (pixels[..., 0] > 170) & (pixels[..., 1] > 120) & (pixels[..., 2] < 90)
    assert gold.sum() > 30


def test_headings_are_bold() -> None:
    cut = TTFont(path_of(HEADING))
    assert "fvar" not in cut
    assert cut["OS/2"].usWeightClass == 700


def test_few_colours_hardly_change_a_picture() -> None:
    ramp = np.linspace(0, 255, 64).astype(np.uint8)
    pixels = np.stack(
        [
            np.tile(ramp, (64, 1)),
            np.tile(ramp[:, None], (1, 64)),
            np.full((64, 64), 90),
            np.full((64, 64), 255),
        ],
        2,
    ).astype(np.uint8)
    back = pixels_of(pygame.image.load(io.BytesIO(small_png(pixels)), "back.png"))
    assert np.abs(back.astype(int) - pixels.astype(int)).mean() < 8
