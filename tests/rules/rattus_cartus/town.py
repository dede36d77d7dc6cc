"""A table of Rattus Cartus in any position a rule test needs."""

from collections.abc import Iterable, Sequence
from typing import Any

from rules.kernel import Event, Frame, Match
from rules.rattus_cartus import GAME
from rules.rattus_cartus.names import (
    BUILDINGS,
    CARDS,
    CLASSES,
    COPIES,
    JOKER,
    NOWHERE,
    ROW,
    STACKS,
    reach,
)
from rules.rattus_cartus.resolution import Resolve
from rules.rattus_cartus.round import EndRound, GameOver
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.support import phase_b
from rules.rattus_cartus.visits import Lay, PassersReturn, phase_c

#: Nun cards of a table that says nothing: ten nuns, the mean.
TEN_NUNS = ("peasantry_2", "bourgeoisie_2", "church_2", "chivalry_2", "magic_2")


class Town(Match):
    """A match of Rattus Cartus whose state is known to be one."""

    state: RattusCartus


def table(
    seats: int = 4,
    *,
    phase: str = "resolve",
    row: Sequence[str] = (),
    options: dict[str, str] | None = None,
    last_round: bool = False,
    entered: Sequence[int] | None = None,
    top: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    nuns: Sequence[str] = TEN_NUNS,
    **people: dict[str, Any],
) -> Town:
    """Set up a position in which seat 0 is first and the given phase begins.

    The phase is ``support``, ``visits``, ``resolve`` (the last to enter has only to say ``done``) or ``end``.
    ``row`` names buildings, with the copy where the support matters: ``"tent.2"``. Cards are named as in
    ``CARDS``, or by their class alone for any card of it. ``top`` is drawn first; ``deck`` is the whole deck.
    A seat is ``s0={"hand": (...), "at": 0, "laid": (...), "rats": 10, "tokens": 0, "looked": (...)}``
    with influence under the names of the classes; ``entered`` is the order of entry, else that of the seats.
    All special stacks are there.
    """
    match = Town(GAME, seats, 1, {"first_player": "seat_0", **(options or {})})
    state = match.state
    bag = _Bag()
    state.specials = tuple(range(JOKER, JOKER + 5))
    sizes = STACKS[: reach(state.specials)]
    state.nuns = bag.cards(nuns)
    state.discard = bag.cards(discard)
    for seat in range(seats):
        _furnish(state, bag, seat, people.pop(f"s{seat}", {}))
    assert not people, f"no such seats: {people}"
    drawn_first = bag.cards(top)[::-1]
    state.deck = (*(bag.rest() if deck is None else bag.cards(deck)), *drawn_first)
    state.stacks = [size - bag.taken(JOKER + place) for place, size in enumerate(sizes)]
    _build(state, row, last_round)
    _enter(state, entered)
    state.stack.clear()
    state.listed = None
    state.push(*_frames(state, phase))
    state.proceed()
    return match


def resolve(match: Town) -> list[Event]:
    """Let the last seat have laid all it wanted, so that the buildings are resolved."""
    return match.play("done")


def numbers(*names: str) -> tuple[int, ...]:
    """Give cards by their names, sorted as in a hand."""
    return tuple(sorted(CARDS.index(name) for name in names))


def influence(match: Town, seat: int, track: str) -> int:
    """Tell how far a seat is on a track."""
    return match.state.influence[seat * 6 + CLASSES.index(track)]


class _Bag:
    def __init__(self) -> None:
        self.left = [*COPIES, *STACKS]

    def cards(self, names: Iterable[str]) -> tuple[int, ...]:
        return tuple(self._card(name) for name in names)

    def _card(self, name: str) -> int:
        kinds = [CARDS.index(name)] if name in CARDS else range(CLASSES.index(name) * 5, len(CARDS))
        card = next(kind for kind in kinds if self.left[kind])
        assert CARDS[card].startswith(name), f"no more {name}"
        self.left[card] -= 1
        return card

    def rest(self) -> tuple[int, ...]:
        return tuple(card for card in range(JOKER) for _ in range(self.left[card]))

    def taken(self, card: int) -> int:
        return [*COPIES, *STACKS][card] - self.left[card]


def _furnish(state: RattusCartus, bag: _Bag, seat: int, person: dict[str, Any]) -> None:
    person = dict(person)
    state.hand[seat] = tuple(sorted(bag.cards(person.pop("hand", ()))))
    state.laid[seat] = tuple(sorted(bag.cards(person.pop("laid", ()))))
    state.plot[seat] = person.pop("at", NOWHERE)
    state.rats[seat] = person.pop("rats", 10)
    state.tokens[seat] = person.pop("tokens", 0)
    state.looked[seat] = sum(1 << place for place in person.pop("looked", ()))
    for track, name in enumerate(CLASSES):
        state.influence[seat * 6 + track] = person.pop(name, 0)
    assert not person, f"unknown: {person}"
    for other in range(state.seats):
        specials = tuple(card for card in state.hand[seat] + state.laid[seat] if card >= JOKER)
        state.known[other * state.seats + seat] = () if other == seat else specials


def _build(state: RattusCartus, row: Sequence[str], last_round: bool) -> None:
    named = [name.partition(".") for name in row]
    copies = {name: 0 for name, _, _ in named}
    cards: list[int] = []
    for name, _, copy in named:
        cards.append(BUILDINGS.index(name) * 5 + (int(copy) if copy else copies[name]))
        copies[name] += 1
    others = [card for card in range(60) if card not in cards]
    state.row = tuple(cards) if cards else tuple(others.pop() for _ in range(ROW[state.seats]))
    state.town = (*state.row, *others[: 30 - len(state.row)])
    rest = state.town[len(state.row) :]
    later = 0 if last_round else 2 * ROW[state.seats]
    state.buildings, state.replacement = rest[:later], rest[later:]


def _enter(state: RattusCartus, entered: Sequence[int] | None) -> None:
    inside = [seat for seat in range(state.seats) if state.plot[seat] != NOWHERE]
    state.entered = tuple(inside if entered is None else entered)
    assert sorted(state.entered) == inside


def _frames(state: RattusCartus, phase: str) -> list[Frame]:
    if phase == "end":
        return [GameOver()]
    order = state.order()
    rest: list[Frame] = [Resolve(), EndRound()]
    if phase == "resolve":
        return [Lay(state.entered[-1]), PassersReturn(), *rest]
    rest = [*phase_c(order), *rest]
    return rest if phase == "visits" else [*phase_b(order, state.support_in_turn), *rest]
