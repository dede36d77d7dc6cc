"""The stage of Rattus Cartus: cards that are laid face down, and the reveal in each building."""

from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.games.rattus_cartus.board import RattusCartusBoard
from game.games.rattus_cartus.sentences import NAMES
from game.games.rattus_cartus.stage_bids import CONTESTS, bids, contest_of, plot_of, since_opened
from game.games.rattus_cartus.stage_fan import paint_fan
from game.games.rattus_cartus.stage_reveal import HIGH, Reveal
from game.games.rattus_cartus.stage_seen import seen
from game.games.rattus_cartus.story import reasons_of
from game.table.desk import Stage
from game.table.playbill import Gain, Playbill
from game.table.setting import Moment, Setting
from game.table.stage import Act, opened
from game.table.story import Beat, backwards
from rules.kernel import Event, Seat
from rules.rattus_cartus import GAME
from rules.rattus_cartus.view import View

#: What the stage tells, with the seconds it takes at the usual speed.
STAGED = {
    "laid_all": 0.6,
    "opened": 0.4,
    "showed": 0.5,
    "influence": 0.25,
    "action": 0.5,
    "last_premium": 0.8,
} | {
    "robbed": 1.1,
    "piped": 1.1,
}
#: Room below the street for the frame of the building that is resolved.
RIM = 4.0
#: Whom an event harms, by the name of its field.
VICTIMS = {"robbed": "victim_seat", "piped": "victim_seat"}


class RattusCartusStage(Stage[View]):
    """Tells what is laid, and what it comes to."""

    def __init__(self, setting: Setting[View], board: RattusCartusBoard) -> None:
        super().__init__(setting)
        self._board = board

    def act(self, moment: Moment[View], beat: Beat[View]) -> Act | None:
        """Give the building that is resolved, or the cards that somebody has laid."""
        if beat.event and beat.event.kind == "laid_all":
            return self._laid(moment, beat.event, beat.view)
        if (sees := self._seen(moment, beat)) is not None:
            return sees
        plot = plot_of(beat)
        return None if plot is None else self._reveal(moment, beat, plot)

    def _laid(self, moment: Moment[View], event: Event, view: View) -> Act | None:
        """Show how many cards somebody has laid, and nothing but their backs."""
        seat, number = event.seat, int(str(GAME.named(event)["number"]))
        stand = view.players[seat].stand if seat is not None else None
        if seat is None or stand is None or not number:
            return None
        player = self.session.players[seat]
        return Playbill(
            box=opened(self.layout.tray),
            key=("laid", view.round, seat),
            seats=(seat,),
            lit=(self._board.town.plot(stand.plot),),
            tincture=player.tincture,
            name=player.name,
            words=moment.say(NAMES[view.row[stand.plot].name]),
            card=partial(_paint_backs, number),
            gains=(Gain("icons/laid", number),),
        )

    def _seen(self, moment: Moment[View], beat: Beat[View]) -> Act | None:
        """Show a nun card large to whoever looked at it."""
        box, lit = opened(self.layout.tray), self._board.context.nun_row
        return seen(moment, beat, box, lit)

    def _reveal(self, moment: Moment[View], beat: Beat[View], plot: int) -> Act:
        view, say, event = beat.view, moment.say, beat.event
        told = since_opened(beat, plot)
        contest = contest_of(event, told)
        laid = bids(view, plot, told, event)
        named = [bid._replace(elsewhere=say(NAMES[bid.elsewhere]) if bid.elsewhere else "") for bid in laid]
        box, board = opened(self.layout.tray, HIGH), self.layout.board
        slid = max(0.0, self._board.town.box.bottom + RIM - box.y)
        two = len(view.players) == 2
        return Reveal(
            box=box,
            key=("reveal", view.round, None if two else plot),
            seats=tuple(bid.seat for bid in laid),
            struck=self._struck(event),
            lit=(self._board.town.plot(plot),),
            board=board.moved(0, -slid) if slid else None,
            # The tracks lie below the stage: no disc is seen to hop over the cards on it.
            flown=True,
            title=say(NAMES[view.row[plot].name]).upper(),
            icon=f"classes/{view.row[plot].track}",
            reason=self._reason(moment, beat),
            bids=tuple(named),
            tinctures=self.tinctures,
            kind=event.kind if event else "",
            seat=event.seat if event else None,
            special=CONTESTS[contest.kind] if contest else "",
            slid=slid,
        )

    def _struck(self, event: Event | None) -> tuple[Seat, ...]:
        if event is None or event.seat is None:
            return ()
        if event.kind == "gave":
            return (event.seat,)
        field = VICTIMS.get(event.kind)
        return (int(str(GAME.named(event)[field])),) if field else ()

    def _reason(self, moment: Moment[View], beat: Beat[View]) -> str:
        """Tell why somebody wins; what is known stays to be read while the gains come."""
        for event in (each.event for each in backwards(beat)):
            if event and (reasons := reasons_of(event, beat.view, self.session, moment.say)):
                return "\n".join(reasons)
            if event and event.kind in ("opened", "showed"):
                break
        return ""


def _paint_backs(number: int, canvas: Canvas, box: Box) -> None:
    inside = box.centred(box.w + 40, box.h * 0.8)
    paint_fan(canvas, inside, ("",) * number, (True,) * number, (False,) * number, turned=0.0)
