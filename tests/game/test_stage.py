"""The shared stage: cards that stand on it, pieces in flight, soft light, and what is told aloud."""

from contextlib import suppress
from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.drawing import light
from game.drawing.canvas import Canvas, blank, compose
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot
from game.drawing.surface_cache import CUPBOARD, Later
from game.drawing.theme import HARM, INK, IVORY, LIGHT
from game.program.navigation import House
from game.session.plan import against_bots
from game.table.desk import Board
from game.table.flight import Flight
from game.table.glide import SECONDS, Glide
from game.table.playbill import Gain
from game.table.rehearsal import Rehearsal
from game.table.stage import Act
from game.table.stage_card import raised
from game.table.story import READING, Beat, Story, Telling, told
from rules.kernel import Event

# What is told aloud.


class Bare(Board[int]):
    """A board with nothing on it."""

    def __init__(self) -> None:
        """Lie on no table."""

    def pieces(self, view: int, /) -> list[Piece]:
        return []


TELLING = Telling(
    staged={"storm": 2.0, "gain": 1.5}, loud=frozenset({"storm"}), louder={"gain": 0.7}, told_after=True
)


def beats(
    *kinds: str, prior: Beat[int] | None = None, aloud: bool = False, telling: Telling = TELLING
) -> list[Beat[int]]:
    events = [Event(kind, 0, ()) for kind in kinds]
    views, spot = list(range(len(kinds) + 1)), Spot(0, 0)
    return told(
        Bare(),
        telling,
        events,
        views,
        lambda _: spot,
        "normal",
        0,
        bot=False,
        still=False,
        aloud=aloud,
        prior=prior,
    )


def lengths(found: list[Beat[int]]) -> dict[str, float]:
    return {beat.event.kind: beat.seconds for beat in found if beat.event}


def test_own_doing_takes_no_time_on_the_stage_until_something_is_told_aloud() -> None:
    assert lengths(beats("gain", "storm", "gain")) == {"storm": 2.0, "gain": 0.7}


def test_what_others_do_takes_its_time_and_another_where_all_is_told_aloud() -> None:
    first, _, last = beats("gain", "storm", "gain", aloud=True)
    assert (first.seconds, last.seconds) == (1.5, 0.7)


def test_a_new_chapter_ends_what_is_told_aloud() -> None:
    assert [beat.event.kind for beat in beats("storm", "round", "gain") if beat.event] == ["storm"]


def test_what_is_brisk_takes_its_own_time_wherever_it_takes_any() -> None:
    telling = replace(TELLING, brisk={"gain": 0.1, "card": 0.2}, noted=frozenset({"card"}))
    assert lengths(beats("gain", "card", telling=telling)) == {"card": 0.2}


def test_the_next_action_goes_on_with_what_is_told_aloud() -> None:
    (storm,) = beats("storm")
    (gain,) = beats("gain", prior=storm)
    assert gain.loud
    assert gain.prior is storm
    assert gain.earlier is None
    assert gain.seconds == 0.7
    assert beats("gain") == []


def test_only_the_first_beat_of_an_action_points_to_the_action_before() -> None:
    (before,) = beats("storm")
    first, second = beats("storm", "gain", prior=before)
    assert first.prior is before
    assert second.prior is None
    assert second.earlier is first


def test_a_story_remembers_what_was_told_last_up_to_the_next_chapter() -> None:
    story, one, two = Story(), beats("storm"), beats("gain", "round", aloud=True)
    story.add(one, {"round"})
    assert story.last is one[-1]
    story.add(beats("gain"))
    assert story.last is None
    story.add(one)
    story.add([*two, Beat(Event("round", None, ()), [], [], READING["normal"], 0, 0)], {"round"})
    assert story.last is None
    story.add(one)
    story.finish()
    assert story.last is None


# What it looks like.


def card(colour: tuple[int, int, int], canvas: Canvas, box: Box) -> None:
    canvas.line(box, colour)


def test_a_card_of_the_same_plain_values_is_painted_once() -> None:
    canvas, box = blank((300, 400)), Box(50, 50, 100, 140)
    first = raised(canvas, box, partial(card, HARM), 3.0)
    assert raised(canvas, box.moved(9, 9), partial(card, HARM), 3.0) is first
    assert raised(canvas, box, partial(card, LIGHT), 3.0) is not first
    assert raised(canvas, box, partial(card, HARM), -3.0) is not first


def test_a_piece_flies_from_its_start_to_its_goal() -> None:
    flight = Flight("pieces/cube_or", Spot(100, 400), Spot(500, 80))
    assert flight.at(0.0) == flight.start
    assert flight.at(1.0) == flight.end
    heights = [flight.at(part / 10).y for part in range(11)]
    assert heights == sorted(heights, reverse=True)
    aside = [flight.at(part / 10).x for part in range(11)]
    assert aside == sorted(aside)
    # It rises steeply, and then bends to its goal.
    assert flight.at(0.5) == pytest.approx((100 + 400 * 0.425, 400 - 320 * 0.6875))
    assert flight.at(0.25) == pytest.approx((100 + 400 * 0.184375, 400 - 320 * 0.3671875))


@pytest.mark.parametrize(
    ("gain", "words", "colour"),
    [
        (Gain("icons/prestige", 3), "+3", LIGHT),
        (Gain("icons/prestige", -2), "−2", HARM),
        (Gain("pieces/rat_marker", -1, harm=False), "−1", LIGHT),
        (Gain("pieces/rat_marker", 2, harm=True), "+2", HARM),
        (Gain("icons/coin", -1, price=True), "−1", IVORY),
        (Gain("icons/no_rat"), "", LIGHT),
    ],
)
def test_gain_is_golden_harm_is_red_and_a_price_neither(gain: Gain, words: str, colour: object) -> None:
    assert (gain.words, gain.colour) == (words, colour)


