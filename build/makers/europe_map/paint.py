"""The painted ground: vellum, sea, the wash of every region. No line and no letter."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import shapely

from build.makers.europe_map.brush import Field, blurred, cloud, lay, mask, over_vellum, rim
from build.makers.europe_map.shapes import ground_of, lands
from build.makers.europe_map.sketch import SHEET, WINDOW
from build.pen.palette import PIGMENTS, Rgb, mix, pigment
from build.pen.png import Pixels
from build.pen.stroke import seeded

# What the flood of a wash leaves on vellum, and what pools along its edge.
WASHES: dict[str, tuple[str, str]] = {
    "anglia": ("vellum~vermilion/0.32", "vellum~vermilion/0.70"),
    "gallia": ("vellum~ultramarine/0.24", "vellum~ultramarine/0.56"),
    "germania": ("vellum~ochre/0.24", "vellum~ochre/0.75"),
    "hispania": ("vellum~ochre/0.46", "ochre~vermilion/0.12"),
    "hungaria": ("vellum~plague-green/0.34", "vellum~plague-green/0.78"),
    "italia": ("vellum~verdigris/0.38", "vellum~verdigris/0.85"),
    "polonia": ("vellum~madder/0.26", "vellum~madder/0.54"),
    "scandia": ("vellum~steel/0.42", "vellum~slate/0.62"),
    "bulgaria": ("vellum~vermilion/0.24", "ochre~vermilion/0.48"),
    "turcia": ("vellum~rose/0.42", "rose~ultramarine/0.34"),
    "russia": ("vellum~verdigris/0.18", "vellum~plague-green/0.62"),
    "tartaria": ("vellum~ochre/0.36", "ochre~vermilion/0.30"),
    "castle": ("vellum~plague-green/0.22", "vellum~plague-green/0.6"),
    "africa": ("vellum~parchment-shade/0.5", "vellum~ochre/0.5"),
}
# Two of the washes are mixed on the palette before they touch the skin.
WARMED: dict[str, Rgb] = {
    "bulgaria": mix(pigment("vellum~vermilion/0.30"), PIGMENTS["ochre"], 0.14),
    "gallia": mix(pigment("vellum~ultramarine/0.30"), PIGMENTS["rose"], 0.16),
    "turcia": mix(pigment("vellum~rose/0.42"), PIGMENTS["ultramarine"], 0.10),
    "russia": mix(pigment("vellum~verdigris/0.18"), PIGMENTS["plague-green"], 0.12),
}
SEA = mix(PIGMENTS["vellum"], PIGMENTS["river"], 0.62)
SHORE = mix(PIGMENTS["river"], PIGMENTS["ultramarine"], 0.20)
# Folds of a chart that travelled in a saddle-bag.
FOLDS_X, FOLDS_Y = (384, 768), (360,)
GRAIN = 0.016


@lru_cache(maxsize=1)
def vellum() -> Field:
    """Bare skin: mottled, veined, pored, folded, brown at its rim."""
    h, w = SHEET[::-1]
    tone = 1.0 + 0.06 * (cloud("large", 210, 3) - 0.5) + 0.10 * (cloud("mottle", 60, 4) - 0.5)
    tone -= 0.03 * np.exp(-((np.abs(cloud("vein", 85, 4) - 0.5) / 0.012) ** 2))
    tone += 0.03 * (cloud("tooth", 2.5, 2) - 0.5) + GRAIN * (seeded("grain").random((h, w)) - 0.5)
    for place in FOLDS_X:
        tone *= _fold((np.arange(w) - place)[None, :] + 5 * (cloud(f"fold {place}", 80) - 0.5))
    for place in FOLDS_Y:
        tone *= _fold((np.arange(h) - place)[:, None] + 5 * (cloud(f"fold {place}", 80) - 0.5))
    skin = np.array(PIGMENTS["vellum"]) / 255 * tone[..., None]
    stain = np.clip((cloud("stain", 190, 4) - 0.5) * 3, 0, 1)
    skin *= 1 - stain[..., None] * np.array([0.02, 0.055, 0.12])
    return np.asarray(skin * (1 - _age()[..., None] * np.array([0.40, 0.54, 0.74])))


def _fold(distance: Field) -> Field:
    lit = np.exp(-((distance + 0.8) ** 2) / 1.2) * 0.06 - np.exp(-((distance - 0.8) ** 2) / 1.6) * 0.08
    return np.asarray(1 + lit - np.exp(-(distance**2) / 80) * 0.03)


def _age() -> Field:
    """Handled vellum browns at its rim, unevenly."""
    h, w = SHEET[::-1]
    x, y = np.arange(w)[None, :], np.arange(h)[:, None]
    near = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) + 36 * (cloud("rim", 74, 4) - 0.5)
    return np.asarray(np.exp(-np.maximum(near, 0) / 13) * 0.55)


def thickness(name: str) -> Field:
    """How thickly a wash lies: pools, drags of the brush, grains of pigment."""
    pools = 0.50 * (cloud(f"{name} pool", 90, 4) - 0.5) + 0.30 * (cloud(f"{name} drag", 16, 3, 3.0) - 0.5)
    return np.asarray(np.clip(0.86 + pools + 0.12 * (cloud(f"{name} grain", 2.5, 2) - 0.5), 0.3, 1))


def ground() -> Pixels:
    """The whole ground, opaque."""
    image = vellum().copy()
    inside = np.zeros(SHEET[::-1])
    inside[WINDOW[1] - 4 : WINDOW[3] + 4, WINDOW[0] - 4 : WINDOW[2] + 4] = 1
    land = mask(shapely.union_all([ground_of(owner) for owner in lands()]))
    _sea(image, land, inside)
    for owner in lands():
        _wash(image, mask(ground_of(owner)) * inside, owner)
    return np.clip(np.round(image * 255), 0, 255).astype(np.uint8)


def _sea(image: Field, land: Field, inside: Field) -> None:
    sea = (1 - land) * inside
    lay(image, sea * thickness("sea"), over_vellum(SEA))
    depth = np.clip(1 - blurred(land, 60) * 1.6, 0, 1)
    lay(image, sea * depth * 0.5, over_vellum(mix(SEA, PIGMENTS["river"], 0.3)))
    for reach, strength in ((16, 0.55), (5, 0.30)):
        lay(image, sea * np.clip(blurred(land, reach) * 1.5, 0, 1) * strength, over_vellum(SHORE))


def _wash(image: Field, shape: Field, owner: str) -> None:
    flood, pool = WASHES[owner]
    brushed = thickness(owner)
    lay(image, shape * brushed, over_vellum(WARMED.get(owner, pigment(flood))))
    edge = over_vellum(pigment(pool))
    lay(image, rim(shape, 11) * brushed * 0.85, edge)
    lay(image, rim(shape, 3) * 0.5, edge)
