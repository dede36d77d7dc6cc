"""What is certain of an option in Rattus: its preview and the dangers on the map, in numbers to compare."""

from collections.abc import Iterator, Sequence

from game.games.rattus.sentences import BOOK
from game.table.reasons import Fact
from rules.kernel import Action, Event, Seat
from rules.rattus.plague import Spread
from rules.rattus.risk import carried, forecast
from rules.rattus.view import View


def facts(before: View, option: Action, events: Sequence[Event], after: View, seat: Seat) -> Iterator[Fact]:
    """Give what is certain of an option, as far as whoever looks can tell."""
    if (seat, Spread) in before.waiting and option.kind == "region":
        yield from _around(before, option.name, seat)
        return
    moved = (after.plague, after.neutral) != (before.plague, before.neutral)
    if moved and after.phase != "over":
        risk = carried(before, after, seat)
        yield Fact("loss", -round(risk.expected, 1) if risk else 0)
        risks = forecast(after, after.plague).risks
        yield Fact("rivals", sum(round(each.expected, 1) for each in risks if each.seat != seat))
    counted = BOOK.counted(events, seat)
    yield Fact("castle", counted["cubes", "castle"])
    yield Fact("cubes", sum(number for (what, where), number in counted.items() if _counts(what, where)))
    if not moved:
        yield from _dangers(after, seat)
    if option.kind == "take":
        yield Fact("robs", any(event.kind == "took_from" and event.seat == seat for event in events))
    yield Fact("potions", sum(number for (what, _), number in counted.items() if what == "potions"))


def _around(view: View, region: str, seat: Seat) -> Iterator[Fact]:
    """Tell of a region where a rat would come who lives there; what rat it is nobody knows."""
    cubes = view.region(region).cubes
    yield Fact("live", -cubes[seat])
    yield Fact("others", sum(cubes) - cubes[seat])


def _counts(what: str, where: str) -> bool:
    return what == "cubes" and where != "bread"


def _dangers(view: View, seat: Seat) -> Iterator[Fact]:
    """Sum up what every region shows: what the plague would take there, from oneself and from others."""
    risks = [risk for region in view.regions for risk in forecast(view, region.name).risks]
    yield Fact("danger", -sum(round(risk.expected, 1) for risk in risks if risk.seat == seat))
    yield Fact("theirs", sum(round(risk.expected, 1) for risk in risks if risk.seat != seat))
