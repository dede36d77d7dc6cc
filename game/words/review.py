"""The words of the review: how likely everybody was to win, and what that came from."""

REVIEW = "Review"
TITLE = "What it was about"
CHANCES = "Chance to win in %"
POINTS = "Turning points"
#: While it is thought over.
WORKING = "The Master goes through the game once more"
WORKING_TEXT = "Every choice is weighed in worlds in which you could believe. Nobody knows more than you did."
STOP = "Stop"
#: One turning point: when, what was asked, what was done and what was better.
WHEN = "Round {round}: {asked}"
PLAYED = "Played: {option}"
BETTER = "Better: {option}"
LOSS = "{number}\u202f%"
LATER = "it shows only in what comes later"
LOOK = "Look at the board and play on from there"
NO_POINTS = "No turning point"
NO_POINTS_TEXT = "No choice of {name} was clearly worse than another one."
ONLY_BOTS = "Nobody to judge"
ONLY_BOTS_TEXT = "Only bots sat at this table."
#: The scales: what was lost by choices, and what all the rest brought.
CHOICES = "Own choices"
LUCK = "Chance and the others"
#: What they say in a sentence.
WON_WELL = "{name} won without a clear mistake."
WON_LUCKILY = "{name} won, and fortune helped."
LOST_UNLUCKILY = "{name} made no clear mistake: chance and the others decided."
LOST_BY_BOTH = "Chance and the others took more from {name} than any choice."
LOST_BY_CHOICES = "It was choices that cost {name} most."
HONEST = "As the Master sees it, in points of the chance to win, summed over the game."

#: Where one plays on from a moment of it.
STAYS = "You play on from here. The finished game stays in the hall of fame."

#: In a replay.
MASTER = "What would the Master do here?"
