"""Reads what people write to get a certain deal: the code of a deal, or a share code."""

from game.session import plan_edits
from game.session.plan import Plan
from game.session.share_codes import DIGITS, FORGIVEN, PREFIX, SEEDS, number, read_code
from game.words import seating as words
from game.words import shared
from rules import GAMES


class NoDeal(ValueError):
    """What was written means no deal of this game; ``text`` says why, with its ``data``."""

    def __init__(self, text: str, **data: str) -> None:
        super().__init__(text)
        self.text = text
        self.data = data


def read_seed(text: str) -> int:
    """Give the seed of a deal's code."""
    letters = text.upper().translate(FORGIVEN)
    if not letters or set(letters) - set(DIGITS):
        raise NoDeal(shared.BAD_CODE)
    seed = number(map(DIGITS.index, letters))
    if seed >= SEEDS:
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
