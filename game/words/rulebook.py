"""What the rulebook itself says, around its cards."""

SEARCH = "Search the rules"
CLEAR_SEARCH = "Clear the search"
NOTHING_FOUND = "No rule card mentions “{words}”."
NOTHING_FOUND_TEXT = "Try another word, or only its beginning."
AT_THIS_TABLE = "At this table – {option}: {value}"
TO_AGREE = "To be agreed before the game – {option}: {values}"
OR = "{first} or {last}"
