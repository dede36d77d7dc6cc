"""A question that is answered with a name, written or picked."""

from collections.abc import Callable

from game.drawing.page import Box, Page
from game.input.signals import Erase, Keyboard, Letters, Signal
from game.scenes.question import MARGIN, Answer, Ask
from game.store.saved_game import LONGEST_NAME
from game.widgets.button import Button
from game.widgets.field import Field
from game.widgets.host import Host
from game.words import Tongue, saves, shared


class Naming(Ask):
    """Asks for a name; those without a keyboard step through some that are offered."""

    room = 96.0

    def __init__(self, say: Tongue, name: str, call: Callable[[str], None]) -> None:
        answers = [Answer(say(shared.DONE), self._call, seal=True), Answer(say(shared.CANCEL))]
        super().__init__(say(saves.NEW_NAME), answers, emblem="title/inkwell")
        self.name = name
        self._told = call

    def _call(self) -> None:
        self._told(self.name.strip())

    def _write(self, name: str) -> None:
        self.name = name

    def enter(self, app: Host) -> None:
        """Begin on the line, so that letters and steps are meant for it."""
        super().enter(app)
        self.focus, self.by_keys = 0, True

    @property
    def keyboard(self) -> Keyboard:
        """Leave the letters to the line, wherever the pointer is."""
        return Keyboard.WRITE

    def hear(self, signal: Signal) -> bool:
        """Write whatever is typed on the line."""
        if isinstance(signal, Letters | Erase):
            self.changed = True
            return self.buttons[0].hear(signal)
        return super().hear(signal)

    def lay_out(self, page: Page) -> list[Button]:
        """Put the line to write on before the answers."""
        answers = super().lay_out(page)
        line = Box(self.sheet.x + MARGIN, answers[0].box.y - 30 - 72, self.sheet.w - 2 * MARGIN, 72)
        known = [self.say(name) for name in saves.NAMES.values()]
        field = Field(line, self.name, self._write, longest=LONGEST_NAME, known=known, done=self._finish)
        return [field, *answers]

    def _finish(self) -> None:
        # Whoever has written only needs to say yes.
        self.focus, self.by_keys = 1, True
