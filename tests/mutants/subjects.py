"""What is put to the test, and which tests are near to it."""

from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Subject:
    """Modules, and the tests that should notice a fault in them, as patterns of paths.

    Left out is what has no right or wrong: the likings of bots, and pure painting. Tests that play whole
    games are not asked: they notice much, but do not say what is wrong.
    """

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    left_out: tuple[str, ...] = ()

    def modules(self) -> list[str]:
        """List the modules that are put to the test."""
        return self._found(self.sources)

    def test_files(self) -> list[str]:
        """List the files of tests that are asked."""
        return self._found(self.tests)

    def _found(self, patterns: tuple[str, ...]) -> list[str]:
        found = {str(path.relative_to(ROOT)) for pattern in patterns for path in ROOT.glob(pattern)}
        return sorted(file for file in found if not any(fnmatch(file, out) for out in self.left_out))


WHOLE_GAMES = (
    "*/test_random_games.py",
    "*/test_conformance.py",
    "tests/rules/test_spoilt_*.py",
    "*/test_golden.py",
)

#: What only says where things lie on the table, or how they glow.
PLACES = ("layout", "painting", "banner", "bar", "inspector", "lesson_marks", "region_buttons", "tray")
NEAR_GAME = (
    *("advising", "attention", "bots", "candles", "chart", "chip", "chronicle", "chronicle_reader"),
    *("curtain", "desk", "fame", "focus", "form_widgets", "handovers", "hands_over", "inspector", "kept"),
    *("ledgers", "lesson_script", "listing", "liveliness", "magnifier", "near_places", "offer", "offered"),
    *("open_stage", "parts", "passers", "perspective", "plan", "profiles", "reach", "refusals", "rulebook"),
    *("saved_games", "saved_games_spoilt", "saves", "seams", "seat_panels", "seating", "session", "settings"),
    *("sheet", "share", "stage", "standings", "store", "store_contents", "store_disk", "story"),
    *("still_pointer", "story_beats", "sweep", "table", "table_focus", "targets", "text_field"),
    *("ticking", "told_hand", "verdict"),
)

SUBJECTS = {
    "rules": Subject(
        sources=("rules/kernel/*.py", "rules/notre_dame/*.py", "rules/rattus/*.py", "rules/rattus_c*/*.py"),
        left_out=("*/judge.py", "*/prospect.py", "*/version.py", "*/__init__.py", *WHOLE_GAMES),
        tests=(
            "tests/rules/test_*.py",
            "tests/rules/[knr]*/test_*.py",
            "tests/robustness/test_spoilt_data.py",
        ),
    ),
    "game": Subject(
        sources=(
            "game/session/*.py",
            "game/store/*.py",
            "game/table/*.py",
            "game/games/*/ledger.py",
            "game/widgets/f[io]*.py",
            "game/widgets/line_chart.py",
            "game/widgets/listing.py",
        ),
        left_out=("*/__init__.py", "*/figures.py", *(f"game/table/{name}.py" for name in PLACES)),
        tests=("tests/robustness/test_forgetting.py", *(f"tests/game/test_{name}.py" for name in NEAR_GAME)),
    ),
}
