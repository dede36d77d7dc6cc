"""What the witch has seen is shown large to whoever holds the button, and to nobody else."""

from itertools import combinations

import pytest

from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES
from game.games.rattus.board_seen import FAR, NEAR, apart
from game.games.rattus.words.table import SEEN_TEXT
from game.program.navigation import House
from game.scenes.table import Table
from game.table.option_buttons import PEEK
from game.widgets.button import Strip
from game.widgets.hold import HOLD, Hold
from game.words import LANGUAGES, shared
from rules.kernel import Action
from tests.game.drawing import Drawing
from tests.game.driving import plan
from tests.rules.rattus.europe import table as position


def looking(house: House, text_size: str, secrecy: str) -> Table:
    """Sit down after a witch has looked at a rat."""
    house.app.change(text_size=text_size, speed="off", bot_speed="off", recap=False)
    match = position(held={0: ["witch"]}, rats={"anglia": ["s01"], "gallia": 3})
    for action in ("power:witch", "rat:anglia,1"):
        match.play(action)
    table = house.open_table(plan(4, *(secrecy,) * 4, game="rattus", seed=1))
    table.session.match.state = match.state
    table.refresh()
    return table


def faces(house: House, table: Table) -> list[Box]:
    canvas = Drawing.of(house.app)
    table.sight.desk.board.paint_over(canvas, table.moment)
    return canvas.where("token/")


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_a_rat_that_was_seen_is_large_only_while_somebody_looks(house: House, text_size: str) -> None:
    table = looking(house, text_size, "peek")
    assert not faces(house, table)
    table.open_curtain()
    (face,) = faces(house, table)
    assert face.h >= (FAR if TEXT_SIZES[text_size].sofa else NEAR) - 1
    table.close_curtain()
    assert not faces(house, table)
    assert not faces(house, looking(house, text_size, "open"))


def test_the_button_speaks_of_rats_and_not_of_cards(house: House) -> None:
    table = looking(house, "tv", "peek")
    (peek,) = [button for button in table.buttons if isinstance(button, Hold)]
    assert peek.seconds == PEEK
    assert peek.hint == table.sight.say(SEEN_TEXT) != table.sight.say(shared.PEEK_TEXT)


def test_faces_lie_apart_and_within_the_map() -> None:
    room = Box(0, 0, 1152, 720)
    close = [
        Box(x, y, FAR, FAR) for x, y in ((10, 10), (40, 12), (-30, 690), (1100, 700), (60, 60), (70, 30))
    ]
    found = apart(close, room)
    assert not [pair for pair in combinations(found, 2) if pair[0].meets(pair[1])]
    assert all(box.x >= 0 and box.right <= 1152 and box.y >= 0 and box.bottom <= 720 for box in found)


def watched(house: House, *actions: str, text_size: str = "tv") -> Table:
    """Let somebody who keeps secrets behind a curtain use the witch while others sit at the screen."""
    house.app.change(text_size=text_size, speed="off", bot_speed="off", recap=False)
    table = house.open_table(plan(4, *("curtain",) * 4, game="rattus", seed=1))
    table.session.match.state = position(
        held={0: ["witch"]}, rats={"anglia": ["s01", "s02"], "gallia": 3}
    ).state
    table.refresh()
    for action in ("power:witch", *actions):
        table.conduct.act(0, Action.parse(action))
    return table


def test_a_curtain_hangs_before_what_the_witch_has_seen_and_opens_for_her_alone(house: House) -> None:
    table = watched(house)
    assert not table.curtain.covered
    table.conduct.act(0, Action.parse("rat:anglia,1"))
    assert table.curtain.covered
    assert not faces(house, table)
    (opener,) = [button for button in table.buttons if isinstance(button, Hold)]
    assert opener.seconds == HOLD
    assert not table.sight.options
    table.open_curtain()
    assert len(faces(house, table)) == 1
    table.conduct.act(0, Action.parse("rat:gallia,2"))
    assert len(faces(house, table)) == 2
    table.conduct.act(0, Action.parse("keep"))
    assert not table.curtain.covered
    assert table.curtain.viewer is None
    assert not faces(house, table)


def test_the_last_rat_that_the_witch_sees_is_shown_behind_the_curtain_too(house: House) -> None:
    table = watched(house, "rat:anglia,1")
    table.open_curtain()
    table.close_curtain()
    assert table.curtain.covered
    table.open_curtain()
    table.conduct.act(0, Action.parse("rat:anglia,2"))
    assert type(table.session.asked).__name__ == "Turn"
    assert len(faces(house, table)) == 2
    table.conduct.act(0, Action.parse("plague"))
    assert not faces(house, table)


def test_whoever_looks_again_behind_a_curtain_holds_as_long_as_for_it(house: House) -> None:
    table = watched(house, "rat:anglia,1", "done")
    (peek,) = [button for button in table.buttons if isinstance(button, Hold)]
    assert peek.seconds == HOLD > PEEK


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_afar_a_third_button_makes_no_word_smaller_than_other_words(house: House, language: str) -> None:
    house.app.change(language=language)
    table = watched(house, "rat:anglia,1", "done")
    canvas = Drawing.of(house.app)
    strips = [button for button in table.buttons if isinstance(button, Strip)]
    assert len(strips) == 3
    for strip in strips:
        strip.draw(canvas, hot=False)
    assert min(canvas.sized) >= TEXT_SIZES["tv"].body
