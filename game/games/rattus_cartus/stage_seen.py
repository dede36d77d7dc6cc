"""A nun card that somebody has looked at: large, with what it means for their life, for their eyes only."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES
from game.drawing.theme import HARM, IVORY, LIGHT
from game.games.rattus_cartus.cards import paint_card
from game.games.rattus_cartus.hand_odds import written
from game.games.rattus_cartus.words.table import NUNS_ON, SEEN_CARD, USUAL
from game.table.playbill import NUMBER, Playbill
from game.table.setting import Moment
from game.table.stage import eased
from game.table.story import Beat
from game.words.telling import spoken
from rules.rattus_cartus import GAME
from rules.rattus_cartus.view import View

#: When in its beat the chance begins to change, and has changed.
BEGINS, CHANGED = 0.25, 0.45
#: How far what is written keeps from the curtain.
FRINGE = 12.0
#: How many nuns a card has on average.
AVERAGE = 2


@dataclass(frozen=True)
class Seen(Playbill):
    """Somebody sees a nun card, and knows more of their chance to survive."""

    loud: ClassVar[bool] = True
    before: str = ""
    after: str = ""
    #: Whether the chance is better than it was.
    better: bool = True

    def _paint_gains(self, canvas: Canvas, part: float) -> None:
        """Write the chance as it was, and what has become of it."""
        side, come = self._side, eased(part, BEGINS, CHANGED)
        room = Box(side.x, side.bottom - 150, side.w - FRINGE, 150)
        parts = [(self.before, IVORY)]
        if self.after != self.before:
            parts += [("→", IVORY), (self.after, LIGHT if self.better else HARM)]
        gap = canvas.width("\u00a0", NUMBER, FIGURES)
        whole = sum(canvas.width(words, NUMBER, FIGURES) + gap for words, _ in parts)
        share = min(1.0, room.w / whole)
        size, gap = NUMBER * share, gap * share
        for number, (words, colour) in enumerate(parts):
            wide = canvas.width(words, size, FIGURES)
            if number == 0 or come > 0.5:
                canvas.text(words, Box(room.x, room.y, wide + 4, room.h), size, face=FIGURES, colour=colour)
            room = room.moved(wide + gap, 0)


def sight(beat: Beat[View]) -> Iterator[tuple[int, str]]:
    """Give the place of the nun card at which whoever looks on has looked just now, and the card."""
    event = beat.event
    if event and event.kind == "looked" and event.seat is not None and event.seat == beat.view.seat:
        place = int(str(GAME.named(event)["place"]))
        card = beat.view.nuns[place]
        if card is not None:
            yield place, card


def seen(moment: Moment[View], beat: Beat[View], box: Box, lit: Box) -> Seen | None:
    """Show the card that was looked at, if these are the eyes that saw it."""
    for place, card in sight(beat):
        say, nuns = moment.say, int(card[-1])
        chances = [view.survival or 0.0 for view in (beat.before or beat.view, beat.view)]
        usual = "usual" if nuns == AVERAGE else "few" if nuns < AVERAGE else "many"
        before, after = (written(chance, say) for chance in chances)
        return Seen(
            box=box,
            key=("seen", beat.view.round, place),
            seats=(beat.seat,),
            lit=(lit,),
            name=say(SEEN_CARD, place=place + 1, nuns=spoken(say, NUNS_ON, n=nuns)),
            words=say(USUAL[usual]),
            card=partial(_paint, card),
            before=before,
            after=after,
            better=chances[1] >= chances[0],
        )
    return None


def _paint(card: str, canvas: Canvas, box: Box) -> Box:
    return paint_card(canvas, card, box)
