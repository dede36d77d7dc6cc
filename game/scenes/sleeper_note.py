"""A note over the chronicle: somebody's phone sleeps, and what can be done without it."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.table.perspective import Perspective
from game.widgets.button import Button, Deed
from game.widgets.icon_strip import Way
from game.words import sheet as words
from rules.kernel import Seat

#: How high its words and each of its ways are, and the gap between them.
HEAD, WAY, GAP = 84.0, 72.0, 10.0


class Nailed(Button):
    """The leaf itself, which cannot be pushed."""

    def __init__(self, box: Box, words: str) -> None:
        super().__init__(box, lambda: None, enabled=False)
        self.words = words

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Nail the leaf over whatever lies there."""
        canvas.sheet(self.box, seed=63, lift=9)
        canvas.picture("icons/pin", Box(self.box.centre[0] - 15, self.box.y - 8, 30, 30))
        head = Box(self.box.x + 20, self.box.y + 16, self.box.w - 40, HEAD - 20)
        size = canvas.fitting(self.words, head, canvas.sizes.button, BOLD, least=22)
        canvas.text(self.words, head, size, face=BOLD, leading=0.86)


def note(sight: Perspective, seat: Seat, curtain: Deed, bot: Deed, code: Deed) -> list[Button]:
    """Nail a note of whose phone sleeps over the foot of the chronicle, with the ways to go on."""
    say, log = sight.say, sight.layout.log
    high = HEAD + 3 * (WAY + GAP) + 10
    leaf = Box(log.x, max(log.y, log.bottom - high), log.w, high)
    ways = (
        ("curtain", words.CURTAIN_HERE, curtain),
        ("bot", words.A_BOT, bot),
        ("phone", words.SHOW_CODE, code),
    )
    rows = Box(leaf.x + 16, leaf.y + HEAD, leaf.w - 32, 3 * (WAY + GAP) - GAP).rows(3, GAP)
    told = say(words.PHONE_SLEEPS, name=sight.session.names[seat])
    strips = [Way(row, icon, say(text), deed) for row, (icon, text, deed) in zip(rows, ways, strict=True)]
    return [Nailed(leaf, told), *strips]
