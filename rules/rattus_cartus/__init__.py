"""Rattus Cartus: heirs of a plague-ridden realm seek support in its towns, for two to five seats."""

from rules.kernel import Facts, Game, Judge, Liking
from rules.rattus_cartus.events import EVENTS
from rules.rattus_cartus.names import BUILDINGS
from rules.rattus_cartus.scoring import remarks
from rules.rattus_cartus.setup import CHOICES, PRESETS, SETS, deal
from rules.rattus_cartus.state import RattusCartus


def _judge() -> Judge:
    from rules.rattus_cartus import judge

    return judge


def _facts() -> Facts:
    from rules.rattus_cartus import facts

    return facts


GAME = Game(
    key="rattus_cartus",
    title="Rattus Cartus",
    number=3,
    seats=range(2, 6),
    choices=CHOICES,
    presets=PRESETS,
    state=RattusCartus,
    deal=deal,
    events=EVENTS,
    rulings=2,
    judge=_judge,
    facts=_facts,
    blur=3.0,
    remarks=remarks,
    sets=SETS,
    liking=Liking("entered", BUILDINGS),
)
