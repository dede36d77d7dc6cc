"""Why something cannot be picked: asked of every place on the table, and held against the position."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.drawing.page import Box
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.words import play
from game.games.rattus.board import RattusBoard
from game.games.rattus.words import play as rattus
from game.games.rattus_cartus.desk import RattusCartusDesk
from game.games.rattus_cartus.words import play as rattus_cartus
from game.table.perspective import Perspective
from rules.kernel import Action, Decision
from rules.notre_dame.moves import HIMSELF
from rules.notre_dame.names import SECTORS
from rules.notre_dame.state import NotreDame
from rules.notre_dame.streets import market_name
from rules.rattus.classes import MerchantFrom
from rules.rattus.europe import LINKS, REGION_OF, reach
from rules.rattus.last_powers import LastMove
from rules.rattus.names import MOST_RATS, NUMBER_OF, RIDERS, TOOK
from rules.rattus.pied_piper import PiperFrom
from rules.rattus.plague import MovePlague
from rules.rattus.powers import TURN
from tests.game.truth.record import Record


class Case(NamedTuple):
    """A position, what is asked in it, and the place where somebody clicks."""

    state: Any
    asked: Any
    place: Any

    @property
    def seat(self) -> int:
        return int(self.asked.seat)

    @property
    def region(self) -> int:
        return REGION_OF[self.place]

    @property
    def card(self) -> int:
        return NUMBER_OF[self.place]


Proofs = dict[str, Callable[[Case], bool]]


def _hold(record: Record, proofs: Proofs, key: str, case: Case, *, offered: bool) -> None:
    """Check that nothing is refused that is offered, and that a reason is true."""
    record.claim("nothing offered is refused", bool(key) and offered, False)
    if key:
        record.claim(f"reason: {key}", (key, proofs[key](case)), (key, True))


def _key(texts: dict[str, str], told: str) -> str:
    return next((key for key, text in texts.items() if text == told), told)


# Notre Dame: a place is its kind, its name and its quarter.


def _own(case: Case) -> tuple[int, int]:
    """Count the cubes and all pieces of whoever is asked in a sector."""
    number = SECTORS.index(case.place[1])
    return case.state.cubes[case.seat * 8 + number], case.state.pieces(case.seat, number)


def _is_here(case: Case) -> bool:
    source: Any = getattr(case.asked, "source", getattr(case.asked, "sector", None))
    there = case.state.confidant[case.seat] if source in (None, HIMSELF) else source
    return bool(SECTORS[there] == case.place[1])


NOTRE_DAME: Proofs = {
    "only_brown": lambda case: case.state.persons.index(case.place[1]) == 2,
    "stands_here": lambda case: market_name(case.state.carriage[case.seat]) == case.place[1],
    "too_far": lambda case: market_name(case.state.carriage[case.seat]) != case.place[1],
    "not_the_cathedral": lambda case: case.place[0] == "cathedral",
    "other_quarter": lambda case: case.place[0] == "sector" and case.place[2] != case.state.home(case.seat),
    "already_here": _is_here,
    "no_piece": lambda case: _own(case)[1] == 0,
    "no_cube": lambda case: _own(case)[0] == 0,
    "not_fullest": lambda case: _own(case)[1] < max(case.state.quarter(case.seat)),
    "not_empty": lambda case: _own(case)[1] > 0,
}


def ask_notre_dame(record: Record, state: NotreDame, sight: Perspective, asked: Decision[Any]) -> None:
    """Ask at every person, market, sector and at the cathedral."""
    board = sight.desk.board
    assert isinstance(board, NotreDameBoard)
    places: list[tuple[Any, Any]] = [(("person", name, 0), box) for name, box in board.persons.items()]
    places += [(("market", name, 0), box) for name, box in board.paris.placed("market").items()]
    for name, box in board.paris.placed("sector").items():
        sector, _, home = name.rpartition("_")
        places.append((("sector", sector, int(home)), box))
    places.append((("cathedral", "", 0), board.paris.placed("cathedral")["cathedral"]))
    options, own = state.options(asked.seat), state.home(asked.seat)
    for place, box in places:
        kind = "bribe" if place[0] == "person" else place[0]
        offered = Action(kind, place[1]) in options and (kind != "sector" or place[2] == own)
        key = _key(play.REASONS, sight.desk.answers.refusal(box.centre, asked, sight.say))
        _hold(record, NOTRE_DAME, key, Case(state, asked, place), offered=offered)


# Rattus: a place is the name of a region or a card.


def _next(case: Case) -> bool:
    return any({_source(case), case.region} == {*link} for link in LINKS)


def _source(case: Case) -> int:
    """Name the region from which a rat, a cube or the plague goes."""
    if hasattr(case.asked, "place"):
        return int(case.asked.place) // 3
    return int(getattr(case.asked, "source", case.state.plague))


def _near(case: Case, walls: int) -> list[int]:
    """List where the plague could go with some walls: two regions far with chivalry, but not for a serf."""
    serf = getattr(case.asked, "character", None) == NUMBER_OF["serf"]
    rides = any(case.state.holder[rider] == case.seat for rider in RIDERS) and not serf
    return [*reach(case.state.regions, walls, case.state.plague, 2 if rides else 1)]


def _walled(case: Case) -> bool:
    """Say whether only walls are in the way."""
    state = case.state
    if isinstance(case.asked, MerchantFrom | PiperFrom):
        return not state.neighbours(case.region) and state.cubes[case.region * 4 + case.seat] > 0
    if isinstance(case.asked, MovePlague | LastMove):
        return case.region in _near(case, 0) and case.region not in _near(case, state.walls)
    return _next(case) and case.region not in state.neighbours(_source(case))


def _holds(case: Case) -> bool:
    return bool(case.state.holder[case.card] == case.seat)


def _used(case: Case) -> bool:
    return bool(case.state.used >> case.card & 1)


def _leads(case: Case) -> bool:
    return case.region in case.state.led(case.seat)


RATTUS: Proofs = {
    "not_in_play": lambda case: case.region >= case.state.regions,
    "which_one": lambda case: any(
        isinstance(option.value, tuple) and option.value[0] == case.place
        for option in case.state.options(case.seat)
    ),
    "no_rat": lambda case: not case.state.rats[case.region],
    "must_leave": lambda case: case.region == case.state.plague,
    "walled": _walled,
    "too_far": lambda case: case.region not in _near(case, 0),
    "not_leading": lambda case: not _leads(case),
    "has_new_cube": lambda case: _leads(case) and case.region not in case.asked.led,
    "no_own_cube": lambda case: not case.state.cubes[case.region * 4 + case.seat],
    "rats_here": lambda case: bool(case.state.rats[case.region]),
    "full": lambda case: len(case.state.rats[case.region]) == MOST_RATS,
    "bishop_here": lambda case: case.region in case.state.bishops,
    "not_next": lambda case: not _next(case),
    "card_taken": lambda case: bool(case.state.used & TOOK) and not _holds(case),
    "power_used": lambda case: _used(case) and _holds(case),
    "no_effect_now": lambda case: _holds(case) and not _used(case),
    "works_by_itself": lambda case: case.state.phase == "turns" and TURN[case.card] is None,
    "only_powers": lambda case: case.state.phase == "last_round" and not _holds(case),
}


def ask_rattus(record: Record, sight: Perspective, asked: Decision[Any]) -> None:
    """Ask at every region and every card."""
    state, board = sight.session.match.state, sight.desk.board
    assert isinstance(board, RattusBoard)
    options = {(option.kind, option.value) for option in state.options(asked.seat)}
    places: list[tuple[str, Box]] = [*board.map.lands.items(), *board.cards.items()]
    for name, box in places:
        offered = any((kind, name) in options for kind in ("region", "take", "power"))
        key = _key(rattus.REASONS, sight.desk.answers.refusal(box.centre, asked, sight.say))
        _hold(record, RATTUS, key, Case(state, asked, name), offered=offered)


# Rattus Cartus: a place is a nun card, a house, or a card of the hand.

RATTUS_CARTUS: Proofs = {
    "already_seen": lambda case: bool(case.state.looked[case.seat] >> case.place[1] & 1),
    "not_fewest": lambda case: case.place[0] == "town",
    "cannot_lay": lambda case: case.place[1] in ("pass", "gold"),
    "already_inside": lambda case: case.state.plot[case.seat] >= 0,
}


def ask_rattus_cartus(record: Record, sight: Perspective, asked: Decision[Any]) -> None:
    """Ask at every nun card, every house, and every card of the hand."""
    state, desk = sight.session.match.state, sight.desk
    assert isinstance(desk, RattusCartusDesk)
    options = state.options(asked.seat)
    places: list[tuple[Any, Any]] = [(("nun", n), box) for n, box in enumerate(desk.board.context.nuns)]
    places += [(("town", plot), desk.board.town.plot(plot)) for plot in range(desk.board.town.plots)]
    places += [(("card", card.card), card.box) for card in desk.hand.fanned(sight.view, asked.seat, {})]
    for place, box in places:
        key = _key(rattus_cartus.REASONS, desk.answers.refusal(box.centre, asked, sight.say))
        _hold(record, RATTUS_CARTUS, key, Case(state, asked, place), offered=Action(*place) in options)
