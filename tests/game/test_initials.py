"""Painted initials: which letter a text begins with, and what becomes of one that nobody painted."""

import pytest

from game.drawing.page import Box
from game.program.app import App
from game.widgets.initial import draw_heading, initial_of, is_painted
from tests.game.drawing import Drawing

BOX = Box(100, 100, 900, 60)


@pytest.mark.parametrize(
    ("words", "initial"),
    [("Rattus", "r"), ("élan", "e_acute"), ("Über uns", "u_umlaut"), ("ça va", "c_cedilla")],
)
def test_a_heading_begins_with_its_painted_letter(app: App, words: str, initial: str) -> None:
    canvas = Drawing.of(app)
    draw_heading(canvas, words, BOX)
    assert [name for name, _ in canvas.pictured] == [f"initials/{initial}"]
    assert [text for text, _ in canvas.written] == [words[1:].upper()]


# No language begins a heading with these; those of any that does may be painted some day.
@pytest.mark.parametrize("words", ["Ẋun", "Ẍen", "5 rats", "œuvre"])
def test_a_heading_whose_letter_nobody_painted_is_written_whole(app: App, words: str) -> None:
    canvas = Drawing.of(app)
    draw_heading(canvas, words, BOX)
    assert canvas.pictured == []
    assert [text for text, _ in canvas.written] == [words.upper()]


@pytest.mark.parametrize(("words", "initial"), [("Ẋun", "x"), ("Ẍen", "x"), ("Österreich", "o_umlaut")])
def test_where_an_initial_is_a_sign_it_is_there_for_every_letter(words: str, initial: str) -> None:
    assert initial_of(words) == initial
    assert is_painted(initial)
