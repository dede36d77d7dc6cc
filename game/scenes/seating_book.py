"""The open codex of the seating: where everything lies, and what is written and painted on its pages."""

from game.drawing.canvas import Canvas
from game.drawing.nib import Inking
from game.drawing.page import Box, Page
from game.drawing.text import BOLD, ITALIC
from game.drawing.theme import FADED_INK, INK, RUBRIC, VERMILION
from game.games import PRESENTATIONS
from game.scenes.seating_seats import CREST, HIGHEST, bot_place, seat_rows
from game.session import plan_edits
from game.session.plan import Plan
from game.widgets.book import LEAVES, lay_book, lay_leaves
from game.widgets.frame import rule_frame
from game.widgets.initial import draw_heading
from game.words import Tongue, shared
from rules import GAMES

#: The heading of a page, the note at the foot of the right one, and the strips under the book.
HEAD, NOTE, FOOT = 66, 122, 76
#: The choices beside the heading of the right page, and the counter of the seats on the left one.
EDITION, LEAF, COUNTER = 370, 150, 348
#: How far the number of seats keeps from the ends of the counter, where the buttons are.
COUNT = 62 + 14
#: The way to the lessons, the strip that begins, and how much of a page on edge the seats have at most.
LEARN, START, UPPER = 640, 410, 0.56
#: The smallest letters.
LEAST = 22


class Spread:
    """Where everything of the open book lies on a page, or of its leaves on a page on edge."""

    def __init__(self, page: Page, most: int) -> None:
        """Lay the book out for a game with so many seats at most."""
        #: The sheets that lie there in the place of a book.
        self.leaves: tuple[Box, ...] = ()
        left, right = self._on_leaves(page, most) if page.upright else self._side_by_side(page)
        self.left_head = Box(left.x, left.y, left.w, HEAD)
        self.right_head = Box(right.x, right.y, right.w, HEAD)
        self.seats = Box(left.x, left.y + HEAD + 8, left.w, left.h - HEAD - 8)
        self.rules = Box(right.x, right.y + HEAD + 16, right.w, right.h - HEAD - 16 - NOTE - 10)
        self.note = Box(right.x, right.bottom - NOTE, right.w, NOTE)

    def _side_by_side(self, page: Page) -> tuple[Box, Box]:
        width = min(page.width - 96, 2100)
        self.book = Box((page.width - width) / 2, 90, width, page.height - 188)
        self.head = Box(self.book.x + 90, 8, width - 180, 76)
        self.learn = Box(self.book.right - LEARN, 12, LEARN, 70)
        foot = Box(self.book.x, self.book.bottom + 12, width, FOOT)
        self.deal = Box(*foot[:2], width / 2 - 260, FOOT)
        self.start = Box(foot.centre[0] - START / 2, foot.y - 6, START, foot.h + 8)
        self.aside = Box(self.start.right + 40, foot.y, foot.right - self.start.right - 40, FOOT)
        half = width / 2
        left = Box(self.book.x + 46, self.book.y + 38, half - 74, self.book.h - 68)
        return left, left.moved(half - 14, 0)

    def _on_leaves(self, page: Page, most: int) -> tuple[Box, Box]:
        """Lay the seats above the rules, and everything else in lines above and below both."""
        whole = page.box.inset(24, 0)
        self.head = Box(whole.x + 90, 8, whole.w - 180, 76)
        self.learn = Box(whole.x, 90, whole.w, 70).centred(LEARN, 70)
        self.start = Box(whole.x, page.height - FOOT - 20, whole.w, FOOT + 8).centred(START, FOOT + 8)
        line = Box(whole.x, self.start.y - FOOT - 12, whole.w, FOOT)
        self.deal, self.aside = line.columns(2, 24)
        self.book = Box(whole.x, 172, whole.w, line.y - 12 - 172)
        high = min(most * HIGHEST + HEAD + 8 + 68, self.book.h * UPPER)
        upper = Box(*self.book[:3], high)
        lower = Box(whole.x, upper.bottom + LEAVES, whole.w, self.book.bottom - upper.bottom - LEAVES)
        self.leaves = upper, lower
        return upper.inset(46, 34), lower.inset(46, 34)


