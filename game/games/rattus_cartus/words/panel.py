"""What the screen of Rattus Cartus adds to the words of the game: what cards would bring, what is now."""

from game.words.texts import Plural, Text

#: What the cards laid so far mean for the premium.
PREMIUM: dict[str, Text] = {
    "sure": "[crown] for certain",
    "ahead": "[crown] so far",
    "wants": Plural("[crown] with {n} more", "[crown] with {n} more"),
}
#: What stands beside the cards that are discarded in a hospital.
NURSED = "A card and a [rat] each time"
#: What the tracks count, and when that brings points.
INFLUENCE = {"heading": "[influence] Influence", "when": "at the end"}
#: What the signs mean that a phase is about.
LEGENDS: dict[str, dict[str, str]] = {
    "support": {
        "draw": "draw a card",
        "rat": "lose a rat",
        "eye": "see a nun card",
        "building": "then your visit",
    },
    "visit": {
        "influence": "for each card",
        "rat": "other classes",
        "crown": "most cards",
        "human": "all others",
    },
}
LEGENDS["resolve"] = {
    "crown": LEGENDS["visit"]["crown"],
    "human": LEGENDS["visit"]["human"],
    "sword": "take cards",
    "flute": "send a rat",
}
LEGENDS["end"] = {}
#: What a premium brings in the last round, when buildings do nothing.
LAST_PREMIUM = "+1 [influence]"
#: What the signs mean then, where that differs.
LAST: dict[str, dict[str, str]] = {
    "visit": {
        "influence": LEGENDS["visit"]["influence"],
        "rat": LEGENDS["visit"]["rat"],
        "crown": LAST_PREMIUM,
    },
    "resolve": {
        "crown": LAST_PREMIUM,
        "sword": LEGENDS["resolve"]["sword"],
        "flute": LEGENDS["resolve"]["flute"],
    },
}
#: What something is worth now, in the looking glass.
NOW = {
    "support": "Support: {support}; then enter any building",
    "looked": "Seen by {names}",
    "unseen": "Nobody has looked at it",
    "held": "You are sure of: {cards}",
    "to_come": "Not in town yet: {buildings}",
    "stack": "{n} left",
}
