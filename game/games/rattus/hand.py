"""The tray of Rattus: six class cards for all to see, and beside them the strips."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.games.rattus.cards import FAR, KINDS, NEAR, ClassCard
from game.games.rattus.words.table import SEEN_TEXT
from game.table.desk import Hand
from game.table.setting import Moment, Setting
from game.table.tray import COVER, FAR_COVER, Parts
from rules.kernel import Seat
from rules.rattus.view import View

CARDS = 6
#: The gap above the button with which a seat looks at what it has seen; between and around all in the tray.
ABOVE, NEAR_GAP, FAR_GAP = 8.0, 14.0, 8.0


class RattusHand(Hand[View]):
    """The cards of one game, which nobody hides; secret is only what a seat has looked at."""

    steady = ("place", "plague")
    looks = True
    peeked = SEEN_TEXT
    more = frozenset({"cubes"})
    nothing = Hand.nothing | {"stay", "enough", "no_more_rats", "end_turn"}

    def __init__(self, setting: Setting[View]) -> None:
        super().__init__(setting)
        #: Where each card lies.
        self.places = dict(
            zip(self.view.cast, self.parts.cards.columns(len(self.view.cast), self._card[2]), strict=True)
        )
        self._offered = {option.value for option in setting.options if option.kind in KINDS}

    @property
    def _card(self) -> tuple[float, float, float]:
        return FAR if self.sizes.sofa else NEAR

    @property
    def parts(self) -> Parts:
        """Give the cards most of the tray; below the strips a seat may look at what it has seen."""
        box, asked = self.layout.tray, self.session.asked
        wide, high, gap = self._card
        around, look = (FAR_GAP, FAR_COVER) if self.sizes.sofa else (NEAR_GAP, COVER)
        cards = Box(box.x + around, box.y + (box.h - high) / 2 + 3, CARDS * (wide + gap) - gap, high)
        column = Box(cards.right + around, box.y + 12, box.right - cards.right - 2 * around, box.h - 24)
        cover = Box(column.x, column.bottom - look, column.w, look)
        looks = not self.session.alone and asked is not None and self.has_secrets(asked.seat)
        room = Box(*column[:3], column.h - look - ABOVE) if looks else column
        return Parts(None, cards, cover, room)

    def has_secrets(self, seat: Seat) -> bool:
        """Say whether a seat has looked at a token that still lies face down."""
        return self.view.has_looked(seat)

    def paint_cards(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Paint the cards that cannot be pushed now; those that can are buttons."""
        for name, box in self.places.items():
            if name not in self._offered:
                ClassCard(box, name, moment.view, self.tinctures, moment.say).draw(canvas, hot=False)

    def paint_free(self, canvas: Canvas, view: View, seat: Seat | None, box: Box) -> None:
        """Let a rat sit where no strip lies."""
        canvas.picture("title/rat_sit", box.centred(150, min(box.h - 16, 150)))
