"""The stage of Notre Dame: the card that is played, the person who is bribed, and the end of a round."""

from functools import partial

from game.drawing.page import Box, around
from game.drawing.pieces import Spot
from game.games.notre_dame import stage_cards
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.panel_persons import rows
from game.games.notre_dame.sentences import BOOK
from game.games.notre_dame.stage_chain import chain
from game.games.notre_dame.stage_deed import Deed
from game.games.notre_dame.stage_gains import gain, summed
from game.games.notre_dame.stage_place import Scene, scene
from game.games.notre_dame.stage_round import round_act
from game.games.notre_dame.words.persons import PERSONS
from game.table.desk import Stage
from game.table.flight import Flight
from game.table.playbill import Gain
from game.table.setting import Moment, Setting
from game.table.stage import Act, Cue, opened
from game.table.stage_card import Painter
from game.table.story import Beat
from game.words import Tongue
from rules.kernel import Event, Seat
from rules.notre_dame import GAME
from rules.notre_dame.names import PLACES
from rules.notre_dame.view import View

#: What the stage tells, with the seconds it takes at the usual speed.
STAGED = {
    "card": 0.85,
    "bribe": 1.0,
    "paid": 0.5,
    "cubes": 0.75,
    "confidant": 0.75,
    "drove": 0.9,
    "message": 0.9,
    "coins": 0.85,
    "coins_from": 1.1,
    "prestige": 0.8,
    "prestige_lost": 0.8,
    "rat": 0.85,
    "healthy": 1.2,
    "in_vain": 1.0,
    "no_effect": 0.9,
    "plague": 1.8,
    "outbreak": 1.0,
    "payout": 1.0,
    "round_over": 1.3,
}
#: What takes less time at the end of a round, where it happens to everybody.
BRIEFLY = {"rat": 0.45, "cubes": 0.5, "prestige": 0.5, "prestige_lost": 0.5}
#: Deeds after which nothing is to be seen; the bar alone tells them.
UNSEEN = ("stayed", "left_message", "declined")
#: In which part of its beat a number hits.
HIT = 0.15
#: How far the light reaches over the edge of a place, and how far that has to be from the stage.
REACH, CLEAR = 44.0, 34.0
#: How far it reaches over a person.
BESIDE = 18.0


