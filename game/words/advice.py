"""What an adviser says: the two best options, and why."""

ADVICE = "Advice"
WAIT = "Let me think it over …"
NOBODY_ASKED = "It is your turn to wait: there is nothing to advise."
COVERED = "Look at your cards first: advice speaks of them."
#: How the two compare.
BETTER = "about {points} points better than the next"
LESS = "about {points} points less than the first"
EVEN = "about as good as the other"
SURER = "about {points} points less than the next, but likelier to win"
MORE = "about {points} points more than the first, but less likely to win"
HONEST = "I know no more than you do."
