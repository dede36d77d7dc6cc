"""How a table tells what came of an action: how fast, to whom, and what the stage tells of it."""

from typing import TYPE_CHECKING, Any

from game.drawing.pieces import Spot
from game.session.session import Reel
from game.table.story import Beat, told
from rules.kernel import Seat

if TYPE_CHECKING:
    from game.scenes.table import Table


def speed_of(table: "Table", seat: Seat) -> str:
    """Say how fast the doing of a seat is told."""
    settings = table.app.settings
    return table.pace or (settings.bot_speed if table.session.players[seat].bot else settings.speed)


def tell(table: "Table", reel: Reel, seat: Seat, speed: str, viewer: Seat | None = None) -> None:
    """Add to the story what came of an action of a seat; ``viewer``: who looked on when it was done."""
    # A curtain that is open may close while the story is told, an open hand stays open.
    witness = table.curtain.viewer if table.curtain.mode == "open" else None
    telling = table.desk.telling
    shown = [
        number for number, event in enumerate(reel) if event.kind in telling.private and event.seat == seat
    ]
    # Up to what is shown to whoever did it, they look on.
    own = shown[-1] + 1 if shown and viewer == seat != witness else 0
    beats: list[Beat[Any]] = []
    for eyes, part in ((seat, slice(0, own)), (witness, slice(own, len(reel)))):
        prior = beats[-1] if beats else table.story.last
        beats += _beats(table, reel, part, seat, speed, eyes, prior)
    # A choice of which nobody hears does not part what is told before it and after it.
    if beats or any(map(telling.heard, reel)):
        table.story.add(beats, telling.chapters)


def _beats(
    table: "Table",
    reel: Reel,
    part: slice,
    seat: Seat,
    speed: str,
    witness: Seat | None,
    prior: Beat[Any] | None,
) -> list[Beat[Any]]:
    """Tell a part of what came of an action, as somebody may see it."""
    telling, bot = table.desk.telling, bool(table.session.players[seat].bot)
    return told(
        table.sight.desk.board,
        telling,
        reel[part],
        reel.views(witness, told_after=telling.told_after)[part.start : part.stop + 1],
        lambda whose: _panel(table, whose),
        speed,
        seat,
        bot=bot,
        still=table.app.settings.reduced_motion,
        # Somebody who plays alone knows what they do, but not what they once did.
        aloud=bot or table.conduct.past or not table.session.alone,
        prior=prior,
    )


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
