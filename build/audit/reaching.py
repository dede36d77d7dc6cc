"""Looks at everything that can be pushed: how large it is, how far apart, and whether keys come to it."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from build.audit.reading import listening
from game.drawing.page import Box
from game.input.signals import Button as Key
from game.input.signals import Press
from game.program.app import App
from game.table.scrubber import Scrubber
from game.widgets.button import Button, Round
from game.widgets.choice import Choice
from game.widgets.field import Field
from game.widgets.focus import Lane, onward
from game.widgets.panel import Panel
from game.widgets.slider import Slider

#: The least side of a target and the least gap between two, in units.
TARGET, GAP = 56.0, 8.0
#: Half a pixel of a window of 1280x720: what rounding may take.
ROUNDING = 0.4
#: Widgets that keep the arrows to the left and right for themselves.
SIDEWAYS: tuple[type[Button], ...] = (Choice, Field, Slider, Scrubber)
#: How often Tab goes round before something counts as never reached.
ROUNDS = 3
_ARROWS = (Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN)


class Fault(NamedTuple):
    """Something that can be pushed, but not as well as it should."""

    kind: str
    what: str
    figure: float


def enabled(panel: Panel) -> list[Button]:
    """Give what can be pushed now."""
    return [button for button in panel.buttons if button.enabled]


def name_of(button: Button) -> str:
    """Say which button it is, as well as can be said."""
    names = (getattr(button, part, "") for part in ("words", "icon", "title", "name", "chosen"))
    return f"{type(button).__name__} {next(filter(None, names), button.meaning or '')}".strip()


def small_targets(panel: Panel) -> Iterator[Fault]:
    """Find targets that are too small."""
    for button in enabled(panel):
        side = min(button.box.w, button.box.h)
        if side < TARGET - ROUNDING:
            yield Fault("small", name_of(button), side)


def narrow_gaps(panel: Panel) -> Iterator[Fault]:
    """Find pairs of targets that lie too close together, or over each other."""
    buttons = enabled(panel)
    for number, one in enumerate(buttons):
        for other in buttons[number + 1 :]:
            between = gap(one.box, other.box)
            if between < GAP - ROUNDING:
                yield Fault("close", f"{name_of(one)} | {name_of(other)}", between)


def gap(one: Box, other: Box) -> float:
    """Measure the room between two boxes; negative where they overlap."""
    across = max(other.x - one.right, one.x - other.right)
    down = max(other.y - one.bottom, one.y - other.bottom)
    return max(across, down)


def keyed(button: Button) -> bool:
    """Say whether keys have to come to something by themselves.

    What lies a step further is there while its first step is meant, and keys take that; what is faint would
    only say that it does not work.
    """
    further = button.far or isinstance(button.meaning, tuple | frozenset)
    return not further and not (isinstance(button, Round) and button.faint)


def lost_by_tab(app: App, panel: Panel) -> Iterator[Fault]:
    """Find what Tab never comes to, by pressing it; long lists scroll meanwhile, so places are compared."""
    wanted = {button.box: button for button in enabled(panel) if keyed(button)}
    for _ in range(ROUNDS * len(panel.buttons)):
        app.hear(Press(Key.NEXT))
        wanted.pop(panel.buttons[panel.focus].box, None)
    for button in wanted.values():
        yield Fault("tab", name_of(button), 0)


def lost_by_arrows(panel: Panel) -> Iterator[Fault]:
    """Find what arrows do not lead to from the first button, and from where they do not lead back."""
    targets = [number for number, button in enumerate(panel.buttons) if button.enabled]
    hub, *others = targets or [0]
    found = _reached(panel, hub, set(targets))
    for number in (number for number in others if keyed(panel.buttons[number])):
        if number not in found:
            yield Fault("arrows", f"to {name_of(panel.buttons[number])}", 0)
        if hub not in _reached(panel, number, {hub}):
            yield Fault("arrows", f"from {name_of(panel.buttons[number])}", 0)


def _free(button: Button, key: Key) -> bool:
    return not (isinstance(button, SIDEWAYS) and key in (Key.LEFT, Key.RIGHT))


def _reached(panel: Panel, start: int, wanted: set[int]) -> set[int]:
    """Follow every arrow from a button until everything is found, or nothing new comes."""
    known: set[tuple[int, Lane | None]] = {(start, None)}
    edge: set[tuple[int, Lane | None]] = set(known)
    found, focus = {start}, panel.focus
    while edge and not wanted <= found:
        moves = (
            (here, lane, key) for here, lane in edge for key in _ARROWS if _free(panel.buttons[here], key)
        )
        edge = {step for here, lane, key in moves if (step := _moved(panel, here, key, lane)) not in known}
        known |= edge
        found |= {here for here, _ in edge}
    panel.focus = focus
    return found


def _moved(panel: Panel, here: int, key: Key, lane: Lane | None) -> tuple[int, Lane]:
    """Go where an arrow leads from a button, among all that it may lead to."""
    panel.focus = here
    numbers = [here, *(number for number in panel.ahead(key) if number != here)]
    number, lane = onward([panel.buttons[number].box for number in numbers], 0, key, lane)
    return numbers[number], lane


def wordless(app: App, panel: Panel) -> Iterator[Fault]:
    """Find targets that show neither words nor have any for a pointer that rests on them."""
    for button in enabled(panel):
        with listening(app) as heard:
            button.draw(panel.canvas(pygame.Surface(app.surface.get_size())), hot=False)
        if not heard and not button.hint:
            yield Fault("wordless", name_of(button), 0)
