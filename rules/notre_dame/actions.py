"""Phase 3: playing action cards, and what each sector does when it is used."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, FollowUp, Seat, frame
from rules.notre_dame.carriage import Drive
from rules.notre_dame.names import (
    BANK,
    CARDS,
    CARRIAGE_HOUSE,
    CATHEDRAL,
    CONFIDANT,
    DONATIONS,
    HOSPITAL,
    INN,
    NOTRE_DAME,
    PARK,
    RESIDENCE,
    SCHOOL,
    SECTORS,
)

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

PLAY = tuple(Action("card", card) for card in CARDS)
#: A pick for each sector, and one for the cathedral.
AT = (*(Action("sector", sector) for sector in SECTORS), Action("cathedral"))
PLACE_OF = {action: place for place, action in enumerate(AT)}
DECLINE = Action("decline")
DONATE = tuple(Action("donate", coins) for coins in range(4))
BONUS_COIN, BONUS_CUBE, BONUS_RAT = (Action("bonus", name) for name in ("coin", "cube", "rat"))


def sectors_but(sector: int) -> list[Action]:
    """List all sectors but one."""
    return [AT[other] for other in range(7) if other != sector]


@frame
class PlayCard(Decision["NotreDame"]):
    """Play one of the cards in hand; a forced pick would tell that two cards are alike, so it is asked."""

    forced = False
    secret = True

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the different cards in hand: two of one kind are one pick."""
        return [PLAY[kind] for kind in dict.fromkeys([card % 9 for card in state.hand[self.seat]])]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Lay the card open and act; of two of one kind that of the own colour is played first."""
        hand = state.hand[self.seat]
        places = [place for place, card in enumerate(hand) if PLAY[card % 9] == action]
        # By the first rulings it was the one that came into the hand first.
        if len(places) > 1 and state.rulings > 1:
            places.sort(key=lambda place: hand[place] // 9 != self.seat)
        lay_open(state, self.seat, places[0])


def lay_open(state: "NotreDame", seat: Seat, place: int) -> None:
    """Move a card from its place in the hand to the table, where everybody sees it, and carry it out."""
    hand = state.hand[seat]
    card = hand[place]
    state.hand[seat] = hand[:place] + hand[place + 1 :]
    state.played[seat] += (card,)
    state.shown |= 1 << card
    owner, kind = divmod(card, 9)
    state.tell("card", seat, CARDS[kind], owner)
    if kind == CONFIDANT:
        state.push(MoveConfidant(seat))
    elif kind == NOTRE_DAME:
        state.push(Donate(seat))
    elif state.supply[seat]:
        state.place(seat, kind)
        use(state, seat, kind)
    else:
        state.push(MoveCube(seat, kind))


@frame
class MoveConfidant(FollowUp["NotreDame"]):
    """Send the confidant to another sector and use it."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the sectors where he is not."""
        return sectors_but(state.confidant[self.seat])

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Move him and use the sector."""
        sector = PLACE_OF[action]
        state.send_confidant(self.seat, sector)
        use(state, self.seat, sector)


@frame
class MoveCube(FollowUp["NotreDame"]):
    """With no cube in the supply, one on the board may serve; never the confidant."""

    sector: int

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the other places with a cube; one may also let the card pass without effect."""
        places = state.places_with_cubes(self.seat)
        return [*(AT[place] for place in places if place != self.sector), DECLINE]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Move the cube and use the sector of the card."""
        if action == DECLINE:
            state.tell("no_effect", self.seat, CARDS[self.sector])
            return
        state.shift(self.seat, PLACE_OF[action], self.sector)
        use(state, self.seat, self.sector)


@frame
class Donate(FollowUp["NotreDame"]):
    """Give one to three coins and a cube to the cathedral, or nothing at all."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List what the purse allows, if there is a cube to set."""
        if not state.supply[self.seat] and not any(state.cubes[self.seat * 8 : self.seat * 8 + 7]):
            return DONATE[:1]
        return DONATE[: min(3, state.coins[self.seat]) + 1]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Pay, set the cube, take the prestige."""
        coins = action.number
        if not coins:
            state.tell("no_effect", self.seat, CARDS[NOTRE_DAME])
            return
        state.pay(self.seat, coins)
        if state.supply[self.seat]:
            state.place(self.seat, CATHEDRAL)
            state.gain(self.seat, DONATIONS[coins], "donations")
        else:
            state.push(MoveCubeToCathedral(self.seat, coins))


@frame
class MoveCubeToCathedral(FollowUp["NotreDame"]):
    """The donation is made, but the cube has to come from the quarter."""

    coins: int

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the sectors with a cube."""
        return [AT[place] for place in state.places_with_cubes(self.seat) if place != CATHEDRAL]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Move the cube and take the prestige."""
        state.shift(self.seat, PLACE_OF[action], CATHEDRAL)
        state.gain(self.seat, DONATIONS[self.coins], "donations")


@frame
class Bonus(FollowUp["NotreDame"]):
    """Take a coin, a cube from the reserve, or move the rat one step back; perhaps more than once."""

    times: int

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List what is to be had."""
        options = [BONUS_COIN]
        if state.reserve[self.seat]:
            options.append(BONUS_CUBE)
        if state.rat[self.seat]:
            options.append(BONUS_RAT)
        return options

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Take it, and ask again if another bonus is due."""
        if action == BONUS_COIN:
            state.earn(self.seat, 1)
        elif action == BONUS_CUBE:
            state.recruit(self.seat, 1)
        else:
            state.chase_rat(self.seat)
        if self.times > 1:
            state.push(Bonus(self.seat, self.times - 1))


def use(state: "NotreDame", seat: Seat, sector: int) -> None:
    """Carry out the action of a sector by the pieces that now stand in it."""
    _USES[sector](state, seat, state.pieces(seat, sector))


def _school(state: "NotreDame", seat: Seat, pieces: int) -> None:
    state.recruit(seat, pieces)


def _bank(state: "NotreDame", seat: Seat, pieces: int) -> None:
    state.earn(seat, pieces)


def _residence(state: "NotreDame", seat: Seat, pieces: int) -> None:
    state.gain(seat, pieces, "residence")


def _carriage_house(state: "NotreDame", seat: Seat, pieces: int) -> None:
    state.push(Drive(seat, pieces))


def _inn(state: "NotreDame", seat: Seat, pieces: int) -> None:
    state.push(Bonus(seat, 2 if pieces >= state.inn_doubles_at else 1))


def _park_or_hospital(state: "NotreDame", seat: Seat, _pieces: int) -> None:
    state.chase_rat(seat)


_USES: dict[int, Callable[["NotreDame", Seat, int], None]] = {
    SCHOOL: _school,
    BANK: _bank,
    RESIDENCE: _residence,
    CARRIAGE_HOUSE: _carriage_house,
    INN: _inn,
    PARK: _park_or_hospital,
    HOSPITAL: _park_or_hospital,
}
