"""The labels under the houses of a quarter that is looked at closely tell what the next card brings."""

import re
from typing import Any

import pytest

from build.gallery.scenes import played, positions
from game.drawing.page import Box
from game.drawing.text import Face, inked
from game.drawing.theme import INK
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.board_labels import HIGH, SIZE, brings, paint_label
from game.games.notre_dame.words.inspector import NEXT_CARD
from game.program.navigation import House
from game.session.plan import against_bots
from game.words import LANGUAGES, Tongue
from rules.kernel import Action
from rules.notre_dame.state import NotreDame
from tests.game.drawing import Drawing, meet


class Faces(Drawing):
    """Keeps in which face something was written."""

    def __init__(self, *data: Any) -> None:
        super().__init__(*data)
        self.faces: dict[str, Face] = {}

    def text(self, words: str, box: Box, size: float, **how: Any) -> float:
        self.faces[words] = how["face"]
        return super().text(words, box, size, **how)


ICONS = {"bank": "icons/coin", "residence": "icons/prestige"}


def test_what_a_label_says_is_what_the_card_brings() -> None:
    plan, compared = against_bots("notre_dame", 4, 6), 0
    tinctures = tuple(player.tincture for player in plan.players)
    for match in (match for seed in range(3) for match in positions(plan, seed)):
        state, asked = match.state, match.state.decision
        assert isinstance(state, NotreDame)
        for card, icon in ICONS.items():
            if asked is None or Action("card", card) not in state.options(asked.seat):
                continue
            seat, before = asked.seat, state.view(asked.seat).quarters[asked.seat]
            said = brings(state, seat, card, tinctures, Tongue("en"))
            _, after = state.foreseen(Action("card", card), seat)
            now = after.view(seat).quarters[seat]
            came = (
                now.coins - before.coins if card == "bank" else (now.prestige or 0) - (before.prestige or 0)
            )
            if before.supply:
                assert f"+{came} [{icon}]" in said
                compared += 1
            else:
                assert said == ""
    assert compared > 5


@pytest.mark.parametrize(("seats", "text_size"), [(2, "desk"), (3, "table"), (5, "tv")])
def test_labels_lie_inside_the_lens_and_never_over_each_other(
    house: House, seats: int, text_size: str
) -> None:
    house.app.change(text_size=text_size)
    table = played(house, against_bots("notre_dame", seats, 3), "", 1)
    board, canvas = table.sight.desk.board, Drawing.of(house.app)
    part = board.lens(board.spots(0)["sector", "bank"].centre)
    assert part
    source = part._replace(h=part.h + board.foot(part))
    board.paint_close(canvas, source, table.sight.say)
    written = [place for words, place in canvas.written if words]
    assert len(written) > 5
    assert any(words == NEXT_CARD for words, _ in canvas.written)
    for number, place in enumerate(written):
        assert source.x <= place.x
        assert place.right <= source.right
        middle = place.centred(place.w, HIGH * 0.6)
        assert not any(meet(middle, other.centred(other.w, HIGH * 0.6)) for other in written[number + 1 :])


@pytest.mark.parametrize(("seats", "text_size"), [(3, "tv"), (4, "table"), (5, "tv")])
def test_labels_hide_neither_name_nor_rats_nor_messages_of_a_quarter(
    house: House, seats: int, text_size: str
) -> None:
    house.app.change(text_size=text_size)
    table = played(house, against_bots("notre_dame", seats, 3), "", 1)
    board, told = table.sight.desk.board, 0
    assert isinstance(board, NotreDameBoard)
    for home in board.paris.homes:
        part, canvas = board.lens(board.paris.placed("sector")[f"bank_{home}"].centre), Drawing.of(house.app)
        assert part
        board.paint_close(canvas, part._replace(h=part.h + board.foot(part)), table.sight.say)
        spared = [board.paris.plate(home), *board.paris.markets(home)]
        spared += [board.paris.tally(home)] if board.paris.cuts.apart else []
        labels = [box for words, box in canvas.written if words != NEXT_CARD]
        assert [box for box in labels if any(meet(box, other.inset(2)) for other in spared)] == []
        told += len(labels)
    assert told > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_written_in_letters_that_there_are(house: House, language: str) -> None:
    house.app.change(text_size="tv", language=language)
    table = played(house, against_bots("notre_dame", 5, 3), "", 1)
    board, canvas = table.sight.desk.board, Faces.of(house.app)
    part = board.lens(board.spots(0)["sector", "bank"].centre)
    assert part
    assert isinstance(canvas, Faces)
    board.paint_close(canvas, part, table.sight.say)
    drive = next(words for words in canvas.faces if "[market]" in words)
    for letter in re.sub(r"\[.*?\]|\s", "", drive):
        assert inked(letter, canvas.faces[drive], 30, INK).get_bounding_rect().w, letter


def test_a_list_that_is_too_wide_gets_a_line_for_each_thing(house: House) -> None:
    house.app.change(text_size="tv")
    canvas, within = Drawing.of(house.app), Box(300, 100, 400, 400)
    paint_label(canvas, Box(400, 200, 90, 30), "einmal [coin], oder −1 [rat]", within)
    (first, above), (second, below) = canvas.written
    assert (first, second) == ("einmal [coin],", "oder −1 [rat]")
    assert above.centre[1] < below.centre[1]
    assert above.meets(within)
    assert canvas.sizes_of[first] == canvas.sizes_of[second] > SIZE
