"""The right page of the rulebook: one card with its picture, its rule, and what the table agreed on."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.drawing import book_art
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD
from game.drawing.text import BOLD, ITALIC, bound
from game.drawing.theme import RUBRIC
from game.games import PRESENTATIONS
from game.session.plan_edits import FIRST
from game.table import shared_cards
from game.table.rule_cards import Card, RuleCards
from game.widgets.button import Button, Deed
from game.widgets.figures import Picture, Slip, Thing, row
from game.widgets.frame import rule_frame
from game.widgets.initial import draw_heading
from game.words import Tongue, rulebook
from rules import GAMES
from rules.kernel import Choice

#: The heading, what lies between the parts of a page, and a way on.
HEAD, GAP, LINK = 76.0, 16.0, 70.0
#: How large the frame of a picture is drawn, and how wide its moulding is then.
FRAME, MOULDING = 0.62, 10.0
#: How high a picture is at most, and how low it may become before the words have to be smaller.
TALLEST, LOWEST = 460.0, 160.0
#: Words this large are read from afar: they matter more than the picture.
LARGE, LOWEST_FROM_AFAR = 32.0, 134.0
#: The smallest letters, how close lines may come, and what rounding to pixels may take from a width.
LEAST, LEADING, SLACK = 22.0, 0.92, 3.0
#: How far a note hangs below its frame.
HANG = 42.0
#: How large the words of a way on are, the room beside them, and what lies between two.
WAY, POINTING, NEXT = 27.0, 66.0, 10.0


class Way(Button):
    """A card to read next."""

    sound = "page"

    def __init__(self, box: Box, title: str, deed: Deed) -> None:
        super().__init__(box, deed)
        self.title = title

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Rule a frame, and point at the title."""
        rule_frame(canvas, self.box, round(self.box.x), hot=hot)
        canvas.picture("ui/manicule", Box(self.box.x + 10, self.box.y + 14, 36, self.box.h - 28))
        words = Box(self.box.x + 54, self.box.y + 4, self.box.w - POINTING, self.box.h - 8)
        size = canvas.fitting(self.title, words.inset(SLACK, 0), WAY, BOLD, LEAST)
        canvas.text(self.title, words, size, face=BOLD, leading=0.85)


class Leaf(NamedTuple):
    """How a card is laid out on a page: the size of its words, and where picture and words stand."""

    size: float
    picture: Box
    words: Box
    #: What the table agreed on, below a rule.
    table: Box


def leaf(canvas: Canvas, text: str, table: str, picture: Picture, page: Box) -> Leaf:
    """Lay out a card below its heading: the picture as large as its words allow, the words below it."""
    room = Box(page.x, page.y + HEAD + GAP, page.w, page.h - HEAD - GAP)
    hang = HANG if picture.note else 0.0
    size = _size(canvas, text, table, Box(room.x, room.y, room.w, room.h - hang))
    words = canvas.height(text, room.w - SLACK, size) * LEADING
    below = canvas.height(table, room.w - SLACK, size, ITALIC) * LEADING if table else 0.0
    free = Box(room.x, room.y, room.w, room.h - words - below - 2 * GAP - hang).inset(MOULDING)
    high = min(free.h, TALLEST, free.w / picture.shape)
    inside = Box(free.x, free.y, free.w, high).centred(high * picture.shape, high)
    place = Box(room.x, inside.bottom + MOULDING + hang + GAP, room.w, words)
    return Leaf(size, inside, place, Box(room.x, place.bottom + GAP, room.w, below))


class Pages:
    """Paints cards; pictures that were painted are kept for a while."""

    def forget(self) -> None:
        """Paint everything anew: the look or the language has changed."""
        CUPBOARD.forget(self)

    def paint(self, canvas: Canvas, card: Card, page: Box, say: Tongue, agreed: Sequence[str]) -> None:
        """Paint a card into the page: its picture, the rule, and what was agreed."""
        self._paint_heading(canvas, say(card.title), Box(page.x, page.y, page.w, HEAD))
        text, table, picture = bound(card.text(say)), "\n".join(agreed), picture_of(card)
        laid = leaf(canvas, text, table, picture, page)
        self._paint_picture(canvas, card, picture, laid.picture, say)
        canvas.text(text, laid.words, laid.size, down="top", leading=LEADING)
        if table:
            canvas.line(Box(page.x, laid.table.y - GAP / 2, page.w, 2), RUBRIC)
            canvas.text(table, laid.table, laid.size, face=ITALIC, colour=RUBRIC, down="top", leading=LEADING)
        free = Box(page.x, laid.table.bottom, page.w, page.bottom - laid.table.bottom)
        if free.h > 96:
            canvas.picture("frames/spray_bar", free.centred(420, 44))

    def _paint_heading(self, canvas: Canvas, title: str, box: Box) -> None:
        beside = draw_heading(canvas, title, box, 42)
        if beside.w > 180:
            canvas.picture("frames/spray_bar", beside.inset(0, 16), across="right")

    def _paint_picture(self, canvas: Canvas, card: Card, picture: Picture, box: Box, say: Tongue) -> None:
        """Paint a picture, or take it as it was painted, and frame it."""
        key = (self, card.game, card.key, say.language, canvas.look, *canvas.page.pixels(box)[2:])
        painted = CUPBOARD.fetched(key, lambda: _painted(canvas, picture, box, say))
        canvas.surface.blit(painted, canvas.page.pixels(box)[:2])
        frame = box.inset(-MOULDING)
        x, y, w, h = canvas.page.pixels(frame)
        canvas.surface.blit(book_art.gold_frame((w, h), canvas.page.scale * FRAME), (x, y))
        if picture.note:
            _paint_note(canvas, frame, picture.note)


