"""How the board makes room for the stage: it glides to where an act wants it, and back."""

import pygame

from game.drawing import light, surfaces
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK

#: Seconds that it takes.
SECONDS = 0.26
#: How much light is left on the wood where the board was, and the frame of a board that has stepped back.
WOOD, BRASS = 0.62, (0x9A, 0x6D, 0x16)


class Glide:
    """Where the board is shown now, on its way from one place to another."""

    def __init__(self) -> None:
        self._start: Box | None = None
        self._goal: Box | None = None
        self._left = 0.0
        self._small: pygame.Surface | None = None
        self._wood: pygame.Surface | None = None

    @property
    def moving(self) -> bool:
        """Say whether it is on its way."""
        return self._left > 0

    def forget(self) -> None:
        """Lie where it belongs: the table was laid out anew."""
        self._start = self._goal = None
        self._left = 0.0
        self.strip()

    def strip(self) -> None:
        """Give up what can be cut out again."""
        self._small = self._wood = None

    def aim(self, goal: Box, *, jumps: bool) -> None:
        """Go somewhere from wherever it is, or be there at once."""
        if goal != self._goal:
            self._start, self._left = self.now(goal), 0.0 if jumps or self._goal is None else SECONDS
            self._goal, self._small = goal, None

    def pass_time(self, seconds: float) -> None:
        """Go on."""
        self._left = max(0.0, self._left - seconds)

    def now(self, board: Box) -> Box:
        """Say where the board is to be seen."""
        if self._goal is None or self._start is None:
            return board
        t = (self._left / SECONDS) ** 3
        return Box(*(end + (start - end) * t for start, end in zip(self._start, self._goal, strict=True)))

    def renew(self) -> None:
        """Make it small anew: it has been painted anew."""
        self._small = None

    def paint(self, canvas: Canvas, rest: pygame.Surface, board: Box) -> None:
        """Show the painted board where it is now, and dark wood where it was; a smaller one is framed."""
        now = self.now(board)
        if now == board:
            return
        area, clip = pygame.Rect(canvas.page.pixels(board)), canvas.surface.get_clip()
        place = pygame.Rect(canvas.page.pixels(now))
        canvas.surface.set_clip(clip.clip(area))
        self._lay_wood(canvas, board, now)
        if place.size == area.size:
            canvas.surface.blit(rest, place, area)
        else:
            canvas.ring(now.inset(-8), BRASS, 5, 3)
            canvas.ring(now.inset(-3), INK, 4, 2)
            canvas.surface.blit(self._reduced(rest.subsurface(area), place.size), place)
        canvas.surface.set_clip(clip)

    def _reduced(self, picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        """Make the board small: roughly while it moves, smoothly and once when it has come."""
        if self.moving:
            return pygame.transform.scale(picture, size)
        if self._small is None or self._small.get_size() != size:
            self._small = pygame.transform.smoothscale(picture, size)
        return self._small

    def _lay_wood(self, canvas: Canvas, board: Box, now: Box) -> None:
        """Show dark wood beside, above and below the board."""
        wood, (x, y, *_) = self.wood(canvas, board), canvas.page.pixels(board)
        sides = (
            Box(board.x, board.y, board.w, now.y - board.y),
            Box(board.x, now.bottom, board.w, board.bottom - now.bottom),
            Box(board.x, now.y, now.x - board.x, now.h),
            Box(now.right, now.y, board.right - now.right, now.h),
        )
        for side in sides:
            if side.w > 0 and side.h > 0:
                place = pygame.Rect(canvas.page.pixels(side))
                canvas.surface.blit(wood, place, place.move(-x, -y))

    def wood(self, canvas: Canvas, board: Box) -> pygame.Surface:
        """Give the dark wood under the board; the whole table is seldom at hand, so it is kept."""
        area = pygame.Rect(canvas.page.pixels(board))
        if self._wood is None or self._wood.get_size() != area.size:
            table = surfaces.table(canvas.surface.get_size(), "table", strong=canvas.look.strong)
            # In a window that is all but closed the board may reach beyond the table.
            self._wood = pygame.Surface(area.size, 0, table)
            self._wood.blit(table, (0, 0), area)
            self._wood.fill(light.left(WOOD), special_flags=pygame.BLEND_RGB_MULT)
        return self._wood
