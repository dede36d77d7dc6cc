"""What is certain of an option in Rattus Cartus: its preview and its forecast, in numbers to compare."""

from collections.abc import Iterator, Sequence

from game.games.rattus_cartus.sentences import BOOK
from game.games.rattus_cartus.words.cards import CARDS
from game.table.reasons import Fact
from game.words.numbers import percent
from rules.kernel import Action, Event, Seat
from rules.rattus_cartus import contests, foresight
from rules.rattus_cartus.questions import lays
from rules.rattus_cartus.view import View

#: What fits into every building.
JOKER = "joker"


def facts(before: View, option: Action, events: Sequence[Event], then: View, seat: Seat) -> Iterator[Fact]:
    """Give what is certain of an option; only the seat itself knows enough of its cards and rats."""
    rats = foresight.coming_rats(then, seat)
    if before.odds is not None:
        yield Fact("survival", percent(before.odds.survival(rats)))
    yield from _visit(before, then, seat)
    yield from _laying(before, then, seat)
    counted, given = BOOK.counted(events, seat), _support(before, option, then, seat)
    yield Fact("points", counted["tokens"])
    me = then.players[seat]
    yield Fact("looks", given.looks)
    yield Fact("specials", sum(name in CARDS for name in me.hand or ()))
    if not lays(before, seat):
        yield Fact("cards", me.hand_size + counted["draw"] + given.cards)
    if option.kind == "support":
        # Of all others the chance to survive has told.
        yield Fact("rats", given.rats - rats)


def _visit(before: View, then: View, seat: Seat) -> Iterator[Fact]:
    """Tell of a building that is entered how well the hand fits, and who is inside."""
    stand, hand = then.players[seat].stand, then.players[seat].hand
    if stand is None or hand is None or before.players[seat].stand is not None:
        return
    track = then.row[stand.plot].track
    yield Fact("suited", sum(name.partition("_")[0] in (track, JOKER) for name in hand))
    yield Fact("rivals", 1 - len(contests.inside(then, stand.plot)))
    yield Fact("first", stand.number == 1)


def _laying(before: View, then: View, seat: Seat) -> Iterator[Fact]:
    """Tell of cards that are laid what they bring."""
    ahead = foresight.laying(then, seat) if lays(before, seat) else None
    if ahead is None:
        return
    yield Fact("sure" if ahead.last else "ahead", not ahead.lacking)
    yield Fact("rank", -ahead.place)
    yield Fact("influence", ahead.influence)


def _support(before: View, option: Action, then: View, seat: Seat) -> foresight.Support:
    """Tell of a support that is chosen what it will still give."""
    if option.kind != "support":
        return foresight.Support(0, 0, 0)
    return foresight.support_due(before, then, seat, option.number)
