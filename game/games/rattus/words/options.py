"""What a table may agree on before a game of Rattus."""

from game.games.rattus.words.characters import CHARACTERS as _CHARACTERS
from game.words.seating import FIRST_PLAYERS
from game.words.texts import Entry, Option

OPTIONS = {
    "cards": Option(
        "Characters",
        "Which six of the eighteen characters are in the game.",
        {
            "base": Entry("Base game", "Peasant, merchant, monk, knight, witch and king."),
            "golden_age": Entry(
                "Golden age", "Peasant, baker, serf, queen, mayor and soldier: Europe fills up."
            ),
            "rat_control": Entry(
                "Rat control", "Pied Piper, magician, bishop, nun, monk and emperor: rats on a leash."
            ),
            "europe_at_war": Entry(
                "Europe at war", "Knight, crusader, soldier, messenger, merchant and Pied Piper: attack."
            ),
            "random": Entry("Six at random", "Chance draws six of the eighteen."),
            "one_per_class": Entry(
                "One per class", "Chance draws one of the three characters of each class."
            ),
            "picked": Entry("Own choice", "The table names the six."),
        },
    ),
    "picked": Option(
        "The chosen six",
        "The six characters of the game, if the table names them.",
        {name: Entry(character.name, character.short) for name, character in _CHARACTERS.items()},
    ),
    "chivalry": Option(
        "Chivalry",
        "Whether six at random always hold a rider, so that no corner of the map is safe.",
        {
            "free": Entry("As it comes", "Chance alone decides."),
            "ensured": Entry("At least one", "Chance draws until a card of chivalry is among the six."),
        },
    ),
    "regions": Option(
        "Regions",
        "How much of the map is in the game.",
        {
            "printed": Entry("As printed", "Eight regions for two players, ten for three, twelve for four."),
            "eight": Entry("Eight", "The west and the middle of Europe: close quarters."),
            "ten": Entry("Ten", "With Bulgaria and Turcia."),
            "twelve": Entry("Twelve", "All of Europe, however few play."),
        },
    ),
    "ties": Option(
        "Ties",
        "Who wins if several have saved as many.",
        {
            "next_player": Entry("Next player", "Whoever would have played next wins."),
            "shared": Entry("Shared", "All of them win."),
        },
    ),
    "token_counter": Option(
        "Turned rats",
        "Whether the table keeps count of the tokens already turned.",
        {
            "open": Entry("Counted", "Everybody sees which tokens are gone."),
            "hidden": Entry("By heart", "Everybody has to remember them."),
        },
    ),
    "first_player": Option(
        "First player",
        "Who begins; the others follow to the left.",
        {seat: words for seat, words in FIRST_PLAYERS.items() if seat != "seat_4"},
    ),
}

#: Sets of options.
PRESETS = {
    "base": Entry("Base game", "The six characters of the first box."),
    "pied_piper": Entry("With the Pied Piper", "One of three characters for each class, drawn by lot."),
}