def _painted(canvas: Canvas, picture: Picture, box: Box, say: Tongue) -> pygame.Surface:
    layer = pygame.Surface(canvas.page.pixels(box)[2:])
    picture.paint(canvas.onto(layer), Box(0, 0, box.w, box.h), say)
    return layer


def _size(canvas: Canvas, text: str, table: str, room: Box) -> float:
    """Give the size of the words: as people like it, or as large as a picture above them allows."""
    size = canvas.sizes.body + 2
    lowest = LOWEST if size < LARGE else LOWEST_FROM_AFAR
    while size > LEAST:
        high = canvas.height(text, room.w - SLACK, size) + canvas.height(table, room.w - SLACK, size, ITALIC)
        if high * LEADING + 3 * GAP + lowest <= room.h:
            break
        size -= 1
    return size


def _paint_note(canvas: Canvas, frame: Box, note: str) -> None:
    """Hang a slip of vellum over the lower edge of a frame."""
    wide = min(frame.w, canvas.width(note, 34, BOLD) + 72)
    slip = Box(frame.centre[0] - wide / 2, frame.bottom + HANG - 60, wide, 60)
    canvas.sheet(slip, seed=9, ends="torn", lift=6)
    inside = slip.inset(26, 2)
    canvas.text(note, inside, canvas.fitting(note, inside, 34, BOLD, LEAST), face=BOLD, across="centre")


def rules_of(game: str) -> RuleCards:
    """Open the rulebook of a game that has one."""
    rulebook = PRESENTATIONS[game].rulebook
    assert rulebook is not None, game
    return rulebook()


def picture_of(card: Card) -> Picture:
    """Find the picture of a card: a drawing, or the card as it lies on the table with what it does."""
    rules = rules_of(card.game)
    drawings = {**shared_cards.DRAWINGS, **rules.drawings}
    if card.picture in drawings:
        return drawings[card.picture]
    if card.picture and rules.face:
        return row(rules.face(card.picture), Slip(card.glance), shape=1.75)
    return row(Thing(PRESENTATIONS[card.game].door))


def agreed(card: Card, options: Mapping[str, str] | None, say: Tongue) -> list[str]:
    """Say what the table agreed on about a rule, or without a table what it may agree on."""
    rules = {rule.key: rule for rule in GAMES[card.game].choices}
    values = {key: rule.default for key, rule in rules.items()} | dict(options or {})
    told = []
    for key in card.options:
        needed, value = rules[key].needs or ("", "")
        if options is None:
            told.append(_open(rules[key], card.game, say))
        elif not needed or values[needed] == value:
            told.append(_agreed(rules[key], values[key], card.game, say))
    return [line for line in told if line]


def _agreed(rule: Choice, chosen: str, game: str, say: Tongue) -> str:
    option = PRESENTATIONS[game].options[rule.key]
    entries = [option.values[value] for value in chosen.split(",")]
    value = ", ".join(say(entry.title) for entry in entries)
    if len(entries) == 1 and not rule.between:
        value = f"{value}. {say(entries[0].text)}"
    return say(rulebook.AT_THIS_TABLE, option=say(option.title), value=value)


def _open(rule: Choice, game: str, say: Tongue) -> str:
    """List the values of an option; who begins, lists of cards, and shares of buildings are too many."""
    option = PRESENTATIONS[game].options[rule.key]
    if rule.picks or rule.key == FIRST or rule.between:
        return ""
    titles = [say(entry.title) for entry in option.values.values()]
    either = say(rulebook.OR, first=", ".join(titles[:-1]), last=titles[-1])
    return say(rulebook.TO_AGREE, option=say(option.title), values=either)


def ways(canvas: Canvas, box: Box, titles: Sequence[tuple[str, Deed]]) -> list[Button]:
    """Lay the ways to other cards in a row at the foot of a page, as many as there is room for."""
    least = [_narrowest(canvas, title) for title, _ in titles]
    count = len(titles)
    while count > 1 and sum(least[:count]) + NEXT * (count - 1) > box.w:
        count -= 1
    wanted = [canvas.width(title, WAY, BOLD) + POINTING + 2 * SLACK for title, _ in titles[:count]]
    more = [max(0.0, wide - narrow) for wide, narrow in zip(wanted, least, strict=False)]
    spare = box.w - NEXT * (count - 1) - sum(least[:count])
    part = min(1.0, spare / max(1.0, sum(more)))
    found: list[Button] = []
    x = box.x
    for narrow, extra, (title, deed) in zip(least, more, titles, strict=False):
        found.append(Way(Box(x, box.bottom - LINK, narrow + extra * part, LINK), title, deed))
        x += narrow + extra * part + NEXT
    return found


def _narrowest(canvas: Canvas, title: str) -> float:
    """Say how narrow a way may be: its title in two lines of the smallest letters."""
    words = title.split(" ")
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words) + 1)]
    lines = [max(canvas.width(line, LEAST, BOLD) for line in pair) for pair in breaks]
    return min(lines) + POINTING + 2 * SLACK
