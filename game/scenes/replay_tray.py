"""The tray of a replay: the hand of somebody at its left, the ribbon of time in what it leaves."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import IVORY
from game.table import tray
from game.table.curtain import Retold
from game.table.perspective import Perspective
from game.table.setting import Setting
from game.widgets.button import Button, Deed
from game.words import shared
from rules.kernel import Action

#: How much of the tray the ribbon has beside a hand, and how far it stays off the edges.
BESIDE, MARGIN = 440.0, 20.0
#: How high the ribbon is at most, the number of the step below it beside a hand, or else beside the strip.
RIBBON, BELOW, COUNT = 92.0, 46.0, 300.0
#: How large the strip is that leads on from here.
STRIP = (380.0, 66.0)
#: How far the Master stands from it.
APART = 12.0


class ReplayTray:
    """Where everything lies in the tray while a match is told again."""

    def __init__(self, sight: Perspective, advised: Action | None = None) -> None:
        self._sight = sight
        #: What the Master would do here, once he was asked.
        self.advised = advised
        box = sight.layout.tray
        #: The cards of the hand that lies open, to be looked at.
        self.cards = self._laid_out() if sight.owner is not None and sight.hand_shown else []
        left = box.right - BESIDE if self.cards else box.x
        room = Box(left + MARGIN, box.y + 8, box.right - left - 2 * MARGIN, box.h - 20)
        wide, high = STRIP
        # The Master stands beside the strip, which makes room for him.
        wide = min(wide, room.w - high - APART)
        self.play_on = Box(room.right - wide, room.bottom - high, wide, high)
        self.master = Box(self.play_on.x - APART - high, self.play_on.y, high, high)
        self.count = Box(room.x, self.play_on.y, COUNT, high)
        self.ribbon = Box(*room[:3], RIBBON)
        if self.cards:
            # There is no room beside the strip.
            self.count = Box(room.x, self.play_on.y - BELOW, room.w, BELOW)
            self.ribbon = Box(*room[:3], min(RIBBON, self.count.y - room.y))

    @property
    def other(self) -> Box:
        """Give the place of the button that shows another hand."""
        return self._usual.cover

    @property
    def _usual(self) -> tray.Parts:
        return tray.parts(self._sight.layout.tray, far=self._sight.desk.hand.sizes.sofa)

    def _laid_out(self) -> list[Button]:
        """Lay out the hand between the name of its owner and the ribbon."""
        sight, box = self._sight, self._sight.layout.tray
        assert sight.owner is not None
        room = Box(box.x, box.y, box.w - BESIDE, box.h)
        usual = sight.desk.hand.parts
        if usual.head is None:
            head = self._usual.cards.x - box.x
            room = Box(room.x + head, room.y, room.w - head, room.h)
        # Whatever lies beside the cards in play may lie under the ribbon: it is not shown.
        aside = max(0.0, box.right - usual.cards.right - MARGIN)
        layout = sight.layout._replace(tray=Box(*room[:2], room.w + aside, room.h))
        sizes = sight.desk.hand.sizes
        hand = type(sight.desk)(Setting(sight.session, layout, sight.view, (), sizes)).hand
        cards = hand.cards(sight.hand_view, sight.owner, self._deeds, sight.say, hidden=False)
        for card in cards:
            card.meaning = self.advised if card.deed is _nothing else None
        return cards

    @property
    def _deeds(self) -> dict[Action, Deed]:
        return {self.advised: _nothing} if self.advised else {}

    def places(self) -> list[Button]:
        """Give what is advised where it lies on the board, to be marked and no more."""
        sight, advised = self._sight, self.advised
        spots = sight.desk.board.spots(sight.owner) if sight.owner is not None and advised else {}
        place = spots.get((advised.kind, advised.value)) if advised else None
        if place is None:
            return []
        mark = Button(place, _nothing, enabled=False)
        mark.meaning = advised
        return [mark]

    def paint(self, canvas: Canvas, step: int, steps: int) -> None:
        """Say whose hand it is, and which step this is."""
        sight = self._sight
        if self.cards and sight.owner is not None:
            player = sight.session.players[sight.owner]
            title = sight.say(shared.HAND_OF, name=player.name)
            head = self._usual.head
            assert head is not None
            others = isinstance(sight.curtain, Retold)
            tray.paint_head(canvas, head, player.tincture, title, covers=others)
        words = sight.say(shared.STEP, step=step, steps=steps)
        size = canvas.fitting(words, self.count, canvas.sizes.body, BOLD, least=20)
        across = "centre" if self.cards else "left"
        canvas.text(words, self.count, size, face=BOLD, colour=IVORY, across=across)


def _nothing() -> None:
    """Do nothing: what is told again is not played."""
