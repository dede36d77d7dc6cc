"""The words of the result: who wins what, where the points came from, and what can be done next."""

from game.words.texts import Plural

REMATCH = "Rematch, new cards"
WANTED = "Rematch with {names}"
NOBODY_WINS = "Nobody survives the rats"
CUBES = Plural("{n} cube", "{n} cubes")
RATS = Plural("{n} rat", "{n} rats")

#: What stands under the total.
COINS_AND_CUBES = "Coins and cubes"
NEXT_IN_TURN = "Next in turn"
LOST = "Lost to the plague"

#: Rows there is no room for, taken together.
OTHERS = "Other points"

NEW_TABLE = "New table"
COPY = "Copy"
VERIFIED = "verified"
NOT_VERIFIED = "not verified"
