"""All that Rattus is played with; whatever enters a table of its own when imported is fetched here."""

from rules.kernel import Contents, Facts, Judge, Liking
from rules.rattus import classes as classes  # The powers enter the table when imported.
from rules.rattus import last_powers as last_powers
from rules.rattus import pieces as pieces
from rules.rattus import pied_piper as pied_piper
from rules.rattus.events import EVENTS
from rules.rattus.names import CHARACTERS
from rules.rattus.scoring import remarks
from rules.rattus.setup import CHOICES, PRESETS, SETS, deal
from rules.rattus.state import Rattus


def _judge() -> Judge:
    from rules.rattus import judge

    return judge


def _facts() -> Facts:
    from rules.rattus import facts

    return facts


CONTENTS = Contents(
    choices=CHOICES,
    presets=PRESETS,
    state=Rattus,
    deal=deal,
    events=EVENTS,
    judge=_judge,
    facts=_facts,
    blur=1.8,
    remarks=remarks,
    sets=SETS,
    liking=Liking("power", CHARACTERS),
)
