"""A canvas that can be asked what was written on it."""

from typing import Any

from game.drawing.canvas import Canvas
from game.drawing.page import Box


class Reading(Canvas):
    """Keeps what is written on it."""

    def __init__(self, *data: Any) -> None:
        super().__init__(*data)
        self.read: list[str] = []

    def text(self, words: str, box: Box, size: float, **how: Any) -> float:
        self.read.append(words)
        return super().text(words, box, size, **how)
