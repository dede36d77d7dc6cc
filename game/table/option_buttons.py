"""The options of the person who is asked, laid out as things to push, and what lies one step further."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.drawing.page import Box
from game.session.plan import PHONE
from game.table import tray
from game.table.cards import Glow
from game.table.perspective import Perspective
from game.table.reach import Reach, Target, Way
from game.table.setting import Place
from game.widgets.button import Button, Deed, Strip
from game.widgets.hold import HOLD, Hold
from game.words import shared
from rules.kernel import Action, Seat

Act = Callable[[Seat, Action], None]
#: Seconds a peek has to be held: shorter than a curtain.
PEEK = 0.15
#: How far strips that lie one step further are from the others, and how wide they are at least.
BESIDE, SLIM = 24, 180


class Aim(NamedTuple):
    """What a person is about to do: the option or way touched last, and a place to which some ways lead."""

    #: Called with a place when it is asked which way is meant.
    seek: Callable[[Box], None]
    #: Called where somebody picks a card at which they have not looked.
    refuse: Deed
    lifted: Way = ()
    sought: Box | None = None


class Offered(NamedTuple):
    """Things to push, and what they leave free in the tray; None: nothing."""

    buttons: list[Button]
    free: Box | None = None


class Offer:
    """Lays out what can be picked; ``act`` plays, ``opened`` and ``closed`` move the curtain.

    Without an aim nothing is offered that lies further than one step.
    """

    def __init__(
        self, sight: Perspective, act: Act, opened: Deed, closed: Deed, aim: Aim | None = None
    ) -> None:
        self.sight = sight
        self.act = act
        self.opened = opened
        self.closed = closed
        self.aim = aim

    def made(self) -> Offered:
        """Offer what can be picked; while something is told, the hand lies there alone."""
        return self._resting() if self.sight.beat else self._choices()

    def _choices(self) -> Offered:
        """Give everything the tray and the board offer now."""
        sight = self.sight
        if sight.curtain.covered:
            return Offered([] if sight.curtain.mode == PHONE else [self._opener()])
        if sight.owner is None:
            return Offered([])
        spots = sight.desk.board.spots(sight.owner)
        reach = Reach(sight, self.aim.lifted) if self.aim and sight.options else None
        near = [box for o in sight.options if (box := spots.get((o.kind, o.value)))]
        targets = reach.targets(spots, near) if reach else []
        ways = self._ways(targets)
        further = reach.elsewhere(spots) if reach else []
        cards = {way[-1]: way for way in further if way[-1].kind in sight.desk.hand.kinds}
        hand, room = self._laid({**cards, **ways} if sight.viewer == sight.owner else ways)
        cover = sight.desk.hand.parts.cover
        covers = self._coverers(cover) if sight.desk.hand.has_secrets(sight.owner) else []
        strips = [way for way in further if way[-1] not in cards]
        picks = self._picks(ways, spots, strips, room)
        for button in (*hand, *picks.buttons):
            button.lifted = reach is not None and reach.lifted is not None and button.meaning == reach.lifted
        return Offered([*map(self._target, targets), *hand, *picks.buttons, *covers], picks.free)

    def _ways(self, targets: Sequence[Target]) -> dict[Action, Way]:
        """Give what each option does: itself, or all that leads to the place that is sought."""
        sought = [
            way for target in targets if self.aim and target.box == self.aim.sought for way in target.ways
        ]
        ways = {way[0]: way for way in sought}
        return {option: ways.get(option, (option,)) for option in self.sight.options}

    def _deed(self, way: Way) -> Deed:
        assert self.sight.owner is not None
        return partial(self._go, self.sight.owner, way)

    def _go(self, seat: Seat, way: Way) -> None:
        if self.aim and self.sight.curtain.unseen:
            self.aim.refuse()
            return
        for action in way:
            if action in self.sight.session.match.state.options(seat):
                self.act(seat, action)

    def _target(self, target: Target) -> Button:
        """Lay out a place one step further; where several ways lead there, it asks which is meant."""
        assert self.aim is not None
        assert self.sight.owner is not None
        way, alone = target.ways[0], len(target.ways) == 1
        deed = self._deed(way) if alone else partial(self.aim.seek, target.box)
        desk = self.sight.desk
        button = desk.board.glow(way[-1], target.box, deed, self.sight.say) or Glow(target.box, deed)
        button.far, button.lifted = self.aim.lifted[:1] != way[:1], self.aim.lifted == way
        button.due = alone and len(self.sight.options) == 1
        button.silent = button.pale and len(way) > 1 and self._on_board(desk.board.spots(self.sight.owner))
        button.hint = partial(self._told, self.sight.owner, way) if alone else partial(self._several, target)
        button.meaning = way if alone else frozenset(target.ways)
        return button

    def _on_board(self, spots: Mapping[Place, Box]) -> bool:
        """Say whether what is asked lies on the table or is an amount, so that other frames lead astray."""
        hand = self.sight.desk.hand
        return all(
            (option.kind, option.value) in spots or option.kind in hand.more or hand.idle(option)
            for option in self.sight.options
        )

    def _several(self, target: Target) -> str:
        names = [self.sight.label(way[0]) for way in target.ways]
        return self.sight.say(shared.SEVERAL_WAYS, ways=" / ".join(names))

    def _laid(self, ways: Mapping[Action, Way]) -> tuple[list[Button], Box]:
        """Lay out the hand, and say what it leaves of the tray."""
        parts = self.sight.desk.hand.parts
        hand = self._hand(ways)
        left = max((button.box.right + 24 for button in hand), default=parts.cards.x)
        return hand, parts.room or Box(left, parts.cards.y, parts.cards.right - left, parts.cards.h)

    def _resting(self) -> Offered:
        """Give the hand alone, while something is told and nothing can be picked."""
        sight = self.sight
        if sight.curtain.covered or sight.owner is None or sight.viewer != sight.owner:
            return Offered([])
        return Offered(*self._laid({}))

    def _opener(self) -> Button:
        press = self.sight.settings.press_to_hold
        words = self.sight.say(shared.CURTAIN_TAP if press else shared.CURTAIN_HOLD)
        return Hold(
            tray.curtain_button(self.sight.layout.tray, self.sight.desk.board.sizes),
            words,
            self.opened,
            press=press,
        )

    def _coverers(self, place: Box) -> list[Button]:
        """Let a person peek at the hand, or cover it again."""
        sight, curtain = self.sight, self.sight.curtain
        if curtain.mode in ("open", PHONE) or curtain.person is None:
            return []
        press = sight.settings.press_to_hold
        if sight.viewer is not None and (press or curtain.mode == "curtain"):
            return [Strip(place, sight.say(shared.COVER), self.closed)]
        words, text = (shared.PEEK_TAP, "") if press else (shared.PEEK, sight.desk.hand.peeked)
        seconds = HOLD if curtain.mode == "curtain" else PEEK
        peek = Hold(place, sight.say(words), self.opened, released=self.closed, press=press, seconds=seconds)
        peek.seal, peek.hint = False, sight.say(text) if text else ""
        return [peek]

    def _hand(self, ways: Mapping[Action, Way]) -> list[Button]:
        sight = self.sight
        if not sight.hand_shown or sight.owner is None:
            return []
        hidden = sight.curtain.face_down
        deeds = {option: self._deed(way) for option, way in ways.items()}
        hand = sight.desk.hand.cards(sight.hand_view, sight.owner, deeds, sight.say, hidden=hidden)
        meanings = {id(deed): ways[option] for option, deed in deeds.items()}
        for button in hand:
            way = meanings.get(id(button.deed))
            if way is not None and not hidden:
                self._explain(button, way)
                button.sought = len(way) > 1 and way[0] in sight.options and ways.get(way[0]) == way
        return hand

    def _picks(
        self, ways: Mapping[Action, Way], spots: Mapping[Place, Box], further: Sequence[Way], room: Box
    ) -> Offered:
        desk, say = self.sight.desk, self.sight.say
        found = {option: spots.get((option.kind, option.value)) for option in ways}
        deeds = {option: self._deed(ways[option]) for option in ways}
        # What lies on one spot nobody can tell apart, so it is one thing to push.
        told_apart = {(o.kind, box): o for o, box in reversed(found.items()) if box}
        glows = [
            self._explain(desk.board.glow(o, box, deeds[o], say) or Glow(box, deeds[o]), ways[o])
            for o, box in found.items()
            if box and told_apart[o.kind, box] is o
        ]
        idle = desk.hand.idle
        rest = [ways[o] for o, box in found.items() if not box and o.kind not in desk.hand.kinds]
        rest.sort(key=lambda way: idle(way[-1]))
        further = sorted(further, key=lambda way: idle(way[-1]))
        places = self._places(room, rest)
        # What is offered already keeps its place.
        left = min((box.x for box in places), default=room.right + BESIDE) - BESIDE - room.x
        beside = tray.choices(Box(*room[:2], left, room.h), len(further)) if left >= SLIM else []
        strips = [*zip(places, rest, strict=True), *zip(beside, further, strict=False)]
        free = self._left(room, [box for box, _ in strips])
        return Offered([*glows, *[self._strip(box, way) for box, way in strips]], free)

    def _left(self, room: Box, strips: Sequence[Box]) -> Box | None:
        """Give what strips leave of a room, where that is enough for something to lie there."""
        wide = min((strip.x - BESIDE - room.x for strip in strips), default=room.w)
        return Box(*room[:2], wide, room.h) if not strips or wide >= self.sight.desk.hand.spare else None

    def _places(self, room: Box, ways: Sequence[Way]) -> list[Box]:
        """Find places for strips; a strip that comes again lies where it lay."""
        steady = self.sight.desk.hand.steady
        kinds = [way[-1].kind for way in ways]
        if not kinds or not all(kind in steady for kind in kinds):
            return tray.choices(room, len(ways))
        places = tray.choices(room, len(steady))
        return [places[steady.index(kind)] for kind in kinds]

    def _strip(self, box: Box, way: Way) -> Button:
        asked, option = self.sight.session.asked, way[-1]
        if self.sight.curtain.face_down and asked is not None and asked.secret:
            return Strip(box, "?", self._deed(way))
        most = option.kind in self.sight.desk.hand.more and option == self.sight.options[-1]
        strip = Strip(box, self._name(way), self._deed(way), seal=most)
        strip.sought = len(way) > 1 and self.aim is not None and self.aim.lifted[:1] != way[:1]
        return self._explain(strip, way)

    def _name(self, way: Way) -> str:
        """Name where a way leads; what lies a step further says by which step."""
        names = [self.sight.label(*way[: number + 1]) for number in range(len(way))]
        return ": ".join(names) if len(way) > 1 and way[0] in self.sight.options else names[-1]

    def _told(self, owner: Seat, way: Way) -> str:
        """Say what an option brings, or else at least what it is; how one gets there stands before it."""
        sight = self.sight
        outcome = sight.outcome(owner, *way) or sight.label(*way)
        return outcome if len(way) == 1 else f"{sight.label(way[0])}: {outcome}"

    def _explain(self, button: Button, way: Way) -> Button:
        assert self.sight.owner is not None
        button.hint = partial(self._told, self.sight.owner, way)
        button.meaning = way[0] if len(way) == 1 else way
        return button
