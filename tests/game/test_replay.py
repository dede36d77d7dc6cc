"""A match told again: with the stage, by controls that stay in reach, and with open hands once it is over."""

import random
from itertools import combinations

import pygame
import pytest

from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES
from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.replay import Replay
from game.session.session import Session
from game.table.bar import beside_prompt
from game.table.cards import Card
from game.widgets.button import Round, Strip
from game.words import shared
from rules.kernel import Seat
from tests.game.driving import by_pointer, conduct_of, plan, point_at, send
from tests.game.learning import overlap

#: Games in which people hold cards that others do not see.
HANDS = ["notre_dame", "rattus_cartus"]


def played(game: str, *modes: str, left: int = 0) -> Session:
    """Play a match to its end, or so many actions less."""
    session, chance = Session(plan(3, *modes, game=game, seed=2)), random.Random(3)
    while (asked := session.asked) is not None:
        session.match.play(chance.choice(session.match.state.options(asked.seat)), asked.seat)
    return session.until(len(session.match.log) - left)


def told_again(house: House, session: Session, step: int = 0) -> Replay:
    house.replay(house.sit_down(session), step)
    return conduct_of(house, Replay)


def cards(replay: Replay) -> list[str]:
    return [b.card for b in replay.table.buttons if isinstance(b, Card) and not b.back]


def held(session: Session, seat: Seat) -> set[str]:
    """Name the cards that a seat holds, or chooses from."""
    view = session.match.state.view(seat)
    if session.plan.game == "notre_dame":
        quarter = view.quarters[seat]
        return {card.name for card in (*(quarter.offer or ()), *(quarter.hand or ()))}
    return set(view.players[seat].hand)


def control(replay: Replay, icon: str) -> Round:
    return next(b for b in replay.table.buttons if isinstance(b, Round) and b.icon == icon)


def other_hand(replay: Replay) -> Strip:
    return next(b for b in replay.table.buttons if isinstance(b, Strip) and b.words == shared.OTHER_HAND)


# Whose hand lies open.


@pytest.mark.parametrize("game", HANDS)
def test_the_hand_of_whoever_acts_next_lies_open_once_a_game_is_over(house: House, game: str) -> None:
    house.app.change(speed="off", bot_speed="off")
    replay = told_again(house, played(game, "curtain"))
    seen = set[Seat]()
    for step in range(0, replay.steps, 7):
        replay.go(step)
        session = replay.table.session
        assert session.asked is not None
        assert replay.table.sight.viewer == session.asked.seat
        # What is laid already lies among the cards of the hand.
        assert set(cards(replay)) >= held(session, session.asked.seat)
        seen.add(session.asked.seat)
    assert seen == {0, 1, 2}
    replay.go(replay.steps)
    assert not cards(replay)


@pytest.mark.parametrize("game", HANDS)
def test_a_button_leads_round_the_hands_and_back_to_whoever_acts_next(house: House, game: str) -> None:
    house.app.change(speed="off", bot_speed="off")
    replay = told_again(house, played(game, "curtain"), 3)
    asked = replay.table.session.asked
    assert asked is not None
    for seat in ((asked.seat + 1) % 3, (asked.seat + 2) % 3):
        by_pointer(house, replay.table, other_hand(replay))
        assert replay.table.sight.viewer == seat
        assert set(cards(replay)) >= held(replay.table.session, seat)
    by_pointer(house, replay.table, other_hand(replay))
    for step in range(3, 30):
        replay.go(step)
        asked = replay.table.session.asked
        assert asked is not None
        assert replay.table.sight.viewer == asked.seat


