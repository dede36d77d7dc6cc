"""Things to push: strips of vellum, round buttons with an icon, and whatever a scene draws itself."""

from collections.abc import Callable

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, ITALIC, bound
from game.drawing.theme import FADED_INK, INK
from game.input.signals import Signal

Deed = Callable[[], None]
#: Strips up to this width have little to spare at their ends.
SLIM = 240.0


class Button:
    """A place that does something when it is pushed. ``hint`` is what a pointer resting on it reads."""

    #: Set while it hears everything first, wherever the pointer is: a field that is written in.
    greedy = False
    #: It can be written in: while the focus is on it, keys are letters.
    written = False
    #: What is heard when it is pushed; nothing where its deed can be heard.
    sound = "button"
    #: To answer a signal is as good as being pushed.
    pushes_itself = False

    def __init__(self, box: Box, deed: Deed, *, hint: str = "", enabled: bool = True) -> None:
        self.box = box
        self.deed = deed
        self._hint: str | Callable[[], str] = hint
        self.enabled = enabled
        #: What it stands for, where a scene wants to know.
        self.meaning: object = None
        #: Set where it lies one step further than what is asked, and is drawn fainter.
        self.far = False
        #: Set where that step is all that is left to be done, and so it is drawn like what is asked.
        self.due = False
        #: Set where it would lead away from what is asked: it is seen only while it is meant.
        self.silent = False
        #: Set while it is in the hand, so that other things show where it leads.
        self.lifted = False
        #: Set where it is one of several ways to what somebody wants.
        self.sought = False

    @property
    def hint(self) -> str:
        """Give what a pointer resting on it reads."""
        if not isinstance(self._hint, str):
            self._hint = self._hint()
        return self._hint

    @hint.setter
    def hint(self, words: str | Callable[[], str]) -> None:
        """Take the words, or somebody who finds them out as soon as they are wanted."""
        self._hint = words

    @property
    def pale(self) -> bool:
        """Say whether it is drawn fainter than what is asked."""
        return self.far and not self.due

    def push(self) -> None:
        """Do it."""
        if self.enabled:
            self.deed()

    @property
    def effect(self) -> str:
        """Name the effect of a push; what stands for something is heard when that happens."""
        return self.sound if self.enabled and self.meaning is None else ""

    def hear(self, signal: Signal) -> bool:
        """Answer a signal while it is meant, before the panel does; True if that was all."""
        return False

    def draw_under(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw what of it lies under the pieces of a board."""

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw it; ``hot`` while the pointer or the focus is on it."""

    def draw_focus(self, canvas: Canvas) -> None:
        """Show that the focus is on it."""
        canvas.focus(self.box)


class Strip(Button):
    """A torn strip of vellum with words; the main action of a screen bears the wax seal."""

    def __init__(
        self, box: Box, words: str, deed: Deed, *, key: str = "", seal: bool = False, enabled: bool = True
    ) -> None:
        super().__init__(box, deed, enabled=enabled)
        self.words = words
        self.key = key
        self.seal = seal

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the strip, lifted while it is hot."""
        box = self.box.moved(0, -3) if hot and self.enabled else self.box
        canvas.sheet(box, seed=7, ends="torn", lift=9 if hot else 5)
        inside = box.inset(20 if box.w > SLIM else 14, 4)
        if self.seal:
            seal = canvas.picture("seals/action", Box(box.x - 8, box.y - 6, box.h + 12, box.h + 12))
            inside = Box(seal.right + 10, box.y + 4, box.right - seal.right - 30, box.h - 8)
        if self.key:
            size = max(22, canvas.sizes.body - 4)
            width = canvas.width(self.key, size, ITALIC) + 18
            canvas.text(self.key, inside, size, face=ITALIC, colour=FADED_INK, across="right")
            inside = Box(inside.x, inside.y, inside.w - width, inside.h)
        colour = INK if self.enabled else FADED_INK
        across = "left" if self.seal or self.key else "centre"
        words = bound(self.words)
        size = canvas.fitting(words, inside, canvas.sizes.button, BOLD)
        canvas.text(words, inside, size, face=BOLD, colour=colour, across=across, leading=0.9)


class Round(Button):
    """A small sheet with an icon."""

    def __init__(
        self, box: Box, icon: str, deed: Deed, *, hint: str = "", enabled: bool = True, faint: bool = False
    ) -> None:
        super().__init__(box, deed, hint=hint, enabled=enabled)
        self.icon = icon
        #: Drawn as if it were of no use; it says why when it is pushed.
        self.faint = faint
        self.sound = "" if faint else self.sound

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the sheet and the icon."""
        box = self.box.moved(0, -2) if hot and self.enabled else self.box
        canvas.sheet(box, seed=3, lift=8 if hot else 4)
        strong = self.enabled and not self.faint
        canvas.picture(f"icons/{self.icon}", box.inset(11), opacity=1 if strong else 0.4)
