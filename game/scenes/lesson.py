"""A lesson: the table with a note beside it, where the pupil makes the moves of a script."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.input.signals import Button as Key
from game.input.signals import Press, Signal
from game.scenes.exits import Doors
from game.scenes.lesson_note import Note, Words
from game.scenes.lesson_ring import Ring
from game.scenes.table import Table
from game.session.session import Session
from game.store.progress import Progress
from game.table import bar, lesson_marks, lesson_words
from game.table.curtain import Curtain
from game.table.desk import Desk
from game.table.lesson_courses import COURSES
from game.table.lesson_script import PUPIL, Step, moves
from game.widgets.button import Button, Round, Strip
from game.words import lessons, shared
from rules.bots.service import Thinkers
from rules.kernel import Action, Seat

if TYPE_CHECKING:
    from game.program.app import App

#: Seconds an answer to a wrong pick is left to be read, if nothing else happens.
READABLE = 7.0


class Pupil(Curtain):
    """Asks the pupil only where the script waits for a move."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.waits = False

    @property
    def person(self) -> Seat | None:
        """Name the pupil while a move is waited for."""
        return PUPIL if self.waits else None


class Ways(Doors):
    """A lesson leads nowhere but to the rulebook."""

    def __init__(self, rules: Callable[[Table, str], None] | None) -> None:
        self.open_rules = rules

    def rules(self, table: Table, card: str = "") -> None:
        """Open the rulebook, at a card if one is named."""
        if self.open_rules:
            self.open_rules(table, card)


