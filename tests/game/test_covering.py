"""The button that shows a hand and covers it again: read from the sofa, and true of what it does."""

import random

import pytest

from game.drawing.theme import TEXT_SIZES
from game.program.navigation import House
from game.scenes.table import Table
from game.widgets.button import Strip
from game.widgets.hold import Hold
from game.words import LANGUAGES, shared
from rules import GAMES
from tests.game.drawing import Drawing
from tests.game.driving import plan


def coverer(table: Table) -> Strip | None:
    """Give the button that shows or covers the hand, if there is one."""
    made = table.intent.offer.made().buttons
    found = [b for b in made if isinstance(b, Hold) or b.deed == table.close_curtain]
    return next((button for button in found if isinstance(button, Strip)), None)


def with_secrets(house: House, game: str, secrecy: str) -> Table:
    """Play at random until somebody has something to show to themselves and no curtain hangs before it."""
    most = max(GAMES[game].seats)
    for seed in range(9):
        table, chance = house.open_table(plan(most, secrecy, game=game, seed=seed)), random.Random(seed)
        while asked := table.session.asked:
            if coverer(table) is not None and not table.curtain.covered:
                return table
            table.play(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
    raise AssertionError("Nobody has a secret")


@pytest.mark.parametrize("press", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_as_large_as_any_button_across_the_room(house: House, game: str, *, press: bool) -> None:
    house.app.change(text_size="tv", speed="off", bot_speed="off", press_to_hold=press)
    table = with_secrets(house, game, "peek")
    for language in LANGUAGES:
        house.app.change(language=language)
        for opened in (False, True):
            if opened:
                table.open_curtain()
            button = coverer(table)
            assert button is not None
            canvas = Drawing.of(house.app)
            button.draw(canvas, hot=False)
            ((words, place),) = canvas.written
            assert canvas.sizes_of[words] >= TEXT_SIZES["tv"].button, (words, canvas.sizes_of)
            assert button.box.x < place.x < place.right < button.box.right
            table.close_curtain()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_covers_in_letters_of_that_size_too(house: House, language: str) -> None:
    house.app.change(text_size="tv", language=language)
    table = house.open_table(plan(5, "curtain"))
    table.open_curtain()
    button = coverer(table)
    assert button is not None
    assert button.words == house.app.tongue(shared.COVER)
    canvas = Drawing.of(house.app)
    button.draw(canvas, hot=False)
    assert canvas.sizes_of[button.words] >= TEXT_SIZES["tv"].button


def test_whoever_presses_is_not_told_to_hold(house: House) -> None:
    house.app.change(press_to_hold=True)
    table = house.open_table(plan(2, "peek"))
    button = coverer(table)
    assert button is not None
    assert button.words == shared.PEEK_TAP
    assert not button.hint
    house.app.change(press_to_hold=False)
    button = coverer(table)
    assert button is not None
    assert (button.words, button.hint) == (shared.PEEK, shared.PEEK_TEXT)
