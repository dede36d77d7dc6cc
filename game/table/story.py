"""What happened, told in short movements that come from comparing views, so they cannot contradict them."""

from collections import Counter, deque
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice, pairwise
from math import dist
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot
from rules.kernel import Event, Seat

if TYPE_CHECKING:
    from game.table.desk import Board

V = TypeVar("V")
#: Seconds a movement takes, by speed; nothing takes longer than 0.8.
MOVING = {"slow": 0.75, "normal": 0.45, "fast": 0.2, "off": 0.0}
#: Seconds a line is left to be read when a bot acted.
READING = {"slow": 0.8, "normal": 0.5, "fast": 0.2, "off": 0.0}
#: Seconds that what weighs is left to be read, whoever acted.
WEIGHING = {"slow": 2.4, "normal": 1.4, "fast": 0.5, "off": 0.0}
#: How long what is staged takes, by speed, against the usual.
TEMPO = {"slow": 1.6, "normal": 1.0, "fast": 0.4, "off": 0.0}
#: How far a piece goes that makes room, in units.
ASIDE = 80.0


@dataclass(frozen=True)
class Telling:
    """How a game tells its events, by their kinds."""

    #: Those that the chronicle leaves out.
    quiet: frozenset[str] = frozenset()
    #: Those of which it is written in the next line anyway.
    implied: frozenset[str] = frozenset()
    #: Those that no recap repeats: what they came to is told in it anyway.
    fleeting: frozenset[str] = frozenset()
    #: Those that happen to a seat, whatever it does itself before and after; and those that only say how what
    #: is told before them has ended.
    apart: frozenset[str] = frozenset()
    ends: frozenset[str] = frozenset()
    #: Those that strike whomever they find, by nobody's own doing, and what came of them.
    blows: frozenset[str] = frozenset()
    #: Those with which a new chapter of the chronicle begins.
    chapters: frozenset[str] = frozenset({"round"})
    #: Those that say what somebody does; of what they do in one go, the others are only summed up.
    headings: frozenset[str] = frozenset()
    #: Those that are left to be read, whoever acts.
    weighty: frozenset[str] = frozenset()
    #: Those that are read as long as those of a bot, whoever acts.
    noted: frozenset[str] = frozenset()
    #: Those that name another seat to which nothing happens.
    merely_named: frozenset[str] = frozenset()
    #: Those that the stage tells, with the seconds that takes at the usual speed; to somebody who plays alone
    #: it tells of their own doing only what is noted or weighs.
    staged: Mapping[str, float] = field(default_factory=dict)
    #: Those that are moved and read in other seconds than usual, whether all hear of them or not.
    brisk: Mapping[str, float] = field(default_factory=dict)
    #: Seconds at the usual speed that an event takes, whoever acts, where what it tells decides that.
    paced: Callable[[Event, Any], float | None] = lambda _event, _view: None
    #: Those from which on all is told aloud up to the next chapter, whoever acts.
    loud: frozenset[str] = frozenset()
    #: Those that take other seconds on the stage while all is told aloud.
    louder: Mapping[str, float] = field(default_factory=dict)
    #: Those that show something to whoever acts: they are told to their eyes, if the curtain was open.
    private: frozenset[str] = frozenset()
    #: Whether the rules tell an event after they have done it; otherwise before.
    told_after: bool = False

    def written(self, event: Event, viewer: Seat | None) -> bool:
        """Say whether the chronicle tells somebody of an event."""
        return event.only in (None, viewer) and event.kind not in self.quiet | self.implied

    def heard(self, event: Event) -> bool:
        """Say whether all hear of an event."""
        return event.only is None and event.kind not in self.quiet

    def lasting(self, kind: str, *, loud: bool) -> float:
        """Give the seconds of a kind on the stage."""
        seconds = self.staged.get(kind, 0.0)
        return self.louder.get(kind, seconds) if loud else seconds


class Travel(NamedTuple):
    """A piece on its way along some points."""

    piece: Piece
    way: tuple[Spot, ...]


def steps_aside(travel: Travel) -> bool:
    """Say whether a piece goes no further than to make room for another."""
    return dist(travel.way[0], travel.way[-1]) < ASIDE


