"""What lies on the stage while a building is resolved: who laid what, what it counts for, what it brings."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from game.table.playbill import Gain
from game.table.story import Beat, backwards
from rules.kernel import Event, Seat
from rules.rattus_cartus import GAME
from rules.rattus_cartus.contests import competitors, elsewhere, inside, leaders
from rules.rattus_cartus.foresight import strange
from rules.rattus_cartus.view import Stand, View

#: Events in which cards of one kind are compared.
CONTESTS = {"robbed": "sword", "piped": "flute", "no_rat_to_pipe": "flute"}
#: What happens to somebody inside while a building is resolved.
INSIDE = frozenset(
    {"showed", "influence", "rats", "action", "declined", "took", "tokens", "drew", "looked"}
) | {
    *("discarded", "last_premium", *CONTESTS),
}
#: Cards that do not count for the premium.
ARMS = ("sword", "flute")


class Bid(NamedTuple):
    """What one seat laid, as far as all have seen it."""

    seat: Seat
    #: How many cards lie there; what they are once they are turned.
    cards: int
    faces: tuple[str, ...] = ()
    #: By card: whether it counts, and whether it brings a rat.
    counts: tuple[bool, ...] = ()
    strange: tuple[bool, ...] = ()
    #: How many count; None: they are face down.
    number: int | None = None
    wins: bool = False
    #: The building where this seat is, if it is another one.
    elsewhere: str = ""
    gains: tuple[Gain, ...] = ()


def plot_of(beat: Beat[View] | None) -> int | None:
    """Say which building is being resolved; None: none is."""
    if beat is None or not beat.view.row:
        return None
    event = beat.event
    if event is None or event.kind == "reshuffled":
        return plot_of(beat.earlier or beat.prior)
    data = GAME.named(event)
    if event.kind == "opened":
        return int(str(data["plot"]))
    seat = int(str(data["taker_seat"])) if event.kind == "gave" else event.seat
    stand = beat.view.players[seat].stand if seat is not None else None
    named = event.kind in INSIDE or event.kind == "gave"
    return stand.plot if named and stand and stand.shown else None


def since_opened(beat: Beat[View], plot: int) -> list[Event]:
    """Give what was told of a building, first things first, also before somebody was asked."""
    told: list[Event] = []
    for each in backwards(beat):
        if plot_of(each) == plot and each.event:
            told.append(each.event)
            if each.event.kind == "opened":
                break
    return told[::-1]


def contest_of(event: Event | None, told: Sequence[Event]) -> Event | None:
    """Give the comparison that is told; cards that are handed over belong to the swords that took them."""
    if event is None or event.kind in CONTESTS:
        return event
    if event.kind != "gave":
        return None
    taker = GAME.named(event)["taker_seat"]
    since = takewhile(lambda each: each.kind != "action", reversed(told))
    return next((each for each in since if each.kind == "robbed" and each.seat == taker), None)


def bids(view: View, plot: int, told: Sequence[Event], event: Event | None) -> tuple[Bid, ...]:
    """Give all who compete in a building, in the order they entered."""
    contest = contest_of(event, told)
    special = CONTESTS[contest.kind] if contest else ""
    rivals = inside(view, plot) if special else competitors(view, plot)
    winner = contest.seat if contest else crowned(view, plot, told)
    gained = gains(told)
    return tuple(
        _bid(view, plot, seat, stand, special)._replace(wins=seat == winner, gains=gained.get(seat, ()))
        for seat, stand in rivals.items()
    )


def _bid(view: View, plot: int, seat: Seat, stand: Stand, special: str) -> Bid:
    elsewhere = view.row[stand.plot].name if stand.plot != plot else ""
    if not stand.shown:
        return Bid(seat, stand.cards, elsewhere=elsewhere)
    faces, track = stand.laid or (), view.row[stand.plot].track
    counts = tuple(card == special if special else card not in ARMS for card in faces)
    strangers = tuple(strange(card, track) for card in faces)
    return Bid(seat, stand.cards, faces, counts, strangers, sum(counts), elsewhere=elsewhere)


def crowned(view: View, plot: int, told: Sequence[Event]) -> Seat | None:
    """Name who has the premium that is played for in a building, once told; one of two may be outside."""
    for event in told:
        if event.kind in ("last_premium", "action"):
            standard = event.kind == "action" and GAME.named(event)["level"] != "premium"
            winner = elsewhere(view, event.seat) if standard and event.seat is not None else event.seat
            if winner is not None:
                return winner
    if not told or told[0].kind in ("opened", "showed"):
        return None
    # What came before was left out: all cards lie open.
    here = [leader.seat for leader in leaders(view) if leader.certain and _plot(view, leader.seat) == plot]
    return here[0] if here else None


def _plot(view: View, seat: Seat) -> int | None:
    stand = view.players[seat].stand
    return stand.plot if stand else None


def gains(told: Sequence[Event]) -> dict[Seat, tuple[Gain, ...]]:
    """Add up what events brought to each seat and cost it."""
    sums: dict[Seat, Counter[str]] = {}
    last, robbers = False, set[Seat | None]()
    for event in told:
        data: Mapping[str, Any] = GAME.named(event)
        last |= event.kind == "last_premium"
        if event.kind == "robbed":
            robbers.add(event.seat)
        elif event.kind == "gave" and data["taker_seat"] in robbers:
            # It was told with the swords.
            continue
        for seat, icon, number in _brought(event, data, last=last):
            sums.setdefault(seat, Counter())[icon] += number
    return {
        seat: tuple(Gain(icon, number) for icon, number in found.items() if number)
        for seat, found in sums.items()
    }


def _brought(event: Event, data: Mapping[str, Any], *, last: bool) -> list[tuple[Seat, str, int]]:
    seat = event.seat
    if seat is None:
        return []
    if event.kind == "robbed":
        return _handed(data["victim_seat"], seat, "icons/hand", data["number"])
    if event.kind == "gave":
        return _handed(seat, data["taker_seat"], "icons/hand", data["number"])
    if event.kind == "piped":
        return _handed(seat, data["victim_seat"], "icons/rat", 1)
    if event.kind == "influence":
        return [(seat, f"classes/{data['track']}", data["points"])] if last else []
    found = {
        "rats": ("icons/rat", data.get("rats")),
        "took": (f"icons/{data.get('special')}", data.get("number")),
        "tokens": ("icons/prestige", data.get("number")),
        "drew": ("icons/draw", data.get("number")),
        "looked": ("icons/eye", 1),
        "discarded": ("icons/hand", -1),
    }
    return [(seat, icon, number or 0) for icon, number in [found[event.kind]]] if event.kind in found else []


def _handed(giver: Seat, taker: Seat, icon: str, number: int) -> list[tuple[Seat, str, int]]:
    return [(giver, icon, -number), (taker, icon, number)]
