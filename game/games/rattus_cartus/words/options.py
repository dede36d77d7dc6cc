"""What a table may agree on before a game of Rattus Cartus."""

from game.games.rattus_cartus.words.buildings import BUILDINGS as _BUILDINGS
from game.words.classes import CLASSES as _CLASSES
from game.words.seating import FIRST_PLAYERS
from game.words.texts import Entry, Option

#: How many of five cards show the one building of a class and the other, by the number of the former.
_SHARES = {
    "3": Entry("3 + 2", "Three cards show the former building, two the latter."),
    "4": Entry("4 + 1", "Four cards show the former building, one the latter."),
    "5": Entry("5 + 0", "All five cards show the former building."),
    "0": Entry("0 + 5", "All five cards show the latter building."),
    "1": Entry("1 + 4", "One card shows the former building, four the latter."),
    "2": Entry("2 + 3", "Two cards show the former building, three the latter."),
}
_SHARED = "How many of the five cards of this class show either building; chance says which."

OPTIONS = {
    "buildings": Option(
        "Buildings",
        "Which thirty building cards make up the town.",
        {
            "first_game": Entry(
                "First game", "Farm, marketplace, monastery, castle, tent and palace, five cards of each."
            ),
            "one_a_class": Entry("One per class", "Chance draws one of the two buildings of each class."),
            "five_a_class": Entry("Mixed", "Chance draws five of the ten building cards of each class."),
            "picked": Entry("Own choice", "The table names one building of each class."),
            "mixed": Entry("Own numbers", "The table says how many cards of each building there are."),
        },
    ),
    "picked": Option(
        "The chosen six",
        "The six buildings, one of each class, if the table names them.",
        {
            name: Entry(building.name, list(_CLASSES.values())[number // 2])
            for number, (name, building) in enumerate(_BUILDINGS.items())
        },
    ),
    "influence_ties": Option(
        "Level influence",
        "Who is ahead where several discs share a space.",
        {
            "top": Entry("Last to come", "The disc on top is ahead."),
            "first": Entry("First to come", "The disc that came first is ahead."),
        },
    ),
    "sword_cards": Option(
        "Cards for the sword",
        "Who picks the cards that a sword takes.",
        {
            "giver": Entry("Whoever gives", "The player who loses them chooses."),
            "random": Entry("Chance", "They are drawn blindly from the hand."),
        },
    ),
    "support_order": Option(
        "Order of support",
        "Whether all choose their support at once.",
        {
            "together": Entry("All at once", "Everybody chooses at the same time."),
            "in_turn": Entry("In turn", "One after the other, from the first player on."),
        },
    ),
    "support_table": Option(
        "Support",
        "What the building cards give before the visits.",
        {
            "even": Entry("Even", "Cards, rats and looks in equal parts."),
            "card_heavy": Entry("More cards", "More often cards to draw."),
        },
    ),
    "rats": Option(
        "Rats on the table",
        "Whether everybody sees everybody’s rats.",
        {
            "hidden": Entry("Hidden rats", "You see only your own."),
            "open": Entry("Open rats", "Everybody sees all rats."),
        },
    ),
    "first_player": Option(
        "First player",
        "Who begins the first round; then it goes round to the left.",
        FIRST_PLAYERS,
    ),
    "mixed_peasantry": Option("Farm + brewery", _SHARED, _SHARES),
    "mixed_bourgeoisie": Option("Marketplace + office", _SHARED, _SHARES),
    "mixed_church": Option("Monastery + hospital", _SHARED, _SHARES),
    "mixed_chivalry": Option("Castle + guard tower", _SHARED, _SHARES),
    "mixed_magic": Option("Tent + piper’s hut", _SHARED, _SHARES),
    "mixed_royalty": Option("Palace + treasury", _SHARED, _SHARES),
}

#: Sets of options.
PRESETS = {
    "first_game": Entry("First game", "The six buildings that are easiest to learn."),
    "variety": Entry("All buildings", "Five random cards of each class: every town is different."),
}
