"""While something is told, the panels show the numbers of that moment, to those who may know them."""

import itertools
import random

import pytest

from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.table import Table
from rules.kernel import Seat
from tests.game.driving import plan
from tests.tiers import led_by_first


def told(table: Table, chance: random.Random) -> list[tuple[Seat | None, list[tuple[object, ...]]]]:
    """Let somebody act, and give for each beat who looks and what the panels say; the last is the end."""
    asked = table.session.asked
    assert asked is not None
    if table.curtain.covered:
        table.open_curtain()
    table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
    found = []
    while beat := table.story.beat:
        found.append((beat.view.seat, panels(table, beat.view)))
        table.story.pass_time(beat.seconds)
    table.refresh()
    return [*found, (table.sight.view.seat, panels(table, table.sight.view))]


def panels(table: Table, view: object) -> list[tuple[object, ...]]:
    """Give everything the panels of the seats say."""
    panel, seats = table.sight.desk.panel, range(len(table.session.players))
    return [
        (
            panel.score(view, seat),
            *panel.counters(view, seat),
            panel.danger(view, seat),
            panel.portraits(view, seat),
        )
        for seat in seats
    ]


@led_by_first("game", sorted(PRESENTATIONS))
def test_panels_of_open_hands_tell_one_thing_after_another(house: House, game: str) -> None:
    table, chance = house.open_table(plan(3, "open", game=game, seed=4)), random.Random(game)
    steps = []
    while table.session.asked and len(table.session.match.log) < 90:
        actor = table.session.asked.seat
        *beats, (viewer, _) = told(table, chance)
        # What is taken along is told after what was picked.
        assert [seat for seat, _ in itertools.groupby(seat for seat, _ in beats)] in (
            [],
            [viewer],
            [actor],
            [actor, viewer],
        )
        steps.append(len({str(numbers) for _, numbers in beats}))
    assert max(steps) > 2


@pytest.mark.parametrize("game", sorted(PRESENTATIONS))
def test_a_story_is_told_to_all_where_a_curtain_may_close(house: House, game: str) -> None:
    table = house.open_table(plan(3, "curtain", "open", "peek", game=game, seed=4))
    chance = random.Random(game)
    beats = 0
    while table.session.asked and len(table.session.match.log) < 60:
        *story, _ = told(table, chance)
        asked = table.session.asked
        hidden = asked is not None and table.session.players[asked.seat].secrecy != "open"
        seen = {seat for seat, _ in story if seat is not None}
        assert not hidden or all(table.session.players[seat].secrecy == "open" for seat in seen)
        beats += hidden and len(story)
    assert beats
