"""The pause: over the darkened table every way on from here, and who plays each seat."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BOLD, HEADING, ITALIC, Face
from game.drawing.theme import LEAF_GOLD, RUBRIC
from game.input.signals import Button as Key
from game.input.signals import Press, Signal, key_name
from game.scenes.question import Answer, Ask, darken
from game.session.plan import PHONE, Player
from game.table.sitters import LEVELS, SECRECY, habit_values, language_values
from game.widgets.button import Button, Deed, Strip
from game.widgets.choice import Choice
from game.widgets.icon_strip import Way
from game.widgets.initial import draw_heading
from game.widgets.panel import Panel
from game.words import phone_codes, shared
from game.words import saves as words
from rules.kernel import Seat

#: How high all of it is, and the gap between two ways; how wide ways, seats and all of it are.
HIGH, GAP = 712, 16
WAYS, SEATS, WHOLE = 480, 1260, 1784
#: How wide each choice of a seat is, and the gap between two.
CHOICE, BETWEEN = 286, 12
#: What lies above the seats on their sheet.
HEAD = 168
#: On a page on edge: how high a way and a seat are, and where the choices of a seat begin.
WAY, TALL, INDENT = 92, 164, 96


class Doors(NamedTuple):
    """Where the pause leads. ``save`` gives the reason why it failed, in the words of whoever reads it.

    ``trouble`` says why the table is not kept by itself, if it is not.
    """

    save: Callable[[], str]
    trouble: Callable[[], str]
    saves: Deed
    settings: Deed
    leave: Deed
    rules: Deed | None = None
    phones: Deed | None = None
    #: What happens as soon as the pause is over.
    resumed: Deed = lambda: None


class Pause(Panel):
    """What one may want between two moves; Esc leads back to the table."""

    opaque = False

    def __init__(
        self,
        players: Callable[[], Sequence[Player]],
        change: Callable[[Seat, str, str], None],
        doors: Doors,
    ) -> None:
        """Show who plays; ``change`` sets who plays a seat, how its secrets are kept, or its language."""
        super().__init__()
        self.players = players
        self.doors = doors
        self._change = change
        self._saved = False
        self._trouble = ""

    # What happens.

    def cancel(self) -> None:
        """Go back to the table."""
        super().cancel()
        self.doors.resumed()

    def hear(self, signal: Signal) -> bool:
        """Open the rules by their key, too; they lead back here."""
        if signal == Press(Key.HELP) and self.doors.rules:
            self.doors.rules()
            return True
        return super().hear(signal)

    def save(self) -> None:
        """Save this moment and say so, or why not."""
        self._trouble = self.doors.save()
        self._saved = not self._trouble
        self.refresh()

    def change(self, seat: Seat, what: str, value: str) -> None:
        """Hand a seat to a bot or back, or keep its secrets otherwise; that is another moment to save."""
        self._change(seat, what, value)
        self._saved = False
        self.refresh()
        if what == "bot" and value:
            self._ask_the_last()

    def _ask_the_last(self) -> None:
        """Ask the only person who is left whether their hand has to be hidden any longer."""
        left = [seat for seat, player in enumerate(self.players()) if not player.bot]
        hidden = any(player.sat for player in self.players() if player.bot)
        if len(left) != 1 or not hidden or self.players()[left[0]].secrecy in ("open", PHONE):
            return
        name = self.players()[left[0]].name
        answers = [
            Answer(self.say(words.OPEN_NOW), partial(self.change, left[0], "secrecy", "open"), seal=True),
            Answer(self.say(words.STAY_HIDDEN)),
        ]
        title = self.say(words.LAST_ONE, name=name)
        self.app.push(Ask(title, answers, text=self.say(words.LAST_ONE_TEXT), emblem="icons/curtain"))

    def quit(self) -> None:
        """End the program, if that is meant."""
        answers = [Answer(self.say(shared.QUIT), self.app.quit), Answer(self.say(words.STAY), seal=True)]
        trouble = self.doors.trouble()
        text = self.say(words.UNKEPT, trouble=trouble) if trouble else self.say(shared.LEAVE_TEXT)
        self.app.push(Ask(self.say(shared.QUIT_SURE), answers, text=text, emblem="icons/quit"))

    # Where things are.

    def _ways(self) -> list[tuple[str, str, Deed | None]]:
        saved = ("check", shared.SAVED) if self._saved else ("save", shared.SAVE)
        return [
            (*saved, self.save),
            ("load", shared.SAVES, self.doors.saves),
            ("settings", shared.SETTINGS, self.doors.settings),
            ("book", shared.RULES, self.doors.rules),
            ("phone", phone_codes.PHONES, self.doors.phones),
            ("home", shared.LEAVE_TABLE, self.doors.leave),
            ("quit", shared.QUIT, self.quit),
        ]

    def lay_out(self, page: Page) -> list[Button]:
        """Stack the ways on the left and the seats on the right."""
        say = self.say
        ways = [(icon, text, deed) for icon, text, deed in self._ways() if deed]
        first, *rest = self._on_edge(page, len(ways)) if page.upright else self._abreast(page, len(ways))
        key = key_name(Key.CANCEL, self.app.settings, say)
        back = Strip(first, say(shared.RESUME), self.cancel, key=key, seal=True)
        strips = [Way(box, icon, say(text), deed) for box, (icon, text, deed) in zip(rest, ways, strict=True)]
        return [back, *strips, *self._choices()]

    def _abreast(self, page: Page, ways: int) -> list[Box]:
        """Lay the seats beside the ways, and give the places of these and of the way back."""
        self.whole = page.box.centred(WHOLE, HIGH).moved(0, 32)
        self.seats = Box(self.whole.right - SEATS, self.whole.y, SEATS, HIGH)
        return list(Box(*self.whole[:2], WAYS, HIGH).rows(ways + 1, GAP))

    def _on_edge(self, page: Page, ways: int) -> list[Box]:
        """Lay the seats below the ways, which stand in pairs on a page on edge."""
        lines = ways // 2 + 1
        above, below = lines * (WAY + GAP), HEAD + len(self.players()) * TALL + 28
        self.whole = page.box.centred(page.width - 96, above + below).moved(0, 32)
        self.seats = Box(self.whole.x, self.whole.y + above, self.whole.w, below)
        pairs = Box(*self.whole[:3], above - GAP).rows(lines, GAP)
        return [place for line in pairs for place in line.columns(2, GAP)][: ways + 1]

    def _rows(self) -> list[Box]:
        room = Box(self.seats.x + 48, self.seats.y + HEAD, self.seats.w - 96, self.seats.h - HEAD - 28)
        count = len(self.players())
        return list(room.rows(count if self.page.upright else 5))[:count]

    def _place(self, row: Box, number: int) -> Box:
        """Give the place of a choice in the row of a seat: at its right end, or on a line of its own."""
        if self.page.upright:
            line = Box(row.x + INDENT, row.bottom - 80, row.w - INDENT, 64)
            return list(line.columns(3, BETWEEN))[number]
        left = row.right - 3 * CHOICE - 2 * BETWEEN + number * (CHOICE + BETWEEN)
        return Box(left, row.y + row.h / 2 - 32, CHOICE, 64)

    def _choices(self) -> list[Button]:
        found: list[Button] = []
        for seat, (row, player) in enumerate(zip(self._rows(), self.players(), strict=True)):
            kinds = {"bot": habit_values(LEVELS, self.say)}
            if not player.bot:
                kinds |= {"secrecy": habit_values(SECRECY, self.say), "language": language_values(self.say)}
            for number, (what, values) in enumerate(kinds.items()):
                change, now = partial(self.change, seat, what), getattr(player, what)
                found.append(Choice(self._place(row, number), values, now, change, seed=seat * 3 + number))
        return found

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Darken the table and lay the sheet of the seats."""
        darken(canvas)
        head = Box(self.whole.x, self.whole.y - 112, self.whole.w, 90)
        title = self.say(words.PAUSED).upper()
        canvas.text(title, head, 60, face=HEADING, colour=LEAF_GOLD, across="centre")
        canvas.sheet(self.seats, seed=23, lift=10)
        top = Box(self.seats.x + 48, self.seats.y + 34, self.seats.w - 96, 72)
        beside = draw_heading(canvas, self.say(words.WHO_PLAYS), top)
        canvas.picture("frames/spray_bar", beside, across="right")
        text = Box(top.x, top.bottom + 8, top.w, 48)
        told = self.say(words.WHO_PLAYS_TEXT)
        canvas.text(told, text, canvas.fitting(told, text, canvas.sizes.body, ITALIC), face=ITALIC)
        rows = self._rows()
        for row, player in zip(rows, self.players(), strict=True):
            self._paint_seat(canvas, row, player)
        rest = Box(top.x, rows[-1].bottom + 20, top.w, self.seats.bottom - rows[-1].bottom - 50)
        if rest.h > 60:
            canvas.picture("title/rats_bell", rest, down="bottom", across="right")

    def _paint_seat(self, canvas: Canvas, row: Box, player: Player) -> None:
        canvas.line(Box(row.x, row.y, row.w, 2), RUBRIC)
        crest = canvas.picture(f"crests/shield_{player.tincture}", Box(row.x, row.y + 8, 76, row.h - 14))
        name = self._name(row, crest)
        held = player.name.replace(" ", "\u00a0")
        size = canvas.fitting(held, name, canvas.sizes.prompt, BOLD, least=22)
        canvas.text(held, name, size, face=BOLD)

    def _name(self, row: Box, crest: Box) -> Box:
        first, left = self._place(row, 0), crest.right + 18
        if self.page.upright:
            return Box(left, row.y, row.right - left, first.y - row.y)
        return Box(left, row.y, first.x - 20 - left, row.h)

    def paint(self, canvas: Canvas) -> None:
        """Say why the game could not be saved, or what whoever opens the file will see."""
        if self._trouble:
            self._paint_note(canvas, "warning", self.say(shared.CANNOT_WRITE, reason=self._trouble), BOLD)
        elif self._saved:
            self._paint_note(canvas, "eye", self.say(words.PLAIN), ITALIC)

    def _paint_note(self, canvas: Canvas, icon: str, told: str, face: Face) -> None:
        strip = Box(self.whole.x, self.whole.bottom + 24, self.whole.w, 80)
        canvas.sheet(strip, seed=5, ends="torn", lift=8)
        sign = canvas.picture(f"icons/{icon}", Box(strip.x + 26, strip.y + 12, 56, 56))
        inside = Box(sign.right + 20, strip.y, strip.right - sign.right - 50, strip.h)
        canvas.text(told, inside, canvas.fitting(told, inside, canvas.sizes.button, face), face=face)
