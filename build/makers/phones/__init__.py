"""What a phone loads: pictures baked small, tiles of surfaces, boards to point at, and letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from build import fonts
from build.makers import plain
from build.makers.phones import boards, letters, pixels
from build.output import INKED, ROOT, Output

PLACE = "game/phones/page/art"
HERE = Path(__file__).parent
#: How high pictures of a kind are: two to three times as high as the page shows them.
HEIGHTS = {
    "card": 300,
    "classes": 88,
    "crests": 152,
    "discs": 80,
    "icons": 88,
    "pieces": 96,
    "seals": 144,
    "sector": 128,
    "title": 216,
    "ui": 80,
}
#: Of these kinds only some are shown; of cards those that are held, in the middle one of their sizes.
#: Icons for mouse and keys, sound and saved games belong to the shared screen.
ONLY = {
    "card": r"(action|population)_\w+@medium|(flute|gold|joker|pass|sword)@medium|back_population",
    "discs": r"top_\w+",
    "icons": r"(?!bot_|forward|gallery|gamepad|home|keyboard|load|mouse|music|mute|pause|play|redo|replay"
    r"|rewind|save|search|settings|share|sound|speed|step|trash|tutorial|zoom)\w+",
    "pieces": r"(?!banner|coin|harbour|prestige|rat_marker|skull|token)\w+",
    "title": r"rat_(run|scribe|sit)",
    "ui": r"box(_ticked)?|notch|turn_arrow",
}
#: What cards are put together from.
PARTS = {"card/banner@medium": 60, "card/nun": 72, "card/nun_slot": 72, "card/rat_slot": 72}
#: What is a picture already: how many times smaller than on the table, and in how many tones.
PIXELS = {
    "surface/leather": (2, 56),
    "surface/oak_panel": (2, 72),
    "surface/vellum": (3, 64),
    "title/wordmark": (4, 255),
}


def outputs() -> list[Output]:
    """Everything in the page's folder of art that is made."""
    pictures = [_drawn(key, height) for key, height in (*_shown(), *PARTS.items())]
    lessened = [_lessened(key, *how) for key, how in PIXELS.items()]
    maps = [_made(f"board/{name}.png", make, *boards.files()) for name, make in boards.BOARDS.items()]
    return [*pictures, *lessened, *maps, *(_face(*names) for names in letters.FACES.items())]


def _shown() -> Iterator[tuple[str, int]]:
    """Every inked drawing that a phone may show, with its height there."""
    for output in plain.outputs():
        key = output.target.removeprefix(f"{INKED}/").removesuffix(".svg")
        kind, _, name = key.partition("/")
        if kind in HEIGHTS and re.fullmatch(ONLY.get(kind, ".*"), name):
            yield key, HEIGHTS[kind]


def _drawn(key: str, height: int) -> Output:
    source = ROOT / INKED / f"{key}.svg"
    return _made(f"{key.partition('@')[0]}.png", partial(pixels.baked, source, height), source)


def _lessened(key: str, times: int, tones: int) -> Output:
    source = ROOT / INKED / f"{key}.png"
    return _made(f"{key}.png", partial(pixels.lessened, source, times, tones), source)


def _face(name: str, face: str) -> Output:
    source = fonts.FONTS / face
    return _made(f"fonts/{name}.woff2", partial(letters.cut, source), source)


def _made(name: str, make: Callable[[], bytes], *sources: Path) -> Output:
    return Output(f"{PLACE}/{name}", make, (*sources, *HERE.glob("*.py")), stage=1)
