"""What is certain of an option in Notre Dame: its preview and its forecast, in numbers to compare."""

from collections.abc import Iterator

from game.games.notre_dame.sentences import BOOK
from game.table.reasons import Fact
from rules.kernel import Action, Seat
from rules.notre_dame.actions import Bonus
from rules.notre_dame.carriage import Drive
from rules.notre_dame.foresight import Brought, card_brings, outlook
from rules.notre_dame.state import NotreDame

#: What a preview counts that is worth comparing, the weightiest first.
COUNTED = ("prestige", "cathedral", "coins", "supply")


def facts(before: NotreDame, option: Action, came: Brought, seat: Seat) -> Iterator[Fact]:
    """Give what is certain of an option; of a card that is only kept, what it would bring now."""
    if option.kind == "keep":
        kept = _facts(card_brings(before, seat, option.name), seat)
        # The cube that every card takes tells nothing of one that is only kept.
        yield from (fact for fact in kept if fact.key != "supply")
        return
    ahead = outlook(before, came.state, seat)
    if ahead.plague:
        yield Fact("plague", -int(ahead.plague.strikes))
        yield Fact("coming", -ahead.plague.rats)
    taken = ahead.message.events if ahead.message else []
    yield from _facts(Brought([*came.events, *taken], came.state), seat)


def _facts(brought: Brought, seat: Seat) -> Iterator[Fact]:
    counted = BOOK.counted(brought.events, seat)
    yield from (Fact(key, counted[key]) for key in COUNTED)
    quarter = brought.state.view(seat).quarters[seat]
    yield Fact("rat", -quarter.rat)
    yield Fact("hospital", quarter.pieces("hospital"))
    yield Fact("park", quarter.park_bonus)
    asked = next((each for each in brought.state.decisions() if each.seat == seat), None)
    yield Fact("drive", asked.steps if isinstance(asked, Drive) else 0)
    yield Fact("bonus", asked.times if isinstance(asked, Bonus) else 0)
    yield Fact("messages", counted["messages"])
