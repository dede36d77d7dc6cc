"""The rulebook at a table: what this table plays without is marked, and said where a rule speaks of it."""

import pytest

from game.program.navigation import House
from game.scenes.rulebook import Rulebook
from game.scenes.rulebook_rows import CardRow
from game.session.session import Session
from game.words import LANGUAGES
from game.words.rulebook import NAMED_NOT_IN_PLAY, NOT_IN_PLAY
from tests.game.driving import plan


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_plays_without_is_marked_and_said(house: House, language: str) -> None:
    house.app.change(language=language)
    table = house.sit_down(Session(plan(3, "open", game="rattus_cartus", seed=4)))
    there = {building.name for building in table.session.match.state.view(None).town}
    assert "castle" in there
    assert "guard_tower" not in there
    house.rules(table, "guard_tower")
    book = house.app.top
    assert isinstance(book, Rulebook)
    assert book.agreed[0] == book.say(NOT_IN_PLAY)
    rows = {row.card.key: row for row in book.listing.rows if isinstance(row, CardRow)}
    assert rows["guard_tower"].absent
    assert not rows["castle"].absent
    book.show(book.rules.card("castle"))
    assert not book.agreed
    book.show(book.rules.card("specials"))
    missing = ", ".join(book.say(book.rules.card(key).title) for key in ("flute", "pass", "gold"))
    assert book.say(NAMED_NOT_IN_PLAY, names=missing) in book.agreed
    house.app.draw()


def test_without_a_table_everything_may_be_in_play(house: House) -> None:
    book = Rulebook("rattus_cartus", "guard_tower")
    house.app.push(book)
    assert not any(row.absent for row in book.listing.rows if isinstance(row, CardRow))
    assert NOT_IN_PLAY not in book.agreed
