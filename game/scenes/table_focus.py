"""Where the focus begins at a table, and where keys lead it: from choice to choice, beyond on purpose."""

from collections.abc import Sequence
from math import dist
from typing import TYPE_CHECKING

from game.input.signals import Button as Key
from game.table.chronicle_reader import Reading
from game.widgets.button import Button, Round, Strip
from game.widgets.focus import DIRECTIONS
from game.widgets.hold import Hold
from game.widgets.panel import NOWHERE
from rules.kernel import Action

if TYPE_CHECKING:
    from game.scenes.table import Table


class Compass:
    """Leads the focus to the first choice of each question; bar and chronicle are never on its way."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._question: object = None
        #: The choice from which the focus has gone up to the bar.
        self._left: Button | None = None

    def place(self, before: Button | None) -> bool:
        """Leave the focus where it was, or let it begin anew; True where something else is asked."""
        table = self._table
        match, asked = table.session.match, table.session.asked
        question = (len(match.log), asked, table.curtain.covered, table.sight.beat)
        new, self._question = question != self._question, question
        kept = [n for n, b in enumerate(table.buttons) if before and _alike(b, before) and _lives(b)]
        # Whoever reads in the chronicle goes on reading.
        found = [] if new and not isinstance(before, Reading) else kept
        if table.by_keys or table.meant is None:
            table.focus = next(iter(found or self._first or kept), table.focus if self._free else NOWHERE)
        return new

    def begin(self) -> None:
        """Let the focus begin with the first choice, wherever the pointer has left it."""
        table = self._table
        if not self._free and not (table.focused and self._chooses(table.focused)):
            table.focus = next(iter(self._first), NOWHERE)

    def shown(self) -> bool:
        """Show where the focus begins when a key wants it to go on from nowhere; True where that is all."""
        table = self._table
        if self._free or (table.by_keys and table.focused) or (table.meant and self._chooses(table.meant)):
            return False
        self.begin()
        with table.part_by_part():
            table.by_keys = table.changed = True
        return True

    @property
    def _free(self) -> bool:
        """Say whether nobody is asked anything, so that the bar is as good as anything else."""
        return self._table.conduct.past

    @property
    def _first(self) -> list[int]:
        """Number what answers the question: first what people nearly always want, last what does nothing."""
        table = self._table
        begins = table.conduct.begins
        found = [n for n, b in enumerate(table.buttons) if b.enabled and begins(b)]
        return sorted(found, key=lambda number: self._rank(table.buttons[number]))

    def _rank(self, button: Button) -> tuple[bool, bool]:
        idle = isinstance(button.meaning, Action) and self._table.sight.desk.hand.idle(button.meaning)
        return idle, not self._leads(button)

    def _leads(self, button: Button) -> bool:
        """Say whether a button comes before the others that answer the question."""
        if self._table.curtain.unseen:
            return isinstance(button, Hold)
        return isinstance(button, Strip) and button.seal and button.meaning is not None

    def ahead(self, key: Key) -> list[int]:
        """Number what a key may lead to: nothing dead, and from the choices up to the bar alone."""
        table = self._table
        alive = [n for n, button in enumerate(table.buttons) if _lives(button)]
        if self._free or key in (Key.NEXT, Key.PREVIOUS):
            return alive
        choices = [n for n in alive if self._chooses(table.buttons[n])]
        above = [n for n in alive if self._on_bar(table.buttons[n])]
        here = table.focused
        if isinstance(here, Reading):
            return [*above, *choices]
        if here is not None and self._on_bar(here):
            return above if key is not Key.DOWN else self._back(choices) or alive
        if key is Key.UP and not self._higher(choices):
            self._left = here
            return above
        return self._nearest(choices, key) or choices

    def _back(self, choices: Sequence[int]) -> list[int]:
        """Lead from the bar to the choice from which the focus came, or else to the first."""
        buttons, left = self._table.buttons, self._left
        return [n for n in choices if left and _alike(buttons[n], left)] or self._first[:1]

    def _nearest(self, choices: Sequence[int], key: Key) -> list[int]:
        """Number the nearest choice that lies rather ahead than aside: so arrows lead to all of them."""
        focused, buttons = self._table.focused, self._table.buttons
        if focused is None:
            return []
        here, places = focused.box.centre, {n: buttons[n].box.centre for n in choices}
        ahead = [n for n, there in places.items() if there != here and _is_ahead(here, there, key)]
        return sorted(ahead, key=lambda number: dist(here, places[number]))[:1]

    def _higher(self, choices: Sequence[int]) -> list[int]:
        """Number the choices above the focus."""
        here, buttons = self._table.focused, self._table.buttons
        return [n for n in choices if here and buttons[n].box.centre[1] < here.box.centre[1]]

    def _on_bar(self, button: Button) -> bool:
        return self._table.sight.layout.bar.holds(button.box.centre)

    def _chooses(self, button: Button) -> bool:
        return _lives(button) and not self._on_bar(button) and not isinstance(button, Reading)


def _is_ahead(here: tuple[float, float], there: tuple[float, float], key: Key) -> bool:
    """Say whether a place lies rather in a direction than aside of it."""
    across, down = there[0] - here[0], there[1] - here[1]
    right, low = DIRECTIONS[key]
    return across * right + down * low >= abs(across * low) + abs(down * right)


def _lives(button: Button) -> bool:
    return button.enabled and not (isinstance(button, Round) and button.faint)


def _alike(one: Button, other: Button) -> bool:
    """Say whether two buttons stand for the same, laid out at different times."""
    return (type(one), one.box, one.meaning) == (type(other), other.box, other.meaning)