@dataclass
class Beat(Generic[V]):
    """One thing that happens: an event, what stands still, what moves, and for how long."""

    event: Event | None
    still: list[Piece]
    travels: list[Travel]
    seconds: float
    #: The view when it has happened.
    view: V
    #: Whose doing it is: where nobody is named, of whoever acts.
    seat: Seat
    #: What was shown before it of the same action.
    earlier: "Beat[V] | None" = None
    #: The view that was shown before it.
    before: V | None = None
    #: What was shown last of the action before, if this one begins another of the same chapter.
    prior: "Beat[V] | None" = None
    #: Whether it is told aloud, whoever acts.
    loud: bool = False
    passed: float = 0.0

    @property
    def part(self) -> float:
        """Say how much of it is over, easing out."""
        t = self.over
        return 1 - (1 - t) ** 3

    @property
    def over(self) -> float:
        """Say how much of its time has passed, evenly."""
        # A clock may be set back.
        return min(1.0, max(0.0, self.passed / self.seconds)) if self.seconds else 1.0


def backwards(beat: Beat[V] | None) -> Iterator[Beat[V]]:
    """Give beats back from one, through the actions before."""
    while beat:
        yield beat
        beat = beat.earlier or beat.prior


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
    # Pieces on one spot are alike: as many stay as there were.
    still = list((Counter(after) & Counter(before)).elements())
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
    return list((Counter(pieces) - Counter(known)).elements())


def told(
    board: "Board[V]",
    telling: Telling,
    events: Sequence[Event],
    views: Sequence[V],
    panel: Callable[[Seat], Spot],
    speed: str,
    actor: Seat,
    *,
    bot: bool,
    still: bool,
    aloud: bool = False,
    prior: Beat[V] | None = None,
) -> list[Beat[V]]:
    """Make a beat of each event of somebody's action, between the view before it and the view after it.

    Pieces that leave the board go to the panel of the seat it happens to; ``still``: nothing travels;
    ``aloud``: the stage tells even what is not noted; ``prior``: the last beat of the action before.
    """
    if not events or not MOVING[speed]:
        return []
    beats: list[Beat[V]] = []
    last, whose, loud = board.pieces(views[0]), actor, prior is not None and prior.loud
    always = telling.weighty | telling.noted
    for event, (before, view) in zip(events, pairwise(views), strict=True):
        whose = whose if event.seat is None else event.seat
        pieces, edge = board.pieces(view), partial(board.edge, panel=panel(whose), before=before, after=view)
        rest, travels = (pieces, []) if still else compared(last, pieces, edge, board.way)
        heard = telling.heard(event)
        loud = event.kind in telling.loud or (loud and event.kind not in telling.chapters)
        read = heard and (bot or event.kind in telling.noted)
        seconds = MOVING[speed] if travels else READING[speed] if read else 0.0
        if seconds and event.kind in telling.brisk:
            seconds = telling.brisk[event.kind] * TEMPO[speed]
        if heard and event.kind in telling.staged and (aloud or loud or event.kind in always):
            seconds = telling.lasting(event.kind, loud=loud) * TEMPO[speed]
        if heard and event.kind in telling.weighty:
            seconds = max(seconds, WEIGHING[speed])
        paced = telling.paced(event, view) if heard else None
        seconds = seconds if paced is None else paced * TEMPO[speed]
        acting, earlier = actor if event.seat is None else event.seat, beats[-1] if beats else None
        if seconds > 0:
            told_of, link = event if heard else None, None if beats else prior
            seen = earlier.view if earlier else views[0]
            beats.append(Beat(told_of, rest, travels, seconds, view, acting, earlier, seen, link, loud))
        last = pieces
    return beats


class Story:
    """The beats still to be shown."""

    def __init__(self) -> None:
        self._beats: deque[Beat[Any]] = deque()
        #: What was told last of the action before, if that was told at all.
        self.last: Beat[Any] | None = None

    @property
    def beat(self) -> Beat[Any] | None:
        """Give what happens now."""
        return self._beats[0] if self._beats else None

    @property
    def ahead(self) -> list[Beat[Any]]:
        """Give what happens now and next."""
        return list(islice(self._beats, 2))

    def add(self, beats: Sequence[Beat[Any]], chapters: Container[str] = ()) -> None:
        """Tell more afterwards; what follows a new chapter belongs to nothing before it."""
        self._beats.extend(beats)
        begun = any(beat.event and beat.event.kind in chapters for beat in beats)
        self.last = beats[-1] if beats and not begun else None

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

    def rest(self, seconds: float) -> bool:
        """Let the last beat stay when its time is over; True if it does."""
        beat = self.beat
        if beat is None or len(self._beats) > 1 or beat.passed + seconds < beat.seconds:
            return False
        beat.passed = beat.seconds
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
        self.last = None
