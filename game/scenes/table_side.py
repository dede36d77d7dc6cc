"""What is told beside the board: the chronicle, what happened since one's last turn, and advice."""

from typing import TYPE_CHECKING

from game.drawing.page import Box
from game.table.advice import Advising
from game.table.chronicle import Chronicle, retold
from game.table.chronicle_reader import Reading
from game.table.passages import Entry
from game.table.setting import Subject
from game.widgets.button import Button
from game.words import advice, reading, shared
from rules.kernel import Seat

if TYPE_CHECKING:
    from game.scenes.table import Table


class Side:
    """Knows what was told, and which of the three the sheet shows."""

    def __init__(self, table: "Table", chronicle: Chronicle, advising: Advising) -> None:
        self._table = table
        self.chronicle = chronicle
        self.advising = advising
        self.entries: list[Entry] = retold(chronicle.session)
        self.recapping = False
        #: Somebody has asked for the recap, wherever it may lie.
        self._pushed = False
        #: Somebody reads the chronicle where it is folded away.
        self.reading = False
        #: Where the recap lies, if that is on the board.
        self.laid: Box | None = None

    @property
    def unfolded(self) -> bool:
        """Say whether the sheet shows anything that somebody has asked for, or is told."""
        table = self._table
        looks = self.reading or self.subject is not None or isinstance(table.meant, Reading)
        recapped = self.recapping and table.story.beat is None and (self._pushed or not self.on_choices)
        recapped = recapped and self.on_board is None
        return looks or self.advising.wanted or recapped

    @property
    def subject(self) -> Subject | None:
        """Give what is looked at closely, unless its sheet would hide what is to be picked, or says more."""
        subject = self._table.attention.subject
        told = subject is not None and subject.beside and self._table.sight.layout.folded
        return None if told or self.on_choices else subject

    @property
    def on_choices(self) -> bool:
        """Say whether the sheet would lie on something that answers what is asked."""
        layout, options = self._table.sight.layout, self._table.sight.options
        answers = (button for button in self._table.buttons if button.meaning in options)
        return layout.folded and any(layout.log.holds(button.box.centre) for button in answers)

    @property
    def on_board(self) -> Box | None:
        """Give the part of the board that the recap takes, if it is told and has one there."""
        table, told = self._table, self.recapping and self.reader_of_recap is not None
        shown = told and table.story.beat is None and not self.advising.wanted
        return table.sight.desk.board.recapped if shown else None

    def holds(self, at: tuple[float, float]) -> bool:
        """Say whether a point lies on what is read: beside the board, or the recap on it."""
        on_board = self.laid is not None and self.laid.holds(at)
        layout = self._table.sight.layout
        return on_board or (layout.log.holds(at) and (self.unfolded or not layout.folded))

    def close(self) -> bool:
        """Put away what was asked for beside the board; False if there is nothing of the kind."""
        asked_for = self.advising.wanted or (self._table.sight.layout.folded and self.reading)
        self.advising.drop()
        self.reading = False
        self._table.changed = True
        return asked_for

    def entries_told(self) -> list[Entry]:
        """Give what was told, up to what is told just now; not what the stage says in other words as yet."""
        table = self._table
        event = table.story.beat.event if table.story.beat else None
        last = next((i for i, entry in enumerate(self.entries) if entry.event is event), len(self.entries))
        kept_back = table.sight.act is not None and bool(table.sight.act.said)
        return self.entries[: last if kept_back else last + 1]

    def offer_recap(self) -> None:
        """Show what happened since one's last turn to whoever sits down, if there is anything."""
        curtain, log = self._table.curtain, self._table.session.match.log
        looker = curtain.looker
        if looker is None or looker != curtain.person or not log or log[-1][0] == looker:
            self.recapping = False
        else:
            # Nobody's chronicle is taken away who reads in it.
            reads = isinstance(self._table.meant, Reading)
            self.recapping = not reads and self._table.conduct.recaps(looker)
            self.chronicle.first = 0
        self._pushed = False

    @property
    def reader_of_recap(self) -> Seat | None:
        """Name who reads what happened: behind a closed curtain, too, where it tells what all may know."""
        curtain = self._table.curtain
        return curtain.person if curtain.covered else curtain.looker

    def toggle_recap(self) -> None:
        """Show the recap in the place of advice or the chronicle, or the chronicle again.

        Where that is folded away it is opened after the recap, and then closed.
        """
        table, say, asked = self._table, self._table.sight.say, self._table.session.asked
        if self.reader_of_recap is None and asked is not None:
            table.explain(say(shared.NOT_YOUR_TURN, name=table.session.names[asked.seat]))
            return
        folded, recapped = table.sight.layout.folded, self.recapping and not self.advising.wanted
        self.recapping = not recapped and not (self.reading and not self.advising.wanted)
        self.reading = folded and recapped
        self.chronicle.first = 0
        self._pushed = True
        self.advising.drop()
        table.changed = True

    def ask_advice(self) -> None:
        """Let the best bot think in the place of whoever is asked and may see their cards."""
        table = self._table
        if table.story.beat is not None or table.curtain.person is None:
            table.explain(table.sight.say(advice.NOBODY_ASKED))
        elif self.advising.ask(table.sight):
            table.changed = True
        else:
            table.explain(table.sight.say(advice.COVERED))

    def reader(self) -> Button:
        """Let the focus go into the chronicle; it stays there whatever is offered meanwhile."""
        sight, opened = self._table.sight, self._table.conduct.open_entry
        hint = sight.say(reading.LINE_BY_LINE)
        return Reading(sight.layout.log, self.chronicle, opened, self._read_on, self._leave, hint=hint)

    def _read_on(self) -> None:
        """Show the chronicle, and on the board what the line that is meant tells of."""
        self.advising.drop()
        self._table.attention.begin()
        self._table.attention.entry = self.chronicle.meant
        self._table.changed = True

    def _leave(self) -> None:
        """Lead the focus back to what is asked."""
        table = self._table
        table.attention.entry = None
        table.intent.compass.begin()
