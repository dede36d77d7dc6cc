"""Setting up Rattus: what a table may agree on, and the deal."""

from collections.abc import Mapping

from rules.kernel import Choice, Seat, SetupError, Step, frame
from rules.rattus.europe import REGIONS, regions_for
from rules.rattus.names import ABSENT, BOX, CHARACTERS, CLASS_OF, CUBES, NUMBER_OF, RIDERS, TABLE, reach
from rules.rattus.placing import StartCubes
from rules.rattus.state import Rattus
from rules.rattus.tokens import RINGS, TOKENS
from rules.rattus.turn import FirstTurn

#: Ordinary tokens left in the box, by number of seats.
REMOVED = {2: 12, 3: 6, 4: 0}
REGION_SETS = {"eight": 8, "ten": 10, "twelve": 12}
CARDS_USED = 6

SETS = {
    "base": ("peasant", "merchant", "monk", "knight", "witch", "king"),
    "golden_age": ("peasant", "baker", "serf", "queen", "mayor", "soldier"),
    "rat_control": ("pied_piper", "magician", "bishop", "nun", "monk", "emperor"),
    "europe_at_war": ("knight", "crusader", "soldier", "messenger", "merchant", "pied_piper"),
}

CHOICES = (
    Choice(
        "cards",
        (*SETS, "random", "one_per_class", "picked"),
        "Six of eighteen characters: the ways of the Pied Piper rulebook and its three suggested sets",
    ),
    Choice(
        "picked",
        CHARACTERS,
        "The six the table agrees on, with cards = picked",
        picks=CARDS_USED,
        needs=("cards", "picked"),
        kinds=CLASS_OF,
    ),
    Choice(
        "chivalry",
        ("free", "ensured"),
        "The rulebook advises a card of chivalry below four seats: random six then hold one",
        needs=("cards", "random"),
    ),
    Choice("regions", ("printed", *REGION_SETS), "As printed for the seats, or a wider or narrower map"),
    Choice("ties", ("next_player", "shared"), "Who would play next wins a tie; a table may share instead"),
    Choice("token_counter", ("open", "hidden"), "Turned tokens are public; a table may leave them to memory"),
    Choice(
        "first_player",
        ("random", "seat_0", "seat_1", "seat_2", "seat_3"),
        "The youngest begins; chance or the host decides",
        free=True,
    ),
)

PRESETS: dict[str, dict[str, str]] = {
    "base": {},
    "pied_piper": {"cards": "one_per_class"},
}


def deal(seats: int, chance: int, options: Mapping[str, str]) -> Rattus:
    """Lay out the game; everything that follows is on the stack."""
    state = _empty_board(seats, chance, options)
    state.cast = _cast(state, options)
    state.holder = [TABLE if number in state.cast else ABSENT for number in range(reach(state.cast))]
    _lay_rats(state)
    state.plague = state.below(state.regions)
    state.first = state.active = state.seat_wished(options["first_player"])
    order = start_order(state.first, seats)
    state.push(Opening(), *(StartCubes(seat) for seat in (*order, *reversed(order))), FirstTurn())
    return state


def start_order(first: Seat, seats: int) -> list[Seat]:
    """List who places cubes before the first turn; then they do so once more in reverse order."""
    return [(first + i) % seats for i in range(seats)]


def _empty_board(seats: int, chance: int, options: Mapping[str, str]) -> Rattus:
    return Rattus(
        seats=seats,
        chance=chance,
        regions=REGION_SETS.get(options["regions"], regions_for(seats)),
        shared_ties=options["ties"] == "shared",
        open_counter=options["token_counter"] == "open",
        cast=(),
        holder=[],
        first=0,
        active=0,
        plague=0,
        cubes=[0] * (len(REGIONS) * 4),
        reserve=[CUBES] * seats,
        castle=[0] * seats,
        bread=[0] * seats,
        potions=[()] * (len(REGIONS) * 4),
        rats=[()] * len(REGIONS),
        supply=(),
        seen=[0] * seats,
    )


def _cast(state: Rattus, options: Mapping[str, str]) -> tuple[int, ...]:
    way, picked = options["cards"], options["picked"]
    if bool(picked) != (way == "picked"):
        raise SetupError("Six characters are named in 'picked' if, and only if, 'cards' is 'picked'")
    if options["chivalry"] == "ensured" and way != "random":
        raise SetupError("Chivalry can be ensured only if 'cards' is 'random': other ways leave nothing open")
    if way == "random":
        return _random_six(state, ensured=options["chivalry"] == "ensured")
    if way == "one_per_class":
        return tuple(number * 3 + state.below(3) for number in range(CARDS_USED))
    names = picked.split(",") if picked else SETS[way]
    return tuple(sorted(NUMBER_OF[name] for name in names))


def _random_six(state: Rattus, *, ensured: bool) -> tuple[int, ...]:
    while True:
        six = tuple(sorted(state.shuffled(range(BOX))[:CARDS_USED]))
        if not ensured or any(rider in six for rider in RIDERS):
            return six


def _lay_rats(state: Rattus) -> None:
    # The start tokens that no region needs join the others, but only ordinary ones are left in the box.
    start = state.shuffled(range(RINGS))
    ordinary = state.shuffled(range(RINGS, len(TOKENS)))
    boxed = REMOVED[state.seats]
    state.rats[: state.regions] = [(token,) for token in start[: state.regions]]
    state.removed = ordinary[:boxed]
    state.supply = state.shuffled(start[state.regions :] + ordinary[boxed:])


@frame
class Opening(Step["Rattus"]):
    """The table is told what was laid out."""

    def run(self, state: "Rattus") -> None:
        """Tell the characters and where the plague begins."""
        state.tell("cast", None, tuple(CHARACTERS[character] for character in state.cast))
        state.tell("opening", state.first, REGIONS[state.plague], len(state.supply))
