"""The hand in its rack, and the sheet that tells its owner alone of rats and nuns."""

from collections.abc import Mapping, Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.games.rattus_cartus.hand_fan import (
    AGAIN,
    HEAPED,
    HandCard,
    Lip,
    held,
    laid_out,
    named,
    narrowest,
    subject,
)
from game.games.rattus_cartus.hand_odds import paint_odds
from game.games.rattus_cartus.hand_rack import Rack
from game.games.rattus_cartus.hand_rows import tiled
from game.games.rattus_cartus.panel import dread
from game.games.rattus_cartus.story import then
from game.table import candles
from game.table.desk import Hand
from game.table.setting import Moment, Setting
from game.table.tray import Parts
from game.widgets.button import Button, Deed
from game.words import Tongue
from rules.kernel import Action, Seat
from rules.rattus_cartus.buildings import MayAct, Nurse
from rules.rattus_cartus.foresight import coming_rats, strange, supported_rats
from rules.rattus_cartus.names import CARDS
from rules.rattus_cartus.questions import chosen, lays
from rules.rattus_cartus.specials import Give
from rules.rattus_cartus.view import View
from rules.rattus_cartus.visits import Lay

#: How much of a card is to be seen at least where they lie side by side, near and across the room.
STRIP, FAR_STRIP = 78.0, 104.0


class RattusCartusHand(Hand[View]):
    """Fans the cards out by class, and in them what is chosen already."""

    kinds = frozenset({"card", "pass"})

    def __init__(self, setting: Setting[View]) -> None:
        super().__init__(setting)
        self.rack = Rack(self.layout.tray, self.session, far=self.sizes.sofa)
        #: What lies in the tray to be pushed.
        self._cards: list[HandCard] = []

    @property
    def parts(self) -> Parts:
        """Give the rack of cards as much as the private sheet leaves."""
        return self.rack.parts

    def cards(
        self, view: View, seat: Seat, deeds: Mapping[Action, Deed], say: Tongue, *, hidden: bool
    ) -> list[Button]:
        """Lay out the cards, each with what can be said of it."""
        self._cards = self.fanned(view, seat, deeds, hidden=hidden)
        self._mark(view, seat, None)
        for card in self._cards:
            card.subject = subject(card.card, card.box, say)
        return list(self._cards)

    def _mark(self, view: View, seat: Seat, option: Action | None) -> None:
        """Mark cards that bring a rat in the building where they are laid, or would be if it is entered."""
        stand, plot = view.players[seat].stand, None
        if option is not None and option.kind == "visit":
            plot = option.number
        elif stand is not None and lays(view, seat):
            plot = stand.plot
        for card in self._cards:
            card.strange = plot is not None and strange(card.card, view.row[plot].track)

    def fanned(
        self, view: View, seat: Seat, deeds: Mapping[Action, Deed], *, hidden: bool = False
    ) -> list[HandCard]:
        """Lay out the cards of a seat, as far as the view knows them."""
        even = self.session.players[seat].on_screen == "peek" and not self.session.alone
        kinds = held(view.players[seat].hand or (), () if even else chosen(view, seat), CARDS)
        of_cards = {named(option): deed for option, deed in deeds.items() if option.kind in self.kinds}
        asked = self.session.asked
        ringed = isinstance(asked, Lay | Nurse | Give) and asked.seat == seat
        again = HEAPED if self.sizes.sofa else AGAIN
        room = self.rack.cards
        if narrowest(room, kinds, even=even, again=again) < (FAR_STRIP if self.sizes.sofa else STRIP):
            lip = isinstance(asked, Lay | Nurse | MayAct) and asked.seat == seat
            room = self.rack.above if lip else room
            return tiled(room, kinds, of_cards, hidden=hidden, even=even, ringed=ringed)
        return laid_out(room, kinds, of_cards, hidden=hidden, even=even, ringed=ringed, again=again)

    def seen(self, card: Button, buttons: Sequence[Button]) -> Box:
        """Leave out the feet of the cards: the lip of the rack hides them."""
        box, lip = card.box, next((button.rack for button in buttons if isinstance(button, Lip)), None)
        hidden = isinstance(card, HandCard) and lip is not None
        return Box(box.x, box.y, box.w, min(box.h, lip.y - box.y - 4)) if hidden and lip else box

    def paint_cards(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Paint what only the viewer may know of rats and nuns; for others the backs of the hand."""
        view = then(moment)
        if view.seat is None or view.odds is None:
            self.rack.paint_backs(canvas, view, candles.left(dread(view), self.lively))
            return
        self._mark(view, view.seat, moment.option)
        paint_odds(canvas, view, self._coming(view, view.seat, moment.option), self.rack.private, moment.say)
        if moment.beat:
            for card in self.fanned(view, view.seat, {}):
                card.draw(canvas, hot=False)

    def _coming(self, view: View, seat: Seat, option: Action | None) -> int:
        """Count the viewer's rats as they will be, if what is meant is done."""
        if option is None or seat not in [asked.seat for asked in view.waiting]:
            return coming_rats(view, seat)
        _, after = self.session.match.foreseen(option, seat)
        if option.kind == "support":
            return supported_rats(view, after.view(seat), seat, option.number)
        return coming_rats(after.view(seat), seat)
