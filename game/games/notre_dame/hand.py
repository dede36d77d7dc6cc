"""The tray of Notre Dame: cards to choose from and cards kept, and cubes and coins on a dish."""

from collections.abc import Mapping

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import IVORY
from game.games.notre_dame.cards import BETWEEN, ActionCard
from game.games.notre_dame.explanations import card_now, position
from game.games.notre_dame.words.cards import CARDS
from game.table.desk import Hand, Subject
from game.table.tray import candle, strewn
from game.widgets.button import Button, Deed
from game.words import Tongue
from rules.kernel import Action, Seat
from rules.notre_dame.view import Card, View

#: How wide the place of a card in the hand is at least and at most, and by its height.
CARD, LARGE_CARD, SLIM = 144, 168, 0.78


class NotreDameHand(Hand[View]):
    """The hand of one seat, with what it owns beside it."""

    kinds = frozenset({"keep", "card"})

    def cards(
        self, view: View, seat: Seat, deeds: Mapping[Action, Deed], say: Tongue, *, hidden: bool
    ) -> list[Button]:
        """Lay out the cards to choose from, then those that are kept."""
        box, quarter = self.parts.cards, view.quarters[seat]
        buttons: list[Button] = []
        kept = self.session.match.answered(seat)
        wide = min(LARGE_CARD, max(CARD, box.h * SLIM))
        x = box.x
        for cards, kind in ((quarter.offer or (), "keep"), (quarter.hand or (), "card")):
            for card in cards:
                action = Action(kind, card.name)
                button = self._card(seat, Box(x, box.y, wide, box.h), card, deeds.get(action), say, hidden)
                button.chosen = kept == action and not hidden
                buttons.append(button)
                x += wide + BETWEEN
            x += 22 if cards else 0
        return buttons

    def _card(
        self, seat: Seat, box: Box, card: Card, deed: Deed | None, say: Tongue, hidden: bool
    ) -> ActionCard:
        words = CARDS[card.name]
        # Hidden cards look alike, whoever they came from.
        back = f"card/back_action_{self.tinctures[seat]}" if hidden else ""
        name = say(words.name)
        button = ActionCard(box, card.name, self.tinctures[card.owner], name, deed, back=back)
        now = card_now(position(self.session), seat, card.name, say)
        button.subject = Subject(box, f"sector/{card.name}", name, say(words.full), now)
        return button

    def paint_free(self, canvas: Canvas, view: View, seat: Seat | None, box: Box) -> None:
        """Lay the cubes and coins of a seat on a dish, by candle light."""
        candle(canvas, Box(box.right - 96, box.y - 6, 80, box.h), 1)
        if seat is None or box.w < 330:
            return
        quarter = view.quarters[seat]
        room = Box(box.right - 426, box.y + 52, 310, box.h - 60)
        dish = canvas.picture("ui/dish", room, down="bottom")
        counts = Box(dish.x, dish.y - 50, dish.w, 46)
        words = f"[pieces/cube_{self.tinctures[seat]}] {quarter.supply}    [pieces/coin] {quarter.coins}"
        canvas.text(words, counts, canvas.sizes.counter, face=BOLD, colour=IVORY, across="centre")
        names = [f"pieces/cube_{self.tinctures[seat]}"] * quarter.supply + ["pieces/coin"] * quarter.coins
        strewn(canvas, dish.inset(44, 26), names)
