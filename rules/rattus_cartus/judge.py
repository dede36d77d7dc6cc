"""How good a position of Rattus Cartus is for a seat, in points at the end: rules of thumb of a club."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rules.kernel import Action, Decision, Seat
from rules.rattus_cartus.buildings import MayAct, Nurse
from rules.rattus_cartus.names import (
    BUILDINGS,
    DECLINE,
    DONE,
    FLUTE,
    GOLD,
    JOKER,
    NOWHERE,
    NUMBER,
    NUN_ROW,
    PASS,
    POPULATION,
    SWORD,
    TRACK,
)
from rules.rattus_cartus.prospect import (
    CARD,
    LOOK,
    VALUES,
    Cards,
    Prospect,
    belongings,
    classes,
    life,
    rounds_left,
)
from rules.rattus_cartus.rights import TRIBUTE, growth, guards_to_come
from rules.rattus_cartus.scoring import survivors
from rules.rattus_cartus.specials import ChooseInfested, ChooseRobbed, Give
from rules.rattus_cartus.support import Look, Support
from rules.rattus_cartus.support_tables import SUPPORT_TABLES
from rules.rattus_cartus.visits import WAIT, Lay, Visit

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

#: Population cards of other classes are laid only so many at a time.
STRANGERS = 3
#: How likely a sword or a flute finds somebody without one, inside already or still to come.
UNARMED, EXPECTED = 0.6, 0.35
#: How many points the last round may move between seats, and each round before it.
LAST, EARLIER = 6.5, 1.5


def worths(state: "RattusCartus") -> list[float]:
    """Estimate the points of all seats at the end, should they live."""
    if state.over:
        return [float(score) for score in state.scores()]
    rounds = rounds_left(state) + 1
    brought = [sum(each) for each in zip(*classes(state, rounds), strict=True)]
    return [points + belongings(state, seat, rounds) for seat, points in enumerate(brought)]


def lives(state: "RattusCartus") -> list[float]:
    """Estimate the chance of all seats to be alive at the end."""
    if state.over:
        alive = survivors(state)
        return [float(seat in alive) for seat in range(state.seats)]
    return [life(state, seat) for seat in range(state.seats)]


def worth(state: "RattusCartus", seat: Seat) -> float:
    """Estimate the points of a seat at the end, should it live."""
    return worths(state)[seat]


def moment(state: "RattusCartus") -> int:
    """Count the rounds."""
    return state.round


def horizon(state: "RattusCartus") -> int:
    """Give the round up to which it is worth playing on."""
    return state.round


def spread(state: "RattusCartus") -> float:
    """Give how many points the rest of the game may still move between seats."""
    return LAST + EARLIER * rounds_left(state)


# What visits gain.


def visited(me: Prospect, plot: int, cards: Cards) -> float:
    """Give what laying such cards in a building gains."""
    number = sum(cards)
    if (plot, number) not in me.visits:
        me.visits[plot, number] = _reward(me, plot, number)
    cost = me.card * (cards.own + cards.strangers) + me.joker * cards.jokers
    return me.visits[plot, number] - cost - me.fear(cards.strangers)


def _reward(me: Prospect, plot: int, number: int) -> float:
    # What so many cards bring, whatever they are.
    building = me.state.row[plot] // 5
    likely = me.premium(plot, number)
    track = TRACK[building]
    gain = me.influence(track, number)
    if me.state.last_round():
        return gain + likely * (me.influence(track, number + 1) - gain)
    act = ACTIONS[BUILDINGS[building]]
    return gain + likely * act(me, True, number) + (1 - likely) * act(me, False, number)


#: What the action of a building gains: premium or not, with so many cards laid.
ACTIONS: dict[str, Callable[[Prospect, bool, int], float]] = {
    "farm": lambda me, premium, _: me.card * (4 if premium else 2),
    "brewery": lambda me, premium, laid: me.card * (laid if premium else laid // 2),
    "marketplace": lambda me, premium, _: me.value(JOKER) * (2 if premium else 1),
    "office": lambda me, premium, _: me.value(PASS) * (2 if premium else 1),
    "monastery": lambda me, premium, _: me.rat * (2 if premium else 1),
    "hospital": lambda me, premium, laid: _nursed(me, premium, laid),
    "castle": lambda me, premium, _: me.value(SWORD) * (2 if premium else 1),
    "guard_tower": lambda me, premium, laid: _tribute(me, laid) if premium else 0.3,
    "tent": lambda me, premium, _: LOOK * min(2 if premium else 1, NUN_ROW - _looks(me)),
    "pipers_hut": lambda me, premium, _: me.value(FLUTE) * (2 if premium else 1),
    "palace": lambda _me, premium, _: 2.0 if premium else 1.0,
    "treasury": lambda _me, premium, _: VALUES[GOLD] * (2 if premium else 1),
}


def _looks(me: Prospect) -> int:
    return me.state.looked[me.seat].bit_count()


def _nursed(me: Prospect, premium: bool, laid: int) -> float:
    cards = min(3 if premium else 2, len(me.state.hand[me.seat]) - laid)
    return (me.rat if premium else 0.0) + max(0, cards) * max(0.0, me.rat - me.card)


def _tribute(me: Prospect, laid: int) -> float:
    own = len(me.state.hand[me.seat]) - laid
    hands = [len(hand) for seat, hand in enumerate(me.state.hand) if seat != me.seat]
    return me.card * sum([min(TRIBUTE, hand) for hand in hands if hand >= max(1, own)]) * 0.7


def best_visit(me: Prospect, plot: int, least: Cards) -> float:
    """Give what a building gains with the best cards for it, these among them."""
    track, hand, laid = me.state.row[plot] // 10, me.state.hand[me.seat], me.laid
    population = bisect_left(hand, POPULATION)
    own = bisect_left(hand, track * 5 + 5) - bisect_left(hand, track * 5)
    jokers = bisect_left(hand, SWORD) - population + laid.jokers
    strangers = min(population - own, STRANGERS) + laid.strangers
    own += laid.own
    plans = [Cards(number, least.jokers, least.strangers) for number in range(least.own, own + 1)]
    plans += [Cards(own, number, least.strangers) for number in range(least.jokers + 1, jokers + 1)]
    for number in range(least.strangers + 1, strangers + 1):
        plans.append(Cards(own, least.jokers, number))
        if jokers > least.jokers:
            plans.append(Cards(own, jokers, number))
    return max([visited(me, plot, plan) for plan in plans])


def armed(me: Prospect, plot: int, special: int) -> float:
    """Give what a sword or a flute in a building gains."""
    state = me.state
    hits = []
    for rival in range(state.seats):
        if rival != me.seat and state.plot[rival] in (plot, NOWHERE):
            likely = UNARMED if state.plot[rival] == plot else EXPECTED / len(state.row) * 2
            hits.append(
                likely * (me.card * (len(state.hand[rival]) // 2) if special == SWORD else me.rat + 0.5)
            )
    return max(hits, default=0.0) - me.value(special)


# Hunches: what choices gain, without trying them out.


def hunch(
    state: "RattusCartus", decision: Decision[Any], options: Sequence[Action], spite: float
) -> Sequence[float | None] | None:
    """Weigh the options of a decision by what they gain."""
    return HUNCHES[type(decision)](Prospect(state, decision.seat, spite), decision, options)


def _supports(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    table, row = SUPPORT_TABLES[me.state.support_table], me.state.row
    return [_supported(me, *table[row[option.number]]) for option in options]


def _supported(me: Prospect, cards: int, rats: int, looks: int) -> float:
    # New cards can be laid at once, so they are worth something even in the last round.
    value = CARD * min(1.0, (me.rounds + 1) / 2)
    dropped = min(rats, me.state.rats[me.seat])
    saved = -me.fear(-dropped)
    return cards * value + saved + LOOK * min(looks, NUN_ROW - _looks(me)) * bool(me.rounds)


def _visits(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    nothing = Cards(0, 0, 0)
    gains = [best_visit(me, option.number, nothing) for option in options if option != WAIT]
    if WAIT in options:
        later = len([seat for seat, plot in enumerate(me.state.plot) if plot == NOWHERE and seat != me.seat])
        gains.append(max(gains) + 0.4 * later - me.value(PASS))
    return gains


def _laying(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    plot, laid = me.state.plot[me.seat], me.laid
    now = visited(me, plot, laid)
    track = me.state.row[plot] // 10
    best: dict[Cards, float] = {}
    gains = []
    for option in options:
        if option == DONE:
            gains.append(now)
        elif NUMBER[option] in (SWORD, FLUTE):
            gains.append(now + armed(me, plot, NUMBER[option]) if option_new(me, NUMBER[option]) else now - 1)
        else:
            cards = _with(laid, NUMBER[option], track)
            if cards not in best:
                best[cards] = best_visit(me, plot, cards)
            gains.append(best[cards])
    return gains


def option_new(me: Prospect, special: int) -> bool:
    """Say whether none of a special card is laid yet."""
    return special not in me.state.laid[me.seat]


def _with(laid: Cards, card: int, track: int) -> Cards:
    if card == JOKER:
        return laid._replace(jokers=laid.jokers + 1)
    if card // 5 == track:
        return laid._replace(own=laid.own + 1)
    return laid._replace(strangers=laid.strangers + 1)


def _nursing(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    return [0.0 if option == DONE else me.rat - me.value(NUMBER[option]) for option in options]


def _giving(_me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    return [-VALUES[NUMBER[option]] for option in options]


def _robbing(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    return [me.card * (len(me.state.hand[option.number]) // 2) for option in options]


def _infesting(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    strengths = worths(me.state)
    return [me.spite * strengths[option.number] / 10 for option in options]


def _looking(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    looked = me.state.looked[me.seat]
    return [0.0 if option == DECLINE or looked >> option.number & 1 else LOOK for option in options]


def _acting(me: Prospect, decision: MayAct, options: Sequence[Action]) -> list[float]:
    own = [me.value(card) for card in me.state.hand[me.seat]]
    more = growth(me.state, me.seat, decision.building, decision.premium)
    gain = ACTIONS[BUILDINGS[decision.building]](me, decision.premium, me.state.strength[me.seat])
    better = _left(me, own + [gain / more] * more) - _left(me, own)
    return [0.0 if option == DECLINE else better for option in options]


def _left(me: Prospect, values: list[float]) -> float:
    # Whoever has to give cards gives those of least worth, and somebody else has them.
    lost = guarded(me, len(values))
    values = sorted(values)
    return sum(values[lost:]) - me.spite * sum(values[:lost]) / (me.state.seats - 1)


def guarded(me: Prospect, hand: int) -> int:
    """Count the cards that guards still to come this round take of such a hand, if who laid most has them."""
    state, lost = me.state, 0
    for inside in guards_to_come(state, me.seat):
        guard = max(inside, key=lambda seat: len(state.laid[seat]))
        if hand - lost >= max(1, len(state.hand[guard])):
            lost += min(TRIBUTE, hand - lost)
    return lost


HUNCHES: dict[type[Any], Callable[[Prospect, Any, Sequence[Action]], list[float]]] = {
    Support: _supports,
    Visit: _visits,
    Lay: _laying,
    Look: _looking,
    MayAct: _acting,
    Nurse: _nursing,
    Give: _giving,
    ChooseRobbed: _robbing,
    ChooseInfested: _infesting,
}
