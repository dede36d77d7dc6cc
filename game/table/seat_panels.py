"""The panels of the seats: crest, name, score, counters, danger and whose turn it is."""

import io
from collections.abc import Iterable, Sequence
from typing import TypeVar

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.surface_cache import Stowed
from game.drawing.text import BOLD, FIGURES, Colour
from game.drawing.theme import (
    FADED_INK,
    INK,
    IVORY,
    LEAF_GOLD,
    PARCHMENT_SHADE,
    PLAGUE_GREEN,
    RUBRIC,
    TINCTURE_COLOURS,
    Sizes,
)
from game.session.plan import Player
from game.session.session import Session
from game.table.candles import candle
from game.table.company import signs
from game.table.desk import Panel
from game.table.layout import Layout
from game.table.panel_places import Places, places
from game.table.setting import Danger, Score
from game.table.sitters import LEVELS, SECRECY
from rules.kernel import Seat

V = TypeVar("V")
#: How much larger a score is than other numbers, and how wide its icon is for that.
SCORE, ICON = 66 / 34, 0.76
#: Stands for a number that only its owner may know.
HIDDEN = "icons/eye_closed"
#: How high the meter of a danger is, and how wide a portrait for its height.
METER, ARCH = 9.0, 0.79
#: How much room a mark takes beside the score, and how large one on the crest is.
MARK, CORNER = 52.0, 46.0
#: How large the sign on a crest is that tells who plays there, for people near and across the room.
HABIT = (36.0, 46.0)
#: How wide the place of a score is at least that leaves room for a mark.
ROOMY = 160.0
#: How wide the still life is where nobody sits.
STILL = 290.0
#: From this width on the meter stands behind its number.
BROAD = 200.0


def lay_seats(canvas: Canvas, layout: Layout) -> None:
    """Lay the sheets of the seats on the table."""
    for seat in range(layout.sitting):
        canvas.sheet(layout.seat(seat), seed=40 + seat)
    if layout.rest.h > 140:
        _set_still_life(canvas, layout.rest)


def _set_still_life(canvas: Canvas, rest: Box) -> None:
    """Set a few things where nobody sits."""
    k = min(1.0, rest.w / STILL)
    low, left = rest.bottom - 6, rest.x + (rest.w - STILL * k) / 2
    canvas.picture("title/rat_scribe", Box(left + 96 * k, low - 120, 130 * k, 120), down="bottom")
    canvas.picture("title/inkwell", Box(left, low - 130, 90 * k, 130), down="bottom")


def light_seats(canvas: Canvas, layout: Layout, keeps: float) -> None:
    """Light the candle where nobody sits, with what it keeps of its light."""
    rest = layout.rest
    k = min(1.0, rest.w / STILL)
    left = rest.x + (rest.w - STILL * k) / 2
    if rest.h > 300:
        candle(canvas, Box(left + 80, rest.y + 12, 120, min(280, rest.h - 190)), 2, keeps)
    elif rest.h > 170:
        candle(canvas, Box(left + 226 * k, rest.y + 8, 64 * k, rest.h - 14), 2, keeps)


