"""Rattus Cartus on the table: the street of the day, the influence below it, the nun row beside it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot
from game.drawing.surface_cache import CUPBOARD
from game.drawing.text import plain_face
from game.drawing.theme import high_contrast
from game.games.rattus_cartus import board_street, inspector, story
from game.games.rattus_cartus.board import Town
from game.games.rattus_cartus.board_picks import Inviting
from game.games.rattus_cartus.board_tracks import Tracks
from game.games.rattus_cartus.book import BOOK
from game.games.rattus_cartus.cards import BACK
from game.games.rattus_cartus.explanations import house, support, taking
from game.games.rattus_cartus.forecast import cards_bring, support_gives, survival_changes
from game.games.rattus_cartus.hand import HandCard, Lip, held, laid_out, named, subject
from game.games.rattus_cartus.hand_rack import Rack
from game.games.rattus_cartus.odds import paint_odds
from game.games.rattus_cartus.panel import Context, paint_context
from game.games.rattus_cartus.sentences import NAMES
from game.games.rattus_cartus.words.panel import NURSED
from game.games.rattus_cartus.words.play import REASONS
from game.games.rattus_cartus.words.table import TERMS
from game.session.session import Session
from game.table import tray
from game.table.desk import Danger, Desk, Place, Subject
from game.table.layout import BOARD, Layout
from game.table.story import Beat, paint_piece
from game.widgets.button import Button, Deed, Strip
from game.words import Tongue
from game.words.telling import spoken
from rules.kernel import Action, Decision, Event, Seat, State
from rules.rattus_cartus.buildings import MayAct
from rules.rattus_cartus.foresight import coming_rats
from rules.rattus_cartus.names import CARDS, ROW
from rules.rattus_cartus.odds import CEILING
from rules.rattus_cartus.rights import GIVEN, growth
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.view import View

#: How high the sheet with the tracks is, and how far below the street it lies.
TRACKS, GAP = 270, 8
#: How much of a disc shows that is only foreseen.
GHOST = 0.55
#: Where rats begin to be dangerous for those who know nothing of the nuns.
WARNING = 11


class RattusCartusDesk(Desk):
    """One game of Rattus Cartus."""

    book = BOOK
    quiet = frozenset(
        {"town", "answered", "laid", "put_away", "row_cleared"}
        | {"points", "nuns", "survived", "died", "game_over"}
    )
    from_hand = frozenset({"card", "pass"})
    noted = frozenset(
        {"row", "last_round", "rats", "robbed", "no_rat_to_pipe", "piped", "gave", "action", "took", "tokens"}
        | {"last_premium", "reshuffled", "drew", "looked", "declined"}
    )
    tells_after = True
    board_size = (BOARD[0], round(BOARD[0] * 432 / 1152) + GAP + TRACKS)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.upper_leads = session.match.choices["influence_ties"] == "top"
        self._option: Action | None = None
        self._beat: Beat | None = None
        self._cards: list[HandCard] = []

    def place(self, layout: Layout, view: View) -> None:
        """Lay the town, the tracks and all that lies beside them."""
        super().place(layout, view)
        board = layout.board
        self.view = view
        self.town = Town(board, ROW[len(view.players)], self.tinctures)
        sheet = Box(board.x, self.town.box.bottom + GAP, board.w, TRACKS)
        self.tracks = Tracks(sheet, self.tinctures, upper_leads=self.upper_leads)
        self.context = Context(layout.context, view)
        self.rack = Rack(layout.tray, self.session)

    def meant_by(self, at: tuple[float, float], buttons: Sequence[Button]) -> tuple[float, float]:
        """Let a house stand for the free place before it."""
        if any(button.enabled and button.box.holds(at) for button in buttons):
            return at
        plots = [self.town.placed(f"plot_{plot}") for plot in range(self.town.plots)]
        here = [Action("visit", plot) for plot, box in enumerate(plots) if box.holds(at)]
        return next((button.box.centre for button in buttons if button.meaning in here), at)

    def called(self, option: Action, view: View, say: Tongue) -> str:
        """Name the house that is entered or supports, what its support gives, and the cards of an action."""
        if option.kind == "act":
            return self._offered(say)
        if option.kind not in ("support", "visit"):
            return ""
        building = view.row[option.number]
        twins = sum(other.name == building.name for other in view.row) > 1
        name = house(say, building.name, option.number) if twins else say(NAMES[building.name])
        return name if option.kind == "visit" else f"{name}: {support(say, building.support)}"

    def _offered(self, say: Tongue) -> str:
        asked, state = self.session.asked, self.session.match.state
        assert isinstance(asked, MayAct)
        assert isinstance(state, RattusCartus)
        number = growth(state, asked.seat, asked.building, asked.premium)
        special = CARDS[GIVEN[asked.building]] if asked.building in GIVEN else ""
        return taking(say, number, special)

    def attend(self, option: Action | None, beat: Beat | None) -> None:
        """Take note of what is meant: the private sheet tells what it would mean for the rats."""
        self._option, self._beat = option, beat

    def _then(self, view: View) -> View:
        """Give the view as it was when that happened which is told, as far as the same eyes saw it."""
        told: View | None = self._beat.view if self._beat else None
        return told if told is not None and told.seat == view.seat else view

    # The board.

    def paint_under(self, canvas: Canvas, view: View, say: Tongue) -> None:
        """Paint the street of this round and the sheet of influence, each made once."""
        look = (say.language, canvas.page, canvas.sizes, plain_face(), high_contrast())
        town = ("street", self.town.plots, view.round, view.rounds, view.row)
        layer = CUPBOARD.fetched(
            (canvas.pictures, *town, *look), lambda: board_street.painted(canvas, self.town, view, say)
        )
        corner = self.town.box.inset(-board_street.MARGIN)
        canvas.surface.blit(layer, canvas.page.pixels(corner)[:2])
        sheet = ("tracks", self.tinctures, self.upper_leads)
        layer = CUPBOARD.fetched((canvas.pictures, *sheet, *look), lambda: self.tracks.painted(canvas, say))
        canvas.surface.blit(layer, canvas.page.pixels(self.tracks.box)[:2])

    def pieces(self, view: View) -> list[Piece]:
        """Give the discs on the tracks, and the cards and discs in the street."""
        return [*self.tracks.pieces(view), *self.town.pieces(view)]

    def paint_over(self, canvas: Canvas, view: View) -> None:
        """Write the numbers, and let the viewer's disc show where its cards will bring it."""
        self.tracks.draw_numbers(canvas, view)
        self.town.draw_numbers(canvas, view)
        stand = view.players[view.seat].stand if view.seat is not None else None
        if view.seat is not None and stand and stand.influence and not stand.shown:
            track = view.row[stand.plot].track
            x, y = self.tracks.at(track, view.players[view.seat].influence[track] + stand.influence)
            paint_piece(canvas, self.tracks.disc(track, view.seat, x, y - 4), opacity=GHOST)

    def spots(self, view: View, seat: Seat) -> Mapping[Place, Box]:
        """Name supports, entries, nun cards, those inside, and the end of a choice."""
        nuns: dict[Place, Box] = {("nun", place): box for place, box in enumerate(self.context.nuns)}
        seal = self.rack.seal
        ends: dict[Place, Box] = {
            ("done", ""): seal,
            ("decline", ""): seal,
            ("act", ""): self.rack.other_seal,
        }
        return {**self.town.spots(view), **nuns, **ends}

    def glow(self, option: Action, box: Box, deed: Deed, say: Tongue) -> Button | None:
        """Put what ends a choice on the lip of the rack, and a hand into places to enter."""
        if option.kind not in ("done", "act", "decline"):
            return Inviting(box, deed, empty=option.kind == "visit")
        asked = self.session.asked
        words = self.called(option, self.view, say)
        words = words or BOOK.label(say, option, asked, self.session.names)
        if option.kind == "decline":
            return Strip(box, words, deed)
        return Lip(box, self.rack.lip, words, self._summary(asked, say), deed)

    def _summary(self, asked: Decision[Any] | None, say: Tongue) -> str:
        if isinstance(asked, MayAct):
            return spoken(say, TERMS["guards_come"])
        if asked is None or self.view.seat != asked.seat:
            return ""
        if type(asked).__name__ == "Nurse":
            return say(NURSED)
        return cards_bring(say, self.view, asked.seat, upper_leads=self.upper_leads)

    def way(self, piece: Piece, start: Spot, end: Spot) -> tuple[Spot, ...]:
        """Let discs hop along their track."""
        return story.hop(start, end) if piece.kind.startswith("influence") else (start, end)

    def edge(self, piece: Piece, panel: Spot, before: View, after: View) -> Spot:
        """Bring discs and hidden cards from their seat, and let open cards go to the discard pile."""
        kind, _, seat = piece.kind.rpartition("_")
        if kind == "laid" and piece.picture != BACK:
            return Spot(*self.context.piles["discard"].centre)
        if kind in ("laid", "visitor"):
            box = self.layout.seat(int(seat))
            return Spot(box.right - 40, box.centre[1] + 20)
        return panel

    def paint_beat(self, canvas: Canvas, beat: Beat, view: View, say: Tongue) -> None:
        """Point at what is told, and tell why."""
        then = self._then(view)
        self.tracks.draw_numbers(canvas, then)
        self.town.draw_numbers(canvas, then)
        super().paint_beat(canvas, beat, then, say)
        if beat.event:
            story.paint_reason(canvas, self.town, beat.event, then, self.session, say)

    def shown(self, event: Event, view: View) -> Box | None:
        """Point at the house, the place, the track or the nun card."""
        return story.shown(event, view, self)

    # The hand.

    def parts(self, box: Box) -> tray.Parts:
        """Give the rack of cards as much as the private sheet leaves."""
        return Rack(box, self.session).parts

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
        """Fan out the hand by class, and in it what is chosen already."""
        even = self.session.players[seat].secrecy == "peek" and not self.session.alone
        chosen = () if even else self._chosen(view, seat)
        kinds = held(view.players[seat].hand or (), chosen, CARDS)
        of_cards = {named(option): deed for option, deed in deeds.items() if option.kind in self.from_hand}
        asked = self.session.asked
        ringed = asked is not None and asked.seat == seat and type(asked).__name__ in ("Lay", "Nurse", "Give")
        cards = laid_out(box, kinds, of_cards, hidden=hidden, even=even, ringed=ringed)
        for card in cards:
            card.subject = subject(card.kind.name, card.box, say)
        self._cards = cards
        return list(cards)

    def _chosen(self, view: View, seat: Seat) -> tuple[str, ...]:
        player = view.players[seat]
        laying = (seat, "Lay") in view.waiting and player.stand is not None
        laid = (player.stand.laid or ()) if laying and player.stand else ()
        return laid or player.parcel or ()

    def paint_cards(self, canvas: Canvas, view: View, box: Box, say: Tongue) -> None:
        """Paint what only the viewer may know of rats and nuns; for others the backs of the hand."""
        view = self._then(view)
        if view.seat is None or view.odds is None:
            self.rack.paint_backs(canvas, view)
            return
        paint_odds(canvas, view, self._coming(view, view.seat), self.rack.private, say)
        if self._beat:
            for card in self.hand(view, view.seat, self.rack.cards, {}, say, hidden=False):
                card.draw(canvas, hot=False)

    def _coming(self, view: View, seat: Seat) -> int:
        """Count the viewer's rats as they will be, if what is meant is done."""
        if self._option is None or seat not in [other for other, _ in view.waiting]:
            return coming_rats(view, seat)
        _, after = self.session.match.foreseen(self._option, seat)
        return coming_rats(after.view(seat), seat)

    # Seats and context.

    def counters(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Count the hand, influence, points so far and tokens."""
        player = self._then(view).players[seat]
        return (
            f"[hand] {player.hand_size}",
            f"[influence] {sum(player.influence.values())}",
            f"[prestige] {player.points}",
            f"[trophy] {player.tokens}",
        )

    def danger(self, view: View, seat: Seat) -> Danger:
        """Tell the rats, if they may be known."""
        view = self._then(view)
        odds = view.odds if seat == view.seat else None
        warning = next((rats for rats, part in enumerate(odds) if part < 0.5), CEILING) if odds else WARNING
        return Danger(view.players[seat].rats, CEILING, warning)

    def marks(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Mark who comes first, who waits with a pass, and who is dead."""
        view = self._then(view)
        player = view.players[seat]
        here = {"first": seat == view.first, "pass": seat in view.passed, "skull": player.alive is False}
        return tuple(f"icons/{icon}" for icon, there in here.items() if there)

    def paint_context(self, canvas: Canvas, view: View, box: Box, say: Tongue) -> None:
        """Show the round, all piles and the nun row."""
        paint_context(canvas, self.context, self._then(view), self.tinctures, say)

    def paint_time(self, canvas: Canvas, view: View, box: Box) -> None:
        """Ring a bell for every round."""
        for number, cell in enumerate(box.centred(view.rounds * 46, box.h).columns(view.rounds), start=1):
            kind = "bell_past" if number < view.round else "bell" if number == view.round else "bell_next"
            canvas.picture(f"icons/{kind}", cell.inset(2, 6 if number == view.round else 15))

    # Words.

    def forecast(self, after: State, seat: Seat, say: Tongue) -> str:
        """Foretell what a support or cards bring and the chance to survive; only to the seat itself."""
        if self.view.seat != seat:
            return ""
        before, then = self.view, after.view(seat)
        laying = (seat, "Lay") in before.waiting
        parts = [support_gives(say, before, then, seat)]
        parts += [cards_bring(say, then, seat, upper_leads=self.upper_leads) if laying else ""]
        rats = [coming_rats(view, seat) for view in (before, then)]
        return "   ".join(part for part in (*parts, survival_changes(say, before, *rats)) if part)

    def subjects(self, view: View, say: Tongue) -> Iterator[Subject]:
        """Let houses, tracks, piles, nun cards and seats be looked at."""
        return inspector.subjects(self, view, say)

    def halfway(self, asked: Decision[Any]) -> bool:
        """Say that somebody is laying cards, or picking some to give."""
        if type(asked).__name__ == "Lay":
            return True
        return type(asked).__name__ == "Give" and bool(self.view.players[asked.seat].parcel)

    def refusal(self, at: tuple[float, float], view: View, asked: Decision[Any], say: Tongue) -> str:
        """Say why a nun card or somebody inside cannot be picked; nothing of what can be."""
        kind, spots = type(asked).__name__, self.spots(view, asked.seat)
        options = asked.options(self.session.match.state)
        picks = [spots.get((option.kind, option.value)) for option in options]
        if any(box.holds(at) for box in picks if box):
            return ""
        if kind == "Look" and any(box.holds(at) for box in self.context.nuns):
            return say(REASONS["already_seen"])
        if kind in ("ChooseRobbed", "ChooseInfested") and self.town.box.holds(at):
            return say(REASONS["not_fewest"])
        if kind == "Lay" and any(c.box.holds(at) and c.kind.name in ("pass", "gold") for c in self._cards):
            return say(REASONS["cannot_lay"])
        return say(REASONS["already_inside"]) if kind == "Lay" and self.town.box.holds(at) else ""
