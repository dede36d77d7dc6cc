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
#: What something is worth now, in the looking glass.
NOW = {
    "support": "Support: {support}; then enter any building",
    "looked": "Seen by {names}",
    "unseen": "Nobody has looked at it",
    "held": "You are sure of: {cards}",
    "to_come": "Not in town yet: {buildings}",
    "stack": "{n} left",
}
