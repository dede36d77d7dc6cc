"""What can be said of the panels, the bells and the rats of Notre Dame: what they count, and how much now."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.drawing.page import Box
from game.games.notre_dame.sentences import forecast
from game.games.notre_dame.words.play import PLACE_TEXTS, PLACES, SOURCES
from game.table.bar import beside_prompt
from game.table.desk import Subject
from game.table.inspector_seats import Fact, panel
from game.words import Tongue, looking, shared
from rules.notre_dame.foresight import infection
from rules.notre_dame.names import PERIODS
from rules.notre_dame.view import Quarter, View

if TYPE_CHECKING:
    from game.games.notre_dame.desk import NotreDameDesk

ROUNDS = 3 * len(PERIODS)


def seat(desk: "NotreDameDesk", view: View, quarter: Quarter, say: Tongue) -> Iterator[Subject]:
    """Explain what the panel of a seat counts."""
    colour, hidden = desk.tinctures[quarter.seat], quarter.prestige is None
    prestige = looking.PRESTIGE_HIDDEN if hidden else looking.PRESTIGE.text
    points = "?" if hidden else f"{quarter.prestige} [prestige]"
    owned = " ".join(f"[pieces/message_{m.kind}_{desk.board.colours[m.colour]}]" for m in quarter.messages)
    cubes = f"{quarter.supply} [pieces/cube_{colour}]   {say(PLACES['reserve'])}: {quarter.reserve}"
    coming = rats_now(desk, quarter, say)
    counted = (
        ("icons/prestige", looking.PRESTIGE.title, prestige, points),
        ("pieces/coin", *looking.COINS, f"{quarter.coins} [coin]"),
        (f"pieces/cube_{colour}", PLACES["supply"], PLACE_TEXTS["supply"], cubes),
        ("icons/message", SOURCES["messages"], looking.MESSAGES_TEXT, owned or "0 [message]"),
        ("pieces/rat_marker", PLACES["harbour"], PLACE_TEXTS["harbour"], coming),
    )
    counts = [Fact(picture, say(title), say(text), now) for picture, title, text, now in counted]
    yield from panel(desk, quarter.seat, say, counts, _mark(view, quarter, say), "pieces")


def _mark(view: View, quarter: Quarter, say: Tongue) -> Fact | None:
    if quarter.healthy:
        return Fact("icons/no_rat", say(looking.HEALTHY.title), say(looking.HEALTHY.text), "", "doctor")
    if quarter.seat == view.first:
        return Fact("pieces/bell_ringer", say(looking.BELL.title), say(looking.BELL.text), "", "bell")
    return None


def rats_now(desk: "NotreDameDesk", quarter: Quarter, say: Tongue) -> str:
    """Say where a rat is, and where this round will leave it."""
    plague = infection(desk.state, quarter.seat)
    return forecast(say, plague) if plague else f"[rat] {quarter.rat}"


def time(desk: "NotreDameDesk", view: View, say: Tongue) -> Iterator[Subject]:
    """Explain the bells above the board, and the rats below the persons."""
    now = say(shared.ROUND, round=view.round, rounds=ROUNDS)
    box = beside_prompt(desk.layout.bar.right)
    yield Subject(box, "icons/bell", say(looking.BELLS.title), say(looking.BELLS.text), now, "periods")
    context = desk.layout.context
    box = Box(context.x + 18, context.bottom - 58, context.w - 36, 46)
    own = [rats_now(desk, view.quarters[view.seat], say)] if view.seat is not None else []
    now = say(shared.NOW, value="\n".join(own) or f"{view.plague} [rat]")
    yield Subject(box, "icons/rat", say(looking.RATS.title), say(looking.RATS.text), now, "rats_this_round")
