"""Matches that version 0.1.0 saved load for ever, each to the very position it was saved in."""

from pathlib import Path

import pytest

from rules import Match
from rules.play import random_actions
from tests.rules.old_saves import FACTS, SAVES, fact, saved

each_save = pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)


def test_something_is_told_of_every_save() -> None:
    told = FACTS.read_text("utf-8").splitlines()
    assert [line.partition(":")[0] for line in told] == [path.stem for path in SAVES]


@each_save
def test_an_old_save_leads_to_the_points_and_the_question_it_was_left_at(path: Path) -> None:
    assert fact(path) in FACTS.read_text("utf-8").splitlines()


@each_save
def test_an_old_save_keeps_its_fingerprint_and_is_played_to_its_end(path: Path) -> None:
    match = Match.load(saved(path))
    assert (match.migrated, match.state.digest()) == (False, saved(path)["digest"])
    for seat, action in random_actions(match, 1):
        match.play(action, seat)
    again = Match.load(match.save())
    assert again.state.over
    assert again.state.scores() == match.state.scores()
