"""Beside the town: special stacks, decks and tokens with their counts, and the nun row."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box, around
from game.drawing.text import BOLD, FIGURES, HEADING, ITALIC
from game.drawing.theme import RUBRIC, Sizes
from game.games.rattus_cartus.board_map import face
from game.games.rattus_cartus.board_signs import paint_plaque
from game.games.rattus_cartus.cards import BACK
from game.games.rattus_cartus.words.table import PHASES, SURVIVAL
from game.words import Tongue, shared
from rules.rattus_cartus.names import NUN_ROW
from rules.rattus_cartus.questions import phase
from rules.rattus_cartus.view import View

#: The least one can point at, and how far apart; how high a card of that width is.
TARGET, GAP = 56.0, 8.0
SLOPE = 80 / 56
#: How large the discs are of those who looked at a nun card, and the number of a pile.
DISC, TAG = 28.0, (46.0, 34.0)
#: The same for people across the room, with their piles three in a row and the nun row in two.
FAR_DISC, FAR_TAG, COLUMNS = 38.0, (62.0, 44.0), 3
#: How high all piles are together; for people across the room, and each of them then.
PILES, FAR_PILES, FAR_PILE = 232.0, 376.0, 156.0
#: How far the two rows of nun cards are apart across the room at most, by the discs between them.
FAR_APART = 2.2
#: A higher sheet has everything large, wherever people sit: one with the nun row beside the piles, or below.
TALL, TALLER = 500.0, 800.0
#: A wider sheet has the nun row beside the piles, not below them.
BROAD = 560.0


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
        inside, broad = box.inset(14, 12), box.w > BROAD
        #: Whether everything is as large as people across the room want it, or because there is room.
        self.far = far = sizes.sofa or box.h > (TALL if broad else TALLER)
        left, right = inside.columns(2, 24) if broad else (inside, inside)
        self.disc, self.tag = (FAR_DISC, FAR_TAG) if far else (DISC, TAG)
        self.head = Box(left.x + 4, left.y, left.w - 8, 104 if far else 74)
        below = Box(left.x, self.head.bottom + 2, left.w, left.bottom - self.head.bottom - 2)
        keys = [*view.stacks, *(pile.key for pile in piles(view))]
        places = dict(zip(keys, _heaps(below, keys) if far else _two_rows(below, keys), strict=True))
        self.stacks = {key: places[key] for key in view.stacks}
        self.piles = {pile.key: places[pile.key] for pile in piles(view)}
        top = right.y if broad else max(place.bottom for place in places.values()) + 8
        self.label = Box(right.x + 4, top, right.w - 8, 56 if far else 40)
        self.nuns = tuple(self._far_nuns(right) if far else self._nuns(right))
        last, third = self.nuns[-1], self.nuns[COLUMNS - 1]
        #: Room for the sum of the nuns that somebody has seen: beside the name, or after the last card.
        self.seen = Box(last.right, last.y, third.right - last.right, last.h) if far else self.label

    @property
    def nun_row(self) -> Box:
        """Give the place of the nun row with its name and the discs of those who looked."""
        cards = around(self.nuns)
        left, right = min(self.label.x, cards.x) - 6, max(self.label.right, cards.right) + 6
        return Box(left, self.label.y, right - left, cards.bottom + self.disc * 1.6 - self.label.y)

    def _nuns(self, inside: Box) -> Iterator[Box]:
        wide = NUN_ROW * TARGET + (NUN_ROW - 1) * GAP
        left, top = inside.centre[0] - wide / 2, self.label.bottom + 2
        return (Box(left + i * (TARGET + GAP), top, TARGET, TARGET * SLOPE) for i in range(NUN_ROW))

    def _far_nuns(self, inside: Box) -> Iterator[Box]:
        """Lay three cards above two, as large as the rest of the sheet allows."""
        top = self.label.bottom + 6
        half = (inside.bottom - top) / 2
        wide = min((inside.w - 2 * GAP) / COLUMNS, (half - self.disc * 1.7) / SLOPE)
        half = min(half, wide * SLOPE + self.disc * FAR_APART)
        step = (inside.w - wide) / (COLUMNS - 1)
        for place in range(NUN_ROW):
            row, column = divmod(place, COLUMNS)
            yield Box(inside.x + column * step, top + row * half, wide, wide * SLOPE)


def _two_rows(box: Box, keys: Sequence[str]) -> list[Box]:
    """Lay the special stacks above the four other piles."""
    upper, lower = Box(box.x, box.y, box.w, PILES).rows(2, 8)
    return [*list(upper.columns(5, 4))[: len(keys) - 4], *lower.columns(4, 4)]


def _heaps(box: Box, keys: Sequence[str]) -> list[Box]:
    """Lay three piles in each row, as high as the nun row below allows."""
    down = -(-len(keys) // COLUMNS)
    rows = Box(box.x, box.y, box.w, min(FAR_PILES, down * FAR_PILE, box.h)).rows(down, 10)
    return [cell for row in rows for cell in row.columns(COLUMNS, GAP)][: len(keys)]


def paint_context(
    canvas: Canvas, context: Context, view: View, tinctures: Sequence[str], say: Tongue
) -> None:
    """Paint the round, all piles and the nun row."""
    _paint_head(canvas, context.head, view, say)
    for special, box in context.stacks.items():
        _paint_pile(canvas, context, box, f"card/{special}", view.stacks[special])
    for pile in piles(view):
        _paint_pile(canvas, context, context.piles[pile.key], pile.picture, pile.number)
    _paint_nuns(canvas, context, view, tinctures, say)


def _paint_head(canvas: Canvas, box: Box, view: View, say: Tongue) -> None:
    title, below = box.rows(2)
    words, most = say(shared.ROUND, round=view.round, rounds=view.rounds).upper(), max(30, canvas.sizes.name)
    size = canvas.fitting(words, title.inset(-15, 0), most, HEADING)
    wide = max(title.w, canvas.width(words, size, HEADING) + 1)
    canvas.text(words, title.centred(wide, title.h), size, face=HEADING, colour=RUBRIC)
    words = say(PHASES[phase(view)].title) + ("  [hourglass]" if view.last_round else "")
    canvas.text(words, below, canvas.fitting(words, below, canvas.sizes.body, ITALIC), face=ITALIC)


def _paint_pile(canvas: Canvas, context: Context, box: Box, picture: str, count: int) -> None:
    wide, high = context.tag
    card = Box(box.x, box.y, box.w, box.h - high * 0.75)
    for lift in range(min(3, count)):
        canvas.picture(picture, card.moved(2 - 2 * lift, 2 - 2 * lift).inset(2))
    if not count:
        canvas.picture(picture, card.inset(2), opacity=0.3)
    tag = Box(box.centre[0] - wide / 2, box.bottom - high, wide, high)
    paint_plaque(canvas, tag.inset(2), str(count), high * 0.86)


def _paint_nuns(canvas: Canvas, context: Context, view: View, tinctures: Sequence[str], say: Tongue) -> None:
    label, far = context.label, context.far
    canvas.line(Box(label.x, label.y - 3, label.w, 1.5), RUBRIC)
    name, room = say(SURVIVAL["nun_row"]), Box(0, 0, label.w - (0 if far else 84), 60)
    canvas.text(name, label, canvas.fitting(name, room, canvas.sizes.body, BOLD), face=BOLD)
    if view.seat is not None:
        words, box = f"{sum(int(card[-1]) for card in view.nuns if card)} [nun]", context.seen
        size = canvas.fitting(words, box, canvas.sizes.number * (1.4 if far else 1), FIGURES)
        canvas.text(words, box, size, face=FIGURES, across="centre" if far else "right")
    for place, box in enumerate(context.nuns):
        paint_nun_card(canvas, box.inset(2, 3), view.nuns[place])
        lookers = [player.seat for player in view.players if place in player.looked]
        _paint_lookers(canvas, context, box, [tinctures[seat] for seat in lookers])


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
