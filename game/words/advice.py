"""What an adviser says: the two best options, and why."""

ADVICE = "Advice"
WAIT = "Let me think it over …"
NOBODY_ASKED = "It is your turn to wait: there is nothing to advise."
COVERED = "Look at your cards first: advice speaks of them."
#: An option with the choices that follow from it.
WAY = "{option}: {then}"
#: What speaks for an option and what against it; and what comes of it in the long run.
BUT = "{better}, but {worse}"
WHY = "{reason} – {end}"
YET = "{reason}, and yet {end}"
#: How the two compare when all is over.
CLEARLY = "clearly better in the end"
BETTER = "a little better in the end"
WEAKER = "a little weaker in the end"
WEAK = "clearly weaker in the end"
#: Said once, of both.
EVEN = "both are about equally good in the end"
SURER = "fewer points in the end, but likelier to win"
RISKY = "more points in the end, but less likely to win"
HONEST = "I know no more than you do."
