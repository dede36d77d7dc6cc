"""The options of the person who is asked, laid out as things to push."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from game.drawing.page import Box
from game.table import tray
from game.table.cards import Glow
from game.table.perspective import Perspective
from game.widgets.button import Button, Deed, Strip
from game.widgets.hold import Hold
from game.words import shared
from rules.kernel import Action, Seat

Act = Callable[[Seat, Action], None]
#: Seconds a peek has to be held: shorter than a curtain.
PEEK = 0.15


class Offered(NamedTuple):
    """Things to push, and what they leave free in the tray; None: nothing."""

    buttons: list[Button]
    free: Box | None = None


class Offer:
    """Lays out what can be picked; ``act`` plays, ``opened`` and ``closed`` move the curtain."""

    def __init__(self, sight: Perspective, act: Act, opened: Deed, closed: Deed) -> None:
        self.sight = sight
        self.act = act
        self.opened = opened
        self.closed = closed

    def made(self) -> Offered:
        """Offer what can be picked; while something is told, the hand lies there alone."""
        return self._resting() if self.sight.beat else self._choices()

    def _choices(self) -> Offered:
        """Give everything the tray and the board offer now."""
        sight = self.sight
        if sight.curtain.covered:
            return Offered([self._opener()])
        if sight.owner is None:
            return Offered([])
        deeds: dict[Action, Deed] = {o: partial(self.act, sight.owner, o) for o in sight.options}
        hand, room = self._laid(deeds)
        cover = sight.desk.hand.parts.cover
        covers = self._coverers(cover) if sight.desk.hand.has_secrets(sight.owner) else []
        picks = self._picks(sight.owner, deeds, room)
        return Offered([*hand, *picks.buttons, *covers], picks.free)

    def _laid(self, deeds: Mapping[Action, Deed]) -> tuple[list[Button], Box]:
        """Lay out the hand, and say what it leaves of the tray."""
        parts = self.sight.desk.hand.parts
        hand = self._hand(deeds)
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
        return Hold(tray.curtain_button(self.sight.layout.tray), words, self.opened, press=press)

    def _coverers(self, place: Box) -> list[Button]:
        """Let a person peek at the hand, or cover it again."""
        sight, curtain = self.sight, self.sight.curtain
        if curtain.mode == "open" or curtain.person is None:
            return []
        press = sight.settings.press_to_hold
        if sight.viewer is not None and (press or curtain.mode == "curtain"):
            return [Strip(place, sight.say(shared.COVER), self.closed)]
        words = sight.say(shared.PEEK)
        return [Hold(place, words, self.opened, released=self.closed, press=press, seconds=PEEK)]

    def _hand(self, deeds: Mapping[Action, Deed]) -> list[Button]:
        sight = self.sight
        if not sight.hand_shown or sight.owner is None:
            return []
        hidden = sight.curtain.face_down
        hand = sight.desk.hand.cards(sight.hand_view, sight.owner, deeds, sight.say, hidden=hidden)
        meanings = {id(deed): option for option, deed in deeds.items()}
        for button in hand:
            option = meanings.get(id(button.deed))
            if option is not None and not hidden:
                self._explain(button, option)
        return hand

    def _picks(self, owner: Seat, deeds: Mapping[Action, Deed], room: Box) -> Offered:
        desk, say = self.sight.desk, self.sight.say
        spots = desk.board.spots(owner)
        found = {option: spots.get((option.kind, option.value)) for option in deeds}
        # What lies on one spot nobody can tell apart, so it is one thing to push.
        told_apart = {(o.kind, box): o for o, box in reversed(found.items()) if box}
        glows = [
            self._explain(desk.board.glow(o, box, deeds[o], say) or Glow(box, deeds[o]), o)
            for o, box in found.items()
            if box and told_apart[o.kind, box] is o
        ]
        rest = [o for o, box in found.items() if not box and o.kind not in desk.hand.kinds]
        places = tray.choices(room, len(rest))
        strips = [self._strip(box, o, deeds[o]) for box, o in zip(places, rest, strict=True)]
        return Offered([*glows, *strips], None if rest else room)

    def _strip(self, box: Box, option: Action, deed: Deed) -> Button:
        asked = self.sight.session.asked
        if self.sight.curtain.face_down and asked is not None and asked.secret:
            return Strip(box, "?", deed)
        return self._explain(Strip(box, self.sight.label(option), deed), option)

    def _told(self, owner: Seat, option: Action) -> str:
        """Say what an option brings, or else at least what it is."""
        return self.sight.outcome(owner, option) or self.sight.label(option)

    def _explain(self, button: Button, option: Action) -> Button:
        assert self.sight.owner is not None
        button.hint = partial(self._told, self.sight.owner, option)
        button.meaning = option
        return button
