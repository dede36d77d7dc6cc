"""What the looking glass says of counters, marks and sheets of Notre Dame without words elsewhere."""

from game.words.texts import Entry

PRESTIGE = Entry("Prestige", "Whoever has most of it after nine rounds wins.")
PRESTIGE_HIDDEN = (
    "Whoever has most of it after nine rounds wins. At this table it is hidden until the end: how much this "
    "is only its owner knows. Before a game a table can agree on open prestige."
)
NOT_TOLD = "[eye_closed] hidden until the end"
COINS = Entry(
    "Coins",
    "They pay for bribes and donations. At the end they settle ties, together with the cubes in supply.",
)
MESSAGES_TEXT = "Fetched by the carriage. Each brings something at once, and some persons count them later."
RATS = Entry(
    "Rats of this round",
    "At the end of the round every rat climbs as many steps as the three persons show, less the pieces in "
    "its hospital.",
)
BELLS = Entry(
    "Nine rounds",
    "Three periods of three rounds each. After every period the cathedral shares out its [prestige].",
)
MESSAGE_TEXT = (
    "Whoever ends a drive here may take it, and has at once what it brings. A second one of a colour is to "
    "be had only with one of every other colour."
)
MARKET = Entry(
    "Market", "Carriages stop here. A message that lies here goes to whoever ends a drive beside it."
)
BELL = Entry("Bell-ringer", "Whoever has the bell begins the round; then it goes to the left.")
NEXT_CARD = "the next card here brings"
NEXT_CARD_HERE = "next card: {value}"
WITHOUT_CARD = "without a card: {value}"
HEALTHY = Entry("Healthy", "This round’s rats do not count here; the hospital still does.")