def mark_seats(canvas: Canvas, layout: Layout, active: Iterable[Seat]) -> None:
    """Frame the panels of some seats, and let a notch point from them to the board."""
    for seat in active:
        box = layout.seat(seat)
        canvas.ring(box.inset(3), LEAF_GOLD, 5, 6)
        if layout.upright:
            notch = pygame.transform.rotate(canvas.pictures("ui/notch", canvas.page.length(30)), -90)
            x, y, w, h = canvas.page.pixels(box)
            canvas.surface.blit(notch, (x + (w - notch.get_width()) // 2, y + h - canvas.page.length(6)))
        else:
            canvas.picture("ui/notch", Box(box.right - 6, box.y + box.h / 2 - 24, 30, 48))


def mark_owing(canvas: Canvas, layout: Layout, owing: Iterable[Seat]) -> None:
    """Outline the panels of those who are to answer as well, but are not asked yet."""
    for seat in owing:
        canvas.ring(layout.seat(seat).inset(4), FADED_INK, 2.5, 6)


def seat_places(panel: Panel[V], view: V, seat: Seat) -> Places:
    """Say where everything lies on the panel of a seat."""
    return places(
        panel.layout.seat(seat),
        len(panel.counters(view, seat)),
        danger=panel.danger(view, seat) is not None,
        portraits=panel.has_portraits,
        sofa=panel.sizes.sofa,
    )


def paint_seats(canvas: Canvas, session: Session, panel: Panel[V], view: V) -> None:
    """Paint the panel of every seat."""
    leaders, phones = panel.leaders(view), signs(session)
    for seat, player in enumerate(session.players):
        at = seat_places(panel, view, seat)
        habit = LEVELS[player.bot] if player.bot or session.alone else SECRECY[player.secrecy]
        crest = phones.get(seat, f"crests/shield_{player.tincture}")
        _paint_crest(canvas, at.crest, crest, habit.icon, crowned=seat in leaders)
        _paint_name(canvas, at, player, panel.cards_held(view, seat))
        marks = panel.marks(view, seat)
        for mark, place in zip(marks, mark_places(at), strict=False):
            canvas.picture(mark, place)
        score = panel.score(view, seat)
        if score:
            _paint_score(canvas, _score_place(at, marks), score)
        _paint_counters(canvas, at.counters, panel.counters(view, seat))
        danger = panel.danger(view, seat)
        if danger:
            paint_danger(canvas, at.danger, danger, player.tincture)
        _paint_portraits(canvas, at.portraits, panel.portraits(view, seat))


def mark_places(at: Places) -> tuple[Box, Box]:
    """Say where marks stand: one beside the score, which has to stay large, and what is left on the crest."""
    corner = Box(at.crest.right - CORNER * 0.75, at.crest.bottom - CORNER * 0.9, CORNER, CORNER)
    return (corner, corner.moved(0, -CORNER)) if _tight(at) else (at.marks, corner)


def _tight(at: Places) -> bool:
    """Say whether a mark beside the score would make that small or lie over it."""
    return at.score.w < ROOMY


def _paint_crest(canvas: Canvas, box: Box, picture: str, icon: str, *, crowned: bool) -> None:
    crest = canvas.picture(picture, box)
    side = HABIT[canvas.sizes.sofa]
    canvas.picture(f"icons/{icon}", Box(crest.x - 6, crest.bottom + 4 - side, side, side))
    if crowned:
        canvas.picture("icons/crown", Box(crest.x, crest.y - 28, crest.w, 44))


def _paint_name(canvas: Canvas, at: Places, player: Player, cards: int) -> None:
    """Write the name, and how many cards are held on a card."""
    wide = at.name.w - (at.cards.w + 4 if cards else 0)
    title = Box(at.name.x, at.name.y, wide, at.name.h).inset(0, -12)
    # Its words stay together: below it is the score.
    name = player.name.replace(" ", "\u00a0")
    size = canvas.fitting(name, title, canvas.sizes.name, BOLD)
    canvas.text(name, title, size, face=BOLD)
    if not cards:
        return
    area = at.cards.centred(at.cards.w, at.cards.h - 4)
    frame = TINCTURE_COLOURS[player.tincture]
    for inset, colour in ((0.0, INK), (2.0, frame), (5.0, IVORY)):
        radius = max(1, canvas.page.length(6 - inset / 2))
        place = canvas.page.pixels(area.inset(inset))
        pygame.draw.rect(canvas.surface, canvas.look.shade(colour), place, border_radius=radius)
    canvas.text(str(cards), area.inset(0, -8), canvas.sizes.number, face=FIGURES, across="centre")


def _score_place(at: Places, marks: Sequence[str]) -> Box:
    return Box(*at.score[:2], at.score.w - (0 if _tight(at) else MARK * bool(marks)), at.score.h)


def _icon_place(box: Box, sizes: Sizes) -> Box:
    return Box(box.x, box.y, sizes.number * SCORE * ICON, box.h)


def points_place(panel: Panel[V], view: V, seat: Seat) -> Box:
    """Say where on a panel the number of its score is written."""
    box = _score_place(seat_places(panel, view, seat), panel.marks(view, seat))
    left = _icon_place(box, panel.sizes).right + 8
    return Box(left, box.y, box.right - left, box.h)


def _paint_score(canvas: Canvas, box: Box, score: Score) -> None:
    """Write the largest number of a panel behind its icon."""
    icon = _icon_place(box, canvas.sizes)
    canvas.picture(score.icon, icon)
    place = Box(icon.right + 8, box.y, box.right - icon.right - 8, box.h)
    if score.value is None:
        wide = canvas.sizes.number * SCORE
        canvas.picture(HIDDEN, Box(place.x, place.y, wide, place.h), across="left")
    else:
        paint_points(canvas, place, str(score.value))


def paint_points(canvas: Canvas, place: Box, words: str, grown: float = 1.0) -> None:
    """Write a score, larger for a moment when it has changed."""
    room = place.inset(0, -12)
    size = max(canvas.sizes.number, canvas.fitting(words, room, canvas.sizes.number * SCORE, FIGURES))
    canvas.text(words, room, size * grown, face=FIGURES, colour=RUBRIC)


def _paint_counters(canvas: Canvas, cells: Sequence[Box], counters: Sequence[str]) -> None:
    """Write the counters in one size."""
    shown = list(zip(counters, cells, strict=False))
    if shown:
        size = min(_fitting(canvas, words, place) for words, place in shown)
        for words, place in shown:
            canvas.text(words, place.inset(-2, 0), size, face=FIGURES)


def _fitting(canvas: Canvas, words: str, place: Box) -> float:
    """Give the size in which a counter is one line."""
    size = canvas.sizes.counter
    return min(size, max(canvas.sizes.number, size * place.w / canvas.width(words, size, FIGURES)))


def _paint_portraits(canvas: Canvas, box: Box, names: Sequence[str]) -> None:
    """Stand portraits beside each other at the right end, closer where they are many."""
    wide = min(box.h * ARCH, box.w)
    step = min(wide, (box.w - wide) / max(1, len(names) - 1))
    for number, name in enumerate(reversed(names)):
        canvas.picture(name, Box(box.right - wide - step * number, box.y, wide, box.h), down="bottom")


def paint_danger(canvas: Canvas, box: Box, danger: Danger, tincture: str) -> None:
    """Paint how near a seat is to harm: a disc in its colour, a number, and a meter below or behind."""
    beside = box.w >= BROAD
    row = box if beside else Box(*box[:3], box.h - METER - 3)
    round_ = min(row.h, 54.0 if beside else 44.0)
    disc = Box(row.x, row.y + (row.h - round_) / 2, round_, round_)
    tint = canvas.look.shade(TINCTURE_COLOURS[tincture])
    canvas.surface.blit(_disc(canvas.page.length(round_), tint), canvas.page.pixels(disc)[:2])
    canvas.picture(f"icons/{danger.icon}", disc.inset(round_ * 0.07))
    left = disc.right + (10 if beside else 4)
    # All meters begin where the longest number ends.
    most = canvas.width(str(danger.most), canvas.sizes.counter, FIGURES)
    number = Box(left, row.y - 12, most + 2 if beside else row.right - left, row.h + 24)
    _paint_number(canvas, number, row, danger)
    if danger.value is None:
        # An empty meter would say that there is none.
        return
    behind = Box(number.right + 10, row.centre[1] - METER, row.right - number.right - 14, 2 * METER)
    below = Box(box.x, box.bottom - METER, box.w - 4, METER)
    _paint_meter(canvas, behind if beside else below, danger, danger.value)


def _paint_number(canvas: Canvas, place: Box, row: Box, danger: Danger) -> None:
    """Write how near it is, or show that nobody may know."""
    if danger.value is None:
        high = min(row.h, canvas.sizes.piece * 1.2)
        canvas.picture(HIDDEN, Box(place.x, row.centre[1] - high / 2, place.w, high))
        return
    words, warned = str(danger.value), danger.value >= danger.warning
    size = canvas.fitting(words, place, canvas.sizes.counter, FIGURES, least=22)
    canvas.text(words, place, size, face=FIGURES, colour=RUBRIC if warned else INK)


def _paint_meter(canvas: Canvas, meter: Box, danger: Danger, value: int) -> None:
    canvas.line(meter, INK)
    colour = RUBRIC if value >= danger.warning else PLAGUE_GREEN
    for number, cell in enumerate(meter.inset(2).columns(danger.most)):
        x, y, w, h = canvas.page.pixels(cell)
        paint = colour if number < value else PARCHMENT_SHADE
        # A line of one pixel parts them, whatever the size of the window.
        canvas.surface.fill(canvas.look.shade(paint), (x, y, w - (number < danger.most - 1), h))


@Stowed
def _disc(pixels: int, colour: Colour) -> pygame.Surface:
    red, green, blue = colour
    picture = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        '<circle cx="50" cy="50" r="49" fill="#2b1d12"/><circle cx="50" cy="50" r="45" fill="#f4ebdd"/>'
        f'<circle cx="50" cy="50" r="39" fill="#{red:02x}{green:02x}{blue:02x}"/></svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(picture.encode()), (pixels, pixels))
