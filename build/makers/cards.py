"""Tells the game where on each card the picture, the name, the rule and the icons belong."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from build.output import Output, inked

SOURCE = Path(__file__).with_suffix(".toml")


def outputs() -> list[Output]:
    """The table of boxes, beside the cards it speaks of."""
    return [Output(inked("card/boxes.json"), boxes, (SOURCE,))]


def boxes() -> str:
    """The table as JSON, which the program can read as it is."""
    return json.dumps(tomllib.loads(SOURCE.read_text(encoding="utf-8")), indent=1) + "\n"
