"""What a table may agree on before a game of Notre Dame."""

from game.words.seating import FIRST_PLAYERS
from game.words.texts import Entry, Option

OPTIONS = {
    "new_persons": Option(
        "New Persons",
        "The expansion with 18 more grey persons.",
        {
            "off": Entry("Base game", "Each period brings its own three grey persons."),
            "on": Entry("With New Persons", "Three of nine grey persons are drawn for each period."),
        },
    ),
    "inn": Option(
        "Bonuses of the inn",
        "From which piece on the inn gives two bonuses.",
        {
            "third": Entry("From the third", "Rules of 2017: the third piece in the inn gives two bonuses."),
            "fourth": Entry(
                "From the fourth", "Rules of 2007: the inn gives two bonuses only from the fourth piece on."
            ),
        },
    ),
    "jester": Option(
        "Reach of the jester",
        "Where the cube that the jester moves may come from.",
        {
            "quarter_and_cathedral": Entry(
                "Quarter, cathedral", "German rules: also a cube in the cathedral may move."
            ),
            "quarter": Entry("Quarter only", "French rules of 2017: only pieces in the quarter may move."),
        },
    ),
    "benefactor": Option(
        "Price of the benefactor",
        "What is paid to chase the rat.",
        {
            "prestige": Entry("Pay with prestige", "German rules: each step costs one prestige."),
            "coins": Entry("Pay with coins", "French rules of 2017: each step costs one coin."),
        },
    ),
    "trader": Option(
        "Markets of the trader",
        "Which bare markets of your quarter pay a coin.",
        {
            "four_markets": Entry(
                "Four with messages", "Only markets where a message lay at the start count."
            ),
            "five_markets": Entry("All five", "The market in the centre counts too, as it is always bare."),
        },
    ),
    "prestige": Option(
        "Prestige on the table",
        "Whether everybody sees everybody’s prestige.",
        {
            "hidden": Entry(
                "Hidden prestige", "You see only your own, for others a closed eye; all is opened at the end."
            ),
            "open": Entry("Open prestige", "Everybody sees all prestige at any time."),
        },
    ),
    "first_player": Option(
        "First bell-ringer",
        "Who begins the first round; the bell then goes round to the left.",
        FIRST_PLAYERS,
    ),
    "streets": Option(
        "Street plan",
        "How far the markets lie apart.",
        {
            "crossings": Entry(
                "Short ways", "Crossings at the cathedral join neighbouring quarters closely."
            ),
            "rings": Entry("Long ways", "Two ring roads: the next foreign message is two markets away."),
        },
    ),
}

#: Sets of options, named after an edition.
PRESETS = {
    "2017": Entry("Edition of 2017", "The rules of the anniversary edition."),
    "2007": Entry("Edition of 2007", "The first rules: no new persons, and the inn doubles later."),
}
