"""The words of the seating: who plays, how secrets are kept, what stops a start."""

from game.words.texts import Entry

#: For those who sit down to a game for the first time.
LEARN = "First time? Learn it ({minutes} min)"

# Who plays.

HUMAN_TEXT = "Somebody at this table."
APPRENTICE = "Apprentice"
APPRENTICE_TEXT = "A bot that is still learning: good company for a first game."
BURGHER = "Burgher"
BURGHER_TEXT = "A bot that knows the game and plays soundly."
MASTER = "Master"
MASTER_TEXT = "A bot that thinks ahead and forgives little."

# Who begins, where a table may agree on it.

FIRST_PLAYERS = {
    "random": Entry("By lot", "Chance names who begins."),
    "seat_0": Entry("Seat 1", "This seat begins."),
    "seat_1": Entry("Seat 2", "This seat begins."),
    "seat_2": Entry("Seat 3", "This seat begins."),
    "seat_3": Entry("Seat 4", "This seat begins."),
    "seat_4": Entry("Seat 5", "This seat begins."),
}

# How a seat is set.

PEEK = "Peek"
OPEN = "Open"
PHONE = "Phone"
PHONE_TEXT = "Your cards are on your own phone; until it is there, a curtain hangs before them here."
COMMON = "Common"
COMMON_TEXT = "This seat reads the language of the program: {language}."
OWN_TEXT = "This seat reads {language} when it is asked."
NAME_TEXT = "Write a name, or step through the names that have played here."
CREST_TEXT = "Take another crest; whoever bears it already swaps with you."
EARLIER = "One place up"
LATER = "One place down"
LAST_TABLE_TEXT = "The people and the rules of the last game at this table."
SHUFFLE_TEXT = "Chance decides who sits where."
SEALED = "new, under seal"
CODE_TEXT = "Write the code of a deal here to get the same cards."

# What stops a start.

TOLD = "{what}: {told}"
OTHER_GAME = "This code belongs to another game: {game}."
CARDS_MISSING = "Exactly {needed} are needed; {chosen} are chosen."
