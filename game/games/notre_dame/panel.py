"""What stands around Paris: the counters of the seats, the persons of the round, and the bells."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import HEADING
from game.drawing.theme import IVORY, LEAF_GOLD
from game.games.notre_dame.panel_persons import paint_persons
from game.table.desk import Panel
from game.table.setting import Danger, Moment, Score
from rules.kernel import Seat
from rules.notre_dame.names import PERIODS, TRACK_END
from rules.notre_dame.view import View


def dread(view: View) -> float:
    """Say how far the foremost rat has come, from 0 to 1."""
    return max(quarter.rat for quarter in view.quarters) / TRACK_END


class NotreDamePanel(Panel[View]):
    """The panels of the seats, the persons and the time."""

    def score(self, view: View, seat: Seat) -> Score:
        """Count prestige, where it is open."""
        return Score("icons/prestige", view.quarters[seat].prestige)

    def counters(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Count cubes, coins and messages."""
        quarter = view.quarters[seat]
        return (
            f"[pieces/cube_{self.tinctures[seat]}] {quarter.supply}",
            f"[coin] {quarter.coins}",
            f"[message] {len(quarter.messages)}",
        )

    def danger(self, view: View, seat: Seat) -> Danger:
        """Tell how far the rat has come."""
        return Danger(view.quarters[seat].rat, TRACK_END, 7)

    def dread(self, view: View) -> float:
        """Say how far the foremost rat has come."""
        return dread(view)

    def marks(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Mark who rings the bell, and who is safe from this round's rats."""
        bell = ("pieces/bell_ringer",) if seat == view.first else ()
        return (*bell, "icons/no_rat") if view.quarters[seat].healthy else bell

    def cards_held(self, view: View, seat: Seat) -> int:
        """Count hand and offer."""
        return view.quarters[seat].hand_size

    def paint_context(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Show the persons who can be bribed, and the rats they bring."""
        paint_persons(canvas, moment.now, self.layout, moment.say)

    def paint_time(self, canvas: Canvas, moment: Moment[View], box: Box) -> None:
        """Show the three periods with their three rounds."""
        view = moment.now
        for period, part in zip(PERIODS, box.centred(420, box.h).columns(3, 9), strict=True):
            now = period == view.period
            letter = Box(part.x, part.y, 32, part.h)
            canvas.text(period, letter, 34, face=HEADING, colour=IVORY if now else LEAF_GOLD)
            for number in range(3):
                order = PERIODS.index(period) * 3 + number + 1
                bell = "bell_next" if order > view.round else "bell" if order == view.round else "bell_past"
                canvas.picture(f"icons/{bell}", Box(part.x + 30 + 34 * number, part.y + 10, 38, part.h - 20))
