"""Paris in the middle of the table: what stands there, what can be picked there, and how it moves."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box, around
from game.drawing.pieces import Piece, Spot
from game.drawing.theme import INK, LIGHT
from game.games.notre_dame.board_cuts import GAP
from game.games.notre_dame.board_labels import brings, paint_label, paint_line, room
from game.games.notre_dame.board_life import barges
from game.games.notre_dame.board_map import paris
from game.games.notre_dame.board_names import paint_name
from game.games.notre_dame.board_stops import Stop, Stops, got, occupied
from game.games.notre_dame.explanations import position
from game.games.notre_dame.panel_persons import foot, in_strip, rows
from game.games.notre_dame.words.inspector import NEXT_CARD
from game.table.desk import Board
from game.table.passers import Passer
from game.table.setting import Moment, Place, Setting
from game.widgets.button import Button, Deed
from game.words import Tongue
from rules.kernel import Action, Event, Seat
from rules.notre_dame import GAME
from rules.notre_dame.quarters import quarters
from rules.notre_dame.view import View

#: Where quarters stand side by side, so many fill the board.
COLUMNS = 3
#: How far a quarter reaches beyond its houses, and beyond its name.
QUARTER, ABOVE = 46.0, 9.0
#: How far it reaches beyond its markets.
MARKET = 7.0
#: How much of its room the name of a quarter usually takes.
NAMED = 0.6
#: How many times as much as a piece the rats that are counted are kept in sight.
COUNTED = 4


class NotreDameBoard(Board[View]):
    """Paris in its box, and the persons in theirs."""

    def __init__(self, setting: Setting[View]) -> None:
        super().__init__(setting)
        homes = tuple(quarter.home for quarter in self.view.quarters)
        streets = self.session.match.choices["streets"]
        board, apart = self.layout.board, in_strip(self.layout)
        self.paris = paris(
            quarters(len(homes)), homes, board, self.tinctures, streets, self.sizes, apart=apart
        )
        self.persons = rows(self.layout, self.view, self.sizes)

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the empty city, and in each quarter who lives there."""
        self.paris.draw_ground(canvas)
        for quarter, name in zip(self.view.quarters, self.session.names, strict=True):
            plate, tincture = self.paris.plate(quarter.home), self.tinctures[quarter.seat]
            paint_name(canvas, plate, tincture, name, self.sizes.body)

    def paint_under(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Count the rats of every quarter."""
        self.paris.draw_tallies(canvas, moment.now)

    def pieces(self, view: View) -> list[Piece]:
        """Give messages, cubes, confidants and carriages."""
        return self.paris.pieces(view)

    def paint_over(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Light the place of the card that is meant."""
        place = self._place(moment.option) if moment.option else None
        if place:
            _light(canvas, place)

    def _place(self, option: Action) -> Box | None:
        """Find where a card of the person who looks would be at work."""
        if option.kind not in ("card", "keep") or self.view.seat is None:
            return None
        if option.value == "notre_dame":
            return self.paris.placed("cathedral")["cathedral"]
        home = self.view.quarters[self.view.seat].home
        return self.paris.placed("sector").get(f"{option.value}_{home}")

    def passers(self) -> tuple[Passer, ...]:
        """Let a barge pass on the Seine."""
        return barges(self.paris)

    def shown(self, event: Event, view: View) -> Box | None:
        """Point at the person, the sector, the market or the harbour of an event."""
        data = GAME.named(event)
        persons = rows(self.layout, view, self.sizes)
        if data.get("person") in persons:
            return persons[str(data["person"])]
        if event.seat is None:
            return None
        home = view.quarters[event.seat].home
        place = data.get("target") or data.get("card") or data.get("end") or data.get("market")
        if event.kind == "rat":
            return self.paris.tally(home)
        if place in ("cathedral", "notre_dame"):
            return self.paris.placed("cathedral")["cathedral"]
        sector = self.paris.placed("sector").get(f"{place}_{home}")
        return sector or self.paris.placed("market").get(str(place))

    @property
    def parts(self) -> Sequence[Box]:
        """Part persons, cathedral and the quarters below them; the sum of rats is only read."""
        if not in_strip(self.layout):
            return super().parts
        board, read = self.layout.board, foot(self.layout, self.sizes)
        high, end = self.layout.context.bottom - board.y, self.layout.context.right
        persons = Box(board.x, board.y, read.x - board.x, high)
        cathedral = Box(end, board.y, board.right - end, high)
        return persons, cathedral, Box(board.x, board.y + high, board.w, board.h - high)

    def reading(self, seats: Sequence[Seat], looked: Box | None = None) -> Box:
        """Lay what is read over houses of somebody else, below their name, far from whoever acts."""
        if not in_strip(self.layout):
            return super().reading(seats, looked)
        spared = [self.paris.quarter(self.view.quarters[seat].home) for seat in seats]
        spared += [looked] if looked else []
        # What is read for long leaves the persons free, and says whose houses it hides.
        board, strip = self.layout.board, self.layout.context
        top = strip.y if looked else max(self.paris.plate(home).bottom for home in self.paris.homes) + GAP

        def harm(column: Box) -> tuple[float, ...]:
            far = abs(column.centre[0] - spared[0].centre[0]) if spared else column.x
            return *(column.meets(box) for box in spared), -far

        columns = Box(board.x, top, board.w, board.bottom - top).columns(COLUMNS, GAP)
        return min(columns, key=harm)

    def spots(self, seat: Seat) -> Mapping[Place, Box]:
        """Name sectors, markets, the cathedral and the persons."""
        persons: dict[Place, Box] = {("bribe", name): box for name, box in self.persons.items()}
        places = self.paris.spots(self.view.quarters[seat].home)
        # The houses of a quarter stand closer than one should have to aim.
        apart = {place: box.inset(1.5) if place[0] == "sector" else box for place, box in places.items()}
        return {**apart, **persons}

    def glow(self, option: Action, box: Box, deed: Deed, say: Tongue) -> Button | None:
        """Tell markets with something to take from bare ones."""
        asked = self.session.asked
        if option.kind != "market" or asked is None:
            return None
        brings = got(position(self.session), asked.seat, option.name, self.tinctures)
        return Stop(box, deed, brings, self._stops)

    @cached_property
    def _stops(self) -> Stops:
        """Keep pieces, names, and the rats counted in sight while somebody chooses."""
        homes = [quarter.home for quarter in self.view.quarters]
        tallies, rooms = ([f(home) for home in homes] for f in (self.paris.tally, self.paris.plate))
        names = [room.centred(room.w * NAMED, room.h) for room in rooms]
        above = [self.layout.context] if in_strip(self.layout) else []
        spared = [*occupied(self.pieces(self.view)), *(tallies * COUNTED), *names, *above]
        return Stops(self.layout.board, spared)

    def lens(self, at: tuple[float, float]) -> Box | None:
        """Look at a whole quarter: its name, its houses, its markets and what lies between."""
        names = self.paris.placed("sector")
        for home in range(self.paris.quarters):
            houses = [box for name, box in names.items() if name.endswith(f"_{home}")]
            quarter = around(houses).inset(-QUARTER)
            if quarter.holds(at):
                markets = [box.inset(-MARKET) for box in self.paris.markets(home)]
                return around([quarter, *markets, *self._read(home)]).shared(self.paris.box)
        return None

    def _read(self, home: int) -> list[Box]:
        """Give what is read in a quarter: its name, and its rats if they are counted there."""
        if home not in self.paris.homes:
            return []
        name, rats = self.paris.plate(home), self.paris.tally(home)
        inside = self.paris.quarter(home).holds(rats.centre)
        return [box.inset(0, -ABOVE) for box in ((name, rats) if inside else (name,))]

    def foot(self, part: Box) -> float:
        """Leave room below a quarter for what the next card brings there, if a cube can be placed."""
        placing = [self.paris.quarter(quarter.home) for quarter in self.view.quarters if quarter.supply]
        return room(part, self.sizes) if any(part.holds(ground.centre) for ground in placing) else 0.0

    def paint_close(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Say below each house of a quarter what the next card there brings."""
        yards, state, labels = self.paris.placed("cubes"), position(self.session), 0
        for quarter in self.view.quarters:
            for sector in quarter.sectors:
                cubes = yards[f"{sector}_{quarter.home}"]
                if box.holds(cubes.centre) and (
                    words := brings(state, quarter.seat, sector, self.tinctures, say)
                ):
                    spared = [*self.paris.markets(quarter.home), *self._read(quarter.home)]
                    paint_label(canvas, cubes, words, box, spared)
                    labels += 1
        if labels:
            paint_line(canvas, say(NEXT_CARD), box)

    def stands_for(self, option: Action, seat: Seat) -> Box | None:
        """Let a sector stand for the card that places a cube there, and the cathedral for its own."""
        if option.kind != "card":
            return None
        spots = self.spots(seat)
        return spots.get(("cathedral", "") if option.value == "notre_dame" else ("sector", option.value))

    def way(self, piece: Piece, start: Spot, end: Spot) -> tuple[Spot, ...]:
        """Let carriages keep to the streets."""
        return self.paris.way(start, end) if piece.kind.startswith("carriage") else (start, end)

    def edge(self, piece: Piece, panel: Spot, before: View, after: View) -> Spot:
        """Bring cubes from their owner, unless its supply stays as it is: then from the general supply."""
        for old, new in zip(before.quarters, after.quarters, strict=True):
            if piece.kind == f"cube_{self.paris.colours[new.home]}" and old.supply == new.supply:
                return self.reserve
        return panel

    @property
    def reserve(self) -> Spot:
        """Say where the general supply is: at the far end of the table."""
        return Spot(self.paris.box.centre[0], self.paris.box.y)


def _light(canvas: Canvas, place: Box) -> None:
    light.glow(canvas, place.centre, max(place.w, place.h) * 0.9, strength=0.3)
    for inset, colour, weight in ((-6.0, INK, 8), (-5.0, LIGHT, 6)):
        canvas.ring(place.inset(inset), colour, weight, 12)
