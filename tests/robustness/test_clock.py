"""Clocks jump: machines sleep, batteries die, summer ends. Nothing is lost and nothing goes wild."""

import os
import time
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import pytest

from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.saves import Saves
from game.session.plan import against_bots
from game.store import Shelf
from game.store.saved_games import Slots
from game.words import Tongue
from game.words.dates import moment
from tests.game.saving import act, digest, played, running, saved
from tests.tiers import crossed

YEARS = timedelta(days=365 * 30)


def set_clock(monkeypatch: pytest.MonkeyPatch, away: timedelta) -> None:
    """Let the clock of the machine be off by so much."""

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return datetime.now(tz) + away

    monkeypatch.setattr("game.store.saved_games.datetime", Clock)


@pytest.mark.parametrize("away", [-YEARS, YEARS])
def test_a_game_goes_on_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: timedelta
) -> None:
    slots = Slots(Shelf(tmp_path))
    session = played(slots, 8)
    saved(slots, 5, seed=2)
    set_clock(monkeypatch, away)
    act(session)
    saved(slots, 6, seed=3)
    for path in tmp_path.glob("continue*.json"):
        os.utime(path, (time.time() + away.total_seconds(),) * 2)
    slots.release()
    later = Slots(Shelf(tmp_path))
    assert digest(running(later)) == digest(session)
    assert later.is_running(later.listed()[0])
    assert len(later.listed()) == 3
    assert later.notices == []
    later.release()


@pytest.mark.parametrize("year", [1900, 1970, 2038, 8999])
def test_any_moment_can_be_said(year: int) -> None:
    when = datetime(year, 1, 1, tzinfo=UTC)
    for language in ("en", "fr", "de"):
        assert str(when.astimezone().year) in moment(Tongue(language), when, datetime.now(UTC))


def test_saved_games_from_the_future_are_listed_and_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_clock(monkeypatch, YEARS)
    saved(house.slots, 5)
    house.open_saves()
    house.app.draw()
    assert isinstance(house.app.top, Saves)
    assert len(house.slots.listed()) == 1


@crossed(game=list(PRESENTATIONS), seconds=[-3600.0, 0.0, 86_400.0])
def test_time_that_stands_still_or_leaps_does_no_harm(house: House, game: str, seconds: float) -> None:
    table = house.open_table(against_bots(game, 3, 4))
    asked = table.session.asked
    assert asked is not None
    house.app.advance(seconds)
    table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    for _ in range(3):
        house.app.advance(seconds)
    house.app.advance(0.02)
    house.menu(table)
    house.app.advance(seconds)
    house.to_title()
    house.app.advance(seconds)
