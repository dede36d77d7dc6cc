"""What people do at a table: pushes, clicks on the board, keys to skip, undo and look closer."""

from typing import TYPE_CHECKING

from game.input.signals import Button as Key
from game.input.signals import Click, Point, Press, Signal, Wheel
from game.table.chronicle_reader import Reading
from game.table.layout import BAR
from game.widgets.button import Round
from game.widgets.hold import Hold

if TYPE_CHECKING:
    from game.scenes.table import Table


class TableInput:
    """Finds out what a signal means for the table as it is."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def hear(self, signal: Signal) -> bool:
        """Undo, skip and look closer by their keys; the rest is the panel's."""
        if isinstance(signal, Press) and signal.button is Key.SKIP:
            self.table.turbo = signal.down
            if signal.down:
                self.table.skip()
            return True
        if isinstance(signal, Point):
            self.table.point_at(signal.at)
        if isinstance(signal, Wheel) and self.table.sight.layout.log.holds(signal.at):
            self.table.side.chronicle.turn(signal.steps)
            self.table.changed = True
            return True
        if (isinstance(signal, Click) and signal.down) or signal == Press(Key.OK):
            return self._push(signal)
        if signal == Press(Key.UNDO) or (signal == Press(Key.CANCEL) and self._half_made()):
            self.table.conduct.take_back()
        elif signal == Press(Key.LOOK):
            self.table.look_on()
        elif signal == Press(Key.MENU):
            self.table.conduct.open_menu()
        elif signal == Press(Key.HELP):
            self.table.open_rules()
        else:
            return self.table.hear_buttons(signal)
        return True

    def _half_made(self) -> bool:
        """Say whether Esc takes a step of a longer choice back."""
        asked, curtain = self.table.session.asked, self.table.curtain
        open_for_all = not curtain.covered and (curtain.viewer is None or curtain.mode == "open")
        own = asked is not None and curtain.person == asked.seat == self.table.session.undoer
        halfway = asked is not None and own and asked.halfway(self.table.session.match.state)
        return open_for_all and halfway and not isinstance(self.table.meant, Reading)

    def _push(self, signal: Signal) -> bool:
        if self.table.conduct.past:
            self._finish_for(signal)
        if self.table.deaf > 0 and not self._harmless(signal):
            return True
        if isinstance(signal, Click) and signal.look:
            self.table.look_at(signal.at)
            return True
        on_bar = isinstance(signal, Click) and signal.at[1] < BAR
        if self.table.story.beat is not None and not on_bar:
            self.table.skip()
            return True
        if isinstance(signal, Click):
            signal = signal._replace(at=self.table.sight.desk.board.meant_by(signal.at, self.table.buttons))
            self.table.point(signal.at)
        elif self.table.meant is None:
            # The first push shows where the focus is.
            self.table.by_keys = self.table.changed = True
            return True
        in_vain = self.table.meant is None
        heard = self.table.hear_buttons(signal)
        if isinstance(signal, Click) and in_vain:
            self.table.conduct.answer(signal.at)
        return heard

    def _finish_for(self, signal: Signal) -> None:
        """Hear a button even while something is told."""
        if isinstance(signal, Click):
            self.table.point(signal.at)
        if self.table.meant is not None:
            self.table.story.finish()

    def _harmless(self, signal: Signal) -> bool:
        """Say whether a push decides nothing: on the bar, the chronicle, or what opens a curtain."""
        if isinstance(signal, Click):
            openers = [button.box for button in self.table.buttons if isinstance(button, Hold)]
            places = [self.table.sight.layout.bar, self.table.sight.layout.log, *openers]
            return any(place.holds(signal.at) for place in places)
        return isinstance(self.table.meant, Round | Reading | Hold)
