"""What can be looked at closely in Paris: persons, sectors, markets, harbours and the cathedral."""

from collections.abc import Iterable, Iterator

from game.drawing.page import Box
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.explanations import favour_now, message_at, position, rats_now, sector_now
from game.games.notre_dame.inspector_panel import seat, time
from game.games.notre_dame.panel_persons import in_strip
from game.games.notre_dame.words import inspector as words
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.persons import PERSONS
from game.games.notre_dame.words.play import PLACE_TEXTS, PLACES, SOURCES, TERMS
from game.table.setting import Subject
from game.words import Tongue, shared
from rules.notre_dame.names import PERIODS
from rules.notre_dame.people import RATS
from rules.notre_dame.view import View


def subjects(board: NotreDameBoard, say: Tongue) -> Iterator[Subject]:
    """Give seats, persons, the rats they bring, sectors, markets, harbours, the cathedral and the time."""
    for quarter in board.view.quarters:
        yield from seat(board, quarter, say)
    # Where their sheet has no heading, what it tells lies under the persons.
    yield _persons_to_come(board, say)
    yield from _persons(board, say)
    yield from time(board, say)
    yield from _sectors(board, say)
    yield from _markets(board, say)
    yield from _harbours(board, say)
    yield _cathedral(board.paris.placed("cathedral")["cathedral"], board.view, say)


def _persons(board: NotreDameBoard, say: Tongue) -> Iterator[Subject]:
    state = position(board.session)
    for name, box in board.persons.items():
        favour = favour_now(state, board.view, name, say)
        now = "\n".join(filter(None, (favour, "[rat]" * RATS[name] or "[no_rat]")))
        yield Subject(box, f"person/{name}", say(PERSONS[name].name), say(PERSONS[name].full), now)


def _persons_to_come(board: NotreDameBoard, say: Tongue) -> Subject:
    """Name the grey persons of every period; whoever has paid the spy knows their order too."""
    box, view, lines = board.layout.context, board.view, [say(TERMS["persons_known"])]
    for number, letter in enumerate(PERIODS):
        if letter >= view.period:
            lines.append(f"{letter}: {_listed(view.cast[3 * number : 3 * number + 3], say)}")
    now = f"{say(TERMS['spied_order'])} {_listed(view.grey, say)}" if view.grey else ""
    head = box if in_strip(board.layout) else Box(box.x + 14, box.y + 6, box.w - 28, 52)
    title = say(TERMS["persons_to_come"])
    return Subject(head, "icons/person", title, "\n".join(lines), now, "person_stacks")


def _listed(persons: Iterable[str], say: Tongue) -> str:
    return ", ".join(say(PERSONS[name].name) for name in persons)


def _sectors(board: NotreDameBoard, say: Tongue) -> Iterator[Subject]:
    state, owners = position(board.session), {quarter.home: quarter for quarter in board.view.quarters}
    for name, box in board.paris.placed("sector").items():
        sector, _, home = name.rpartition("_")
        card = CARDS[sector]
        quarter = owners.get(int(home))
        now = sector_now(state, board.view, quarter, sector, say) if quarter else ""
        yield Subject(box, f"sector/{sector}", say(card.name), say(card.full), now)


def _markets(board: NotreDameBoard, say: Tongue) -> Iterator[Subject]:
    state, view, places = position(board.session), board.view, board.paris.placed("market")
    for name, box in places.items():
        if name not in view.messages:
            here = [board.tinctures[quarter.seat] for quarter in view.quarters if quarter.carriage == name]
            now = " ".join(f"[pieces/carriage_{tincture}]" for tincture in here)
            yield Subject(box, "icons/market", say(words.MARKET.title), say(words.MARKET.text), now)
    for name, message in view.messages.items():
        picture = f"pieces/message_{message.kind}_{board.paris.colours[message.colour]}"
        now = message_at(state, view, name, say)
        yield Subject(places[name], picture, say(SOURCES["messages"]), say(words.MESSAGE_TEXT), now)


def _harbours(board: NotreDameBoard, say: Tongue) -> Iterator[Subject]:
    for quarter in board.view.quarters:
        box = board.paris.tally(quarter.home)
        now = say(shared.NOW, value=rats_now(position(board.session), quarter, say))
        yield Subject(box, "pieces/rat_marker", say(PLACES["harbour"]), say(PLACE_TEXTS["harbour"]), now)


def _cathedral(box: Box, view: View, say: Tongue) -> Subject:
    text = say(PLACE_TEXTS["cathedral"], points=view.cathedral_points)
    cubes = view.cathedral_cubes
    each = f": {view.cathedral_share} [prestige]" if cubes else ""
    now = say(shared.NOW, value=f"{cubes} [cube]{each}")
    return Subject(box, "sector/notre_dame", say(PLACES["cathedral"]), text, now)
