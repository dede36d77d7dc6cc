"""How a table is led: it is played, told again, or learned from a script."""

from typing import TYPE_CHECKING, ClassVar

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.input.signals import Signal
from game.scenes.exits import Exits, Topic
from game.session.session import Session
from game.table import painting
from game.table.curtain import Curtain
from game.table.passages import Entry
from game.widgets.button import Button
from game.widgets.hold import Hold
from rules.kernel import Action, Seat

if TYPE_CHECKING:
    from game.scenes.table import Table


class Conduct:
    """What lies around the board, and what happens next; the table does the rest."""

    table: "Table"
    #: Everything is told again, and nobody is asked any more.
    past = False
    #: Bots that are asked act by themselves.
    lets_bots_act = False
    #: One push does what lies a step further, and what is obvious after it.
    swift = False

    def __init__(self, exits: Exits) -> None:
        self.exits = exits

    def curtain(self, session: Session) -> Curtain:
        """Say whose secrets may be shown."""
        return Curtain(session)

    # Where the table leads to.

    def enter(self) -> None:
        """Begin."""

    def leave(self) -> None:
        """End."""

    def cancel(self) -> None:
        """Answer Esc."""
        self.table.app.pop()

    def open_menu(self) -> None:
        """Answer the key of the menu."""
        self.cancel()

    def open_rules(self, subject: Topic) -> None:
        """Open the rulebook at what is looked at, or at what is asked."""
        self.exits.rules(self.table, subject)

    def open_entry(self, entry: Entry) -> None:
        """Go where something was told."""

    # What happens.

    def act(self, seat: Seat, option: Action) -> None:
        """Do what somebody has picked."""
        self.table.play(seat, option)

    def take_back(self) -> None:
        """Go back a step, or say why not."""

    def proceed(self, seconds: float) -> None:
        """Let something happen by itself; nothing is being told."""

    def end(self) -> None:
        """Go on from the end: everything is told, and nobody is asked any more."""

    def move_on(self) -> None:
        """Forget what was thought of another position."""

    def tick(self, seconds: float) -> None:
        """Let time pass for what lies around the board."""

    # Input.

    def hear(self, signal: Signal) -> bool:
        """Answer input before the table does; True if it was meant."""
        return False

    def answer(self, at: tuple[float, float]) -> None:
        """Answer a click on nothing that can be pushed: on a line of the chronicle by going there."""
        chronicle = self.table.side.chronicle
        line = chronicle.under(at)
        if chronicle.leaf(at) or (line is not None and chronicle.unfold(line.number)):
            self.table.changed = True
        elif line is not None:
            self.open_entry(line.entry)

    def explain(self, words: str) -> None:
        """Say why something does not work."""
        self.table.attention.explain(words)

    def hides(self, at: tuple[float, float]) -> bool:
        """Say whether something lies over the table there."""
        return False

    def begins(self, button: Button) -> bool:
        """Say whether keys may begin with a button: it answers what is asked, or opens the curtain before."""
        return isinstance(button, Hold) or button.meaning in self.table.sight.options

    def leads_on(self, button: Button) -> bool:
        """Say whether a button decides nothing, so that the first push by keys may mean it."""
        return False

    def recaps(self, seat: Seat) -> bool:
        """Say whether somebody is told by themselves what happened since their last turn."""
        return False

    # What it looks like.

    @property
    def advised(self) -> Action | None:
        """Give what is crowned among all that can be picked."""
        return self.table.side.advising.best

    #: Something is to be read below the seats, which leave room for it.
    noted: ClassVar[bool] = False

    def buttons(self, page: Page) -> list[Button]:
        """Lay out everything that can be pushed."""
        return []

    def paint_prompt(self, canvas: Canvas) -> float:
        """Say who is asked for what, or who does what; and give where that ends."""
        return painting.paint_bar(canvas, self.table.sight)

    def paint_left(self, canvas: Canvas) -> None:
        """Paint over the seats."""

    def paint_middle(self, canvas: Canvas) -> None:
        """Paint over board and tray."""

    def shade(self, canvas: Canvas, part: Box) -> None:
        """Take light from a part of the table that was painted."""

    def paint_over(self, canvas: Canvas) -> None:
        """Paint over everything, at every frame."""
