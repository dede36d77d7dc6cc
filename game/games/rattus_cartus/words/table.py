"""What stands around the town of Rattus Cartus: counters, phases, survival, and who wins a comparison."""

from game.words.classes import CLASSES as _CLASSES
from game.words.texts import Entry, Plural

#: What the icons of a seat and of the table count, with a sentence for whoever points at them.
COUNTERS = {
    "hand": Entry("Cards in hand", "Population cards and special cards; how many is open to all."),
    "laid": Entry("Cards laid", "Face down in the building until it is resolved."),
    "influence": Entry("Influence", "All influence with the six classes together."),
    "points": Entry("Points so far", "For the classes and tokens, if the game ended now."),
    "rats": Entry("Rats", "More rats than nuns at the end, and you are dead."),
    "rats_hidden": Entry(
        "Rats, hidden", "Only their owner knows how many. Before a game a table can agree on open rats."
    ),
    "tokens": Entry("Victory tokens", "A point each at the end."),
    "deck": Entry("Population deck", "When it is empty, the discard pile is shuffled."),
    "discard": Entry("Discard pile", "Population cards that everybody has seen."),
    "buildings": Entry("Buildings to come", "The round that takes the last of them is the last."),
    "first": Entry("First player", "Enters first; next round the player to the left does."),
}

PHASES = {
    "support": Entry(
        "Support", "Everybody takes the support of one building for free, and may enter another."
    ),
    "visit": Entry("Visits", "In turn everybody enters a building and lays cards face down."),
    "resolve": Entry("Resolution", "Building by building, cards are shown and actions taken."),
    "end": Entry("Leaving", "The first player changes, and a new town comes."),
}

#: Where points come from.
SOURCES = {
    **_CLASSES,
    "hand": "Population cards",
    "sword": "Most swords",
    "flute": "Most flutes",
    "pass": "Most passes",
    "gold": "Gold",
    "tokens": "Victory tokens",
}

#: How each source is counted.
SOURCE_TEXTS = {
    "class": "Most influence with a class brings 10 points, then 5 and 2; with none there is nothing.",
    "stack": "Where several are level, whoever came last is ahead.",
    "stack_first": "Where several are level, whoever came first is ahead.",
}

#: The nun row and the hope to survive it.
SURVIVAL = {
    "nun_row": "Nun row",
    "heading": "Survival",
    "alive": "Alive with {rats}+ [nun]",
    "dies": "more [rat] than [nun]: [skull]",
    "nun_row_text": (
        "Five hidden cards. At the end their nuns are counted: whoever has more rats than nuns is dead "
        "and cannot win."
    ),
    "chance": "chance to survive: {percent}\u202f%",
    "change": "{before}\u202f% → {after}\u202f%",
    "safe": "you survive for certain",
    "doomed": "you cannot survive as it stands",
    "seen_none": "no card seen yet",
}
#: How many cards of the nun row are not turned yet.
STILL_HIDDEN = Plural("{n} card still hidden", "{n} cards still hidden")
#: A card of it at which somebody has looked: how many nuns it has, and what that means.
NUNS_ON = Plural("{n} nun", "{n} nuns")
SEEN_CARD = "Nun card {place}: {nuns}"
USUAL = {
    "few": "Fewer than usual. Your chance to survive:",
    "usual": "As many as usual. Your chance to survive:",
    "many": "More than usual. Your chance to survive:",
}
SEEN = Plural("{n} card seen: {nuns} [nun]", "{n} cards seen: {nuns} [nun]")

#: Who has the premium, the swords or the flutes, and why.
CONTESTS = {
    "premium_alone": "Premium: {name} is alone here",
    "premium_most": "Premium: {name} laid most ({number})",
    "premium_level": "Premium: {names} are level at {number}, {name} came first",
    "premium_elsewhere": "No premium here: it goes to {name} ({number})",
    "most": "{special}: {name} laid most ({number})",
    "most_level": "{special}: {names} are level at {number}, {name} came first",
    "fewest": "Fewest: {names} ({number})",
    "level": "{special}: all are level, nothing happens",
}

#: Other words of the game on the table.
TERMS = {
    "support_cards": "{number} [draw]",
    "support_rats": "−{number} [rat]",
    "support_looks": "{number} [eye]",
    "house": "{building} {plot}",
    "take": "Take {cards}",
    "guards_come": "Guards ahead",
    "laying": "+{influence} {track}",
    "laying_rats": "+{rats} [rat]",
    "laying_nothing": "no influence, no [rat]",
    "rank_1": "1st place",
    "rank_2": "2nd place",
    "rank_3": "3rd place",
    "population": "Population card",
    "two_seats": "With two players there is one premium a round, over both buildings.",
    "last_round_text": "No actions: whoever has a premium gets one more influence instead.",
}
