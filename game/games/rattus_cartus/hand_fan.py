"""A hand of any size: cards overlap so that their corners show, and the one that is meant rises."""

from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK, VERDIGRIS
from game.games.rattus_cartus.cards import BACK, paint_card, paint_edge, width, within
from game.games.rattus_cartus.hand_marks import RAT, paint_copies, paint_rat
from game.games.rattus_cartus.sentences import NAMES
from game.games.rattus_cartus.words.cards import CARDS, POPULATION
from game.table.cards import Card
from game.table.setting import Subject
from game.widgets.button import Deed, Strip
from game.words import Tongue
from rules.kernel import Action

#: How far a card is from the next, in steps: the same card again, another of its class, another class.
AGAIN, AKIN, OTHER = 0.42, 1.0, 1.3
#: The same card again for people across the room, who read a number instead.
HEAPED = 0.16
GAP = 10.0
#: How far a card rises that is meant, and one that is chosen.
RISE, CHOSEN = 26.0, 22.0
#: How much larger the one that is meant becomes for people across the room.
LARGER = 1.2
#: Where on a card the number of its copies is written.
COPIES = Box(0, 130, 48, 40)


class Held(NamedTuple):
    """Cards of one kind in a hand; some may be chosen already."""

    name: str
    copies: int
    chosen: bool = False


def held(hand: Sequence[str], chosen: Sequence[str], order: Sequence[str]) -> list[Held]:
    """Sort a hand and what was chosen out of it by class and nuns."""
    kinds = [Held(name, len(list(group))) for name, group in groupby(hand)]
    kinds += [Held(name, len(list(group)), chosen=True) for name, group in groupby(chosen)]
    return sorted(kinds, key=lambda kind: (order.index(kind.name), not kind.chosen))


def lefts(box: Box, names: Sequence[str], wide: float, *, even: bool, again: float = AGAIN) -> list[float]:
    """Say where the left edge of each card lies."""
    steps = [1.0 if even else _step(before, after, again) for before, after in pairwise(names)]
    unit = min(wide + GAP, (box.w - wide) / sum(steps)) if steps else 0.0
    found = [box.x]
    for step in steps:
        found.append(found[-1] + min(step * unit, wide + GAP))
    return found


def narrowest(box: Box, kinds: Sequence[Held], *, even: bool, again: float) -> float:
    """Say how much is to be seen of the kind of cards of which the next one leaves least."""
    names = [kind.name for kind in kinds for _ in range(kind.copies)]
    xs = lefts(box, names, width(box.h), even=even, again=again)
    starts = (
        xs
        if even
        else [x for x, before, name in zip(xs, ["", *names], names, strict=False) if name != before]
    )
    return min((after - before for before, after in pairwise(starts)), default=box.w)


def _step(before: str, after: str, again: float) -> float:
    if before == after:
        return again
    return AKIN if before.partition("_")[0] == after.partition("_")[0] else OTHER


class Fan:
    """Cards that overlap: it paints the one that is meant over all others."""

    def __init__(self) -> None:
        self.cards: list[HandCard] = []
        self._meant: HandCard | None = None

    def paint(self, canvas: Canvas, card: "HandCard", *, hot: bool) -> None:
        """Paint a card of it; after the last one comes what has risen."""
        if card is self.cards[0]:
            self._meant = None
        if hot:
            self._meant = card
        else:
            card.paint(canvas, 0)
        if card is self.cards[-1] and self._meant:
            self._meant.paint(canvas, RISE)


