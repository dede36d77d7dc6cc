"""The colours of the whole box by name; nothing else may write a hex colour."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

Rgb = tuple[int, int, int]

PIGMENTS: dict[str, Rgb] = {
    "vellum": (0xEF, 0xE3, 0xC8),
    "parchment-shade": (0xD9, 0xC7, 0x9F),
    "ink": (0x2B, 0x1D, 0x12),
    "oak": (0x3A, 0x2A, 0x1D),
    "dark-wood": (0x1F, 0x1A, 0x17),
    "ivory": (0xF4, 0xEB, 0xDD),
    "vermilion": (0xB3, 0x36, 0x2B),
    "ultramarine": (0x2F, 0x4F, 0x8F),
    "verdigris": (0x4F, 0x8A, 0x6B),
    "ochre": (0xC9, 0x8F, 0x2B),
    "madder": (0x7A, 0x14, 0x20),
    "leaf-gold": (0xE0, 0xA8, 0x1E),
    "slate": (0x5B, 0x66, 0x70),
    "river": (0x7F, 0xA6, 0xB5),
    "plague-green": (0x6C, 0x7A, 0x2F),
    # Rubrics are written a little darker than vermilion is painted: 6:1 on vellum.
    "rubric": (0x9C, 0x29, 0x26),
    # Mixtures that recur: bare wood, steel, skin, the pink of a rat's ear.
    "wood": (0xB5, 0x8A, 0x55),
    "steel": (0xB3, 0xBC, 0xC0),
    "skin": (0xEF, 0xCF, 0xAE),
    "rose": (0xCF, 0x8A, 0x80),
}


class Tincture(NamedTuple):
    """The colours of one seat: wash, darker side, lit side, and the line of its hatching."""

    base: Rgb
    shade: Rgb
    light: Rgb
    line: Rgb


# Heraldic tinctures belong to the seats; nothing else uses them.
SEATS: dict[str, Tincture] = {
    "gules": Tincture((0x84, 0x02, 0x0C), (0x56, 0x00, 0x07), (0xB0, 0x32, 0x3A), (0xF3, 0xB3, 0xA8)),
    "azure": Tincture((0x46, 0x7E, 0xEC), (0x2A, 0x55, 0xB3), (0x86, 0xAD, 0xF7), (0xEE, 0xF4, 0xFF)),
    "or": Tincture((0xD1, 0x8A, 0x01), (0x94, 0x5F, 0x00), (0xEC, 0xB5, 0x44), (0x3D, 0x26, 0x00)),
    "argent": Tincture((0xE8, 0xE9, 0xE9), (0xB4, 0xB9, 0xBE), (0xFB, 0xFB, 0xF8), (0x8C, 0x93, 0x99)),
    "sable": Tincture((0x15, 0x1A, 0x3C), (0x09, 0x0C, 0x22), (0x3D, 0x44, 0x78), (0xB9, 0xC0, 0xEA)),
}
# Pieces that belong to nobody are bare wood.
NEUTRAL = Tincture((0xB5, 0x8A, 0x55), (0x84, 0x60, 0x2F), (0xE0, 0xBF, 0x8C), (0x5A, 0x3D, 0x1C))

NAMES: dict[str, Rgb] = PIGMENTS | {seat: tincture.base for seat, tincture in SEATS.items()}
Dye = Mapping[str, str]

_EXPRESSION = re.compile(r"([a-z][a-z0-9-]*)(?:~([a-z][a-z0-9-]*)/([\d.]+))?((?:[*+][\d.]+)*)$")


def seat_dye(seat: str) -> dict[str, str]:
    """What the slots `seat`, `seat-shade`, `seat-light` and `seat-line` mean for one seat."""
    tincture = SEATS.get(seat, NEUTRAL)
    slots = ("seat", "seat-shade", "seat-light", "seat-line")
    return dict(zip(slots, map(hex_of, tincture), strict=True))


def hex_of(colour: Rgb) -> str:
    """Write a colour the way SVG wants it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def rgb_of(text: str) -> Rgb:
    """Read #rrggbb."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(a: Rgb, b: Rgb, part: float) -> Rgb:
    """Blend two pigments, `part` of the second."""
    red, green, blue = (round(x + (y - x) * part) for x, y in zip(a, b, strict=True))
    return red, green, blue


def pigment(name: str, dye: Dye | None = None) -> Rgb:
    """The colour of `name`, `name*0.8` (darker), `name+0.3` (towards ivory) or `a~b/0.4` (a mixture).

    A dye adds names for one drawing (`cloth`, `seat-shade`); its values are again expressions or #rrggbb.
    """
    if name.startswith("#"):
        return rgb_of(name)
    found = _EXPRESSION.match(name)
    if found is None:
        raise ValueError(f"not a colour: {name!r}")
    base, other, part, changes = found.groups()
    colour = _named(base, dye)
    if other:
        colour = mix(colour, _named(other, dye), float(part))
    for mark, amount in re.findall(r"([*+])([\d.]+)", changes):
        value = float(amount)
        colour = mix(colour, (0, 0, 0), 1 - value) if mark == "*" else mix(colour, PIGMENTS["ivory"], value)
    return colour


def _named(name: str, dye: Dye | None) -> Rgb:
    if dye and name in dye:
        return pigment(dye[name], {key: value for key, value in dye.items() if key != name})
    if name not in NAMES:
        raise ValueError(f"no pigment called {name!r}")
    return NAMES[name]


def deepened(colour: Rgb) -> Rgb:
    """The same pigment laid thicker: darker and warmer, never grey."""
    return mix(mix(colour, (0, 0, 0), 0.58), (78, 44, 20), 0.3)
