"""What came out: a line for each mutant, the score of each package, and the excuses."""

import tomllib
from collections import Counter
from pathlib import Path

from tests.mutants.mutant import Identity, Mutant

EXCUSED = Path(__file__).parent / "excused.toml"
KEYS = ("module", "inside", "before", "after")
WIDTH = 52


def excuses() -> dict[Identity, str]:
    """Give the mutants that no test can notice, because nothing changes, each with the reason."""
    return {
        (*(entry[key] for key in KEYS), str(entry.get("nth", 1))): entry["why"]
        for entry in tomllib.loads(EXCUSED.read_text("utf-8"))["excused"]
    }


def line(mutant: Mutant, verdict: str) -> str:
    """Write a mutant and who noticed it in one line."""
    change = f"{_short(mutant.before)} → {_short(mutant.after)}"
    return f"{mutant.module}:{mutant.line}  {mutant.inside}  {change}  | {verdict or 'SURVIVED'}"


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 1]}…"


def scores(verdicts: dict[Mutant, str]) -> list[str]:
    """Count by package what was noticed; the last line counts everything."""
    tried, noticed = Counter[str](), Counter[str]()
    for mutant, verdict in verdicts.items():
        for package in (str(Path(mutant.module).parent), "together"):
            tried[package] += 1
            noticed[package] += bool(verdict)
    packages = [*sorted(tried.keys() - {"together"}), *({"together"} & tried.keys())]
    return [f"{p:28}{noticed[p]:>5} of{tried[p]:>5}{noticed[p] / tried[p]:>8.1%}" for p in packages]
