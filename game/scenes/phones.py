"""Phones at the table: a leaf with a code for every seat, and the address where they come in."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import HEADING
from game.drawing.theme import LEAF_GOLD, TEXT_SIZES
from game.scenes.phone_seats import PhoneSeats
from game.scenes.phones_foot import QUESTIONS, TROUBLES, Go, Told, Where, paint_honest
from game.scenes.phones_guests import Guest, guests
from game.scenes.phones_leaf import Deeds, Leaf, leaves
from game.session.plan import PHONE, Player
from game.widgets.button import Button, Deed, Round
from game.widgets.choice import Choice, Value
from game.widgets.framed import Framed
from game.widgets.host import Host
from game.widgets.panel import Panel
from game.words import phone_codes as words
from game.words import shared
from rules.kernel import Seat

#: Seconds after which somebody ought to have come, if anybody could.
PATIENCE = 60.0
#: How high the title is, the margin of the page, and the gap between leaves and foot.
HEAD, MARGIN, GAP = 98.0, 28.0, 20.0
#: How high the foot is, and the strips in it; how wide those are beside the address.
FOOT, LOW, STRIPS = 262.0, 116.0, 640.0
#: How wide and high a leaf becomes at most, how high a flat one, and how wide all of it.
WIDEST, HIGHEST, FLAT, WHOLE = 470.0, 760.0, 430.0, 2350.0

Named = tuple[str, Button]


class Onward(NamedTuple):
    """Where it goes on: how that is called, and what then happens."""

    words: str
    deed: Deed


class PhonesScene(Panel):
    """Shows who has come by phone, and how the others can; Esc leads back."""

    def __init__(
        self,
        seats: PhoneSeats,
        players: Callable[[], Sequence[Player]],
        change: Callable[[Seat, str, str], None],
        onward: Onward,
    ) -> None:
        """Show who sits there; ``change`` sets who plays a seat, how secrets are kept, or the language."""
        super().__init__()
        self.seats = seats
        #: Done whenever something has changed for those who wait.
        self.greet: Deed = lambda: None
        self.players = players
        self.onward = onward
        self._change = change
        self.named: dict[str, Button] = {}
        #: Seats whose code is shown although somebody is there, and what that code was.
        self._bared: dict[Seat, str] = {}
        #: Seconds in which somebody could have come, and nobody did.
        self._waited = 0.0
        self._shown: object = None
        self._wanted = "go"

    # What happens.

    def enter(self, app: Host) -> None:
        """Begin, and let phones come if anybody wants one and the system asks nothing."""
        super().enter(app)
        self._welcome()

    def _welcome(self) -> None:
        self.seats.invite(self.players())
        wanted = any(player.by_phone for player in self.players())
        if wanted and not self.seats.opened and not self._question:
            self.seats.open(self.app.settings.phone_address)

    @property
    def _question(self) -> str:
        """Give what the system will ask, as long as nobody knows."""
        known = self.app.settings.phones_let_in or self.seats.opened
        return "" if known else QUESTIONS.get(self.seats.system, "")

    def let_in(self) -> None:
        """Let phones come now that everybody knows what the system will ask, or once more."""
        self.app.change(phones_let_in=True)
        self._listen_at(self.app.settings.phone_address)

    def choose(self, address: str) -> None:
        """Let phones come to another address of this machine, and remember that."""
        self.app.change(phone_address=address)
        self._listen_at(address)

    def _listen_at(self, address: str) -> None:
        self._waited = 0.0
        self.seats.open(address)
        self.refresh()

    def change(self, seat: Seat, what: str, value: str) -> None:
        """Let somebody play otherwise."""
        self._change(seat, what, value)
        self._bared.pop(seat, None)
        self._welcome()
        self.refresh()

    def use_phone(self, seat: Seat) -> None:
        """Give a seat to somebody with a phone."""
        self._wanted = f"curtain:{seat}"
        if self.players()[seat].bot:
            self._change(seat, "bot", "")
        self.change(seat, "secrecy", PHONE)

    def show_code(self, seat: Seat) -> None:
        """Show the code of a seat that is taken, or cover it again."""
        bared = self._bared.pop(seat, None) is None
        if bared:
            self._bared[seat] = self.seats.link.url(seat)
        self._wanted = f"{'cover' if bared else 'bare'}:{seat}"
        self.refresh()

    def throw_out(self, seat: Seat) -> None:
        """Send a phone away."""
        self.seats.link.throw_out(seat)
        self.refresh()

    def tick(self, seconds: float) -> None:
        """Look who has come or gone, and after a while why nobody has."""
        self._waited = 0.0 if self._met else self._waited + max(0.0, seconds)
        self._bared = {seat: url for seat, url in self._bared.items() if self.seats.link.url(seat) == url}
        if self._seen != self._shown:
            self.refresh()

    @property
    def _guests(self) -> list[Guest]:
        return guests(self.seats, self.players(), self._bared)

    @property
    def _met(self) -> bool:
        """Say whether anybody has come, or nobody could."""
        states = {guest.state for guest in self._guests}
        return bool(states & {"here", "asleep"}) or "waiting" not in states

    @property
    def _seen(self) -> object:
        """Give all that the picture depends on."""
        return self._guests, self.seats.trouble, self.seats.link.address, self._waited > PATIENCE

    # Where things are.

    def refresh(self) -> None:
        """Place everything anew, and stay on what was meant."""
        here = next((name for name, b in self.named.items() if self.meant is b), "")
        wanted, self._wanted = self._wanted or here, ""
        self._shown = self._seen
        self.greet()
        super().refresh()
        if wanted in self.named and (self.by_keys or not self._hot):
            self.focus = self.buttons.index(self.named[wanted])

    def lay_out(self, page: Page) -> list[Button]:
        """Lay the leaves side by side above the foot, or one below the other on a page on edge."""
        seated, count = self._guests, len(self.players())
        sizes = TEXT_SIZES[self.app.settings.text_size]
        flat, foot = page.upright, FOOT + (LOW + GAP if page.upright else 0)
        tall = min(page.height - HEAD - GAP - foot - 26, (count * FLAT) if flat else HIGHEST)
        self.whole = page.box.centred(min(page.width - 2 * MARGIN, WHOLE), HEAD + tall + GAP + foot)
        wide = self.whole.w if flat else min(self.whole.w, count * WIDEST)
        room = Box(self.whole.x, self.whole.y + HEAD, self.whole.w, tall).centred(wide, tall)
        self.leaves: list[Leaf] = leaves(room, seated, self.say, sizes, flat=flat)
        self._lay_foot(Box(self.whole.x, room.bottom + GAP, self.whole.w, foot), flat=flat)
        self.named = dict(self._all())
        return list(self.named.values())

    def _lay_foot(self, foot: Box, *, flat: bool) -> None:
        if flat:
            self.where = Where(Box(*foot[:3], FOOT))
            row = Box(foot.x, self.where.box.bottom + GAP, foot.w, LOW)
            self.go, self.honest = row.columns(2, GAP)
            return
        self.where = Where(Box(*foot[:2], foot.w - STRIPS - GAP, foot.h))
        column = Box(foot.right - STRIPS, foot.y, STRIPS, foot.h)
        self.go, self.honest = column.rows(2, GAP)

    def _all(self) -> Iterator[Named]:
        say = self.say
        yield (
            "back",
            Round(
                Box(self.whole.x, self.whole.y + 14, 68, 68), "arrow_left", self.cancel, hint=say(shared.BACK)
            ),
        )
        deeds = Deeds(self.show_code, self.throw_out, self.change, self.use_phone)
        for leaf in self.leaves:
            yield from leaf.buttons(deeds)
        yield from self._aside()
        yield "go", Go(self.go, say(self.onward.words), self._coming, self.onward.deed)

    def _aside(self) -> Iterator[Named]:
        """Give what is beside the heading of the address: others, or what opens the door."""
        seats, place = self.seats, self.where.aside
        if self._question or seats.trouble:
            text = words.AGAIN if seats.trouble else words.LET_IN
            yield "let_in", Framed(place, self.say(text), self.let_in, icon="phone")
        elif seats.opened and len(seats.addresses) > 1:
            count = len(seats.addresses)
            values = [
                Value(address, self.say(words.NUMBER, number=number, count=count))
                for number, address in enumerate(seats.addresses, 1)
            ]
            here = any(guest.state == "here" for guest in self._guests)
            hint = self.say(words.OTHER_ADDRESS)
            yield "address", Choice(place, values, seats.chosen, self.choose, hint=hint, enabled=not here)

    @property
    def _coming(self) -> str:
        states = [guest.state for guest in self._guests if guest.player.by_phone]
        coming = sum(state != "here" for state in states)
        if not states:
            return ""
        if {"barred", "closed"} & set(states):
            return self.say(words.MEANWHILE)
        some = words.STILL_COMING
        return self.say.plural(some.one, some.many, coming) if coming else self.say(words.ALL_HERE)

    @property
    def _told(self) -> Told:
        say, trouble = self.say, self.seats.trouble
        if self._question:
            return Told(say(words.BEFORE), "", say(self._question))
        if trouble:
            return Told(say(words.NO_WAY), "", say(TROUBLES[trouble]), wrong=True)
        text = words.NOBODY if self._waited > PATIENCE else words.INVITATION
        return Told(say(words.SAME_WIFI), self.seats.link.address, say(text))

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Nail the leaves to the oak."""
        canvas.table()
        head = Box(self.whole.x + 100, self.whole.y, self.whole.w - 200, HEAD)
        title = self.say(words.TITLE).upper()
        size = canvas.fitting(title, head, 54, HEADING)
        canvas.text(title, head, size, face=HEADING, colour=LEAF_GOLD, across="centre")
        for number, leaf in enumerate(self.leaves):
            canvas.sheet(leaf.box, seed=70 + number, lift=6)
            canvas.picture("ui/nail", Box(leaf.box.centre[0] - 17, leaf.box.y - 12, 34, 34))
        canvas.sheet(self.where.box, seed=11, lift=5)
        paint_honest(canvas, self.honest, self.say)

    def paint(self, canvas: Canvas) -> None:
        """Write on the leaves, and below them about what is meant."""
        for leaf in self.leaves:
            leaf.paint(canvas)
        aside = bool({"let_in", "address"} & self.named.keys())
        told, meant = self._told, self.meant
        if meant and meant.hint and not isinstance(meant, Round):
            # What is meant is explained where people read anyway.
            told = told._replace(text=meant.hint, wrong=False)
        self.where.paint(canvas, told, aside=aside)
