"""How a round of Rattus Cartus is told on a real table: to whom, how briskly, and what stays to be read."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.games.rattus_cartus.stage_reveal import Reveal
from game.games.rattus_cartus.stage_seen import Seen
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import against_bots
from game.session.session import Session
from game.table.liveliness import Flying
from game.table.panel_tag import Pinned
from game.table.playbill import Gain, Playbill
from rules.play import random_actions
from tests.game.drawing import meet


def sat_down(house: House, seats: int) -> Table:
    """Sit down alone among bots, at a table that tells everything."""
    plan = against_bots("rattus_cartus", seats, 8)
    table = house.sit_down(Session(plan, plan.deal()))
    house.app.change(speed="normal", bot_speed="normal")
    return table


def shown(house: House, seats: int) -> Iterator[Table]:
    """Play some rounds, and give the table at each beat."""
    table = sat_down(house, seats)
    for seat, action in random_actions(table.session.match, 7):
        table.play(seat, action)
        while beat := table.story.beat:
            yield table
            table.story.pass_time(beat.seconds)
            table.turn()
        if table.sight.view.round > 3:
            return


def test_somebody_who_plays_alone_sees_the_reveal_too(house: House) -> None:
    seen = Counter[int]()
    for table in shown(house, 3):
        beat = table.story.beat
        assert beat
        if beat.event and beat.event.kind == "showed":
            assert isinstance(table.sight.act, Reveal)
            seen[beat.seat] += 1
    assert set(seen) == {0, 1, 2}


def test_no_number_or_disc_flies_over_what_is_revealed(house: House) -> None:
    house.app.change(liveliness=2)
    pinned = 0
    for table in shown(house, 3):
        beat, act = table.story.beat, table.sight.act
        table.picture.alive.pass_time(0.01)
        if not beat or not isinstance(act, Reveal):
            continue
        effects = table.picture.alive._lively._effects
        assert not any(isinstance(effect, Flying) for effect in effects)
        panels = [table.sight.layout.seat(seat) for seat in range(3)]
        plates = [effect for effect in effects if isinstance(effect, Pinned)]
        assert all(any(meet(plate.crest, panel) for panel in panels) for plate in plates)
        pinned += len(plates)
        assert act.flown
    assert pinned


def test_what_they_lay_themselves_is_no_news_to_them(house: House) -> None:
    laid = {
        table.story.beat.seat
        for table in shown(house, 3)
        if isinstance(table.sight.act, Playbill)
        and not isinstance(table.sight.act, Seen)
        and table.story.beat
    }
    assert laid == {1, 2}


@pytest.mark.parametrize(("seats", "most"), [(2, 9), (3, 14), (5, 20)])
def test_a_round_is_told_briskly(house: House, seats: int, most: float) -> None:
    table, rounds = sat_down(house, seats), dict[int, float]()
    for seat, action in random_actions(table.session.match, 7):
        table.play(seat, action)
        while beat := table.story.beat:
            table.turn()
            if isinstance(table.sight.act, Seen):
                # What somebody wants to see they have time to read.
                assert 2.0 <= beat.seconds <= 2.5
            else:
                rounds[beat.view.round] = rounds.get(beat.view.round, 0.0) + beat.seconds
            table.story.pass_time(beat.seconds)
    assert sum(rounds.values()) / len(rounds) <= most


def test_what_was_told_before_somebody_was_asked_stays_on_the_stage(house: House) -> None:
    before, compared = dict[int, tuple[Gain, ...]](), 0
    for table in shown(house, 5):
        act, beat = table.sight.act, table.story.beat
        if isinstance(act, Seen):
            continue
        if (
            not isinstance(act, Reveal)
            or act.special
            or (beat and beat.event and beat.event.kind == "opened")
        ):
            before = {}
            continue
        now = {bid.seat: bid.gains for bid in act.bids}
        if beat and beat.earlier is None and beat.prior and before:
            compared += 1
            for seat, some in before.items():
                assert {gain.icon for gain in some} <= {gain.icon for gain in now[seat]}
        before = now
    assert compared
