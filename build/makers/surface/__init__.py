"""Surfaces everything lies on, their edges, and the light: small PNG; a JSON says how to lay them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from build.makers.surface import edges, light, skin, wood
from build.output import Output, code_files, inked
from build.pen.palette import PIGMENTS

#: Pixels of a picture that make one unit of the 1920 x 1080 canvas.
UNIT = 2


def how() -> str:
    """What the game must know to lay the surfaces."""
    words = {
        "tiles": {
            "oak": "the table; scaled to the window or repeated, turned for a wall",
            "oak_panel": "bars and racks",
            "vellum": "sheets",
            "stained": "old sheets: the result's charter, the log",
            "leather": "brown hide: the purse of secrets, the curtain",
            "leather_red": "the binding of the codex",
            "cloth": "the hand tray",
            "grain": "multiplied over painted things",
        },
        "tints": {"dark": [150, 140, 132], "plain": [255, 255, 255], "table_edge": [255, 236, 210]},
        "edges": {
            "pieces": edges.PIECES,
            "length": edges.LENGTH,
            "depth": edges.DEPTH,
            "pixels_to_unit": UNIT,
            "kinds": {f"edge_{kind}": amplitude for kind, amplitude in edges.KINDS.items()},
        },
        "shadow": {"slice": 44, "reach": 24, "pixels_to_unit": 1},
        "lights": {
            name: {"ambient": ambient, "flames": [list(flame) for flame in flames]}
            for name, (ambient, _, flames) in light.SCENES.items()
        },
        "blend": {
            "edge": "RGBA_MULT",
            "grain": "RGB_MULT",
            "light": "RGB_MULT",
            "fold": "RGB_MULT",
            "glow": "ADD",
        },
        "ink": list(PIGMENTS["ink"]),
    }
    return json.dumps(words, indent=1, sort_keys=True) + "\n"


def outputs() -> list[Output]:
    """Every surface under art/inked/surface."""
    makers: dict[str, Callable[[], str | bytes]] = {
        "oak": wood.table,
        "oak_panel": wood.panel,
        "vellum": skin.vellum,
        "stained": skin.stained,
        "grain": skin.grain,
        "leather": partial(skin.leather, "leather"),
        "leather_red": partial(skin.leather, "leather_red"),
        "cloth": skin.cloth,
        "glow": light.glow,
        "vignette": light.vignette,
        "shadow": light.shadow,
        "fold": light.fold,
    }
    makers |= {f"edge_{kind}": partial(edges.strip, kind) for kind in edges.KINDS}
    makers |= {f"light_{scene}": partial(light.light, scene) for scene in light.SCENES}
    code = code_files("build/makers/surface")
    pictures = [Output(inked(f"surface/{name}.png"), make, code) for name, make in makers.items()]
    return [*pictures, Output(inked("surface/surface.json"), how, code)]
