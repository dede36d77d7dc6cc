"""Europe in the middle of the table: its regions and pieces, and what an action can mean there."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot
from game.drawing.theme import LEAF_GOLD, LIGHT
from game.games.rattus.board_coming import paint_coming
from game.games.rattus.board_danger import losses, paint_heat, paint_tags
from game.games.rattus.board_life import ships
from game.games.rattus.board_map import europe
from game.games.rattus.board_seen import paint_seen
from game.games.rattus.board_tags import Folk, PieceGlow, Tag, roomy
from game.games.rattus.cards import KINDS, ClassCard
from game.games.rattus.panel_tokens import tally
from game.table.desk import Board
from game.table.passers import Passer
from game.table.region_buttons import BEGUN, LandGlow, TokenGlow, outline, shine
from game.table.setting import Moment, Place, Setting
from game.table.story import Beat
from game.widgets.button import Button, Deed
from game.words import Tongue
from rules.kernel import Action, Event, Seat
from rules.rattus.europe import REGIONS
from rules.rattus.questions import about, begun_at, picked
from rules.rattus.state import Rattus
from rules.rattus.view import View

#: Kinds of actions that mean a token, a spot for a wall, or the plague.
ROUND = frozenset({"rat", "link", "wall", "plague"})
#: Kinds of actions that mean how many cubes go somewhere.
NUMBERS = frozenset({"cubes"})
#: Pieces that stand on a card while they are not on the map.
KEPT_ON = {"nun": "nun", "bishop": "bishop", "wall": "emperor", "potion": "magician"}


class Ahead(NamedTuple):
    """The position after what is meant, or as it is, and what may be seen of it."""

    state: Rattus
    view: View


def region_of(option: Action) -> str:
    """Name the region an option means, if any."""
    value = option.value[0] if isinstance(option.value, tuple) else option.value
    return str(value) if value in REGIONS else ""


def region_meant(moment: Moment[View]) -> str:
    """Name the region to which leads what is meant, if any."""
    return region_of(moment.way[-1]) if moment.way else ""


class RattusBoard(Board[View]):
    """The chart of one game; the cards lie in the tray."""

    def __init__(self, setting: Setting[View], cards: Mapping[str, Box]) -> None:
        super().__init__(setting)
        self.map = europe(len(self.view.regions), self.layout.board, self.tinctures, self.sizes)
        self.cards = cards
        self._foreseen: dict[tuple[Action, ...], Ahead] = {}
        self._options = setting.options
        self._targets = frozenset(str(option.value) for option in setting.options if option.kind == "region")

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the empty chart."""
        self.map.draw_ground(canvas)

    def passers(self) -> tuple[Passer, ...]:
        """Let a ship sail by."""
        return ships(self.map.box)

    def pieces(self, view: View) -> list[Piece]:
        """Give rats, cubes, potions, clergy, walls and the plague."""
        return self.map.pieces(view)

    def paint_under(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Redden the regions where the plague would find victims, and mark where a choice half made began."""
        paint_heat(canvas, self.map.lands, self._feared(moment))
        asked = self.session.asked if moment.beat is None else None
        for name in self._asked_about(moment.view) if asked else ():
            if name in self.map.lands:
                shine(canvas, self.map.lands[name], BEGUN)
            else:
                canvas.ring(self.map.placed("wall")[name].inset(-2), LIGHT, 6, 10)
        for region, number in picked(asked) if asked else ():
            token = self.map.tokens(moment.view.region(region))[number - 1].inset(-7)
            canvas.ring(token, LIGHT, 8, token.w / 2)

    def _feared(self, moment: Moment[View]) -> dict[str, float]:
        """Say what the plague would cost in each region, in the one that is meant afterwards."""
        asked = self.session.asked
        if asked is None or moment.beat or self.session.players[asked.seat].bot:
            return {}
        meant = region_meant(moment) or (about(asked, moment.view) if moment.way else "")
        if not meant:
            return self._losses
        rest = {name: loss for name, loss in self._losses.items() if name != meant}
        return {**rest, **losses(self.ahead(*moment.way).view, [meant])}

    @cached_property
    def _losses(self) -> dict[str, float]:
        return losses(self.view, self.map.regions)

    def ahead(self, *way: Action) -> Ahead:
        """Give the position after what is meant, or as it is."""
        asked, state = self.session.asked, self.session.match.state
        assert isinstance(state, Rattus)
        if not way or asked is None:
            return Ahead(state, self.view)
        if way not in self._foreseen:
            for action in way:
                _, state = state.foreseen(action, asked.seat)
            self._foreseen[way] = Ahead(state, state.view(self.view.seat))
        return self._foreseen[way]

    def paint_over(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Hang tags of danger, and show large what somebody looks at in secret."""
        if self._options:
            # What shines lies over the ink of the map.
            self.map.draw_names(canvas, self._lit)
        tags = {region.name: self.map.tag(region) for region in moment.view.regions}
        paint_tags(canvas, tags, self._feared(moment), self._targets, moment.say)
        if self._peeking:
            paint_seen(canvas, self.map, moment.view)

    @cached_property
    def _lit(self) -> frozenset[str]:
        """Name the regions that keep their light while somebody chooses: all, unless some are an answer."""
        options = self._options
        if [option.kind for option in options] == ["plague"]:
            options = self.ahead(*options).state.options()
        found = frozenset(name for option in options if (name := region_of(option)))
        dim = found or any(option.kind in ("link", "wall") for option in options)
        return found if dim else frozenset(self.map.regions)

    @property
    def _peeking(self) -> bool:
        """Say whether a seat looks at its secrets that hides them otherwise."""
        seat, session = self.view.seat, self.session
        if seat is None or session.alone or seat in session.phones or not self._options:
            return False
        return session.players[seat].on_screen != "open"

    def _asked_about(self, view: View) -> list[str]:
        """Name where a choice half made began, and where it is made."""
        asked = self.session.asked
        assert asked is not None
        begun, here = begun_at(asked), about(asked, view)
        return [*begun, here] if here and here not in begun else begun

    def paint_foreseen(self, canvas: Canvas, moment: Moment[View]) -> None:
        """Say on the map how many cubes would come, or may come, to a region."""
        after = [self.ahead(*moment.way).view] if moment.way else []
        if not after and moment.beat is None:
            after = [self.ahead(option).view for option in self._options if option.kind in NUMBERS]
        feared = self._feared(moment)
        tags = {region.name: self.map.tag(region) for region in moment.view.regions if region.name in feared}
        paint_coming(canvas, self.map, self.view, after, tags)

    def paint_beat(self, canvas: Canvas, beat: Beat[View], moment: Moment[View]) -> None:
        """Mark the region that is told of; the token that is turned there is on the stage."""
        land = self.shown(beat.event, moment.view) if beat.event else None
        if isinstance(land, Land):
            self.mark(canvas, land)

    def mark(self, canvas: Canvas, box: Box) -> None:
        """Mark a land by its outline."""
        if isinstance(box, Land):
            outline(canvas, box, LEAF_GOLD, 5)
        else:
            super().mark(canvas, box)

    def shown(self, event: Event, view: View) -> Box | None:
        """Point at the region of an event."""
        named = self.session.match.game.named(event)
        for key in ("target", "region", "place"):
            if named.get(key) in self.map.lands:
                return self.map.lands[str(named[key])]
        return None

    # What can be picked.

    def spots(self, seat: Seat) -> Mapping[Place, Box]:
        """Name regions, rats, cubes, pieces and links, and the cards below."""
        cards: dict[Place, Box] = {(kind, name): box for name, box in self.cards.items() for kind in KINDS}
        return {**self.map.spots(self.view), **self._folk.rings, **self._folk.tags, **cards}

    def stands_for(self, option: Action, seat: Seat) -> Box | None:
        """Let the reaper stand for moving the plague."""
        reaper = self.map.reaper(self.view.plague)
        return reaper.centred(reaper.h, reaper.h) if option.kind == "plague" else None

    def lit(self, option: Action, box: Box) -> Box | None:
        """Let the whole region keep its light in which something can be picked."""
        return self.map.lands.get(region_of(option), None if option.kind in ROUND else box)

    @cached_property
    def _folk(self) -> Folk:
        return roomy(self.map.spots(self.view), self.view, self.map.box)

    def glow(self, option: Action, box: Box, deed: Deed, say: Tongue) -> Button | None:
        """Let lands glow by their outline, and cards be themselves."""
        if isinstance(box, Land):
            region = self.view.region(str(option.value))
            first = [*self.map.tokens(region), self.map.tag(region)][0]
            return LandGlow(box, deed, Box(first.x - 52, first.centre[1] - 19, 46, 38))
        if option.kind in ROUND:
            return TokenGlow(box, deed)
        if (option.kind, option.value) in self._folk.tags:
            assert isinstance(option.value, tuple)
            seat = int(option.value[1])
            cubes = self.view.region(str(option.value[0])).cubes[seat]
            return Tag(box, deed, cubes, self.tinctures[seat])
        if option.kind in KINDS:
            return ClassCard(box, option.name, self.view, self.tinctures, say, deed)
        pieces = self._pieces(option)
        return PieceGlow(box, deed, pieces) if pieces else None

    def _pieces(self, option: Action) -> Box | None:
        """Give the place of pieces in a region that an option means, where they are large themselves."""
        seat = option.value[1] if isinstance(option.value, tuple) else -1
        name = region_of(option) if self.sizes.sofa else ""
        people = self.map.people(self.view.region(name)) if name else []
        return next((box for item, box in people if (item.kind, item.seat) == (option.kind, seat)), None)

    def meant_by(self, at: tuple[float, float], buttons: Sequence[Button]) -> tuple[float, float]:
        """Let a region that is lit stand for the only thing in it that can be picked."""
        here = self.under(at)
        if not here or any(button.enabled and button.box.holds(at) for button in buttons):
            return at
        inside = [button for button in buttons if self.map.box.holds(button.box.centre)]
        picks = {b.box for b in inside if isinstance(b.meaning, Action) and region_of(b.meaning) == here}
        return picks.pop().centre if len(picks) == 1 else at

    def under(self, at: tuple[float, float]) -> str:
        """Name the region under the pointer."""
        return next((name for name, land in self.map.lands.items() if land.holds(at)), "")

    def lens(self, at: tuple[float, float]) -> Box | None:
        """Look at a whole region."""
        return self.map.lands.get(self.under(at))

    def belonging(self, part: Box) -> list[Box]:
        """Give all that stands in a region."""
        name = next((name for name, land in self.map.lands.items() if land is part), "")
        return self.map.standing(self.view.region(name), plague=self.view.plague == name) if name else []

    # What moves.

    def edge(self, piece: Piece, panel: Spot, before: View, after: View) -> Spot:
        """Bring rats from the tally and pieces from their cards; cubes come from their owner."""
        if piece.kind == "rat" or piece.kind.startswith("eye"):
            return Spot(*tally(self.layout).centre)
        card = self.cards.get(KEPT_ON.get(piece.kind, ""))
        return Spot(*card.centre) if card else panel
