"""The characters or houses a game can be played with; those in play stand on a lozenge."""

from collections.abc import Iterator
from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.session import plan_edits
from game.session.plan_edits import PICKED, Draft
from game.widgets.button import Button, Deed
from game.words import Tongue
from game.words import seating as words
from game.words.texts import Option
from rules import GAMES
from rules.rattus.names import CLASSES

#: The folder of the pictures, how many there are of a class, and how high each is.
KINDS = {"rattus": ("character", 3, 124), "rattus_cartus": ("buildings", 2, 132)}
#: The emblem of a class in the corner.
EMBLEM = 36


class Piece(Button):
    """A character or a house; a push puts it into the game or out of it."""

    def __init__(self, box: Box, picture: str, kind: str, shown: str, deed: Deed, hint: str) -> None:
        super().__init__(box, deed, hint=hint)
        self.picture = picture
        self.kind = kind
        #: "in", "out", or "lot" where chance will decide.
        self.shown = shown

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw it on its lozenge, faint if it is not in the game."""
        place = self.box.inset(2, 0 if hot else 3)
        if self.shown == "in":
            canvas.picture("ui/lozenge", place)
        opacity = {"in": 1.0, "out": 0.35, "lot": 0.75}[self.shown]
        canvas.picture(self.picture, place.inset(8), opacity=1 if hot else opacity)
        corner = Box(place.right - EMBLEM - 6, place.bottom - EMBLEM, EMBLEM, EMBLEM)
        canvas.picture(f"classes/{self.kind}", corner, opacity=1 if hot else opacity)


class Gallery:
    """Lays them out in columns, one a class."""

    def __init__(self, draft: Draft, option: Option, say: Tongue) -> None:
        self.draft = draft
        self.option = option
        self.say = say
        self.folder, self.rows, self.high = KINDS[draft.plan.game]

    @property
    def height(self) -> float:
        """Give the room it takes."""
        return self.rows * self.high

    def buttons(self, box: Box) -> Iterator[tuple[str, Button]]:
        """Give the pieces by name."""
        plan = self.draft.plan
        inside = plan_edits.in_play(plan)
        rule = next(rule for rule in GAMES[plan.game].choices if rule.key == PICKED)
        columns = list(box.columns(len(CLASSES), 6))
        for number, name in enumerate(rule.values):
            column, row = divmod(number, self.rows)
            place = list(columns[column].rows(self.rows))[row]
            shown = "lot" if not inside else "in" if name in inside else "out"
            entry = self.option.values[name]
            hint = self.say(words.TOLD, what=self.say(entry.title), told=self.say(entry.text))
            deed = partial(self.draft.alter, plan_edits.picked, name)
            yield f"pick:{name}", Piece(place, f"{self.folder}/{name}", CLASSES[column], shown, deed, hint)
