"""What people do at a table: pushes, clicks on the board, keys to skip, undo and look closer."""

from typing import TYPE_CHECKING

from game.input.signals import Button as Key
from game.input.signals import Click, Point, Press, Signal, Wheel
from game.table.chronicle_reader import Reading
from game.widgets.button import Round
from game.widgets.hold import Hold

if TYPE_CHECKING:
    from game.scenes.table import Table


def hear(table: "Table", signal: Signal) -> bool:
    """Answer input, and take note of what it touches."""
    heard = _hear(table, signal)
    table.intent.follow()
    return heard


def _hear(table: "Table", signal: Signal) -> bool:
    """Undo, skip and look closer by their keys; the rest is the panel's."""
    if isinstance(signal, Press) and table.meant is None and not table.by_keys:
        table.intent.compass.begin()
    if signal in (Press(Key.NEXT), Press(Key.PREVIOUS)) and table.intent.compass.shown():
        return True
    if isinstance(signal, Press) and signal.button is Key.SKIP:
        table.turbo = signal.down
        if signal.down:
            table.skip()
        return True
    if isinstance(signal, Point):
        table.point_at(signal.at)
        if table.intent.sweep.going and _sweep(table, signal):
            return True
    if isinstance(signal, Click) and not signal.down:
        table.intent.sweep.end()
    if isinstance(signal, Wheel) and table.side.holds(signal.at):
        table.side.chronicle.turn(signal.steps)
        table.changed = True
        return True
    if (isinstance(signal, Click) and signal.down) or signal == Press(Key.OK):
        return _push(table, signal)
    if signal == Press(Key.CANCEL) and not isinstance(table.meant, Reading) and table.side.close():
        return True
    if signal == Press(Key.UNDO) or (signal == Press(Key.CANCEL) and _half_made(table)):
        table.conduct.take_back()
    elif signal == Press(Key.LOOK):
        table.magnify()
    elif signal == Press(Key.MENU):
        table.conduct.open_menu()
    elif signal == Press(Key.HELP):
        table.open_rules()
    else:
        return table.hear_buttons(signal)
    return True


def _half_made(table: "Table") -> bool:
    """Say whether Esc takes a step of a longer choice back."""
    asked, curtain = table.session.asked, table.curtain
    open_for_all = not curtain.covered and (curtain.viewer is None or curtain.mode == "open")
    own = asked is not None and curtain.person == asked.seat == table.session.undoer
    halfway = asked is not None and own and asked.halfway(table.session.match.state)
    return open_for_all and halfway and not isinstance(table.meant, Reading)


def _push(table: "Table", signal: Signal) -> bool:
    if table.conduct.past:
        _finish_for(table, signal)
    if table.deaf > 0 and not _harmless(table, signal):
        return True
    if isinstance(signal, Click) and signal.look:
        table.magnify(signal.at)
        return True
    on_bar = isinstance(signal, Click) and table.sight.layout.bar.holds(signal.at)
    if table.story.beat is not None and not on_bar:
        table.skip()
        return True
    if isinstance(signal, Click):
        signal = signal._replace(at=table.sight.desk.board.meant_by(signal.at, table.buttons))
        table.point(signal.at)
    elif table.meant is None:
        # The first push shows where the focus is; what has to be held shows itself, what leads on does so.
        table.by_keys = table.changed = True
        if table.meant is None or not (isinstance(table.meant, Hold) or table.conduct.leads_on(table.meant)):
            return True
    in_vain = table.meant is None
    if table.intent.hasty > 0 and table.meant is not None and table.meant.far:
        return True
    if isinstance(signal, Click):
        table.intent.sweep.begin(table.meant, signal.at)
    heard = table.hear_buttons(signal)
    if isinstance(signal, Click) and in_vain:
        table.conduct.answer(signal.at)
    return heard


def _sweep(table: "Table", signal: Point) -> bool:
    """Pick what the stroke comes to, without waiting for what is told of the card before."""
    if table.story.beat is not None:
        table.story.finish()
        table.refresh()
    table.point(signal.at)
    card = table.meant
    if card is None or not table.intent.sweep.touches(card, signal.at):
        return False
    card.push()
    return True


def _finish_for(table: "Table", signal: Signal) -> None:
    """Hear a button even while something is told."""
    if isinstance(signal, Click):
        table.point(signal.at)
    if table.meant is not None:
        table.story.finish()


def _harmless(table: "Table", signal: Signal) -> bool:
    """Say whether a push decides nothing: on the bar, the chronicle, or what opens a curtain."""
    if isinstance(signal, Click):
        openers = [button.box for button in table.buttons if isinstance(button, Hold)]
        places = [table.sight.layout.bar, *openers]
        return table.side.holds(signal.at) or any(place.holds(signal.at) for place in places)
    return isinstance(table.meant, Round | Reading | Hold)