def test_a_hand_that_is_looked_at_stays_open_whoever_acts(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    replay = told_again(house, played("notre_dame", "curtain"), 3)
    by_pointer(house, replay.table, other_hand(replay))
    seat = replay.table.sight.viewer
    for step in range(3, 30):
        replay.go(step)
        assert replay.table.sight.viewer == seat


@pytest.mark.parametrize("game", sorted(PRESENTATIONS))
@pytest.mark.parametrize("mode", ["curtain", "peek", "open"])
def test_while_a_game_runs_no_moment_of_its_past_opens_a_hand(house: House, game: str, mode: str) -> None:
    house.app.change(speed="off", bot_speed="off")
    replay = told_again(house, played(game, mode, left=1))
    for step in (0, replay.steps // 2, replay.steps // 2 + 1, replay.steps):
        replay.go(step)
        assert replay.table.sight.viewer is None
        assert replay.table.sight.view.seat is None
        assert not cards(replay)


# Where everything lies.


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", [(1280, 720), (1440, 1080), (2560, 1080)], ids=str)
def test_hand_ribbon_and_strip_share_the_tray(house: House, size: tuple[int, int], text_size: str) -> None:
    house.app._window_size = size
    house.app._open()
    house.app.change(speed="off", bot_speed="off", text_size=text_size)
    for game in PRESENTATIONS:
        replay = told_again(house, played(game, "curtain"))
        for step in (replay.steps // 3, replay.steps // 2):
            replay.go(step)
            tray, layout = replay.tray, replay.table.sight.layout
            hand = [b.box for b in tray.cards]
            for one, another in combinations((tray.ribbon, tray.count, tray.play_on, tray.master), 2):
                assert not overlap(one, another)
            for box in hand:
                assert not any(
                    overlap(box, part) for part in (tray.ribbon, tray.count, tray.play_on, tray.master)
                )
                assert box.x >= layout.tray.x + 150
            assert tray.ribbon.w >= 390
            assert tray.ribbon.h >= 60
        house.to_title()


def test_the_controls_lie_on_the_bar_beside_the_bells(house: House) -> None:
    replay = told_again(house, played("notre_dame", "curtain"))
    bar, boxes = replay.table.sight.layout.bar, list[Box]()
    for icon in ("rewind", "step_back", "play", "step", "forward", "cross"):
        box = control(replay, icon).box
        assert bar.holds((box.x, box.y))
        assert bar.holds((box.right - 1, box.bottom - 1))
        assert not overlap(box, beside_prompt(bar))
        assert not any(overlap(box, other) for other in boxes)
        boxes.append(box)


# With the stage.


def on_stage(replay: Replay) -> None:
    """Step on until the stage opens."""
    for step in range(replay.steps):
        replay.go(step)
        replay.go(step + 1)
        if replay.table.sight.act is not None:
            return
    raise AssertionError("Nothing is told on the stage")


def test_the_stage_tells_also_what_somebody_once_did_alone(house: House) -> None:
    house.app.change(speed="normal", bot_speed="off")
    replay = told_again(house, played("notre_dame", "open", "burgher", "burgher"))
    on_stage(replay)
    beat = replay.table.story.beat
    assert beat is not None
    assert beat.seat == 0


def test_a_click_on_the_stage_skips_and_pulls_no_ribbon_under_it(house: House) -> None:
    house.app.change(speed="normal", bot_speed="normal")
    replay = told_again(house, played("notre_dame", "curtain"))
    on_stage(replay)
    step, beat = replay.step, replay.table.story.beat
    send(house, pygame.MOUSEBUTTONDOWN, pos=point_at(house, replay.tray.ribbon), button=1)
    assert replay.step == step
    assert replay.table.story.beat is not beat


def test_the_match_can_be_stopped_while_the_stage_is_open(house: House) -> None:
    house.app.change(speed="normal", bot_speed="normal")
    replay = told_again(house, played("notre_dame", "curtain"))
    on_stage(replay)
    replay.toggle()
    by_pointer(house, replay.table, control(replay, "pause"))
    step = replay.step
    assert control(replay, "play")
    for _ in range(40):
        replay.table.tick(0.2)
    assert replay.step == step
