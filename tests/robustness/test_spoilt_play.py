"""Matches, tables and share codes from anywhere: played on, or refused with words for people."""

import json
import random
from collections.abc import Callable
from contextlib import suppress

import pytest

from game.session.deal_codes import NoDeal, read_deal
from game.session.plan import Plan, against_bots
from game.session.session import Session
from game.session.share_codes import read_code, seed_code, share_code
from game.store.files import understood
from rules import GAMES, Match
from rules.kernel import BrokenSave
from tests.game.saving import played
from tests.robustness.spoiling import STRANGE, refused, withstood
from tests.robustness.test_spoilt_store import Tell, tell

#: Ten thousand of each kind over the three games.
OFTEN = [100, pytest.param(3_400, marks=pytest.mark.long)]
pytestmark = [pytest.mark.parametrize("times", OFTEN), pytest.mark.parametrize("game", GAMES)]


def outcome(load: Callable[[object], object], spoilt: bytes) -> str:
    """Load what is JSON; say whether it was good, and insist on words where it was not."""
    try:
        load(understood(spoilt))
    except ValueError as error:
        return refused(error)
    return "understood"


def test_matches(figures: Tell, game: str, times: int) -> None:
    match = played(None, 8, game=game).match

    def load(data: object) -> None:
        found = Match.load(data)
        assert Match.load(json.loads(json.dumps(found.save()))).state.digest() == found.state.digest()
        if found.state.decision:
            found.play(found.state.options()[0])

    seen = withstood(json.dumps(match.save()).encode(), times, lambda spoilt: outcome(load, spoilt))
    tell(figures, f"{game}, match", seen)


def test_tables_with_their_match(figures: Tell, game: str, times: int) -> None:
    session = played(None, 4, game=game)

    def load(data: object) -> None:
        found = Session.restored(data)
        assert Session.restored(json.loads(json.dumps(found.to_json()))).plan == found.plan

    seen = withstood(json.dumps(session.to_json()).encode(), times, lambda spoilt: outcome(load, spoilt))
    tell(figures, f"{game}, table", seen)


def test_plans(figures: Tell, game: str, times: int) -> None:
    plan = json.dumps(against_bots(game, 3, 9).to_json()).encode()
    seen = withstood(plan, times, lambda spoilt: outcome(Plan.read, spoilt))
    assert seen["refused"]
    tell(figures, f"{game}, plan", seen)


def test_share_codes(figures: Tell, game: str, times: int) -> None:
    plan = against_bots(game, 3, 1 << 40)

    def load(spoilt: bytes) -> str:
        text = spoilt.decode("utf-8", "replace")
        with suppress(ValueError):
            key, seats, options, seed = read_code(text)
            assert GAMES[key].new(seats, seed, options)
        try:
            assert read_deal(plan, text).deal()
        except NoDeal as error:
            return refused(error, error.text)
        return "understood"

    seen = withstood(share_code(plan).encode(), times // 2, load)
    seen += withstood(seed_code(plan.seed).encode(), times // 2, load)
    tell(figures, f"{game}, code", seen)


def test_lines_of_a_log(game: str, times: int) -> None:
    """Every line of a log in turn becomes something else; only a legal action is played."""
    chance, match = random.Random(times), played(None, 12, game=game).match
    for _ in range(times // 4):
        data = match.save()
        line = chance.randrange(len(data["log"]))
        data["log"][line] = chance.choice(
            [*STRANGE, "0 pass", "1 pass", data["log"][-1], "9 x:1,2", "0 card:-1"]
        )
        with suppress(BrokenSave):
            assert len(Match.load(data).log) == len(data["log"])
