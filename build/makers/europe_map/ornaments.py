"""Ornaments that a program draws better than a hand: the rose of winds and the neat line of leagues."""

from __future__ import annotations

import math

from build.makers.europe_map.sketch import SHEET
from build.pen.drawing import Drawing

MIDDLE = 140


def compass() -> str:
    """A rose of sixteen points, fleur-de-lis to the north, cross to the east."""
    rose = Drawing((0, 0, 280, 280), "compass")
    rose.path(_circle(92), fill="vellum", ink=2.4, bloom=0)
    rose.path(_circle(84), ink=1.5)
    for k in range(64):
        rose.path(f"M{_at(k * 5.625, 84)}L{_at(k * 5.625, 92)}", ink=1.4, pen="firm")
    for k in range(1, 16, 2):
        _point(rose, k * 22.5, (78, 26, 9), "vellum", "ochre")
    for k in range(4):
        _point(rose, 45 + k * 90, (92, 28, 14), "verdigris+0.75", "verdigris")
    for k in range(4):
        light, dark = ("vermilion+0.2", "vermilion*0.8") if k % 2 == 0 else ("ultramarine+0.3", "ultramarine")
        _point(rose, k * 90, (112, 30, 20), light, dark)
    rose.path(_circle(15), fill="leaf-gold+0.1", ink=2.4, bloom=0)
    rose.path(_circle(7), fill="vermilion*0.8", ink=1.8, bloom=0)
    rose.path(LILY, fill="vermilion*0.8", ink=2.2, bloom=0)
    rose.path("M256 136H262V130H268V136H275V143H268V149H262V143H256Z", fill="ultramarine", ink=2, bloom=0)
    return rose.svg("large")


LILY = (
    "M140 2C147 10 149 17 145 24C151 19 158 21 158 28C158 33 153 35 149 32C150 30 149 28 147 28"
    "C144 29 143 31 142 34L138 34C137 31 136 29 133 28C131 28 130 30 131 32C127 35 122 33 122 28"
    "C122 21 129 19 135 24C131 17 133 10 140 2Z"
)


def _at(angle: float, radius: float) -> str:
    a = math.radians(angle - 90)
    return f"{MIDDLE + radius * math.cos(a):.1f} {MIDDLE + radius * math.sin(a):.1f}"


def _circle(r: float) -> str:
    return f"M{MIDDLE - r} {MIDDLE}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0Z"


def _point(rose: Drawing, angle: float, size: tuple[float, float, float], light: str, dark: str) -> None:
    tip, waist, half = size
    left, right, end = _at(angle - half, waist), _at(angle + half, waist), _at(angle, tip)
    middle = f"{MIDDLE} {MIDDLE}"
    rose.path(f"M{middle}L{left}L{end}Z", fill=light, ink=0, bloom=0, pool=0)
    rose.path(f"M{middle}L{right}L{end}Z", fill=dark, ink=0, bloom=0, pool=0)
    rose.path(f"M{left}L{end}L{right}M{middle}L{end}", ink=2)


OUTER, INNER = 9, 17
TINTS = ("ink", "", "vermilion", "")


def frame() -> str:
    """The neat line with its scale of leagues."""
    w, h = SHEET
    a, b = OUTER, INNER
    sheet = Drawing((0, 0, w, h), "frame")
    band = f"M{a} {a}H{w - a}V{h - a}H{a}ZM{b} {b}H{w - b}V{h - b}H{b}Z"
    sheet.path(band, fill="vellum", ink=0, bloom=0, pool=0)
    for count, length, across in ((44, w, True), (27, h, False)):
        step = (length - 2 * b) / count
        for k in range(count):
            if TINTS[k % 4]:
                _leagues(sheet, b + k * step, step, across, TINTS[k % 4])
    for inset, width in ((a, 1.9), (b, 1.9), (b + 3.5, 0.9)):
        for d in _sides(inset, w, h):
            sheet.path(d, ink=width, pen="firm")
    for x in (a - 1, w - b - 1):
        for y in (a - 1, h - b - 1):
            sheet.path(f"M{x} {y}h10v10h-10z", fill="ochre", ink=1.6, bloom=0)
    return sheet.svg("large")


def _sides(inset: float, w: int, h: int) -> list[str]:
    r, s = w - inset, h - inset
    return [f"M{inset} {inset}H{r}", f"M{r} {inset}V{s}", f"M{r} {s}H{inset}", f"M{inset} {s}V{inset}"]


def _leagues(sheet: Drawing, at: float, step: float, across: bool, tint: str) -> None:
    w, h = SHEET
    thick = INNER - OUTER - 4.4
    for edge in (OUTER + 2.2, (h if across else w) - INNER + 2.2):
        d = f"M{at} {edge}h{step}v{thick}h{-step}z" if across else f"M{edge} {at}h{thick}v{step}h{-thick}z"
        sheet.path(d, fill=tint, ink=0, bloom=0, pool=0)
