"""What one game brings to the table, by who asks: its board, hand, panel, stage, answers and leaf.

A desk is made anew for every look at the table, for one layout and one view, and never changed. What is to be
painted comes to it as a moment.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import Any, ClassVar, Generic

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.pieces import Piece, Spot
from game.drawing.theme import LEAF_GOLD, Sizes
from game.table import tray
from game.table.layout import BOARD, Layout
from game.table.likeness import Likeness, Track
from game.table.passers import Passer
from game.table.reasons import Fact
from game.table.setting import Danger, Mark, Moment, Place, Score, Setting, Subject, V
from game.table.stage import Act
from game.table.story import Beat, Telling
from game.widgets.button import Button, Deed
from game.words import Tongue, shared
from game.words.telling import Book
from game.words.texts import Contrast
from rules.kernel import Action, Decision, Event, Seat, State


class Part(Generic[V]):
    """A part of a desk."""

    def __init__(self, setting: Setting[V]) -> None:
        self.session = setting.session
        self.layout = setting.layout
        self.view = setting.view
        self.sizes = setting.sizes
        self.lively = setting.lively
        self.tinctures = setting.tinctures


class Board(Part[V]):
    """The middle of the table: where pieces stand, and what an action can mean there."""

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint what does not change during a game."""

    def paint_under(self, canvas: Canvas, moment: Moment[V]) -> None:
        """Paint what lies under the pieces and changes in the course of a game."""

    def pieces(self, view: V) -> list[Piece]:
        """Give everything that can move, from back to front."""
        return []

    def paint_over(self, canvas: Canvas, moment: Moment[V]) -> None:
        """Paint what lies over the pieces, such as numbers."""

    def paint_foreseen(self, canvas: Canvas, moment: Moment[V]) -> None:
        """Paint what lies over the pieces that what is meant would bring."""

    def paint_beat(self, canvas: Canvas, beat: Beat[V], moment: Moment[V]) -> None:
        """Point at what is told."""
        box = self.shown(beat.event, moment.view) if beat.event else None
        if box:
            self.mark(canvas, box)

    def mark(self, canvas: Canvas, box: Box) -> None:
        """Mark a place that an event names."""
        canvas.ring(box.inset(-4), LEAF_GOLD, 6, 10)

    def shown(self, event: Event, view: V) -> Box | None:
        """Say where on the table an event is to be seen."""
        return None

    def passers(self) -> Sequence[Passer]:
        """Give what may pass by now and then, where it hides nothing that is to be read."""
        return ()

    def reading(self, seats: Sequence[Seat], looked: Box | None = None) -> Box:
        """Say where what is read lies; these seats go on seeing what is theirs, the first above all."""
        return self.layout.log

    @property
    def recapped(self) -> Box | None:
        """Give a part of the board that a recap may take as long as it means nothing; None: there is none."""
        return None

    # What can be picked.

    @property
    def parts(self) -> Sequence[Box]:
        """Give the parts of the board; one where something can be picked loses the light of its rest."""
        return (self.layout.board,)

    def spots(self, seat: Seat) -> Mapping[Place, Box]:
        """Name everything that an action of this seat can mean, cards and persons beside the board too."""
        return {}

    def stands_for(self, option: Action, seat: Seat) -> Box | None:
        """Give the place that an option leads to, where the option itself is a card or a strip."""
        return None

    def lit(self, option: Action, box: Box) -> Box | None:
        """Give what keeps its light while a place can be picked, if that does not shine by itself."""
        return box

    def glow(self, option: Action, box: Box, deed: Deed, say: Tongue) -> Button | None:
        """Give a place that can be picked a look of its own; None: a ring around it."""
        return None

    def meant_by(self, at: tuple[float, float], buttons: Sequence[Button]) -> tuple[float, float]:
        """Give the spot that somebody means who clicks somewhere: a place that stands for one inside it."""
        return at

    def under(self, at: tuple[float, float]) -> str:
        """Name what lies under the pointer, where the table looks different for it."""
        return ""

    def lens(self, at: tuple[float, float]) -> Box | None:
        """Say what belongs together around a point and is looked at closely as a whole, if anything."""
        return None

    def foot(self, part: Box) -> float:
        """Say how much room what is looked at closely has below it for what is read there."""
        return 0.0

    def belonging(self, part: Box) -> Sequence[Box]:
        """Give what stands on a part that is looked at closely and may reach beyond it."""
        return ()

    def paint_close(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Paint what is to be read only where something is looked at closely."""

    # What moves.

    def way(self, piece: Piece, start: Spot, end: Spot) -> tuple[Spot, ...]:
        """Say which way a piece goes."""
        return start, end

    def edge(self, piece: Piece, panel: Spot, before: V, after: V) -> Spot:
        """Say where a piece comes from or goes to that is off the board, between two views."""
        return panel


class Hand(Part[V]):
    """The tray: the cards of a seat, and what lies there for all to see."""

    #: Kinds of actions that are cards of the hand.
    kinds: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of strips that keep their places while others of them come and go, from the first on.
    steady: ClassVar[tuple[str, ...]] = ()
    #: Kinds of strips of which the last, the most, is what people nearly always want.
    more: ClassVar[frozenset[str]] = frozenset()
    #: What does nothing, as kinds or whole actions: it lies behind all else, and keys never begin with it.
    nothing: ClassVar[frozenset[str]] = frozenset({"decline", "done"})
    #: How much room strips have to leave beside them so that something may lie there.
    spare: ClassVar[float] = inf
    #: Whether something is looked at in secret between questions that are none.
    looks: ClassVar[bool] = False
    #: What a person is told who may hold a button to look at their secrets.
    peeked: ClassVar[str] = shared.PEEK_TEXT

    @property
    def parts(self) -> tray.Parts:
        """Divide the tray."""
        return tray.parts(self.layout.tray, far=self.sizes.sofa)

    def cards(
        self, view: V, seat: Seat, deeds: Mapping[Action, Deed], say: Tongue, *, hidden: bool
    ) -> list[Button]:
        """Lay out the cards of a seat; those among the deeds can be pushed; hidden: with their backs up."""
        return []

    @classmethod
    def idle(cls, option: Action) -> bool:
        """Say whether an option does nothing."""
        return not cls.nothing.isdisjoint((option.kind, option.text()))

    def seen(self, card: Button, buttons: Sequence[Button]) -> Box:
        """Give the part of something to push that no other hides."""
        return card.box

    def has_secrets(self, seat: Seat) -> bool:
        """Say whether there is anything that only this seat may see."""
        return True

    def paint_cards(self, canvas: Canvas, moment: Moment[V]) -> None:
        """Paint the cards that lie in the tray for all to see, whoever is asked."""

    def paint_free(self, canvas: Canvas, view: V, seat: Seat | None, box: Box) -> None:
        """Paint what lies in the free part of the tray."""


class Panel(Part[V]):
    """What stands around the board: the counters of the seats, the round and the time."""

    #: Whether seats hold something that is shown by portraits.
    has_portraits: ClassVar[bool] = False

    def score(self, view: V, seat: Seat) -> Score | None:
        """Count the points of a seat, where a game has any before its end."""
        return None

    def leaders(self, view: V) -> list[Seat]:
        """Name those who have the most points, where everybody may know and somebody has less."""
        seats = range(len(self.session.players))
        values = [score.value for seat in seats if (score := self.score(view, seat))]
        points = [value for value in values if value is not None]
        if len(points) < len(seats) or len(set(points)) < 2:
            return []
        return [seat for seat in seats if points[seat] == max(points)]

    def counters(self, view: V, seat: Seat) -> tuple[str, ...]:
        """Give up to three other counters of a seat, each an icon and a number, the weightiest first."""
        return ()

    def danger(self, view: V, seat: Seat) -> Danger | None:
        """Say how near a seat is to harm."""
        return None

    def dread(self, view: V) -> float:
        """Say how near the plague is, from 0 to 1, as far as all may know."""
        return 0.0

    def portraits(self, view: V, seat: Seat) -> tuple[str, ...]:
        """Give the pictures of those whom a seat holds."""
        return ()

    def marks(self, view: V, seat: Seat) -> tuple[str, ...]:
        """Give pictures that stand beside a seat's score, such as the bell-ringer."""
        return ()

    def cards_held(self, view: V, seat: Seat) -> int:
        """Count the cards in a hand."""
        return 0

    def paint_rail(self, canvas: Canvas, moment: Moment[V]) -> None:
        """Paint what lies below the seats."""

    def paint_context(self, canvas: Canvas, moment: Moment[V]) -> None:
        """Paint what the round is about."""

    def paint_time(self, canvas: Canvas, moment: Moment[V], box: Box) -> None:
        """Paint how far the game has come, on the dark wood of the bar."""


class Stage(Part[V]):
    """What is told large, for the whole table."""

    def act(self, moment: Moment[V], beat: Beat[V]) -> Act | None:
        """Say what the stage shows while something is told; nothing: the table alone tells it."""
        return None


class Answers(Part[V]):
    """What can be asked of the table: names, forecasts, reasons, and what things are."""

    #: How two options differ, in words, by what their facts tell of.
    contrasts: ClassVar[Mapping[str, Contrast]] = {}

    def asks(self, asked: Decision[Any], say: Tongue) -> str:
        """Put a question by what lies on the table; nothing: its words say it all."""
        return ""

    def obvious(self, state: State, seat: Seat) -> Action | None:
        """Give what a seat would answer without a thought, because the rest is the same or a waste."""
        return None

    def called(self, option: Action, say: Tongue) -> str:
        """Name an option by what lies on the table; nothing: its words say it all."""
        return ""

    def called_later(self, after: State, option: Action, say: Tongue) -> str:
        """Name an option of a position that others lead to, by how things are there."""
        return ""

    def forecast(self, after: State, seat: Seat, say: Tongue) -> str:
        """Say what lies ahead for a seat after an option, as far as it is certain."""
        return ""

    def facts(self, option: Action, events: Sequence[Event], after: State, seat: Seat) -> Iterable[Fact]:
        """Give what is certain of an option, the weightiest first, as its preview and forecast tell it."""
        return ()

    def follows(self, first: Decision[Any], asked: Decision[Any]) -> bool:
        """Say whether a question belongs to a choice that was begun, or deserves advice of its own."""
        return True

    def supposed(self, say: Tongue, reason: str) -> str:
        """Say under which condition a reason holds, if it does not hold at once."""
        return reason

    def subjects(self, say: Tongue) -> Iterable[Subject]:
        """Give everything that can be looked at closely."""
        return ()

    def refusal(self, at: tuple[float, float], asked: Decision[Any], say: Tongue) -> str:
        """Say why what lies there cannot be picked; nothing: no better reason than the question."""
        return ""


class Leaf(Part[V]):
    """What is told of the game on a phone, beside the words that the table has too."""

    def when(self, say: Tongue) -> str:
        """Say how far the game has come, in a few words."""
        return ""

    def likeness(self, card: Button | None, picture: str) -> Likeness | None:
        """Say how something is shown that is picked or held: a card of the hand, or what has a picture."""
        return Likeness("plain", picture) if picture else None

    def track(self, after: State, seat: Seat, say: Tongue) -> Track | None:
        """Say how near a seat comes to harm after an option, as far as that is certain."""
        return None

    def worth(self, option: Action, brought: str, say: Tongue) -> Sequence[str]:
        """Say what an option is picked for: what it brings at once, unless the game knows more."""
        return (brought,)

    def here(self, subject: Subject) -> str:
        """Say how things are at a place that can be picked, beside what the pick brings."""
        return ""

    def shape(self, card: Button | None, option: Action | None = None) -> str:
        """Say what a choice looks like: a "leaf", a bare "card", or the "seal" that ends a choice."""
        return "leaf"

    def copies(self, card: Button) -> int:
        """Count the cards that lie in one place of the hand."""
        return 1

    @property
    def ground(self) -> tuple[str, Box] | None:
        """Name the picture of the board and where it lies on the page, if there is one to point at."""
        return None

    def more(self, seat: Seat, say: Tongue) -> Mapping[str, Any]:
        """Give further parts of the sheet: what it is "about", and what is weighed while one chooses."""
        return {}

    def seal(self, option: Action, name: str, say: Tongue) -> str:
        """Say what is done when an option is sealed that is called so."""
        return name

    def notes(self, seat: Seat, say: Tongue) -> Sequence[str]:
        """Give what a seat should know before it chooses, whatever it chooses."""
        return ()


class Desk(Generic[V]):
    """One game on the table: a view comes in, pictures and places go out; of legality it knows nothing."""

    #: How wide and high the board is at most.
    board_size: ClassVar[tuple[int, int]] = BOARD
    #: How events are told.
    telling: ClassVar[Telling] = Telling()
    #: All that the game has to say.
    book: ClassVar[Book]

    board: Board[V]
    hand: Hand[V]
    panel: Panel[V]
    stage: Stage[V]
    answers: Answers[V]
    leaf: Leaf[V]

    def __init__(self, setting: Setting[V]) -> None:
        """Lay everything out; a game puts its own parts in the place of the plain ones."""
        self.board, self.hand = Board(setting), Hand(setting)
        self.panel, self.stage, self.answers = Panel(setting), Stage(setting), Answers(setting)
        self.leaf = Leaf(setting)

    @classmethod
    def laid_out(cls, page: Page, seats: int, sizes: Sizes) -> Layout:
        """Say where everything lies on a page, for so many seats and people near or far."""
        return Layout.of(page, cls.board_size, seats, folded=sizes.sofa)

    def found(self, mark: Mark) -> Box | None:
        """Find what a lesson points at and only this game has."""
        return None
