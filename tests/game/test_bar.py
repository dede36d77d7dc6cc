"""The bar above the board: where words are too many for a line they get a second one before they shrink."""

import pytest

from game.drawing.page import Box
from game.drawing.text import bound
from game.drawing.theme import TEXT_SIZES
from game.program.navigation import House
from game.table import bar
from game.table.layout import BAR
from tests.game.drawing import Drawing

STRIP = Box(0, 0, 1920, BAR)
#: As long as the longest prompts of the games are in German.
PROMPT = "behalte eine (1. von 2), die anderen gehen an Bertrand"


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_a_long_prompt_takes_a_second_line_and_no_smaller_letters_than_other_words(
    house: House, text_size: str
) -> None:
    house.app.change(text_size=text_size)
    canvas, sizes = Drawing.of(house.app), TEXT_SIZES[text_size]
    bar.paint_prompt(canvas, STRIP, "gules", "Bertrand", PROMPT)
    assert canvas.sizes_of[PROMPT] >= sizes.body
    place, sheet = dict(canvas.written)[PROMPT], bar.sheet(STRIP)
    assert sheet.y - 2 <= place.y
    assert place.bottom <= sheet.bottom + 2
    assert place.right <= sheet.right


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_a_short_prompt_stands_on_one_foot_with_the_name(house: House, text_size: str) -> None:
    house.app.change(text_size=text_size)
    canvas = Drawing.of(house.app)
    bar.paint_prompt(canvas, STRIP, "gules", "Anna", "drive on")
    (_, name), (_, words) = canvas.written
    assert name.bottom == pytest.approx(words.bottom, abs=2)


@pytest.mark.parametrize("words", ["kein Einfluss, keine [rat]   [crown] mit 6 weiteren", PROMPT])
def test_a_long_outcome_takes_a_second_line_that_begins_with_a_part_of_its_own(
    house: House, words: str
) -> None:
    house.app.change(text_size="tv")
    canvas = Drawing.of(house.app)
    bar.paint_outcome(canvas, words, STRIP, 1020)
    (written,) = [said for said, _ in canvas.written]
    assert canvas.sizes_of[written] >= TEXT_SIZES["tv"].body
    assert written == bound(words.replace(bar.BETWEEN, "\n"))
    place = canvas.written[0][1]
    assert place.y >= 4
    assert place.bottom <= BAR - 2
    assert place.right <= STRIP.right - bar.BUTTONS


def test_a_short_outcome_keeps_to_its_line(house: House) -> None:
    house.app.change(text_size="tv")
    canvas = Drawing.of(house.app)
    bar.paint_outcome(canvas, "+1 [rat]   +2 [sword]", STRIP, 900)
    assert not any("\n" in words for words, _ in canvas.written)


def test_a_long_name_shrinks_before_the_words_that_follow_it(house: House) -> None:
    house.app.change(text_size="tv")
    canvas, sizes = Drawing.of(house.app), TEXT_SIZES["tv"]
    bar.paint_prompt(canvas, STRIP, "gules", "Maximilian-Anton", PROMPT)
    assert canvas.sizes_of[PROMPT] >= sizes.body
    assert sizes.body <= canvas.sizes_of["MAXIMILIAN-ANTON"] < sizes.prompt


def test_the_least_size_is_tried_before_words_are_given_up(house: House) -> None:
    canvas, name = Drawing.of(house.app), "Christine de Pizan"
    room = canvas.width(name, 50)
    assert canvas.one_line(name, room, 53.5, least=50) == 50
    assert canvas.one_line(name, room - 1, 53.5, least=50) is None
