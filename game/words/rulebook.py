"""What the rulebook itself says, around its cards and on those that every game has."""

from game.words.texts import Entry

SEARCH = "Search the rules"
CLEAR_SEARCH = "Clear the search"
NOTHING_FOUND = "No rule card mentions “{words}”."
NOTHING_FOUND_TEXT = "Try another word, or only its beginning."
AT_THIS_TABLE = "At this table – {option}: {value}"
NOT_IN_PLAY = "Not in play at this table."
NAMED_NOT_IN_PLAY = "Not in play at this table: {names}"
TO_AGREE = "To be agreed before the game – {option}: {values}"
OR = "{first} or {last}"

PHONES = Entry(
    "Phones",
    (
        "A seat that says Phone has its hand on a phone in the same Wi-Fi: scan the code with its crest, "
        "or write its six letters. One tap lifts a choice, the seal does it. Whoever is asked at the "
        "same time chooses at the same time, and may change that until all are in. A phone that sleeps "
        "holds nobody up: curtain or bot take its place."
    ),
)
