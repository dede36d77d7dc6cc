"""What can be said of places and persons of Notre Dame: their rule, their worth now, and why not."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.page import Box
from game.table.desk import Subject
from game.words import Tongue, shared
from game.words.notre_dame import MESSAGES, PLACE_TEXTS, PLACES, SOURCES
from game.words.notre_dame_cards import CARDS
from game.words.notre_dame_persons import PERSONS
from rules.kernel import Decision
from rules.notre_dame.names import TRACK_END
from rules.notre_dame.people import RATS
from rules.notre_dame.view import Quarter, View

if TYPE_CHECKING:
    from game.table.notre_dame import NotreDameDesk

#: What so many pieces in a sector bring, in signs.
WORTH = {
    "school": "{n} [cube]",
    "bank": "{n} [coin]",
    "residence": "{n} [prestige]",
    "carriage_house": "{n} [market]",
    "park": "+{half} [prestige]",
    "hospital": "−{n} [rat]",
}
#: Decisions that ask where a piece goes to, and where it comes from.
_TO = ("MoveConfidant", "MinstrelTo", "JesterTo", "ActressTo", "UseSector")
_FROM = ("MoveCube", "MoveCubeToCathedral", "MinstrelFrom", "JesterFrom", "ActressFrom", "SendAway")


def subjects(desk: "NotreDameDesk", view: View, say: Tongue) -> Iterator[Subject]:
    """Give persons, sectors, markets, harbours and the cathedral."""
    for name, box in desk.persons.items():
        person = PERSONS[name]
        rats = "[rat]" * RATS[name] or "[no_rat]"
        yield Subject(box, f"person/{name}", say(person.name), say(person.full), rats)
    yield from _sectors(desk, view, say)
    yield from _markets(desk, view, say)
    yield from _harbours(desk, view, say)
    box = desk.board.placed("cathedral")["cathedral"]
    text = say(PLACE_TEXTS["cathedral"], points=view.cathedral_points)
    cubes = sum(quarter.cathedral for quarter in view.quarters)
    each = f": {view.cathedral_points // cubes} [prestige]" if cubes else ""
    now = say(shared.NOW, value=f"{cubes} [cube]{each}")
    yield Subject(box, "sector/notre_dame", say(PLACES["cathedral"]), text, now)


def _sectors(desk: "NotreDameDesk", view: View, say: Tongue) -> Iterator[Subject]:
    owners = {quarter.home: quarter for quarter in view.quarters}
    for name, box in desk.board.placed("sector").items():
        sector, _, home = name.rpartition("_")
        card = CARDS[sector]
        quarter = owners.get(int(home))
        now = say(shared.NOW, value=worth(quarter, sector)) if quarter and sector in WORTH else ""
        yield Subject(box, f"sector/{sector}", say(card.name), say(card.full), now)


def worth(quarter: Quarter, sector: str) -> str:
    """Say in signs what the pieces in a sector bring when it is used."""
    pieces = quarter.sectors[sector] + (quarter.confidant == sector)
    return WORTH[sector].format(n=pieces, half=pieces // 2)


def _markets(desk: "NotreDameDesk", view: View, say: Tongue) -> Iterator[Subject]:
    card = CARDS["carriage_house"]
    for name, message in view.messages.items():
        box = desk.board.placed("market")[name]
        picture = f"pieces/message_{message.kind}_{desk.board.colours[message.colour]}"
        brings = say(MESSAGES[message.kind])
        yield Subject(box, picture, say(SOURCES["messages"]), say(card.full), brings)


def _harbours(desk: "NotreDameDesk", view: View, say: Tongue) -> Iterator[Subject]:
    for quarter in view.quarters:
        cells = [desk.board.placed("harbour")[f"harbour_{quarter.home}_{n}"] for n in range(TRACK_END + 1)]
        left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
        right, low = max(cell.right for cell in cells), max(cell.bottom for cell in cells)
        box = Box(left, top, right - left, low - top)
        now = say(shared.NOW, value=f"[rat] {quarter.rat}")
        yield Subject(box, "pieces/rat_marker", say(PLACES["harbour"]), say(PLACE_TEXTS["harbour"]), now)


def reason(desk: "NotreDameDesk", at: tuple[float, float], view: View, asked: Decision[Any]) -> str:
    """Name why a place cannot be picked; nothing: no better reason than the question."""
    kind = type(asked).__name__
    if any(box.holds(at) for box in desk.persons.values()):
        return "only_brown" if kind == "BribeAgain" else ""
    if kind == "Drive":
        return "too_far" if any(box.holds(at) for box in desk.board.placed("market").values()) else ""
    if desk.board.placed("cathedral")["cathedral"].holds(at):
        return "not_the_cathedral" if kind in _TO else ""
    sector = next((n for n, box in desk.board.placed("sector").items() if box.holds(at)), None)
    if sector is None:
        return ""
    if int(sector.rpartition("_")[2]) != view.quarters[asked.seat].home:
        return "other_quarter"
    reasons = {"LoseCube": "not_fullest", "PlaceInEmpty": "not_empty", "FillEmpty": "not_empty"}
    fitting = "already_here" if kind in _TO else "no_piece" if kind in _FROM else ""
    return reasons.get(kind, fitting)
