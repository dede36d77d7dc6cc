"""All that Notre Dame is played with; whatever enters a table of its own when imported is fetched here."""

from rules.kernel import Contents, Facts, Judge, Liking
from rules.kernel.data import BrokenData
from rules.notre_dame import new_persons as new_persons  # Its favours enter the table when imported.
from rules.notre_dame.events import EVENTS
from rules.notre_dame.favours import FAVOURS
from rules.notre_dame.people import PEOPLE
from rules.notre_dame.setup import CHOICES, PRESETS, deal
from rules.notre_dame.state import NotreDame

if PEOPLE.keys() != FAVOURS.keys():
    strangers = ", ".join(sorted(PEOPLE.keys() ^ FAVOURS.keys()))
    raise BrokenData(f"notre_dame/persons.toml and the rules do not know the same persons: {strangers}")


def _judge() -> Judge:
    from rules.notre_dame import judge

    return judge


def _facts() -> Facts:
    from rules.notre_dame import facts

    return facts


CONTENTS = Contents(
    choices=CHOICES,
    presets=PRESETS,
    state=NotreDame,
    deal=deal,
    events=EVENTS,
    judge=_judge,
    facts=_facts,
    blur=5.0,
    liking=Liking("bribe", tuple(PEOPLE)),
)
