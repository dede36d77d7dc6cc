"""What stands around the map of Rattus: counters and the checklist of a turn."""

from game.words.texts import Entry, Plural

REGIONS = {
    "anglia": "Anglia",
    "gallia": "Gallia",
    "germania": "Germania",
    "hispania": "Hispania",
    "hungaria": "Hungaria",
    "italia": "Italia",
    "polonia": "Polonia",
    "scandia": "Scandia",
    "bulgaria": "Bulgaria",
    "turcia": "Turcia",
    "russia": "Russia",
    "tartaria": "Tartaria",
}

#: Where else a cube can be, and the pieces of the Pied Piper.
PLACES = {"castle": "Castle", "bread": "Baker", "reserve": "own supply"}
PIECES = {"nun": "Nun", "bishop": "Bishop", "wall": "Wall", "potion": "Potion"}

#: What things on the map do, for whoever looks closer.
TEXTS = {
    "region": (
        "You may place as many cubes here as rats lie here. Regions joined by a border or an arrow are "
        "neighbours."
    ),
    "region_plague": (
        "If the plague comes here, new rats come around it and the rats here are turned. Regions joined by a "
        "border or an arrow are neighbours."
    ),
    "region_joined": "Regions joined by a border or an arrow are neighbours.",
    "castle": "Cubes in the castle are safe until the end and count like any other.",
    "plague": (
        "Every turn ends with the plague: it goes to a neighbour, new rats come around it, one beside "
        "one rat, two beside two or three, and then the rats where it stands are turned."
    ),
    "token": (
        "Rats lie face down, three in a region at most. A token that is turned strikes if its limit is "
        "reached, and then leaves the game."
    ),
    "nun": "One cube fewer counts here when a limit is checked.",
    "bishop": "No rat enters this region and none is added.",
    "wall": "No cube, no rat and no plague passes here.",
    "potion": "If its cube should die, the owner may give up the potion instead.",
}

#: What the icons of a seat and of the map count, with a sentence for whoever points at them.
COUNTERS = {
    "score": Entry("Population", "Cubes in the regions and in the castle: most of them win."),
    "reserve": Entry(
        "Own supply", "Cubes still to be placed. With every cube on the board after your turn the game ends."
    ),
    "castle": Entry("In the castle", "Cubes that no plague can reach."),
    "bread": Entry("With the baker", "Cubes on the baker’s card: not on the map yet."),
    "cards": Entry("Class cards", "Each gives a power, and each draws the tokens of its class."),
    "supply": Entry("Rats in supply", "When the last rat is laid, the game ends."),
    "flipped": Entry("Rats turned", "These tokens have left the game."),
}

#: What is done and what is left in a turn.
CHECKLIST: dict[str, str] = {
    "card": "You may take a card",
    "card_done": "Card taken",
    "card_idle": "No card to take",
    "cubes": "You may place [cube]",
    "cubes_now": "[cube] being placed",
    "cubes_done": "[cube] placed",
    "cubes_idle": "No [cube] to place",
    "power": "{character} may act",
    "power_now": "{character} is acting",
    "power_done": "{character} has acted",
    "power_idle": "{character}: no use now",
    "with_cubes": "{character}: with your [cube]",
    "with_plague": "{character}: with the [plague]",
    "plague": "Move the plague",
    "plague_now": "The plague is at work",
}

#: Said of the button with which a seat looks again at rats that only it has seen.
SEEN_TEXT = "The rats you have looked at turn up for you while you hold the button."

#: How many live, count or come somewhere.
COUNTS = {
    "rats_run_on": Plural("{n} [rat] comes around", "{n} [rat] come around"),
    "live_here": Plural("{n} lives here", "{n} live here"),
    "count_here": Plural("{n} counts here", "{n} count here"),
    "rats_here": Plural("{n} rat here", "{n} rats here"),
}

#: Other words of the game on the table.
TERMS = {
    "plague_in": "Plague in {region}",
    "expected": "−{number} expected",
    "worst": "worst: −{number}",
    "no_rats_run_on": "no new [rat]",
    "token": "limit {limit}: {symbols}",
    "only_you": "Only you know this token.",
    "seen_by": "Seen by {names}",
    "face_down": "Face down",
    "on_the_table": "Free to take",
    "held_by": "Held by {name}",
    "turn_of": "Round {round}: {name}",
    "last_round": "Last round",
    "final_plague": "The final plague",
}
