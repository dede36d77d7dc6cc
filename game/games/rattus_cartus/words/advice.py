"""Why one option is better than another in Rattus Cartus, as far as it is certain."""

from game.words.texts import Contrast, Plural

CONTRASTS: dict[str, Contrast] = {
    "survival": Contrast("{n}\u202f% more chance to survive", "{n}\u202f% less chance to survive"),
    "sure": Contrast("the premium is yours for certain", "the premium is not certain"),
    "ahead": Contrast("the premium is yours so far", "the premium is not yours so far"),
    "points": Contrast("{n} more [prestige] at once", "{n} less [prestige] at once"),
    "rank": Contrast(
        Plural("{n} place higher on the track", "{n} places higher on the track"),
        Plural("{n} place lower on the track", "{n} places lower on the track"),
    ),
    "influence": Contrast("{n} more [influence]", "{n} less [influence]"),
    "suited": Contrast("you hold {n} more [hand] that fit", "you hold {n} fewer [hand] that fit"),
    "rivals": Contrast(
        Plural("{n} rival fewer inside", "{n} rivals fewer inside"),
        Plural("{n} rival more inside", "{n} rivals more inside"),
    ),
    "first": Contrast("first inside: level is enough", "not first inside: level is too little"),
    "rats": Contrast("{n} fewer [rat]", "{n} more [rat]"),
    "cards": Contrast("{n} more [hand]", "{n} fewer [hand]"),
    "specials": Contrast(
        Plural("{n} more special card in hand", "{n} more special cards in hand"),
        Plural("{n} fewer special card in hand", "{n} fewer special cards in hand"),
    ),
    "looks": Contrast(
        Plural("{n} more look at the nuns", "{n} more looks at the nuns"),
        Plural("{n} look fewer at the nuns", "{n} looks fewer at the nuns"),
    ),
}