class Lesson(Table):
    """One chapter, from the step where somebody stopped."""

    def __init__(
        self,
        game: str,
        number: int,
        desk: type[Desk[Any]],
        thinkers: Thinkers,
        progress: Progress,
        play_on: Callable[[Session], None],
        back: Callable[[], None],
        rules: Callable[[Table, str], None] | None = None,
        onward: Callable[[str, int], None] | None = None,
    ) -> None:
        self.chapter = COURSES[game][number - 1]
        self.progress = progress
        self._play_on = play_on
        self._back = back
        self._onward_to = onward
        stopped = progress.of(game, number).step
        self.number = stopped if stopped < len(self.chapter.steps) else 0
        session = Session(self.chapter.plan, self.chapter.position(self.number))
        self._ways = Ways(rules)
        super().__init__(session, desk, self._ways, thinkers)
        self.curtain = self.pupil = Pupil(session)
        #: What the others still do before the next step; None while the step waits.
        self._due: deque[tuple[Seat, Action]] | None = None
        #: What was said to somebody who tried something else.
        self.answer, self._answer_left = "", 0.0
        self.ring = Ring()

    # The script.

    @property
    def step(self) -> Step:
        """Give the step that is learned."""
        return self.chapter.steps[self.number]

    @property
    def last(self) -> bool:
        """Say whether this is the last step."""
        return self.number == len(self.chapter.steps) - 1

    @property
    def told(self) -> bool:
        """Say whether the step is due: everything before it has happened and been seen."""
        return self._due is None and self.story.beat is None

    def act(self, seat: Seat, option: Action) -> None:
        """Play what the script waits for; answer anything else kindly."""
        if option.text() != self.step.play:
            self.explain(self.sight.say(lesson_words.reason(self.chapter, self.step)))
            return
        self._go_on()
        super().act(seat, option)

    def go_on(self) -> None:
        """Leave a step that is only read."""
        if self.last:
            self._finish()
        else:
            self._go_on()
            self.refresh()

    def _go_on(self) -> None:
        self.answer = ""
        self._due = deque(moves(self.step.then))

    def _finish(self) -> None:
        self.progress.finish(self.chapter.game, self.chapter.number)
        if self.chapter.number == len(COURSES[self.chapter.game]):
            self._play_on(Session(self.session.plan, self.session.match))
        else:
            self._back()
            if self._onward_to:
                self._onward_to(self.chapter.game, self.chapter.number + 1)

    def take_back(self) -> None:
        """Go back to the step before."""
        if self.number == 0:
            self.explain(self.sight.say(lessons.FIRST_STEP))
            return
        self._due = None
        self.session = Session(self.session.plan, self.chapter.position(self.number - 1))
        self.curtain = self.pupil = Pupil(self.session)
        self.chronicle.session = self.session
        self._turn_to(self.number - 1)
        self.settle()

    def _turn_to(self, number: int) -> None:
        self.number, self._due, self.answer = number, None, ""
        self.progress.stop_at(self.chapter.game, self.chapter.number, number)

    def _let_bot_act(self, seconds: float) -> None:
        """Let the others do what is written, then turn to the next step."""
        if self._due is None:
            return
        self._wait -= seconds
        if self._wait > 0 and not self._turbo:
            return
        if self._due:
            super().act(*self._due.popleft())
        else:
            self._turn_to(self.number + 1)
            self.refresh()
            self._aim()

    def _aim(self) -> None:
        """Let the keys begin with what leads on, or with the first thing to pick."""
        deeds = [button.deed for button in self.buttons]
        offered = [b.enabled and isinstance(b.meaning, Action) for b in self.buttons]
        if self.go_on in deeds:
            self.focus = deeds.index(self.go_on)
        elif True in offered:
            self.focus = offered.index(True)

    def _offer_recap(self) -> None:
        """Leave the chronicle where it is."""

    # Leaving.

    def cancel(self) -> None:
        """Go back to where the lesson was opened; it goes on here next time."""
        self._back()

    def open_menu(self) -> None:
        """Go back as well: there is nothing to save."""
        self._back()

    def enter(self, app: "App") -> None:
        """Begin, where the game is heard as well."""
        super().enter(app)
        app.sound.music(self.chapter.game)
        app.sound.ambience(self.chapter.game)

    def leave(self) -> None:
        """End: no table was left, but the tunes of the game."""
        self.app.sound.music("title")
        self.app.sound.ambience("")

    def hear(self, signal: Signal) -> bool:
        """Go back a step with the key of undoing; Esc leaves, whatever is half made."""
        if signal == Press(Key.CANCEL):
            self.cancel()
            return True
        return super().hear(signal)

    def explain(self, words: str) -> None:
        """Answer on the note."""
        self.app.sound.play("error")
        self.answer, self._answer_left = words, READABLE
        self.changed = True

    def _answer(self, at: tuple[float, float]) -> None:
        """Answer a click beside everything that can be pushed."""
        say = self.sight.say
        if not self.told or self.note.box.holds(at):
            return
        if self.step.play:
            self.explain(say(lesson_words.reason(self.chapter, self.step)))
        else:
            self.explain(say(lessons.READ_FIRST, next=self._onward()))

    # Where things are.

    def arrange(self, page: Page) -> None:
        """Lay everything out anew, and let the keys begin where the step does."""
        super().arrange(page)
        self._aim()

    def lay_out(self, page: Page) -> list[Button]:
        """Lay the note beside the table; nothing can be picked while a step is only read."""
        self.pupil.waits = self.told and bool(self.step.play)
        buttons = super().lay_out(page)
        self.note = Note(self.sight.layout, len(self.session.players))
        self.ring.box = self._find(buttons) if self.told else None
        return [*buttons, *self._note_buttons()]

    def _find(self, buttons: list[Button]) -> Box | None:
        mark = self.step.at or ("option", self.step.play)
        return lesson_marks.found(mark, self.sight, buttons)

    def _note_buttons(self) -> list[Button]:
        say = self.sight.say
        found: list[Button] = []
        if self.number:
            found.append(Round(self.note.back, "arrow_left", self.take_back, hint=say(lessons.STEP_BACK)))
        if self.told and not self.step.play:
            found.append(Strip(self.note.on, self._onward(), self.go_on))
        return found

    def _onward(self) -> str:
        if not self.last:
            return self.sight.say(shared.NEXT)
        final = self.chapter.number == len(COURSES[self.chapter.game])
        between = lessons.NEXT_CHAPTER if self._onward_to else shared.DONE
        return self.sight.say(lessons.PLAY_ON if final else between)

    def _bar_buttons(self, page: Page) -> list[Button]:
        right, say = page.width - 14, self.sight.say
        leave, back, book = (Box(right - 68 - 80 * place, 10, 68, 68) for place in range(3))
        buttons = [
            Round(leave, "cross", self.cancel, hint=say(shared.BACK)),
            Round(back, "undo", self.take_back, hint=say(lessons.STEP_BACK), enabled=self.number > 0),
        ]
        if self._ways.open_rules:
            buttons.append(Round(book, "help", self.open_rules, hint=say(shared.RULES)))
        return [*buttons]

    def _readers(self) -> list[Button]:
        """Leave the chronicle to the eyes: a lesson is not told again."""
        return []

    def _look_at(self, at: tuple[float, float]) -> None:
        """Look at what lies there, but not through the note."""
        if not self.note.box.holds(at):
            super()._look_at(at)

    # What it looks like.

    def tick(self, seconds: float) -> None:
        """Let the ring swell, and answers go."""
        super().tick(seconds)
        if self.answer:
            self._answer_left -= seconds
            if self._answer_left <= 0:
                self.answer, self.changed = "", True
        if not self.app.settings.reduced_motion:
            self.ring.pass_time(seconds)
            self.dirty = self.ring.reach

    def paint_left(self, canvas: Canvas) -> None:
        """Paint the seats, and the note over the still life."""
        super().paint_left(canvas)
        say = self.sight.say
        written = Words(
            say(lesson_words.title(self.chapter)),
            self.answer or say(lesson_words.note(self.chapter, self.step)),
            say(lessons.STEP, step=self.number + 1, steps=len(self.chapter.steps)),
            say(lessons.YOUR_MOVE) if self.pupil.waits else "",
            warning=bool(self.answer),
            faded=not self.told,
        )
        self.note.paint(canvas, written)

    def paint_prompt(self, canvas: Canvas) -> None:
        """Ask the pupil to read; at a move, and where the prompt itself is shown, it is that of the table."""
        if not self.told or self.step.play or self.step.at == ("bar",):
            super().paint_prompt(canvas)
            return
        player = self.session.players[PUPIL]
        words = self.sight.say(lessons.READ_ON, next=self._onward())
        bar.paint_prompt(canvas, player.tincture, player.name, words)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and over it the ring around what the step is about."""
        super().draw(surface)
        self.ring.draw(self.canvas(surface), still=self.app.settings.reduced_motion)
