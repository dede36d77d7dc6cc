"""Phones at a table: each is shown what its seat may know, and what is sealed there is done at the table."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

from game.games import PRESENTATIONS
from game.phones.leaves import greeting, rule_leaf, vocabulary
from game.phones.link import Heard, Link
from game.phones.sheet import Sheet
from game.phones.writing import Json, Steps, Writing
from game.scenes.phone_advice import PhoneAdvice
from game.scenes.phone_end import last_leaf
from game.session.plan import PHONE
from game.session.session import Session
from game.widgets.panel import Panel
from game.words import LANGUAGES, Tongue
from rules.bots.service import Thinkers
from rules.kernel import Action, Decision, Seat

if TYPE_CHECKING:
    from game.scenes.table import Table

#: Seconds of a frame in which sheets are written.
SLICE = 0.002
#: What belongs to something a phone says.
Said = Mapping[str, Any]


@dataclass
class Shown:
    """What a phone was shown last: the sheet, the question it puts, and how many it has put so far."""

    sheet: Json = field(default_factory=dict)
    question: object = None
    step: int = 0
    #: The moment of the table that it shows, or will as soon as its sheet is written.
    moment: object = None
    writing: Writing | None = None


class PhoneTable:
    """Keeps phones and table in step; what they show is written bit by bit, so that no frame takes long."""

    def __init__(self, link: Link, thinkers: Thinkers) -> None:
        self.link = link
        self._advice = PhoneAdvice(thinkers)
        self._answers = {
            "seal": self._hear_seal,
            "lift": self._hear_lift,
            "undo": self._hear_undo,
            "advice": self._hear_advice,
            "rule": self._hear_rule,
            "language": self._hear_language,
            "again": self._hear_again,
        }
        #: Told what phones say before there is a table.
        self.before: Callable[[Heard], None] = lambda _: None
        self._table: Table | None = None
        self._heard: deque[Heard] = deque()
        self._shown: dict[Seat, Shown] = {}
        #: How often something happened at the table, and how often until the last frame.
        self._moves = self._seen = 0
        #: Who wants to play once more.
        self.again: set[Seat] = set()

    # Coming and going.

    def attend(self, table: "Table") -> None:
        """Begin to serve a table."""
        self._table = table
        self._shown.clear()
        self._heard.clear()
        self.again.clear()

    def leave(self, table: "Table") -> None:
        """End it."""
        if self._table is table:
            self._table = None

    def close(self) -> None:
        """Send all phones away, and end what works for them."""
        self.link.close(wait=True)
        self._advice.close()

    def move_on(self) -> None:
        """Take note that something happened at the table."""
        self._moves += 1
        self._advice.drop()

    @property
    def _session(self) -> Session:
        assert self._table is not None
        return self._table.session

    @property
    def seats(self) -> list[Seat]:
        """Name the seats that are played by phone."""
        return [seat for seat, player in enumerate(self._session.players) if player.by_phone]

    @property
    def asleep(self) -> frozenset[Seat]:
        """Name those whose phones have come and are not to be reached."""
        return frozenset(seat for seat in self.seats if self.link.guest(seat) == "asleep")

    # Each frame.

    def pass_time(self) -> None:
        """Hear the phones, do what they ask for, and show them what has changed."""
        self._heard.extend(self.link.hear())
        if self._table is None:
            while self._heard:
                self.before(self._heard.popleft())
            return
        self._follow_guests(self._table)
        for _ in range(len(self._heard)):
            heard = self._heard.popleft()
            if not self._answered(self._table, heard):
                self._heard.append(heard)
        if self._advice.listen():
            self._moves += 1
        # A frame in which something happens has enough to do; what phones show of it begins with the next.
        if self._seen == self._moves:
            self._show_next(self._table)
        self._seen = self._moves

    def _follow_guests(self, table: "Table") -> None:
        """Let the table know who holds a phone."""
        held = frozenset(seat for seat in self.seats if self.link.guest(seat) in ("here", "asleep"))
        known = (held, self.asleep)
        if (table.session.phones, table.session.asleep) != known:
            table.session.phones, table.session.asleep = known
            self._moves += 1
            table.settle()

    def _seat(self, table: "Table", seat: Seat) -> None:
        """Give a seat back to somebody whose phone slept while it was played without."""
        if seat not in self.seats:
            table.session.change(seat, "bot", "")
            table.session.change(seat, "secrecy", PHONE)
            self._follow_guests(table)

    # What phones say.

    def _answered(self, table: "Table", heard: Heard) -> bool:
        """Answer a phone; False: not yet, something is being told."""
        if heard.what == "joined":
            self._seat(table, heard.seat)
        answer = self._answers.get(heard.what)
        if answer is None or heard.seat not in self.seats:
            return True
        if heard.what in ("seal", "undo") and not self._open(table):
            return False
        answer(table, heard.seat, heard.data)
        return True

    def _open(self, table: "Table") -> bool:
        """Say whether the table lies there and listens."""
        return table.app.scenes[-1] is table and table.story.beat is None and table.magnifier.lens is None

    def _hear_seal(self, table: "Table", seat: Seat, data: Said) -> None:
        """Do what was sealed, if that is still what was asked; otherwise show the present state again."""
        option = self._picked(table, seat, data)
        if option is None:
            self._show_again(seat)
        else:
            table.conduct.act(seat, option)

    def _picked(self, table: "Table", seat: Seat, data: Said) -> Action | None:
        """Give the option that was named for the present question."""
        shown, asked = self._shown.get(seat), self._asked(seat)
        if shown is None or asked is None or data.get("step") != shown.step:
            return None
        options = table.session.match.state.options(seat)
        return next((option for option in options if option.text() == data.get("option")), None)

    def _asked(self, seat: Seat) -> Decision[Any] | None:
        waiting = self._session.match.state.decisions()
        return next((decision for decision in waiting if decision.seat == seat), None)

    def _hear_lift(self, table: "Table", seat: Seat, data: Said) -> None:
        """Let glow on the board what somebody is about to choose, where that is no secret."""
        asked, option = self._asked(seat), self._picked(table, seat, data)
        if asked is not None and asked == table.session.asked and not asked.secret and self._open(table):
            table.intent.lift(option)

    def _hear_undo(self, table: "Table", seat: Seat, data: Said) -> None:
        if table.session.match.can_undo(seat):
            table.session.undo(seat)
            table.settle()
        self._show_again(seat)

    def _hear_advice(self, table: "Table", seat: Seat, data: Said) -> None:
        if self._asked(seat) is not None:
            self._advice.ask(self._sheet(table, seat))
            self._moves += 1

    def _hear_rule(self, table: "Table", seat: Seat, data: Said) -> None:
        """Hold up the card of something, or without a name that of what is asked."""
        rulebook = PRESENTATIONS[table.session.plan.game].rulebook
        asked = self._asked(seat) or table.session.asked
        about = data.get("about") or (type(asked) if asked is not None else "")
        card = rulebook().card_of(about) if rulebook else None
        if card is not None:
            self.link.tell(seat, rule_leaf(card, self._tongue(table, seat)))

    def _hear_language(self, table: "Table", seat: Seat, data: Said) -> None:
        if data.get("language") in LANGUAGES:
            table.session.change(seat, "language", str(data["language"]))
            self._moves += 1
            table.refresh()

    def _hear_again(self, table: "Table", seat: Seat, data: Said) -> None:
        self.again.add(seat)
        self._moves += 1
        if isinstance(top := table.app.scenes[-1], Panel):
            top.refresh()

    # What phones are shown.

    def _show_next(self, table: "Table") -> None:
        """Write on what phones have to know, of one after the other, while there is time in this frame."""
        until = perf_counter() + SLICE
        for seat in (*self.seats, *self.link.excused):
            shown = self._shown.setdefault(seat, Shown())
            self._begin(table, seat, shown)
            if shown.writing is not None and not self._write_on(seat, shown, until):
                return

    def _begin(self, table: "Table", seat: Seat, shown: Shown) -> None:
        """Begin a sheet anew for a phone that is behind what it has to know."""
        telling, waits = table.story.beat is not None, self.link.guest(seat) == "waiting"
        moment = (self._moves, telling, waits, table.session.players[seat], table.app.settings.language)
        if shown.moment == moment:
            return
        shown.moment, say = moment, self._tongue(table, seat)
        self.link.speak(seat, vocabulary(table.session.players, say))
        if waits:
            shown.writing = None
            self.link.show(seat, greeting(table.session.plan, seat, say))
        else:
            # What is told last is not known before it was told.
            known = shown.sheet if telling else {}
            shown.writing = Writing(self._written(table, seat, known, say))

    def _write_on(self, seat: Seat, shown: Shown, until: float) -> bool:
        """Write a sheet on, and show it once it is finished; False: there is no time left."""
        assert shown.writing is not None
        sheet = shown.writing.go_on(until)
        if sheet is not None:
            shown.writing = None
            self._put(seat, shown, sheet)
        return perf_counter() < until

    def _written(self, table: "Table", seat: Seat, known: Json, say: Tongue) -> Steps:
        if known:
            return Sheet.at_rest(known, say)
        if table.session.asked is None:
            return last_leaf(table.session, seat, self.again, say)
        sheet = self._sheet(table, seat)
        yield
        written = yield from sheet.written(self.asleep)
        advice = self._advice.counsel(seat) if self._asked(seat) is not None else None
        return {**written, "advice": advice}

    def _put(self, seat: Seat, shown: Shown, sheet: Json) -> None:
        acts = sum(actor == seat for actor, _ in self._session.match.log)
        question = (sheet["kind"], acts, [choice["id"] for choice in sheet["choices"]])
        if question != shown.question:
            shown.question, shown.step = question, shown.step + 1
        shown.sheet = {**sheet, "step": shown.step}
        self.link.show(seat, shown.sheet)

    def _show_again(self, seat: Seat) -> None:
        if sheet := self._shown.get(seat, Shown()).sheet:
            self.link.tell(seat, sheet)

    def _sheet(self, table: "Table", seat: Seat) -> Sheet:
        say = self._tongue(table, seat)
        return Sheet(table.session, table.desk, seat, say, table.side.entries)

    def _tongue(self, table: "Table", seat: Seat) -> Tongue:
        language = table.session.players[seat].language
        return Tongue(language) if language else table.app.tongue
