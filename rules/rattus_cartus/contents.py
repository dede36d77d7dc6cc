"""All that Rattus Cartus is played with; whatever enters a table of its own when imported is fetched here."""

from rules.kernel import Contents, Facts, Judge, Liking
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


CONTENTS = Contents(
    choices=CHOICES,
    presets=PRESETS,
    state=RattusCartus,
    deal=deal,
    events=EVENTS,
    judge=_judge,
    facts=_facts,
    blur=3.0,
    remarks=remarks,
    sets=SETS,
    liking=Liking("entered", BUILDINGS),
)
