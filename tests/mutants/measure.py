"""Runs the tests once on sound code to learn what they pass, and keeps it in ``dist`` until they change."""

import json
from hashlib import sha256
from typing import Any

import pytest

from tests.mutants.near import Noted, Notes
from tests.mutants.subjects import ROOT
from tests.mutants.trial import QUIETLY, Tree, each

KEPT = ROOT / "dist" / "mutants-near.json"


def measured(trees: list[Tree], files: list[str]) -> list[Noted]:
    """Give the notes on all quick tests of these files; one that fails on sound code ends everything."""
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    prints = {file: sha256((ROOT / file).read_bytes()).hexdigest() for file in files}
    changed = [file for file in files if kept.get(file, {}).get("print") != prints[file]]
    failed: list[str] = []
    for file, answer in each(trees, changed, _noted):
        found = json.loads(answer)
        print(f"{len(found['noted']):5} quick tests in {file}", flush=True)
        failed += found["failed"]
        if not found["failed"]:
            kept[file] = {"print": prints[file], "noted": found["noted"]}
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps(kept))
    if failed:
        raise SystemExit("\n".join(["These fail on sound code:", *failed]))
    return [Noted(test, seconds, frozenset(p)) for file in files for test, seconds, p in kept[file]["noted"]]


def _noted(tree: Tree, file: str) -> str:
    tree.move_in()
    notes = Notes(tree.folder, ("rules/", "game/"))
    code = pytest.main([*QUIETLY, file], plugins=[notes])
    if code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        notes.failed.append(f"{file} (cannot begin)")
    noted = [(noted.test, noted.seconds, sorted(noted.passed)) for noted in notes.noted]
    return json.dumps({"failed": notes.failed, "noted": noted})