def test_soft_light_fades_towards_the_edges_of_a_place() -> None:
    canvas = blank((400, 400))
    canvas.surface.fill((200, 200, 200))
    light.shade(canvas, canvas.page.box, light=0.25, soft=[Box(100, 100, 200, 200)])
    levels = [canvas.surface.get_at((x, 200))[0] for x in (20, 101, 125, 200)]
    assert levels[0] == pytest.approx(50, abs=2)
    assert levels[0] <= levels[1] < levels[2] <= levels[3]
    assert levels[3] == pytest.approx(200, abs=2)


def test_a_board_that_steps_back_is_seen_whole_and_smaller() -> None:
    canvas, board = blank((600, 400)), Box(100, 0, 400, 300)
    canvas.line(board, LIGHT)
    act = Act(box=Box(100, 200, 400, 200), key=1, board=Box(200, 20, 200, 150))
    glide = Glide()
    assert act.board
    glide.aim(act.board, jumps=False)
    glide.paint(canvas, canvas.surface.copy(), board)
    assert canvas.surface.get_at((300, 95))[:3] == LIGHT
    assert canvas.surface.get_at((120, 250))[:3] not in (LIGHT, INK)
    assert act.shifted(board, Spot(300, 150)) == Spot(300, 95)


def test_nothing_but_the_place_of_the_board_is_touched_while_it_glides_back_from_above() -> None:
    canvas, board, glide = blank((600, 400)), Box(100, 100, 400, 200), Glide()
    glide.aim(Box(180, 40, 240, 120), jumps=True)
    canvas.line(Box(0, 0, 600, 400), IVORY)
    glide.paint(canvas, canvas.surface.copy(), board)
    assert {canvas.surface.get_at((x, 70))[:3] for x in (110, 170, 300, 480)} == {IVORY}
    assert canvas.surface.get_at((130, 150))[:3] != IVORY


def test_the_board_steps_back_from_wood_that_lies_ready(house: House) -> None:
    table = house.open_table(against_bots("notre_dame", 3, 1))
    house.app.draw()
    CUPBOARD.empty()
    canvas, board, glide = table.canvas(house.app.surface), table.sight.layout.board, table.picture.glide
    glide.aim(board.inset(board.w / 4, board.h / 4), jumps=True)
    glide.paint(canvas, house.app.surface.copy(), board)
    assert CUPBOARD.used == 0, "The whole table would have to be painted for it"
    table.strip()
    assert glide._wood is None


def test_the_board_glides_to_its_place_and_back_or_jumps() -> None:
    board, goal, glide = Box(0, 0, 400, 300), Box(0, -90, 400, 300), Glide()
    glide.aim(board, jumps=False)
    glide.aim(goal, jumps=False)
    assert glide.now(board) == board
    glide.pass_time(SECONDS / 2)
    assert glide.moving
    assert goal.y < glide.now(board).y < board.y
    glide.pass_time(SECONDS)
    assert (glide.now(board), glide.moving) == (goal, False)
    glide.aim(board, jumps=True)
    assert (glide.now(board), glide.moving) == (board, False)


def test_where_a_table_is_laid_out_anew_its_board_lies_where_it_belongs_at_once() -> None:
    board, glide = Box(0, 0, 400, 300), Glide()
    glide.aim(board, jumps=True)
    glide.aim(Box(0, -90, 400, 300), jumps=False)
    glide.forget()
    assert (glide.now(board), glide.moving) == (board, False)
    glide.aim(Box(0, -50, 400, 300), jumps=False)
    assert (glide.now(board), glide.moving) == (Box(0, -50, 400, 300), False)


# What is made ready before it is shown.


class Costly(Act):
    """An act that needs three pictures."""

    def paint_set(self, canvas: Canvas) -> None:
        canvas.line(self.box, LIGHT)

    def paint(self, canvas: Canvas, part: float) -> None:
        for number in range(3):
            CUPBOARD.fetched((Costly, number), lambda: pygame.Surface((1, 1)))


def test_an_act_is_made_ready_piece_by_piece_and_then_its_set_is_at_hand() -> None:
    CUPBOARD.forget(Costly)
    canvas, (beat,) = blank((200, 100)), beats("storm")
    rehearsal = Rehearsal(beat, Costly(box=Box(20, 10, 60, 40), key=1))
    frames = 0
    while not rehearsal.over:
        rehearsal.go_on(canvas, -1)
        frames += 1
    assert frames == 3
    assert rehearsal.set
    ((box, picture),) = rehearsal.set
    assert (box, picture.get_size()) == (Box(20, 10, 60, 40), (60, 40))
    assert picture.get_at((30, 20))[:3] == LIGHT


def test_where_nothing_is_staged_nothing_is_rehearsed() -> None:
    (beat,) = beats("storm")
    assert Rehearsal(beat, None).over


def test_what_is_composed_of_much_is_painted_once_however_little_time_there_is() -> None:
    CUPBOARD.forget(Costly)
    painted = []

    def paint(canvas: Canvas) -> None:
        for number in range(3):
            CUPBOARD.fetched((Costly, number), lambda: pygame.Surface((10, 10)))
        canvas.line(Box(0, 0, 50, 50), LIGHT)
        painted.append(canvas.surface.get_at((20, 20))[:3] == LIGHT)

    for frame in range(3):
        with CUPBOARD.sparing(-1), suppress(Later):
            compose(blank((50, 50)), paint)
        assert painted == ([False, True] if frame == 2 else []), "Only with the last everything is there"
