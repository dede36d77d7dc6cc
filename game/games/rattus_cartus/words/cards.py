"""The cards of Rattus Cartus: name, a short line, and the rule in full."""

from game.words.texts import Card

#: A population card shows a class and up to four nuns.
POPULATION = Card(
    "{track}, {nuns} [nun]",
    "+1 [influence]; [rat] if of another class",
    (
        "Laid in a building, it brings you one influence with the class of that building, and a rat if "
        "it is of another class itself. Its nuns count only if it lies in the nun row."
    ),
)

CARDS = {
    "joker": Card(
        "Joker",
        "+1 [influence], never a [rat]",
        "Laid in any building, it brings you one influence and never a rat. It counts for the premium.",
    ),
    "sword": Card(
        "Sword",
        "Most swords take half a hand",
        (
            "Of all in the building, whoever laid fewest swords gives half of the hand, rounded down, to "
            "whoever laid most. Of several with most the first to enter has it; of several with fewest "
            "that player chooses one. If all are level, nothing happens."
        ),
    ),
    "flute": Card(
        "Flute",
        "Most flutes send a [rat]",
        (
            "Of all in the building, whoever laid most flutes hands a rat to whoever laid fewest. Of "
            "several with most the first to enter has it; of several with fewest that player chooses "
            "one. If all are level, nothing happens."
        ),
    ),
    "pass": Card(
        "Pass",
        "Let others go first",
        (
            "Play it instead of entering a building: the turn goes on, and you are asked again when "
            "everybody else is inside or has passed. You may then pass once more."
        ),
    ),
    "gold": Card(
        "Gold",
        "6 or 3 points at the end",
        (
            "It cannot be laid. At the end most gold in hand brings 6 points, second most 3. If several "
            "are level for most, they share 9, rounded down, and there is no second; level seconds "
            "share 3."
        ),
    ),
}
