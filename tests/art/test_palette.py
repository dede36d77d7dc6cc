"""The window is drawn with the colours of the pen."""

import pytest

from build.pen.palette import PIGMENTS, SEATS
from game.drawing import theme

NAMES = {name: name.upper().replace("-", "_") for name in PIGMENTS}
#: Letters need a darker red than rubrics that are drawn.
OWN = {"rubric"}
SHARED = [name for name, constant in NAMES.items() if hasattr(theme, constant) and name not in OWN]


@pytest.mark.parametrize("name", SHARED)
def test_a_colour_of_the_same_name_is_the_same_colour(name: str) -> None:
    assert getattr(theme, NAMES[name]) == PIGMENTS[name]


def test_most_colours_of_the_window_are_the_pens() -> None:
    assert {"vellum", "ink", "oak", "ivory", "leaf-gold", "verdigris"} <= set(SHARED)


def test_seats_have_the_tinctures_of_their_pieces() -> None:
    assert {name: tincture.base for name, tincture in SEATS.items()} == theme.TINCTURE_COLOURS
    assert tuple(SEATS) == theme.TINCTURES
