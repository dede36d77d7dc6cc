"""Tables that version 0.1.0 saved: every game, set-up and seat count, running and finished, load for ever."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from game.session.session import Session
from game.store.saved_game import Slot
from tests.rules.old_saves import SAVES

each_save = pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)


def content(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def test_there_are_saves_of_every_game_running_and_finished() -> None:
    kinds = {(path.stem.split("_")[0], path.stem.rpartition("_")[2]) for path in SAVES}
    assert kinds == {(game, when) for game in ("notre", "rattus") for when in ("running", "late", "finished")}
    assert len(SAVES) == 79


@each_save
def test_a_save_of_0_1_0_leads_to_the_very_position_it_was_made_in(path: Path) -> None:
    data = content(path)
    session = Session.restored(data)
    assert not session.match.migrated
    assert session.match.state.digest() == data["match"]["digest"]
    assert session.match.state.rulings == 1
    assert (session.asked is None) == path.stem.endswith("finished")
    assert Slot.read("old", data).over == (session.asked is None)


@each_save
def test_a_match_of_0_1_0_goes_on_by_its_own_rulings(path: Path) -> None:
    session, chance = Session.restored(content(path)), random.Random(1)
    for _ in range(60):
        if session.asked is not None:
            seat = session.asked.seat
            session.play(chance.choice(session.match.state.options(seat)), seat)
    again = Session.restored(json.loads(json.dumps(session.to_json())))
    assert not again.match.migrated
    assert again.match.state.digest() == session.match.state.digest()
    assert again.match.state.rulings == 1
