"""The words of the result: who wins what, where the points came from, and what can be done next."""

from game.words.texts import Plural

#: The headline, by game.
WINS = {
    "notre_dame": "{name} wins Paris",
    "rattus": "{name} outlives the plague",
    "rattus_cartus": "{name} wins the town",
}
WIN_TOGETHER = {
    "notre_dame": "{names} share Paris",
    "rattus": "{names} outlive the plague",
    "rattus_cartus": "{names} share the town",
}
NOBODY_WINS = "Nobody survives the rats"
CUBES = Plural("{n} cube", "{n} cubes")
RATS = Plural("{n} rat", "{n} rats")

#: What stands under the total.
COINS_AND_CUBES = "Coins and cubes"
NEXT_IN_TURN = "Next in turn"
LOST = "Lost to the plague"

#: Rows there is no room for, taken together.
OTHERS = {
    "notre_dame": "Other sources",
    "rattus": "Other regions",
    "rattus_cartus": "Other points",
}

NEW_TABLE = "New table"
COPY = "Copy"
VERIFIED = "verified"
NOT_VERIFIED = "not verified"
