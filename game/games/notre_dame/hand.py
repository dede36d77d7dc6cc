"""The tray of Notre Dame: cards to choose from and cards kept, and cubes and coins on a dish."""

from collections.abc import Mapping, Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, FIGURES
from game.drawing.theme import DARK_WOOD, IVORY, LEAF_GOLD
from game.games.notre_dame.cards import APART, BETWEEN, SHAPE, ActionCard
from game.games.notre_dame.explanations import card_now, position
from game.games.notre_dame.panel import dread
from game.games.notre_dame.words.cards import CARDS
from game.table import candles
from game.table.desk import Hand
from game.table.layout import BOARD
from game.table.setting import Moment, Subject
from game.table.tray import strewn
from game.widgets.button import Button, Deed
from game.words import Tongue
from rules.kernel import Action, Seat
from rules.notre_dame.view import Card, View

#: How wide the place of a card in the hand is at least and at most, and by its height.
CARD, LARGE_CARD, SLIM = 144, 168, 0.78
#: Across the room: how high a card is at least and at most, and how much of it stands over the lip.
RACKED, LARGE_RACKED, SEEN = 252.0, 300.0, 0.833
#: How far cards stand over the edge of the tray, and how high the lip is.
OVER, LIP = 22.0, 14.0
#: How large the numbers of the supply are at most, and the things they count against them.
SUPPLY, THING = 108.0, 0.86


class NotreDameHand(Hand[View]):
    """The hand of one seat, with what it owns beside it."""

    kinds = frozenset({"keep", "card"})
    more = frozenset({"donate"})
    spare = 330.0
    nothing = Hand.nothing | {"pass", "stay", "leave", "donate:0", "give:0", "nothing"}

    def cards(
        self, view: View, seat: Seat, deeds: Mapping[Action, Deed], say: Tongue, *, hidden: bool
    ) -> list[Button]:
        """Lay out the cards to choose from, then those that are kept."""
        box, quarter = self._place(), view.quarters[seat]
        buttons: list[Button] = []
        kept = self.session.match.answered(seat)
        x = box.x
        for cards, kind in ((quarter.offer or (), "keep"), (quarter.hand or (), "card")):
            for card in cards:
                action = Action(kind, card.name)
                button = self._card(seat, Box(x, box.y, box.w, box.h), card, deeds.get(action), say, hidden)
                button.chosen = kept == action and not hidden
                buttons.append(button)
                x += box.w + (APART if self.sizes.sofa else BETWEEN)
            x += 22 if cards else 0
        return buttons

    def seen(self, card: Button, buttons: Sequence[Button]) -> Box:
        """Give a card with the ends of its ribbon."""
        return card.bared() if isinstance(card, ActionCard) else card.box

    def _place(self) -> Box:
        """Give the place of the first card; across the room it stands in a rack, its foot behind the lip."""
        box, tray = self.parts.cards, self.layout.tray
        if self.sizes.sofa:
            high, aside = self._racked * SEEN, max(0.0, tray.w - BOARD[0]) * 0.4
            top = tray.bottom - LIP - high
            return Box(box.x + 14 + aside, top, self._racked * SHAPE, high)
        return Box(box.x, box.y, min(LARGE_CARD, max(CARD, box.h * SLIM)), box.h)

    @property
    def _racked(self) -> float:
        """Say how high a card in the rack is, the foot behind the lip too."""
        return min(LARGE_RACKED, max(RACKED, (self.layout.tray.h + OVER - LIP) / SEEN))

    def _card(
        self, seat: Seat, box: Box, card: Card, deed: Deed | None, say: Tongue, hidden: bool
    ) -> ActionCard:
        words = CARDS[card.name]
        # Hidden cards look alike, whoever they came from.
        back = f"card/back_action_{self.tinctures[seat]}" if hidden else ""
        name = say(words.name)
        racked = self._racked if self.sizes.sofa else 0.0
        button = ActionCard(box, card.name, self.tinctures[card.owner], name, deed, back=back, racked=racked)
        now = card_now(position(self.session), seat, card.name, say)
        button.subject = Subject(box, f"sector/{card.name}", name, say(words.full), now)
        return button

    def paint_cards(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Set the lip of the rack, across the room."""
        if self.sizes.sofa:
            tray = self.layout.tray
            lip = Box(tray.x + 3, tray.bottom - LIP, tray.w - 6, LIP - 3)
            canvas.line(lip, DARK_WOOD)
            canvas.line(Box(lip.x, lip.y, lip.w, 4), LEAF_GOLD)

    def paint_free(self, canvas: Canvas, view: View, seat: Seat | None, box: Box) -> None:
        """Lay the cubes and coins of a seat on a dish, by candle light; far away count them large."""
        if self.sizes.sofa:
            if seat is not None:
                self._paint_supply(canvas, view, seat, box)
            return
        candles.candle(
            canvas, Box(box.right - 96, box.y - 6, 80, box.h), 1, candles.left(dread(view), self.lively)
        )
        if seat is None or box.w < self.spare:
            return
        quarter = view.quarters[seat]
        room = Box(box.right - 426, box.y + 52, 310, box.h - 60)
        dish = canvas.picture("ui/dish", room, down="bottom")
        counts = Box(dish.x, dish.y - 50, dish.w, 46)
        words = f"[pieces/cube_{self.tinctures[seat]}] {quarter.supply}    [pieces/coin] {quarter.coins}"
        canvas.text(words, counts, canvas.sizes.counter, face=BOLD, colour=IVORY, across="centre")
        names = [f"pieces/cube_{self.tinctures[seat]}"] * quarter.supply + ["pieces/coin"] * quarter.coins
        strewn(canvas, dish.inset(44, 26), names)

    def _paint_supply(self, canvas: Canvas, view: View, seat: Seat, box: Box) -> None:
        """Write how many cubes and coins a seat has, as large as there is room."""
        quarter = view.quarters[seat]
        counted = {f"pieces/cube_{self.tinctures[seat]}": quarter.supply, "pieces/coin": quarter.coins}
        whole = sum(THING + 0.16 + canvas.width(str(n), 100, FIGURES) / 100 for n in counted.values()) + 0.3
        size = min(SUPPLY, box.w / whole)
        x = box.right - whole * size
        for name, number in counted.items():
            thing = Box(x, box.y, THING * size, box.h - LIP)
            canvas.picture(name, thing)
            wide = canvas.width(str(number), size, FIGURES)
            words = Box(thing.right + 0.08 * size, thing.y, wide + 2, thing.h)
            canvas.text(str(number), words, size, face=FIGURES, colour=IVORY)
            x = words.right + 0.3 * size
