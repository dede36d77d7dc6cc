"""What one game brings to the table: its board, its counters, its cards and what can be said of them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot
from game.drawing.theme import LEAF_GOLD
from game.session.session import Session
from game.table import tray
from game.table.layout import BOARD, Layout
from game.table.story import Beat
from game.widgets.button import Button, Deed
from game.words import Tongue
from rules.kernel import Action, Decision, Event, Seat, State

#: A place that an action can mean: its kind and its value.
Place = tuple[str, object]


class Subject(NamedTuple):
    """Something that can be looked at closely: a picture, its name, its rule and what it is worth now."""

    box: Box
    picture: str
    title: str
    text: str
    now: str = ""
    #: What its rule card is found by; nothing: its picture tells.
    rule: str = ""


class Danger(NamedTuple):
    """How near a seat is to harm: a number on a meter; None where nobody may know it."""

    value: int | None
    most: int
    warning: int
    icon: str = "rat"


class Desk:
    """One game on the table: a view comes in, pictures and places go out; of legality it knows nothing."""

    #: Kinds of events that the chronicle leaves out.
    quiet: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of events with which a new chapter of the chronicle begins.
    chapters: ClassVar[frozenset[str]] = frozenset({"round"})
    #: Kinds of actions that are cards of the hand.
    from_hand: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of events that are left to be read, whoever acts.
    weighty: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of events that are read as long as those of a bot, whoever acts.
    noted: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of events that name another seat to which nothing happens.
    merely_named: ClassVar[frozenset[str]] = frozenset()
    #: Whether the rules tell an event after they have done it; otherwise before.
    tells_after: ClassVar[bool] = False
    #: How wide and high the board is at most.
    board_size: ClassVar[tuple[int, int]] = BOARD

    def __init__(self, session: Session) -> None:
        self.session = session
        self.tinctures = tuple(player.tincture for player in session.players)

    def place(self, layout: Layout, view: Any) -> None:
        """Find every place anew: the window or the view has changed."""
        self.layout = layout

    def attend(self, option: Action | None, beat: Beat | None) -> None:
        """Take note of what is meant and of what is told, before anything is painted."""

    def meant_by(self, at: tuple[float, float], buttons: Sequence[Button]) -> tuple[float, float]:
        """Give the spot that somebody means who clicks somewhere: a place that stands for one inside it."""
        return at

    def called(self, option: Action, view: Any, say: Tongue) -> str:
        """Name an option by what lies on the table; nothing: its words say it all."""
        return ""

    def point_at(self, at: tuple[float, float]) -> bool:
        """Take note of where the pointer is; True if something looks different for it."""
        return False

    # The board.

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint what does not change during a game."""

    def paint_under(self, canvas: Canvas, view: Any, say: Tongue) -> None:
        """Paint what lies under the pieces and changes in the course of a game."""

    def pieces(self, view: Any) -> list[Piece]:
        """Give everything that can move, from back to front."""
        return []

    def paint_over(self, canvas: Canvas, view: Any) -> None:
        """Paint what lies over the pieces, such as numbers."""

    def spots(self, view: Any, seat: Seat) -> Mapping[Place, Box]:
        """Name everything that an action of this seat can mean."""
        return {}

    def glow(self, option: Action, box: Box, deed: Deed, say: Tongue) -> Button | None:
        """Give a place that can be picked a look of its own; None: a ring around it."""
        return None

    def way(self, piece: Piece, start: Spot, end: Spot) -> tuple[Spot, ...]:
        """Say which way a piece goes."""
        return start, end

    def edge(self, piece: Piece, panel: Spot, before: Any, after: Any) -> Spot:
        """Say where a piece comes from or goes to that is off the board, between two views."""
        return panel

    def paint_beat(self, canvas: Canvas, beat: Beat, view: Any, say: Tongue) -> None:
        """Point at what is told."""
        box = self.shown(beat.event, view) if beat.event else None
        if box:
            self.mark(canvas, box)

    def mark(self, canvas: Canvas, box: Box) -> None:
        """Mark a place that an event names."""
        canvas.ring(box.inset(-4), LEAF_GOLD, 6, 10)

    # The hand.

    def parts(self, box: Box) -> tray.Parts:
        """Divide the tray."""
        return tray.parts(box)

    def hand(
        self,
        view: Any,
        seat: Seat,
        box: Box,
        deeds: Mapping[Action, Deed],
        say: Tongue,
        *,
        hidden: bool,
    ) -> list[Button]:
        """Lay out the cards of a seat; those among the deeds can be pushed; hidden: with their backs up."""
        return []

    def has_secrets(self, view: Any, seat: Seat) -> bool:
        """Say whether there is anything that only this seat may see."""
        return True

    def closed(self, state: State, seat: Seat) -> State | None:
        """Give a position without what only this seat has seen; None: without that it cannot decide."""
        return None

    def paint_cards(self, canvas: Canvas, view: Any, box: Box, say: Tongue) -> None:
        """Paint the cards that lie in the tray for all to see, whoever is asked."""

    def paint_tray(self, canvas: Canvas, view: Any, seat: Seat | None, box: Box) -> None:
        """Paint what lies in the free part of the tray."""

    # Seats and context.

    def counters(self, view: Any, seat: Seat) -> tuple[str, ...]:
        """Give four counters of a seat, each an icon and a number."""
        return ()

    def danger(self, view: Any, seat: Seat) -> Danger | None:
        """Say how near a seat is to harm."""
        return None

    def foot(self, view: Any, seat: Seat) -> str:
        """Give the last line of a seat's panel, where no danger is shown."""
        return ""

    def marks(self, view: Any, seat: Seat) -> tuple[str, ...]:
        """Give pictures that stand beside a seat's crest, such as the bell-ringer."""
        return ()

    def cards_held(self, view: Any, seat: Seat) -> int:
        """Count the cards in a hand."""
        return 0

    def paint_rail(self, canvas: Canvas, view: Any) -> None:
        """Paint what lies below the seats."""

    def paint_context(self, canvas: Canvas, view: Any, box: Box, say: Tongue) -> None:
        """Paint what the round is about."""

    def paint_time(self, canvas: Canvas, view: Any, box: Box) -> None:
        """Paint how far the game has come, on the dark wood of the bar."""

    # Words.

    def forecast(self, after: State, seat: Seat, say: Tongue) -> str:
        """Say what lies ahead for a seat after an option, as far as it is certain."""
        return ""

    def subjects(self, view: Any, say: Tongue) -> Iterable[Subject]:
        """Give everything that can be looked at closely."""
        return ()

    def halfway(self, asked: Decision[Any]) -> bool:
        """Say whether a choice is half made, so that Esc takes it back."""
        return False

    def refusal(self, at: tuple[float, float], view: Any, asked: Decision[Any], say: Tongue) -> str:
        """Say why what lies there cannot be picked; nothing: no better reason than the question."""
        return ""

    def shown(self, event: Event, view: Any) -> Box | None:
        """Say where on the table an event is to be seen."""
        return None
