"""What of a table is drawn again: everything at once, part by part, or only what moves over it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from game.input.signals import Button as Key
from game.widgets.panel import Panel

if TYPE_CHECKING:
    from game.scenes.table_picture import Picture


class Redrawn(Panel):
    """A panel whose picture has parts: what people point at is painted with the next few frames."""

    picture: "Picture"
    _changed: bool
    _frame_due: bool

    @property
    def changed(self) -> bool:
        """Say whether a new picture is due."""
        return self._changed or self._frame_due or bool(self.picture.stale)

    @changed.setter
    def changed(self, value: bool) -> None:
        self._changed, self._frame_due = value, False

    def ask_for_frame(self) -> None:
        """Let the next frame be drawn: something moves over what stands still."""
        self._frame_due = True

    @contextmanager
    def part_by_part(self, *, patient: bool = False) -> Iterator[None]:
        """Let what changes meanwhile be painted part by part; what had to be painted at once still has to."""
        whole, self._changed = self._changed, False
        try:
            yield
        finally:
            if self._changed:
                self.picture.renew(patient=patient)
            self._changed = whole

    def turn(self, *, patient: bool = True) -> None:
        """Look anew, and paint it part by part; with patience where nobody waits to see what they touched."""
        with self.part_by_part(patient=patient):
            self.refresh()

    def point(self, at: tuple[float, float]) -> None:
        """Let the pointer mean what it lies on."""
        with self.part_by_part():
            super().point(at)

    def _lead(self, key: Key) -> bool:
        with self.part_by_part():
            return super()._lead(key)
