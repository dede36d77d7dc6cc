"""What somebody is about to do: what was touched last, a place they want to come to, and the focus."""

import math
from typing import TYPE_CHECKING

from game.drawing.page import Box
from game.input.signals import Button as Key
from game.input.signals import key_name
from game.scenes.table_focus import Compass
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
        self.compass = Compass(table)
        #: For how long the question is asked by now.
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

    @property
    def lifted(self) -> Way:
        """Give what is in the hand: an option, or a way that begins with it."""
        return self._lifted

    def lift(self, option: Action | None) -> None:
        """Show where an option leads that somebody has in mind, or none any more."""
        self._lifted = (option,) if option else ()
        self._table.refresh()

    def seek(self, place: Box) -> None:
        """Let somebody say by which option they want to come to a place."""
        self._sought = place
        self._table.refresh()

    def _refuse(self) -> None:
        """Let a push turn the cards up as long as it is held, and say so until somebody has looked."""
        table = self._table
        peek = next(button for button in table.buttons if isinstance(button, Hold))
        if peek.press:
            peek.push()
            return
        table.hold_instead(peek)
        sight = table.sight
        key = key_name(Key.OK, sight.settings, sight.say)
        table.explain(sight.say(shared.LOOK_HOLD, button=peek.words, key=key))
        table.attention.hold()

    def follow(self) -> None:
        """Show where leads what was touched last; it stays in the hand until another is."""
        table = self._table
        touched = self._touched
        if table.conduct.swift and touched and touched != self._lifted:
            self._lifted = touched
            table.turn(patient=False)
            # What is looked at is the same as before.
            table.point_at(table.attention.pointer)
        if table.by_keys and table.meant is not None and not isinstance(table.meant, Reading):
            at = table.meant.box.centre
            if at != table.attention.pointer:
                table.point_at(at)

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
        if self.compass.place(before):
            self._asked_for = 0.0
            if self._table.sight.options:
                self._take_up()

    def _take_up(self) -> None:
        """Let what lies under a still pointer, or where the focus begins, be told of this question."""
        attention = self._table.attention
        self.follow()
        attention.go_on()
        if self._table.side.recapping:
            # What the others did is read before anything is looked at.
            attention.begin()

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
        """Give the places on the board that answer what is asked, or where all leads that is left to do."""
        board, options = self._table.sight.layout.board, self._table.sight.options
        found = [button for button in self._table.buttons if button.due or button.meaning in options]
        return [button for button in found if board.holds(button.box.centre)]
