"""Notre Dame on the table: Paris in the middle, the persons of the round beside it."""

from collections.abc import Iterator, Mapping
from typing import Any

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot
from game.drawing.text import BOLD, HEADING
from game.drawing.theme import IVORY, LEAF_GOLD
from game.games.notre_dame import inspector
from game.games.notre_dame import panel as notre_dame_persons
from game.games.notre_dame.board import paris
from game.games.notre_dame.book import BOOK
from game.games.notre_dame.sentences import forecast
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.play import OUTCOMES, REASONS
from game.table.cards import BETWEEN, ActionCard
from game.table.desk import Danger, Desk, Place, Subject
from game.table.layout import Layout
from game.table.story import Beat
from game.table.tray import candle, strewn
from game.widgets.button import Button, Deed
from game.words import Tongue
from rules.kernel import Action, Decision, Event, Seat, State
from rules.notre_dame.foresight import outlook
from rules.notre_dame.names import PERIODS, TRACK_END
from rules.notre_dame.state import NotreDame
from rules.notre_dame.view import Card, View

#: Decisions with which a choice begins; others go on with one.
BEGINNINGS = ("Keep", "PlayCard", "Bribe", "LoseCube")
#: How wide the place of a card in the hand is at least and at most, and by its height.
CARD, LARGE_CARD, SLIM = 144, 168, 0.78


