"""What stands around the town: counters, rats and marks of the seats, the piles, the rounds."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.games.rattus_cartus.panel_context import Context, paint_context
from game.table.desk import Panel
from game.table.setting import Danger, Moment, Score, Setting
from rules.kernel import Seat
from rules.rattus_cartus.odds import CEILING
from rules.rattus_cartus.view import View

#: Where rats begin to be dangerous for those who know nothing of the nuns.
WARNING = 11
#: How wide the place of a bell is, where there is room.
BELL = 46.0


def dread(view: View) -> float:
    """Say how much of the game is over."""
    return (view.round - 1) / max(1, view.rounds - 1)


class RattusCartusPanel(Panel[View]):
    """Counts what the seats have, and shows the piles and the nun row."""

    def __init__(self, setting: Setting[View]) -> None:
        super().__init__(setting)
        self.context = Context(self.layout.context, self.view, self.sizes)

    def score(self, view: View, seat: Seat) -> Score:
        """Count the points so far, as everybody knows them."""
        return Score("icons/prestige", view.players[seat].points)

    def leaders(self, view: View) -> list[Seat]:
        """Crown nobody who is dead."""
        return [seat for seat in super().leaders(view) if view.players[seat].alive is not False]

    def counters(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Count influence and tokens."""
        player = view.players[seat]
        return f"[influence] {sum(player.influence.values())}", f"[trophy] {player.tokens}"

    def cards_held(self, view: View, seat: Seat) -> int:
        """Count the hand."""
        return view.players[seat].hand_size

    def danger(self, view: View, seat: Seat) -> Danger:
        """Tell the rats, if they may be known."""
        warning = WARNING
        if view.odds and seat == view.seat:
            warning = next((rats for rats, part in enumerate(view.odds.chances) if part < 0.5), CEILING)
        return Danger(view.players[seat].rats, CEILING, warning)

    def dread(self, view: View) -> float:
        """Say how near the nuns are: of the rats all may not know."""
        return dread(view)

    def marks(self, view: View, seat: Seat) -> tuple[str, ...]:
        """Mark who comes first, who waits with a pass, and who is dead."""
        dead = view.players[seat].alive is False
        here = {"first": seat == view.first, "pass": seat in view.passed, "skull": dead}
        return tuple(f"icons/{icon}" for icon, there in here.items() if there)

    def paint_context(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Show the round, all piles and the nun row."""
        paint_context(canvas, self.context, moment.now, self.tinctures, moment.say)

    def paint_time(self, canvas: Canvas, moment: Moment[View], box: Box) -> None:
        """Ring a bell for every round."""
        now, rounds = moment.now.round, moment.now.rounds
        wide = min(box.w, rounds * BELL)
        for number, cell in enumerate(box.centred(wide, box.h).columns(rounds), start=1):
            kind = "bell_past" if number < now else "bell" if number == now else "bell_next"
            canvas.picture(f"icons/{kind}", cell.inset(2, 6 if number == now else 12))
