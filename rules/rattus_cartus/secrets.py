"""What a seat cannot know, dealt anew: the ground for honest opponents."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from rules.kernel import Seat
from rules.rattus_cartus.knowledge import counted, less, located, possible_nuns, seen_nuns
from rules.rattus_cartus.names import COPIES, JOKER, NUN_ROW, PASS, STACKS

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus


#: How many more cards a seat can have, beside those it is already given.
Room: TypeAlias = Callable[["RattusCartus", Seat, list[int]], int]


def redeal(state: "RattusCartus", seat: Seat) -> None:
    """Shuffle all cards whose place this seat does not know; at the end of the game everything is open."""
    if state.over:
        return
    _mix_buildings(state)
    counts = located(state, seat)
    population = list(COPIES)
    for card in seen_nuns(state, seat):
        population[card] -= 1
    loose = spread([copies - gone for copies, gone in zip(population, counts, strict=False)])
    _mix_nuns(state, seat, loose)
    held = _mixed_specials(state, seat, counts)
    lost = _lost_population(state, seat, counts)
    if state.stock:
        _deal_old(state, held, loose, lost)
        allowed = counted(less(state.stock, state.drawn[seat]))
    else:
        # What was lost from sight before the first shuffle is in some hand.
        allowed = counted(less(tuple(loose), lost))
    state.deck, loose = _mixed_deck(state, allowed, loose)
    for other, cards in held.items():
        cards += [loose.pop() for _ in range(_room(state, other, cards))]
        _arrange(state, other, cards)
    for other in held:
        _believe(state, other, seat)
    # The points of past rounds tell what hands were worth.
    state.timeline = ((0,) * state.seats,) * len(state.timeline)


def spread(counts: Sequence[int]) -> list[int]:
    """List cards, each as often as it is counted."""
    return [card for card, number in enumerate(counts) for _ in range(number)]


def _mix_buildings(state: "RattusCartus") -> None:
    # The cards that went under the replacement deck were seen by all.
    free = len(state.replacement) - state.under
    mixed = state.shuffled(sorted(state.replacement[:free] + state.buildings))
    state.replacement = mixed[:free] + state.replacement[free:]
    state.buildings = mixed[free:]


def _mix_nuns(state: "RattusCartus", seat: Seat, loose: list[int]) -> None:
    candidates = spread(possible_nuns(state, seat))
    nuns = list(state.nuns)
    for place in range(NUN_ROW):
        if not state.looked[seat] >> place & 1:
            nuns[place] = candidates.pop(state.below(len(candidates)))
            loose.remove(nuns[place])
    state.nuns = tuple(nuns)


def _mixed_deck(
    state: "RattusCartus", allowed: list[int], loose: list[int]
) -> tuple[tuple[int, ...], list[int]]:
    # The deck holds, as far as that can be, what may be there.
    first: list[int] = []
    others: list[int] = []
    for card in state.shuffled(loose):
        allowed[card] -= 1
        (first if allowed[card] >= 0 else others).append(card)
    mixed, number = first + others, len(state.deck)
    return tuple(mixed[:number]), list(state.shuffled(mixed[number:]))


def _lost_specials(state: "RattusCartus", counts: list[int]) -> list[int]:
    # Special cards that changed hands unseen by this seat.
    lost: list[int] = []
    for card in state.specials:
        at = card - JOKER
        lost += [card] * (STACKS[at] - state.stacks[at] - counts[card])
    return lost


def _mixed_specials(state: "RattusCartus", seat: Seat, counts: list[int]) -> dict[Seat, list[int]]:
    others = [other for other in range(state.seats) if other != seat]
    held = {other: list(state.known[seat * state.seats + other]) for other in others}
    lost = _lost_specials(state, counts)
    if lost:
        # What cannot be laid needs room in a hand, so it goes first.
        murky = [other for other in others if state.murky[seat] >> other & 1]
        _scatter(state, held, [card for card in lost if card >= PASS], murky, _room_in_hand)
        _scatter(state, held, [card for card in lost if card < PASS], murky, _room)
    return held


def _lost_population(state: "RattusCartus", seat: Seat, counts: list[int]) -> tuple[int, ...]:
    # What this seat has seen, but can no longer locate.
    sure = state.base[seat] if state.stock else state.memory[seat]
    return tuple(spread([max(0, number - here) for number, here in zip(sure, counts, strict=False)]))


def _deal_old(
    state: "RattusCartus", held: dict[Seat, list[int]], loose: list[int], lost: tuple[int, ...]
) -> None:
    # Who holds nothing of the shuffled pile holds what this seat has never seen.
    old = list(state.shuffled(less(tuple(loose), lost)))
    for other, cards in held.items():
        if state.fresh >> other & 1:
            continue
        room = _room(state, other, cards)
        if room > len(old):
            # The lost specials went to others, so this one needs more cards than were never seen.
            state.fresh |= 1 << other
            continue
        for _ in range(room):
            cards.append(old.pop())
            loose.remove(cards[-1])


def _scatter(
    state: "RattusCartus", held: dict[Seat, list[int]], cards: list[int], among: list[Seat], room: Room
) -> None:
    slots = [other for other in among for _ in range(room(state, other, held[other]))]
    for card, other in zip(cards, state.shuffled(slots), strict=False):
        held[other].append(card)


def _room(state: "RattusCartus", seat: Seat, held: list[int]) -> int:
    return len(_cards_of(state, seat)) - len(held)


def _room_in_hand(state: "RattusCartus", seat: Seat, held: list[int]) -> int:
    taken = sum([card >= PASS for card in held])
    return min(_room(state, seat, held), len(state.hand[seat]) + len(state.parcel[seat]) - taken)


def _arrange(state: "RattusCartus", seat: Seat, cards: list[int]) -> None:
    kept = [card for card in cards if card >= PASS]
    playable = [card for card in cards if card < PASS]
    number = 0 if state.shown >> seat & 1 else len(state.laid[seat])
    if number:
        playable = list(state.shuffled(playable))
        state.laid[seat] = tuple(sorted(playable[:number]))
    hand, cut = playable[number:] + kept, len(state.parcel[seat])
    if cut:
        hand = list(state.shuffled(hand))
    state.parcel[seat], state.hand[seat] = tuple(sorted(hand[:cut])), tuple(sorted(hand[cut:]))


def _believe(state: "RattusCartus", seat: Seat, dreamer: Seat) -> None:
    # In the imagined world another seat knows what all know, its own cards, and what the dreamer knows
    # that it knows; what it really knows beyond that would betray secrets.
    state.murky[seat] |= state.murky[dreamer]
    for other in range(state.seats):
        if other not in (seat, dreamer):
            sure = state.known[dreamer * state.seats + other]
            state.known[seat * state.seats + other] = tuple([card for card in sure if card >= JOKER])
    state.memory[seat] = state.drawn[seat] = ()
    state.base[seat] = _believed_base(state, seat) if state.stock else ()


def _believed_base(state: "RattusCartus", seat: Seat) -> tuple[int, ...]:
    # The shuffled pile and own cards that are not of it, but never what this world has elsewhere.
    cards = state.stock if state.fresh >> seat & 1 else state.stock + _cards_of(state, seat)
    elsewhere = state.nuns
    for other in range(state.seats):
        if other != seat and not state.fresh >> other & 1:
            elsewhere += less(_cards_of(state, other), state.known[seat * state.seats + other])
    limits = [copies - gone for copies, gone in zip(COPIES, counted(elsewhere), strict=False)]
    return tuple(map(min, counted(cards), limits))


def _cards_of(state: "RattusCartus", seat: Seat) -> tuple[int, ...]:
    face_down = () if state.shown >> seat & 1 else state.laid[seat]
    return state.hand[seat] + state.parcel[seat] + face_down
