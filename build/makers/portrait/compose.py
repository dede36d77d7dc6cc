"""Composes a bust in its niche: wall, figure, frame, and what stands before the frame."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from build.makers.portrait.diaper import diaper
from build.makers.portrait.dyes import CLOTH, GROUNDS, HAIR, skin_slots, slots
from build.makers.portrait.recipes import Recipe
from build.pen import Drawing, Shape, read
from build.pen.matrix import Matrix, identity, mirror, rotate, scale, transform, translate
from build.pen.page import View

# From the wall to what is nearest; from `frame` on nothing is cut off by the niche.
LAYERS = (
    *("far", "hatback", "hairback", "robeback", "robe", "neck", "collar", "hairmid", "head", "feat"),
    *("beard", "mouth", "hair", "hat", "over", "sleeve", "prop", "hand"),
)
BEFORE = ("xhat", "xprop", "xhand")
ON_HEAD = frozenset({"face", "eyes", "nose", "mouth", "hair", "beard", "hat", "mark"})
HELD = frozenset({"hand", "prop", "extra"})
NECK = (97.0, 158.0)
HEAD = 1.22


class Niche(NamedTuple):
    """A place for a bust: what is seen of it, its opening, the shadow of its jamb, the frame round it."""

    view: View
    opening: str
    shadow: str
    frame: str


ARCH = "M15 229V124A116.6 116.6 0 0 1 96 12.9A116.6 116.6 0 0 1 177 124V229Z"
LANCET = "M28 231V120A126 126 0 0 1 96 9.8A126 126 0 0 1 164 120V231Z"
ARCH_SHADOW = "M14 229V124A116 116 0 0 1 96 13L96 22C62 38 34 84 30 130C28 160 30 200 32 229Z"
LANCET_SHADOW = "M27 231V120A127 127 0 0 1 96 9L97 20C66 40 46 80 43 122C41 156 43 200 44 231Z"
# A small arch goes without crockets, so that the figure gets the pixels.
NICHES = {
    "arch small": Niche((1, -1.6, 190, 243.2), ARCH, ARCH_SHADOW, "arch_s"),
    "arch": Niche((-4, -14, 200, 256), ARCH, ARCH_SHADOW, "arch"),
    "lancet": Niche((12, -14, 168, 256), LANCET, LANCET_SHADOW, "lancet"),
}
# Colour and pattern of the wall tell the group a person belongs to.
GROUPS = {
    "brown": ("oak", "lozenge"),
    "A": ("ultramarine", "check"),
    "B": ("verdigris", "quatrefoil"),
    "C": ("madder", "fleur"),
    "peasantry": ("moss", "lozenge"),
    "bourgeoisie": ("ochre", "check"),
    "church": ("ultramarine", "quatrefoil"),
    "chivalry": ("slate", "barry"),
    "magic": ("night", "star"),
    "royalty": ("madder", "fleur"),
}


def niche_for(shape: str, size: str) -> Niche:
    """The niche of a shape at an optical size."""
    return NICHES.get(f"{shape} {size}") or NICHES[shape]


def portrait(name: str, recipe: Recipe, size: str, shape: str = "arch") -> str:
    """The inked picture of one person in an arch or a lancet."""
    niche = niche_for(shape, size)
    wall, frame = setting(recipe.ground, size, niche)
    figure = Drawing(niche.view, name)
    before = Drawing(figure.view, f"{name} before")
    shapes = laid(recipe)
    for layer in LAYERS:
        figure.place(shapes.get(layer, ()))
    for layer in BEFORE:
        before.place(shapes.get(layer, ()))
    dye = dyes(recipe)
    inside = [*drawn(wall), *drawn(figure.svg(size, dye=dye))]
    outside = [*drawn(frame), *drawn(before.svg(size, dye=dye))]
    return "\n".join([wall.splitlines()[0], *cropped(inside, niche.opening), *outside, "</svg>", ""])


def drawn(svg: str) -> list[str]:
    """The strokes of an inked picture without what encloses them."""
    return svg.splitlines()[1:-1]


def cropped(strokes: Iterable[str], opening: str) -> list[str]:
    """Strokes cut off by the niche; only resvg reads this, so it is for baked pictures."""
    hole = f'<clipPath id="niche"><path d="{opening}"/></clipPath>'
    return [hole, '<g clip-path="url(#niche)">', *strokes, "</g>"]


@lru_cache(maxsize=64)
def setting(group: str, size: str, niche: Niche) -> tuple[str, str]:
    """The wall of a group with its pattern, and the frame round it."""
    colour, pattern = GROUPS[group]
    ground = GROUNDS[colour]
    wall = Drawing(niche.view, f"wall {group}")
    wall.path(niche.opening, fill=ground.wash, ink=0, pool=0)
    faint = {"low": 0.6, "high": 0.45, "dot": 0.5} if size == "small" else {}
    for d, tone, weight in diaper(pattern):
        look = (
            {"ink": weight, "line": getattr(ground, tone)}
            if weight
            else {"ink": 0, "fill": getattr(ground, tone)}
        )
        wall.path(d, pool=0, bloom=0, opacity=faint.get(tone, 1), **look)
    wall.path(niche.shadow, fill="ink", opacity=0.28, ink=0)
    frame = Drawing(niche.view, "frame")
    frame.place(f"people/frame/{niche.frame}", dye={"fillet": ground.fillet})
    return wall.svg(size), frame.svg(size)


def laid(recipe: Recipe) -> dict[str, list[Shape]]:
    """The shapes of all parts at their places, by layer."""
    head, neck = _head(recipe)
    hands = mirror(96) if recipe.flip else identity()
    layers: dict[str, list[Shape]] = {}
    for kind, name in recipe.parts():
        for shape in read(f"people/{kind}/{name}").shapes:
            if shape.style.get("when", "") == ("right" if recipe.flip else "left"):
                continue
            layer = shape.style["layer"]
            matrix = identity()
            if kind in ON_HEAD:
                matrix = neck if layer == "neck" else head
            elif kind in HELD:
                matrix = hands @ transform({"hand": recipe.hand_at, "prop": recipe.prop_at}.get(kind, ""))
            if recipe.front and layer in ("prop", "hand"):
                layer = "x" + layer
            placed = shape.placed(matrix)
            layers.setdefault(layer, []).append(placed)
            if recipe.brocade and kind in ("robe", "hand") and layer in ("robe", "sleeve"):
                layers[layer] += _brocade(placed, recipe.brocade)
    return layers


def _head(recipe: Recipe) -> tuple[Matrix, Matrix]:
    """Where the head stands, and the neck, which does not tilt with it."""
    side = mirror(96) if recipe.flip else identity()
    grown = HEAD * recipe.size
    x, y = NECK
    neck = side @ translate(*recipe.at) @ translate(x, y) @ scale(grown) @ translate(-x, -y)
    return neck @ rotate(recipe.tilt, 98, 146), neck


def _brocade(shape: Shape, spec: str) -> list[Shape]:
    """The printed pattern over the main cloth."""
    if shape.style.get("fill") != "cloth":
        return []
    kept = {key: value for key, value in shape.style.items() if key in ("layer", "only")}
    return [replace(shape, style={**kept, "pat": spec, "ink": "0"})]


def dyes(recipe: Recipe) -> dict[str, str]:
    """What the slots of the parts mean for one person."""
    colours = dict(zip(("cloth", "trim", "patch"), recipe.cloth.split(), strict=False))
    found = skin_slots(recipe.face.split()[1]) | slots("hair", HAIR[recipe.hair.split()[1]])
    for slot, colour in colours.items():
        found |= slots(slot, CLOTH[colour])
    return found | {"fillet": GROUNDS[GROUPS[recipe.ground][0]].fillet}
