"""Whatever is kept by game knows every game of the box: a new one cannot be forgotten anywhere."""

import importlib
import pkgutil
from collections.abc import Iterator

import game
import rules
from rules import GAMES

#: Tables that tell only what some games have.
PARTIAL = {"game.scenes.seating_gallery.KINDS", "game.session.plan_edits.SETS"}


def tables() -> Iterator[tuple[str, set[str]]]:
    """Find every table whose keys are games."""
    for package in (game, rules):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if found.name.endswith("__main__"):
                continue
            module = importlib.import_module(found.name)
            for name, value in vars(module).items():
                if isinstance(value, dict) and value and all(key in GAMES for key in value):
                    yield f"{found.name}.{name}", set(value)


def test_every_table_by_game_knows_every_game() -> None:
    found = dict(tables())
    assert len(found) > 20
    assert {name for name, games in found.items() if games != set(GAMES)} == PARTIAL
