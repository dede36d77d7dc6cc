"""A new card changes nothing where it is not played with: no old save, golden playthrough or perft count."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules.more_cards import richer_rules

#: What has to pass as it is, whatever cards there are.
UNCONCERNED = (
    *("test_old_saves.py", "test_golden.py", "test_perft.py"),
    *("notre_dame/test_setup.py", "rattus/test_data.py", "rattus/test_setup.py"),
    *("rattus_cartus/test_setup.py", "rattus_cartus/test_resolution.py"),
)
#: Plays each new card at a table that wants it, by bots, through saves, and to the end.
WITH_NEW_CARDS = """
import json
from rules import GAMES, Match
from rules.bots import bot
from rules.play import random_actions
from tests.rules.tables import Table
from tests.rules.test_conformance import OFTEN, check_whole_match

CHARACTERS = "pilgrim,peasant,merchant,knight,witch,king"
BUILDINGS = "mill,marketplace,monastery,castle,tent,palace"
TABLES = {
    "notre_dame": {"guests": "on"},
    "rattus": {"cards": "picked", "picked": CHARACTERS},
    "rattus_cartus": {"buildings": "picked", "picked": BUILDINGS},
}
used = set()
for key, options in TABLES.items():
    check_whole_match(Table(GAMES[key], 4, options), 1, OFTEN)
    for seed in range(3):
        match = Match(GAMES[key], 3, seed, options)
        for number, (seat, action) in enumerate(random_actions(match, seed)):
            thoughtful = bot("burgher", key, number).pick(match.state, seat)
            used |= {event.data for event in match.play(thoughtful if number % 3 else action, seat)}
        again = Match.load(json.loads(json.dumps(match.save())))
        assert not again.migrated
        assert again.state.to_json() == match.state.to_json()
print(json.dumps(sorted({str(name) for data in used for name in data})))
"""


pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def richer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("richer")
    richer_rules(folder)
    return folder


def run(folder: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_changes_for_whoever_does_not_play_with_a_new_card(richer: Path) -> None:
    files = [str(richer / "tests" / "rules" / name) for name in UNCONCERNED]
    told = run(richer, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", *files)
    assert "100%" in told


def test_new_cards_are_played_judged_and_saved(richer: Path) -> None:
    used = json.loads(run(richer, "-c", WITH_NEW_CARDS))
    assert {"rat_catcher", "pilgrim", "mill"} <= {*used}
