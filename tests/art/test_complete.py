"""There is a picture for every name the rules know, and the box stays small."""

import json

import pytest

from game.drawing.pictures import ROOT, source
from game.drawing.theme import TINCTURES
from rules.notre_dame.names import CARDS, MESSAGES
from rules.notre_dame.people import PEOPLE
from rules.rattus.names import CHARACTERS
from rules.rattus.tokens import TOKENS
from rules.rattus_cartus.names import BUILDINGS, CLASSES

OWNED = ("cube", "confidant", "carriage", "market_ring", "banner", *(f"message_{kind}" for kind in MESSAGES))
PIECES = (
    "bell_ringer",
    "rat_marker",
    "coin",
    "plague",
    "bishop",
    "nun",
    "potion",
    "castle",
    "skull",
    "rat_back",
)
SPECIALS = ("joker", "sword", "flute", "pass", "gold")

FURNITURE = (
    "curtain_left",
    "curtain_right",
    "curtain_rod",
    "dish",
    "quill",
    "manicule",
    "lozenge",
    "notch",
    "corner_focus",
    "corner_brass",
)

NAMES = [
    *(f"person/{name}" for name in PEOPLE),
    *(f"character/{name}" for name in CHARACTERS),
    *(f"figure/{name}" for name in CLASSES),
    *(f"classes/{name}" for name in (*CLASSES, "majority", "all")),
    *(f"sector/{name}" for name in CARDS),
    *(f"buildings/{name}" for name in BUILDINGS),
    *(f"token/{token.name}" for token in TOKENS),
    *(f"pieces/{name}_{tincture}" for name in OWNED for tincture in TINCTURES),
    *(f"crests/shield_{tincture}" for tincture in TINCTURES),
    *(f"seals/seal_{tincture}" for tincture in TINCTURES),
    *(f"discs/top_{tincture}" for tincture in TINCTURES),
    *(f"card/action_{tincture}" for tincture in TINCTURES),
    *(f"card/back_action_{tincture}" for tincture in TINCTURES),
    *(f"card/person_{stack}" for stack in ("brown", "a", "b", "c")),
    *(f"card/{kind}_{name}" for kind in ("class", "population", "building") for name in CLASSES),
    *(f"card/{name}" for name in SPECIALS),
    *(f"emblem/{name}" for name in SPECIALS),
    *(f"pieces/{name}" for name in (*PIECES, "rat_back", "rat_back_start")),
    *(f"pieces/wall_{lie}" for lie in ("flat", "upright", "rising", "falling")),
    *(f"title/door_{game}" for game in ("notre_dame", "rattus", "rattus_cartus")),
    *(f"initials/{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"),
    *(f"ui/{name}" for name in FURNITURE),
    *(f"icons/{name}" for name in ("recap", "zoom", "search", "hourglass", "curtain", "peek", "open_hand")),
]


@pytest.mark.parametrize("height", [40, 92, 250])
def test_every_name_of_the_rules_has_a_picture(height: int) -> None:
    missing = []
    for name in NAMES:
        try:
            source(name, height)
        except LookupError:
            missing.append(name)
    assert missing == []


def test_every_card_kind_says_where_its_words_go() -> None:
    boxes = json.loads((ROOT / "card" / "boxes.json").read_text("utf-8"))
    assert boxes


def test_the_shipped_art_stays_within_its_budget() -> None:
    maps = ROOT.parents[1] / "maps"
    shipped = sum(
        path.stat().st_size for folder in (ROOT, maps) for path in folder.rglob("*") if path.is_file()
    )
    assert shipped <= 25_000_000


def test_the_repository_holds_less_than_sixty_megabytes_of_art() -> None:
    assert sum(path.stat().st_size for path in ROOT.parent.rglob("*.*")) <= 60_000_000