class HandCard(Card):
    """All cards of one kind; its box is what the next card leaves to be seen."""

    def __init__(
        self, fan: Fan, kind: Held, places: Sequence[Box], right: float, deed: Deed | None, *, back: bool
    ) -> None:
        first, last = places[0], places[-1]
        box = Box(first.x, first.y, max(right, first.x + 8) - first.x, first.h)
        super().__init__(box, deed, card=kind.name, back=BACK if back else "")
        self.fan = fan
        self.kind = kind
        self.places = tuple(places)
        #: Set where a ring says that cards are asked for; backs all look alike.
        self.ringed = deed is not None
        #: Set where laying it brings a rat.
        self.strange = False
        self.last = last
        fan.cards.append(self)

    def copy_at(self, at: tuple[float, float]) -> float:
        """Find the copy at a point."""
        return max((place.x for place in self.places if place.x <= at[0]), default=self.box.x)

    def bared(self) -> Box:
        """Give the place of the last copy, all of it."""
        return self.last

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw it in its turn; a back never rises, for what cannot be laid would not."""
        self.fan.paint(canvas, self, hot=hot and self.enabled and not self.back)

    def paint(self, canvas: Canvas, rise: float) -> None:
        """Draw its copies, all of them raised if they are chosen, the last one if it is meant."""
        meant, rise = rise > 0, CHOSEN if self.kind.chosen else rise
        for place in self.places:
            up = rise if place is self.last or self.kind.chosen else 0
            large = meant and place is self.last and canvas.sizes.sofa
            frame = _enlarged(place) if large else place.moved(0, -up)
            self._paint_one(canvas, frame, meant=up > 0 and place is self.last, last=place is self.last)
        if canvas.sizes.sofa and len(self.places) > 1:
            paint_copies(canvas, within(frame, COPIES), len(self.places))
        if self.strange and not self.back:
            paint_rat(canvas, within(frame, RAT[canvas.sizes.sofa]))

    def _paint_one(self, canvas: Canvas, box: Box, *, meant: bool, last: bool) -> None:
        # Copies that a number counts show their edge: their own numbers would be read as one.
        front = paint_card if last or not canvas.sizes.sofa else paint_edge
        frame = canvas.picture(self.back, box) if self.back else front(canvas, self.kind.name, box)
        if meant or self.kind.chosen:
            canvas.ring(frame.inset(-5), INK, 9, 9)
            canvas.ring(frame.inset(-4), VERDIGRIS, 7, 8)
        elif self.ringed:
            canvas.ring(frame.inset(-1), VERDIGRIS, 3, 7)


def _enlarged(box: Box) -> Box:
    wide, high = box.w * LARGER, box.h * LARGER
    return Box(box.centre[0] - wide / 2, box.bottom - high, wide, high)


def laid_out(
    box: Box,
    kinds: Sequence[Held],
    deeds: Mapping[str, Deed],
    *,
    hidden: bool,
    even: bool,
    ringed: bool,
    again: float = AGAIN,
) -> list[HandCard]:
    """Fan cards out; hidden, each is by itself and lies where it would lie face up."""
    if hidden:
        kinds = [Held(kind.name, 1, kind.chosen) for kind in kinds for _ in range(kind.copies)]
    names = [kind.name for kind in kinds for _ in range(kind.copies)]
    wide = width(box.h)
    xs = lefts(box, names, wide, even=even, again=again)
    places = [Box(x, box.y, wide, box.h) for x in xs]
    fan, found = Fan(), []
    for kind in kinds:
        own, places = places[: kind.copies], places[kind.copies :]
        right = min(own[-1].right, places[0].x) if places else own[-1].right
        card = HandCard(fan, kind, own, right, None if kind.chosen else deeds.get(kind.name), back=hidden)
        card.ringed = ringed if hidden else card.ringed
        card.sweeps, card.chosen = card.enabled, kind.chosen
        found.append(card)
    return found


def subject(name: str, box: Box, say: Tongue) -> Subject:
    """Tell what a card is."""
    track, _, nuns = name.partition("_")
    words = POPULATION if nuns else CARDS[name]
    picture = f"figure/{track}" if nuns else f"card/{name}"
    now = f"{nuns} [nun]" if nuns else ""
    return Subject(box, picture, say(NAMES[track]), f"{say(words.short)}\n{say(words.full)}", now)


class Lip(Strip):
    """The front edge of the rack: what the chosen cards bring, and the seal that ends the choice."""

    def __init__(self, box: Box, rack: Box, words: str, summary: str, deed: Deed) -> None:
        super().__init__(box, words, deed, seal=True)
        self.rack = rack
        self.summary = summary

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the plank over the feet of the cards, then the words and the strip."""
        canvas.sheet(self.rack, seed=75, skin="oak_panel", ends="cut", lift=3)
        if self.summary:
            sheet = Box(self.rack.x + 10, self.box.y + 3, self.box.x - self.rack.x - 30, self.box.h - 6)
            canvas.sheet(sheet, seed=76, ends="torn", lift=3)
            inside = sheet.inset(18, 2)
            size = canvas.fitting(self.summary, inside, canvas.sizes.button)
            canvas.text(self.summary, inside, size, leading=0.85)
        super().draw(canvas, hot=hot)


def named(option: Action) -> str:
    """Name the card that an action plays."""
    return "pass" if option.kind == "pass" else str(option.value)
