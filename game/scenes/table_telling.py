"""How a table tells what came of an action: how fast, to whom, and what the stage tells of it."""

from typing import TYPE_CHECKING

from game.drawing.pieces import Spot
from game.session.session import Reel
from game.table.story import told
from rules.kernel import Seat

if TYPE_CHECKING:
    from game.scenes.table import Table


def speed_of(table: "Table", seat: Seat) -> str:
    """Say how fast the doing of a seat is told."""
    settings = table.app.settings
    return table.pace or (settings.bot_speed if table.session.players[seat].bot else settings.speed)


def tell(table: "Table", reel: Reel, seat: Seat, speed: str) -> None:
    """Add to the story what came of an action of a seat."""
    # A curtain that is open may close while the story is told, an open hand stays open.
    witness = table.curtain.viewer if table.curtain.mode == "open" else None
    board, telling = table.sight.desk.board, table.desk.telling
    bot = bool(table.session.players[seat].bot)
    beats = told(
        board,
        telling,
        reel,
        reel.views(witness, told_after=telling.told_after),
        lambda whose: _panel(table, whose),
        speed,
        seat,
        bot=bot,
        still=table.app.settings.reduced_motion,
        # Somebody who plays alone knows what they do, but not what they once did.
        aloud=bot or table.conduct.past or not table.session.alone,
        prior=table.story.last,
    )
    # A choice of which nobody hears does not part what is told before it and after it.
    if beats or any(map(telling.heard, reel)):
        table.story.add(beats, telling.chapters)


def let_hear(table: "Table") -> None:
    """Let each beat be heard once: on the stage where it hits, elsewhere as soon as it begins."""
    beat, sight, sound = table.story.beat, table.sight, table.app.sound
    staged = sight.beat is beat and sight.act is not None
    if beat is not table.sounded:
        table.sounded = beat
        if beat and not staged:
            sound.tell(table.cues, beat.event)
    for cue in table.picture.heard(beat) if beat and staged else ():
        if cue.effect:
            sound.play(cue.effect)
        else:
            sound.tell(table.cues, beat.event if beat else None)


def stays_open(table: "Table") -> bool:
    """Say whether the stage stays open for a bot that is in the midst of something."""
    beat, asked = table.story.beat, table.session.asked
    if beat is None or asked is None or beat.seat != asked.seat or not table.conduct.lets_bots_act:
        return False
    bot, shown = table.session.players[asked.seat].bot, table.sight.act is not None
    return bool(bot) and shown and asked.halfway(table.session.match.state)


def _panel(table: "Table", seat: Seat) -> Spot:
    """Say where pieces come from and go to that are off the board."""
    box = table.sight.layout.seat(seat)
    return Spot(box.right - 40, box.centre[1] + 20)
