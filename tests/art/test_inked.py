"""Everything that has been made: up to date, safe, alike in two renderers, told apart, not too large."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from build import art
from build.output import INKED, ROOT
from build.pen import PIGMENTS, PLAIN, SEATS
from build.pen.lint import faults
from build.pen.raster import with_nanosvg, with_resvg
from build.pen.stroke import seeded

FILES = sorted((ROOT / INKED).rglob("*.svg"))
KINDS = sorted({file.parent.name for file in FILES})
# States of one thing may look alike.
FAMILIES = ({"bell", "bell_past", "bell_next"}, {"rat", "no_rat"})
TOLD_APART = 25.0


def sampled(files: list[Path], count: int) -> list[Path]:
    """Some files of a long list, the same ones on every run of one state of the art."""
    if len(files) <= count:
        return files
    chosen = seeded("sample", len(files)).choice(len(files), count, replace=False)
    return [files[i] for i in sorted(chosen)]


def natural_size(svg: str) -> tuple[int, int]:
    """The size of the view in pixels, doubled or halved until it is neither tiny nor slow to draw."""
    w, h = (float(v) for v in re.findall(r'viewBox="([^"]+)"', svg)[0].split()[2:])
    while w * h > 320 * 320:
        w, h = w / 2, h / 2
    while max(w, h) < 90:
        w, h = w * 2, h * 2
    return round(w), round(h)


def painted(svg: str, width: int, height: int, with_: str) -> NDArray[np.float64]:
    pixels = (with_nanosvg if with_ == "nanosvg" else with_resvg)(svg, width, height).astype(float)
    colours: NDArray[np.float64] = pixels[..., :3] * pixels[..., 3:] / 255
    return colours


def test_nothing_is_out_of_date() -> None:
    assert art.check(art.wanted([]), thorough=False, jobs=1) == []


def test_nobody_forgot_a_file() -> None:
    assert art.orphans() == []


@pytest.mark.slow
def test_making_again_gives_the_same_bytes() -> None:
    quick = [
        ROOT / target for target in art.wanted([]) if target.startswith(INKED) and target.endswith(".svg")
    ]
    for path in sampled(quick, 25):
        target = path.relative_to(ROOT).as_posix()
        assert art.make(target)[1] == path.read_bytes(), target


def test_nanosvg_reads_everything() -> None:
    assert {file.name: found for file in FILES if (found := faults(file.read_text(encoding="utf-8")))} == {}


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_both_renderers_agree(kind: str) -> None:
    for file in (file for file in FILES if file.parent.name == kind):
        svg = file.read_text(encoding="utf-8")
        size = natural_size(svg)
        gap = np.abs(painted(svg, *size, "nanosvg") - painted(svg, *size, "resvg")).max(axis=2)
        assert gap.mean() < 3, file.name
        assert (gap > 64).mean() < 0.004, file.name


def test_plain_drawings_name_their_colours() -> None:
    hexed = [
        file.name
        for file in PLAIN.rglob("*.svg")
        if "#" in re.sub(r'(href|clip)="[^"]*"', "", file.read_text())
    ]
    assert hexed == []


def grey_at_40(file: Path) -> NDArray[np.float64]:
    """A picture on vellum without colour, a little blurred, as a glance sees it."""
    light = np.array([0.2126, 0.7152, 0.0722])
    pixels = with_nanosvg(file.read_text(encoding="utf-8"), height=40).astype(float)
    alpha = pixels[..., 3:] / 255
    shown = (pixels[..., :3] * alpha + np.array(PIGMENTS["vellum"]) * (1 - alpha)) @ light
    canvas = np.full((48, 48), float(np.array(PIGMENTS["vellum"]) @ light))
    h, w = shown.shape
    top, left = (48 - h) // 2, (48 - w) // 2
    canvas[top : top + h, left : left + w] = shown
    padded = np.pad(canvas, 1, mode="edge")
    blurred: NDArray[np.float64] = sum(
        (padded[i : i + 48, j : j + 48] for i in range(3) for j in range(3)), np.zeros((48, 48))
    )
    return blurred / 9


def test_no_two_icons_can_be_confused_small_and_grey() -> None:
    files = [file for kind in ("icons", "classes") for file in sorted((ROOT / INKED / kind).glob("*.svg"))]
    seen = {file.stem: grey_at_40(file) for file in files}
    alike = []
    for (a, x), (b, y) in itertools.combinations(seen.items(), 2):
        if not any({a, b} <= family for family in FAMILIES) and np.sqrt(((x - y) ** 2).mean()) < TOLD_APART:
            alike.append((a, b))
    assert alike == []


def test_every_seat_has_its_signs() -> None:
    for name in ("crests/shield", "seals/seal", "seals/broken", "discs/top", "discs/side", "pieces/cube"):
        for seat in SEATS:
            assert (ROOT / INKED / f"{name}_{seat}.svg").is_file()


def test_the_art_is_not_too_large() -> None:
    def weight(folder: str) -> int:
        return sum(file.stat().st_size for file in (ROOT / folder).rglob("*") if file.is_file())

    assert weight("art") + weight("maps") < 60e6
    assert weight(INKED) + weight("maps") < 25e6
