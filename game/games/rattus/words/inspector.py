"""What the looking glass says of marks and sheets of Rattus without words elsewhere."""

from game.words.texts import Entry

TURN = Entry(
    "This turn", "What was done and what may still be done, in any order. Moving the plague ends it."
)
RISK = Entry(
    "Should the plague come",
    "What everybody would lose in this region: on average and at worst, as far as its tokens are known. "
    "Knight and serf count only at worst.",
)
BEGAN = Entry("First player", "Made the first turn of the game; turns go round to the left.")
