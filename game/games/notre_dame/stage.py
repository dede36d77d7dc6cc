"""The stage of Notre Dame: the card that is played, with what it brings."""

from collections.abc import Iterator
from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.cards import ActionCard
from game.games.notre_dame.sentences import BOOK
from game.games.notre_dame.words.cards import CARDS
from game.table.desk import Moment, Setting, Stage
from game.table.playbill import Gain, Playbill
from game.table.stage import Act, opened
from game.table.story import Beat
from rules.kernel import Event
from rules.notre_dame import GAME
from rules.notre_dame.view import View

#: What the stage tells, with the seconds it takes at the usual speed.
STAGED = {"card": 1.1, "cubes": 0.7, "prestige": 0.9, "coins": 0.8, "rat": 0.8, "message": 0.9}


class NotreDameStage(Stage[View]):
    """Tells what somebody does with a card."""

    def __init__(self, setting: Setting[View], board: NotreDameBoard) -> None:
        super().__init__(setting)
        self._board = board

    def act(self, moment: Moment[View], beat: Beat[View]) -> Act | None:
        """Give the card that is at work."""
        told = list(_since("card", beat))
        if not told or told[-1].event is None or told[-1].event.seat is None:
            return None
        event = told[-1].event
        seat = event.seat
        assert seat is not None
        data = GAME.named(event)
        player = self.session.players[seat]
        names = (str(data["card"]), self.tinctures[int(str(data["owner_seat"]))])
        gains = [self._gain(each.event) for each in reversed(told) if each.event]
        place = self._board.shown(beat.event or event, moment.view)
        return Playbill(
            box=opened(self.layout.tray),
            key=("card", event, told[-1].view.round),
            seats=(seat,),
            lit=(place.inset(-14),) if place else (),
            tincture=player.tincture,
            name=player.name,
            words=BOOK.line(moment.say, event, self.session.names),
            card=partial(_paint_card, *names, moment.say(CARDS[names[0]].name)),
            gains=tuple(gain for gain in gains if gain),
            fresh=int(bool(beat.event and self._gain(beat.event))),
        )

    def _gain(self, event: Event) -> Gain | None:
        data = GAME.named(event)
        if event.kind == "prestige":
            return Gain("icons/prestige", int(str(data["points"])) + int(str(data["bonus"])))
        if event.kind == "coins":
            return Gain("icons/coin", int(str(data["coins"])))
        if event.kind == "rat":
            return Gain("pieces/rat_marker", int(str(data["after"])) - int(str(data["before"])))
        if event.kind == "cubes" and event.seat is not None:
            return Gain(f"pieces/cube_{self.tinctures[event.seat]}")
        return None


def _since(kind: str, beat: Beat[View] | None) -> Iterator[Beat[View]]:
    """Give what is told, back to an event of a kind in the same action; nothing if there was none."""
    told: list[Beat[View]] = []
    while beat:
        told.append(beat)
        if beat.event and beat.event.kind == kind:
            yield from told
            return
        beat = beat.earlier


def _paint_card(card: str, tincture: str, title: str, canvas: Canvas, box: Box) -> None:
    ActionCard(box, card, tincture, title, None).draw(canvas, hot=False)
