"""Setting up Rattus Cartus: what a table may agree on, and the deal."""

from collections.abc import Mapping

from rules.kernel import Choice, SetupError
from rules.rattus_cartus.names import (
    BUILDINGS,
    CLASS_OF,
    CLASSES,
    COPIES,
    COPIES_OF_BUILDING,
    JOKER,
    NEEDS,
    NOWHERE,
    NUN_ROW,
    REMOVED,
    STACKS,
    START_CARDS,
    START_RATS,
    TRACK,
    reach,
)
from rules.rattus_cartus.round import Opening, Round
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.support_tables import SUPPORT_TABLES


def mixed(name: str) -> str:
    """Name the option that says how many of a class's five cards show its first building."""
    return f"mixed_{name}"


CHOICES = (
    Choice(
        "buildings",
        ("first_game", "one_a_class", "five_a_class", "picked", "mixed"),
        "Rulebook: the set for a first game, a random building or five random cards a class, or by agreement",
    ),
    Choice(
        "picked",
        BUILDINGS,
        "Rulebook: by agreement; here one whole building a class",
        picks=6,
        needs=("buildings", "picked"),
        kinds=CLASS_OF,
        one_of_each=True,
    ),
    Choice("influence_ties", ("top", "first"), "Who leads in a stack of discs: a ruling, the text is silent"),
    Choice("sword_cards", ("giver", "random"), "Who picks the cards a sword takes: a ruling, as above"),
    Choice("support_order", ("together", "in_turn"), "Rulebook: at the same time if all agree"),
    Choice(
        "support_table", tuple(SUPPORT_TABLES), "The printed support is not known from text; see support.toml"
    ),
    Choice("rats", ("hidden", "open"), "Rats lie face down, but every change is seen; a table may agree"),
    Choice(
        "first_player",
        ("random", "seat_0", "seat_1", "seat_2", "seat_3", "seat_4"),
        "The rulebook leaves it to the table; chance or the host decides",
        free=True,
    ),
    *(
        Choice(
            mixed(name),
            ("3", "4", "5", "0", "1", "2"),
            "Rulebook: any five cards a class by agreement; here how many are of its first building",
            needs=("buildings", "mixed"),
            between=(BUILDINGS[2 * number], BUILDINGS[2 * number + 1]),
        )
        for number, name in enumerate(CLASSES)
    ),
)

SETS = {"first_game": BUILDINGS[::2]}

PRESETS: dict[str, dict[str, str]] = {
    "first_game": {},
    "variety": {"buildings": "five_a_class"},
}


def deal(seats: int, chance: int, options: Mapping[str, str]) -> RattusCartus:
    """Lay out the game; everything that follows is on the stack."""
    state = RattusCartus(
        seats=seats,
        chance=chance,
        support_table=options["support_table"],
        support_in_turn=options["support_order"] == "in_turn",
        latest_leads=options["influence_ties"] == "top",
        swords_are_blind=options["sword_cards"] == "random",
        rats_open=options["rats"] == "open",
        town=(),
        specials=(),
        first=0,
        buildings=(),
        replacement=(),
        supported=[NOWHERE] * seats,
        plot=[NOWHERE] * seats,
        laid=[()] * seats,
        faces=[()] * seats,
        strength=[0] * seats,
        deck=(),
        hand=[()] * seats,
        parcel=[()] * seats,
        stacks=[],
        nuns=(),
        rats=[START_RATS] * seats,
        tokens=[0] * seats,
        influence=[0] * (6 * seats),
        arrival=[tuple(range(seats))] * 6,
        looked=[0] * seats,
        known=[()] * (seats * seats),
        memory=[()] * seats,
        base=[()] * seats,
        drawn=[()] * seats,
        murky=[0] * seats,
    )
    state.first = state.seat_wished(options["first_player"])
    state.town = _town(state, options)
    _build(state)
    _deal_population(state)
    state.push(Opening(), Round())
    return state


def _town(state: RattusCartus, options: Mapping[str, str]) -> tuple[int, ...]:
    mode, picked = options["buildings"], options["picked"]
    if (mode == "picked") != bool(picked):
        raise SetupError("The buildings are picked by name if, and only if, option 'buildings' is 'picked'")
    if mode == "five_a_class":
        classes = [range(track * 10, track * 10 + 10) for track in range(6)]
        return tuple(card for cards in classes for card in sorted(state.shuffled(cards)[:5]))
    if mode == "mixed":
        return _mixed_town(state, [int(options[mixed(name)]) for name in CLASSES])
    if mode == "picked":
        chosen = sorted(BUILDINGS.index(name) for name in picked.split(","))
        if sorted(TRACK[building] for building in chosen) != list(range(6)):
            raise SetupError(f"One building of each class must be picked, not {picked}")
    else:
        chosen = [2 * track + (state.below(2) if mode == "one_a_class" else 0) for track in range(6)]
    return tuple(b * COPIES_OF_BUILDING + copy for b in chosen for copy in range(COPIES_OF_BUILDING))


def _mixed_town(state: RattusCartus, shares: list[int]) -> tuple[int, ...]:
    """Give so many cards of the first building of each class, the rest of the second; chance says which."""
    town: list[int] = []
    for track, share in enumerate(shares):
        for building, number in ((2 * track, share), (2 * track + 1, COPIES_OF_BUILDING - share)):
            first = building * COPIES_OF_BUILDING
            town += sorted(state.shuffled(range(first, first + COPIES_OF_BUILDING))[:number])
    return tuple(town)


def _build(state: RattusCartus) -> None:
    shuffled, removed = state.shuffled(state.town), REMOVED[state.seats]
    state.replacement, state.buildings = shuffled[:removed], shuffled[removed:]
    needed = {NEEDS[card // 5] for card in state.town if card // 5 in NEEDS}
    state.specials = (JOKER, *sorted(needed))
    sizes = STACKS[: reach(state.specials)]
    state.stacks = [n if JOKER + i in state.specials else 0 for i, n in enumerate(sizes)]


def _deal_population(state: RattusCartus) -> None:
    cards = state.shuffled([card for card, copies in enumerate(COPIES) for _ in range(copies)])
    state.nuns, state.deck = cards[:NUN_ROW], cards[NUN_ROW:]
    for seat in range(state.seats):
        state.hand[seat] = tuple(sorted(state.deck[-START_CARDS:]))
        state.deck = state.deck[:-START_CARDS]
