"""Whole games are played in real pages, by taps alone."""

import random
import time
from pathlib import Path

import pytest

from rules import GAMES
from tests.phones.evening import Evening, by_phone, evening
from tests.phones.pages import Page, browser, webkit

#: Seconds a whole game may take on a busy machine.
LONG = 900.0


def sit_down(table: Evening, pages: list[Page]) -> None:
    """Follow the codes, and tap on the seal that greets."""
    for seat, page in enumerate(pages):
        page.open(table.link.url(seat).replace("HTTP:", "http:"))
    for page in pages:
        table.wait_for(lambda page=page: page.look().get("seal"))  # type: ignore[misc]
        assert page.tap("#seal") == ""
    table.wait_for(lambda: all(table.link.guest(seat) == "here" for seat in range(len(pages))))


def move(page: Page, chance: random.Random) -> None:
    """Tap on whatever the page offers: what is held up is put down, a choice is lifted and sealed."""
    shown = page.look()
    if shown.get("dialog"):
        page.tap("#sheet .strip")
        return
    choices = shown.get("choices")
    if isinstance(choices, list) and choices and (not shown["seal"] or chance.random() < 0.7):
        choice = chance.choice(choices)
        # What happened may have been held up meanwhile.
        assert page.tap(f'#zones [data-id="{choice}"]') in ("", "nothing") or page.look().get("dialog")
        page.tap("#seal:enabled")
    elif shown.get("seal"):
        page.tap("#seal:enabled")


def play_on(table: Evening, pages: list[Page]) -> None:
    """Tap until the game is over, and every page shows its last leaf."""
    chance, end, session = random.Random(3), time.monotonic() + LONG, table.table.session
    while session.asked is not None:
        assert time.monotonic() < end, f"still at {session.asked} after {len(session.match.log)} actions"
        waiting = {asked.seat for asked in session.match.state.decisions()}
        for page in [page for seat, page in enumerate(pages) if seat in waiting]:
            move(page, chance)
        for _ in range(3):
            table.pass_time()
    table.wait_for(lambda: all(page.look().get("seal") for page in pages))


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_is_played_by_taps_alone(tmp_path: Path, key: str) -> None:
    """On as many pages as people fit around the table; nothing scrolls sideways, and no page complains."""
    seats = max(GAMES[key].seats)
    with evening(tmp_path, by_phone(key, seats)) as table, browser() as driver:
        pages = [Page(driver) for _ in range(seats)]
        sit_down(table, pages)
        play_on(table, pages)
        assert not any(page.look()["wide"] for page in pages)
        assert pages[0].complaints() == []


@pytest.mark.slow
def test_a_whole_game_is_played_in_the_engine_of_safari_too(tmp_path: Path) -> None:
    """Against a bot, on one page."""
    plan = by_phone("rattus_cartus", 2)
    bot = plan.players[1]._replace(secrecy="curtain", bot="apprentice")
    with (
        evening(tmp_path, plan._replace(players=(plan.players[0], bot))) as table,
        webkit(tmp_path) as driver,
    ):
        pages = [Page(driver, alone=True)]
        sit_down(table, pages)
        play_on(table, pages)
        assert not pages[0].look()["wide"]
