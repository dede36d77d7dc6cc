"""A strip at the foot of the window that tells something about the program, over whatever is shown there."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK
from game.input.signals import Click, Press, Signal

#: Seconds it stays in any case; after that the next push takes it away.
LEAST = 3.0
WIDE = 1400.0


class Notice:
    """Says something until people have had time to read it and do something else."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.age = 0.0
        self._strip: Box | None = None

    def covers(self, signal: Signal) -> bool:
        """Say whether somebody clicks on the notice, and not on what lies below it."""
        if self._strip is None or not isinstance(signal, Click):
            return False
        return signal.down and self._strip.holds(signal.at)

    def outlived(self, signal: Signal) -> bool:
        """Say whether this signal takes the notice away."""
        return self.age >= LEAST and isinstance(signal, Click | Press) and signal.down

    def draw(self, canvas: Canvas) -> None:
        """Lay the strip with a warning sign and the words."""
        room = WIDE - 170
        high = max(76.0, canvas.height(self.words, room, canvas.sizes.body) + 34)
        strip = canvas.page.box.centred(WIDE, high)
        self._strip = strip = Box(strip.x, canvas.page.height - high - 18, strip.w, strip.h)
        canvas.sheet(strip, seed=9, ends="torn", lift=10)
        icon = canvas.picture("icons/warning", Box(strip.x + 40, strip.y, 56, strip.h))
        inside = Box(icon.right + 22, strip.y, room, strip.h)
        canvas.text(self.words, inside, canvas.sizes.body, colour=INK)
