"""What every position of Rattus keeps: nothing is lost or invented."""

from typing import TYPE_CHECKING

from rules.kernel.data import insist, lengths, within
from rules.kernel.soundness import frames_of
from rules.rattus.europe import LINKS, REGIONS, USED
from rules.rattus.names import (
    ABSENT,
    BISHOPS,
    CHARACTERS,
    CUBES,
    MOST_RATS,
    NEUTRAL,
    NONE,
    NUNS,
    POTIONS,
    TABLE,
    WALLS,
    reach,
)
from rules.rattus.questions import picked_places
from rules.rattus.tokens import TOKENS

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

PHASES = ("start", "turns", "last_round", "final_plague", "over")
CARDS = 6


def check(state: "Rattus") -> None:
    """Count everything, and refuse names and numbers that do not exist."""
    _check_turn(state)
    _check_cards(state)
    _check_cubes(state)
    _check_potions(state)
    _check_tokens(state)
    _check_pieces(state)
    _check_annals(state)
    _check_frames(state)


def _check_turn(state: "Rattus") -> None:
    insist(state.regions in USED, f"there are {state.regions} regions")
    insist(state.phase in PHASES, f"there is no phase {state.phase!r}")
    insist(state.round >= 1, f"the round is {state.round}")
    within(0, state.seats - 1, first=state.first, active=state.active)
    within(0, (1 << len(CHARACTERS) + 3) - 1, used=state.used)
    within(0, state.regions - 1, plague=state.plague)
    insist(state.neutral in (0, NEUTRAL), f"the plague counts for {state.neutral}")


def _check_cards(state: "Rattus") -> None:
    within(0, len(CHARACTERS) - 1, cast=state.cast)
    insist(len(set(state.cast)) == len(state.cast) == CARDS, f"the cast is {state.cast}")
    lengths(reach(state.cast), holder=state.holder)
    within(ABSENT, state.seats - 1, holder=state.holder)
    played = [character for character, owner in enumerate(state.holder) if owner >= TABLE]
    insist(played == sorted(state.cast), "a card is lost or invented")


def _check_cubes(state: "Rattus") -> None:
    lengths(len(REGIONS) * 4, cubes=state.cubes)
    lengths(state.seats, reserve=state.reserve, castle=state.castle, bread=state.bread)
    within(0, CUBES, cubes=state.cubes, reserve=state.reserve, castle=state.castle, bread=state.bread)
    for seat in range(state.seats):
        owned = state.on_board(seat) + state.reserve[seat] + state.bread[seat]
        insist(owned == CUBES, f"seat {seat} has {owned} cubes")
    insist(not any(state.cubes[state.regions * 4 :]), "cubes stand outside the map")
    absent = [state.cubes[seat::4] for seat in range(state.seats, 4)]
    insist(not any(map(any, absent)), "cubes of nobody stand on the map")


def _check_potions(state: "Rattus") -> None:
    lengths(len(REGIONS) * 4, potions=state.potions)
    for stacks, cubes in zip(state.potions, state.cubes, strict=True):
        within(1, POTIONS, potions=stacks)
        insist(list(stacks) == sorted(stacks), "stacks of potions lie in disorder")
        insist(len(stacks) <= cubes, "a potion stands beside no cube")
    potions = state.potions_left + sum(map(sum, state.potions))
    insist(potions == POTIONS and state.potions_left >= 0, f"there are {potions} potions")


def _check_tokens(state: "Rattus") -> None:
    lengths(len(REGIONS), rats=state.rats)
    lengths(state.seats, seen=state.seen)
    lying = [token for rats in state.rats for token in rats]
    every = sorted((*lying, *state.supply, *state.removed, *state.flipped))
    insist(every == list(range(len(TOKENS))), "a token is lost or there twice")
    insist(all(len(rats) <= MOST_RATS for rats in state.rats), "too many rats lie in a region")
    insist(not any(state.rats[state.regions :]), "a rat lies outside the map")
    insist(state.returned == NONE or state.returned in lying, "the token that came back lies nowhere")
    for mask in (state.face_up, *state.seen):
        within(0, (1 << len(TOKENS)) - 1, seen=mask)
        known = all(token in lying for token in range(mask.bit_length()) if mask >> token & 1)
        insist(known, "a token was seen that does not lie on the map")


def _check_pieces(state: "Rattus") -> None:
    within(0, (1 << len(LINKS)) - 1, walls=state.walls)
    insist(state.walls.bit_count() <= WALLS, f"{state.walls.bit_count()} walls stand")
    walled = [link for link in range(len(LINKS)) if state.walls >> link & 1]
    insist(all(max(LINKS[link]) < state.regions for link in walled), "a wall stands outside the map")
    for name, pieces, most in (("nuns", state.nuns, NUNS), ("bishops", state.bishops, BISHOPS)):
        within(0, state.regions - 1, **{name: pieces})
        insist(len(pieces) <= most and list(pieces) == sorted(pieces), f"{name} stand at {pieces}")


def _check_annals(state: "Rattus") -> None:
    for scores in state.timeline:
        lengths(state.seats, timeline=scores)
    for entry in state.toll:
        lengths(state.seats + 2, toll=entry)
        within(0, len(TOKENS) - 1, toll=entry[0])
        within(0, state.regions - 1, toll=entry[1])


def _check_frames(state: "Rattus") -> None:
    for frame in frames_of(state):
        for field in ("region", "target"):
            within(0, state.regions - 1, **{field: getattr(frame, field, 0)})
        for place in picked_places(frame):
            region, position = divmod(place, MOST_RATS)
            lies = 0 <= region < state.regions and position < len(state.rats[region])
            insist(lies and frame is state.stack[-1], f"{frame} is about a rat that does not lie there")
