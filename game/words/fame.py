"""The words of the hall of fame: best scores, latest games, who won, and what everybody has done."""

from game.words.texts import Plural

HALL_OF_FAME = "Hall of fame"
ALL_GAMES = "All games"

# The pages.

BEST = "Best scores"
LATEST = "Latest games"
WON_BY = "Who won"
AGAINST = "against {names}"
#: Somebody whose name was taken out of the book.
SOMEBODY = "somebody"
NOBODY_WON = "nobody won"
NO_SCORE = "Nobody has a score here yet."
ROUNDS = Plural("{n} round", "{n} rounds")
GAMES = Plural("{n} game", "{n} games")
WON = Plural("{n} won", "{n} won")
SHARE = "{n}%"
WON_OF = "{won} of {sat}"
PEOPLE = "People"
TODAY = "today"
YESTERDAY = "yesterday"
DAY = "{day} {month} {year}"

# Somebody’s leaf.

BEST_SCORE = "Best score"
NEVER_SURVIVED = "Never survived so far"
NOT_PLAYED = "Not played yet"
FORGET = "Forget {name}"
FORGET_SURE = "Forget {name} for good?"
FORGET_TEXT = (
    "The games of others stay in the book, but without this name. "
    "Saved games go on, with another name on the seat."
)
#: Files that could not be changed.
STILL_NAMED = "Not everything is forgotten yet. What was to go still stands in: {places}"
FORGET_ALL = "Forget everything"
FORGET_ALL_SURE = "Strike out every finished game, and everybody who played?"
FORGET_ALL_TEXT = "Saved games stay, and so do the names for the table."

# While nothing is written.

NOTHING_YET = "The pages are still empty."
NOTHING_YET_TEXT = (
    "Play a game to its end and the scribe enters it here: who won, the best scores, and whom everybody "
    "likes to turn to. Nothing of it ever leaves this machine."
)
NONE_OF_GAME = "No game of {game} has been played to its end yet."
