"""The round card of Notre Dame: what the plague and the cathedral do to everybody at the end of a round."""

from typing import TYPE_CHECKING

from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.games.notre_dame.board_cuts import STRIP
from game.games.notre_dame.panel_persons import in_strip
from game.games.notre_dame.stage_gains import gain
from game.games.notre_dame.stage_round_card import RoundCard
from game.games.notre_dame.stage_round_cells import Column
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.inspector import PRESTIGE
from game.games.notre_dame.words.play import PLACES, RATS_EACH, SOURCES
from game.table.flight import Flight
from game.table.setting import Moment
from game.table.stage import Cue, opened
from game.table.story import Beat
from rules.kernel import Event, Seat
from rules.notre_dame import GAME
from rules.notre_dame.foresight import settled
from rules.notre_dame.names import TRACK_END
from rules.notre_dame.people import RATS
from rules.notre_dame.view import View

if TYPE_CHECKING:
    from game.games.notre_dame.stage import NotreDameStage

#: How high the round card is, and how much of its size the board keeps at most.
HIGH, BACK = 536.0, 0.545
#: How much of it quarters keep at most that stand below a strip, and how far below the upper edge they begin.
LARGER, EDGE = 0.8, 6.0
#: How far the board stays from the bar and from the stage, and the room beside it.
CLEAR, BESIDE = 12.0, 270.0
#: How much light is left of the rest: all quarters stay in sight.
DIM = 0.5
#: Seconds in which a round is read that struck nobody.
READ = 2.2
#: What the rows of the card are called.
CAUSES = (CARDS["hospital"].name, SOURCES["plague"], PLACES["cathedral"], PRESTIGE.title)
#: In which part of its beat each kind hits.
HITS = {"plague": 0.4, "outbreak": 0.15, "prestige_lost": 0.1, "cubes": 0.5, "prestige": 0.3, "payout": 0.2}


def paced(event: Event, view: View) -> float | None:
    """Leave the finished card to be read, a second longer for each seat that the plague may have struck."""
    if event.kind != "round_over":
        return None
    return READ + sum(quarter.rat == TRACK_END for quarter in view.quarters)


def round_act(stage: "NotreDameStage", moment: Moment[View], told: list[Beat[View]]) -> RoundCard:
    """Lay out the round card as far as the round has been told."""
    beat, say = told[-1], moment.say
    event = beat.event
    view, box = beat.view, opened(stage.layout.tray, HIGH)
    table = stage.layout.board
    board = _stepped_back(stage, box)
    events = [each.event for each in told if each.event]
    columns = tuple(_column(stage, told, events, seat) for seat in range(len(view.quarters)))
    struck = tuple(column.seat for column in columns if column.struck)
    flight = _flight(event, columns, board, table.y)
    hit = HITS.get(event.kind, 0.0) if event else 0.0
    return RoundCard(
        box=box,
        key=("round", id(told[0])),
        seats=() if event is None or event.seat is None else (event.seat,),
        struck=struck,
        board=board,
        dim=DIM,
        flown=flight is not None,
        cues=(Cue(hit),),
        hit=hit,
        columns=columns,
        kind=event.kind if event else "",
        seat=event.seat if event else None,
        persons=tuple((name, RATS[name]) for name in told[0].view.persons),
        plague=told[0].view.plague,
        paying=view.round % 3 == 0,
        each=say.plural(RATS_EACH.one, RATS_EACH.many, told[0].view.plague),
        labels=tuple(say(words) for words in CAUSES),
        flight=flight,
        room=Box(table.x, table.y, table.w, box.y - table.y),
    )


def _stepped_back(stage: "NotreDameStage", box: Box) -> Box:
    """Make the board so small that its quarters are seen above the stage, between the persons and their sum.

    Persons that stand in a strip above the quarters are left out: the strip lies beyond the upper edge.
    """
    board = stage.layout.board
    above = STRIP if in_strip(stage.layout) else 0.0
    room = box.y - board.y - 2 * CLEAR
    k = min(LARGER if above else BACK, room / (board.h - above), (board.w - 2 * BESIDE) / board.w)
    small = Box(board.x, board.y + CLEAR, board.w, room).centred(board.w * k, board.h * k)
    return Box(small.x, board.y + EDGE - above * k, *small[2:]) if above else small


def _flight(event: Event | None, columns: tuple[Column, ...], board: Box, top: float) -> Flight | None:
    """Send a cube that the plague takes to the general supply at the far end of the table."""
    if event is None or event.kind != "cubes" or event.seat is None:
        return None
    column = columns[event.seat]
    if GAME.named(event)["source"] == "cathedral":
        return None
    goal = Spot(board.centre[0], max(board.y, top))
    return Flight(f"pieces/cube_{column.tincture}", Spot(*column.quarter.centre), goal)


def _column(stage: "NotreDameStage", told: list[Beat[View]], events: list[Event], seat: Seat) -> Column:
    """Gather what has been told of a seat."""
    first, now = told[0].view.quarters[seat], told[-1].view.quarters[seat]
    was = told[-2].view.quarters[seat] if len(told) > 1 else first
    own = [event for event in events if event.seat == seat]
    points = [(event.kind, found.number or 0) for event in own if (found := gain(event, stage.tinctures))]
    cubes = [event for event in own if event.kind == "cubes" and GAME.named(event)["source"] != "cathedral"]
    known = [quarter.prestige for quarter in told[-1].view.quarters]
    best = max((points for points in known if points is not None), default=None)
    return Column(
        seat=seat,
        tincture=stage.tinctures[seat],
        panel=stage.layout.seat(seat),
        quarter=_seen(stage, told[-1].view, seat),
        rats=(was.rat, now.rat),
        healthy=first.healthy,
        hospital=first.pieces("hospital"),
        struck=any(event.kind == "outbreak" for event in own),
        lost=-sum(number for kind, number in points if kind == "prestige_lost"),
        cubes=len(cubes),
        share=sum(number for kind, number in points if kind == "prestige"),
        scores=(was.prestige, now.prestige),
        leads=None not in known and now.prestige == best,
        settled=settled({event.kind for event in events}, first, now),
    )


def _seen(stage: "NotreDameStage", view: View, seat: Seat) -> Box:
    """Say where a quarter is to be seen on the board that has stepped back."""
    board, quarter = stage.layout.board, stage.whole_quarter(view, seat)
    small = _stepped_back(stage, opened(stage.layout.tray, HIGH))
    k = small.w / board.w
    corner = Spot(small.x + (quarter.x - board.x) * k, small.y + (quarter.y - board.y) * k)
    return Box(*corner, quarter.w * k, quarter.h * k)
