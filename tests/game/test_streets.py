"""Carriages keep to the streets of the plan that is played, painted or laid over the map."""

from math import dist

import pygame
import pytest

from game.drawing.page import Box
from game.drawing.tiled_map import chart
from game.games.notre_dame.board_streets import route, streets
from rules.notre_dame.streets import PLANS, links, market_name


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("quarters", [3, 4, 5])
def test_a_carriage_drives_along_the_streets_of_its_plan(quarters: int, plan: str) -> None:
    pygame.display.set_mode((320, 200))
    markets = chart(f"paris_{quarters}").boxes("market")
    drawn = streets(quarters, plan)
    assert set(drawn) == {(market_name(a), market_name(b)) for a, b in links(plan, quarters)}
    for ends, line in drawn.items():
        assert route(quarters, plan, *ends) in (((ends, line),), ((ends, line[::-1]),))
        assert {_nearest(markets, point) for point in (line[0], line[-1])} == set(ends)


def _nearest(markets: dict[str, Box], point: tuple[float, float]) -> str:
    return min(markets, key=lambda name: dist(markets[name].centre, point))
