"""The rulebook: an open book with the cards of one game, found by chapter or by a word."""

from collections.abc import Collection, Mapping
from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BODY
from game.games import PRESENTATIONS
from game.input.signals import Button as Key
from game.input.signals import Press, Signal, Wheel, key_name
from game.scenes import rulebook_page as pages
from game.scenes.rulebook_rows import CardRow, ChapterRow
from game.scenes.rulebook_search import found
from game.table.rule_cards import Card, RuleCards
from game.widgets import tabs
from game.widgets.book import Spread, paint_nothing
from game.widgets.button import Button, Round, Strip
from game.widgets.field import Field
from game.widgets.icon_strip import Way
from game.widgets.listing import Listing
from game.widgets.panel import Panel
from game.words import rulebook as words
from game.words import shared
from rules import GAMES

#: The title on the left, the line to search in, and how long a search may be.
TITLE, FIELD, LONGEST = 460.0, 64.0, 28
#: How much of a page on edge the list has.
UPPER = 0.46


class Rulebook(Panel):
    """Every rule of a game on a card; opened from a table it says what was agreed there."""

    def __init__(
        self,
        game: str,
        open_card: str = "",
        options: Mapping[str, str] | None = None,
        absent: Collection[str] = (),
    ) -> None:
        super().__init__()
        self.game = game
        self.card = self.rules.card(open_card) if open_card else self.rules.cards[0]
        self.unfolded = self.card.chapter
        #: The game of the table and what it agreed on; None: no table.
        self.table = (game, options) if options is not None else None
        self._absent = absent
        self.field = Field(Box(0, 0, 0, 0), "", self.search, longest=LONGEST, face=BODY)
        self.listing = Listing(self)
        self.pages = pages.Pages()

    @property
    def rules(self) -> RuleCards:
        """Give the rules of the game that is open."""
        return pages.rules_of(self.game)

    # What happens.

    @property
    def query(self) -> str:
        """Give what is searched for."""
        return self.field.text.strip()

    @property
    def hits(self) -> list[Card]:
        """Give the cards that the search found."""
        return found(self.rules.cards, self.query, self.say)

    def turn_to(self, game: str) -> None:
        """Open the book of another game; a search goes on there."""
        self.game = game
        self.show(self.rules.cards[0], follow=not self.query)
        self.search(self.field.text)

    def search(self, text: str) -> None:
        """List what mentions these words, and open the best of it."""
        self.field.text = text
        self.listing.first = 0
        hits = self.hits if self.query else []
        if hits:
            self.card = hits[0]
        self.unfolded = self.card.chapter
        self.refresh()

    def clear(self) -> None:
        """Go back from what was found to the chapters, and stay with the open card."""
        self.field.end()
        self.field.text, self.field.caret = "", 0
        self.show(self.card)

    def show(self, wanted: Card, *, follow: bool = True) -> None:
        """Open a card, and bring its line into sight."""
        self.card, self.unfolded = wanted, wanted.chapter
        self.refresh()
        cards = [line.card if isinstance(line, CardRow) else None for line in self.listing.rows]
        if follow and wanted in cards:
            self.listing.show(cards.index(wanted))

    def unfold(self, chapter: str) -> None:
        """Open a chapter at its first card, or fold it up."""
        opens = chapter != self.unfolded
        self.unfolded = chapter if opens else ""
        if opens:
            self.card = next(rule for rule in self.rules.cards if rule.chapter == chapter)
        self.refresh()
        row = next(i for i, line in enumerate(self.listing.rows) if getattr(line, "chapter", "") == chapter)
        self._bring(row)

    def _bring(self, row: int) -> None:
        """Show as much of an unfolded chapter as fits, and keep the focus on its head."""
        if self.unfolded:
            self.listing.first = max(0, min(row, self.listing.last_first))
        self.listing.show(row)

    def cancel(self) -> None:
        """Leave a search first, then the book."""
        if self.query:
            self.clear()
        else:
            super().cancel()

    def hear(self, signal: Signal) -> bool:
        """Let the list scroll first; the key that opened the book closes it."""
        if isinstance(signal, Press) and signal.button is Key.HELP:
            if signal.down and not self.field.greedy:
                self.field.text = ""
                self.cancel()
            return True
        scrolls = isinstance(signal, Wheel) or not self.field.greedy
        return (scrolls and self.listing.hear(signal)) or super().hear(signal)

    # Where things are.

    def arrange(self, page: Page) -> None:
        """Forget the pictures as well: language or look may have changed."""
        self.pages.forget()
        super().arrange(page)
        self.show(self.card)

    def lay_out(self, page: Page) -> list[Button]:
        """Place the games above the book, search and list on its left page, ways on below."""
        self.spread = Spread.on(page, TITLE, part=UPPER)
        self.left, self.right = self.spread.left, self.spread.right
        return [
            Round(Box(24, 12, 68, 68), "arrow_left", self._leave, hint=self.say(shared.BACK)),
            *self._markers(),
            *self._search_line(),
            *self.listing.place(self._list_box(), self._rows()),
            *self._ways(),
            *self._strips(),
        ]

    def _leave(self) -> None:
        self.field.text = ""
        self.cancel()

    def _markers(self) -> list[Button]:
        books = {key: shown.icon for key, shown in PRESENTATIONS.items() if shown.rulebook}
        parts = [tabs.Part(key, GAMES[key].title, icon) for key, icon in books.items()]
        return tabs.tabs(self.spread.markers, parts, self.game, self.turn_to)

    def _search_line(self) -> list[Button]:
        line = Box(self.left.x + 60, self.left.y - 8, self.left.w - 60, FIELD)
        self.field.box = Box(line.x, line.y, line.w - (76 if self.query else 0), line.h)
        self.field.empty = self.say(words.SEARCH)
        if not self.query:
            return [self.field]
        hint = self.say(words.CLEAR_SEARCH)
        return [self.field, Round(Box(line.right - 64, line.y, 64, 60), "cross", self.clear, hint=hint)]

    def _list_box(self) -> Box:
        top = self.left.y + FIELD + 8
        return Box(self.left.x, top, self.left.w, self.left.bottom - top)

    def _rows(self) -> list[Button]:
        if self.query:
            return [self._row(hit, self.say(self.rules.headings[hit.chapter])) for hit in self.hits]
        rows: list[Button] = []
        for chapter in self.rules.chapters:
            title, open_ = self.say(self.rules.headings[chapter]), chapter == self.unfolded
            rows.append(ChapterRow(chapter, title, partial(self.unfold, chapter), open_=open_))
            rows += [self._row(rule) for rule in self.rules.cards if open_ and rule.chapter == chapter]
        return rows

    def _row(self, wanted: Card, chapter: str = "") -> Button:
        title, open_ = self.say(wanted.title), wanted == self.card
        row = CardRow(wanted, title, partial(self.show, wanted), open_=open_, chapter=chapter)
        row.absent = self.is_absent(wanted)
        return row

    def _ways(self) -> list[Button]:
        near = [self.rules.card(key) for key in self.card.see]
        titles = [(self.say(other.title), partial(self._follow, other)) for other in near]
        return pages.ways(self.canvas(self.app.surface), self.right, titles)

    def _follow(self, wanted: Card) -> None:
        """Go where a card points, out of what was found."""
        self.field.text, self.field.caret = "", 0
        self.show(wanted)

    def _strips(self) -> list[Button]:
        foot = self.spread.foot
        middle = foot.centred(400, foot.h)
        back = key_name(Key.CANCEL, self.app.settings, self.say)
        strips: list[Button] = [Strip(middle, self.say(shared.BACK), self._leave, key=back, seal=True)]
        order = self.hits if self.query else list(self.rules.cards)
        here = order.index(self.card) if self.card in order else -1
        wide = min(600.0, (foot.w - 440) / 2)
        sides = (("arrow_left", here - 1, foot.x), ("arrow_right", here + 1, foot.right - wide))
        for icon, number, x in sides:
            if 0 <= number < len(order):
                other = order[number]
                place = Box(x, foot.y, wide, foot.h)
                way = Way(place, icon, self.say(other.title), partial(self.show, other))
                way.sound = "page"
                strips.append(way)
        return strips

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Lay the book on the table."""
        self.spread.lay(canvas, self.say(shared.RULES))

    def room(self, wanted: Card) -> Box:
        """Give the part of the right page that a card may fill, above the ways on."""
        deep = pages.LINK + 14 if wanted.see else 0
        return Box(self.right.x, self.right.y - 14, self.right.w, self.right.h + 14 - deep)

    @property
    def agreed(self) -> list[str]:
        """Say what the table agreed on about the open card; of another game it knows nothing."""
        options = self.table[1] if self.table and self.table[0] == self.game else None
        told = pages.agreed(self.card, options, self.say)
        if self.is_absent(self.card):
            return [self.say(words.NOT_IN_PLAY), *told]
        text = self.card.text(self.say).casefold()
        named = [self.say(card.title) for card in self.rules.cards if self.is_absent(card)]
        missing = ", ".join(name for name in named if name.casefold() in text)
        return [*told, self.say(words.NAMED_NOT_IN_PLAY, names=missing)] if missing else told

    def is_absent(self, card: Card) -> bool:
        """Say whether the table plays without what a card explains."""
        return self.table is not None and self.table[0] == card.game and card.key in self._absent

    def paint(self, canvas: Canvas) -> None:
        """Paint what stands beside the buttons on both pages."""
        self.listing.paint(canvas)
        canvas.picture("icons/search", Box(self.left.x + 2, self.left.y, 44, 44))
        if self.query and not self.hits:
            say = self.say
            title, text = say(words.NOTHING_FOUND, words=self.query), say(words.NOTHING_FOUND_TEXT)
            paint_nothing(canvas, self._list_box(), title, text, high=260)
        self.pages.paint(canvas, self.card, self.room(self.card), self.say, self.agreed)
