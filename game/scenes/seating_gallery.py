"""The characters or houses a game can be played with; those in play stand on a lozenge."""

from collections.abc import Iterator
from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.games import PRESENTATIONS
from game.session import plan_edits
from game.session.plan_edits import Draft
from game.widgets.button import Button, Deed
from game.words import Tongue
from game.words import seating as words
from game.words.texts import Option
from rules.kernel import Choice

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
    """Lays them out in columns, one a kind."""

    def __init__(self, draft: Draft, rule: Choice, option: Option, say: Tongue) -> None:
        self.draft = draft
        self.rule = rule
        self.option = option
        self.say = say
        self.shown = PRESENTATIONS[draft.plan.game]
        self.columns: dict[str, list[str]] = {}
        for name in rule.values:
            self.columns.setdefault(rule.kinds[name], []).append(name)
        self.rows = max(map(len, self.columns.values()))

    @property
    def height(self) -> float:
        """Give the room it takes."""
        return self.rows * self.shown.portrait_height

    def buttons(self, box: Box) -> Iterator[tuple[str, Button]]:
        """Give the pieces by name."""
        inside = plan_edits.in_play(self.draft.plan)
        columns = box.columns(len(self.columns), 6)
        for (kind, names), column in zip(self.columns.items(), columns, strict=True):
            for name, place in zip(names, column.rows(self.rows), strict=False):
                shown = "lot" if not inside else "in" if name in inside else "out"
                entry = self.option.values[name]
                hint = self.say(words.TOLD, what=self.say(entry.title), told=self.say(entry.text))
                deed = partial(self.draft.alter, plan_edits.picked, name)
                picture = f"{self.shown.portraits}/{name}"
                yield f"pick:{name}", Piece(place, picture, kind, shown, deed, hint)
