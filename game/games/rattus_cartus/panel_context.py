"""Beside the town: special stacks, decks and tokens with their counts, and the nun row."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box, around
from game.drawing.text import BODY, BOLD, FIGURES
from game.drawing.theme import RUBRIC, TEXT_SIZES, Sizes
from game.games.rattus_cartus.board_map import face
from game.games.rattus_cartus.cards import BACK
from game.games.rattus_cartus.panel_legend import legend_height, paint_legend
from game.games.rattus_cartus.words.table import SURVIVAL
from game.words import Tongue
from rules.rattus_cartus.names import NUN_ROW
from rules.rattus_cartus.view import View

#: The least one can point at, and how far apart; how high a card of that width is.
TARGET, GAP = 56.0, 8.0
SLOPE = 80 / 56
#: How large the discs are of those who looked at a nun card, near and across the room.
DISC, FAR_DISC = 28.0, 38.0
#: How many piles stand in a row, near and across the room; how high one is by its number, and how far apart.
ACROSS, FAR_ACROSS, PILE, BETWEEN = 4, 3, 1.4, 6.0
#: How many there are at most in two rows; more of them stand closer.
TWO_ROWS = 8
#: Across the room the nun row lies in two rows, so many cards in the first; how far apart, by the discs.
FAR_COLUMNS, FAR_APART = 3, 2.2
#: How high the name of the nun row and what it is for are together, and how wide the sum of the nuns seen
#: is beside that name, by the size of words.
LABEL, SUM = 2.4, 4.5
#: How far the parts of a sheet are apart at least and at most.
LEAST, MOST_AIR = 10.0, 50.0
#: A higher sheet has everything large, wherever people sit: one with the nun row beside the piles, or below.
TALL, TALLER = 500.0, 800.0
#: A wider sheet has the nun row beside the piles, not below them.
BROAD = 560.0
#: So high is a nun row in all the width of such a sheet.
FULL = 350.0


class Pile(NamedTuple):
    """A pile that all can see: what lies on top, and how many there are."""

    key: str
    picture: str
    number: int


def piles(view: View) -> tuple[Pile, ...]:
    """Give the population deck, the discard pile, the buildings to come and the tokens."""
    top = face(view.discard[-1]) if view.discard else "town/slab_0"
    return (
        Pile("deck", BACK, view.deck_size),
        Pile("discard", top, len(view.discard)),
        Pile("buildings", "card/back_building", view.buildings_left),
        Pile("tokens", "town/points_1", view.tokens_left),
    )


class Context:
    """Where everything beside the town lies."""

    def __init__(self, box: Box, view: View, sizes: Sizes) -> None:
        inside, broad = box.inset(14, 10), box.w > BROAD
        #: Whether everything is as large as people across the room want it, or because there is room.
        self.far = sizes.sofa or box.h > (TALL if broad else TALLER)
        self.sizes = TEXT_SIZES["tv"] if self.far else sizes
        self.disc = FAR_DISC if self.far else DISC
        self._columns = FAR_COLUMNS if self.far else NUN_ROW
        left, right = inside.columns(2, 24) if broad else (inside, inside)
        self.head = Box(left.x + 4, left.y, left.w - 8, legend_height(self.sizes))
        below = Box(inside.x, self.head.bottom, inside.w, inside.bottom - self.head.bottom)
        keys = [*view.stacks, *(pile.key for pile in piles(view))]
        if not broad:
            air = self._air(below, len(keys))
            places = self._heaps(Box(below.x, below.y + air, below.w, 0), len(keys))
            right = Box(below.x, places[-1].bottom + air, below.w, inside.bottom - places[-1].bottom - air)
        elif self.far and below.h > FULL:
            # The nun row has all the width below the rest.
            places, self._columns = self._heaps(right, len(keys)), NUN_ROW
            air = min(MOST_AIR, (below.h - FULL) / 2)
            right = Box(below.x, below.y + air, below.w, below.h - air)
        else:
            places = self._heaps(Box(left.x, self.head.bottom + LEAST, left.w, 0), len(keys))
        self._placed(dict(zip(keys, places, strict=True)), view)
        self.label = Box(right.x + 4, right.y, right.w - 8, self.sizes.body * LABEL)
        self.nuns = tuple(self._nuns(right))
        self.seen = self._sum()

    def _placed(self, places: dict[str, Box], view: View) -> None:
        self.stacks = {key: places[key] for key in view.stacks}
        self.piles = {pile.key: places[pile.key] for pile in piles(view)}

    def _sum(self) -> Box:
        """Give room for the sum of the nuns that somebody has seen: after the last card, or by the name."""
        last, third = self.nuns[-1], self.nuns[FAR_COLUMNS - 1]
        if self._columns < NUN_ROW:
            return Box(last.right, last.y, third.right - last.right, last.h)
        return Box(*self.label[:3], self.label.h / 2)

    @property
    def nun_row(self) -> Box:
        """Give the place of the nun row with its name and the discs of those who looked."""
        cards = around(self.nuns)
        left, right = min(self.label.x, cards.x) - 6, max(self.label.right, cards.right) + 6
        return Box(left, self.label.y, right - left, cards.bottom + self.disc * 1.6 - self.label.y)

    def _air(self, below: Box, number: int) -> float:
        """Say how far the parts of a sheet are apart, above the piles and below them."""
        heaps = self._heaps(Box(*below[:3], 0), number)
        nuns = self._rows * (self._widest(below.w) * SLOPE + self.disc * FAR_APART)
        taken = heaps[-1].bottom - below.y + self.sizes.body * LABEL + nuns
        return min(MOST_AIR, max(LEAST, (below.h - taken) / 2))

    def _heaps(self, box: Box, number: int) -> list[Box]:
        """Give each pile its place in rows."""
        high = self.sizes.number * PILE
        across = FAR_ACROSS if self.far else ACROSS + (number > TWO_ROWS)
        rows = (Box(box.x, box.y + n * (high + BETWEEN), box.w, high) for n in range(-(-number // across)))
        return [cell for row in rows for cell in row.columns(across, 4)][:number]

    @property
    def _rows(self) -> int:
        return -(-NUN_ROW // self._columns)

    def _widest(self, wide: float) -> float:
        # Where that is too little it reaches over the margins, so that each card can be pointed at.
        return max(TARGET, (wide - (self._columns - 1) * GAP) / self._columns)

    def _nuns(self, inside: Box) -> Iterator[Box]:
        """Lay the nun row, as large as the rest of the sheet allows; across the room three above two."""
        top, gap = self.label.bottom + 8, self.disc * 1.7
        high = (inside.bottom - top) / self._rows
        wide = min(self._widest(inside.w), max(TARGET, (high - gap) / SLOPE))
        high = min(high, wide * SLOPE + self.disc * FAR_APART)
        step = max(wide + GAP, (inside.w - wide) / (self._columns - 1))
        left = inside.centre[0] - (wide + step * (self._columns - 1)) / 2
        for place in range(NUN_ROW):
            row, column = divmod(place, self._columns)
            yield Box(left + column * step, top + row * high, wide, wide * SLOPE)


def paint_context(
    canvas: Canvas, context: Context, view: View, tinctures: Sequence[str], say: Tongue
) -> None:
    """Paint the round and what it asks for, all piles and the nun row."""
    paint_legend(canvas, context.head, context.sizes, view, say)
    first, head = next(iter(context.stacks.values())), context.head
    if first.y > head.bottom:
        canvas.line(Box(head.x, (head.bottom + first.y) / 2 - 1, head.w, 1.5), RUBRIC)
    for special, box in context.stacks.items():
        _paint_pile(canvas, context, box, f"card/{special}", view.stacks[special])
    for pile in piles(view):
        _paint_pile(canvas, context, context.piles[pile.key], pile.picture, pile.number)
    _paint_nuns(canvas, context, view, tinctures, say)


def _paint_pile(canvas: Canvas, context: Context, box: Box, picture: str, count: int) -> None:
    """Show a pile with its number beside it."""
    card = Box(box.x, box.y, box.h * 0.76, box.h)
    if not count:
        canvas.picture(picture, card, opacity=0.3)
    for lift in range(min(2, count)):
        canvas.picture(picture, card.moved(2 - 2 * lift, 2 - 2 * lift).inset(1))
    beside = Box(card.right + 3, box.y - 8, box.right - card.right - 3, box.h + 16)
    canvas.text(str(count), beside, context.sizes.number, face=FIGURES)


def _paint_nuns(canvas: Canvas, context: Context, view: View, tinctures: Sequence[str], say: Tongue) -> None:
    label, body = context.label, context.sizes.body
    last = max((*context.piles.values(), context.head), key=lambda box: box.bottom)
    if last.bottom < label.y:
        canvas.line(Box(label.x, (last.bottom + label.y) / 2 - 1, label.w, 1.5), RUBRIC)
    upper, lower = label.rows(2)
    for text, row, style in (("nun_row", upper, BOLD), ("dies", lower, BODY)):
        words = say(SURVIVAL[text])
        summed = row is upper and context.seen == row and any(view.nuns)
        room = Box(0, 0, row.w - (SUM * body if summed else 0), 60)
        canvas.text(words, row, canvas.fitting(words, room, body, style), face=style)
    _paint_sum(canvas, context, view)
    for place, box in enumerate(context.nuns):
        paint_nun_card(canvas, box.inset(2, 3), view.nuns[place])
        lookers = [player.seat for player in view.players if place in player.looked]
        _paint_lookers(canvas, context, box, [tinctures[seat] for seat in lookers])


def _paint_sum(canvas: Canvas, context: Context, view: View) -> None:
    """Add up the nuns that the viewer has seen, if any card was."""
    if not any(view.nuns):
        return
    low, number = context.seen.y > context.label.bottom, context.sizes.number
    words = f"{sum(int(card[-1]) for card in view.nuns if card)} [nun]"
    words = f"[eye]\n{words}" if low else f"[eye] {words}"
    size = canvas.fitting(words, context.seen, number * (1.3 if low else 1.0), FIGURES, number)
    across = "centre" if low else "right"
    canvas.text(words, context.seen, size, face=FIGURES, across=across, leading=0.9)


def _paint_lookers(canvas: Canvas, context: Context, card: Box, tinctures: Sequence[str]) -> None:
    """Lay the discs of those who looked at a card below it, each a little over the one before."""
    side = context.disc
    step = min(side, (card.w + 6 - side) / max(1, len(tinctures) - 1))
    left = card.centre[0] - side / 2 - step * (len(tinctures) - 1) / 2
    for number, tincture in enumerate(tinctures):
        # Every other one lies lower, so that each can be told.
        down = side * 0.5 * (number % 2) if step < side * 0.6 else 0
        canvas.picture(f"discs/top_{tincture}", Box(left + step * number, card.bottom + 1 + down, side, side))


def paint_nun_card(canvas: Canvas, box: Box, card: str | None) -> None:
    """Lay a card of the nun row: its back, or for whoever knows it its class and nuns."""
    frame = canvas.picture(BACK if card is None else face(card), box)
    if card is not None:
        number = Box(frame.x + frame.w * 0.24, frame.y + 2, frame.w * 0.74, frame.h * 0.48)
        canvas.text(card[-1], number.inset(0, -10), number.h * 0.95, face=FIGURES, across="centre")
        canvas.picture("icons/nun", number.moved(0, frame.h * 0.42).inset(4, 1))
