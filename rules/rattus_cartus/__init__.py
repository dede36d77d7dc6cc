"""Rattus Cartus: heirs of a plague-ridden realm seek support in its towns, for two to five seats."""

from rules.kernel import Game
from rules.rattus_cartus.events import EVENTS
from rules.rattus_cartus.setup import CHOICES, PRESETS, deal
from rules.rattus_cartus.state import RattusCartus

GAME = Game(
    key="rattus_cartus",
    title="Rattus Cartus",
    seats=range(2, 6),
    choices=CHOICES,
    presets=PRESETS,
    state=RattusCartus,
    deal=deal,
    events=EVENTS,
    rulings=2,
)
