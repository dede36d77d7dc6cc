"""Notre Dame on the table: seats on the left, Paris in the middle, persons and log on the right."""

from game.boards.paris import SIZE, Paris
from game.page import Box, Page
from game.signals import Button as Key
from game.signals import Press, Signal
from game.table.picks import ActionCard, Glow
from game.table.session import Session
from game.widgets.button import Button, Deed, Round, Strip
from game.widgets.canvas import Canvas
from game.widgets.panel import Panel
from game.widgets.text import BOLD, HEADING, ITALIC
from game.widgets.theme import (
    DARK_WOOD,
    FADED_INK,
    INK,
    IVORY,
    LEAF_GOLD,
    PARCHMENT_SHADE,
    PLAGUE_GREEN,
    RUBRIC,
)
from game.words import shared, telling
from game.words.notre_dame import TERMS
from game.words.notre_dame_cards import CARDS as ACTION_CARDS
from game.words.notre_dame_persons import PERSONS
from rules.kernel import Action, Event, Seat
from rules.notre_dame.people import RATS
from rules.notre_dame.view import Card, Quarter, View

BAR = 88
RAIL = 300
#: How long a bot lets people look before it acts, in seconds.
PACE = 0.7


class Table(Panel):
    """One game of Notre Dame being played."""

    def __init__(self, session: Session, when_left: Deed = lambda: None) -> None:
        super().__init__()
        self.session = session
        self._when_left = when_left
        self._wait = PACE
        self._retell()

    def _retell(self) -> None:
        match = self.session.match
        self.log: list[Event] = [*match.opening, *(e for moment in match.retold() for e in moment.events)]

    # Where things are.

    def _board_box(self, page: Page) -> Box:
        return Box(RAIL + 18 + max(0.0, (page.width - 1920) / 2), BAR + 4, *SIZE)

    def lay_out(self, page: Page) -> list[Button]:
        """Turn the options of the person who is asked into things to push."""
        self.view: View = self.session.match.state.view(self.session.viewer)
        homes = tuple(quarter.home for quarter in self.view.quarters)
        quarters = 4 if len(homes) == 2 else len(homes)
        self.board = Paris(quarters, homes, self._board_box(page))
        return [*self._bar_buttons(page), *self._hand(page), *self._picks(page)]

    def _bar_buttons(self, page: Page) -> list[Button]:
        right = page.width - 14
        buttons: list[Button] = [Round(Box(right - 68, 10, 68, 68), "menu", self.leave_table, hint="")]
        asked = self.session.viewer
        can = asked is not None and self.session.match.can_undo(asked)
        buttons.append(Round(Box(right - 150, 10, 68, 68), "undo", self.take_back, hint="", enabled=can))
        return buttons

    def _asked_options(self) -> tuple[Seat, tuple[Action, ...]] | None:
        asked = self.session.asked
        if asked is None or self.session.players[asked.seat].bot:
            return None
        return asked.seat, self.session.match.state.options(asked.seat)

    def _picks(self, page: Page) -> list[Button]:
        found = self._asked_options()
        if found is None:
            return []
        seat, options = found
        spots = self.board.spots(self.view.quarters[seat].home)
        spots |= {("bribe", name): box for name, box in self._person_boxes(page).items()}
        buttons: list[Button] = []
        strips = []
        for option in options:
            where = spots.get((option.kind, option.name if isinstance(option.value, str) else ""))
            if where:
                buttons.append(Glow(where, self._deed(seat, option), hint=self._outcome(seat, option)))
            elif option.kind not in ("card", "keep"):
                strips.append(option)
        board = self._board_box(page)
        cards = len(self._hand_cards())
        left = board.x + 30 + 150 * cards
        row = Box(left, board.bottom + 12, board.right - left - 10, page.height - board.bottom - 30)
        for box, option in zip(_grid(row, len(strips)), strips, strict=False):
            strip = Strip(box, self._label(option), self._deed(seat, option))
            strip.hint = self._outcome(seat, option)
            buttons.append(strip)
        return buttons

    def _hand_cards(self) -> tuple[Card, ...]:
        viewer = self.session.viewer
        quarter = None if viewer is None else self.view.quarters[viewer]
        return (*(quarter.offer or ()), *(quarter.hand or ())) if quarter else ()

    def _hand(self, page: Page) -> list[Button]:
        viewer = self.session.viewer
        if viewer is None:
            return []
        quarter = self.view.quarters[viewer]
        found = self._asked_options()
        options = {str(option.value): option for option in found[1]} if found else {}
        kinds = {option.kind for option in options.values()}
        board = self._board_box(page)
        buttons: list[Button] = []
        zones = ((quarter.offer or (), "keep"), (quarter.hand or (), "card"))
        x = board.x + 12
        for cards, kind in zones:
            for card in cards:
                option = options.get(card.name) if kind in kinds else None
                deed = self._deed(viewer, option) if option and option.kind == kind else None
                button = ActionCard(
                    Box(x, board.bottom + 10, 150, page.height - board.bottom - 18),
                    card.name,
                    card.owner,
                    self.app.tongue(ACTION_CARDS[card.name].name),
                    deed,
                )
                button.hint = self._outcome(viewer, option) if deed and option else ""
                buttons.append(button)
                x += 142
            x += 26 if cards else 0
        return buttons

    # What happens.

    def _deed(self, seat: Seat, option: Action) -> Deed:
        return lambda: self.act(seat, option)

    def act(self, seat: Seat, option: Action) -> None:
        """Play an action and show what came of it."""
        self.log += self.session.play(option, seat)
        self._wait = PACE
        self.refresh()

    def take_back(self) -> None:
        """Undo."""
        viewer = self.session.viewer
        if viewer is not None and self.session.match.can_undo(viewer):
            self.session.undo(viewer)
            self._retell()
            self.refresh()

    def leave_table(self) -> None:
        """Go back to the title; the match is saved."""
        self.app.pop()

    def leave(self) -> None:
        """Say that the table is empty."""
        self._when_left()

    def hear(self, signal: Signal) -> bool:
        """Undo by its key; the rest is the panel's."""
        if signal == Press(Key.UNDO):
            self.take_back()
            return True
        if signal == Press(Key.SKIP):
            self._wait = 0
            return True
        return super().hear(signal)

    def tick(self, seconds: float) -> None:
        """Let bots act at a pace that people can follow."""
        asked = self.session.asked
        if asked is None or not self.session.players[asked.seat].bot:
            return
        self._wait -= seconds
        if self._wait <= 0:
            seat, action = self.session.bot_move()
            self.act(seat, action)

    def _outcome(self, seat: Seat, option: Action) -> str:
        match = self.session.match
        return telling.preview(self.app.tongue, match.preview(option, seat), match.game, seat)

    def _term(self, key: str) -> str:
        term = TERMS[key]
        assert isinstance(term, str)
        return self.app.tongue(term)

    def _label(self, option: Action) -> str:
        match = self.session.match
        return telling.label(self.app.tongue, option, match.game, self.session.asked, self.session.names)

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint oak and the empty city."""
        canvas.table()
        self.board.draw_ground(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Paint pieces, seats, persons, log and the bar."""
        self.board.draw(canvas, self.view)
        self._paint_prompt(canvas)
        self._paint_seats(canvas)
        self._paint_persons(canvas)
        self._paint_log(canvas)
        meant = self.buttons[self.focus] if self.by_keys and self.buttons else self._hot
        if meant is not None and meant.hint:
            self._paint_outcome(canvas, meant.hint)

    def _paint_prompt(self, canvas: Canvas) -> None:
        asked = self.session.asked
        sheet = Box(98, 10, 1080, BAR - 16)
        canvas.sheet(sheet, seed=31, ends="torn")
        if asked is None:
            names = [self.session.players[seat].name for seat in self.view.winners]
            say = self.app.tongue
            alone = say(shared.WINS, name=names[0])
            words = alone if len(names) == 1 else say(shared.SHARED_WIN, names=telling.listed(say, names))
            canvas.text(words, sheet.inset(30, 4), canvas.sizes.prompt, face=BOLD)
            return
        player = self.session.players[asked.seat]
        canvas.picture(f"crests/shield_{player.tincture}", Box(18, 6, 72, 80))
        name = canvas.width(player.name.upper(), canvas.sizes.prompt, HEADING) + 20
        inside = sheet.inset(30, 4)
        canvas.text(player.name.upper(), inside, canvas.sizes.prompt, face=HEADING, colour=RUBRIC)
        what = "…" if player.bot else telling.prompt(self.app.tongue, asked)
        rest = Box(inside.x + name, inside.y, inside.w - name, inside.h)
        canvas.text(what, rest, canvas.sizes.prompt)

    def _paint_seats(self, canvas: Canvas) -> None:
        rail = Box(10, BAR + 8, RAIL, canvas.page.height - BAR - 20)
        asked = self.session.asked
        for quarter, box in zip(self.view.quarters, rail.rows(5, 10), strict=False):
            active = asked is not None and asked.seat == quarter.seat
            self._paint_seat(canvas, quarter, box, active=active)

    def _paint_seat(self, canvas: Canvas, quarter: Quarter, box: Box, *, active: bool) -> None:
        player = self.session.players[quarter.seat]
        canvas.sheet(box, seed=40 + quarter.seat)
        if active:
            canvas.ring(box.inset(3), LEAF_GOLD, 5, 6)
            canvas.picture("ui/notch", Box(box.right - 6, box.y + box.h / 2 - 24, 30, 48))
        canvas.picture(f"crests/shield_{player.tincture}", Box(box.x + 12, box.y + 12, 64, 76))
        if quarter.seat == self.view.first:
            canvas.picture("pieces/bell_ringer", Box(box.x + 20, box.y + 90, 48, 64))
        inside = Box(box.x + 90, box.y + 8, box.w - 100, box.h - 16)
        name, first, second, rat = inside.rows(4)
        canvas.text(player.name, name, canvas.sizes.name, face=BOLD)
        prestige = "?" if quarter.prestige is None else str(quarter.prestige)
        left, right = first.columns(2)
        canvas.text(f"[prestige] {prestige}", left, canvas.sizes.counter)
        canvas.text(f"[coin] {quarter.coins}", right, canvas.sizes.counter)
        left, right = second.columns(2)
        canvas.text(f"[pieces/cube_{player.tincture}] {quarter.supply}", left, canvas.sizes.counter)
        canvas.text(f"[message] {len(quarter.messages)}", right, canvas.sizes.counter)
        danger = RUBRIC if quarter.rat > 6 else INK
        canvas.text(f"[rat] {quarter.rat}", rat, canvas.sizes.counter, colour=danger)
        meter = Box(rat.x + 96, rat.y + rat.h / 2 - 9, rat.w - 104, 18)
        canvas.line(meter, INK)
        canvas.line(meter.inset(2), PARCHMENT_SHADE)
        full = meter.inset(2)
        canvas.line(Box(full.x, full.y, full.w * quarter.rat / 9, full.h), PLAGUE_GREEN)

    def _paint_persons(self, canvas: Canvas) -> None:
        x = canvas.page.width - 334
        box = Box(x, BAR + 8, 324, 440)
        canvas.sheet(box, seed=51)
        head = Box(box.x + 22, box.y + 10, box.w - 44, 44)
        title = Box(head.x, head.y, head.w - 66, head.h)
        persons = self._term("persons").upper()
        canvas.text(persons, title, canvas.fitting(persons, title, 30, HEADING), face=HEADING)
        period = f"{self.view.period} {(self.view.round - 1) % 3 + 1}"
        canvas.text(period, head, 30, face=HEADING, colour=RUBRIC, across="right")
        for name, row in self._person_boxes(canvas.page).items():
            canvas.picture(f"person/{name}", Box(row.x, row.y, 92, row.h))
            words = Box(row.x + 102, row.y, row.w - 102, row.h)
            top, bottom = words.rows(2)
            rats = "[rat]" * RATS[name]
            canvas.text(self.app.tongue(PERSONS[name].name), top, 26, face=BOLD)
            canvas.text(rats or "[no_rat]", bottom, 26, colour=FADED_INK)
        foot = Box(box.x + 22, box.bottom - 54, box.w - 44, 44)
        total = " + ".join(str(RATS[name]) for name in self.view.persons)
        canvas.text(f"[rat] {total} = {self.view.plague}", foot, 30, face=BOLD, across="centre")

    def _person_boxes(self, page: Page) -> dict[str, Box]:
        rows = Box(page.width - 318, BAR + 66, 292, 322).rows(3, 12)
        return dict(zip(self.view.persons, rows, strict=True))

    def _paint_log(self, canvas: Canvas) -> None:
        top = BAR + 460
        box = Box(canvas.page.width - 334, top, 324, canvas.page.height - top - 12)
        canvas.sheet(box, seed=61)
        head = Box(box.x + 22, box.y + 10, box.w - 44, 40)
        canvas.text(self.app.tongue(shared.LOG).upper(), head, 30, face=HEADING)
        heard = [e for e in self.log if e.only is None and e.seat is not None and e.kind not in _QUIET]
        y, limit = box.bottom - 16, box.y + 56
        for event in reversed(heard[-16:]):
            player = self.session.players[event.seat]  # type: ignore[index]
            words = telling.line(self.app.tongue, event, self.session.match.game, self.session.names)
            height = max(40, canvas.height(words, box.w - 84, 22))
            y -= height + 4
            if y < limit:
                break
            canvas.picture(f"crests/shield_{player.tincture}", Box(box.x + 18, y + 2, 34, 38), down="top")
            canvas.text(words, Box(box.x + 62, y, box.w - 84, height), 22, down="top")

    def _paint_outcome(self, canvas: Canvas, words: str) -> None:
        box = Box(1196, 12, canvas.page.width - 1196 - 176, BAR - 22)
        canvas.line(box, DARK_WOOD)
        canvas.ring(box, LEAF_GOLD, 2, 2)
        canvas.text(words, box.inset(16, 2), 26, face=ITALIC, colour=IVORY, across="centre")


_QUIET = frozenset({"dealt", "kept", "received", "answered", "round"})


def _grid(row: Box, count: int) -> list[Box]:
    columns = min(4, max(1, count))
    rows = max(1, -(-count // columns))
    height = min(96.0, (row.h - 10 * (rows - 1)) / rows)
    width = min(320.0, (row.w - 12 * (columns - 1)) / columns)
    left = row.x + (row.w - columns * width - 12 * (columns - 1)) / 2
    top = row.y + (row.h - rows * height - 10 * (rows - 1)) / 2
    places = [(i % columns, i // columns) for i in range(count)]
    return [Box(left + x * (width + 12), top + y * (height + 10), width, height) for x, y in places]
