"""What happened, told in short movements that come from comparing views, so they cannot contradict them."""

from collections import deque
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot
from rules.kernel import Event, Seat

if TYPE_CHECKING:
    from game.table.desk import Desk

#: Seconds a movement takes, by speed; nothing takes longer than 0.8.
MOVING = {"slow": 0.75, "normal": 0.45, "fast": 0.2, "off": 0.0}
#: Seconds a line is left to be read when a bot acted.
READING = {"slow": 0.8, "normal": 0.5, "fast": 0.2, "off": 0.0}
#: Seconds that what weighs is left to be read, whoever acted.
WEIGHING = {"slow": 2.4, "normal": 1.4, "fast": 0.5, "off": 0.0}


class Travel(NamedTuple):
    """A piece on its way along some points."""

    piece: Piece
    way: tuple[Spot, ...]


@dataclass
class Beat:
    """One thing that happens: an event, what stands still, what moves, and for how long."""

    event: Event | None
    still: list[Piece]
    travels: list[Travel]
    seconds: float
    passed: float = 0.0
    #: The view when it has happened.
    view: Any = None
    #: Whose doing it is: where nobody is named, of whoever acts.
    seat: Seat = 0

    @property
    def part(self) -> float:
        """Say how much of it is over, easing out."""
        t = min(1.0, self.passed / self.seconds) if self.seconds else 1.0
        return 1 - (1 - t) ** 3


def paint_piece(canvas: Canvas, piece: Piece, at: Spot | None = None, opacity: float = 1) -> Box:
    """Stand a piece where it belongs, or somewhere on its way, and say which place it covers."""
    x, y = at or piece.foot
    box = Box(x - piece.size, y - piece.size, 2 * piece.size, piece.size)
    return canvas.picture(piece.picture, box, down="bottom", opacity=opacity)


def compared(
    before: Sequence[Piece],
    after: Sequence[Piece],
    edge: Callable[[Piece], Spot],
    way: Callable[[Piece, Spot, Spot], tuple[Spot, ...]],
) -> tuple[list[Piece], list[Travel]]:
    """Tell what stands still from what travels; ``edge`` is where pieces off the board come from and go."""
    still = [piece for piece in after if piece in before]
    left, there = _rest(before, still), _rest(after, still)
    travels = []
    for piece in there:
        source = next((old for old in left if old.kind == piece.kind), None)
        if source:
            left.remove(source)
            travels.append(Travel(piece, way(piece, source.foot, piece.foot)))
        else:
            travels.append(Travel(piece, (edge(piece), piece.foot)))
    travels += [Travel(piece, (piece.foot, edge(piece))) for piece in left]
    return still, travels


def _rest(pieces: Iterable[Piece], known: Iterable[Piece]) -> list[Piece]:
    rest = list(pieces)
    for piece in known:
        if piece in rest:
            rest.remove(piece)
    return rest


def told(
    desk: "Desk",
    events: Sequence[Event],
    views: Sequence[Any],
    panel: Callable[[Seat], Spot],
    speed: str,
    actor: Seat,
    *,
    bot: bool,
    still: bool,
) -> list[Beat]:
    """Make a beat of each event of somebody's action, between the view before it and the view after it.

    Pieces that leave the board go to the panel of the seat it happens to; ``still``: nothing travels.
    """
    if not events or not MOVING[speed]:
        return []
    beats, last, whose = [], desk.pieces(views[0]), actor
    for event, (before, view) in zip(events, pairwise(views), strict=True):
        whose = whose if event.seat is None else event.seat
        pieces, edge = desk.pieces(view), partial(desk.edge, panel=panel(whose), before=before, after=view)
        rest, travels = (pieces, []) if still else compared(last, pieces, edge, desk.way)
        heard = event.only is None and event.kind not in desk.quiet
        read = heard and (bot or event.kind in desk.noted)
        seconds = MOVING[speed] if travels else READING[speed] if read else 0.0
        if heard and event.kind in desk.weighty:
            seconds = max(seconds, WEIGHING[speed])
        acting = actor if event.seat is None else event.seat
        beats.append(Beat(event if heard else None, rest, travels, seconds, view=view, seat=acting))
        last = pieces
    return beats


class Story:
    """The beats still to be shown."""

    def __init__(self) -> None:
        self._beats: deque[Beat] = deque()

    @property
    def beat(self) -> Beat | None:
        """Give what happens now."""
        return self._beats[0] if self._beats else None

    def add(self, beats: Iterable[Beat]) -> None:
        """Tell more afterwards."""
        self._beats.extend(beat for beat in beats if beat.seconds > 0)

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; True if another beat begins or the last one ended."""
        beat = self.beat
        if beat is None:
            return False
        beat.passed += seconds
        if beat.passed < beat.seconds:
            return False
        self._beats.popleft()
        return True

    def skip(self, weighty: Container[str]) -> None:
        """Leave out what is told now, up to the next thing of weight."""
        for _ in range(len(self._beats)):
            self._beats.popleft()
            event = self.beat.event if self.beat else None
            if event is not None and event.kind in weighty:
                break

    def finish(self) -> None:
        """Leave the rest out."""
        self._beats.clear()
