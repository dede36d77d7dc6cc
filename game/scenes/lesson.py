"""A lesson: the table with a note beside it, where the pupil makes the moves of a script."""

from collections import deque
from collections.abc import Callable

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.games import PRESENTATIONS
from game.input.signals import Button as Key
from game.input.signals import Press, Signal
from game.scenes.conduct import Conduct
from game.scenes.exits import Exits
from game.scenes.lesson_note import Note, Words
from game.scenes.lesson_ring import Ring
from game.session.session import Session
from game.store.progress import Progress
from game.table import bar, lesson_marks
from game.table.curtain import Curtain
from game.table.lesson_script import PUPIL, Course, Step, moves
from game.widgets.button import Button, Round, Strip
from game.words import lessons, shared
from rules.kernel import Action, Seat

#: Seconds an answer to a wrong pick is left to be read, if nothing else happens.
READABLE = 7.0


class Pupil(Curtain):
    """Asks the pupil only where the script waits for a move."""

    def __init__(self, session: Session, waits: Callable[[], bool]) -> None:
        super().__init__(session)
        self._waits = waits

    @property
    def person(self) -> Seat | None:
        """Name the pupil while a move is waited for."""
        return PUPIL if self._waits() else None


def course_of(game: str) -> Course:
    """Give the lessons of a game that has some."""
    lessons = PRESENTATIONS[game].lessons
    assert lessons is not None, game
    return lessons()


