"""The school: an open book with the chapters of all lessons, ticked where they are known."""

from collections.abc import Callable
from functools import partial
from itertools import accumulate

from game.drawing.canvas import Canvas
from game.drawing.nib import Inking
from game.drawing.page import Box, Page
from game.drawing.text import BOLD, HEADING, ITALIC
from game.drawing.theme import FADED_INK, INK, IVORY, RUBRIC, VERMILION
from game.games import PRESENTATIONS
from game.input.signals import Button as Key
from game.input.signals import key_name
from game.store.progress import Mark, Progress
from game.table.lesson_script import Chapter, Course
from game.widgets.book import LEAVES, WIDEST, lay_book, lay_leaves
from game.widgets.button import Button, Deed, Round, Strip
from game.widgets.frame import rule_frame
from game.widgets.initial import draw_heading
from game.widgets.panel import Panel
from game.words import Tongue, lessons, shared
from game.words.numbers import ROMAN
from rules import GAMES

#: Where the book begins, and what lies below it.
TOP, FOOT = 136, 100
#: The numeral of a chapter, what stands at its right end, and the miniature of a game.
NUMERAL, STATE, MINIATURE = 76, 230, 168
#: How far games and their chapters are apart.
APART, BETWEEN = 28, 8
#: On leaves: how high a game is above its chapters, the edges of a leaf, and what more the text has above.
GAME, EDGE, ABOUT = 220.0, 34.0, 44.0
#: The smallest letters, and seconds that a step takes about.
LEAST, PACE = 22, 18


