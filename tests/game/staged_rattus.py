"""Whole games of Rattus, beat by beat, with what the stage shows of each."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.drawing.pieces import Spot
from game.drawing.theme import TEXT_SIZES
from game.games.rattus.desk import RattusDesk
from game.games.rattus.stage_strike import StrikeAct
from game.games.rattus.story import STRIKES, TELLING
from game.program.navigation import House
from game.session.plan import Plan
from game.session.session import Session
from game.table.setting import Moment, Setting
from game.table.stage import Act
from game.table.story import Beat, told
from game.words import Tongue
from rules.kernel import Seat
from rules.play import random_actions
from rules.rattus.view import View
from tests.game.driving import plan


class Told(NamedTuple):
    """A beat with what the stage shows of it, and how the table stood before the action."""

    act: Act | None
    beat: Beat[View]
    before: View


def agreed(seats: int, options: Mapping[str, str]) -> Plan:
    return plan(seats, *["curtain"] * seats, game="rattus")._replace(options=dict(options))


def staged(
    house: House,
    seats: int,
    options: Mapping[str, str],
    *,
    seed: int = 5,
    size: str = "table",
    language: str = "en",
    witness: Seat | None = None,
) -> Iterator[Told]:
    """Play a random game and give all that is told of it, as some seat sees it."""
    session = Session(agreed(seats, options))
    sizes, say = TEXT_SIZES[size], Tongue(language)
    layout = RattusDesk.laid_out(house.app.page, seats, sizes)
    for seat, action in random_actions(session.match, seed):
        before = session.match.state.view(witness)
        reel = session.play(action, seat)
        desk = RattusDesk(Setting(session, layout, session.match.state.view(witness), (), sizes))
        views = reel.views(witness, told_after=TELLING.told_after)
        beats = told(
            desk.board, TELLING, reel, views, lambda s: Spot(*layout.seat(s).centre), "normal", seat,
            bot=True, still=True, aloud=True,
        )  # fmt: skip
        for beat in beats:
            yield Told(desk.stage.act(Moment(beat.view, say, None, beat), beat), beat, before)


def strikes(house: House, seats: int, options: Mapping[str, str], seed: int = 5) -> Iterator[list[Told]]:
    """Give what each token does in one action, beat by beat."""
    found: list[Told] = []
    for one in staged(house, seats, options, seed=seed):
        kind = one.beat.event.kind if one.beat.event else ""
        if found and (kind not in STRIKES or one.beat.earlier is not found[-1].beat):
            yield found
            found = []
        if kind == "turned" or kind in STRIKES:
            found.append(one)
    if found:
        yield found


def act_of(one: Told) -> StrikeAct:
    assert isinstance(one.act, StrikeAct)
    return one.act
