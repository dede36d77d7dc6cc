"""What the adviser says of two options does not contradict itself."""

import pytest

from game.table.advice import compared
from rules.bots.advice import Advised
from rules.kernel import Action
from tests.game.wording import ENGLISH

ONE, OTHER = Action("bribe", "monk"), Action("pass")


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((0.4, -1.2), ["about 1.6 points better than the next", "about 1.6 points less than the first"]),
        ((0.4, 0.3), ["about as good as the other"] * 2),
        (
            (-1.0, 1.0),
            [
                "about 2.0 points less than the next, but likelier to win",
                "about 2.0 points more than the first, but less likely to win",
            ],
        ),
    ],
)
def test_the_two_options_are_told_apart_by_one_number(points: tuple[float, float], said: list[str]) -> None:
    found = [
        Advised(action, much, chance, ())
        for action, much, chance in zip((ONE, OTHER), points, (0.1, 0.0), strict=True)
    ]
    assert compared(ENGLISH, found) == said


def test_luck_that_was_hardly_tried_is_not_told() -> None:
    found = [Advised(ONE, -1.0, 0.0, ()), Advised(OTHER, 1.0, 0.2, ())]
    assert compared(ENGLISH, found) == ["", ""]


def test_a_lone_option_is_compared_to_nothing() -> None:
    assert compared(ENGLISH, [Advised(ONE, 0.0, 0.0, ())]) == [""]
    assert compared(ENGLISH, []) == []
