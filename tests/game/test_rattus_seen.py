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
from game.widgets.hold import Hold
from game.words import shared
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
