"""Reads what people write to get a certain deal: the code of a deal, or a share code."""

from game.session import plan_edits
from game.session.plan import Plan
from game.session.share_codes import DIGITS, PREFIX, read_code
from game.words import seating as words
from game.words import shared
from rules import GAMES

#: What people write for other digits, and between them.
_FORGIVEN = str.maketrans({"O": "0", "I": "1", "L": "1"} | dict.fromkeys("-–—_.: \u00a0\u202f"))
#: Chance knows a seed by its last 64 bits only.
_SEEDS = 1 << 64


class NoDeal(ValueError):
    """What was written means no deal of this game; ``text`` says why, with its ``data``."""

    def __init__(self, text: str, **data: str) -> None:
        super().__init__(text)
        self.text = text
        self.data = data


def read_seed(text: str) -> int:
    """Give the seed of a deal's code."""
    seed = 0
    letters = text.upper().translate(_FORGIVEN)
    for letter in letters:
        if letter not in DIGITS:
            raise NoDeal(shared.BAD_CODE)
        seed = seed * len(DIGITS) + DIGITS.index(letter)
    if not letters or seed >= _SEEDS:
        raise NoDeal(shared.BAD_CODE)
    return seed


def read_deal(plan: Plan, text: str) -> Plan:
    """Give the plan with the deal that was written, without a seal; a share code brings seats and options."""
    if not text.strip().upper().startswith(PREFIX):
        return plan._replace(seed=read_seed(text), nonce="")
    try:
        game, seats, options, seed = read_code(text)
    except ValueError as error:
        raise NoDeal(shared.BAD_CODE) from error
    if game != plan.game:
        raise NoDeal(words.OTHER_GAME, game=GAMES[game].title)
    return plan_edits.with_options(plan_edits.with_seats(plan, seats), options)._replace(seed=seed, nonce="")
