"""What falls short of the promises, and why it may; whatever is not named here fails the tests."""

import re
from typing import NamedTuple


class Excuse(NamedTuple):
    """A kind of fault, the screens and things it is excused on (as patterns), and the reason."""

    kind: str
    screen: str
    what: str
    reason: str

    def covers(self, kind: str, screen: str, what: str) -> bool:
        """Say whether a fault is meant."""
        fits = re.fullmatch(self.screen, screen) and re.fullmatch(self.what, what)
        return kind == self.kind and fits is not None


EXCUSES = (
    Excuse("number", ".*_magnified_.*", r".*[+−\u00d7].*", "a label in the lens is as wide as its yard"),
    Excuse("arrows", "pause_.*", r"to Choice.*", "left and right change what is chosen; Tab leads on"),
    Excuse("arrows", ".*", "(to|from) Reading", "the chronicle is no choice; Tab leads there"),
    Excuse("piece", "result_.*", r"icons/(bell|plague)", "a sign on the axis of the chart, beside numbers"),
    Excuse(
        "close",
        ".*",
        r"LandGlow .* \| (Land|Token)Glow .*",
        "lands touch and bear tokens; a click means no box",
    ),
    Excuse(
        "close",
        "rattus_.*",
        r"ClassCard .* \| ClassCard .*",
        "a row of cards without gaps, each much wider than a finger",
    ),
    Excuse("close", ".*", r"TokenGlow .* \| TokenGlow .*", "rats lie side by side, 56 units each"),
    Excuse("close", "seating_.*", r"Piece.* \| Piece.*", "a grid of cards without gaps, 124 units each"),
    Excuse(
        "close", "rattus_cartus_.*", r"HandCard .* \| (HandCard|Lip) .*", "cards of a class lie like a fan"
    ),
    Excuse(
        "covered", r".*(notre_dame|lesson).*", r"\d", "the quay below a rat; the rat bears the number again"
    ),
    Excuse("covered", "lesson_rattus", r"\d+\+?", "the note of a lesson lies on the tally"),
    Excuse("covered", "notice", ".*", "a notice goes away with the next thing one does"),
    Excuse(
        "close", ".*", r"Reading \| .*", "the folded chronicle: a place for the focus, not for the pointer"
    ),
    Excuse(
        "covered", "rattus(_cartus)?_opened", ".*", "the recap lies over the context until it is put away"
    ),
    Excuse(
        "piece", ".*_stage_.*", r".* \(stepped back\)", "the stage tells it large; the board only shows where"
    ),
    Excuse(
        "number",
        ".*_stage_.*",
        r".* \(stepped back\)",
        "the stage tells it large; the board only shows where",
    ),
    Excuse("piece", "notre_dame_magnified_.*", "icons/rat", "a sentence ends with it, alone on its line"),
    Excuse("piece", "rulebook", ".*", "a small picture of the board beside its rule, in a book that is held"),
    Excuse(
        "number", "rulebook", ".*", "a small picture of the board beside its rule, in a book that is held"
    ),
    Excuse("piece", "result_rattus_cartus", "card/nun", "the number of nuns stands large below each card"),
    Excuse("number", "result_rattus_cartus", r"\d", "the number of nuns stands large below each card"),
    Excuse("floor", ".*rulebook.*", r"\d", "numbers on a small picture of the board; the rule names them"),
    Excuse("floor", "result_.*", r".+…", "a name that is cut all the same; the bar beside it is what counts"),
)


def excuse_for(kind: str, screen: str, what: str) -> Excuse | None:
    """Find the excuse for a fault."""
    return next((excuse for excuse in EXCUSES if excuse.covers(kind, screen, what)), None)
