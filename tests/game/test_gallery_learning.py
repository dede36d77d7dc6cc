"""The gallery of what teaches: a picture of each step and of each card, and no two are alike."""

from pathlib import Path

import pytest

from build.gallery.learning import lesson_steps, rule_cards
from game.program.navigation import House
from game.scenes.rulebook_page import rules_of
from rules import GAMES
from tests.game.learning import COURSES


@pytest.mark.slow
def test_some_steps_are_taken_in_their_order_and_differ(house: House, tmp_path: Path) -> None:
    steps = lesson_steps(house, tmp_path)
    taken = [next(steps) for _ in range(3)]
    names = [step.name for step in COURSES["notre_dame"][0].steps[:3]]
    assert [path.stem.split("_", 5)[-1] for path in taken] == [f"{name}_1280" for name in names]
    assert len({path.read_bytes() for path in taken}) == 3


@pytest.mark.slow
def test_some_cards_are_taken_and_differ(house: House, tmp_path: Path) -> None:
    pictures = rule_cards(house, tmp_path)
    taken = [next(pictures) for _ in range(3)]
    assert [path.stem for path in taken] == [
        f"card_notre_dame_{number + 1:02}_{card.key}_1280"
        for number, card in enumerate(rules_of(next(iter(GAMES))).cards[:3])
    ]
    assert len({path.read_bytes() for path in taken}) == 3
