"""Saved games: a book with a line for each; what is chosen can be loaded, renamed and deleted."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.input.signals import Button as Key
from game.input.signals import Press, Signal
from game.scenes.name_question import Naming
from game.scenes.question import Answer, Ask
from game.scenes.saves_page import (
    GAP,
    Miniatures,
    Row,
    facts,
    heading,
    paint_message,
    paint_slot,
    rule_lines,
)
from game.session.seams import LOADED
from game.session.session import Session
from game.store.saved_game import Slot
from game.store.saved_games import Slots
from game.widgets.book import FOOT, Spread, paint_nothing
from game.widgets.button import Button, Deed, Round, Strip
from game.widgets.icon_strip import Way
from game.widgets.listing import Listing
from game.widgets.panel import Panel
from game.words import review as review_words
from game.words import saves as words
from game.words import shared
from rules import GAMES

#: How high the strips below the book are, and how far apart.
STRIP, BETWEEN = 80, 20


class Saves(Panel):
    """The book of saved games. With ``here``, the table that is being played can be saved into it."""

    def __init__(
        self,
        slots: Slots,
        open_: Callable[[Session], object],
        back: Deed,
        here: Callable[[], dict[str, Any]] | None = None,
        review: Callable[[Session], object] | None = None,
    ) -> None:
        super().__init__()
        self.slots = slots
        self._open = open_
        self._back = back
        self._here = here
        self._review = review
        self._listing = Listing(self)
        self._miniatures = Miniatures()
        self._message, self._good = "", False
        self.chosen: Slot | None = None
        self._look()

    def _look(self) -> None:
        """Look at the shelf, and stay with what was chosen if it is still there."""
        found = self.slots.listed()
        self.found = [slot for slot in found if self._here is None or not self.slots.is_running(slot)]
        keys = [slot.key for slot in self.found]
        number = keys.index(self.chosen.key) if self.chosen and self.chosen.key in keys else 0
        self.chosen = self.found[number] if self.found else None
        self._miniatures.forget()

    # What happens.

    def cancel(self) -> None:
        """Go back."""
        self._back()

    def choose(self, slot: Slot) -> None:
        """Turn to a slot, and from there to what can be done with it."""
        if slot is self.chosen:
            self._to_deeds()
        else:
            self._turn_to(slot)

    def _to_deeds(self, *, main: bool = True) -> None:
        strips = (button for button in self.buttons if isinstance(button, Strip))
        first = next(strip for strip in strips if strip.seal or not main)
        self.focus, self.changed = self.buttons.index(first), True

    def _turn_to(self, slot: Slot) -> None:
        self.chosen, self._message, self._good = slot, "", False
        self.refresh()

    def load(self) -> None:
        """Sit down at the chosen table; if the rules have changed since, ask first."""
        session = self.slots.brought_back(self.chosen) if self.chosen else None
        if session is None or self.slots.notices:
            # A copy from before took its place: it is offered, not opened.
            self._changed()
        elif session.match.migrated:
            load = Answer(self.say(shared.LOAD), partial(self._sit_down, session))
            answers = [load, Answer(self.say(shared.BACK))]
            self.app.push(Ask(self.say(shared.SAVE_MIGRATED), answers, emblem="icons/warning"))
        else:
            self._sit_down(session)

    def review(self) -> None:
        """Show what the chosen game was about; it is over."""
        session = self.slots.brought_back(self.chosen) if self.chosen else None
        if session is None or self._review is None:
            self._changed()
        else:
            self._review(session)

    def _sit_down(self, session: Session) -> None:
        assert self.chosen is not None
        if not self.slots.is_running(self.chosen) and not self._goes_on(session):
            session.mark(LOADED)
        if self.slots.take_up(self.chosen, session):
            self._open(session)
        else:
            self.app.tell(self.say(words.STAYS, reason=self.say(self.slots.trouble)))

    def _goes_on(self, session: Session) -> bool:
        """Say whether nothing was played at the running table that a saved one would take back."""
        running = self.slots.running()
        return running is not None and session.follows(running)

    def save(self) -> None:
        """Save the table that is being played as a new slot."""
        assert self._here is not None
        table = self._here()
        self.slots.save(table)
        self._changed(self.say(shared.SAVED))
        self.chosen = next((slot for slot in self.found if slot.same(table)), self.chosen)
        self.refresh()

    def write_over(self) -> None:
        """Put the table that is being played in the place of the chosen one."""
        assert self._here is not None
        assert self.chosen is not None
        slot, here = self.chosen, self._here
        self._sure(shared.OVERWRITE_SURE, words.WRITE_OVER, lambda: self.slots.write_over(slot, here()))

    def delete(self) -> None:
        """Delete the chosen one, if that is meant."""
        assert self.chosen is not None
        slot = self.chosen
        self._sure(shared.DELETE_SURE, shared.DELETE, lambda: self.slots.delete(slot))

    def _sure(self, question: str, yes: str, deed: Callable[[], bool]) -> None:

        def do() -> None:
            deed()
            self._changed()

        answers = [Answer(self.say(yes), do), Answer(self.say(words.KEEP_IT), seal=True)]
        self.app.push(Ask(self.say(question, name=self._heading(self.chosen)), answers))

    def rename(self) -> None:
        """Give the chosen one another name."""
        assert self.chosen is not None
        slot = self.chosen

        def call(name: str) -> None:
            self.slots.rename(slot, name)
            self._changed()

        self.app.push(Naming(self.say, slot.name, call))

    def _changed(self, well: str = "") -> None:
        """Show what has become of the shelf, and tell what went wrong or that all is well."""
        trouble, say = self.slots.trouble, self.say
        self._look()
        self._message = say(shared.CANNOT_WRITE, reason=say(trouble)) if trouble else ""
        self._tell()
        self._good = bool(well) and not self._message
        self._message = self._message or well
        self.refresh()

    def _heading(self, slot: Slot | None) -> str:
        running = slot is not None and self.slots.is_running(slot)
        return heading(self.say, slot, running=running) if slot else ""

    def _tell(self) -> None:
        told = [self.say(text, name=name or self.say(words.RUNNING)) for text, name in self.slots.notices]
        self.slots.notices.clear()
        self._message = "\n".join(filter(None, (self._message, *told)))

    def hear(self, signal: Signal) -> bool:
        """Scroll; among the lines the page follows the keys, and from there they lead to what can be done."""
        if not isinstance(signal, Press) or not signal.down:
            return self._listing.hear(signal) or super().hear(signal)
        was = self.meant if self.by_keys else None
        if isinstance(was, Row) and signal.button in (Key.RIGHT, Key.NEXT):
            self._to_deeds(main=signal.button is Key.RIGHT)
            return True
        heard = self._listing.hear(signal) or super().hear(signal)
        now = self.meant
        if self.by_keys and isinstance(now, Row) and self.chosen and now.slot is not self.chosen:
            if isinstance(was, Row):
                self._turn_to(now.slot)
            else:
                self._listing.show(self.found.index(self.chosen))
        return heard

    # Where things are.

    def lay_out(self, page: Page) -> list[Button]:
        """Open the book: the list on the left page, what can be done below."""
        if self.slots.notices:
            self._tell()
        deeds = self._possible()
        lines = self._lines(deeds, page)
        self.spread = Spread.on(page, foot=FOOT + (len(lines) - 1) * (STRIP + BETWEEN))
        self.left, self.right = self.spread.left, self.spread.right
        rows = [self._row(slot) for slot in self.found]
        back = Round(Box(24, 14, 68, 68), "arrow_left", self.cancel, hint=self.say(shared.BACK))
        for line, row in zip(lines, self.spread.foot.rows(len(lines), BETWEEN), strict=True):
            _place(line, row)
        return [*self._listing.place(self.left, rows, GAP), *deeds, back]

    def _row(self, slot: Slot) -> Row:
        title = self._heading(slot)
        told = facts(self.say, slot, game=title != GAMES[slot.plan.game].title)
        deed = partial(self.choose, slot)
        return Row(slot, title, told, self._miniatures, deed, chosen=slot is self.chosen)

    def _lines(self, deeds: list[Button], page: Page) -> list[list[Button]]:
        """Write what can be done in one line, or in two on a page on edge that is too narrow for it."""
        wide = sum(deed.box.w for deed in deeds) + BETWEEN * (len(deeds) - 1)
        half = len(deeds) // 2
        return [deeds[:half], deeds[half:]] if page.upright and wide > page.width - 48 else [deeds]

    def _possible(self) -> list[Button]:
        say, here = self.say, self._here is not None
        if self.chosen is None:
            text, deed = (words.SAVE_HERE, self.save) if here else (shared.BACK, self.cancel)
            return [Strip(_wide(400), say(text), deed, seal=True)]
        load = Strip(_wide(400), say(shared.LOAD), self.load, seal=True)
        delete = Way(_wide(300), "trash", say(shared.DELETE), self.delete)
        over = self.chosen.over and self._review is not None
        review = [Way(_wide(320), "chart", say(review_words.REVIEW), self.review)] if over else []
        if self.slots.is_running(self.chosen):
            return [*review, load, delete]
        rename = Way(_wide(330), "quill", say(shared.RENAME), self.rename)
        if not here:
            return [rename, *review, load, delete]
        save = Way(_wide(340), "save", say(words.SAVE_HERE), self.save)
        return [save, Way(_wide(330), "swap", say(words.WRITE_OVER), self.write_over), load, rename, delete]

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint oak, the title and the open book."""
        self.spread.lay(canvas, self.say(shared.SAVES), size=54)

    def paint(self, canvas: Canvas) -> None:
        """Write on the pages, and lay messages over them."""
        say, slot = self.say, self.chosen
        wide = self._listing.shown[0].box.w if self.found else self.left.w
        rule_lines(canvas, Box(self.left.x, self.left.y, wide, self.left.h), len(self.found))
        if slot:
            paint_slot(canvas, say, slot, self.right, self._miniatures, title=self._heading(slot))
            self._listing.paint(canvas)
        else:
            paint_nothing(canvas, self.right, say(shared.NO_SAVES), say(words.NO_SAVES_TEXT))
        if self._message:
            paint_message(canvas, self._message, good=self._good)


def _place(line: list[Button], row: Box) -> None:
    """Put buttons beside each other in the middle of a row, each as wide as it is."""
    left = row.centre[0] - (sum(button.box.w for button in line) + BETWEEN * (len(line) - 1)) / 2
    for button in line:
        button.box = Box(left, row.y, button.box.w, row.h)
        left += button.box.w + BETWEEN


def _wide(width: float) -> Box:
    return Box(0, 0, width, STRIP)
