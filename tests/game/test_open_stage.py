"""The stage as it stands open: it opens once for an act, is heard in time, and shows its card and gains."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest

from game.drawing.canvas import Canvas, blank
from game.drawing.page import Box
from game.drawing.theme import LIGHT
from game.program.app import App
from game.table.playbill import COME, POINTING, RISEN, SEAL, SEALED, Gain, Playbill
from game.table.stage import CURTAIN, OPENING, Act, Cue, OpenStage, eased, opened
from game.table.story import Beat
from tests.game.drawing import Drawing, meet

BOX = Box(20, 40, 100, 60)


@dataclass(frozen=True)
class Seen(Act):
    """An act that notes which parts of it are painted."""

    parts: list[float] = field(default_factory=list, compare=False)
    sets: list[int] = field(default_factory=list, compare=False)

    def paint_set(self, canvas: Canvas) -> None:
        self.sets.append(1)
        canvas.line(self.box, LIGHT)

    def paint(self, canvas: Canvas, part: float) -> None:
        self.parts.append(round(part, 3))


def beat(passed: float = 0.0, seconds: float = 2.0) -> Beat[Any]:
    return Beat(None, [], [], seconds, None, 0, passed=passed)


def drawn(stage: OpenStage, act: Act, told: Beat[Any], *, still: bool = False) -> Canvas:
    canvas = blank((200, 150))
    canvas.surface.fill((0, 0, 0))
    stage.draw(canvas, act, told, still=still)
    return canvas


def lit(canvas: Canvas) -> int:
    """Count the lines of the stage that can be seen."""
    return sum(canvas.surface.get_at((70, y))[:3] == LIGHT for y in range(150))


# How it opens.


def test_what_was_told_last_stays_until_the_next_of_the_same_act_is_ready() -> None:
    stage, act = OpenStage(), Seen(BOX, "storm")
    drawn(stage, act, beat(2.0))
    act.parts.clear()
    for key, seen in (("storm", BOX.h), ("rats", 0)):
        canvas = blank((200, 150))
        stage.linger(canvas, Seen(BOX, key))
        assert lit(canvas) == seen
    assert act.parts == [1.0]


def test_a_stage_stands_at_the_foot_of_its_tray() -> None:
    assert opened(Box(320, 870, 1248, 202), 330) == Box(320, 742, 1248, 330)


def test_it_rises_out_of_the_tray_and_then_the_act_begins() -> None:
    stage, act, told = OpenStage(), Seen(BOX, "storm"), beat()
    assert lit(drawn(stage, act, told)) == 0
    told.passed = OPENING / 2
    half = drawn(stage, act, told)
    assert 0 < lit(half) < BOX.h
    assert half.surface.get_at((70, 99))[:3] == LIGHT
    assert act.parts == []
    told.passed = OPENING
    assert lit(drawn(stage, act, told)) == BOX.h
    told.passed = 2.0
    drawn(stage, act, told)
    assert act.parts == [0.0, 1.0]


def test_the_next_beat_of_the_same_act_finds_it_open_and_another_act_opens_it_anew() -> None:
    stage = OpenStage()
    drawn(stage, Seen(BOX, "storm"), beat(2.0))
    assert lit(drawn(stage, Seen(BOX, "storm", said="more"), beat())) == BOX.h
    assert lit(drawn(stage, Seen(BOX, "rats"), beat())) == 0


def test_where_all_is_still_it_stands_open_with_all_that_is_to_be_read() -> None:
    act = Seen(BOX, "storm")
    assert lit(drawn(OpenStage(), act, beat(), still=True)) == BOX.h
    assert act.parts == [1.0]


def test_it_opens_in_no_more_than_a_quarter_of_a_short_beat() -> None:
    act = Seen(BOX, "storm")
    assert lit(drawn(OpenStage(), act, beat(0.1, 0.4))) == BOX.h
    assert act.parts == [0.0]


def test_its_set_is_painted_once_as_long_as_the_act_is_the_same() -> None:
    stage, act, told = OpenStage(), Seen(BOX, "storm"), beat(1.0)
    for _ in range(3):
        drawn(stage, act, told)
    assert act.sets == [1]
    stage.close()
    drawn(stage, act, told)
    assert act.sets == [1, 1]


def test_what_lies_aside_is_seen_at_its_place() -> None:
    class Wide(Seen):
        def paint_set(self, canvas: Canvas) -> None:
            for box in (self.box, *self.aside):
                canvas.line(box, LIGHT)

    canvas = drawn(OpenStage(), Wide(BOX, "storm", aside=(Box(150, 5, 20, 10),)), beat(1.0))
    assert canvas.surface.get_at((160, 10))[:3] == LIGHT
    assert canvas.surface.get_at((140, 10))[:3] == (0, 0, 0)


# What is heard.


def test_every_effect_is_heard_once_when_its_part_has_come() -> None:
    stage, told = OpenStage(), beat(OPENING)
    rustle, seal, bell = Cue(0.0, "rustle"), Cue(0.5, "seal"), Cue(1.0, "bell")
    act = Seen(BOX, "storm", cues=(rustle, seal, bell))
    assert stage.heard(told) == []
    drawn(stage, act, told)
    assert (stage.heard(told), stage.heard(told)) == ([rustle], [])
    told.passed = OPENING + (2.0 - OPENING) * 0.6
    drawn(stage, act, told)
    assert stage.heard(told) == [seal]
    told.passed = 2.0
    drawn(stage, act, told)
    assert (stage.heard(told), stage.heard(told)) == ([bell], [])
    other = beat(2.0)
    drawn(stage, act, other)
    assert stage.heard(told) == []
    assert stage.heard(other) == [rustle, seal, bell]


def test_a_closed_stage_is_silent() -> None:
    stage, told = OpenStage(), beat(1.0)
    drawn(stage, Seen(BOX, "storm", cues=(Cue(0.0, "rustle"),)), told)
    stage.close()
    assert stage.heard(told) == []


def test_what_is_eased_rests_before_and_after_its_time() -> None:
    assert [eased(part, 0.2, 0.6) for part in (0.0, 0.2, 0.4, 0.6, 1.0)] == pytest.approx([0, 0, 0.875, 1, 1])


def test_an_act_is_told_to_whoever_did_not_do_it_and_counts_nothing_on_the_panels() -> None:
    act = Act(BOX, "storm")
    assert (act.loud, act.counts, act.flown, act.said) == (False, False, False, "")
    assert list(act.cues) == [Cue(0.0, "")]


# A card and what it brings.

STAGE = Box(320, 742, 1248, 330)
COINS, RAT = Gain("icons/coin", 3), Gain("pieces/rat_marker", 1, harm=True)


def bill(app: App, part: float, **what: Any) -> Drawing:
    canvas = Drawing.of(app)
    made = {"tincture": "or", "name": "Anna", "words": "plays the bank", "gains": (COINS,)}
    act = Playbill(STAGE, "bank", **{**made, **what})
    act.paint_set(canvas)
    act.paint(canvas, part)
    return canvas


def named(canvas: Drawing, words: str) -> Box:
    return next(box for text, box in canvas.written if text == words)


@pytest.mark.parametrize("mirrored", [False, True])
def test_card_words_and_gains_stand_side_by_side_between_the_curtains(app: App, *, mirrored: bool) -> None:
    canvas, card = bill(app, 1.0, mirrored=mirrored), Playbill(STAGE, "bank", mirrored=mirrored)._card
    (seal,), (candle, *_) = canvas.where("seals/seal_or"), canvas.where("title/candle")
    within = Box(STAGE.x + CURTAIN, 0, STAGE.w - 2 * CURTAIN, 2000)
    told = [named(canvas, words) for words in ("ANNA", "plays the bank", "+3")]
    for box in (*told, card):
        assert within.x <= box.x
        assert box.right <= within.right
    for box in told:
        assert not meet(box, card)
        assert (box.right < card.x) is mirrored
    assert told[0].bottom < told[1].y
    assert told[1].bottom < told[2].y
    assert card.y < STAGE.y < card.bottom < STAGE.bottom
    # Its seal hangs over the outer edge, where the candle is.
    assert (seal.centre[0] > card.centre[0]) is mirrored
    assert seal.x < (card.right if mirrored else card.x) < seal.right
    assert (candle.centre[0] > card.centre[0]) is mirrored


def test_what_is_due_for_it_stands_between_the_words_and_the_gains(app: App) -> None:
    due = "2 [coin] and 1 [prestige]"
    canvas, plain = bill(app, 1.0, due=due), bill(app, 1.0)
    told = [named(canvas, words) for words in ("ANNA", "plays the bank", due, "+3")]
    assert all(above.bottom < below.y for above, below in pairwise(told))
    assert told[-1].bottom <= STAGE.bottom
    assert 90 <= canvas.sizes_of["+3"] < plain.sizes_of["+3"]


def test_a_card_rises_and_then_is_sealed_and_its_gain_is_there(app: App) -> None:
    assert bill(app, RISEN).where("seals/") == []
    (pressed,) = bill(app, SEALED).where("seals/seal_or")
    assert pressed.h == pytest.approx(SEAL, abs=1)
    (coming,) = bill(app, (RISEN + SEALED) / 2.2).where("seals/seal_or")
    assert coming.w > pressed.w
    assert bill(app, 1.0, tincture="").where("seals/") == []


def test_what_is_fresh_grows_beside_a_card_that_stands_already(app: App) -> None:
    early, late = (bill(app, part, fresh=1, gains=(COINS, RAT)) for part in (0.0, COME))
    assert early.where("seals/seal_or")
    assert early.sizes_of["+3"] == late.sizes_of["+3"] == late.sizes_of["+1"]
    assert early.sizes_of["+1"] < late.sizes_of["+1"]
    assert bill(app, 0.0, fresh=1, enters=True).where("seals/") == []


def test_many_gains_stand_in_one_row_and_an_arrow_points_to_where_they_go(app: App) -> None:
    many = (COINS, RAT, Gain("icons/prestige", -2), Gain("icons/message", to="pieces/cube_or"))
    canvas = bill(app, 1.0, gains=many * 2)
    icons = [box for gain in many for box in canvas.where(gain.icon)]
    assert max(box.right for box in canvas.where("pieces/cube_or")) <= STAGE.right - CURTAIN
    assert len({round(box.centre[1]) for box in icons}) == 1
    goal, message = canvas.where("pieces/cube_or")[0], canvas.where("icons/message")[0]
    (arrow, *_) = [box for words, box in canvas.written if words == POINTING]
    assert message.right <= arrow.centre[0] <= goal.x


def test_tags_on_the_panels_say_what_comes_there(app: App) -> None:
    panel = Box(10, 96, 300, 186)
    assert Playbill(STAGE, "bank", tags=((panel, RAT),)).counts
    assert not Playbill(STAGE, "bank").counts
    canvas = bill(app, 1.0, gains=(), tags=((panel, RAT),))
    assert panel.inset(-20).holds(named(canvas, "+1").centre)
