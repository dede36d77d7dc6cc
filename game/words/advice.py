"""What an adviser says: the two best options, and why."""

ADVICE = "Advice"
WAIT = "Let me think it over …"
NOBODY_ASKED = "It is your turn to wait: there is nothing to advise."
COVERED = "Look at your cards first: advice speaks of them."
#: How much an option promises, set beside the others.
BETTER = "about {points} points better than the others"
EVEN = "no worse than the others"
LESS = "about {points} points less than the first"
HONEST = "I know no more than you do."