class Book:
    """Paints a plan."""

    def __init__(self, canvas: Canvas, plan: Plan, say: Tongue) -> None:
        self.canvas = canvas
        self.plan = plan
        self.say = say
        self.most = GAMES[plan.game].seats[-1]
        self.spread = Spread(canvas.page, self.most)

    def paint_ground(self, leaves: int) -> None:
        """Paint what does not change: oak, the book, headings and the strip of the deal."""
        canvas, spread, title = self.canvas, self.spread, GAMES[self.plan.game].title
        if spread.leaves:
            lay_leaves(canvas, spread.leaves, title, spread.head, size=48)
        else:
            lay_book(canvas, spread.book, title, spread.head, size=48)
        self._paint_heads(leaves)
        self._rule_rows()
        canvas.picture("title/rat_scribe", self.spread.note, across="right", down="bottom")
        self._paint_deal()

    def _paint_heads(self, leaves: int) -> None:
        left, right = self.spread.left_head, self.spread.right_head
        room = Box(left.x, left.y, left.w - COUNTER - 20, left.h)
        rest = draw_heading(self.canvas, self.say(shared.THE_TABLE), room)
        if rest.w > 120:
            self.canvas.picture("frames/spray_bar", rest.inset(0, 8), across="left")
        aside = EDITION + 12 + (LEAF + 12 if leaves > 1 else 0)
        room = Box(right.x, right.y, right.w - aside, right.h)
        draw_heading(self.canvas, self.say(shared.OPTIONS), room)

    def _rule_rows(self) -> None:
        seats = self.spread.seats
        pen = Inking(seats, self.canvas.look)
        for number, row in enumerate(list(seat_rows(seats, self.most))[:-1]):
            y = row.bottom + 8
            pen.stroke([(row.x, y), (row.right, y)], 1.6, VERMILION, seed=number)
        self.canvas.surface.blit(pen.drawn(self.canvas.page), self.canvas.page.pixels(seats)[:2])

    def _paint_deal(self) -> None:
        canvas, deal = self.canvas, self.spread.deal
        canvas.sheet(deal, seed=30, ends="torn")
        canvas.picture("icons/dice", Box(deal.x + 22, deal.y, 50, deal.h).centred(50, 50))
        self._write(self.say(shared.SEED), Box(deal.x + 84, deal.y, 152, deal.h), across="left")

    def _write(self, words: str, room: Box, *, across: str = "centre") -> None:
        size = self.canvas.fitting(words, room, self.canvas.sizes.name, BOLD, LEAST)
        self.canvas.text(words, room, size, face=BOLD, across=across, leading=0.9)

    def paint_seats(self) -> None:
        """Count the seats, say where bots sit, and let shields shine through where nobody does."""
        head, taken = self.spread.left_head, len(self.plan.players)
        count = self.say.plural(*shared.PLAYERS[:2], taken)
        self._write(count, Box(head.right - COUNTER, head.y, COUNTER, head.h).inset(COUNT, 0))
        rows = list(seat_rows(self.spread.seats, self.most))
        for player, row in zip(self.plan.players, rows, strict=False):
            if player.bot:
                self._paint_bot(bot_place(row))
        # The first free row is a button and has its own shield.
        free = plan_edits.with_seats(self.plan, self.most).players[taken + 1 :]
        for player, row in zip(free, rows[taken + 1 :], strict=True):
            shield = Box(row.x, row.y, CREST, row.h).inset(0, 8)
            self.canvas.picture(f"crests/shield_{player.tincture}", shield, opacity=0.13)

    def _paint_bot(self, box: Box) -> None:
        rule_frame(self.canvas, box, 5, quiet=True)
        words, inside = self.say(shared.BOT_PLAYS), box.inset(16, 2)
        size = self.canvas.fitting(words, inside, self.canvas.sizes.body, ITALIC, LEAST)
        self.canvas.text(words, inside, size, face=ITALIC, colour=FADED_INK, across="centre", leading=0.9)

    def paint_note(self, told: str, *, wrong: bool) -> None:
        """Let the scribe tell about something, or about the game."""
        note = Box(self.spread.note.x, self.spread.note.y, self.spread.note.w - 150, NOTE)
        told = told or self.say(PRESENTATIONS[self.plan.game].idea)
        size = self.canvas.fitting(told, note, self.canvas.sizes.body, ITALIC, LEAST)
        colour = RUBRIC if wrong else INK
        self.canvas.text(told, note, size, face=ITALIC, colour=colour, leading=0.9)
