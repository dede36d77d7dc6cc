"""The 18 characters of Rattus: name, how a sentence calls them, a short line, and the rule in full."""

from game.words.texts import Person

CHARACTERS = {
    "peasant": Person(
        "Peasant",
        "the peasant",
        "+1 [cube] when you place some",
        (
            "When you place cubes, you may add one more than there are rats in the region: four beside "
            "three rats, or a single one where no rat lies."
        ),
    ),
    "serf": Person(
        "Serf",
        "the serf",
        "+1 [cube] where a token kills others",
        (
            "While the plague ravages a region on your turn, you may add one of your cubes there after "
            "each token that killed a cube of another player. It comes at once, so the next token "
            "counts it and may strike it."
        ),
    ),
    "baker": Person(
        "Baker",
        "the baker",
        "1 [cube] a turn waits on this card",
        (
            "Once a turn you may put a cube from your supply on this card. Whoever takes the card from "
            "you places all these cubes at once in a region of their choice; the cubes stay yours. "
            "After the last round the player to the left of the holder places what still waits here."
        ),
    ),
    "merchant": Person(
        "Merchant",
        "the merchant",
        "Up to 3 [cube] to one neighbour",
        "Move up to three of your cubes together from one region to one neighbouring region.",
    ),
    "messenger": Person(
        "Messenger",
        "the messenger",
        "Two [cube] change places",
        (
            "Let two cubes of different players in different regions change places; one of them may be "
            "yours. No wall stops the messenger."
        ),
    ),
    "mayor": Person(
        "Mayor",
        "the mayor",
        "1 [cube] in each region you lead",
        (
            "Instead of placing cubes by rats, place one in every region where you have more cubes than "
            "each other player. What the peasant or the queen adds goes to regions you lead as well."
        ),
    ),
    "monk": Person(
        "Monk",
        "the monk",
        "Move 1 [rat] to a neighbour",
        (
            "Move a rat to a neighbouring region, face down as it is. A region never holds more than "
            "three rats, and none enters where a bishop stands."
        ),
    ),
    "nun": Person(
        "Nun",
        "the nun",
        "3 nuns: each counts 1 [cube] less",
        (
            "Set or move the three nuns, into any regions, several into one if you like. For each nun "
            "in a region one cube fewer counts when a limit is checked there."
        ),
    ),
    "bishop": Person(
        "Bishop",
        "the bishop",
        "1 bishop: no [rat] enters there",
        (
            "Set or move one of the two bishops, into any region. While a bishop stands there, no rat "
            "enters and none is added; rats that already lie there stay."
        ),
    ),
    "knight": Person(
        "Knight",
        "the knight",
        "Plague 2 far, may count as 2 [cube]",
        (
            "You may carry the plague up to two regions far. Before tokens are turned, you may say that "
            "the plague counts for two more cubes there: higher limits are reached, but it cannot die "
            "and has no majority."
        ),
    ),
    "crusader": Person(
        "Crusader",
        "the crusader",
        "Plague 2 far, you order the tokens",
        (
            "You may carry the plague up to two regions far. There you may turn all tokens at once and "
            "then choose in which order they strike."
        ),
    ),
    "soldier": Person(
        "Soldier",
        "the soldier",
        "Plague 2 far, +1 [rat]",
        (
            "You may carry the plague up to two regions far. When new rats come, you may lay one more "
            "beside the plague; where the plague finds no rat, none comes."
        ),
    ),
    "witch": Person(
        "Witch",
        "the witch",
        "See 2 [rat], perhaps swap them",
        (
            "Look in secret at a rat and then, if you like, at a second one, anywhere on the map. You "
            "may let the two change places."
        ),
    ),
    "pied_piper": Person(
        "Pied Piper",
        "the Pied Piper",
        "1 [cube] goes, the [rat] follow",
        (
            "Move one of your cubes to a neighbouring region: as many rats of its old region follow as "
            "find room. It may go even if none can follow. Walls stop it; a bishop keeps out only "
            "the rats."
        ),
    ),
    "magician": Person(
        "Magician",
        "the magician",
        "A potion protects 1 [cube]",
        (
            "Set a potion beside one of your cubes, one a turn; several may stand beside the same cube. "
            "If that cube should die, you may give up a potion instead. Potions travel with their cube, "
            "but not into the castle."
        ),
    ),
    "king": Person(
        "King",
        "the king",
        "1 [cube] to the castle if no [rat]",
        (
            "Bring one of your cubes from a region without rats into the castle. There it is safe until "
            "the end and counts like any other."
        ),
    ),
    "queen": Person(
        "Queen",
        "the queen",
        "+2 [cube] with the largest realm",
        (
            "If your cubes join more neighbouring regions than those of each other player, you may add "
            "two cubes when you place some, even where no rat lies. Being level is not enough."
        ),
    ),
    "emperor": Person(
        "Emperor",
        "the emperor",
        "3 walls: nothing passes them",
        (
            "Set or move the three walls, one on each border or arrow you like. No cube, no rat and no "
            "plague passes a wall; the messenger, nuns and bishops do not mind."
        ),
    ),
}

#: What a power does in the last round, where that is different.
LAST_POWERS = {
    "peasant": "Last round: place a cube in any region.",
    "queen": "Last round: with the largest realm, place one or two cubes in any region.",
    "mayor": "Last round: place a cube in one region that you lead.",
    "soldier": (
        "Last round: lay a rat beside the plague; if the supply is empty, one of those already turned."
    ),
    "knight": ("Last round: carry the plague one or two regions far; it counts for two cubes until the end."),
    "crusader": (
        "Last round: carry the plague one or two regions far and turn all rats there; they strike now, "
        "in the order you choose."
    ),
    "serf": "Last round: carry the plague one region far and turn its rats; the serf gains as usual.",
}
