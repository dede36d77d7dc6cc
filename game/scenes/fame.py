"""The hall of fame: a book of all finished games, with a leaf for everybody who has played."""

from collections.abc import Callable, Collection
from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BOLD
from game.drawing.theme import TEXT_SIZES
from game.games import PRESENTATIONS
from game.input.signals import Button as Key
from game.input.signals import Signal, key_name
from game.scenes.fame_latest import latest, paint_latest, paint_sides, review_place
from game.scenes.fame_leaf import paint_leaf
from game.scenes.fame_rows import EDGES, GAP, PLAQUE, PersonRow, Plaque, rule_lines
from game.scenes.fame_scores import paint_best
from game.scenes.question import Answer, Ask
from game.store.fame import Fame
from game.store.standings import Standing, people, played
from game.widgets import tabs
from game.widgets.book import Spread, paint_nothing
from game.widgets.button import Button, Round, Strip
from game.widgets.icon_strip import Way
from game.widgets.listing import Listing
from game.widgets.panel import Panel
from game.words import fame as words
from game.words import saves, shared
from game.words.review import REVIEW
from rules import GAMES

#: The pages for everybody: how they are called, their icon, and who paints them.
PAGES = {
    "best": (words.BEST, "trophy", paint_best),
    "latest": (words.LATEST, "history", paint_latest),
    "sides": (words.WON_BY, "chart", paint_sides),
}
#: The room of the title beside the markers, and how much of a page on edge the list has.
TITLE, UPPER = 470.0, 0.46


