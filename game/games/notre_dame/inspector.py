"""What can be said of places and persons of Notre Dame: their rule, their worth now, and why not."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from game.drawing.page import Box
from game.games.notre_dame.book import BOOK
from game.games.notre_dame.inspector_panel import rats_now, seat, time
from game.games.notre_dame.sentences import term
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.persons import PERSONS
from game.games.notre_dame.words.play import MESSAGES, OUTCOMES, PLACE_TEXTS, PLACES, REASONS, SOURCES
from game.table.desk import Subject
from game.words import Tongue, looking, shared
from rules.kernel import Action, Decision, Seat, State
from rules.notre_dame.actions import Bonus, MoveCube
from rules.notre_dame.carriage import Drive
from rules.notre_dame.foresight import Brought, bribe_brings, card_brings, sector_brings
from rules.notre_dame.names import PERIODS, SECTORS, TRACK_END
from rules.notre_dame.people import RATS
from rules.notre_dame.plague import LoseCube
from rules.notre_dame.state import NotreDame
from rules.notre_dame.view import Quarter, View

if TYPE_CHECKING:
    from game.games.notre_dame.desk import NotreDameDesk

#: Decisions that ask where a piece goes to, where any piece stands, and where a cube stands.
_TO = ("MoveConfidant", "MinstrelTo", "JesterTo", "ActressTo")
_WITH_PIECE = ("MinstrelFrom", "ActressFrom", "UseSector")
_WITH_CUBE = ("MoveCube", "MoveCubeToCathedral", "JesterFrom", "SendAway")
#: Why a sector of the own quarter cannot be picked, by decision.
SECTOR_REASONS = {
    **dict.fromkeys(_TO, "already_here"),
    **dict.fromkeys(_WITH_PIECE, "no_piece"),
    **dict.fromkeys(_WITH_CUBE, "no_cube"),
    "LoseCube": "not_fullest",
    "PlaceInEmpty": "not_empty",
    "FillEmpty": "not_empty",
}


def subjects(desk: "NotreDameDesk", view: View, say: Tongue) -> Iterator[Subject]:
    """Give seats, persons, the rats they bring, sectors, markets, harbours, the cathedral and the time."""
    for quarter in view.quarters:
        yield from seat(desk, view, quarter, say)
    for name, box in desk.persons.items():
        person = PERSONS[name]
        now = "\n".join(filter(None, (favour_now(desk, view, name, say), "[rat]" * RATS[name] or "[no_rat]")))
        yield Subject(box, f"person/{name}", say(person.name), say(person.full), now)
    yield _persons_to_come(desk, view, say)
    yield from time(desk, view, say)
    yield from _sectors(desk, view, say)
    yield from _markets(desk, view, say)
    yield from _harbours(desk, view, say)
    box = desk.board.placed("cathedral")["cathedral"]
    text = say(PLACE_TEXTS["cathedral"], points=view.cathedral_points)
    cubes = sum(quarter.cathedral for quarter in view.quarters)
    each = f": {view.cathedral_points // cubes} [prestige]" if cubes else ""
    now = say(shared.NOW, value=f"{cubes} [cube]{each}")
    yield Subject(box, "sector/notre_dame", say(PLACES["cathedral"]), text, now)


def _persons_to_come(desk: "NotreDameDesk", view: View, say: Tongue) -> Subject:
    """Name the grey persons of every period; whoever has paid the spy knows their order too."""
    box, lines = desk.layout.context, [say(term("persons_known"))]
    for number, letter in enumerate(PERIODS):
        if letter >= view.period:
            lines.append(f"{letter}: {_listed(view.cast[3 * number : 3 * number + 3], say)}")
    now = f"{say(term('spied_order'))} {_listed(view.grey, say)}" if view.grey else ""
    head = Box(box.x + 14, box.y + 6, box.w - 28, 52)
    return Subject(head, "icons/person", say(term("persons_to_come")), "\n".join(lines), now, "person_stacks")


def _listed(persons: Iterable[str], say: Tongue) -> str:
    return ", ".join(say(PERSONS[name].name) for name in persons)


def _sectors(desk: "NotreDameDesk", view: View, say: Tongue) -> Iterator[Subject]:
    owners = {quarter.home: quarter for quarter in view.quarters}
    for name, box in desk.board.placed("sector").items():
        sector, _, home = name.rpartition("_")
        card = CARDS[sector]
        quarter = owners.get(int(home))
        now = sector_now(desk, view, quarter, sector, say) if quarter else ""
        yield Subject(box, f"sector/{sector}", say(card.name), say(card.full), now)


def sector_now(desk: "NotreDameDesk", view: View, quarter: Quarter, sector: str, say: Tongue) -> str:
    """Say what picking a sector brings, or else what it does or would bring with the pieces in it."""
    own, option = quarter.seat == view.seat, Action("sector", sector)
    if own and (picked := _picked(desk, quarter.seat, option)):
        return _now(say, quarter.seat, picked)
    pieces = quarter.sectors[sector] + (quarter.confidant == sector)
    if sector == "park":
        return say(shared.NOW, value=say(OUTCOMES["each_gain"], points=pieces // 2))
    if sector == "hospital":
        return say(shared.NOW, value=say(OUTCOMES["each_round"], rats=pieces))
    used = sector_brings(desk.state, quarter.seat, sector)
    return _now(say, quarter.seat, used) or say(shared.NOW, value=say(OUTCOMES["nothing"]))


def card_now(desk: "NotreDameDesk", quarter: Quarter, card: str, say: Tongue) -> str:
    """Say what a card would bring."""
    picked = _picked(desk, quarter.seat, Action("card", card))
    return _now(say, quarter.seat, picked or card_brings(desk.state, quarter.seat, card))


def favour_now(desk: "NotreDameDesk", view: View, person: str, say: Tongue) -> str:
    """Say what a bribe would bring to the seat that looks, as far as nothing has to be chosen for it."""
    if view.seat is None:
        return ""
    brought = bribe_brings(desk.state, view.seat, person)
    return _now(say, view.seat, brought) if brought else say(REASONS["no_coin"])


def _picked(desk: "NotreDameDesk", seat: Seat, option: Action) -> Brought | None:
    """Give what the ribbon tells of an option, if it is one."""
    match = desk.session.match
    if option not in match.state.options(seat):
        return None
    events, after = match.foreseen(option, seat)
    assert isinstance(after, NotreDame)
    return Brought(events, after)


def _now(say: Tongue, seat: Seat, brought: Brought | None) -> str:
    """Sum up what a choice brings, and what is to be chosen next for it."""
    if brought is None:
        return ""
    parts = [
        BOOK.preview(say, brought.events, seat),
        next_asked(say, brought.state, seat),
    ]
    value = ", ".join(part for part in parts if part)
    return say(shared.NOW, value=value) if value else ""


def next_asked(say: Tongue, state: State, seat: Seat) -> str:
    """Say how far one may then drive, or how many bonuses one may choose."""
    asked = next((decision for decision in state.decisions() if decision.seat == seat), None)
    if isinstance(asked, Drive):
        return say(OUTCOMES["drive"], steps=asked.steps)
    return say(OUTCOMES["bonus"], times=asked.times) if isinstance(asked, Bonus) else ""


def _markets(desk: "NotreDameDesk", view: View, say: Tongue) -> Iterator[Subject]:
    for name, box in desk.board.placed("market").items():
        if name not in view.messages:
            here = [desk.tinctures[quarter.seat] for quarter in view.quarters if quarter.carriage == name]
            now = " ".join(f"[pieces/carriage_{tincture}]" for tincture in here)
            yield Subject(box, "icons/market", say(looking.MARKET.title), say(looking.MARKET.text), now)
    for name, message in view.messages.items():
        box = desk.board.placed("market")[name]
        picture = f"pieces/message_{message.kind}_{desk.board.colours[message.colour]}"
        brings = say(MESSAGES[message.kind])
        yield Subject(box, picture, say(SOURCES["messages"]), say(looking.MESSAGE_TEXT), brings)


def _harbours(desk: "NotreDameDesk", view: View, say: Tongue) -> Iterator[Subject]:
    for quarter in view.quarters:
        cells = [desk.board.placed("harbour")[f"harbour_{quarter.home}_{n}"] for n in range(TRACK_END + 1)]
        left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
        right, low = max(cell.right for cell in cells), max(cell.bottom for cell in cells)
        box = Box(left, top, right - left, low - top)
        now = say(shared.NOW, value=rats_now(desk, quarter, say))
        yield Subject(box, "pieces/rat_marker", say(PLACES["harbour"]), say(PLACE_TEXTS["harbour"]), now)


def reason(desk: "NotreDameDesk", at: tuple[float, float], view: View, asked: Decision[Any]) -> str:
    """Name why a place cannot be picked; nothing: it can, or there is no better reason than the question."""
    kind, own = type(asked).__name__, view.quarters[asked.seat]
    options = asked.options(desk.state)
    if person := _at(desk.persons, at):
        return "only_brown" if kind == "BribeAgain" and Action("bribe", person) not in options else ""
    if kind == "Drive":
        market = _at(desk.board.placed("market"), at)
        return _undriven(own, market) if market and Action("market", market) not in options else ""
    if _at(desk.board.placed("cathedral"), at):
        return "not_the_cathedral" if kind in _TO else ""
    sector, _, home = _at(desk.board.placed("sector"), at).rpartition("_")
    if not sector or kind not in SECTOR_REASONS:
        return ""
    if int(home) != own.home:
        return "other_quarter"
    return "" if Action("sector", sector) in options else _sector_reason(own, asked, sector)


def _at(places: Mapping[str, Box], at: tuple[float, float]) -> str:
    """Name the place at a point, if there is one."""
    return next((name for name, box in places.items() if box.holds(at)), "")


def _sector_reason(own: Quarter, asked: Decision[Any], sector: str) -> str:
    if isinstance(asked, MoveCube) and sector == SECTORS[asked.sector]:
        return "already_here"
    if isinstance(asked, LoseCube) and not own.sectors[sector]:
        # The confidant may make it the fullest, but he cannot die.
        return "no_cube"
    return SECTOR_REASONS.get(type(asked).__name__, "")


def _undriven(quarter: Quarter, market: str) -> str:
    return "stands_here" if market == quarter.carriage else "too_far"
