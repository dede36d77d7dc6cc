"""The matches that version 0.1.0 saved; ``python -m tests.rules.old_saves`` tells where each leads."""

import json
from pathlib import Path
from typing import Any

from rules import Match

FOLDER = Path(__file__).parents[1] / "cases" / "saves_0_1_0"
SAVES = sorted(FOLDER.glob("*.json"))
FACTS = FOLDER / "facts.txt"


def saved(path: Path) -> dict[str, Any]:
    """Give the match of a saved table."""
    match: dict[str, Any] = json.loads(path.read_text("utf-8"))["match"]
    return match


def fact(path: Path) -> str:
    """Tell in a line where a save leads: the points, and what may be picked or who has won."""
    state = Match.load(saved(path)).state
    asked = state.decision
    who = f"{type(asked).__name__} of seat {asked.seat}" if asked else f"won by {state.winners()}"
    picks = ", ".join(option.text() for option in state.options())
    return f"{path.stem}: {state.scores()}, {who}{': ' if picks else ''}{picks}"


if __name__ == "__main__":
    print("\n".join(map(fact, SAVES)))
