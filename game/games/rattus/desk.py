"""Rattus on the table: Europe in the middle, its six characters below, the plague beside it."""

from collections.abc import Iterator, Mapping
from typing import Any

from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot
from game.drawing.text import HEADING
from game.drawing.theme import DARK_WOOD, LEAF_GOLD
from game.games.rattus import hand, inspector
from game.games.rattus.board import SIZE, europe
from game.games.rattus.board_tags import Tag, cubes_of, roomy
from game.games.rattus.book import BOOK
from game.games.rattus.hand import ClassCard
from game.games.rattus.panel import RISKS, Side, term
from game.games.rattus.questions import about, begun_at, underway
from game.games.rattus.refusals import card_reason, region_reason
from game.games.rattus.tokens import paint_supply, paint_tokens, picked
from game.games.rattus.words.play import REASONS
from game.table.desk import Desk, Place, Subject
from game.table.layout import Layout
from game.table.region_buttons import TOLD, LandGlow, TokenGlow, outline, tint
from game.table.story import Beat
from game.table.tray import Parts
from game.widgets.button import Button, Deed
from game.words import Tongue
from game.words.numbers import tenths
from rules.kernel import Action, Decision, Event, Seat, State
from rules.rattus.europe import REGION_OF, REGIONS
from rules.rattus.names import CLASS_OF
from rules.rattus.plague import Spread
from rules.rattus.risk import forecast, most_feared
from rules.rattus.spreading import rats_around
from rules.rattus.state import Rattus
from rules.rattus.tasks import chances
from rules.rattus.view import View

#: Kinds of actions that mean a card of the row.
CARDS = frozenset({"take", "power"})
#: Kinds of actions that mean a token or a spot for a wall.
ROUND = frozenset({"rat", "link", "wall"})
#: Pieces that stand on a card while they are not on the map.
KEPT_ON = {"nun": "nun", "bishop": "bishop", "wall": "emperor", "potion": "magician"}
#: Questions that begin something; all others are steps of it.
BEGINNINGS = frozenset({"StartCubes", "Turn", "LastTurn"})
#: What a token does after it was turned.
STRIKES = frozenset({"harmless", "spared", "died", "saved"})
#: How large a token is shown that is being turned, and how far it is lifted.
TURNED, LIFTED = 92.0, 44.0


