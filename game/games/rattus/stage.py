"""The stage of Rattus: the token that strikes, the card somebody takes, and how it all ends."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.games.rattus.board import RattusBoard
from game.games.rattus.board_map import FRAME
from game.games.rattus.cards import ClassCard
from game.games.rattus.sentences import BOOK
from game.games.rattus.stage_cards import Cards
from game.games.rattus.stage_end import LAST, FinalStrike, LoudBill, TollAct, tolled, worst_hit
from game.games.rattus.stage_facts import Strike, strike_told, toll_at_last, toll_told
from game.games.rattus.stage_strike import StrikeAct
from game.games.rattus.stage_sum import Counted
from game.games.rattus.words import stage as words
from game.games.rattus.words.characters import CHARACTERS
from game.games.rattus.words.table import REGIONS, TERMS
from game.table.desk import Stage
from game.table.playbill import Gain, Playbill
from game.table.setting import Moment, Setting
from game.table.stage import Act, Cue, opened
from game.table.story import Beat
from game.words import Tongue
from game.words.telling import spoken
from rules.kernel import Event
from rules.rattus import GAME
from rules.rattus.names import CLASS_OF
from rules.rattus.state import Rattus
from rules.rattus.tokens import TOKENS
from rules.rattus.view import View

#: What stands on the stage by itself.
BILLS: dict[str, type[Playbill]] = {
    "took": Playbill,
    "took_from": Playbill,
    "shown": LoudBill,
    "last_round": LoudBill,
    "final_plague": LoudBill,
}
#: What is shown instead of a card.
EMBLEMS = {"last_round": "title/handbell", "final_plague": "pieces/plague"}
#: How large tokens are that lie open together, and where their middles are.
SHOWN = 186.0
CLOVER = {2: ((-0.3, -0.42), (0.3, 0.42)), 3: ((-0.5, -0.44), (0.5, -0.44), (0.0, 0.46))}


class RattusStage(Stage[View]):
    """Tells what the plague does, and what somebody does with a card."""

    def __init__(self, setting: Setting[View], board: RattusBoard) -> None:
        super().__init__(setting)
        self._board = board

    def act(self, moment: Moment[View], beat: Beat[View]) -> Act | None:
        """Give the token at work, the card, or the end."""
        event = beat.event
        if event is None:
            return None
        if event.kind in BILLS:
            return self._bill(moment, beat, event)
        if event.kind == "game_over":
            return self._toll(moment, beat)
        strike = strike_told(beat, len(self.session.players))
        return self._struck(moment, beat, strike) if strike else None

    # Tokens.

    def _struck(self, moment: Moment[View], beat: Beat[View], strike: Strike) -> Act:
        """Give the token at work; when the plague is everywhere, beside all it has done."""
        lands, turns = self._board.map.lands, beat.event is not None and beat.event.kind == "turned"
        cubes = beat.view.region(strike.region).cubes
        final = beat.view.phase == "final_plague"
        kind: type[StrikeAct] = StrikeAct
        more: dict[str, Any] = {}
        if final:
            toll = toll_told(beat, strike.region, self._state)
            kind = FinalStrike
            more = {"sums": toll.losses, "tolls": tolled(toll, lands), "kept": self._board.map.letters}
        return kind(
            box=self.layout.tray,
            key=("token", "" if final else strike.region, "" if final else strike.face.name),
            seats=(*(() if final else (beat.seat,)), *(seat for seat, number in enumerate(cubes) if number)),
            struck=() if turns else tuple(loss.seat for loss in strike.losses if loss.cubes),
            lit=(lands[strike.region],),
            aside=(self._side,),
            cues=(Cue(), *_cues(strike)) if turns and not final else (Cue(),),
            flown=True,
            strike=strike,
            turns=turns,
            title=moment.say(REGIONS[strike.region]),
            counted=_counted(strike, moment.say),
            land=lands[strike.region],
            map=self._board.map.box,
            panels=tuple(self.layout.seat(seat) for seat in range(len(self.session.players))),
            tinctures=self.tinctures,
            back=_back(strike),
            cards=self._cards(moment, beat),
            **more,
        )

    @property
    def _state(self) -> Rattus:
        state = self.session.match.state
        assert isinstance(state, Rattus)
        return state

    @property
    def _side(self) -> Box:
        """Give the whole side of the table, whatever lies there."""
        side, log = self.layout.context, self.layout.log
        return Box(side.x, side.y, side.w, max(side.bottom, log.bottom) - side.y)

    def _cards(self, moment: Moment[View], beat: Beat[View]) -> Cards:
        return Cards(self._board.cards, beat.view, self.tinctures, moment.say)

    def _toll(self, moment: Moment[View], beat: Beat[View]) -> Act | None:
        """Give all that the last plague has taken, if it has."""
        toll = toll_at_last(beat.view, self._state)
        tolls = tolled(toll, self._board.map.lands)
        if not tolls:
            return None
        left = (box for region in beat.view.regions for _, box in self._board.map.people(region))
        return TollAct(
            box=self.layout.tray,
            key="toll",
            seats=tuple(loss.seat for loss in toll.losses),
            lit=tuple(land for land, _ in worst_hit(tolls)),
            aside=(self._side,),
            cues=(Cue(LAST, "plague"),),
            said=moment.say(TERMS["final_plague"]),
            title=moment.say(TERMS["final_plague"]),
            sums=toll.losses,
            tolls=tolls,
            tinctures=self.tinctures,
            map=self._board.map.box.inset(FRAME),
            kept=(*self._board.map.letters, *left),
            cards=self._cards(moment, beat),
        )

    # Cards, and what everybody is told.

    def _bill(self, moment: Moment[View], beat: Beat[View], event: Event) -> Act:
        data, say = GAME.named(event), moment.say
        player = None if event.seat is None else self.session.players[event.seat]
        title = {"last_round": TERMS["last_round"], "shown": REGIONS.get(str(data.get("region")), "")}
        owner = data.get("owner_seat")
        land = self._board.shown(event, moment.view)
        return BILLS[event.kind](
            box=opened(self.layout.tray),
            key=(event, beat.view.round),
            seats=() if event.seat is None else (event.seat,),
            struck=() if owner is None else (int(str(owner)),),
            lit=(land,) if land else (),
            # Tokens that lie there need the room of the seal.
            tincture=player.tincture if player and event.kind != "shown" else "",
            name=player.name if player else say(TERMS["final_plague"]),
            words=say(title[event.kind]) if event.kind in title else self._line(say, event),
            # Whoever watches learns what the card does.
            due=say(CHARACTERS[str(data["character"])].short) if "character" in data else "",
            card=self._shown_card(event, beat, say),
            gains=tuple(map(Gain, self._signs(event))),
        )

    def _line(self, say: Tongue, event: Event) -> str:
        return BOOK.line(say, event, self.session.names)

    def _signs(self, event: Event) -> list[str]:
        """Give what is shown beside a card: from whom to whom it goes, its class, or who plays once more."""
        data = GAME.named(event)
        crest = [f"crests/shield_{tincture}" for tincture in self.tinctures]
        if event.kind == "took_from" and event.seat is not None:
            return [crest[int(str(data["owner_seat"]))], "icons/arrow_right", crest[event.seat]]
        if event.kind == "took":
            return [f"classes/{CLASS_OF[str(data['character'])]}"]
        order = data.get("order_seats", ())
        assert isinstance(order, tuple)
        return [crest[int(seat)] for seat in order]

    def _shown_card(self, event: Event, beat: Beat[View], say: Tongue) -> Callable[[Canvas, Box], object]:
        data = GAME.named(event)
        if event.kind == "shown":
            tokens = data["tokens"]
            assert isinstance(tokens, tuple)
            return partial(_paint_tokens, tuple(map(str, tokens)))
        if event.kind in EMBLEMS:
            return partial(_paint_emblem, EMBLEMS[event.kind])
        return partial(_paint_card, str(data["character"]), beat.view, self.tinctures, say)


def _counted(strike: Strike, say: Tongue) -> Counted:
    """Put the sum into words; where more or less than the cubes counts, show what."""
    verdict = say(words.STRIKES if strike.strikes else words.SPARES)
    number, cubes, plague, nuns = strike.counted or (strike.face.limit, 0, 0, 0)
    below = spoken(say, words.LIVE, n=number)
    if plague or nuns:
        more = f" +{plague}[pieces/plague]" if plague else ""
        less = f" −{nuns}[pieces/nun]" if nuns else ""
        below = f"{cubes}[cube]{more}{less}"
    return Counted(number, strike.face.limit, below, verdict)


def _paint_card(
    card: str, view: View, tinctures: tuple[str, ...], say: Tongue, canvas: Canvas, box: Box
) -> None:
    ClassCard(box, card, view, tinctures, say).draw(canvas, hot=False)


def _paint_emblem(picture: str, canvas: Canvas, box: Box) -> None:
    light.glow(canvas, box.centre, box.h * 0.6, strength=0.5)
    canvas.picture(picture, box.inset(0, 20))


def _paint_tokens(names: tuple[str, ...], canvas: Canvas, box: Box) -> None:
    """Lay two or three tokens over each other like the leaves of a clover."""
    for name, (x, y) in zip(names, CLOVER[len(names)], strict=True):
        canvas.picture(f"token/{name}", Box(*box.centre, 0, 0).inset(-SHOWN / 2).moved(x * SHOWN, y * SHOWN))


def _cues(strike: Strike) -> Iterator[Cue]:
    """Let each sign be heard that finds somebody, and the cubes fall."""
    course = [*StrikeAct.parts(strike)]
    for sign, start in zip(strike.signs, course, strict=False):
        if sign.losses:
            yield Cue(start + 0.02, "blade")
    if any(loss.cubes for loss in strike.losses):
        yield Cue(course[-2] + 0.05, "plague")


def _back(strike: Strike) -> str:
    """Name the back of the token: those that open the game have a ring."""
    rings = {token.name for token in TOKENS if token.ring}
    return "pieces/rat_back_start" if strike.face.name in rings else "pieces/rat_back"
