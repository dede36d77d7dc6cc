"""What can be looked at closely on the panel of a seat: who plays it, and each of its counters."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.drawing.page import Box
from game.session.session import Session
from game.table.desk import Subject
from game.table.layout import Layout
from game.table.seat_panels import facts
from game.table.sitters import LEVELS, SECRECY
from game.words import Tongue, looking, shared
from rules.kernel import Seat


class Fact(NamedTuple):
    """A counter or a mark: its picture, name and text, what it is now, and the rule it leads to."""

    picture: str
    title: str
    text: str
    now: str
    rule: str = ""


def panel(
    session: Session,
    layout: Layout,
    seat: Seat,
    say: Tongue,
    counters: Sequence[Fact],
    mark: Fact | None,
    rule: str,
) -> Iterator[Subject]:
    """Give the seat itself, then what lies on its panel: four counters, the line below, and a mark."""
    box, player = layout.seat(seat), session.players[seat]
    alone = session.alone and not player.bot
    kept = looking.ALONE if alone else SECRECY[player.secrecy].text
    text = say(LEVELS[player.bot].text if player.bot else kept)
    yield Subject(box, f"crests/shield_{player.tincture}", player.name, text, rule=rule)
    _, first, second, foot = facts(box).rows(4)
    places = [*first.columns(2), *second.columns(2), foot]
    for place, fact in zip(places, counters, strict=False):
        yield _subject(place, fact, say)
    if mark:
        yield _subject(Box(box.x + 8, box.y + 88, 84, 46), mark, say)


def _subject(box: Box, fact: Fact, say: Tongue) -> Subject:
    now = say(shared.NOW, value=fact.now) if fact.now else ""
    return Subject(box, fact.picture, fact.title, fact.text, now, fact.rule)
