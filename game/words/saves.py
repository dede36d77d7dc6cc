"""The words of saved games, of the pause and of questions."""

# Saved games.

SAVE_HERE = "Save here"
WRITE_OVER = "Write over"
RUNNING = "The running game"
WHEN = "Round {round}, {date}"
FINISHED = "Finished, {date}"
FINISHED_FACTS = "{game}, finished, {date}"
TODAY = "today at {time}"
YESTERDAY = "yesterday at {time}"
DATE = "{day} {month} {year}, {time}"
MONTHS = {
    1: "January",
    2: "February",
    3: "March",
    4: "April",
    5: "May",
    6: "June",
    7: "July",
    8: "August",
    9: "September",
    10: "October",
    11: "November",
    12: "December",
}
NO_SAVES_TEXT = "Every move is kept by itself. Save from the menu at the table to come back to a moment."
NEW_NAME = "What shall it be called?"
#: Names to step through for those who have no keyboard.
NAMES = {
    "evening": "A long evening",
    "plague": "Before the plague",
    "revenge": "The revenge",
    "family": "With the family",
    "sunday": "A rainy Sunday",
    "try": "Just trying",
}
KEPT_AS_IT_WAS = "You play on from here. The game as it was is kept among the saved games."
KEEP_IT = "Keep it"
UNKEPT = "{trouble} Whoever quits now loses the latest moves."
STAYS = "The running game cannot be put aside: {reason} So it stays, and no other begins."

#: What the chronicle tells of a match that was not played in one piece.
SEAMS = {
    "loaded": "Taken up again from a saved game at step {step}.",
    "forked": "Played on from step {step} of another game.",
}
PLAIN = "A saved game holds all cards in plain text: whoever opens its file sees them."

# What can go wrong.

DISK_FULL = "the disk is full."
NOT_ALLOWED = "the folder must not be written to."
NO_WRITING = "the disk does not answer."

# Pause.

PAUSED = "A moment’s rest"
WHO_PLAYS = "Who plays"
WHO_PLAYS_TEXT = "Hand a seat to a bot or take it back; choose how secrets are kept, and the language."
#: Asked when everybody else was replaced by bots.
LAST_ONE = "{name}, only you are left"
LAST_ONE_TEXT = "Nobody else looks at this screen any more: does your hand still have to be hidden?"
OPEN_NOW = "Open my hand"
STAY_HIDDEN = "Keep it hidden"
STAY = "Stay"
