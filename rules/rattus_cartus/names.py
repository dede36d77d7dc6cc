"""The names and numbers of Rattus Cartus; cards and buildings are small numbers for quick counting."""

from collections.abc import Sequence

from rules.kernel import Action

CLASSES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")

#: By building: its class. The box has two a class, the first of which is for a first game; others follow at
#: the end, because positions count by these numbers.
CLASS_OF = {
    **dict.fromkeys(("farm", "brewery"), "peasantry"),
    **dict.fromkeys(("marketplace", "office"), "bourgeoisie"),
    **dict.fromkeys(("monastery", "hospital"), "church"),
    **dict.fromkeys(("castle", "guard_tower"), "chivalry"),
    **dict.fromkeys(("tent", "pipers_hut"), "magic"),
    **dict.fromkeys(("palace", "treasury"), "royalty"),
}
BUILDINGS = tuple(CLASS_OF)
#: The same by number.
TRACK = tuple(CLASSES.index(name) for name in CLASS_OF.values())
FARM, BREWERY, MARKETPLACE, OFFICE, _, _, CASTLE, GUARD_TOWER, TENT, PIPERS_HUT, _, TREASURY = range(12)
#: A building card is building * 5 + copy; the copies differ in their support.
COPIES_OF_BUILDING = 5

#: A population card is class * 5 + nuns, 0 to 29. Cards from PASS on cannot be laid in a building.
POPULATION = 30
JOKER, SWORD, FLUTE, PASS, GOLD = range(POPULATION, POPULATION + 5)
SPECIALS = ("joker", "sword", "flute", "pass", "gold")
CARDS = (*(f"{name}_{nuns}" for name in CLASSES for nuns in range(5)), *SPECIALS)
#: How often each population card exists: by class four without nuns, two with 1, 2 and 3 each, four with 4.
COPIES = (4, 2, 2, 2, 4) * 6
#: How many cards each special stack holds, jokers first; the box has five.
STACKS = (15, 12, 12, 12, 15)
_BOX = 5
#: Buildings that need a special stack; the jokers are always there.
NEEDS = {CASTLE: SWORD, PIPERS_HUT: FLUTE, OFFICE: PASS, TREASURY: GOLD}

#: By number of seats: buildings a round, and cards put aside for the replacement deck.
ROW = {2: 2, 3: 2, 4: 3, 5: 3}
REMOVED = {2: 10, 3: 12, 4: 6, 5: 6}

NUN_ROW = 5
#: The places of the nun row by bit mask.
PLACES = tuple(tuple(place for place in range(NUN_ROW) if mask >> place & 1) for mask in range(1 << NUN_ROW))
ALL_PLACES = (1 << NUN_ROW) - 1
START_RATS = 10
START_CARDS = 5
TOKENS = 20
#: Where a seat is that has not entered a building, or which support a seat has not chosen.
NOWHERE = -1

#: A pick for each kind of card: class and nuns make the kind.
CARD = tuple(Action("card", name) for name in CARDS)
NUMBER = {action: card for card, action in enumerate(CARD)}
DONE = Action("done")
DECLINE = Action("decline")


def reach(specials: tuple[int, ...]) -> int:
    """Give how far a list by special card reaches: over the box, and on to the newest of a game."""
    return max(_BOX, specials[-1] - JOKER + 1)


def named(cards: Sequence[int]) -> tuple[str, ...]:
    """Name cards."""
    return tuple([CARDS[card] for card in cards])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Take one card out."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
