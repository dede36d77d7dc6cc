"""How time passes at a table: what is held fills up, hands close, what is told goes on, and others act."""

from typing import TYPE_CHECKING

from game.scenes import table_telling

if TYPE_CHECKING:
    from game.scenes.table import Table

#: Seconds of a frame that what is told waits for as long as it is not ready to be shown.
HELD = 0.05


def pass_time(table: "Table", seconds: float) -> None:
    """Let pieces travel, others act, and whatever is looked at appear; all waits while it is large."""
    if table.magnifier.lens is not None:
        table.cover_in_time(seconds)
        return
    _look_around(table, seconds)
    table.cover_in_time(seconds)
    table_telling.let_hear(table)
    # What has come to its end is painted away, too.
    moved = table.picture.moving
    _live(table, seconds)
    if table.turbo and table.story.beat is not None:
        table.story.finish()
        table.refresh()
    if table.story.beat is not None:
        _tell_on(table, seconds)
    else:
        if moved or table.picture.moving:
            table.ask_for_frame()
        table.conduct.proceed(seconds)
    if table.story.beat is None and table.session.asked is None:
        table.conduct.end()
    table.conduct.tick(seconds)


def _look_around(table: "Table", seconds: float) -> None:
    """Let what is held, looked at, thought of and meant come to something."""
    if any(hold.pass_time(seconds) for hold in table.holds):
        table.changed = True
    if table.attention.rest(seconds):
        table.look_at(table.attention.pointer)
    if table.attention.fade(seconds) or table.side.advising.listen(table.sight):
        table.changed = True
    table.deaf -= seconds
    if table.intent.pass_time(seconds):
        table.ask_for_frame()


def _live(table: "Table", seconds: float) -> None:
    """Let candles, rats and the board move."""
    alive = table.picture.alive
    alive.pass_time(seconds)
    table.dirty += alive.touched
    table.picture.glide.pass_time(seconds)


def _tell_on(table: "Table", seconds: float) -> None:
    """Go on with the story; where a bot is in the midst of something, the stage stays open for it."""
    if table.picture.unready:
        seconds = max(0.0, seconds - HELD)
    if table_telling.stays_open(table) and table.story.rest(seconds):
        table.patience = 0.0
        table.conduct.proceed(seconds)
    elif table.story.pass_time(seconds):
        table.turn()
    table.ask_for_frame()
