"""The left page of the seating: a row for each seat, with its crest, name and habits."""

from collections.abc import Iterator
from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import FADED_INK, INK
from game.session import plan_edits
from game.session.plan import LONGEST_NAME, NAMES, Player
from game.session.plan_edits import Draft
from game.store.profiles import Profiles
from game.table.sitters import LEVELS, SECRECY, habit_values, language_values
from game.widgets.button import Button, Deed
from game.widgets.choice import Choice, Value
from game.widgets.field import Field
from game.widgets.frame import rule_frame
from game.words import Tongue, shared
from game.words import seating as words

#: The width of the crest, and what lies between two things.
CREST, GAP = 112, 12
ARROW = 58
#: The part of a row that the name takes.
ABOVE = 0.46
#: The part of the line below it that says who plays.
PLAYER = 0.345
#: The highest row, however few seats there are.
HIGHEST = 176


class Crest(Button):
    """The shield of a seat; a push takes another."""

    def __init__(self, box: Box, tincture: str, deed: Deed, hint: str) -> None:
        super().__init__(box, deed, hint=hint)
        self.tincture = tincture

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw the shield, larger while it is hot."""
        canvas.picture(f"crests/shield_{self.tincture}", self.box.inset(0 if hot else 4))


class Sign(Button):
    """A bare icon on the page."""

    def __init__(self, box: Box, icon: str, deed: Deed, hint: str) -> None:
        super().__init__(box, deed, hint=hint)
        self.icon = icon

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw the icon, larger while it is hot."""
        side = 36 if hot else 30
        canvas.picture(f"icons/{self.icon}", self.box.centred(side, side))


