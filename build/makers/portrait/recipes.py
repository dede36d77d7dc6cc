"""Recipes: which parts make a person, read from the .toml files beside this module."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).parent
BOOKS = {"person": "notre_dame", "character": "rattus", "figure": "classes"}


@dataclass(frozen=True)
class Recipe:
    """One person: names of parts and colours in words, `-` for none."""

    ground: str
    face: str
    look: str
    hair: str
    robe: str
    cloth: str
    holds: str
    marks: str = ""
    beard: str = ""
    hat: str = ""
    collar: str = ""
    extra: str = ""
    brocade: str = ""
    hand_at: str = ""
    prop_at: str = ""
    front: bool = False
    flip: bool = False
    tilt: float = 0
    size: float = 1
    at: tuple[float, float] = (0, 6)

    def parts(self) -> list[tuple[str, str]]:
        """Every part by kind and name, in the order in which they are laid down."""
        eyes, nose, mouth = self.look.split()
        hand, prop = self.holds.split()
        # Every bare face gets its white heightening first.
        marks = ("light " if nose != "-" else "") + self.marks
        kinds = {
            "face": self.face.split()[0],
            "eyes": eyes,
            "nose": nose,
            "mouth": mouth,
            "hair": self.hair.split()[0],
            "beard": self.beard,
            "hat": self.hat,
            "mark": marks,
            "robe": self.robe,
            "collar": self.collar,
            "hand": hand,
            "prop": prop,
            "extra": self.extra,
        }
        return [(kind, name) for kind, names in kinds.items() for name in names.split() if name != "-"]


@lru_cache
def recipes(kind: str) -> dict[str, Recipe]:
    """All recipes of one kind of picture by name."""
    rows = tomllib.loads((HERE / f"{BOOKS[kind]}.toml").read_text(encoding="utf-8"))
    return {name: _recipe(row) for name, row in rows.items()}


def _recipe(row: dict[str, object]) -> Recipe:
    known = {field.name for field in fields(Recipe)}
    if strange := row.keys() - known:
        raise ValueError(f"a recipe has no {', '.join(sorted(strange))}")
    if isinstance(row.get("at"), list):
        row["at"] = tuple(row["at"])  # type: ignore[arg-type]
    return Recipe(**row)  # type: ignore[arg-type]