class ChapterButton(Button):
    """A chapter: its numeral, its title, what it is about, and how far somebody has come."""

    sound = "page"

    def __init__(
        self, box: Box, course: Course, chapter: Chapter, mark: Mark, say: Tongue, deed: Deed
    ) -> None:
        super().__init__(box, deed)
        self.chapter = chapter
        self.mark = mark
        self.title = say(course.titles[chapter.number])
        self.about = say(course.about[chapter.number])
        minutes = -(-len(chapter.steps) * PACE // 60)
        begun = mark.step and not mark.done
        step = mark.step + 1
        self.state = say(lessons.GO_ON_AT, step=step) if begun else say(lessons.MINUTES, minutes=minutes)

    @property
    def title_place(self) -> Box:
        """Give the room for the title between the numeral and the state."""
        left = self.box.x + NUMERAL + 14
        return Box(left, self.box.y, self.box.right - STATE - 36 - left, self.box.h - 4)

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Rule a frame and write into it."""
        box = self.box
        rule_frame(canvas, box, 20 + self.chapter.number, hot=hot)
        numeral = Box(box.x + 6, box.y, NUMERAL, box.h - 4)
        words = ROMAN[self.chapter.number - 1]
        canvas.text(words, numeral, 40, face=HEADING, colour=RUBRIC, across="centre")
        room = self.title_place
        size = canvas.fitting(self.title, room, canvas.sizes.button, BOLD, LEAST)
        canvas.text(self.title, room, size, face=BOLD, leading=0.86)
        self._paint_state(canvas, Box(room.right + 12, box.y + 2, STATE, box.h - 8))

    def _paint_state(self, canvas: Canvas, room: Box) -> None:
        if self.mark.done:
            canvas.picture("icons/check", room.inset(0, 4), across="right")
            return
        size = canvas.fitting(self.state, room, canvas.sizes.body, ITALIC, LEAST)
        colour = RUBRIC if self.mark.step else FADED_INK
        canvas.text(self.state, room, size, face=ITALIC, colour=colour, across="right", leading=0.86)


class School(Panel):
    """The games that have lessons, with their chapters; ``begin`` opens one."""

    def __init__(self, progress: Progress, begin: Callable[[str, int], None]) -> None:
        super().__init__()
        self.courses = {key: shown.lessons() for key, shown in PRESENTATIONS.items() if shown.lessons}
        self.progress = progress
        self._begin = begin
        self._aimed = False

    def resume(self) -> None:
        """Tick what was learned meanwhile, and offer what comes next."""
        self._aimed = False
        self.arrange(self.page)

    # Where things are.

    def lay_out(self, page: Page) -> list[Button]:
        """Write the chapters on the right page, and lay the strip below the book."""
        rows = self._on_leaves(page) if page.upright else self._side_by_side(page)
        chapters = [button for game, row in rows.items() for button in self._chapters(game, row)]
        say, foot = self.say, Box(self.book.x, self.book.bottom + 8, self.book.w, 84)
        back = Strip(
            foot.centred(460, 80),
            say(shared.BACK),
            self.cancel,
            key=key_name(Key.CANCEL, self.app.settings, say),
            seal=True,
        )
        self._aim(chapters)
        leave = Round(Box(24, 14, 68, 68), "arrow_left", self.cancel, hint=self.say(shared.BACK))
        return [*chapters, back, leave]

    def _side_by_side(self, page: Page) -> dict[str, Box]:
        """Open a book with the games on its left page, and give the places of their chapters on the right."""
        width = min(page.width - 100, WIDEST)
        self.leaves: list[Box] = []
        self.book = Box((page.width - width) / 2, TOP, width, page.height - TOP - FOOT)
        self.head = Box(self.book.x, 8, width, TOP - 16)
        left, right = self.book.inset(66, 50).columns(2, 88)
        self.games = self._cut(left)
        return self._cut(right)

    def _on_leaves(self, page: Page) -> dict[str, Box]:
        """Lay a leaf for every game on a page on edge, with its chapters below it."""
        whole = page.box.inset(24, 0)
        self.head = Box(whole.x, 8, whole.w, TOP + ABOUT - 16)
        self.book = Box(whole.x, TOP + ABOUT, whole.w, page.height - TOP - ABOUT - FOOT)
        counts = [len(course.chapters) for course in self.courses.values()]
        chapter = (self.book.h - (LEAVES + GAME + 2 * EDGE) * len(counts) + LEAVES) / sum(counts)
        heights = [GAME + 2 * EDGE + count * chapter for count in counts]
        tops = accumulate(heights, lambda top, high: top + high + LEAVES, initial=self.book.y)
        self.leaves = [Box(whole.x, top, whole.w, high) for top, high in zip(tops, heights, strict=False)]
        inside = {game: leaf.inset(66, EDGE) for game, leaf in zip(self.courses, self.leaves, strict=True)}
        self.games = {game: Box(*leaf[:3], GAME) for game, leaf in inside.items()}
        low = GAME + 2 * BETWEEN
        return {game: Box(leaf.x, leaf.y + low, leaf.w, leaf.h - low) for game, leaf in inside.items()}

    def _cut(self, leaf: Box) -> dict[str, Box]:
        """Give each game as much of a page as its chapters need, which are all of one height."""
        counts = {game: len(course.chapters) for game, course in self.courses.items()}
        chapters, games = sum(counts.values()), len(counts)
        high = (leaf.h - APART * (games - 1) - BETWEEN * (chapters - games)) / chapters
        rows, top = dict[str, Box](), leaf.y
        for game, count in counts.items():
            rows[game] = Box(leaf.x, top, leaf.w, count * (high + BETWEEN) - BETWEEN)
            top = rows[game].bottom + APART
        return rows

    def _chapters(self, game: str, row: Box) -> list[ChapterButton]:
        say, course = self.say, self.courses[game]
        return [
            ChapterButton(
                box,
                course,
                chapter,
                self.progress.of(game, chapter.number),
                say,
                partial(self._begin, game, chapter.number),
            )
            for chapter, box in zip(course.chapters, row.rows(len(course.chapters), BETWEEN), strict=True)
        ]

    def _aim(self, chapters: list[ChapterButton]) -> None:
        """Let the keys begin with what is to be learned next: where somebody has begun, or else at first."""
        if not self._aimed:
            known = [chapter.mark.done for chapter in chapters]
            begun = [number for number, done in enumerate(known) if not done and any(known[:number])]
            fresh = [number for number, done in enumerate(known) if not done]
            self.focus = next(iter(begun or fresh), 0)
            self._aimed = True

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Lay the book on the table, and paint the games on its left page."""
        title, head = self.say(shared.TUTORIAL), Box(*self.head[:3], 74)
        if self.leaves:
            lay_leaves(canvas, self.leaves, title, head)
        else:
            lay_book(canvas, self.book, title, head)
            self._rule(canvas)
        for game, row in self.games.items():
            self._paint_game(canvas, game, row)

    def paint(self, canvas: Canvas) -> None:
        """Say what the meant chapter is about, or the whole school."""
        meant = self.meant
        about = meant.about if isinstance(meant, ChapterButton) else self.say(lessons.SCHOOL_TEXT)
        below = Box(self.head.x, self.head.y + 74, self.head.w, self.head.h - 78)
        size = canvas.fitting(about, below, canvas.sizes.body + 2, ITALIC)
        canvas.text(about, below, size, face=ITALIC, colour=IVORY, across="centre")

    def _paint_game(self, canvas: Canvas, game: str, row: Box) -> None:
        door = canvas.picture(PRESENTATIONS[game].door, Box(row.x, row.y, MINIATURE, row.h), across="left")
        beside = Box(door.right + 28, row.y, row.right - door.right - 28, row.h)
        head = Box(beside.x, beside.y + 10, beside.w, 72)
        draw_heading(canvas, GAMES[game].title, head, 46)
        text = self.say(PRESENTATIONS[game].idea)
        idea = Box(beside.x, head.bottom + 8, beside.w, beside.bottom - head.bottom - 70)
        size = canvas.fitting(text, idea, canvas.sizes.body + 2, ITALIC, LEAST)
        canvas.text(text, idea, size, face=ITALIC, colour=INK, down="top", leading=0.9)
        chapters = self.courses[game].chapters
        done = sum(self.progress.of(game, chapter.number).done for chapter in chapters)
        count = Box(beside.x, beside.bottom - 52, beside.w, 44)
        text = self.say(lessons.KNOWN, done=done, chapters=len(chapters))
        canvas.text(text, count, canvas.sizes.body, colour=FADED_INK)

    def _rule(self, canvas: Canvas) -> None:
        """Rule lines between the games, on both pages."""
        pen = Inking(self.book, canvas.look)
        for number, row in enumerate(list(self.games.values())[1:]):
            for side, left in enumerate((row.x, row.right + 88)):
                y = row.y - APART / 2
                pen.stroke([(left, y), (left + row.w, y)], 1.6, VERMILION, seed=2 * number + side)
        canvas.surface.blit(pen.drawn(canvas.page), canvas.page.pixels(self.book)[:2])
