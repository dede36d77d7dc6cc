"""Skins and stuffs: vellum, stained parchment, paper tooth, leather, cloth. All repeat in both directions."""

from __future__ import annotations

import numpy as np

from build.makers.surface.noise import Field, noise, vein
from build.makers.surface.ramp import ramp, ramped, toned
from build.pen.palette import PIGMENTS, mix

CREAM = mix(PIGMENTS["vellum"], PIGMENTS["ivory"], 0.55)
BROWN = mix(toned("ochre", 0.62), PIGMENTS["ink"], 0.25)
VELLUM = ramp(
    (0, CREAM),
    (0.30, PIGMENTS["vellum"]),
    (0.82, PIGMENTS["parchment-shade"]),
    (1, mix(PIGMENTS["parchment-shade"], BROWN, 0.4)),
    levels=40,
)
STAINED = ramp(
    (0, PIGMENTS["vellum"]),
    (0.45, PIGMENTS["parchment-shade"]),
    (1, mix(PIGMENTS["parchment-shade"], BROWN, 0.66)),
    levels=48,
)
HIDE = ramp(
    (0, toned("dark-wood", 0.62)),
    (0.5, toned("oak", 0.8)),
    (1, mix(toned("oak", 1.2), BROWN, 0.3)),
    levels=40,
)
RED_HIDE = ramp(
    (0, mix(toned("madder", 0.42), PIGMENTS["dark-wood"], 0.4)),
    (0.55, toned("madder", 0.86)),
    (1, mix(PIGMENTS["madder"], PIGMENTS["vermilion"], 0.55)),
    levels=40,
)
CLOTH = ramp(
    (0, mix(toned("verdigris", 0.22), PIGMENTS["dark-wood"], 0.5)),
    (0.6, mix(toned("verdigris", 0.42), PIGMENTS["oak"], 0.42)),
    (1, mix(toned("verdigris", 0.62), PIGMENTS["oak"], 0.35)),
    levels=32,
)


def vellum(size: int = 768) -> bytes:
    """Calf skin: cloudy, faintly veined, with follicles and fine tooth."""
    return ramped(np.clip(0.18 + 0.62 * _skin("vellum", size), 0, 1), VELLUM)


def stained(size: int = 512) -> bytes:
    """Parchment that has seen wine, damp and many hands."""
    shape = (size, size)
    damp = noise(shape, 2.3, "stained damp")
    ring = vein(noise(shape, 2.5, "stained ring"), 0.0006) * np.clip(damp - 0.35, 0, 1)
    foxed = np.clip(noise(shape, 0.8, "stained fox") - 0.86, 0, 1) * 3
    return ramped(
        np.clip(0.1 + 0.5 * _skin("stained", size) + 0.4 * damp**2 + 0.35 * ring + foxed * 0.4, 0, 1), STAINED
    )


def _skin(name: str, size: int) -> Field:
    shape = (size, size)
    cloud, mottle = noise(shape, 1.7, f"{name} cloud"), noise(shape, 1.1, f"{name} mottle")
    tooth = noise(shape, 0.25, f"{name} tooth")
    fibre = noise(shape, 0.9, f"{name} fibre", (6, 1)) + noise(shape, 0.9, f"{name} weft", (1, 5)) - 1
    veins = vein(noise(shape, 2.6, f"{name} vein"), 0.00005) * noise(shape, 1.8, f"{name} where")
    follicles = (noise(shape, 0.1, f"{name} hair") > 0.968) * np.clip(
        noise(shape, 1.5, f"{name} back") - 0.45, 0, 1
    )
    field = 0.5 * (cloud - 0.35) + 0.28 * (mottle - 0.5) + 0.16 * (tooth - 0.5) + 0.12 * fibre
    return np.clip(field + 0.22, 0, 1) * 0.9 + 0.16 * veins + 0.55 * follicles


def grain(size: int = 256) -> bytes:
    """Paper tooth, nearly white: multiplied over painted things so that the pigment granulates."""
    shape = (size, size)
    tooth = 0.55 * noise(shape, 0.35, "grain tooth") + 0.45 * noise(shape, 1.2, "grain cloud")
    return ramped(np.clip(tooth - 0.3, 0, 1), ramp((0, (255, 255, 255)), (1, (232, 227, 217)), levels=20))


def leather(name: str, size: int = 512) -> bytes:
    """Hide with its pebbled grain, creases and wear: `leather` is brown, `leather_red` binds the codex."""
    shape = (size, size)
    pebble = noise(shape, 0.75, "leather pebble")
    crease = vein(noise(shape, 1.25, "leather crease"), 0.0009)
    wear = noise(shape, 1.8, "leather wear")
    field = np.clip(0.10 + 0.42 * pebble + 0.52 * wear - 0.26 * crease, 0, 1)
    return ramped(field, RED_HIDE if name == "leather_red" else HIDE)


def cloth(size: int = 256) -> bytes:
    """Dark green wool of the tray, a twill with slubs."""
    across = np.arange(size)[None, :]
    down = np.arange(size)[:, None]
    twill = ((across + down) % 8 < 4) * 0.16 + ((across - down) % 4 < 2) * 0.08
    nap = noise((size, size), 0.5, "cloth nap")
    slub = noise((size, size), 0.4, "cloth slub", (1, 12))
    worn = noise((size, size), 1.8, "cloth worn")
    return ramped(np.clip(0.08 + twill + 0.22 * nap + 0.22 * slub + 0.34 * worn, 0, 1), CLOTH)
