"""The names and numbers of Rattus; characters are small numbers because their holders are a list."""

#: The six classes, as the tokens show them.
CLASSES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")

#: The eighteen characters, three a class: character number = class * 3 + place within the class.
CHARACTERS = (
    *("peasant", "serf", "baker"),
    *("merchant", "messenger", "mayor"),
    *("monk", "nun", "bishop"),
    *("knight", "crusader", "soldier"),
    *("witch", "pied_piper", "magician"),
    *("king", "queen", "emperor"),
)
PEASANT, SERF, BAKER, MERCHANT, MESSENGER, MAYOR, MONK, NUN, BISHOP = range(9)
KNIGHT, CRUSADER, SOLDIER, WITCH, PIED_PIPER, MAGICIAN, KING, QUEEN, EMPEROR = range(9, 18)
NUMBER_OF = {name: number for number, name in enumerate(CHARACTERS)}
#: By character: the class it belongs to.
CLASS_OF = {name: CLASSES[number // 3] for number, name in enumerate(CHARACTERS)}
#: The cards that carry the plague two regions far.
RIDERS = (KNIGHT, CRUSADER, SOLDIER)

#: Who holds a card that lies beside the board, or that is not in this game.
TABLE, ABSENT = -1, -2
#: Who turns the tokens when the plague comes over the whole continent.
NOBODY = -1
#: No such token.
NONE = -1

#: What a seat has done this turn, as bits above those of the characters it has used.
TOOK, PLACED, MOVED = 1 << 18, 1 << 19, 1 << 20

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
