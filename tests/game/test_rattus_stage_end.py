"""The end of Rattus on the stage: the last round, the plague everywhere, and all dead counted."""

from collections import Counter
from dataclasses import replace
from math import dist

import pytest

from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES, TINCTURES
from game.games.rattus.board_map import europe
from game.games.rattus.desk import RattusDesk
from game.games.rattus.stage_end import (
    HIDDEN,
    LARGE,
    RADIUS,
    SKULL,
    FinalStrike,
    TollAct,
    toll_box,
    worst_hit,
)
from game.games.rattus.stage_room import hidden
from game.program.navigation import House
from game.table.stage import Act
from rules.play import random_actions
from rules.rattus import GAME
from rules.rattus.europe import regions_for
from tests.game.drawing import Drawing
from tests.game.driving import plan
from tests.game.staged_rattus import agreed, staged
from tests.tiers import crossed

# Alone, and at the end.


def test_who_plays_alone_sees_the_plague_of_their_own_turn_on_the_stage_but_no_card_they_take(
    house: House,
) -> None:
    table = house.open_table(plan(2, "open", "burgher", game="rattus"))
    seen = set()
    for seat, action in random_actions(table.session.match, 4):
        table.play(seat, action)
        while beat := table.story.beat:
            if beat.event and table.sight.act:
                seen.add((beat.event.kind, beat.seat))
            table.story.pass_time(beat.seconds)
            table.refresh()
    assert {("turned", 0), ("turned", 1), ("took", 1), ("took_from", 1)} <= seen
    assert not {("took", 0), ("took_from", 0)} & seen


@crossed(("base", 2), cards=["base", "rat_control"], seats=[2, 4])
def test_the_end_counts_all_dead_and_stops_where_most_have_died(house: House, seats: int, cards: str) -> None:
    acts = [one for seed in range(4) for one in staged(house, seats, {"cards": cards}, seed=seed)]
    ends = [one for one in acts if isinstance(one.act, TollAct)]
    assert ends
    for one in ends:
        act = one.act
        assert isinstance(act, TollAct)
        before, after = one.beat.view.timeline[-2:]
        assert [loss.cubes for loss in act.sums] == [a - b for a, b in zip(before, after, strict=True)]
        assert sum(number for _, number in act.tolls) == sum(loss.cubes for loss in act.sums)
        numbers = [number for _, number in act.tolls]
        assert numbers == sorted(numbers)
        assert worst_hit(act.tolls)[-1] == act.tolls[-1]
        early, late = Drawing.of(house.app), Drawing.of(house.app)
        act.paint(early, 0.5)
        act.paint(late, 1.0)
        skulls = [box for name, box in late.pictured if name == "pieces/skull"]
        assert len(skulls) == len(act.tolls)
        assert len([box for name, box in early.pictured if name == "pieces/skull"]) < len(skulls)
        assert max(box.h for box in skulls) == skulls[-1].h


def test_no_skull_hides_a_name_or_the_cubes_that_are_left(house: House) -> None:
    act = next(one.act for one in staged(house, 4, {}, seed=7) if isinstance(one.act, TollAct))
    lands = list(europe_of(house, 4).values())
    for worst in lands:
        others = [(land, 1) for land in lands if land != worst]
        (large,) = replace(act, tolls=(*others, (worst, 12))).largest.values()
        small = [toll_box(land.centre, 1, LARGE) for land, _ in others]
        assert hidden(large, act.kept[: len(lands)]) < HIDDEN, worst
        assert hidden(large, [*act.kept, *small]) < 3 * HIDDEN, worst
        assert hidden(large, [act.map]) == pytest.approx(large.w * large.h)
        assert large.h > LARGE * 1.5
        assert dist(large.centre, worst.centre) < 200


def test_a_token_of_the_last_plague_lies_neither_on_its_region_nor_on_the_dead_of_others(
    house: House,
) -> None:
    strikes = [one.act for one in staged(house, 4, {}, seed=7) if isinstance(one.act, FinalStrike)]
    assert len({act.land for act in strikes}) > 4
    for act in strikes:
        dead = [toll_box(land.centre, number, SKULL) for land, number in act.tolls if land != act.land]
        token = act.token.box
        covered = [box for box in dead if dist(box.centre, token.centre) < RADIUS]
        assert not covered
        assert not token.inset(RADIUS * 0.3).meets(act.land)
        assert not any(card.meets(token) for card in act.cards.raised(act.cards.places).values())


def test_when_the_plague_is_everywhere_the_sums_grow_to_those_of_the_end(house: House) -> None:
    sums, end = [0], 0
    for one in staged(house, 4, {}, seed=7):
        if isinstance(one.act, FinalStrike):
            for part in (0.0, 1.0):
                canvas = Drawing.of(house.app)
                one.act.paint(canvas, part)
                sums += [
                    int(words) for words, at in canvas.written[-40:] if words.isdigit() and _foot(at, one.act)
                ]
        if isinstance(one.act, TollAct):
            end = sum(loss.cubes for loss in one.act.sums)
    assert sums == sorted(sums)
    assert sums[-1] == end > 0


@pytest.mark.slow
def test_the_dead_of_regions_told_earlier_are_still_seen_after_a_potion_was_answered(house: House) -> None:
    answered = 0
    for seed in range(8):
        dead: Counter[str] = Counter()
        for one in staged(house, 3, {"cards": "rat_control"}, seed=seed):
            event = one.beat.event
            if event and event.kind == "final_plague":
                dead = Counter({"": 0})
            if event and event.kind == "died" and dead:
                named = GAME.named(event)
                dead[str(named["region"])] += int(str(named["number"]))
            if isinstance(one.act, FinalStrike):
                answered += one.act.strike.counted is None and dead.total() > 0
                lands = {land: name for name, land in europe_of(house, 3).items()}
                assert {lands[land]: number for land, number in one.act.tolls} == dict(+dead)
    assert answered


def test_neither_bar_nor_chronicle_name_a_winner_while_the_dead_are_counted(house: House) -> None:
    house.app.change(speed="slow", bot_speed="slow")
    table = house.open_table(agreed(2, {}))
    for seat, action in random_actions(table.session.match, 5):
        table.story.finish()
        table.play(seat, action)
    while not isinstance(table.sight.act, TollAct):
        assert table.story.beat is not None
        table.tick(9)
    canvas = Drawing.of(house.app)
    table.picture.paint_bar(canvas)
    assert "The final plague" in [words for words, _ in canvas.written]
    told = [entry.event.kind for entry in table.side.entries_told()]
    assert "died" in told
    assert "game_over" not in told
    assert "game_over" in [entry.event.kind for entry in table.side.entries]


def europe_of(house: House, seats: int) -> dict[str, Land]:
    """Give the regions on the table of so many seats."""
    layout = RattusDesk.laid_out(house.app.page, seats, TEXT_SIZES["table"])
    return europe(regions_for(seats), layout.board, tuple(TINCTURES[:seats]), TEXT_SIZES["table"]).lands


def _foot(place: Box, act: Act) -> bool:
    """Say whether something is written at the foot of the sheet, where the dead are counted."""
    return place.x > act.aside[0].x and place.y > act.aside[0].y + act.aside[0].h * 0.84


def test_the_last_round_and_the_last_plague_are_told_to_all(house: House) -> None:
    told_of = {}
    for one in staged(house, 3, {}):
        if one.beat.event and one.beat.event.kind in ("last_round", "final_plague"):
            told_of[one.beat.event.kind] = one.act
    assert all(act and act.loud for act in told_of.values())
    assert set(told_of) == {"last_round", "final_plague"}
