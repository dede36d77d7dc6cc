"""Rat tokens and the other pieces of Rattus: all there, and told apart small and without colour."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from numpy.typing import NDArray

from build.output import INKED, ROOT
from build.pen import PIGMENTS
from build.pen.raster import with_nanosvg
from rules.rattus.tokens import TOKENS

SIZE = 40
GREY = np.array([0.2126, 0.7152, 0.0722])
PIECES = (
    *("plague", "bishop", "nun", "potion", "castle", "skull", "rat_back", "rat_back_start"),
    *("token_spared", "token_struck", "wall_flat", "wall_rising", "wall_upright", "wall_falling"),
)


def grey(kind_and_name: str, size: int = SIZE) -> NDArray[np.float64]:
    """A picture on vellum without colour."""
    svg = (ROOT / INKED / f"{kind_and_name}.svg").read_text(encoding="utf-8")
    pixels = with_nanosvg(svg, height=size).astype(float)
    alpha = pixels[..., 3:] / 255
    shown: NDArray[np.float64] = (pixels[..., :3] * alpha + np.array(PIGMENTS["vellum"]) * (1 - alpha)) @ GREY
    return shown


def test_every_token_has_a_face_and_no_other_face_exists() -> None:
    assert {file.stem for file in (ROOT / INKED / "token").glob("*.svg")} == {token.name for token in TOKENS}
    assert len(TOKENS) == 49


def test_different_faces_differ_small_and_grey() -> None:
    faces = {token.name: grey(f"token/{token.name}") for token in TOKENS}
    for first, second in itertools.combinations(TOKENS, 2):
        gap = np.abs(faces[first.name] - faces[second.name])
        same = (first.limit, first.symbols, first.ring) == (second.limit, second.symbols, second.ring)
        assert same or (gap > 48).sum() >= 16, (first.name, second.name)


def test_the_limit_reads_small_and_grey() -> None:
    """Ink on vellum where the numeral stands: dark strokes of two pixels and more on light ground."""
    for token in TOKENS:
        top = grey(f"token/{token.name}")[4:18, 10:30]
        assert (top < 90).sum() >= 14, token.name
        assert (top > 190).sum() >= 90, token.name


def test_a_token_with_the_ring_is_known_by_its_back() -> None:
    plain, ringed = grey("pieces/rat_back"), grey("pieces/rat_back_start")
    assert (np.abs(plain - ringed) > 48).sum() >= 60


@pytest.mark.parametrize("name", PIECES)
def test_every_piece_is_drawn_with_a_light_rim(name: str) -> None:
    path = ROOT / INKED / "pieces" / f"{name}.svg"
    assert path.is_file()
    if not name.startswith("token_"):
        assert "#f4ebdd" in path.read_text(encoding="utf-8").splitlines()[1]
