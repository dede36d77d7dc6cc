"""What lies one step further: picks that a present option makes possible, with nothing new between."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.drawing.land import Land
from game.drawing.page import Box
from game.table.perspective import Perspective
from game.table.setting import Place
from rules.kernel import Action, Decision, Seat, State
from rules.kernel.flow import Unfinished

#: Actions that follow each other, the first of them a present option.
Way = tuple[Action, ...]
#: How far things to push are apart at least.
GAP = 8
#: How many ways to a place are offered at most.
FORKS = 3


class Target(NamedTuple):
    """A place that can be reached, and the ways there; where there are several, one has to be asked for."""

    box: Box
    ways: tuple[Way, ...]


#: Gives what answers a question of a seat without a thought, if anything does.
Obvious = Callable[[State, Seat], Action | None]


def onward(
    state: State, seat: Seat, *way: Action, obvious: Obvious = lambda _state, _seat: None
) -> list[Way]:
    """List what a seat could pick after some actions and not before them, as far as that is certain.

    What is answered by itself is no question, and asks nobody which of its answers they want. A question that
    is neither a step of what was begun nor asked again begins something else, such as the next turn.
    """
    before, asked = list[Action](), set[Decision[Any]]()
    for action in way:
        before += state.options(seat)
        asked.update(state.decisions())
        _, state = state.foreseen(action, seat)
    goes_on = any(each.seat == seat and (each in asked or each.halfway(state)) for each in state.decisions())
    following = state.options(seat) if goes_on and not obvious(state, seat) else ()
    return [(*way, action) for action in following if action not in before]


def taken_back(state: State, seat: Seat, way: Way) -> bool:
    """Say whether a way shows nothing new, so that whoever has gone it can step back."""
    for action in way:
        _, state = state.foreseen(action, seat)
    return not isinstance(state.stack[-1], Unfinished)


class Reach:
    """All that can be reached from a position: by the option or way that is lifted, or else by any option."""

    def __init__(self, sight: Perspective, lifted: Way = ()) -> None:
        self.sight = sight
        asked = sight.session.asked
        #: A choice that is a secret must not be read off the board.
        told = asked is not None and (not asked.secret or sight.viewer == asked.seat)
        firsts = sight.options if told else ()
        self._state = sight.session.match.state
        self.lifted = next((first for first in firsts if (first,) == lifted[:1]), None)
        self._ways = [way for first in firsts for way in self._from(first)]
        if any(way[0] == self.lifted for way in self._ways):
            self._ways = [way for way in self._ways if way[0] == self.lifted]
            self._ways += self._beyond(lifted)
        else:
            self.lifted = None

    def _from(self, first: Action) -> list[Way]:
        """List the ways that begin with an option, and are no accident."""
        seat = self.sight.owner
        assert seat is not None
        leads = [(first,)] if self._lead(first) else []
        ways = [*leads, *self._onward(first)]
        if first == self.lifted or len(self.sight.options) == 1:
            return ways
        return [way for way in ways if len(way) == 1 or taken_back(self._state, seat, way)]

    def _beyond(self, lifted: Way) -> list[Way]:
        """List what a lifted way of two steps leads to."""
        if len(lifted) < 2 or lifted not in self._ways:
            return []
        return self._onward(*lifted)

    def _onward(self, *way: Action) -> list[Way]:
        assert self.sight.owner is not None
        return onward(self._state, self.sight.owner, *way, obvious=self.sight.desk.answers.obvious)

    def targets(self, spots: Mapping[Place, Box], taken: Sequence[Box]) -> list[Target]:
        """Find the places on the board, lands below everything else; what is taken means something else."""
        found: dict[Box, list[Way]] = {}
        for way in self._ways:
            box = self._box(way, spots)
            if box is not None and not _hits(box, taken):
                found.setdefault(box, []).append(way)
        tray = self.sight.layout.tray
        shown = [(box, ways) for box, ways in found.items() if not tray.holds(box.centre)]
        targets = [Target(box, tuple(ways)) for box, ways in shown if len(ways) <= FORKS]
        lands = [target for target in targets if isinstance(target.box, Land)]
        hearts = [land.box.centre for land in lands]
        rest = [t for t in targets if t not in lands and not any(map(t.box.holds, hearts))]
        return [*lands, *_thinned(rest)]

    def _box(self, way: Way, spots: Mapping[Place, Box]) -> Box | None:
        if len(way) == 1:
            return self._lead(way[0])
        return spots.get((way[-1].kind, way[-1].value))

    def _lead(self, option: Action) -> Box | None:
        assert self.sight.owner is not None
        return self.sight.desk.board.stands_for(option, self.sight.owner)

    def elsewhere(self, spots: Mapping[Place, Box]) -> list[Way]:
        """Give the ways of the lifted option that end on no place of the board, but on a card or a strip."""
        if self.lifted is None:
            return []
        ways = [way for way in self._ways if len(way) > 1 and self._box(way, spots) is None]
        # What lies beyond a strip would push it from its place under the hand.
        return [way for way in ways if way[:-1] not in ways]


def _thinned(targets: Sequence[Target]) -> list[Target]:
    """Leave out what lies too near to something of another kind; the card or strip that leads there stays."""
    kept: list[Target] = []
    # What was touched a moment ago must not vanish under the hand: what lies beyond it comes last.
    for target in sorted(targets, key=lambda target: (2, 1, 3).index(len(target.ways[0]))):
        kind, around = target.ways[0][-1].kind, target.box.inset(-GAP)
        if not any(other.ways[0][-1].kind != kind and around.meets(other.box) for other in kept):
            kept.append(target)
    return kept


def _hits(box: Box, taken: Sequence[Box]) -> bool:
    """Say whether a place lies where a push means something else already."""
    if isinstance(box, Land):
        return box in taken or any(other.holds(box.centre) for other in taken if not isinstance(other, Land))
    near = box.inset(-GAP)
    return any(other.holds(box.centre) if isinstance(other, Land) else near.meets(other) for other in taken)
