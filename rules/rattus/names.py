"""The names and numbers of Rattus; characters are small numbers because their holders are a list."""

from functools import lru_cache

#: The six classes, as the tokens show them.
CLASSES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")

#: By character: the class it belongs to. The eighteen of the box come first, three a class, so that their
#: numbers are class * 3 + place; others follow at the end, because positions count by these numbers.
CLASS_OF = {
    **dict.fromkeys(("peasant", "serf", "baker"), "peasantry"),
    **dict.fromkeys(("merchant", "messenger", "mayor"), "bourgeoisie"),
    **dict.fromkeys(("monk", "nun", "bishop"), "church"),
    **dict.fromkeys(("knight", "crusader", "soldier"), "chivalry"),
    **dict.fromkeys(("witch", "pied_piper", "magician"), "magic"),
    **dict.fromkeys(("king", "queen", "emperor"), "royalty"),
}
CHARACTERS = tuple(CLASS_OF)
BOX = 18
PEASANT, SERF, BAKER, MERCHANT, MESSENGER, MAYOR, MONK, NUN, BISHOP = range(9)
KNIGHT, CRUSADER, SOLDIER, WITCH, PIED_PIPER, MAGICIAN, KING, QUEEN, EMPEROR = range(9, 18)
NUMBER_OF = {name: number for number, name in enumerate(CHARACTERS)}
#: The same by number.
CLASS = tuple(CLASSES.index(name) for name in CLASS_OF.values())
#: The cards that carry the plague two regions far.
RIDERS = (KNIGHT, CRUSADER, SOLDIER)

#: Who holds a card that lies beside the board, or that is not in this game.
TABLE, ABSENT = -1, -2
#: Who turns the tokens when the plague comes over the whole continent.
NOBODY = -1
#: No such token.
NONE = -1

#: What a seat has done this turn, as bits: the characters of the box it has used, three other things, and
#: above them the characters that came later.
TOOK, PLACED, MOVED = 1 << BOX, 1 << BOX + 1, 1 << BOX + 2
USED = tuple(1 << (number if number < BOX else number + 3) for number in range(len(CHARACTERS)))

CUBES = 20
MOST_RATS = 3
#: New rats by the number that lie in the infected region.
SPREAD = (0, 1, 2, 2)
#: What the plague piece counts for when a knight says so.
NEUTRAL = 2
POTIONS = 10
#: The potions beside one cube can be none to all.
STACKS = POTIONS + 1
WALLS, NUNS, BISHOPS = 3, 3, 2


def reach(cast: tuple[int, ...]) -> int:
    """Give how far a list by character reaches: over the box, and on to the newest of the cast."""
    return max(BOX, *[number + 1 for number in cast])


@lru_cache(maxsize=1 << 10)
def members(cast: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Sort a cast by class."""
    return tuple(tuple(c for c in cast if CLASS[c] == number) for number in range(len(CLASSES)))
