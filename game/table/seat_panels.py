"""The panels of the seats: crest, name, counters, danger and whose turn it is."""

from collections.abc import Iterable
from typing import TypeVar

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import FADED_INK, INK, LEAF_GOLD, PARCHMENT_SHADE, PLAGUE_GREEN, RUBRIC
from game.session.plan import Player
from game.session.session import Session
from game.table.desk import Danger, Panel
from game.table.layout import Layout
from game.table.sitters import LEVELS, SECRECY
from game.table.tray import candle
from rules.kernel import Seat

V = TypeVar("V")


def lay_seats(canvas: Canvas, layout: Layout, seats: int) -> None:
    """Lay the sheets of the seats on the table."""
    for seat in range(seats):
        canvas.sheet(layout.seat(seat), seed=40 + seat)
    _set_still_life(canvas, layout, seats)


def _set_still_life(canvas: Canvas, layout: Layout, seats: int) -> None:
    """Set a few things where nobody sits."""
    low = layout.seats.bottom - 6
    if seats < 5:
        canvas.picture("title/rat_scribe", Box(layout.seats.x + 130, low - 120, 140, 120), down="bottom")
        canvas.picture("title/inkwell", Box(layout.seats.x + 10, low - 150, 110, 150), down="bottom")
    if seats < 4:
        top = max(low - 452, layout.seat(seats - 1).bottom + 12)
        candle(canvas, Box(layout.seats.x + 90, top, 120, low - 170 - top), 2)


def mark_seats(canvas: Canvas, layout: Layout, active: Iterable[Seat]) -> None:
    """Frame the panels of some seats, and let a notch point from them to the board."""
    for seat in active:
        box = layout.seat(seat)
        canvas.ring(box.inset(3), LEAF_GOLD, 5, 6)
        canvas.picture("ui/notch", Box(box.right - 6, box.y + box.h / 2 - 24, 30, 48))


def paint_seats(canvas: Canvas, session: Session, layout: Layout, panel: Panel[V], view: V) -> None:
    """Paint the panel of every seat."""
    for seat, player in enumerate(session.players):
        box = layout.seat(seat)
        habit = LEVELS[player.bot] if player.bot or session.alone else SECRECY[player.secrecy]
        _paint_side(canvas, box, player, seat, habit.icon)
        for number, mark in enumerate(panel.marks(view, seat)):
            canvas.picture(mark, Box(box.x + 10 + 38 * number, box.y + 88, 40, 46))
        _paint_facts(canvas, facts(box), player, panel, view, seat)


def facts(box: Box) -> Box:
    """Give the part of a panel with the name, two rows of counters and the danger."""
    return Box(box.x + 92, box.y + 8, box.w - 102, box.h - 16)


def _paint_side(canvas: Canvas, box: Box, player: Player, seat: Seat, icon: str) -> None:
    canvas.picture(f"crests/shield_{player.tincture}", Box(box.x + 12, box.y + 12, 68, 80))
    canvas.picture(f"icons/{icon}", Box(box.x + 14, box.bottom - 54, 30, 36))
    canvas.text(f"{seat + 1}.", Box(box.x + 48, box.bottom - 54, 34, 36), 26, colour=FADED_INK)


def _paint_facts(canvas: Canvas, inside: Box, player: Player, panel: Panel[V], view: V, seat: Seat) -> None:
    name, first, second, last = inside.rows(4)
    held = min(panel.cards_held(view, seat), 6)
    for number in range(held):
        back = Box(name.right - 22 - 11 * (held - 1 - number), name.y + 5, 22, name.h - 10)
        canvas.picture(f"card/back_action_{player.tincture}", back)
    title = Box(name.x, name.y, name.w - (18 + 11 * held if held else 0), name.h)
    size = canvas.fitting(player.name, title, canvas.sizes.name, BOLD)
    canvas.text(player.name, title, size, face=BOLD)
    counters = panel.counters(view, seat)
    places = [column for row in (first, second) for column in row.columns(2)]
    for words, place in zip(counters, places, strict=False):
        free = Box(place.x, place.y - 6, place.w - 8, place.h + 12)
        canvas.text(words, place, canvas.fitting(words, free, canvas.sizes.counter, least=24))
    danger = panel.danger(view, seat)
    if danger:
        paint_danger(canvas, last, danger)
    else:
        words = panel.foot(view, seat)
        canvas.text(words, last, canvas.fitting(words, last, canvas.sizes.counter, least=20))


def paint_danger(canvas: Canvas, row: Box, danger: Danger) -> None:
    """Paint how near a seat is to harm: a number, and a meter beside it."""
    known = danger.value is not None
    value = danger.value or 0
    colour = RUBRIC if value >= danger.warning else INK
    words = f"[{danger.icon}] {value if known else '?'}"
    canvas.text(words, row, canvas.sizes.counter, colour=colour)
    # All meters begin where the longest number ends.
    left = canvas.width(f"[{danger.icon}] {danger.most}", canvas.sizes.counter) + 8
    meter = Box(row.x + left, row.y + row.h / 2 - 9, row.w - left - 8, 18)
    canvas.line(meter, INK)
    for number, cell in enumerate(meter.inset(2).columns(danger.most)):
        full = known and number < value
        paint = (RUBRIC if value >= danger.warning else PLAGUE_GREEN) if full else PARCHMENT_SHADE
        x, y, w, h = canvas.page.pixels(cell)
        # A line of one pixel parts them, whatever the size of the window.
        canvas.surface.fill(canvas.look.shade(paint), (x, y, w - (number < danger.most - 1), h))
