"""Why one option is better than another in Rattus, as far as it is certain."""

from game.words.texts import Contrast

CONTRASTS: dict[str, Contrast] = {
    "loss": Contrast(
        "costs you {number} [cube] less on average", "costs you {number} [cube] more on average"
    ),
    "rivals": Contrast(
        "costs others {number} [cube] more on average", "costs others {number} [cube] less on average"
    ),
    "live": Contrast("{n} fewer of your [cube] live there", "{n} more of your [cube] live there"),
    "others": Contrast("{n} more [cube] of others live there", "{n} fewer [cube] of others live there"),
    "cubes": Contrast("{n} more of your [cube] on the map", "{n} fewer of your [cube] on the map"),
    "castle": Contrast("{n} more [cube] safe in the castle", "{n} fewer [cube] safe in the castle"),
    "danger": Contrast("less danger for your [cube]", "more danger for your [cube]"),
    "theirs": Contrast("more danger for the others", "less danger for the others"),
    "robs": Contrast("somebody loses the card", "nobody loses the card"),
    "potions": Contrast("{n} more [pieces/potion]", "{n} fewer [pieces/potion]"),
}
