"""Why one option is better than another in Notre Dame, as far as it is certain."""

from game.words.texts import Contrast, Plural

CONTRASTS: dict[str, Contrast] = {
    "plague": Contrast("keeps the plague away this round", "lets the plague strike this round"),
    "coming": Contrast("{n} fewer [rat] this round", "{n} more [rat] this round"),
    "prestige": Contrast("{n} more [prestige] at once", "{n} less [prestige] at once"),
    "cathedral": Contrast("{n} more [cube] in the cathedral", "{n} fewer [cube] in the cathedral"),
    "coins": Contrast("{n} more [coin]", "{n} fewer [coin]"),
    "supply": Contrast("{n} more [cube] in your supply", "{n} fewer [cube] in your supply"),
    "rat": Contrast("your [rat] {n} lower", "your [rat] {n} higher"),
    "hospital": Contrast("{n} fewer [rat] in every round", "{n} more [rat] in every round"),
    "park": Contrast("{n} more [prestige] with every gain", "{n} less [prestige] with every gain"),
    "messages": Contrast("{n} more [message]", "{n} fewer [message]"),
    "drive": Contrast(
        Plural("you drive {n} market farther", "you drive {n} markets farther"),
        Plural("you drive {n} market less far", "you drive {n} markets less far"),
    ),
    "bonus": Contrast(
        Plural("{n} bonus more to choose", "{n} bonuses more to choose"),
        Plural("{n} bonus fewer to choose", "{n} bonuses fewer to choose"),
    ),
}

#: Of a card that is only kept.
IF_PLAYED = "played now: {reason}"
