"""What only the screen of Rattus says: the headings and short notes of its panels."""

#: What the phase is about; the crests of the seats concerned follow in their order.
START = "Before the first round"
START_TEXT = "Each of you places 2 [cube], in this order:"
START_AGAIN = "Then once more in reverse order:"
LAST_POWERS = "Each power once more, in this order:"
LAST_TOKENS = "Wherever cubes stand, every [rat] is turned."
TIES = "Ties are won in this order:"

#: What the plague would do in a region.
IF_IT_COMES = "If the plague comes here"
IS_HERE = "The plague is here"
#: Above the region that is shown because nobody points at another, with the crest of a seat.
GREATEST = "Greatest danger for {crest}"
ON_AVERAGE = "on average"
AT_WORST = "at most"
NOBODY_HERE = "Nobody lives here."
NO_RATS_HERE = "No rat lies here: nothing would strike."

#: The steps of a turn, each in a word.
STEPS = {"card": "Card", "cubes": "Cubes", "plague": "Plague piece"}

#: The tally of the tokens.
TOKENS = "The rat tokens"
TOKENS_TEXT = (
    "By limit, from 1 to 6: dark ones may still lie face down or in the supply, pale ones have been turned, "
    "or you know where they lie."
)
TOKENS_HIDDEN = "This table keeps the turned tokens in mind: nobody counts them for you."
