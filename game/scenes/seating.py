"""The seating: an open codex with the people on its left page and the rules on its right one."""

import random
from collections.abc import Callable, Iterator
from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.input.signals import Signal, Wheel
from game.scenes.seating_book import COUNTER, EDITION, HEAD, LEAF, Book, Spread
from game.scenes.seating_rules import Agreement, Named, placed
from game.scenes.seating_seats import Seats
from game.session import plan_edits
from game.session.deal_codes import NoDeal, read_deal
from game.session.plan import Plan
from game.session.plan_edits import Draft
from game.session.share_codes import seed_code
from game.store.profiles import Profiles
from game.widgets.button import Button, Deed, Round, Strip
from game.widgets.choice import Choice, Value
from game.widgets.field import Field
from game.widgets.icon_strip import Way
from game.widgets.panel import Panel
from game.words import seating as words
from game.words import shared
from rules import GAMES

LONGEST_CODE = 56
#: How many minutes the first chapter of the lessons takes.
MINUTES = 4


class Seating(Panel):
    """Makes a plan: who sits down, and by which rules."""

    tags = False

    def __init__(
        self,
        plan: Plan,
        profiles: Profiles,
        start: Callable[[Plan], None],
        learn: Deed | None = None,
        *,
        phones: Callable[[Draft], None] | None = None,
        left: Deed = lambda: None,
    ) -> None:
        """Begin with a plan; ``learn`` leads to the first lesson, ``phones`` to the codes, ``left`` back."""
        super().__init__()
        self.learn = learn
        self.phones = phones
        self.left = left
        self.draft = Draft(plan_edits.sat_down_anew(plan), self._altered)
        self.profiles = profiles
        self.start = start
        self.last = profiles.last_table(plan.game)
        self.leaf = 0
        #: What stops the start.
        self.trouble = ""
        self.named: dict[str, Button] = {}
        self._wanted = "start"
        self.leaves = 1

    @property
    def plan(self) -> Plan:
        """Give the plan as it stands."""
        return self.draft.plan

    # What people do.

    def _altered(self, focus: str) -> None:
        self.trouble = ""
        self._wanted = focus
        self.refresh()

    def begin(self) -> None:
        """Sit down, or say what is still missing."""
        text, where = self._found_trouble()
        if text:
            self._complain(text, where)
        elif self.phones and any(player.by_phone for player in self.plan.players):
            self.phones(self.draft)
        else:
            self.start(self.plan)

    def cancel(self) -> None:
        """Leave the table before it is one."""
        super().cancel()
        self.left()

    def _complain(self, text: str, where: str) -> None:
        for leaf in (self.leaf, *range(self.leaves)):
            self.by_keys, self._wanted = True, where
            self.turn(str(leaf))
            if where in self.named:
                break
        self.trouble = f"[warning] {text}"
        field = self.named.get(where)
        if isinstance(field, Field):
            field.wrong = True

    def _found_trouble(self) -> tuple[str, str]:
        say = self.say
        names = [player.name.strip().casefold() for player in self.plan.players]
        for seat, name in enumerate(names):
            wrong = shared.NAME_TAKEN if name in names[:seat] else "" if name else shared.NAME_EMPTY
            if wrong:
                what = say(shared.SEAT, number=seat + 1)
                return say(words.TOLD, what=what, told=say(wrong)), f"name:{seat}"
        for rule in GAMES[self.plan.game].choices:
            chosen = len(plan_edits.in_play(self.plan))
            if rule.picks and plan_edits.matters(self.plan, rule) and chosen != rule.picks:
                return say(words.CARDS_MISSING, needed=rule.picks, chosen=chosen), f"pick:{rule.values[0]}"
        return "", ""

    def _bring_last(self) -> None:
        if last := self.last:
            self.draft.alter(
                lambda plan: plan_edits.sat_down_anew(last)._replace(seed=plan.seed, nonce=plan.nonce)
            )

    def _shuffle(self) -> None:
        order = random.sample(range(len(self.plan.players)), len(self.plan.players))
        self.draft.alter(plan_edits.reordered, order)

    def _read_code(self) -> None:
        field = self.named["code"]
        assert isinstance(field, Field)
        if field.text in ("", self._known_code):
            self.refresh()
            return
        try:
            self.draft.alter(read_deal, field.text)
        except NoDeal as error:
            self._complain(self.say(error.text, **error.data), "code")

    @property
    def _known_code(self) -> str:
        """Give the code of the deal, unless it is under seal."""
        return "" if self.plan.nonce else seed_code(self.plan.seed)

    def turn(self, leaf: str) -> None:
        """Show another leaf of the rules."""
        self.leaf = int(leaf)
        self.refresh()

    def hear(self, signal: Signal) -> bool:
        """Turn the leaves by the wheel too."""
        if isinstance(signal, Wheel) and self._spread(self.page).rules.holds(signal.at):
            self.turn(str(max(0, min(self.leaves - 1, self.leaf + (1 if signal.steps < 0 else -1)))))
            return True
        return super().hear(signal)

    # What they see.

    def refresh(self) -> None:
        """Place the buttons anew and stay on the one that was meant."""
        here = next((name for name, button in self.named.items() if button is self.focused), "")
        wanted, self._wanted = self._wanted or here, ""
        super().refresh()
        if wanted in self.named and (self.by_keys or not self._hot):
            self.focus = self.buttons.index(self.named[wanted])

    def lay_out(self, page: Page) -> list[Button]:
        """Place the seats, the rules and the strips."""
        self.named = dict(self._all(self._spread(page)))
        return list(self.named.values())

    def _spread(self, page: Page) -> Spread:
        return Spread(page, GAMES[self.plan.game].seats[-1])

    def _all(self, spread: Spread) -> Iterator[Named]:
        say, most = self.say, GAMES[self.plan.game].seats[-1]
        yield "back", Round(Box(spread.book.x, 14, 68, 68), "arrow_left", self.cancel, hint=say(shared.BACK))
        if self.learn:
            words_ = say(words.LEARN, minutes=MINUTES)
            yield "learn", Way(spread.learn, "tutorial", words_, self.learn)
        yield from self._counter(spread.left_head)
        yield from Seats(self.draft, self.profiles, say).buttons(spread.seats, most)
        yield from self._right(spread)
        yield from self._foot(spread)

    def _counter(self, head: Box) -> Iterator[Named]:
        seats, allowed = len(self.plan.players), GAMES[self.plan.game].seats
        for name, icon, change, hint, left in (
            ("fewer", "minus", -1, shared.FEWER_SEATS, head.right - COUNTER),
            ("more", "plus", 1, shared.MORE_SEATS, head.right - 62),
        ):
            deed = partial(self.draft.alter, plan_edits.with_seats, seats + change)
            box = Box(left, head.y + 2, 62, 62)
            yield name, Round(box, icon, deed, hint=self.say(hint), enabled=seats + change in allowed)

    def _right(self, spread: Spread) -> Iterator[Named]:
        agreement = Agreement(self.draft, self.say, self.canvas(self.app.surface))
        leaves = agreement.leaves(spread.rules)
        if len(leaves) != self.leaves:
            # The heading makes room for what turns the leaves.
            self._ground = None
        self.leaf, self.leaves = min(self.leaf, len(leaves) - 1), len(leaves)
        head = spread.right_head
        aside = LEAF + 12 if len(leaves) > 1 else 0
        if agreement.game.presets:
            yield "edition", agreement.edition(Box(head.right - aside - EDITION, head.y, EDITION, HEAD))
        if aside:
            pages = [Value(str(n), f"{n + 1} / {len(leaves)}") for n in range(len(leaves))]
            box = Box(head.right - LEAF, head.y, LEAF, HEAD)
            yield "leaf", Choice(box, pages, str(self.leaf), self.turn)
        yield from placed(leaves[self.leaf], spread.rules)

    def _foot(self, spread: Spread) -> Iterator[Named]:
        deal = spread.deal
        yield "code", self._code(Box(deal.x + 246, deal.y + 6, deal.w - 346, deal.h - 14))
        again = Box(deal.right - 84, deal.y + 8, 62, 62)
        deal_anew = partial(self.draft.alter, Plan.dealt_anew)
        yield "deal", Round(again, "replay", deal_anew, hint=self.say(shared.NEW_SEED))
        yield "start", Strip(spread.start, self.say(shared.START), self.begin, seal=True)
        left, right = spread.aside.columns(2, 16)
        shuffle = Strip(left, self.say(shared.SHUFFLE_SEATS), self._shuffle)
        last = Strip(right, self.say(shared.LAST_TABLE), self._bring_last, enabled=self.last is not None)
        shuffle.hint, last.hint = self.say(words.SHUFFLE_TEXT), self.say(words.LAST_TABLE_TEXT)
        yield from (("shuffle", shuffle), ("last", last))

    def _code(self, box: Box) -> Button:
        return Field(
            box,
            self._known_code,
            lambda _: None,
            longest=LONGEST_CODE,
            empty=self.say(words.SEALED),
            hint=self.say(words.CODE_TEXT),
            done=self._read_code,
        )

    def paint_ground(self, canvas: Canvas) -> None:
        """Lay the open book on the table, with its headings and what stays."""
        self.book(canvas).paint_ground(self.leaves)

    def paint(self, canvas: Canvas) -> None:
        """Count the seats, and tell about what is meant, or what is wrong."""
        book = self.book(canvas)
        book.paint_seats()
        told = self.trouble or (self.meant.hint if self.meant else "")
        book.paint_note(told, wrong=bool(self.trouble))

    def book(self, canvas: Canvas) -> Book:
        """Give the book as it is painted on a canvas."""
        return Book(canvas, self.plan, self.say)