class NotreDameStage(Stage[View]):
    """Tells what somebody does, and what the plague does to all."""

    def __init__(self, setting: Setting[View], board: NotreDameBoard) -> None:
        super().__init__(setting)
        self._board = board

    def act(self, moment: Moment[View], beat: Beat[View]) -> Act | None:
        """Give the card, the person or the round that is at work."""
        told = chain(beat)
        if not told or (beat.event and beat.event.kind in UNSEEN):
            return None
        assert told[0].event
        if told[0].event.kind == "plague":
            return round_act(self, moment, told)
        return self._deed(moment, told, told[0].event)

    def _deed(self, moment: Moment[View], told: list[Beat[View]], root: Event) -> Deed | None:
        seat, beat = root.seat, told[-1]
        assert seat is not None
        events = [each.event for each in told if each.event]
        new = gain(beat.event, self.tinctures) if beat.event else None
        gains = self._gains(events)
        box, quarter = opened(self.layout.tray), self.quarter(beat.view, seat)
        places = [seen for event in events if (seen := self._board.shown(event, beat.view))]
        place = places[-1] if places else None
        board = self._slid(box, quarter, place)
        player, line = self.session.players[seat], self._worded(events)
        deed = Deed(
            box=box,
            key=(root.kind, id(told[0])),
            seats=(seat,),
            struck=self._payers(beat.event),
            lit=(place.inset(-self._reach(place, beat.view)),) if place else (),
            board=board,
            cues=(Cue(HIT if new else 0.0),),
            tincture=player.tincture,
            name=player.name,
            words=BOOK.line(moment.say, line, self.session.names),
            due=self._due(root, line, moment.say),
            card=self._painter(events, told, moment.say.language),
            gains=gains,
            fresh=int(new is not None),
            enters=beat is told[0],
            mirrored=[quarter, *places][1 if places else 0].centre[0] < box.centre[0],
            tags=self._tags(beat.event, new),
            ground=self._ground(box),
        )
        return self._placed(deed, events, beat, place)

    def _gains(self, events: list[Event]) -> tuple[Gain, ...]:
        """Sum up what a deed brings; beside a message it does not matter any more how one came to it."""
        found = summed(each for event in events if (each := gain(event, self.tinctures)))
        taken = any(event.kind == "message" for event in events)
        return tuple(each for each in found if each.number is not None) if taken else found

    def _worded(self, events: list[Event]) -> Event:
        """Give the event that says what is done: a message has the last word."""
        return next((event for event in reversed(events) if event.kind == "message"), events[0])

    def _due(self, root: Event, line: Event, say: Tongue) -> str:
        """Say what a person does who is bribed."""
        if root.kind != "bribe" or line is not root:
            return ""
        return say(PERSONS[str(GAME.named(root)["person"])].short)

    def _painter(self, events: list[Event], told: list[Beat[View]], language: str) -> Painter:
        """Paint the message that was taken, or else the card or the person."""
        worded, root = self._worded(events), GAME.named(events[0])
        if worded.kind == "message":
            data = GAME.named(worded)
            colour = int(str(data["market"]).rpartition("_")[2])
            return partial(stage_cards.message, str(data["kind"]), self._board.paris.colours[colour])
        if events[0].kind == "bribe":
            return partial(stage_cards.person_card, str(root["person"]), language)
        owner = int(str(root["owner_seat"]))
        return partial(stage_cards.action_card, str(root["card"]), self.tinctures[owner], language)

    def _payers(self, event: Event | None) -> tuple[Seat, ...]:
        if event and event.kind == "coins_from":
            return (int(str(GAME.named(event)["payer_seat"])),)
        return ()

    def _tags(self, event: Event | None, new: Gain | None) -> tuple[tuple[Box, Gain], ...]:
        """Say what is to be read on which panels."""
        if not event or event.seat is None or not new or new.number is None:
            return ()
        lost = [(self.layout.seat(payer), new._replace(number=-new.number)) for payer in self._payers(event)]
        return ((self.layout.seat(event.seat), new), *lost)

    # Where it is to be seen.

    def quarter(self, view: View, seat: Seat) -> Box:
        """Give the houses of a seat."""
        home = view.quarters[seat].home
        sectors = self._board.paris.placed("sector")
        return around([box for name, box in sectors.items() if name.endswith(f"_{home}")])

    def whole_quarter(self, view: View, seat: Seat) -> Box:
        """Give the houses and the markets of a seat."""
        home, paris = view.quarters[seat].home, self._board.paris
        markets = [box for name, box in paris.placed("market").items() if name.endswith(f"_{home}")]
        return around([self.quarter(view, seat), *markets])

    def _ground(self, box: Box) -> Box:
        """Give what is to be seen of the board above the stage."""
        board = self.layout.board
        return Box(board.x, board.y, board.w, min(board.h, box.y - board.y))

    def _reach(self, place: Box, view: View) -> float:
        """Say how far light reaches over a place: from one person not to the next."""
        return BESIDE if place in rows(self.layout, view, self.sizes).values() else REACH

    def _slid(self, box: Box, quarter: Box, place: Box | None) -> Box | None:
        """Let the board slide up where quarter or place lie beneath the stage, yet never past the place."""
        board = self.layout.board
        place = place if place and board.meets(place) else quarter
        up = max(quarter.bottom, place.bottom) + CLEAR - box.y
        up = min(up, board.bottom - box.y, place.y - REACH - board.y)
        return board.moved(0, -up) if up > 0 else None

    def _placed(self, deed: Deed, events: list[Event], beat: Beat[View], place: Box | None) -> Deed:
        """Set the place that the deed is about into its light, and let what comes fly there."""
        if place is None or not self.layout.board.holds(place.centre):
            return deed
        seen = (scene(event, beat.view, self.tinctures) for event in reversed(events))
        found = next((each for each in seen if each), Scene())
        if beat.event and beat.event.kind == "drove" and beat.travels:
            # The carriage itself is still under way.
            found = Scene()
        at = deed.shifted(self.layout.board, Spot(*place.centre))
        deed = deed.beside(at)
        flight = self._flight(deed, beat.event, at) if beat.travels else None
        return deed.set_at(found, at, flight)

    def _flight(self, deed: Deed, event: Event | None, goal: Spot) -> Flight | None:
        """Say what flies to the place: cubes and confidants, from where they were."""
        if event is None or event.seat is None or event.kind not in ("cubes", "confidant"):
            return None
        data = GAME.named(event)
        if data["target"] in ("supply", "reserve"):
            return None
        kind = "cube" if event.kind == "cubes" else "confidant"
        picture = f"pieces/{kind}_{self.tinctures[event.seat]}"
        start = deed.rim
        if data["source"] in PLACES:
            old = self._board.shown(event._replace(data=self._back(event, data["source"])), self.view)
            start = deed.shifted(self.layout.board, Spot(*old.centre)) if old else start
        return Flight(picture, start, goal)

    def _back(self, event: Event, source: object) -> tuple[object, ...]:
        """Give the data of an event that leads to where it came from."""
        return (*event.data[:-1], source)
