"""What stands around the map of Rattus: counters, the tally of tokens, the turn and its dangers, the time."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import HEADING
from game.drawing.theme import LEAF_GOLD
from game.games.rattus.board import RattusBoard, region_meant
from game.games.rattus.panel_context import RISKS, Side
from game.games.rattus.panel_notes import noted
from game.games.rattus.panel_sofa import STEP, SofaSide
from game.games.rattus.panel_tokens import paint_supply, paint_tokens, tally
from game.games.rattus.words.table import TERMS
from game.table.desk import Panel
from game.table.setting import Moment, Score, Setting
from rules.kernel import Action, Seat
from rules.rattus.europe import REGION_OF
from rules.rattus.questions import about
from rules.rattus.risk import forecast, most_feared
from rules.rattus.spreading import rats_to_come
from rules.rattus.state import Rattus
from rules.rattus.tasks import chances, tasks, underway
from rules.rattus.tokens import TOKENS
from rules.rattus.view import View


class RattusPanel(Panel[View]):
    """The sheets around one game."""

    def __init__(self, setting: Setting[View], board: RattusBoard) -> None:
        super().__init__(setting)
        self._board = board

    # Seats.

    has_portraits = True

    def score(self, view: View, seat: Seat) -> Score:
        """Count the people on the map and in the castle."""
        return Score(f"pieces/cube_{self.tinctures[seat]}", view.players[seat].score)

    def counters(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Count those still to come, what the baker keeps, and the people in the castle."""
        player = view.players[seat]
        bread = (f"[basket] {player.bread}",) if "baker" in view.cast else ()
        return f"[pouch] {player.reserve}", *bread, f"[castle] {player.castle}"

    def dread(self, view: View) -> float:
        """Say how near the plague is that comes over all: with the last rat."""
        return 1 - view.supply / len(TOKENS)

    def portraits(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Show the characters held: the tokens of their classes strike this seat."""
        return tuple(f"character/{card}" for card in view.players[seat].cards)

    def marks(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Mark who began."""
        return ("icons/first",) if seat == view.first else ()

    def paint_rail(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Tally the rat tokens."""
        paint_tokens(canvas, moment.now, tally(self.layout))

    # The turn.

    def paint_context(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Show the turn, and below it the danger of the region that is meant, pointed at, or told of."""
        view, state, box = moment.now, self._state, self.layout.context
        canvas.sheet(box, seed=51)
        inside = box.inset(16, 12)
        side = Side(canvas, view, moment.say, self.session.names, self.tinctures)
        if self.sizes.sofa:
            afar = SofaSide(canvas, moment.say, self.tinctures, inside.inset(6, 0))
            if view.striking:
                afar.paint_striking(view.striking)
            else:
                self._paint_from_afar(canvas, afar, moment)
            return
        upper = Box(inside.x, inside.y, inside.w, inside.h - RISKS)
        low = side.paint_turn(upper, None if moment.told else chances(state), self._begun(moment)) + 8
        rest = Box(inside.x, low, inside.w, inside.bottom - low)
        if view.striking:
            side.paint_striking(rest, view.striking)
        else:
            self._paint_danger(canvas, rest, moment)

    def _begun(self, moment: Moment[View]) -> Action | None:
        return underway(self.session.match, moment.now.active, told=moment.told is not None)

    def _paint_from_afar(self, canvas: Canvas, afar: SofaSide, moment: Moment[View]) -> None:
        """Paint the region, the turn and the rats that are left, large and in few words."""
        view, name, ahead = moment.now, self._region(moment), self._board.ahead(*moment.way)
        rats = None if moment.told else rats_to_come(ahead.state, REGION_OF[name])
        can = None if moment.told else chances(self._state)
        weighed = forecast(view if moment.told else ahead.view, name)
        here, fearing = view.plague == name, self._fearing(moment)
        if view.phase != "turns":
            notes = noted(view, len(self.session.names))
            afar.paint_danger(weighed, afar.notes_high(notes), here=here, fearing=fearing, firm=True)
            afar.paint_notes(notes)
            return
        steps = tasks(view, can, self._begun(moment))
        afar.paint_foot(view.supply, rats)
        afar.paint_danger(weighed, STEP * len(steps), here=here, fearing=fearing)
        afar.paint_steps(steps)

    def _paint_danger(self, canvas: Canvas, box: Box, moment: Moment[View]) -> None:
        """Paint what the plague would do after what is meant."""
        name = self._region(moment)
        ahead = self._board.ahead(*moment.way)
        side = Side(canvas, ahead.view, moment.say, self.session.names, self.tinctures)
        rats = None if moment.told else rats_to_come(ahead.state, REGION_OF[name])
        here = moment.now.plague == name
        side.paint_forecast(box, name, rats, here=here, fearing=self._fearing(moment))

    def _region(self, moment: Moment[View]) -> str:
        """Name the region that is meant, pointed at or asked about, or else the one to be feared most."""
        return self._sought(moment) or most_feared(moment.now)

    def _sought(self, moment: Moment[View]) -> str:
        asked = self.session.asked
        question = about(asked, moment.now) if asked else ""
        return region_meant(moment) or self._board.under(moment.pointer) or question

    def _fearing(self, moment: Moment[View]) -> str:
        """Give the crest of whoever has most to lose in a region that is shown for that reason alone."""
        view = moment.now
        seat = view.active if view.seat is None else view.seat
        risk = None if self._sought(moment) else forecast(view, most_feared(view)).of(seat)
        return f"[crests/shield_{self.tinctures[seat]}]" if risk and not risk.rare else ""

    @property
    def _state(self) -> Rattus:
        state = self.session.match.state
        assert isinstance(state, Rattus)
        return state

    # The time.

    def paint_time(self, canvas: Canvas, moment: Moment[View], box: Box) -> None:
        """Show how many rats are left, for the game ends without them; then that it does."""
        view = moment.now
        if view.phase in ("last_round", "final_plague"):
            words = moment.say(TERMS[view.phase]).upper()
            canvas.text(words, box, 34, face=HEADING, colour=LEAF_GOLD, across="centre")
        elif view.phase != "over":
            (opening,) = [event for event in self.session.match.opening if event.kind == "opening"]
            paint_supply(canvas, box, view.supply, int(str(opening.data[1])))
