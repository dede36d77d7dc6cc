"""What a seat cannot know, dealt anew: the ground for honest opponents."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from rules.kernel import Seat
from rules.rattus_cartus.knowledge import counted, less, located, possible_nuns, seen_nuns
from rules.rattus_cartus.names import COPIES, JOKER, NUN_ROW, PASS, POPULATION, STACKS

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus


#: How many more cards a seat can have, beside those it is already given.
Room: TypeAlias = Callable[["RattusCartus", Seat, list[int]], int]


def redeal(state: "RattusCartus", seat: Seat) -> None:
    """Shuffle all cards whose place this seat does not know; at the end of the game everything is open."""
    if not state.stack:
        return
    _mix_buildings(state)
    counts = located(state, seat)
    population = list(COPIES)
    for card in seen_nuns(state, seat):
        population[card] -= 1
    loose = spread([copies - gone for copies, gone in zip(population, counts, strict=False)])
    _mix_nuns(state, seat, loose)
    state.deck, loose = _mixed_deck(state, state.stock[seat], loose)
    _mix_hands(state, seat, loose, _lost_specials(state, counts))
    for other in range(state.seats):
        if other != seat:
            _adjust_knowledge(state, other, state.murky[seat])


def spread(counts: Sequence[int]) -> list[int]:
    """List cards, each as often as it is counted."""
    return [card for card, number in enumerate(counts) for _ in range(number)]


def _mix_buildings(state: "RattusCartus") -> None:
    # The cards that went under the replacement deck were seen by all.
    free = len(state.replacement) - state.under
    mixed = state.shuffled(state.replacement[:free] + state.buildings)
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
    state: "RattusCartus", stock: tuple[int, ...], loose: list[int]
) -> tuple[tuple[int, ...], list[int]]:
    # A deck made of the discard pile holds, as far as that can be, what was there.
    allowed = counted(stock) if stock else list(COPIES)
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


def _mix_hands(state: "RattusCartus", seat: Seat, loose: list[int], lost: list[int]) -> None:
    others = [other for other in range(state.seats) if other != seat]
    held = {other: list(state.known[seat * state.seats + other]) for other in others}
    if lost:
        # What cannot be laid needs room in a hand, so it goes first.
        murky = [other for other in others if state.murky[seat] >> other & 1]
        _scatter(state, held, [card for card in lost if card >= PASS], murky, _room_in_hand)
        _scatter(state, held, [card for card in lost if card < PASS], murky, _room)
    for other in others:
        held[other] += [loose.pop() for _ in range(_room(state, other, held[other]))]
        _arrange(state, other, held[other])


def _scatter(
    state: "RattusCartus", held: dict[Seat, list[int]], cards: list[int], among: list[Seat], room: Room
) -> None:
    slots = [other for other in among for _ in range(room(state, other, held[other]))]
    for card, other in zip(cards, state.shuffled(slots), strict=False):
        held[other].append(card)


def _room(state: "RattusCartus", seat: Seat, held: list[int]) -> int:
    face_down = 0 if state.shown >> seat & 1 else len(state.laid[seat])
    return len(state.hand[seat]) + len(state.parcel[seat]) + face_down - len(held)


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


def _adjust_knowledge(state: "RattusCartus", seat: Seat, murky: int) -> None:
    # In the imagined world the others cannot be sure of what is not so.
    state.murky[seat] |= murky
    for other in range(state.seats):
        at = seat * state.seats + other
        if state.known[at]:
            face_down = () if state.shown >> other & 1 else state.laid[other]
            real = state.hand[other] + state.parcel[other] + face_down
            state.known[at] = less(state.known[at], less(state.known[at], real))
    outside = [copies - nuns for copies, nuns in zip(COPIES, counted(state.nuns), strict=False)]
    state.memory[seat] = tuple(map(min, state.memory[seat], outside[:POPULATION]))
