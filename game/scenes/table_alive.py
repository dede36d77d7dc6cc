"""The table alive: what comes and goes over it while things are told, and now and then while nothing is."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box, around
from game.drawing.pieces import Spot, along
from game.drawing.text import Colour
from game.table.cards import Card
from game.table.herald import Herald
from game.table.layout import BAR
from game.table.liveliness import (
    BREATHES,
    FLIES,
    ROAMS,
    Flying,
    Liveliness,
    Stamp,
    Swinging,
    Writing,
    breathe,
    level,
    paint_travel,
)
from game.table.panel_tag import Pinned
from game.table.passages import Entry
from game.table.passers import PAUSES, Passing, Wayside
from game.table.seat_panels import points_place, seat_places
from game.table.stage import Act, shifted
from game.table.story import Beat, steps_aside
from game.table.ticking import Ticking
from game.words.shared import TURN
from rules.kernel import Seat

if TYPE_CHECKING:
    from game.scenes.table import Table

#: The bell that is rung: how large it is, and how far below the bar it hangs.
BELL, BELOW = 150.0, 20.0
#: How far ring and ribbon of a card reach over it.
RIBBON = 10.0


class Alive:
    """Watches what is told, and lets something come of it that moves."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._lively = Liveliness()
        self._beat: Beat[Any] | None = None
        #: What the stage shows of it.
        self._act: Act | None = None
        self._asked: Seat | None = None
        #: The person who was asked last, and after how many actions.
        self._heralded: tuple[Seat | None, int] = None, 0
        self._wayside = Wayside()
        #: What has to be painted anew because of something slow.
        self.touched: list[Box] = []
        #: The scores that wait for what flies to them.
        self._ticking: dict[Seat, Ticking] = {}
        #: The card that breathes, by its place, and for how long by now.
        self._breathing: tuple[Box | None, float] = None, 0.0
        #: What was written last in the chronicle, and what came to stand there while the stage was open.
        self._written: Entry | None = None
        self._seen: Entry | None = None

    @property
    def moving(self) -> bool:
        """Say whether anything moves that is not slow."""
        return self._lively.quick or self._breathing[0] is not None

    @property
    def _level(self) -> int:
        return level(self._table.app.settings)

    def forget(self) -> None:
        """Let everything go: the table was laid out anew."""
        self._lively.forget()
        self._ticking = {}
        self._beat = None

    def pass_time(self, seconds: float) -> None:
        """Look what has begun and ended since, and let all of it go on."""
        beat, sight = self._table.story.beat, self._table.sight
        if beat is not self._beat:
            if self._beat and self._level:
                self._end(self._beat)
            self._act = sight.act if sight.beat is beat else None
            if self._act:
                self._hurry(self._act)
            if beat and self._level >= FLIES:
                self._begin(beat)
            self._beat = beat
        self._seal()
        self._announce()
        self._write()
        card, breathed = self._card, self._breathing
        self._breathing = card, breathed[1] + seconds if card == breathed[0] else 0.0
        if self._level >= ROAMS and beat is None:
            self._lively.roam(seconds, self._table.page.box)
        self._pass_by(seconds)
        before = self._lively.traces()
        self._lively.pass_time(seconds)
        self.touched = self._changed(before, self._lively.traces())

    def _hurry(self, act: Act) -> None:
        """Let the scores on panels that lose their light be what they are."""
        for seat in self._ticking.keys() - {*act.seats, *act.struck}:
            self._lively.let_go(self._ticking.pop(seat))

    def _changed(self, before: Sequence[Box], after: Sequence[Box]) -> list[Box]:
        """Give what has to be painted anew because slow things have come, gone or moved by a pixel."""
        pixels = self._table.page.pixels
        pairs = [[box for box in pair if box] for pair in zip_longest(before, after)]
        return [around(pair) for pair in pairs if len({pixels(box) for box in pair}) > 1 or len(pair) == 1]

    def _pass_by(self, seconds: float) -> None:
        """Let something pass by on the board while nothing is told; it goes when the board is wanted."""
        passing = self._lively.first(Passing)
        if self._beat is not None:
            self._lively.drop(Passing)
        elif passing is None and self._level in PAUSES:
            passers = self._table.sight.desk.board.passers()
            if passer := self._wayside.next(seconds, passers, self._level):
                self._lively.add(Passing(passer=passer))
        elif passing is not None:
            passing.light = self._light_at(passing.trace)

    def _light_at(self, box: Box) -> Colour:
        """Say how much light is left where something passes while somebody has to choose."""
        table = self._table
        middles = [button.box.centre for button in table.intent.targets]
        parts = [part for part in table.sight.desk.board.parts if any(map(part.holds, middles))]
        dim = any(part.holds(box.centre) for part in parts) and not table.app.settings.high_contrast
        return light.left(light.CHOOSING, light.DUSK) if dim else light.WHITE

    def _end(self, beat: Beat[Any]) -> None:
        """Let everything that flew come down, unless it was left out."""
        if beat.passed >= beat.seconds and (self._act is None or self._act.board is None):
            for travel in beat.travels:
                if len(travel.way) == 2:
                    self._lively.land(travel.piece, travel.way[-1])

    def _begin(self, beat: Beat[Any]) -> None:
        table = self._table
        if beat.event and beat.event.kind in table.desk.telling.chapters:
            middle = table.sight.layout.board.centre[0]
            self._lively.add(Swinging(box=Box(middle - BELL / 2, BAR + BELOW, BELL, BELL)))
        if beat.before is not None and not (self._act and self._act.counts):
            self._fly(beat, beat.before)

    def _fly(self, beat: Beat[Any], before: Any) -> None:
        """Let what a seat gains or loses fly as a number from where it happens to its panel."""
        table, panel = self._table, self._table.sight.desk.panel
        source = table.sight.desk.board.shown(beat.event, table.sight.view) if beat.event else None
        start = Spot(*(source or table.sight.layout.board).centre)
        for seat in range(len(table.session.players)):
            was, now = panel.score(before, seat), panel.score(beat.view, seat)
            if was and now and was.value is not None and now.value is not None and was.value != now.value:
                words = f"{now.value - was.value:+d}".replace("-", "−")
                place = points_place(panel, beat.view, seat)
                self._tick(seat, place, was.value, now.value)
                crest = seat_places(panel, beat.view, seat).crest
                pins = self._act and self._act.pins
                flying = Flying(words=words, start=start, end=Spot(*place.centre))
                self._lively.add(Pinned(words=words, crest=crest) if pins else flying)

    def _tick(self, seat: Seat, place: Box, was: int, now: int) -> None:
        """Let the score of a seat wait for what flies to it; in the dark nobody would see it."""
        empty, act = self._table.bare, self._act
        lit = act is None or seat in (*act.seats, *act.struck)
        ticking = self._ticking.get(seat)
        if ticking is None or ticking.part >= 1 or ticking.place != place:
            if empty is None or not lit:
                return
            ticking = self._ticking[seat] = Ticking(place=place, was=was, empty=empty)
            self._lively.add(ticking)
        ticking.expect(now)

    def _seal(self) -> None:
        """Press the seal of a person whose turn is over on their panel."""
        table = self._table
        asked = table.session.asked
        seat = asked.seat if asked else None
        if seat == self._asked:
            return
        left, self._asked = self._asked, seat
        if (
            left is not None
            and self._level
            and not table.session.players[left].bot
            and not table.conduct.past
        ):
            box = table.sight.layout.seat(left)
            tincture = table.session.players[left].tincture
            self._lively.add(Stamp(tincture=tincture, at=Spot(box.right - 60, box.bottom - 50)))

    def _announce(self) -> None:
        """Say whose turn it is when the screen has passed to another person, until somebody acts."""
        table = self._table
        session, person = table.session, table.curtain.person
        if len(session.match.log) != self._heralded[1]:
            self._lively.drop(Herald)
        if table.story.beat is not None or person is None:
            return
        before, self._heralded = self._heralded[0], (person, len(session.match.log))
        shared = before not in (None, person) and not session.alone and person not in session.phones
        if shared and not table.curtain.covered:
            words = table.sight.say(TURN, name=session.names[person])
            tincture, board = session.players[person].tincture, table.sight.layout.board
            self._lively.add(Herald(words, tincture, board, still=table.app.settings.reduced_motion))

    @property
    def _card(self) -> Box | None:
        """Give the place of the card on which the pointer rests, while nothing is told."""
        table = self._table
        if self._level < BREATHES or table.story.beat is not None or table.by_keys:
            return None
        meant = table.meant
        if not isinstance(meant, Card) or not meant.enabled:
            return None
        return meant.whole().moved(0, -meant.lift).inset(-RIBBON)

    def _write(self) -> None:
        """Let a quill write what has come to stand last in the chronicle, once the stage is closed."""
        table = self._table
        line = max(table.side.chronicle.lines, key=lambda line: line.box.bottom, default=None)
        if line is None or (table.side.recapping and table.story.beat is None):
            self._lively.drop(Writing)
            return
        if line.entry == self._written:
            return
        if table.sight.act is not None:
            self._seen = line.entry
            return
        before, self._written = self._written, line.entry
        if before is not None and self._level and not table.conduct.past and not table.side.chronicle.back:
            # What could be read already is not taken away again.
            empty = None if line.entry == self._seen else table.bare
            self._lively.drop(Writing)
            self._lively.add(Writing(box=line.box, empty=empty))

    def paint(self, canvas: Canvas) -> None:
        """Paint what travels, and all that comes and goes."""
        card, breathed = self._breathing
        if card is not None and card == self._card:
            breathe(canvas, card, breathed, self._table.sight.layout.tray)
        beat, sight = self._table.story.beat, self._table.sight
        if beat is not None and sight.beat is beat:
            act, board = sight.act, sight.layout.board
            now = self._table.picture.glide.now(board)
            for travel in beat.travels:
                at = shifted(along(list(travel.way), beat.part), board, now)
                # What makes room below the stage is not seen to do it.
                if act is None or not act.flown or (steps_aside(travel) and not act.box.holds(at)):
                    paint_travel(canvas, travel, beat.part, at, self._level)
        self._lively.paint(canvas)
