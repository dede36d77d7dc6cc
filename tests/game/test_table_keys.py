"""Keys at a table: what they close, what hints name, and that nothing lies over what is to be picked."""

from pathlib import Path

import pygame
import pytest

from build.gallery.scenes import positions
from game.input.signals import Point
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import against_bots
from game.session.session import Session
from game.store.settings import TEXT_SIZES
from game.words import LANGUAGES
from rules.rattus_cartus.support import Look
from tests.game.drawing import Drawing
from tests.game.driving import plan
from tests.game.hands import type_key
from tests.game.learning import Room
from tests.tiers import crossed


@pytest.fixture
def table(house: House) -> Table:
    """A table where somebody is asked."""
    house.app.change(speed="off", bot_speed="off")
    return house.sit_down(Session(plan(2, "open", game="rattus_cartus", seed=1)))


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_esc_puts_advice_away_and_only_then_pauses(house: House, table: Table, text_size: str) -> None:
    house.app.change(text_size=text_size)
    table.side.ask_advice()
    assert table.side.advising.wanted
    type_key(house.app, pygame.K_ESCAPE)
    assert house.app.top is table
    assert not table.side.advising.wanted
    type_key(house.app, pygame.K_ESCAPE)
    assert house.app.top is not table


def test_esc_closes_the_chronicle_that_is_folded_away(house: House, table: Table) -> None:
    house.app.change(text_size="tv")
    while not table.side.reading:
        table.side.toggle_recap()
    type_key(house.app, pygame.K_ESCAPE)
    assert house.app.top is table
    assert not table.side.unfolded


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_of_the_bar_name_the_keys(house: House, table: Table, language: str) -> None:
    house.app.change(language=language)
    hints = {getattr(button, "icon", ""): button.hint for button in table.buttons}
    names = {"en": "Backspace", "de": "Rücktaste", "fr": "Retour arrière"}
    assert names[language].casefold() in hints["undo"].casefold()
    assert "F10" in hints["menu"]
    assert "F1" in hints["help"]
    house.app.change(keys={"undo": "u"})
    hints = {getattr(button, "icon", ""): button.hint for button in table.buttons}
    assert hints["undo"].endswith("(U)")


def looking(house: House, seats: int) -> Table:
    """Sit down where somebody may look at a card of the nun row."""
    sitting = against_bots("rattus_cartus", seats, seats)
    for match in positions(sitting):
        asked = match.state.decision
        if isinstance(asked, Look) and asked.seat == 0:
            return house.sit_down(Session(sitting, match.until(len(match.log))))
    raise AssertionError("nobody may look")


@crossed(seats=[2, 5], text_size=list(TEXT_SIZES), keys=[True, False])
def test_no_note_lies_on_the_nun_card_that_is_meant(
    house: House, seats: int, text_size: str, keys: bool
) -> None:
    house.app.change(speed="off", bot_speed="off", text_size=text_size)
    table = looking(house, seats)
    for card in [button for button in table.buttons if button.meaning in table.sight.options]:
        if keys:
            type_key(house.app, pygame.K_RIGHT)
        else:
            table.hear(Point(card.box.centre))
        for _ in range(10):
            house.app.advance(0.1)
        assert table.meant
        assert table.meant.meaning in table.sight.options
        canvas = Drawing.of(house.app)
        table.picture.paint_right(canvas)
        assert len(canvas.where("card/nun")) + len(canvas.where("card/back")) >= 5
        if table.sight.layout.folded:
            assert not table.side.unfolded


def test_the_first_enter_of_a_lesson_leads_on(house: House, tmp_path: Path) -> None:
    room = Room(house, tmp_path)
    lesson = room.open("rattus_cartus", 1)
    assert not lesson.step.play
    type_key(house.app, pygame.K_RETURN)
    room.wait(lesson)
    assert lesson.number == 1


def test_the_first_enter_of_a_lesson_makes_no_move(house: House, tmp_path: Path) -> None:
    room = Room(house, tmp_path)
    chapter = room.open("rattus_cartus", 1).chapter
    house.app.pop()
    number = next(n for n, step in enumerate(chapter.steps) if step.play)
    room.progress.stop_at("rattus_cartus", 1, number)
    lesson = room.open("rattus_cartus", 1)
    type_key(house.app, pygame.K_RETURN)
    assert lesson.number == number
    assert lesson.waits
