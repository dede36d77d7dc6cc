"""The leaf of one seat on the screen of the phones: who sits there, how it is with the phone, what to do."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, ITALIC
from game.drawing.theme import FADED_INK, INK, RUBRIC, Sizes
from game.scenes.phones_code import paint_code
from game.scenes.phones_guests import Guest
from game.session.plan import PHONE
from game.table.sitters import LEVELS, SECRECY
from game.widgets.button import Button
from game.widgets.framed import Framed
from game.words import LANGUAGE_NAMES, Tongue, shared
from game.words import phone_codes as words
from rules.kernel import Seat

#: The margin of a leaf, what lies between two things on it, and how high a button is.
MARGIN, GAP, BUTTON = 14.0, 8.0, 58.0
#: How wide a crest is, how much room a line takes, and how much larger letters to type are.
CREST, LINE, LARGER = 84.0, 1.3, 1.15
#: The smallest letters, how large what is no code is at most, and how near a code comes to the edge.
LEAST, SIGHT, EDGE = 22.0, 300.0, 4.0
#: The level of a bot that takes the place of somebody whose phone sleeps.
STEADY = "burgher"


class Deeds(NamedTuple):
    """What can be done about a seat."""

    bare: Callable[[Seat], None]
    throw_out: Callable[[Seat], None]
    change: Callable[[Seat, str, str], None]
    use_phone: Callable[[Seat], None]


class Places(NamedTuple):
    """Where things lie on a leaf: head, picture, what is said below it, and the rows of buttons."""

    head: Box
    sight: Box
    letters: Box
    words: Box
    foot: Box


def places(box: Box, sizes: Sizes, rows: int, *, code: bool) -> Places:
    """Divide a leaf: one below the other, or with the picture at the left of a flat one."""
    inside, flat = box.inset(MARGIN, MARGIN + 2), is_flat(box)
    if flat:
        left = Box(box.x + MARGIN, box.y + EDGE, box.h - 2 * EDGE, box.h - 2 * EDGE)
        inside = Box(left.right + 24, inside.y, inside.right - left.right - 24, inside.h)
    head = Box(inside.x, inside.y, inside.w, max(CREST + 10, (sizes.prompt + sizes.body) * LINE))
    high = rows * BUTTON + (rows - 1) * GAP
    foot = Box(inside.x, inside.bottom - high, inside.w, high)
    said = sizes.body * LINE if code else sizes.name * LINE
    line = Box(inside.x, foot.y - GAP - said, inside.w, said)
    tall = sizes.prompt * LARGER * LINE if code else 0.0
    letters = Box(inside.x, line.y - tall, inside.w, tall)
    between = Box(box.x + EDGE, head.bottom + GAP, box.w - 2 * EDGE, letters.y - head.bottom - 2 * GAP)
    return Places(head, left if flat else between, letters, line, foot)


def is_flat(box: Box) -> bool:
    """Say whether a leaf is much wider than high."""
    return box.w > 1.6 * box.h


class Leaf:
    """One leaf: it places its buttons, and paints the rest."""

    def __init__(self, box: Box, guest: Guest, say: Tongue, sizes: Sizes) -> None:
        self.box = box
        self.guest = guest
        self.say = say
        self._rows = list(self._ways())
        if is_flat(box):
            self._rows = [tuple(name for row in self._rows for name in row)]
        self._across = "left" if is_flat(box) else "centre"
        self.at = places(box, sizes, len(self._rows), code=bool(guest.code))

    # What can be pushed.

    def _ways(self) -> Iterator[tuple[str, ...]]:
        """Give what can be done, row by row."""
        state = self.guest.state
        if state in ("bot", "screen"):
            yield ("use_phone",)
        elif self.guest.bared:
            yield ("cover",)
        elif state == "here":
            yield "bare", "throw_out"
        else:
            if state == "asleep":
                yield ("bare",)
            yield ("curtain", "bot") if state in ("asleep", "barred") else ("curtain",)

    def buttons(self, deeds: Deeds) -> Iterator[tuple[str, Button]]:
        """Give the buttons by name."""
        say, seat = self.say, self.guest.seat
        made: dict[str, tuple[str, str, str, Callable[[], None]]] = {
            "use_phone": (words.USE_PHONE, "phone", SECRECY[PHONE].text, lambda: deeds.use_phone(seat)),
            "bare": (words.CODE, "", words.CODE_TEXT, lambda: deeds.bare(seat)),
            "cover": (shared.COVER, "", words.COVER_TEXT, lambda: deeds.bare(seat)),
            "throw_out": (words.THROW_OUT, "", words.THROW_OUT_TEXT, lambda: deeds.throw_out(seat)),
            "curtain": (
                shared.CURTAIN,
                "curtain",
                words.CURTAIN_TEXT,
                lambda: deeds.change(seat, "secrecy", "curtain"),
            ),
            "bot": (
                words.BOT,
                LEVELS[STEADY].icon,
                words.BOT_TEXT,
                lambda: deeds.change(seat, "bot", STEADY),
            ),
        }
        for row, names in zip(self.at.foot.rows(len(self._rows), GAP), self._rows, strict=True):
            long = [len(say(made[name][0])) + (8 if made[name][1] else 5) for name in names]
            for place, name in zip(row.shares(long, GAP), names, strict=True):
                text, icon, hint, deed = made[name]
                yield f"{name}:{seat}", Framed(place, say(text), deed, icon=icon, hint=say(hint))

    # What it looks like.

    def paint(self, canvas: Canvas) -> None:
        """Paint who sits there, the code or what covers it, and what is to be said."""
        self._paint_head(canvas)
        guest, at = self.guest, self.at
        if guest.code:
            paint_code(canvas, guest.code, at.sight)
            size = canvas.fitting(guest.letters, at.letters, canvas.sizes.prompt * LARGER, BOLD, LEAST)
            canvas.text(_apart(guest.letters), at.letters, size, face=BOLD, across=self._across)
            self._write(canvas, words.SCAN, FADED_INK, canvas.sizes.body)
            return
        self._paint_sight(canvas)
        text, colour = self._status
        self._write(canvas, text, colour, canvas.sizes.name)

    def _write(self, canvas: Canvas, text: str, colour: tuple[int, int, int], most: float) -> None:
        said, face = self.say(text), BOLD if colour != FADED_INK else ITALIC
        said = f"[check] {said}" if text == words.HERE else said
        size = canvas.fitting(said, self.at.words, most, face, LEAST)
        canvas.text(said, self.at.words, size, face=face, colour=colour, across=self._across)

    def _paint_head(self, canvas: Canvas) -> None:
        player, head = self.guest.player, self.at.head
        crest = canvas.picture(f"crests/shield_{player.tincture}", Box(head.x, head.y, CREST, head.h))
        beside = Box(crest.right + 14, head.y, head.right - crest.right - 14, head.h)
        high = canvas.sizes.prompt * LINE
        name = Box(*beside[:3], high)
        size = canvas.fitting(player.name, name, canvas.sizes.prompt, BOLD, LEAST)
        canvas.text(player.name, name, size, face=BOLD)
        way = Box(beside.x, name.bottom - 4, beside.w, canvas.sizes.body * LINE)
        size = canvas.fitting(self._way, way, canvas.sizes.body, ITALIC, LEAST)
        canvas.text(self._way, way, size, face=ITALIC, colour=FADED_INK)

    @property
    def _way(self) -> str:
        """Say how somebody plays, and in which language of their own."""
        player = self.guest.player
        if player.bot:
            return self.say(words.BY_ITSELF)
        if not player.by_phone:
            return self.say(words.AT_SCREEN)
        if player.language:
            return self.say(words.BY_PHONE_IN, language=LANGUAGE_NAMES[player.language])
        return self.say(words.BY_PHONE)

    @property
    def _status(self) -> tuple[str, tuple[int, int, int]]:
        player, state = self.guest.player, self.guest.state
        told = {
            "bot": (LEVELS[player.bot].title, INK),
            "screen": (SECRECY[player.secrecy].title, INK),
            "closed": (words.COMES, INK),
            "barred": (words.BARRED, RUBRIC),
            "opening": (words.MOMENT, INK),
            "here": (words.HERE, INK),
            "asleep": (words.ASLEEP, RUBRIC),
        }
        return told[state]

    def _paint_sight(self, canvas: Canvas) -> None:
        player, state, room = self.guest.player, self.guest.state, self.at.sight
        if state in ("here", "asleep"):
            side = min(SIGHT, room.w, room.h) - 40
            wax = Box(room.centre[0] - side / 2, room.centre[1] - side / 2 + 24, side, side)
            ribbon = Box(wax.centre[0] - side * 0.3, wax.y - 56, side * 0.6, side * 0.7)
            canvas.picture("frames/seal_ribbon", ribbon, down="top")
            canvas.picture(f"seals/{'seal' if state == 'here' else 'broken'}_{player.tincture}", wax)
            return
        icon = {
            "bot": LEVELS[player.bot].icon,
            "screen": SECRECY[player.secrecy].icon,
            "opening": "hourglass",
        }.get(state, "phone")
        side = min(SIGHT, room.w, room.h) * 0.72
        canvas.picture(f"icons/{icon}", room.centred(side, side), opacity=0.35 if state == "barred" else 1)


def _apart(letters: str) -> str:
    """Write letters so that they are read in two groups."""
    half = len(letters) // 2
    return f"{letters[:half]}\u00a0{letters[half:]}"


def leaves(room: Box, guests: Sequence[Guest], say: Tongue, sizes: Sizes, *, flat: bool) -> list[Leaf]:
    """Lay a leaf for every seat into a room, side by side or one below the other."""
    boxes = room.rows(len(guests), GAP * 2) if flat else room.columns(len(guests), GAP * 2)
    return [Leaf(box, guest, say, sizes) for box, guest in zip(boxes, guests, strict=True)]
