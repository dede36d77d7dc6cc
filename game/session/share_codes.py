"""Share codes: a whole set-up in a few letters that can be read aloud, and the proof of an honest deal.

A code is a row of digits to the base 32: the game, the seats, the length of the deal, the deal, every option
that is not at its default (its place in the game's list, then the place of each value), and two digits that
make the whole number a multiple of 1021, so that no wrong digit and no two swapped neighbours go unnoticed.

Places are what keeps old codes good: a game keeps its number; append to its choices and to the values of a
choice, but never reorder or take away. There is room for 31 games and for 32 options of 32 values each.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce

from game.session.plan import Plan
from game.words import shared
from rules import GAMES, Match
from rules.kernel import BrokenSave, Choice, SetupError

PREFIX = "RB"
#: Without I, L, O and U, which are taken for other letters.
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_BASE = len(DIGITS)
_GROUP = 4
#: A prime just below two digits.
_CHECK = 1021
#: Chance knows a seed by its last 64 bits only.
SEEDS = 1 << 64
#: The digits of an ordinary seed, so that most codes are three groups of four.
_USUAL = 7
#: What people write for other digits, and between them.
FORGIVEN = str.maketrans({"O": "0", "I": "1", "L": "1"} | dict.fromkeys("-–—_.: \t\n\u00a0\u202f"))


def share_code(plan: Plan) -> str:
    """Write down game, seats, options and deal, such as ``RB-1478-3F2A-KX9Q``; who sits there stays out."""
    deal = _digits(plan.seed % SEEDS, _USUAL)
    head = [GAMES[plan.game].number, len(plan.players), len(deal)]
    body = number([*head, *deal, *_option_digits(plan.game, plan.options)])
    whole = body * _BASE**2
    return f"{PREFIX}-{_grouped(_digits(whole + -whole % _CHECK))}"


def read_code(text: str) -> tuple[str, int, dict[str, str], int]:
    """Give game, seats, options and seed; what is no code raises ValueError with words for people."""
    try:
        kind, seats, length, *rest = _checked(text)
        key = {game.number: game.key for game in GAMES.values()}[kind]
        options = _options(key, rest[length:])
        seed = number(rest[:length])
        GAMES[key].new(seats, seed, options)
    except (ValueError, LookupError, SetupError) as error:
        raise ValueError(shared.BAD_CODE) from error
    return key, seats, options, seed


def seed_code(seed: int) -> str:
    """Name a deal in few letters."""
    return _grouped(_digits(seed % SEEDS))


def deal_seal(plan: Plan) -> str:
    """Give a fingerprint of the deal that tells nothing of it: the beginning of a SHA-256.

    The text that is hashed is the share code, a space and the key: ``RB-1478-3F2A-KX9Q 0f3c…``; both are
    shown at the end. Without a key, as in all deals of 0.1.0, it is the key of the game, its seats, seed and
    what is not as usual, such as ``… 4 12345 inn=fourth``; whoever tries all deals finds it, so it proves but
    does not hide.
    """
    text, shown = (f"{share_code(plan)} {plan.nonce}", 16) if plan.nonce else (_set_up(plan), 8)
    found = hashlib.sha256(text.encode()).hexdigest().upper()
    return "-".join(found[i : i + _GROUP] for i in range(0, shown, _GROUP))


def _set_up(plan: Plan) -> str:
    choices = " ".join(f"{choice.key}={value}" for choice, value in _unusual(plan.game, plan.options))
    return f"{plan.game} {len(plan.players)} {plan.seed} {choices}".rstrip()


def honest(plan: Plan, match: Match) -> bool:
    """Say whether what was agreed on, dealt and played again, leads to this very position."""
    if (plan.game, plan.seed, plan.deal().choices) != (match.game.key, match.seed, match.choices):
        return False
    try:
        return not Match.load(match.save()).migrated
    except BrokenSave:
        return False


def _unusual(game: str, options: Mapping[str, str]) -> Iterator[tuple[Choice, str]]:
    for choice in GAMES[game].choices:
        value = options.get(choice.key, choice.default)
        if value != choice.default:
            yield choice, value


def _option_digits(game: str, options: Mapping[str, str]) -> Iterator[int]:
    for choice, value in _unusual(game, options):
        yield GAMES[game].choices.index(choice)
        yield from (choice.values.index(name) for name in (value.split(",") if choice.picks else [value]))


def _options(game: str, digits: list[int]) -> dict[str, str]:
    options = {}
    while digits:
        choice = GAMES[game].choices[digits[0]]
        end = 1 + (choice.picks or 1)
        options[choice.key] = ",".join(choice.values[digit] for digit in digits[1:end])
        digits = digits[end:]
    return options


def _checked(text: str) -> list[int]:
    letters = text.upper().translate(FORGIVEN).removeprefix(PREFIX)
    whole = number(DIGITS.index(letter) for letter in letters)
    if whole % _CHECK:
        raise ValueError
    return _digits(whole // _BASE**2)


def number(digits: Iterable[int]) -> int:
    """Give the number that digits spell."""
    return reduce(lambda found, digit: found * _BASE + digit, digits, 0)


def _digits(number: int, least: int = 1) -> list[int]:
    digits: list[int] = []
    while number or len(digits) < least:
        number, digit = divmod(number, _BASE)
        digits.append(digit)
    return digits[::-1]


def _grouped(digits: list[int]) -> str:
    letters = "".join(DIGITS[digit] for digit in digits)
    return "-".join(letters[i : i + _GROUP] for i in range(0, len(letters), _GROUP))
