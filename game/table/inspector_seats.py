"""What can be looked at closely on the panel of a seat: who plays it, its score, and each of its counters."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.drawing.page import Box
from game.table.desk import Part
from game.table.panel_places import places
from game.table.seat_panels import mark_places
from game.table.setting import Subject
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


class Facts(NamedTuple):
    """All that a panel tells of a seat."""

    score: Fact
    counters: Sequence[Fact]
    danger: Fact | None = None
    portraits: Fact | None = None
    cards: Fact | None = None
    mark: Fact | None = None


def panel(part: Part[Any], seat: Seat, say: Tongue, facts: Facts, rule: str) -> Iterator[Subject]:
    """Give the seat itself, then what lies on its panel."""
    session, box = part.session, part.layout.seat(seat)
    player = session.players[seat]
    alone = session.alone and not player.bot
    kept = looking.ALONE if alone else SECRECY[player.secrecy].text
    text = say(LEVELS[player.bot].text if player.bot else kept)
    yield Subject(box, f"crests/shield_{player.tincture}", player.name, text, rule=rule)
    danger, portraits = facts.danger is not None, facts.portraits is not None
    at = places(box, len(facts.counters), danger=danger, portraits=portraits, sofa=part.sizes.sofa)
    score = Box(*at.score[:2], at.score.w - at.marks.w, at.score.h)
    last = ((at.danger, facts.danger), (at.portraits, facts.portraits), (at.cards, facts.cards))
    counters = zip(at.counters, facts.counters, strict=False)
    for place, fact in ((score, facts.score), *counters, *last, (mark_places(at)[0], facts.mark)):
        if fact:
            now = say(shared.NOW, value=fact.now) if fact.now else ""
            yield Subject(place, fact.picture, fact.title, fact.text, now, fact.rule)
