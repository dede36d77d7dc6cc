"""Notre Dame: three periods in the shadow of the cathedral, for two to five seats."""

from rules.kernel import Game
from rules.notre_dame import new_persons as new_persons  # Its favours enter the table when imported.
from rules.notre_dame.events import EVENTS
from rules.notre_dame.setup import CHOICES, PRESETS, deal
from rules.notre_dame.state import NotreDame

GAME = Game(
    key="notre_dame",
    title="Notre Dame",
    seats=range(2, 6),
    choices=CHOICES,
    presets=PRESETS,
    state=NotreDame,
    deal=deal,
    events=EVENTS,
)
