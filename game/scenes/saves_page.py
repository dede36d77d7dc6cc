"""The pages of the saved games: a line for each, and all there is to tell about one."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pygame

from game.drawing import book_art
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, ITALIC
from game.drawing.theme import FADED_INK, INK, PARCHMENT_SHADE, RUBRIC
from game.games import PRESENTATIONS
from game.session.plan import Player
from game.store.saved_game import Slot, picture
from game.table.sitters import LEVELS
from game.widgets.button import Button, Deed
from game.widgets.frame import rule_frame
from game.widgets.initial import draw_heading
from game.words import Tongue, saves, shared
from game.words.dates import moment
from rules import GAMES

#: How high a line is, and what lies between two.
ROW, GAP = 122, 10
#: How high a line with two seats is, and the last lines of the page.
SEAT, FOOT = 68, 56
#: The width of the moulding of a gilded frame.
MOULDING = 20


def heading(say: Tongue, slot: Slot, *, running: bool) -> str:
    """Say how a saved game is called."""
    if running and not slot.over:
        return say(saves.RUNNING)
    return slot.name or GAMES[slot.plan.game].title


def facts(say: Tongue, slot: Slot, *, game: bool) -> str:
    """Say how far a saved game has come, and when; and which game it is, unless its heading says so."""
    date, title = moment(say, slot.written, datetime.now(UTC)), GAMES[slot.plan.game].title
    if slot.over:
        return say(saves.FINISHED_FACTS if game else saves.FINISHED, game=title, date=date)
    return say(shared.SAVE_FACTS if game else saves.WHEN, game=title, round=slot.round, date=date)


class Miniatures:
    """The small pictures of the slots in the sizes they were asked for."""

    def __init__(self) -> None:
        self._whole: dict[str, pygame.Surface | None] = {}
        self._sized: dict[tuple[str, int, int], pygame.Surface] = {}

    def forget(self) -> None:
        """Read them anew: something was written."""
        self._whole.clear()
        self._sized.clear()

    def paint(self, canvas: Canvas, slot: Slot, box: Box) -> None:
        """Paint the table of a slot, or the door to its game where nobody took a picture."""
        x, y, w, h = canvas.page.pixels(box)
        key = (slot.key, w, h)
        if slot.key not in self._whole:
            self._whole[slot.key] = picture(slot)
        whole = self._whole[slot.key]
        if whole is None:
            canvas.sheet(box, seed=9, skin="leather_red", ends="cut", lift=0)
            canvas.picture(PRESENTATIONS[slot.plan.game].door, box.inset(0, 8))
            return
        if key not in self._sized:
            self._sized[key] = pygame.transform.smoothscale(whole, (w, h)).convert()
        canvas.surface.blit(self._sized[key], (x, y))


class Row(Button):
    """A saved game in the list."""

    sound = "page"

    def __init__(
        self, slot: Slot, title: str, facts: str, miniatures: Miniatures, deed: Deed, *, chosen: bool
    ) -> None:
        super().__init__(Box(0, 0, 0, ROW), deed)
        self.slot = slot
        self.title = title
        self.facts = facts
        self.miniatures = miniatures
        self.chosen = chosen

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Show the table, its name and when that was; the chosen one lies on a sheet of its own."""
        if self.chosen:
            canvas.sheet(self.box.inset(-6, 0), seed=31, lift=7)
        elif hot:
            rule_frame(canvas, self.box, 3, hot=True)
        view = Box(self.box.x + 10, self.box.y + 11, 178, 100)
        self.miniatures.paint(canvas, self.slot, view)
        canvas.ring(view.inset(-2), INK, 3, 3)
        words = Box(view.right + 22, self.box.y + 10, self.box.right - view.right - 36, self.box.h - 20)
        top, bottom = words.rows(2)
        size = canvas.fitting(self.title, top, canvas.sizes.prompt, BOLD, least=22)
        canvas.text(self.title, top, size, face=BOLD, colour=RUBRIC if self.chosen else INK)
        size = canvas.fitting(self.facts, bottom, canvas.sizes.body, least=22)
        canvas.text(self.facts, bottom, size)


