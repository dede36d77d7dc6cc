"""A whole game on the table, beat by beat, with what the stage shows of each."""

from collections.abc import Iterator, Mapping

from game.games.notre_dame.stage_chain import chain
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import Plan, against_bots
from game.session.session import Session
from game.table.stage import Act
from game.table.story import Beat
from rules.notre_dame.view import View
from rules.play import random_actions

Shown = tuple[Table, Beat[View], Act | None]


def alone(seats: int, options: Mapping[str, str] = {}, seed: int = 5) -> Plan:
    """Seat a person against bots at Notre Dame."""
    return against_bots("notre_dame", seats, seed)._replace(options=dict(options))


def told(house: House, plan: Plan, seed: int = 3, size: str = "table") -> Iterator[Shown]:
    """Play at random and show every beat of it."""
    house.app.change(speed="normal", bot_speed="normal", text_size=size)
    table = house.sit_down(Session(plan, plan.deal()))
    for seat, action in random_actions(table.session.match, seed):
        table.play(seat, action)
        while beat := table.story.beat:
            yield table, beat, table.sight.act
            table.story.pass_time(beat.seconds)
            table.refresh()


def root(beat: Beat[View]) -> Beat[View]:
    """Give the beat with which began what is told."""
    return chain(beat)[0]
