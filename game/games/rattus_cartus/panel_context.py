"""Beside the town: special stacks, decks and tokens with their counts, and the nun row."""

from collections.abc import Sequence
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, HEADING, ITALIC
from game.drawing.theme import INK, RUBRIC, VELLUM
from game.games.rattus_cartus.board_map import face
from game.games.rattus_cartus.cards import BACK
from game.games.rattus_cartus.words.table import PHASES, SURVIVAL
from game.words import Tongue, shared
from rules.rattus_cartus.names import NUN_ROW
from rules.rattus_cartus.questions import phase
from rules.rattus_cartus.view import View

#: The least one can point at, and how far apart.
TARGET, GAP = 56.0, 8.0
TALL = 80.0


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

    def __init__(self, box: Box, view: View) -> None:
        inside = box.inset(14, 12)
        self.head = Box(inside.x + 4, inside.y, inside.w - 8, 74)
        rows = Box(inside.x, self.head.bottom + 2, inside.w, 232)
        upper, lower = rows.rows(2, 8)
        self.stacks = dict(zip(view.stacks, upper.columns(5, 4), strict=False))
        self.piles = dict(zip((pile.key for pile in piles(view)), lower.columns(4, 4), strict=True))
        self.label = Box(inside.x + 4, rows.bottom + 8, inside.w - 8, 40)
        wide = NUN_ROW * TARGET + (NUN_ROW - 1) * GAP
        left, top = inside.centre[0] - wide / 2, self.label.bottom + 2
        self.nuns = tuple(Box(left + i * (TARGET + GAP), top, TARGET, TALL) for i in range(NUN_ROW))


def paint_context(
    canvas: Canvas, context: Context, view: View, tinctures: Sequence[str], say: Tongue
) -> None:
    """Paint the round, all piles and the nun row."""
    _paint_head(canvas, context.head, view, say)
    for special, box in context.stacks.items():
        _paint_pile(canvas, box, f"card/{special}", view.stacks[special])
    for pile in piles(view):
        _paint_pile(canvas, context.piles[pile.key], pile.picture, pile.number)
    _paint_nuns(canvas, context, view, tinctures, say)


def _paint_head(canvas: Canvas, box: Box, view: View, say: Tongue) -> None:
    title, below = box.rows(2)
    words = say(shared.ROUND, round=view.round, rounds=view.rounds).upper()
    canvas.text(words, title, canvas.fitting(words, title, 30, HEADING), face=HEADING, colour=RUBRIC)
    words = say(PHASES[phase(view)].title) + ("  [hourglass]" if view.last_round else "")
    canvas.text(words, below, canvas.fitting(words, below, canvas.sizes.body, ITALIC), face=ITALIC)


def _paint_pile(canvas: Canvas, box: Box, picture: str, count: int) -> None:
    card = Box(box.x, box.y, box.w, box.h - 24)
    for lift in range(min(3, count)):
        canvas.picture(picture, card.moved(2 - 2 * lift, 2 - 2 * lift).inset(2))
    if not count:
        canvas.picture(picture, card.inset(2), opacity=0.3)
    tag = Box(box.centre[0] - 22, box.bottom - 32, 44, 32)
    canvas.line(tag, INK)
    canvas.line(tag.inset(2), VELLUM)
    canvas.text(str(count), tag.inset(0, -4), 26, face=BOLD, across="centre")


def _paint_nuns(canvas: Canvas, context: Context, view: View, tinctures: Sequence[str], say: Tongue) -> None:
    canvas.line(Box(context.label.x, context.label.y - 3, context.label.w, 1.5), RUBRIC)
    name = say(SURVIVAL["nun_row"])
    size = canvas.fitting(name, Box(0, 0, context.label.w - 84, 40), canvas.sizes.body, BOLD)
    canvas.text(name, context.label, size, face=BOLD)
    if view.seat is not None:
        wide = canvas.width(name, size, BOLD) + 12
        seen = [card for card in view.nuns if card]
        words = f"{sum(int(card[-1]) for card in seen)} [nun]"
        rest = Box(context.label.x + wide, context.label.y, context.label.w - wide, context.label.h)
        canvas.text(words, rest, canvas.fitting(words, rest, 26), across="right")
    for place, box in enumerate(context.nuns):
        paint_nun_card(canvas, box.inset(2, 3), view.nuns[place])
        lookers = [player.seat for player in view.players if place in player.looked]
        step = min(20.0, (TARGET - 18) / max(1, len(lookers) - 1))
        left = box.centre[0] - 10 - step * (len(lookers) - 1) / 2
        for number, seat in enumerate(lookers):
            disc = Box(left + step * number, box.bottom + 1, 20, 20)
            canvas.picture(f"discs/top_{tinctures[seat]}", disc)


def paint_nun_card(canvas: Canvas, box: Box, card: str | None) -> None:
    """Lay a card of the nun row: its back, or for whoever knows it its class and nuns."""
    frame = canvas.picture(BACK if card is None else face(card), box)
    if card is not None:
        number = Box(frame.x + frame.w * 0.24, frame.y + 2, frame.w * 0.74, frame.h * 0.48)
        canvas.text(card[-1], number, 32, face=BOLD, across="centre")
        canvas.picture("icons/nun", number.moved(0, frame.h * 0.42).inset(4, 1))
