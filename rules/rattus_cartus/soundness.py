"""What every position of Rattus Cartus keeps: nothing is lost or invented."""

from itertools import zip_longest
from typing import TYPE_CHECKING

from rules.kernel.data import insist, lengths, within
from rules.rattus_cartus.knowledge import counted, possible_nuns
from rules.rattus_cartus.names import (
    ALL_PLACES,
    BUILDINGS,
    CARDS,
    CLASSES,
    COPIES,
    COPIES_OF_BUILDING,
    JOKER,
    NOWHERE,
    NUN_ROW,
    POPULATION,
    ROW,
    STACKS,
    TOKENS,
    reach,
)
from rules.rattus_cartus.support_tables import SUPPORT_TABLES

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

TOWN = 30
#: No seat comes near so many, whatever it does.
MOST = 1000


def check(state: "RattusCartus") -> None:
    """Count everything, and refuse names and numbers that do not exist."""
    insist(state.support_table in SUPPORT_TABLES, f"there is no support table {state.support_table!r}")
    _check_town(state)
    _check_visits(state)
    _check_cards(state)
    _check_possessions(state)
    _check_knowledge(state)
    for scores in (*state.timeline, *state.rat_timeline):
        lengths(state.seats, timeline=scores)


def _check_town(state: "RattusCartus") -> None:
    within(0, len(BUILDINGS) * COPIES_OF_BUILDING - 1, town=state.town)
    insist(len(set(state.town)) == len(state.town) == TOWN, "the town has not thirty cards")
    zones = (*state.buildings, *state.replacement, *state.row, *state.used)
    insist(sorted(zones) == sorted(state.town), "a building is lost or there twice")
    insist(len(state.row) in (0, ROW[state.seats]), f"{len(state.row)} buildings lie in the row")
    insist(len(state.buildings) % ROW[state.seats] == 0, f"{len(state.buildings)} buildings are left")
    within(0, len(state.replacement), under=state.under)
    within(0, TOWN, round=state.round)
    within(0, state.seats - 1, first=state.first)


def _check_visits(state: "RattusCartus") -> None:
    seats = state.seats
    lengths(seats, supported=state.supported, plot=state.plot, strength=state.strength, faces=state.faces)
    within(NOWHERE, len(state.row) - 1, supported=state.supported, plot=state.plot)
    inside = sorted(seat for seat, plot in enumerate(state.plot) if plot != NOWHERE)
    insist(sorted(state.entered) == inside, "the seats inside are not those that entered")
    within(0, seats - 1, passed=state.passed)
    insist(not set(state.passed) & set(inside), "a seat waits that is inside")
    insist(len(set(state.passed)) == len(state.passed), "a seat waits twice")
    within(0, (1 << seats) - 1, shown=state.shown)
    within(0, MOST, strength=state.strength)
    for faces in state.faces:
        within(0, len(CARDS) - 1, faces=faces)


def _check_cards(state: "RattusCartus") -> None:
    lengths(state.seats, hand=state.hand, laid=state.laid, parcel=state.parcel)
    lengths(NUN_ROW, nuns=state.nuns)
    zones = (state.deck, state.discard, state.nuns, *state.hand, *state.laid, *state.parcel)
    within(0, POPULATION - 1, deck=state.deck, discard=state.discard, nuns=state.nuns)
    for zone in zones:
        within(0, len(CARDS) - 1, cards=zone)
    counts = counted(tuple(card for zone in zones for card in zone))
    insist(tuple(counts[:POPULATION]) == COPIES, "a population card is lost or invented")
    specials = tuple(range(JOKER, len(CARDS)))
    insist(state.specials[:1] == (JOKER,) and set(state.specials) <= set(specials), "the stacks are odd")
    insist(list(state.specials) == sorted(set(state.specials)), "the stacks lie in disorder")
    lengths(reach(state.specials), stacks=state.stacks)
    for card, size, left in zip_longest(specials, STACKS, state.stacks, fillvalue=0):
        number = counts[card] + left
        insist(left >= 0 and number == (size if card in state.specials else 0), f"{CARDS[card]}: {number}")
    for cards in (*state.hand, *state.laid, *state.parcel):
        insist(list(cards) == sorted(cards), "a hand is not sorted")


def _check_possessions(state: "RattusCartus") -> None:
    lengths(state.seats, rats=state.rats, tokens=state.tokens)
    lengths(len(CLASSES) * state.seats, influence=state.influence)
    lengths(len(CLASSES), arrival=state.arrival)
    within(0, MOST, rats=state.rats, influence=state.influence)
    within(0, TOKENS, tokens=state.tokens)
    insist(sum(state.tokens) <= TOKENS, f"there are {sum(state.tokens)} tokens")
    every = list(range(state.seats))
    insist(all(sorted(order) == every for order in state.arrival), "a disc is lost or there twice")


def _check_knowledge(state: "RattusCartus") -> None:
    seats = state.seats
    lengths(seats, looked=state.looked, memory=state.memory, base=state.base)
    lengths(seats, drawn=state.drawn, murky=state.murky)
    lengths(seats * seats, known=state.known)
    within(0, ALL_PLACES, looked=state.looked)
    within(0, (1 << seats) - 1, murky=state.murky, fresh=state.fresh)
    within(0, POPULATION - 1, stock=state.stock)
    for at, known in enumerate(state.known):
        within(0, len(CARDS) - 1, known=known)
        holder = at % seats
        face_down = () if state.shown >> holder & 1 else state.laid[holder]
        real = counted(state.hand[holder] + state.parcel[holder] + face_down)
        sure = all(a <= b for a, b in zip(counted(known), real, strict=True))
        insist(sure, f"a seat is sure of cards that seat {holder} does not hold")
    for seat, drawn in enumerate(state.drawn):
        within(0, POPULATION - 1, drawn=drawn)
        insist(not drawn or bool(state.fresh >> seat & 1), f"seat {seat} has drawn, but nobody knows it")
    for counts in (*state.memory, *state.base):
        insist(len(counts) in (0, POPULATION), "a count of cards is too short")
        insist(all(0 <= a <= b for a, b in zip(counts, COPIES, strict=False)), "a seat remembers too much")
    for seat in range(seats):
        hidden = [card for place, card in enumerate(state.nuns) if not state.looked[seat] >> place & 1]
        possible = zip(counted(tuple(hidden)), possible_nuns(state, seat), strict=False)
        insist(all(a <= b for a, b in possible), f"seat {seat} is sure of what is not so")
