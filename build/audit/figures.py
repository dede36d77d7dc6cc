"""What the audit has found: figures for people, and faults without an excuse."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from build.audit.excuses import EXCUSES, excuse_for
from build.audit.measuring import too_small
from build.audit.rooms import Screen

#: Contrast of text in the usual look and in high contrast, and the smallest text at the usual size.
TEXT, STRONG_TEXT, FLOOR = 4.5, 7.0, 22.0
#: Letters come in whole pixels; as much of one may be missing.
HALF = 0.49
#: What each kind of fault is called, in the order of the report.
KINDS = {
    "contrast": "texts too pale",
    "floor": "texts too small",
    "piece": "pieces too small for where people sit",
    "number": "numbers too small for where people sit",
    "covered": "texts under something else",
    "small": "targets below 56 units",
    "close": "targets closer than 8 units",
    "tab": "targets that Tab does not reach",
    "arrows": "targets that arrows do not reach",
    "wordless": "targets without words or hint",
}


class Found(NamedTuple):
    """A fault on a screen."""

    kind: str
    screen: str
    what: str
    figure: float


def found(screens: Iterable[Screen], *, strong: bool) -> Iterator[Found]:
    """List every fault, excused or not."""
    least = STRONG_TEXT if strong else TEXT
    for screen in screens:
        for line in screen.lines:
            if line.contrast is not None and line.contrast < least:
                yield Found("contrast", screen.name, line.words, line.contrast)
            if line.size < FLOOR - HALF / screen.scale:
                yield Found("floor", screen.name, line.words, line.size)
        for thing in too_small(screen.measured, screen.sizes, screen.scale):
            yield Found(thing.kind, screen.name, thing.what, thing.size)
        for fault in screen.faults:
            yield Found(fault.kind, screen.name, fault.what, fault.figure)


def unexcused(faults: Iterable[Found]) -> list[Found]:
    """Give what nothing excuses."""
    return [fault for fault in faults if excuse_for(fault.kind, fault.screen, fault.what) is None]


def told(screens: Sequence[Screen], *, strong: bool) -> Iterator[str]:
    """Tell the figures, a line each."""
    faults = list(found(screens, strong=strong))
    bare = Counter(fault.kind for fault in unexcused(faults))
    lines = [line for screen in screens for line in screen.lines]
    measured = [line.contrast for line in lines if line.contrast is not None]
    targets = sum(screen.targets for screen in screens)
    yield f"{len(screens)} screens, {len(lines)} lines of text, {targets} targets"
    hidden = len(lines) - len(measured)
    yield f"  contrast: least {min(measured):.2f} of {len(measured)} lines, {hidden} more on layers"
    yield f"  text: least {min(line.size for line in lines):.0f} units"
    yield from _sizes_told(screens)
    for kind, words in KINDS.items():
        named = {(fault.what, fault.figure) for fault in faults if fault.kind == kind}
        count = sum(fault.kind == kind for fault in faults)
        yield f"  {words}: {bare[kind]} (and {count - bare[kind]} excused, {len(named)} different)"


def _sizes_told(screens: Sequence[Screen]) -> Iterator[str]:
    """Tell how many pieces and numbers were measured, and the smallest that nothing excuses."""
    for kind in ("piece", "number"):
        shown = [
            (screen.name, thing) for screen in screens for thing in screen.measured if thing.kind == kind
        ]
        sizes = [thing.size for name, thing in shown if excuse_for(kind, name, thing.what) is None]
        yield f"  {kind}s: least {min(sizes, default=0):.1f} units of {len(shown)}"


def excuses(faults: Sequence[Found]) -> Iterator[str]:
    """Tell every excuse with how often it was needed and the worst it covers."""
    for excuse in EXCUSES:
        covered = [fault.figure for fault in faults if excuse.covers(*fault[:3])]
        worst = f"{len(covered)} times, worst {min(covered):.1f}" if covered else "not needed"
        yield f"  {excuse.kind}: {excuse.what} ({worst}): {excuse.reason}"