class Lesson(Conduct):
    """Leads a table through one chapter, from the step where somebody stopped."""

    noted = True

    def __init__(
        self,
        course: Course,
        number: int,
        progress: Progress,
        exits: Exits,
        play_on: Callable[[Session], None] | None,
        onward: Callable[[str, int], None],
    ) -> None:
        """Begin; ``play_on`` goes on with the last match, and without it one goes back whence one came."""
        super().__init__(exits)
        self.course = course
        self.chapter = course.chapters[number - 1]
        self.final = number == len(course.chapters)
        self.progress = progress
        self._play_on = play_on
        self._onward_to = onward
        stopped = progress.of(self.chapter.game, number).step
        self.number = stopped if stopped < len(self.chapter.steps) else 0
        #: What the others still do before the next step; None while the step waits.
        self._due: deque[tuple[Seat, Action]] | None = None
        #: What was said to somebody who tried something else.
        self.warning, self._warning_left = "", 0.0
        self.ring = Ring()

    def session(self) -> Session:
        """Deal the table as it is where the step begins."""
        return Session(self.chapter.plan, self.chapter.position(self.number))

    def curtain(self, session: Session) -> Curtain:
        """Ask nobody but the pupil."""
        return Pupil(session, lambda: self.waits)

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
        return self._due is None and self.table.story.beat is None

    @property
    def waits(self) -> bool:
        """Say whether the pupil is to make a move."""
        return self.told and bool(self.step.play)

    def act(self, seat: Seat, option: Action) -> None:
        """Play what the script waits for; answer anything else kindly."""
        if option.text() != self.step.play:
            self.table.explain(self.table.sight.say(self.course.reasons[self.step.name]))
            return
        self._go_on()
        self.table.play(seat, option)

    def go_on(self) -> None:
        """Leave a step that is only read."""
        if self.last:
            self._finish()
        else:
            self._go_on()
            self.table.refresh()

    def _go_on(self) -> None:
        self.warning = ""
        self._due = deque(moves(self.step.then))

    def _finish(self) -> None:
        self.progress.finish(self.chapter.game, self.chapter.number)
        if self.final and self._play_on:
            self._play_on(Session(self.table.session.plan, self.table.session.match))
            return
        self.cancel()
        if not self.final:
            self._onward_to(self.chapter.game, self.chapter.number + 1)

    def take_back(self) -> None:
        """Go back to the step before."""
        if self.number == 0:
            self.table.explain(self.table.sight.say(lessons.FIRST_STEP))
        else:
            self._turn_to(self.number - 1)
            self.table.show(self.session())

    def _turn_to(self, number: int) -> None:
        self.number, self._due, self.warning = number, None, ""
        self.progress.stop_at(self.chapter.game, self.chapter.number, number)

    def proceed(self, seconds: float) -> None:
        """Let the others do what is written, then turn to the next step."""
        if self._due is None or not self.table.wait(seconds):
            return
        if self._due:
            self.table.play(*self._due.popleft())
        else:
            self._turn_to(self.number + 1)
            self.table.refresh()

    # Coming and going.

    def enter(self) -> None:
        """Begin, where the game is heard as well."""
        self.table.app.sound.music(self.chapter.game)
        self.table.app.sound.ambience(self.chapter.game)

    def leave(self) -> None:
        """End: no table was left, but the tunes of the game."""
        self.table.app.sound.music("title")
        self.table.app.sound.ambience("")

    # Input.

    def hear(self, signal: Signal) -> bool:
        """Leave by Esc, whatever is half made; the lesson goes on here next time."""
        if signal != Press(Key.CANCEL):
            return False
        self.cancel()
        return True

    def begins(self, button: Button) -> bool:
        """Let keys begin with what leads on, or with what the step is about."""
        meaning = button.meaning
        return button.deed == self.go_on or (isinstance(meaning, Action) and meaning.text() == self.step.play)

    def leads_on(self, button: Button) -> bool:
        """Let the first push turn to the next step."""
        return button.deed == self.go_on

    def explain(self, words: str) -> None:
        """Answer on the note."""
        self.warning, self._warning_left = words, READABLE

    def answer(self, at: tuple[float, float]) -> None:
        """Say again what is to be done; a lesson leads to no replay."""
        say = self.table.sight.say
        if not self.told or self.hides(at):
            return
        if self.step.play:
            self.table.explain(say(self.course.reasons[self.step.name]))
        else:
            self.table.explain(say(lessons.READ_FIRST, next=self._onward()))

    def hides(self, at: tuple[float, float]) -> bool:
        """Say whether the note lies there."""
        return self.note.box.holds(at)

    # Where things are.

    def buttons(self, page: Page) -> list[Button]:
        """Lay the note beside the table; nothing can be picked while a step is only read."""
        buttons = [*self._bar(page), *self.table.offered()]
        self.note = Note(self.table.sight.layout)
        self.ring.box = self._find(buttons) if self.told else None
        # Where the chronicle is folded away, it is opened to be shown.
        self.table.side.reading = self.told and self.step.at == ("log",) and self.table.sight.layout.folded
        return [*buttons, *self._note_buttons()]

    def _find(self, buttons: list[Button]) -> Box | None:
        mark = self.step.at or ("option", self.step.play)
        return lesson_marks.found(mark, self.table.sight, buttons)

    def _note_buttons(self) -> list[Button]:
        say = self.table.sight.say
        found: list[Button] = []
        if self.number:
            found.append(Round(self.note.back, "arrow_left", self.take_back, hint=say(lessons.STEP_BACK)))
        if self.told and not self.step.play:
            found.append(Strip(self.note.on, self._onward(), self.go_on))
        return found

    def _onward(self) -> str:
        if not self.last:
            return self.table.sight.say(shared.NEXT)
        if not self.final:
            return self.table.sight.say(lessons.NEXT_CHAPTER)
        return self.table.sight.say(lessons.PLAY_ON if self._play_on else lessons.TO_TABLE)

    @property
    def _told(self) -> str:
        """Give the words of the step; whoever comes from a table of their own is sent back to it."""
        homewards = self.last and self.final and not self._play_on
        return lessons.ALL_LEARNED if homewards else self.course.notes[self.step.name]

    def _bar(self, page: Page) -> list[Button]:
        right, say = page.width - 14, self.table.sight.say
        leave, back, book = (Box(right - 68 - 80 * place, 10, 68, 68) for place in range(3))
        return [
            Round(leave, "cross", self.cancel, hint=say(shared.BACK)),
            Round(back, "undo", self.take_back, hint=say(lessons.STEP_BACK), enabled=self.number > 0),
            Round(book, "help", self.table.open_rules, hint=say(shared.RULES)),
        ]

    # What it looks like.

    def tick(self, seconds: float) -> None:
        """Let the ring swell, and answers go."""
        if self.warning:
            self._warning_left -= seconds
            if self._warning_left <= 0:
                self.warning, self.table.changed = "", True
        if not self.table.app.settings.reduced_motion:
            self.ring.pass_time(seconds)
            self.table.dirty = self.ring.reach

    def paint_left(self, canvas: Canvas) -> None:
        """Paint the note over the still life."""
        say = self.table.sight.say
        written = Words(
            say(self.course.titles[self.chapter.number]),
            self.warning or say(self._told),
            say(lessons.STEP, step=self.number + 1, steps=len(self.chapter.steps)),
            say(lessons.YOUR_MOVE) if self.waits else "",
            warning=bool(self.warning),
            faded=not self.told,
        )
        self.note.paint(canvas, written)

    def paint_prompt(self, canvas: Canvas) -> float:
        """Ask the pupil to read; at a move, and where the prompt itself is shown, it is that of the table."""
        if not self.told or self.step.play or self.step.at == ("bar",):
            return super().paint_prompt(canvas)
        player = self.table.session.players[PUPIL]
        words = self.table.sight.say(lessons.READ_ON, next=self._onward())
        return bar.paint_prompt(canvas, self.table.sight.layout.bar, player.tincture, player.name, words)

    def shade(self, canvas: Canvas, part: Box) -> None:
        """Let the light fall on what the step is about, and on the note; where nothing may move it stays."""
        if not self.table.app.settings.reduced_motion:
            self.ring.shade(canvas, part, self.note.box)

    def paint_over(self, canvas: Canvas) -> None:
        """Paint the ring around what the step is about."""
        self.ring.draw(canvas, still=self.table.app.settings.reduced_motion)
