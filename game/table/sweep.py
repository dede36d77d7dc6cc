"""Several cards in one stroke: whatever a pointer is drawn over while it is held down is picked."""

from game.table.cards import Card
from game.widgets.button import Button


class Sweep:
    """Knows which cards a stroke has touched."""

    def __init__(self) -> None:
        #: Where each of them begins: its place in its row, and the row.
        self._touched: set[tuple[float, float]] = set()

    def begin(self, button: Button | None, at: tuple[float, float]) -> None:
        """Begin with what is pushed, if that is one of several cards to pick."""
        self._touched = {_copy(button, at)} if _sweeps(button) and isinstance(button, Card) else set()

    def end(self) -> None:
        """Let go."""
        self._touched = set()

    @property
    def going(self) -> bool:
        """Say whether a stroke has begun."""
        return bool(self._touched)

    def touches(self, button: Button | None, at: tuple[float, float]) -> bool:
        """Say whether the stroke comes to another card; each is touched once."""
        if not isinstance(button, Card) or not _sweeps(button) or _copy(button, at) in self._touched:
            return False
        self._touched.add(_copy(button, at))
        return True


def _copy(card: Card, at: tuple[float, float]) -> tuple[float, float]:
    return card.copy_at(at), card.box.y


def _sweeps(button: Button | None) -> bool:
    return isinstance(button, Card) and button.sweeps and button.enabled and not button.back
