"""The actions of the twelve buildings: one function each, found by its name."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from rules.kernel import Action, Decision, Seat, Step, frame
from rules.rattus_cartus.names import (
    BREWERY,
    BUILDINGS,
    CARD,
    DECLINE,
    DONE,
    FARM,
    FLUTE,
    GOLD,
    GUARD_TOWER,
    JOKER,
    NOWHERE,
    NUMBER,
    PASS,
    SWORD,
)
from rules.rattus_cartus.rights import TRIBUTE, drawn, may_decline
from rules.rattus_cartus.specials import collect, give_all
from rules.rattus_cartus.support import Look, unseen

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

#: Called with the seat that acts and whether its action is the premium one.
BuildingAction: TypeAlias = Callable[["RattusCartus", Seat, bool], None]

#: By the name of the building.
BUILDING_ACTIONS: dict[str, BuildingAction] = {}

ACT = Action("act")


def building(function: BuildingAction) -> BuildingAction:
    """Enter a function as the action of the building it is named after."""
    name = function.__name__
    assert name in set(BUILDINGS) - BUILDING_ACTIONS.keys(), name
    BUILDING_ACTIONS[name] = function
    return function


@frame
class TakeAction(Step["RattusCartus"]):
    """One seat takes the action of its building."""

    seat: int
    building: int
    premium: bool

    def run(self, state: "RattusCartus") -> None:
        """Take it, or ask where it could be better to do without; by the first rulings it was a duty."""
        name = BUILDINGS[self.building]
        state.tell("action", self.seat, name, "premium" if self.premium else "standard")
        if state.rulings > 1 and may_decline(state, self.seat, self.building, self.premium):
            state.push(MayAct(self.seat, self.building, self.premium))
        else:
            BUILDING_ACTIONS[name](state, self.seat, self.premium)


@frame
class MayAct(Decision["RattusCartus"]):
    """Take the action of a building, or do without it."""

    building: int
    premium: bool

    def options(self, state: "RattusCartus") -> Sequence[Action]:
        """List both; nearly always people act."""
        return (ACT, DECLINE)

    def resolve(self, state: "RattusCartus", action: Action) -> None:
        """Take the action, or let all know that it is declined."""
        name = BUILDINGS[self.building]
        if action == DECLINE:
            state.tell("declined", self.seat, name)
        else:
            BUILDING_ACTIONS[name](state, self.seat, self.premium)


@cache
def take_action(seat: Seat, building: int, premium: bool) -> TakeAction:
    """Give the frame; as a value, one of each will do."""
    return TakeAction(seat, building, premium)


@building
def farm(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Draw four cards, or two."""
    state.draw(seat, drawn(state, seat, FARM, premium))


@building
def brewery(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Draw a card for each point of influence scored this round, or for each two."""
    state.draw(seat, drawn(state, seat, BREWERY, premium))


@building
def marketplace(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Take two jokers, or one."""
    state.take(seat, JOKER, 2 if premium else 1)


@building
def office(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Take two passes, or one."""
    state.take(seat, PASS, 2 if premium else 1)


@building
def monastery(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Discard two rats, or one."""
    state.drop_rats(seat, 2 if premium else 1)


@building
def hospital(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Discard a rat and up to three cards for a rat each, or only up to two cards."""
    if premium:
        state.drop_rats(seat, 1)
    if state.rats[seat] and state.hand[seat]:
        state.push(Nurse(seat, 3 if premium else 2))


@building
def castle(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Take two swords, or one."""
    state.take(seat, SWORD, 2 if premium else 1)


@building
def guard_tower(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Whoever is in no guard tower and holds no fewer cards gives three; the others inside are only safe."""
    if not premium:
        return
    enough = max(len(state.hand[seat]), 1)
    givers = [s for s in state.order() if len(state.hand[s]) >= enough and not _in_guard_tower(state, s)]
    collect(state, [giver for giver in givers if len(state.hand[giver]) > TRIBUTE], seat, TRIBUTE)
    for giver in givers:
        if len(state.hand[giver]) <= TRIBUTE:
            give_all(state, giver, seat)


def _in_guard_tower(state: "RattusCartus", seat: Seat) -> bool:
    plot = state.plot[seat]
    return plot != NOWHERE and state.row[plot] // 5 == GUARD_TOWER


@building
def tent(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Look at two nun cards, or one."""
    if unseen(state, seat):
        state.push(Look(seat, 2 if premium else 1))


@building
def pipers_hut(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Take two flutes, or one."""
    state.take(seat, FLUTE, 2 if premium else 1)


@building
def palace(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Take two tokens, or one."""
    state.take_tokens(seat, 2 if premium else 1)


@building
def treasury(state: "RattusCartus", seat: Seat, premium: bool) -> None:
    """Take two gold cards, or one."""
    state.take(seat, GOLD, 2 if premium else 1)


@frame
class Nurse(Decision["RattusCartus"]):
    """Discard a card for a rat, or be done; any card will do."""

    left: int

    secret = True

    def options(self, state: "RattusCartus") -> Sequence[Action]:
        """List the different cards in hand."""
        return [*[CARD[card] for card in dict.fromkeys(state.hand[self.seat])], DONE]

    def resolve(self, state: "RattusCartus", action: Action) -> None:
        """Discard the card and a rat with it, and ask again while there are cards and rats."""
        if action == DONE:
            return
        card = NUMBER[action]
        state.spend(self.seat, card)
        state.tell("discarded", self.seat, action.value)
        state.drop_rats(self.seat, 1)
        # The others have seen a card of the hand: that cannot be taken back.
        state.reveal()
        if self.left > 1 and state.rats[self.seat] and state.hand[self.seat]:
            state.push(Nurse(self.seat, self.left - 1))
