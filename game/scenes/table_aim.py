"""What somebody is about to do: what was touched last, a place they want to come to, and the focus."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.drawing.page import Box
from game.table.chronicle_reader import Reading
from game.table.option_buttons import Aim, Offer
from game.table.reach import Way
from game.table.sweep import Sweep
from game.widgets.button import Button
from game.widgets.hold import Hold
from game.words import shared
from rules.kernel import Action

if TYPE_CHECKING:
    from game.scenes.table import Table

#: Seconds after a push in which nothing is done that lies a step further: a push too many must not go on.
HASTY = 0.4
#: How long what can be picked pulses when it is asked for, and how often in that time.
PULSING, PULSES = 2.4, 3


class Intent:
    """Follows what is touched; forgets it as soon as the position changes."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.sweep = Sweep()
        self.hasty = 0.0
        self._lifted: Way = ()
        self._sought: Box | None = None
        #: What is asked, and for how long by now.
        self._question: object = None
        self._asked_for = 0.0

    def drop(self) -> None:
        """Forget it: the position is another."""
        self._lifted, self._sought = (), None
        self.hasty = HASTY

    @property
    def offer(self) -> Offer:
        """Know what can be picked, and what lies one step further unless one step is done at a time."""
        table = self._table
        swift = table.conduct.swift
        aim = Aim(self.seek, self._refuse, self._lifted, self._sought) if swift else None
        return Offer(table.sight, table.conduct.act, table.open_curtain, table.close_curtain, aim)

    def seek(self, place: Box) -> None:
        """Let somebody say by which option they want to come to a place."""
        self._sought = place
        self._table.refresh()

    def _refuse(self) -> None:
        self._table.explain(self._table.sight.say(shared.LOOK_FIRST))

    def follow(self) -> None:
        """Show where leads what was touched last; it stays in the hand until another is."""
        table = self._table
        touched = self._touched
        if table.conduct.swift and touched and touched != self._lifted:
            self._lifted = touched
            table.refresh()
            # What is looked at is the same as before.
            table.point_at(table.attention.pointer)
        if table.by_keys and table.meant is not None and not isinstance(table.meant, Reading):
            table.point_at(table.meant.box.centre)

    @property
    def _touched(self) -> Way:
        """Give the option that is meant, or a step further on the way of the one that is lifted."""
        meaning = self._table.meant.meaning if self._table.meant else None
        if isinstance(meaning, Action):
            return (meaning,) if meaning in self._table.sight.options else ()
        if isinstance(meaning, tuple) and len(meaning) == 2 and meaning[:1] == self._lifted[:1]:
            return meaning
        return ()

    def place_focus(self, before: Button | None) -> None:
        """Leave the focus where it was, or let it begin with the first choice of another question."""
        table = self._table
        question = (
            len(table.session.match.log),
            table.session.asked,
            table.curtain.covered,
            table.sight.beat,
        )
        found = [n for n, button in enumerate(table.buttons) if before and _alike(button, before)]
        if question != self._question:
            self._asked_for = 0.0
        # Whoever reads in the chronicle goes on reading.
        if (question != self._question and not isinstance(before, Reading)) or not found:
            options = table.sight.options
            found = [n for n, b in enumerate(table.buttons) if b.enabled and _chooses(b, options)]
        self._question = question
        if found and (table.by_keys or table.meant is None):
            table.focus = found[0]

    # What pulses.

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; True while something pulses."""
        self.hasty -= seconds
        was = self.pulsing
        self._asked_for += seconds
        return was

    @property
    def pulsing(self) -> bool:
        """Say whether what can be picked still pulses: only for a moment, so that nothing moves for long."""
        table = self._table
        still = table.app.settings.reduced_motion or table.story.beat is not None
        return not still and self._asked_for < PULSING and bool(self.targets)

    @property
    def pulse(self) -> float:
        """Give how bright it is now, from 0 to 1."""
        return math.sin(math.pi * PULSES * self._asked_for / PULSING) ** 2

    @property
    def targets(self) -> list[Button]:
        """Give the places on the board that answer what is asked."""
        board, options = self._table.sight.layout.board, self._table.sight.options
        found = [button for button in self._table.buttons if button.meaning in options]
        return [button for button in found if board.holds(button.box.centre)]


def _alike(one: Button, other: Button) -> bool:
    """Say whether two buttons stand for the same, laid out at different times."""
    return (type(one), one.box, one.meaning) == (type(other), other.box, other.meaning)


def _chooses(button: Button, options: Sequence[Action]) -> bool:
    """Say whether a button answers what is asked, or opens the curtain before it."""
    return isinstance(button, Hold) or button.meaning in options
