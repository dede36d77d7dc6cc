"""Candles draw their light together as the plague comes nearer, and tell nobody's secrets by it."""

import pytest

from game.drawing.page import Box
from game.games import PRESENTATIONS
from game.program.navigation import House
from game.session.session import Session
from game.table import candles
from game.table.candles import LEAST, candle
from rules.play import random_actions
from tests.game.drawing import Drawing
from tests.game.driving import plan


def test_the_nearer_the_plague_the_less_light_is_left() -> None:
    assert [candles.left(dread, 1) for dread in (-1, 0, 0.5, 1, 2)] == pytest.approx(
        [1, 1, (1 + LEAST) / 2, LEAST, LEAST]
    )


def test_at_a_still_table_candles_burn_as_they_always_do() -> None:
    assert candles.left(1, 0) == 1


def test_a_flame_shrinks_where_it_burns(house: House) -> None:
    flames = []
    for keeps in (1.0, 0.5):
        canvas = Drawing.of(house.app)
        candle(canvas, Box(100, 100, 80, 200), 1, keeps)
        (flame,), (wax,) = canvas.where("title/flame"), canvas.where("title/candle")
        assert flame.centre[0] == pytest.approx(wax.centre[0], abs=2)
        assert flame.bottom == pytest.approx(wax.y, abs=0.08 * wax.h)
        flames.append(flame)
    assert flames[1].h == pytest.approx(flames[0].h / 2, abs=2)
    assert flames[1].w == pytest.approx(flames[0].w / 2, abs=2)


def flames_at(house: House, rat: int, **settings: object) -> list[float]:
    """Give how high the flames on a table of Notre Dame are, with the foremost rat so far."""
    house.app.change(speed="off", bot_speed="off", **{"liveliness": 1, **settings})
    session = Session(plan(2, "open", "apprentice", seed=3))
    while session.asked is not None and session.asked.seat != 0:
        session.play(session.match.state.options()[0], session.asked.seat)
    session.match.state = session.match.state.changed(rat=[rat, 0])
    table = house.sit_down(session)
    canvas = Drawing.of(house.app)
    table.picture.paint_left(canvas)
    table.picture.paint_middle(canvas)
    return [flame.h for flame in canvas.where("title/flame")]


def test_every_flame_on_the_table_follows_the_foremost_rat(house: House) -> None:
    far, near = flames_at(house, 0), flames_at(house, 9)
    assert len(far) == len(near) == 2
    for high, low in zip(far, near, strict=True):
        assert low == pytest.approx(high * LEAST, abs=2)


@pytest.mark.parametrize("settings", [{"liveliness": 0}, {"reduced_motion": True}])
def test_flames_stay_where_people_want_them_still(house: House, settings: dict[str, object]) -> None:
    assert flames_at(house, 9, **settings) == flames_at(house, 0, **settings)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_the_light_is_the_same_for_all_who_look_and_never_out_of_bounds(house: House, game: str) -> None:
    session = Session(plan(3, "open", game=game, seed=4))
    table = house.sit_down(session)
    seen = set[float]()
    for seat, action in random_actions(session.match, 4):
        panel = table.sight.desk.panel
        dreads = {panel.dread(session.match.state.view(viewer)) for viewer in (None, 0, 1, 2)}
        assert len(dreads) == 1
        assert 0 <= min(dreads) <= max(dreads) <= 1
        seen |= dreads
        session.play(action, seat)
    assert len(seen) > 3
