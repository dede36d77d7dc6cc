"""The six classes of Rattus and Rattus Cartus, and the other signs on a rat token."""

CLASSES = {
    "peasantry": "Peasantry",
    "bourgeoisie": "Bourgeoisie",
    "church": "Church",
    "chivalry": "Chivalry",
    "magic": "Magic",
    "royalty": "Royalty",
}

#: The signs of a token that mean no class.
SIGNS = {
    "majority": "Majority",
    "all": "All",
}

#: Whom a sign strikes, for whoever looks closer.
SIGN_TEXTS = {
    "class": "Whoever holds a card of this class loses a cube here, one for each such card.",
    "majority": (
        "Whoever has most cubes here loses one. If several are level, each of them does. It is judged "
        "as the token is turned, before the other signs strike."
    ),
    "all": "Everybody who has a cube here loses one.",
    "limit": "The token strikes only if so many cubes or more stand in the region.",
    "ring": "A ring on the back marks the tokens that open the game.",
}