class HallOfFame(Panel):
    """The book: markers for the games above, pages and people on the left, what they tell on the right."""

    def __init__(
        self,
        fame: Fame,
        forget: Callable[[str], None],
        kept: Callable[[], Collection[str]] = tuple,
        review: Callable[[str], None] = lambda _: None,
    ) -> None:
        super().__init__()
        self.fame = fame
        #: Forgets somebody everywhere, or everybody in the book if nobody is named.
        self._forget = forget
        #: Names the matches that are kept whole, and shows what one of them was about.
        self._kept = kept
        self._review = review
        self._listing = Listing(self)
        #: The game that is looked at; empty: all of them.
        self.game = ""
        #: The page that is open, and on it the leaf of somebody by their key.
        self.open, self.person = "best", ""
        fame.look()
        self._count()
        self._aim()

    def _aim(self) -> None:
        """Let the keys begin with the pages: the markers of the games stand before them."""
        self.focus = len(GAMES) + 1 if self.fame.finished else 0

    def _count(self) -> None:
        """Add up what was finished; whoever has no leaf here leaves the book open at the first page."""
        self.people = people(self.fame.finished, self.game)
        if self.person not in [standing.key for standing in self.people]:
            self.person = ""

    @property
    def standing(self) -> Standing | None:
        """Give whose leaf is open."""
        return next((standing for standing in self.people if standing.key == self.person), None)

    # What happens.

    def turn_to_game(self, game: str) -> None:
        """Look at one game, or at all."""
        self.game, self._listing.first = game, 0
        self._count()
        self.refresh()

    def turn_to(self, page: str) -> None:
        """Open a page for everybody."""
        self.open, self.person = page, ""
        self.refresh()

    def turn_to_person(self, key: str) -> None:
        """Open somebody's leaf."""
        self.person = key
        self.refresh()

    def forget(self) -> None:
        """Forget whose leaf is open, or everything, if that is meant."""
        say, standing = self.say, self.standing
        if standing:
            yes = say(words.FORGET, name=standing.name)
            question, text = say(words.FORGET_SURE, name=standing.name), say(words.FORGET_TEXT)
        else:
            yes, question = say(words.FORGET_ALL), say(words.FORGET_ALL_SURE)
            text = say(words.FORGET_ALL_TEXT)

        def do() -> None:
            self._forget(standing.key if standing else "")
            self._count()
            self._aim()
            self.refresh()

        answers = [Answer(yes, do), Answer(say(saves.KEEP_IT), seal=True)]
        self.app.push(Ask(question, answers, text=text))

    def hear(self, signal: Signal) -> bool:
        """Let the list scroll first."""
        return self._listing.hear(signal) or super().hear(signal)

    # Where things are.

    def lay_out(self, page: Page) -> list[Button]:
        """Place the games above the book, pages and people on its left, ways on below."""
        self.spread = Spread.on(page, TITLE if self.fame.finished else 0, part=UPPER)
        self.left, self.right = self.spread.left, self.spread.right
        top = self.left.y + PLAQUE + 14
        self.list = Box(self.left.x, top, self.left.w, self.left.bottom - top)
        back = Round(Box(24, 12, 68, 68), "arrow_left", self.cancel, hint=self.say(shared.BACK))
        if not self.fame.finished:
            return [*self._strips(), back]
        rows = self._listing.place(self.list, self._rows(), GAP)
        return [*self._markers(), *self._plaques(), *rows, *self._reviews(), *self._strips(), back]

    def _reviews(self) -> list[Button]:
        """Lay a way to its review beside each of the latest games that is kept."""
        if self.person or self.open != "latest":
            return []
        kept, sizes = self._kept(), TEXT_SIZES[self.app.settings.text_size]
        return [
            Round(review_place(row), "chart", partial(self._review, match.id), hint=self.say(REVIEW))
            for match, row in latest(sizes, self.right, self.fame.finished, self.game)
            if match.id in kept
        ]

    def _markers(self) -> list[Button]:
        games = [tabs.Part(key, game.title, PRESENTATIONS[key].icon) for key, game in GAMES.items()]
        whole = tabs.Part("", self.say(words.ALL_GAMES), "book")
        return tabs.tabs(self.spread.markers, [whole, *games], self.game, self.turn_to_game)

    def _plaques(self) -> list[Button]:
        texts = [self.say(text) for text, _, _ in PAGES.values()]
        row = Box(self.left.x, self.left.y, self.left.w, PLAQUE)
        canvas = self.canvas(self.app.surface)
        widths = [canvas.width(text, canvas.sizes.button, BOLD) + EDGES for text in texts]
        places = row.shares(widths, 12)
        return [
            Plaque(place, icon, text, partial(self.turn_to, key), open_=not self.person and key == self.open)
            for (key, (_, icon, _)), text, place in zip(PAGES.items(), texts, places, strict=True)
        ]

    def _rows(self) -> list[PersonRow]:
        return [
            PersonRow(
                standing,
                self.game,
                self.say,
                partial(self.turn_to_person, standing.key),
                open_=standing.key == self.person,
            )
            for standing in self.people
        ]

    def _strips(self) -> list[Button]:
        key = key_name(Key.CANCEL, self.app.settings, self.say)
        back = Strip(self.spread.main(400), self.say(shared.BACK), self.cancel, key=key, seal=True)
        if not self.fame.finished:
            return [back]
        standing = self.standing
        text = self.say(words.FORGET, name=standing.name) if standing else self.say(words.FORGET_ALL)
        return [back, Way(self.spread.last(480), "trash", text, self.forget)]

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Lay the book on the table."""
        self.spread.lay(canvas, self.say(words.HALL_OF_FAME))

    def paint(self, canvas: Canvas) -> None:
        """Write on the pages."""
        say, finished = self.say, self.fame.finished
        if not finished:
            self._paint_empty(canvas)
            return
        wide = self._listing.shown[0].box.w if self.people else self.list.w
        rule_lines(canvas, self.list, wide, len(self.people))
        if self.people:
            self._listing.paint(canvas)
        if not played(finished, self.game):
            paint_nothing(canvas, self.right, say(words.NONE_OF_GAME, game=GAMES[self.game].title), "")
        elif standing := self.standing:
            paint_leaf(canvas, say, self.right, standing, self.game)
        else:
            PAGES[self.open][2](canvas, say, self.right, finished, self.game)

    def _paint_empty(self, canvas: Canvas) -> None:
        rule_lines(canvas, self.left, self.left.w, 0)
        paint_nothing(canvas, self.right, self.say(words.NOTHING_YET), self.say(words.NOTHING_YET_TEXT))