class NotreDameDesk(Desk):
    """One game of Notre Dame."""

    book = BOOK
    #: A card that somebody else plays is theirs, whoever it came from.
    merely_named = frozenset({"card"})
    quiet = frozenset({"dealt", "kept", "received", "answered", "persons", "cast", "passed"})
    from_hand = frozenset({"keep", "card"})

    @property
    def state(self) -> NotreDame:
        """Give the position."""
        state = self.session.match.state
        assert isinstance(state, NotreDame)
        return state

    def place(self, layout: Layout, view: View) -> None:
        """Lay Paris into its box and the persons into theirs."""
        super().place(layout, view)
        homes = tuple(quarter.home for quarter in view.quarters)
        quarters = 4 if len(homes) == 2 else len(homes)
        streets = self.session.match.choices["streets"]
        self.board = paris(quarters, homes, layout.board, self.tinctures, streets)
        self.persons = notre_dame_persons.rows(layout.context, view)

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the empty city."""
        self.board.draw_ground(canvas)

    def pieces(self, view: View) -> list[Piece]:
        """Give messages, cubes, confidants, rats and carriages."""
        return self.board.pieces(view)

    def paint_over(self, canvas: Canvas, view: View) -> None:
        """Write the rats' numbers."""
        self.board.draw_numbers(canvas, view)

    def paint_beat(self, canvas: Canvas, beat: Beat, view: View, say: Tongue) -> None:
        """Point at what is told; the rats that stay keep their numbers."""
        self.board.draw_numbers(canvas, beat.view, {travel.piece.kind for travel in beat.travels})
        super().paint_beat(canvas, beat, view, say)

    def spots(self, view: View, seat: Seat) -> Mapping[Place, Box]:
        """Name sectors, markets, the cathedral and the persons."""
        persons: dict[Place, Box] = {("bribe", name): box for name, box in self.persons.items()}
        places = self.board.spots(view.quarters[seat].home)
        # The houses of a quarter stand closer than one should have to aim.
        apart = {place: box.inset(1.5) if place[0] == "sector" else box for place, box in places.items()}
        return {**apart, **persons}

    def way(self, piece: Piece, start: Spot, end: Spot) -> tuple[Spot, ...]:
        """Let carriages keep to the streets."""
        return self.board.way(start, end) if piece.kind.startswith("carriage") else (start, end)

    def edge(self, piece: Piece, panel: Spot, before: View, after: View) -> Spot:
        """Bring cubes from their owner, unless its supply stays as it is: then from the general supply."""
        for old, new in zip(before.quarters, after.quarters, strict=True):
            if piece.kind == f"cube_{self.board.colours[new.home]}" and old.supply == new.supply:
                return self.reserve
        return panel

    @property
    def reserve(self) -> Spot:
        """Say where the general supply is: at the far end of the table."""
        return Spot(self.board.box.centre[0], self.board.box.y)

    # The hand.

    def hand(
        self,
        view: View,
        seat: Seat,
        box: Box,
        deeds: Mapping[Action, Deed],
        say: Tongue,
        *,
        hidden: bool,
    ) -> list[Button]:
        """Lay out the cards to choose from, then those that are kept."""
        quarter = view.quarters[seat]
        buttons: list[Button] = []
        kept = self.session.match.answered(seat)
        wide = min(LARGE_CARD, max(CARD, box.h * SLIM))
        x = box.x
        for cards, kind in ((quarter.offer or (), "keep"), (quarter.hand or (), "card")):
            for card in cards:
                deed = deeds.get(Action(kind, card.name))
                place = Box(x, box.y, wide, box.h)
                button = self._card(seat, place, card, deed, say, hidden=hidden)
                button.chosen = kept == Action(kind, card.name) and not hidden
                if button.subject:
                    now = inspector.card_now(self, quarter, card.name, say)
                    button.subject = button.subject._replace(now=now)
                buttons.append(button)
                x += wide + BETWEEN
            x += 22 if cards else 0
        return buttons

    def _card(
        self, seat: Seat, box: Box, card: Card, deed: Deed | None, say: Tongue, *, hidden: bool
    ) -> ActionCard:
        words = CARDS[card.name]
        # Hidden cards look alike, whoever they came from.
        back = f"card/back_action_{self.tinctures[seat]}" if hidden else ""
        name = say(words.name)
        button = ActionCard(box, card.name, self.tinctures[card.owner], name, deed, back=back)
        button.subject = Subject(box, f"sector/{card.name}", name, say(words.full))
        return button

    def paint_tray(self, canvas: Canvas, view: View, seat: Seat | None, box: Box) -> None:
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

    # Seats and context.

    def counters(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Count prestige, coins, cubes and messages."""
        quarter = view.quarters[seat]
        prestige = "?" if quarter.prestige is None else quarter.prestige
        return (
            f"[prestige] {prestige}",
            f"[coin] {quarter.coins}",
            f"[pieces/cube_{self.tinctures[seat]}] {quarter.supply}",
            f"[message] {len(quarter.messages)}",
        )

    def danger(self, view: View, seat: Seat) -> Danger:
        """Tell how far the rat has come."""
        return Danger(view.quarters[seat].rat, TRACK_END, 7)

    def marks(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Mark who rings the bell, and who is safe from this round's rats."""
        bell = ("pieces/bell_ringer",) if seat == view.first else ()
        return (*bell, "icons/no_rat") if view.quarters[seat].healthy else bell

    def cards_held(self, view: View, seat: Seat) -> int:
        """Count hand and offer."""
        return view.quarters[seat].hand_size

    def paint_context(self, canvas: Canvas, view: View, box: Box, say: Tongue) -> None:
        """Show the persons who can be bribed, and the rats they bring."""
        notre_dame_persons.paint_persons(canvas, view, box, say)

    def paint_time(self, canvas: Canvas, view: View, box: Box) -> None:
        """Show the three periods with their three rounds."""
        for period, part in zip(PERIODS, box.centred(420, box.h).columns(3, 12), strict=True):
            now = period == view.period
            letter = Box(part.x, part.y, 36, part.h)
            canvas.text(period, letter, 34, face=HEADING, colour=IVORY if now else LEAF_GOLD)
            for number in range(3):
                order = PERIODS.index(period) * 3 + number + 1
                bell = "bell_next" if order > view.round else "bell" if order == view.round else "bell_past"
                canvas.picture(f"icons/{bell}", Box(part.x + 36 + 31 * number, part.y + 16, 30, part.h - 32))

    # Words.

    def forecast(self, after: State, seat: Seat, say: Tongue) -> str:
        """Foretell what a message at hand brings, and this round's plague for the quarter as it would be."""
        assert isinstance(after, NotreDame)
        ahead = outlook(self.state, after, seat)
        parts = [inspector.next_asked(say, after, seat)]
        if ahead.message:
            brought = BOOK.preview(say, ahead.message.events, seat)
            parts.append(say(OUTCOMES["if_taken"], outcome=brought))
        if ahead.barred:
            parts.append(say(REASONS["colour_first"]))
        if ahead.plague:
            parts.append(forecast(say, ahead.plague))
        return "   ".join(part for part in parts if part)

    def subjects(self, view: View, say: Tongue) -> Iterator[Subject]:
        """Let persons, sectors, markets, harbours and the cathedral be looked at."""
        yield from inspector.subjects(self, view, say)

    def halfway(self, asked: Decision[Any]) -> bool:
        """Say that whatever follows a card or a bribe can be taken back by Esc."""
        return type(asked).__name__ not in BEGINNINGS

    def refusal(self, at: tuple[float, float], view: View, asked: Decision[Any], say: Tongue) -> str:
        """Say what is wrong with a place."""
        key = inspector.reason(self, at, view, asked)
        return say(REASONS[key]) if key else ""

    def shown(self, event: Event, view: View) -> Box | None:
        """Point at the person, the sector, the market or the harbour of an event."""
        data = self.session.match.game.named(event)
        persons = notre_dame_persons.rows(self.layout.context, view)
        if data.get("person") in persons:
            return persons[str(data["person"])]
        if event.seat is None:
            return None
        home = view.quarters[event.seat].home
        place = data.get("target") or data.get("card") or data.get("end") or data.get("market")
        if event.kind == "rat":
            return self.board.placed("harbour")[f"harbour_{home}_{data['after']}"]
        if place in ("cathedral", "notre_dame"):
            return self.board.placed("cathedral")["cathedral"]
        sector = self.board.placed("sector").get(f"{place}_{home}")
        return sector or self.board.placed("market").get(str(place))
