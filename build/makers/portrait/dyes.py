"""What people wear and are made of: names of colours for the slots of the parts."""

from __future__ import annotations

from typing import NamedTuple


class Dyed(NamedTuple):
    """A colour with its shade and its white heightening."""

    base: str
    shade: str
    light: str


def _dyed(base: str, shade: str = "", light: str = "") -> Dyed:
    return Dyed(base, shade or f"{base}*0.66", light or f"{base}+0.45")


CLOTH: dict[str, Dyed] = {
    "vermilion": _dyed("vermilion", "madder"),
    "madder": _dyed("madder"),
    "ultramarine": _dyed("ultramarine"),
    "verdigris": _dyed("verdigris"),
    "ochre": _dyed("ochre", "ochre*0.72"),
    "slate": _dyed("slate"),
    "river": _dyed("river", "river*0.72", "river+0.6"),
    "moss": _dyed("plague-green"),
    "russet": _dyed("oak~wood/0.4", "oak", "wood+0.1"),
    "black": _dyed("dark-wood+0.1", "dark-wood", "dark-wood+0.45"),
    "ivory": _dyed("ivory", "ivory~parchment-shade/0.8*0.96", "ivory"),
    "parchment": _dyed("parchment-shade", "parchment-shade*0.8", "ivory"),
    "grey": _dyed("slate~ivory/0.5*0.93", "slate~ivory/0.25", "slate+0.78"),
    "gold": _dyed("leaf-gold", "leaf-gold*0.74", "leaf-gold+0.55"),
    "steel": _dyed("steel", "steel*0.72", "ivory"),
    "tan": _dyed("wood", "wood*0.7", "wood+0.5"),
    "rose": _dyed("rose", "rose*0.78", "rose+0.5"),
}

SKIN: dict[str, tuple[str, str, str]] = {
    "fair": ("skin+0.25", "skin~wood/0.45", "rose~vermilion/0.35"),
    "rosy": ("skin", "skin~vermilion/0.25*0.95", "rose~vermilion/0.6"),
    "tan": ("skin~wood/0.5", "wood~vermilion/0.12", "vermilion~wood/0.25"),
    "dark": ("wood~vermilion/0.15*0.92", "wood*0.68", "madder~wood/0.3"),
    "pale": ("ivory~skin/0.35", "parchment-shade~wood/0.3", "rose~wood/0.3"),
    "sallow": ("skin~ochre/0.2", "wood+0.1", "vermilion~wood/0.3"),
}

HAIR: dict[str, Dyed] = {
    "brown": _dyed("oak~wood/0.45", "oak", "wood"),
    "black": _dyed("oak~dark-wood/0.5+0.05", "dark-wood", "oak+0.3"),
    "grey": _dyed("parchment-shade~slate/0.4*0.95", "parchment-shade~slate/0.65*0.85", "ivory*0.95"),
    "white": _dyed("ivory*0.97", "parchment-shade~slate/0.2", "ivory"),
    "blond": _dyed("ochre+0.1", "ochre*0.74", "ochre+0.55"),
    "red": _dyed("vermilion~ochre/0.4*0.85", "madder~oak/0.4+0.05", "ochre~rose/0.5"),
    "dark": _dyed("oak~wood/0.2", "oak*0.85", "wood*0.8"),
}


class Ground(NamedTuple):
    """The wall of a niche: wash, pattern dark and light, its gold or white, the fillet in the frame."""

    wash: str
    low: str
    high: str
    dot: str
    fillet: str


def _ground(wash: str, dot: str, fillet: str) -> Ground:
    return Ground(wash, f"{wash}*0.78", f"{wash}+0.25", dot, fillet)


GROUNDS: dict[str, Ground] = {
    "oak": _ground("oak~wood/0.37", "leaf-gold+0.1", "vermilion"),
    "ultramarine": _ground("ultramarine", "leaf-gold", "ultramarine"),
    "verdigris": _ground("verdigris*0.82", "vellum", "verdigris"),
    "madder": _ground("madder", "leaf-gold", "vermilion"),
    "moss": _ground("plague-green*0.87", "vellum", "plague-green"),
    "ochre": _ground("ochre*0.84", "leaf-gold+0.65", "ochre"),
    "slate": _ground("slate*0.72", "vellum", "slate"),
    "night": _ground("dark-wood~ultramarine/0.2", "leaf-gold", "ultramarine"),
}


def slots(name: str, colour: Dyed) -> dict[str, str]:
    """What `cloth`, `cloth-shade` and `cloth-light` mean in one picture."""
    return {name: colour.base, f"{name}-shade": colour.shade, f"{name}-light": colour.light}


def skin_slots(name: str) -> dict[str, str]:
    """What the slots of face and hands mean."""
    flesh, shade, blush = SKIN[name]
    return {"flesh": flesh, "flesh-shade": shade, "blush": blush, "flesh-light": f"{flesh}+0.5"}
