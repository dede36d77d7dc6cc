"""The pen on tiny drawings."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from build.output import ROOT
from build.pen import Drawing, ink_text, pigment, seat_dye
from build.pen.lint import faults
from build.pen.matrix import apply, mirror, rotate, scale, transform, translate
from build.pen.paths import flatten, path_data
from build.pen.png import encode
from build.pen.raster import pixels_of, with_nanosvg
from build.pen.stroke import PENS, seeded, stroke


def plain(body: str, root: str = "") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" {root}>{body}</svg>'


def drawn(body: str, root: str = "", size: str = "medium", seat: str = "") -> str:
    return ink_text(plain(body, root), "test", size, seat)


def fills(svg: str) -> list[str]:
    return re.findall(r'fill="(#\w+)"', svg)


SQUARE = '<rect x="8" y="8" width="32" height="32" fill="madder" {}/>'
BUSY = (
    SQUARE.format('shade="5 3" lit="3 3" pat="ashlar 9 6;hatch 60 4 0.5"')
    + '<path d="M4 40C14 10 30 50 44 8" ink="3" pen="tail"/>'
    + '<circle cx="24" cy="24" r="9" fill="ochre" pat="mail 4"/>'
)


def test_the_same_source_gives_the_same_text() -> None:
    assert drawn(BUSY) == drawn(BUSY)


def test_the_hash_seed_does_not_matter() -> None:
    script = f"from build.pen import ink_text; print(ink_text({plain(BUSY)!r}, 'test'), end='')"
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", script], env=env, cwd=ROOT, capture_output=True, check=True
        )
        assert run.stdout.decode() == drawn(BUSY)


def test_another_name_gives_another_hand() -> None:
    assert ink_text(plain(BUSY), "one") != ink_text(plain(BUSY), "two")


def test_a_new_shape_leaves_the_others_alone() -> None:
    before = drawn(SQUARE.format("")).splitlines()[1:-1]
    after = drawn('<circle cx="9" cy="9" r="5" fill="ivory"/>' + SQUARE.format("")).splitlines()[1:-1]
    assert after[-len(before) :] == before


def test_everything_the_pen_writes_is_safe() -> None:
    assert faults(drawn(BUSY)) == []


@pytest.mark.parametrize(
    "unsafe",
    [
        '<g opacity="0.5"><path fill="#112233" d="M0 0l1 1 1 0Z"/></g>',
        '<path fill="red" d="M0 0l1 1 1 0Z"/>',
        '<path fill="#112233" stroke="#112233" d="M0 0l1 1 1 0Z"/>',
        '<path fill="#112233" d="M0 0C1 1 2 2 3 3Z"/>',
        "<text>no</text>",
        '<use href="#a"/>',
    ],
)
def test_what_nanosvg_misreads_is_found(unsafe: str) -> None:
    assert faults(plain(unsafe))


def test_an_unknown_attribute_is_an_error() -> None:
    with pytest.raises(ValueError, match="stroke-width"):
        drawn('<path d="M0 0h9" stroke-width="2"/>')


def test_an_unknown_colour_is_an_error() -> None:
    with pytest.raises(ValueError, match="mauve"):
        drawn(SQUARE.format("").replace("madder", "mauve"))


def test_colours_can_be_darkened_lightened_and_mixed() -> None:
    assert pigment("ink") == (0x2B, 0x1D, 0x12)
    assert pigment("ivory*0.5") == (122, 118, 110)
    assert pigment("ink+1") == pigment("ivory")
    assert pigment("ink~ivory/1") == pigment("ivory")
    assert pigment("cloth", {"cloth": "ink+1"}) == pigment("ivory")


def test_a_clip_keeps_everything_inside() -> None:
    clip = '<defs><rect id="window" x="20" y="20" width="8" height="8"/></defs>'
    svg = drawn(
        clip + '<path d="M0 24H48" ink="6" clip="#window"/>' + SQUARE.format('clip="#window" pat="brick"')
    )
    alpha = with_nanosvg(svg, 48, 48)[..., 3]
    alpha[19:29, 19:29] = 0
    assert alpha.max() == 0


@pytest.mark.parametrize("edge", [26, 42, 43])
def test_a_ring_that_meets_or_grazes_its_clip_stays_hollow(edge: int) -> None:
    clip = f'<defs><path id="window" d="M0 0H{edge}V48H0Z"/></defs>'
    alpha = with_nanosvg(drawn(clip + '<circle cx="26" cy="24" r="16" ink="3" clip="#window"/>'), 96, 96)[
        ..., 3
    ]
    assert alpha[48, 20:24].max() > 100
    assert alpha[40:57, 30:48].max() == 0
    assert alpha[:, 2 * edge + 1 :].max() == 0


def test_a_seat_gives_its_tincture_and_its_hatching() -> None:
    body = '<rect x="8" y="8" width="32" height="32" fill="seat" petra="6" ink="0" pool="0" bloom="0"/>'
    for seat in ("gules", "azure", "or", "sable"):
        assert fills(drawn(body, seat=seat)) == [seat_dye(seat)["seat"], seat_dye(seat)["seat-line"]]
    assert fills(drawn(body, seat="argent")) == [seat_dye("argent")["seat"]]


def test_small_drawings_have_bolder_lines_and_less_detail() -> None:
    line = '<path d="M4 24H44" ink="3"/>'
    cover = {size: with_nanosvg(drawn(line, size=size), 96, 96)[..., 3].sum() for size in ("small", "large")}
    assert cover["small"] > 1.3 * cover["large"]
    assert drawn(SQUARE.format('pat="hatch"'), size="small") == drawn(SQUARE.format(""), size="small")
    assert drawn(SQUARE.format('only="large"'), size="small") == drawn("")


def test_a_halo_lies_round_everything_and_behind_it() -> None:
    svg = drawn(SQUARE.format(""), 'halo="3"')
    assert fills(svg)[0] == "#f4ebdd"
    assert with_nanosvg(svg, 48, 48)[24, 5, 3] == 255


def test_strokes_are_thin_along_the_nib_and_thick_across_it() -> None:
    def width(angle: float) -> float:
        line = apply(rotate(angle), np.array([[-30.0, 0], [30, 0]]))
        outline = stroke(line, 4, seeded("nib"), PENS["contour"], (False, False), tremor=0)
        assert outline is not None
        x, y = outline.T
        return abs(float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1)))) / 2 / 60

    assert width(48) > 1.5 * width(-42)


def test_strands_lie_between_their_guides() -> None:
    svg = drawn('<path d="M10 5V43M38 5V43" strands="5 2"/>')
    alpha = with_nanosvg(svg, 48, 48)[..., 3]
    assert 4 <= np.count_nonzero(np.diff((alpha[24] > 100).astype(int)) == 1) <= 5
    assert alpha[:, :9].max() == 0


def test_dashes_leave_gaps() -> None:
    alpha = with_nanosvg(drawn('<path d="M2 24H46" ink="3" dash="6 5"/>'), 48, 48)[24, :, 3]
    assert np.count_nonzero(np.diff((alpha > 100).astype(int)) == 1) == 4


def test_a_program_draws_as_a_file_does() -> None:
    drawing = Drawing((0, 0, 48, 48), "test")
    drawing.path("M8 8h32v32h-32Z", fill="madder")
    same = ink_text(plain('<path d="M8 8h32v32h-32Z" fill="madder"/>'), "test")
    assert drawing.svg() == same


def test_parts_are_placed_and_dyed() -> None:
    drawing = Drawing((0, 0, 96, 96), "test")
    drawing.place("leaf/ivy", translate(48, 60) @ scale(2), dye={"leaf": "verdigris"})
    assert "#4f8a6b" in fills(drawing.svg())


def test_curves_end_where_they_should() -> None:
    for d, end in {
        "M0 0C0 9 9 9 9 0": (9, 0),
        "M0 0q4 8 8 0t8 0": (16, 0),
        "M1 1a4 4 0 0 1 8 0": (9, 1),
    }.items():
        assert flatten(d)[0].points[-1] == pytest.approx(end)


def test_corners_are_where_the_pen_turns() -> None:
    square = flatten("M0 0h9v9h-9z")[0]
    assert square.closed
    assert square.corners == (0, 1, 2, 3)
    assert flatten(path_data("circle", {"r": "9"}))[0].corners == ()


def test_transforms_read_as_in_svg() -> None:
    point = np.array([[1.0, 2.0]])
    assert apply(transform("translate(3 4) scale(2)"), point)[0] == pytest.approx((5, 8))
    assert apply(transform("rotate(90 1 1)"), point)[0] == pytest.approx((0, 1))
    assert apply(mirror(10), point)[0] == pytest.approx((19, 2))


def test_png_keeps_every_pixel(tmp_path: Path) -> None:
    import pygame

    pixels = np.random.default_rng(1).integers(0, 256, (13, 17, 4), dtype=np.uint8)
    file = tmp_path / "noise.png"
    file.write_bytes(encode(pixels))
    assert np.array_equal(pixels_of(pygame.image.load(file)), pixels)