class Vacant(Button):
    """A seat that nobody has taken: a push takes it."""

    def __init__(self, box: Box, tincture: str, words: str, deed: Deed) -> None:
        super().__init__(box, deed)
        self.tincture = tincture
        self.words = words

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Show the shield that waits there, and the offer."""
        shield = Box(self.box.x, self.box.y, CREST, self.box.h).inset(0, 8)
        canvas.picture(f"crests/shield_{self.tincture}", shield, opacity=0.5 if hot else 0.25)
        frame = Box(shield.right + GAP, self.box.y, self.box.right - shield.right - GAP, self.box.h)
        frame = frame.centred(frame.w, 76)
        rule_frame(canvas, frame, 9, quiet=not hot, hot=hot)
        canvas.picture("icons/plus", Box(frame.x + 20, frame.y, 36, frame.h).centred(36, 36))
        room = Box(frame.x + 72, frame.y, frame.w - 92, frame.h)
        size = canvas.fitting(self.words, room, canvas.sizes.button, BOLD, 22)
        canvas.text(self.words, room, size, face=BOLD, colour=INK if hot else FADED_INK)


class Seats:
    """Lays out the rows of a plan."""

    def __init__(self, draft: Draft, profiles: Profiles, say: Tongue) -> None:
        self.draft = draft
        self.profiles = profiles
        self.say = say

    @property
    def players(self) -> tuple[Player, ...]:
        """Give who sits there now."""
        return self.draft.plan.players

    def buttons(self, page: Box, most: int) -> Iterator[tuple[str, Button]]:
        """Give the buttons of every row by name, and a free row if there is one."""
        rows = list(seat_rows(page, most))
        for seat, row in enumerate(rows[: len(self.players)]):
            yield from self._row(seat, row)
        if len(self.players) < most:
            yield "vacant", self._vacant(rows[len(self.players)])

    def _vacant(self, row: Box) -> Button:
        seats = len(self.players)
        tincture = plan_edits.with_seats(self.draft.plan, seats + 1).players[-1].tincture
        deed = partial(self.draft.alter, plan_edits.with_seats, seats + 1, focus=f"by:{seats}")
        return Vacant(row, tincture, self.say(shared.MORE_SEATS), deed)

    def _row(self, seat: int, row: Box) -> Iterator[tuple[str, Button]]:
        yield f"crest:{seat}", self._crest(seat, Box(row.x, row.y, CREST, row.h))
        beside = Box(row.x + CREST + GAP, row.y, row.w - CREST - GAP, row.h)
        above = Box(beside.x, beside.y, beside.w, row.h * ABOVE - 4)
        yield f"name:{seat}", self._name(seat, Box(above.x, above.y, above.w - 2 * ARROW - 44, above.h))
        yield from self._arrows(seat, above)
        by, secrecy, language = habits(row)
        yield f"by:{seat}", self._choice(seat, "bot", habit_values(LEVELS, self.say), by, 1)
        if not self.players[seat].bot:
            ways = habit_values(SECRECY, self.say)
            yield f"secrecy:{seat}", self._choice(seat, "secrecy", ways, secrecy, 2)
            yield f"language:{seat}", self._choice(seat, "language", language_values(self.say), language, 3)

    def _crest(self, seat: int, box: Box) -> Button:
        deed = partial(self.draft.alter, plan_edits.next_tincture, seat)
        return Crest(box, self.players[seat].tincture, deed, self.say(words.CREST_TEXT))

    def _arrows(self, seat: int, above: Box) -> Iterator[tuple[str, Button]]:
        last = len(self.players) - 1
        for name, steps, hint in (("up", -1, words.EARLIER), ("down", 1, words.LATER)):
            if not 0 <= seat + steps <= last:
                continue
            left = above.right - (2 * ARROW + 8 if steps < 0 else ARROW)
            # At the end of the table the way back is the only one.
            onward = name if 0 < seat + steps < last else {"up": "down", "down": "up"}[name]
            deed = partial(self.draft.alter, plan_edits.moved, seat, steps, focus=f"{onward}:{seat + steps}")
            box = Box(left, above.y + (above.h - ARROW) / 2, ARROW, ARROW)
            yield f"{name}:{seat}", Sign(box, f"arrow_{name}", deed, self.say(hint))

    def _name(self, seat: int, box: Box) -> Button:
        return Field(
            box,
            self.players[seat].name,
            lambda text: self.draft.write(plan_edits.with_player, seat, name=text),
            longest=LONGEST_NAME,
            known=self._known(seat),
            empty=self.say(shared.NAME),
            hint=self.say(words.NAME_TEXT),
            done=partial(self._named, seat),
        )

    def _known(self, seat: int) -> list[str]:
        """List the names to step through: who has played here, then ours; not those who sit already."""
        names = [*(profile.name for profile in self.profiles.people), *NAMES]
        others = {player.name.casefold() for number, player in enumerate(self.players) if number != seat}
        return [name for name in dict.fromkeys(names) if name.casefold() not in others]

    def _named(self, seat: int) -> None:
        """Bring what is known of somebody, unless another known person already bears that crest."""
        name = self.players[seat].name.strip()
        self.draft.write(plan_edits.with_player, seat, name=name)
        profile = self.profiles.named(name)
        if profile is None:
            self.draft.changed("")
            return
        changes = {"secrecy": profile.secrecy, "language": profile.language}
        self.draft.write(plan_edits.with_player, seat, **changes)
        if not self._borne(profile.tincture, seat):
            self.draft.write(plan_edits.with_tincture, seat, profile.tincture)
        self.draft.changed("")

    def _borne(self, tincture: str, seat: int) -> bool:
        """Say whether somebody else bears this crest as their own."""
        for number, player in enumerate(self.players):
            profile = None if player.bot else self.profiles.named(player.name)
            if number != seat and player.tincture == tincture and profile and profile.tincture == tincture:
                return True
        return False

    def _choice(self, seat: int, what: str, values: list[Value], box: Box, number: int) -> Button:
        change = partial(self._set, seat, what)
        return Choice(box, values, getattr(self.players[seat], what), change, seed=seat * 3 + number)

    def _set(self, seat: int, what: str, value: str) -> None:
        self.draft.alter(plan_edits.with_player, seat, **{what: value})


def seat_rows(page: Box, most: int) -> Iterator[Box]:
    """Cut the page into a row for each seat there may be."""
    height = min(HIGHEST, page.h / most)
    return (row.inset(0, 8) for row in Box(page.x, page.y, page.w, height * most).rows(most))


def habits(row: Box) -> list[Box]:
    """Give the places in a row for who plays, how secrets are kept, and the language."""
    left, top = row.x + CREST + GAP, row.y + row.h * ABOVE + 6
    high, player = row.bottom - top, (row.right - left) * PLAYER
    rest = Box(left + player + GAP, top, row.right - left - player - GAP, high)
    return [Box(left, top, player, high), *rest.columns(2, GAP)]


def bot_place(row: Box) -> Box:
    """Give the place where a bot has nothing to choose."""
    _, secrecy, language = habits(row)
    return Box(secrecy.x, secrecy.y, language.right - secrecy.x, secrecy.h)