def paint_slot(
    canvas: Canvas, say: Tongue, slot: Slot, box: Box, miniatures: Miniatures, *, title: str
) -> None:
    """Tell everything about a slot on a page of the book."""
    beside = draw_heading(canvas, title, Box(box.x, box.y, box.w, 72))
    if beside.w > 220:
        canvas.picture("frames/spray_bar", beside, across="right")
    frame = Box(box.x + (box.w - 680) / 2, box.y + 92, 680, 400)
    miniatures.paint(canvas, slot, frame.inset(MOULDING - 4))
    x, y, w, h = canvas.page.pixels(frame)
    canvas.surface.blit(book_art.gold_frame((w, h), canvas.page.scale), (x, y))
    line = Box(box.x, frame.bottom + 14, box.w, 46)
    told = facts(say, slot, game=True)
    size = canvas.fitting(told, line, canvas.sizes.name, BOLD, least=24)
    canvas.text(told, line, size, face=BOLD, across="centre")
    foot = Box(box.x, box.bottom - FOOT, box.w, FOOT)
    high = min(SEAT * ((len(slot.plan.players) + 1) // 2), foot.y - line.bottom - 12)
    seats = Box(box.x, line.bottom + 12, box.w, high)
    _paint_players(canvas, slot.plan.players, seats)
    size = canvas.fitting(say(saves.PLAIN), Box(0, 0, foot.w, foot.h * 1.2), 24, ITALIC)
    canvas.text(say(saves.PLAIN), foot, size, face=ITALIC, colour=FADED_INK, across="centre", leading=0.8)
    rest = Box(box.x, seats.bottom + 40, box.w, foot.y - seats.bottom - 60)
    if rest.h > 90:
        canvas.picture("title/rats_bell", rest.centred(rest.w, min(rest.h, 220)))


def _paint_players(canvas: Canvas, players: Sequence[Player], box: Box) -> None:
    """Show who sits there, two in a line; one alone stands in its middle."""
    for first, row in zip(range(0, len(players), 2), box.rows((len(players) + 1) // 2), strict=True):
        pair = players[first : first + 2]
        for player, cell in zip(
            pair, row.centred(row.w * len(pair) / 2, SEAT - 6).columns(len(pair)), strict=True
        ):
            _paint_player(canvas, player, cell)


def _paint_player(canvas: Canvas, player: Player, cell: Box) -> None:
    crest = canvas.picture(f"crests/shield_{player.tincture}", Box(cell.x + 20, cell.y, 56, cell.h))
    room = Box(crest.right + 12, cell.y, cell.right - crest.right - 16, cell.h)
    bot = 46 if player.bot else 0
    name = player.name.replace(" ", "\u00a0")
    words = Box(room.x, room.y, room.w - bot, room.h)
    size = canvas.fitting(name, words, canvas.sizes.name, BOLD, least=20)
    canvas.text(name, words, size, face=BOLD)
    if player.bot:
        right = words.x + canvas.width(name, size, BOLD) + 8
        canvas.picture(f"icons/{LEVELS[player.bot].icon}", Box(right, room.y, 38, room.h))


def rule_lines(canvas: Canvas, page: Box, first: int) -> None:
    """Rule the lines of a page, and draw frames for those nothing is written on yet."""
    for number in range(int((page.h + GAP) // (ROW + GAP))):
        row = Box(page.x, page.y + number * (ROW + GAP), page.w, ROW)
        if number >= first:
            rule_frame(canvas, Box(row.x + 10, row.y + 11, 178, 100), number, quiet=True)
            for y in (row.y + 52, row.y + 100):
                canvas.line(Box(row.x + 210, y, row.w - 220, 2), PARCHMENT_SHADE)
        canvas.line(Box(row.x, row.bottom + GAP / 2 - 1, row.w, 2), RUBRIC)


def paint_message(canvas: Canvas, words: str, *, good: bool) -> None:
    """Lay a strip with what a person has to know over the head of the screen."""
    size = canvas.sizes.body
    width = min(1500.0, canvas.page.width - 240)
    height = max(76.0, canvas.height(words, width - 150, size, BOLD) + 24)
    strip = Box((canvas.page.width - width) / 2, 8, width, height)
    canvas.sheet(strip, seed=5, ends="torn", lift=10)
    name = "icons/check" if good else "icons/warning"
    icon = canvas.picture(name, Box(strip.x + 34, strip.y, 56, strip.h).centred(56, 56))
    canvas.text(words, Box(icon.right + 22, strip.y, width - 150, height), size, face=BOLD)