class RattusDesk(Desk):
    """One game of Rattus."""

    book = BOOK
    quiet = frozenset({"turn", "cast"})
    chapters = frozenset({"round", "last_round", "final_plague"})
    weighty = frozenset({"turned", "died", "spared", "harmless", "shown", "last_round", "final_plague"})
    tells_after = True
    board_size = SIZE

    def place(self, layout: Layout, view: View) -> None:
        """Lay Europe into its box and the cards into the tray."""
        super().place(layout, view)
        self.board = europe(len(view.regions), layout.board, self.tinctures)
        self.cards = hand.places(layout.tray, view.cast)
        self.view = view
        self._offered: set[str] = set()
        self._meant = ""
        self._foreseen, self._after = view, self._state
        self._tags: Mapping[Place, Box] = {}

    #: The region under the pointer.
    _pointed = ""
    #: The view of the moment that is told.
    _told: View | None = None
    #: The token that was turned last, and the view of that moment, while its story is told.
    _turned: tuple[Event, View] | None = None

    def attend(self, option: Action | None, beat: Beat | None) -> None:
        """Take note of the region that is meant and what would be there, and of the token that strikes."""
        self._meant, self._foreseen = _region_of(option) if option else "", self.view
        self._after = self._state
        self._told = beat.view if beat else None
        if option and self.session.asked:
            _, after = self.session.match.foreseen(option, self.session.asked.seat)
            assert isinstance(after, Rattus)
            self._foreseen, self._after = after.view(self.view.seat), after
        kind = beat.event.kind if beat and beat.event else ""
        if beat and beat.event and kind == "turned":
            self._turned = (beat.event, beat.view)
        elif kind not in STRIKES:
            self._turned = None

    @property
    def _state(self) -> Rattus:
        state = self.session.match.state
        assert isinstance(state, Rattus)
        return state

    def point_at(self, at: tuple[float, float]) -> bool:
        """Take note of the region under the pointer."""
        before = self._pointed
        self._pointed = next((name for name, land in self.board.lands.items() if land.holds(at)), "")
        return self._pointed != before

    # The board.

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the empty chart."""
        self.board.draw_ground(canvas)

    def paint_under(self, canvas: Canvas, view: View, say: Tongue) -> None:
        """Take note of the language; the bar is written in it too."""
        self._say = say

    def pieces(self, view: View) -> list[Piece]:
        """Give rats, cubes, potions, clergy, walls and the plague."""
        return self.board.pieces(view)

    def paint_over(self, canvas: Canvas, view: View) -> None:
        """Write the numbers of piles, and mark where a choice half made began and what it has picked."""
        self.board.draw_numbers(canvas, view)
        asked = self.session.asked
        for name in begun_at(asked) if asked else ():
            if name in self.board.lands:
                outline(canvas, self.board.lands[name], LEAF_GOLD, 4)
            else:
                canvas.ring(self.board.placed("wall")[name].inset(-2), LEAF_GOLD, 5, 10)
        for region, number in picked(asked) if asked else ():
            token = self.board.placed("rat")[f"{region}_{number}"].inset(-4)
            canvas.ring(token, LEAF_GOLD, 6, token.w / 2)

    def spots(self, view: View, seat: Seat) -> Mapping[Place, Box]:
        """Name regions, rats, cubes, pieces and links, and the cards below."""
        cards: dict[Place, Box] = {(kind, name): box for name, box in self.cards.items() for kind in CARDS}
        spots = self.board.spots(view)
        folk = roomy(spots, view, self.board.box)
        self._tags = folk.tags
        return {**spots, **folk.rings, **folk.tags, **cards}

    def glow(self, option: Action, box: Box, deed: Deed, say: Tongue) -> Button | None:
        """Let lands glow by their outline, and cards be themselves."""
        if isinstance(box, Land):
            rat = self.board.placed("rat")[f"{option.value}_1"]
            return LandGlow(box, deed, Box(rat.x - 34, rat.y + 6, 46, 38))
        if option.kind in ROUND:
            return TokenGlow(box, deed)
        if (option.kind, option.value) in self._tags:
            assert isinstance(option.value, tuple)
            region, seat = str(option.value[0]), int(option.value[1])
            return Tag(box, deed, cubes_of(self.view, region, seat), self.tinctures[seat])
        if option.kind in CARDS:
            name = str(option.value)
            self._offered.add(name)
            return ClassCard(box, name, self.view, self.tinctures, say, deed)
        return None

    def edge(self, piece: Piece, panel: Spot, before: View, after: View) -> Spot:
        """Bring rats from the tally and pieces from their cards; cubes come from their owner."""
        if piece.kind == "rat" or piece.kind.startswith("eye"):
            return Spot(*self.tally.centre)
        card = self.cards.get(KEPT_ON.get(piece.kind, ""))
        return Spot(*card.centre) if card else panel

    @property
    def tally(self) -> Box:
        """Say where the tokens are counted: below the seats, of which there are four at most."""
        return self.layout.seat(4)

    def paint_beat(self, canvas: Canvas, beat: Beat, view: View, say: Tongue) -> None:
        """Darken the region that is told of, and lift the token that is turned."""
        land = self.shown(beat.event, view) if beat.event else None
        if not isinstance(land, Land) or not beat.event:
            return
        grave = beat.event.kind in self.weighty
        if grave:
            tint(canvas, land, DARK_WOOD, TOLD)
        self.mark(canvas, land)
        if beat.event.kind == "turned":
            position, region, token, *_ = beat.event.data
            rat = self.board.placed("rat")[f"{region}_{position}"]
            canvas.picture(f"token/{token}", rat.moved(0, -LIFTED).centred(TURNED, TURNED))

    def mark(self, canvas: Canvas, box: Box) -> None:
        """Mark a land by its outline."""
        if isinstance(box, Land):
            outline(canvas, box, LEAF_GOLD, 5)
        else:
            super().mark(canvas, box)

    def shown(self, event: Event, view: View) -> Box | None:
        """Point at the region of an event."""
        named = self.session.match.game.named(event)
        for key in ("target", "region", "place"):
            if named.get(key) in self.board.lands:
                return self.board.lands[str(named[key])]
        return None

    # The tray.

    def parts(self, box: Box) -> Parts:
        """Give the cards most of the tray; below the strips a seat may look at what it has seen."""
        found, asked, room = hand.parts(box), self.session.asked, hand.parts(box).room
        alone = self.session.alone or asked is None
        if room is None or alone or not (asked and self.has_secrets(self.view, asked.seat)):
            return found
        return found._replace(room=Box(room.x, room.y, room.w, room.h - 64))

    def has_secrets(self, view: View, seat: Seat) -> bool:
        """Say whether a seat has looked at a token that still lies face down; all have seen it look."""
        return any(seat in rat.known_by for region in view.regions for rat in region.rats)

    def closed(self, state: State, seat: Seat) -> State:
        """Forget which tokens a seat has looked at; all else lies open."""
        assert isinstance(state, Rattus)
        forgetful = state.clone()
        forgetful.seen[seat] = 0
        return forgetful

    def paint_cards(self, canvas: Canvas, view: View, box: Box, say: Tongue) -> None:
        """Paint the cards that cannot be pushed now; those that can are buttons."""
        for name, place in self.cards.items():
            if name not in self._offered:
                ClassCard(place, name, view, self.tinctures, say).draw(canvas, hot=False)

    def paint_tray(self, canvas: Canvas, view: View, seat: Seat | None, box: Box) -> None:
        """Let a rat sit where no strip lies."""
        canvas.picture("title/rat_sit", box.centred(150, min(box.h - 16, 150)))

    # Seats and context.

    def counters(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Count the people on the map and in the castle, those still to come, and what the baker keeps."""
        player = view.players[seat]
        last = f"[basket] {player.bread}" if "baker" in view.cast else f"[deck] {len(player.cards)}"
        return (
            f"[pieces/cube_{self.tinctures[seat]}] {player.score}",
            f"[pouch] {player.reserve}",
            f"[castle] {player.castle}",
            last,
        )

    def foot(self, view: View, seat: Seat) -> str:
        """Show the classes of the cards held: their tokens strike this seat."""
        return " ".join(f"[classes/{CLASS_OF[card]}]" for card in view.players[seat].cards)

    def marks(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Mark who began."""
        return ("icons/first",) if seat == view.first else ()

    def paint_rail(self, canvas: Canvas, view: View) -> None:
        """Tally the rat tokens."""
        paint_tokens(canvas, self._told or view, self.tally)

    def paint_context(self, canvas: Canvas, view: View, box: Box, say: Tongue) -> None:
        """Show the turn, and below it the danger of the region that is meant, pointed at, or told of."""
        view = self._told or view
        canvas.sheet(box, seed=51)
        inside = box.inset(16, 12)
        names, tinctures = self.session.names, self.tinctures
        side = Side(canvas, view, say, names, tinctures)
        if self._turned:
            # While a token is read, nothing else is of interest.
            side.paint_struck(inside, *self._turned)
            return
        upper = Box(inside.x, inside.y, inside.w, inside.h - RISKS)
        begun = underway(self.session.match, view.active, told=self._told is not None)
        low = side.paint_turn(upper, None if self._told else chances(self._state), begun) + 8
        rest = Box(inside.x, low, inside.w, inside.bottom - low)
        if view.striking:
            side.paint_striking(rest, view.striking)
        else:
            name = self._meant or self._pointed or self._asked_of(view)
            here = view.plague == name
            ahead = Side(canvas, self._foreseen, say, names, tinctures)
            ahead.paint_forecast(rest, name, self._rats_to_come(name), here=here)

    def _rats_to_come(self, name: str) -> int | None:
        """Count the rats that would come around a region; None where that is over, or told already."""
        state = self._after
        spreads = any(isinstance(frame, Spread) for frame in state.stack)
        if self._told or state.phase != "turns" or (REGIONS[state.plague] == name and not spreads):
            return None
        return rats_around(state, REGION_OF[name])

    def _asked_of(self, view: View) -> str:
        """Name the region that the question is about, or else the one to be feared most."""
        asked = self.session.asked
        return (about(asked, view) if asked else "") or most_feared(view)

    def paint_time(self, canvas: Canvas, view: View, box: Box) -> None:
        """Show how many rats are left, for the game ends without them; then that it does."""
        if view.phase in ("last_round", "final_plague"):
            words = self._say(term(view.phase)).upper()
            canvas.text(words, box, 34, face=HEADING, colour=LEAF_GOLD, across="centre")
        elif view.phase != "over":
            (opening,) = [event for event in self.session.match.opening if event.kind == "opening"]
            paint_supply(canvas, box, view.supply, int(str(opening.data[1])))

    # Words.

    def forecast(self, after: State, seat: Seat, say: Tongue) -> str:
        """Foretell what the plague would do to a seat where an option carries it."""
        # While the curtain hangs, what only this seat has seen must not be read off the odds.
        view: View = after.view(self.view.seat)
        now = self.view
        carried = view.plague != now.plague or view.neutral != now.neutral
        risk = forecast(view, view.plague).of(seat) if carried and view.phase != "over" else None
        if risk is None or not risk.worst:
            return ""
        worst = f"{say(term('worst'), number=risk.worst)} [cube]"
        if risk.rare:
            return worst
        return f"{say(term('expected'), number=tenths(say, risk.expected))}, {worst}"

    def subjects(self, view: View, say: Tongue) -> Iterator[Subject]:
        """Let everything on the map be looked at, and the cards."""
        yield from inspector.subjects(self, view, say)

    def halfway(self, asked: Decision[Any]) -> bool:
        """Say that every step of a power, of placing and of the plague can be taken back by Esc."""
        return type(asked).__name__ not in BEGINNINGS

    def refusal(self, at: tuple[float, float], view: View, asked: Decision[Any], say: Tongue) -> str:
        """Say what is wrong with a region or a card; nothing of what can be picked."""
        options = asked.options(self._state)
        card = next((name for name, box in self.cards.items() if box.holds(at)), "")
        land = next((name for name, land in self.board.lands.items() if land.holds(at)), "")
        if any(option.value in (card or land, (card or land,)) for option in options):
            return ""
        reason = card_reason(view, asked, card) if card else region_reason(view, asked, land) if land else ""
        return say(REASONS[reason]) if reason else ""


def _region_of(option: Action) -> str:
    """Name the region an option means, if any."""
    value = option.value[0] if isinstance(option.value, tuple) else option.value
    return str(value) if value in REGIONS else ""
