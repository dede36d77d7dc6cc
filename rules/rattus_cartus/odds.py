"""The chance to survive: how many nuns a seat may still hope for.

The count is exact over the cards a seat is sure of; all others are taken as equally likely to be nun cards.
Once a discard pile was shuffled they are not quite: what somebody shows may come from it or not, and only
what is certain counts.
"""

from functools import cache, lru_cache
from itertools import accumulate
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from rules.kernel import Seat
from rules.rattus_cartus.knowledge import possible_nuns, seen_nuns
from rules.rattus_cartus.names import NUN_ROW

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

MOST_NUNS = 4
#: No row shows more nuns than this.
CEILING = NUN_ROW * MOST_NUNS

# Two-dimensional polynomials are packed into one integer, so that Python's multiplication convolves them:
# a digit of 25 bits for each number of nuns, a page of 21 digits for each number of cards. No digit
# overflows, because there are fewer than 2**25 ways to draw five of 84 cards.
_DIGIT = 25
_PAGE = (CEILING + 1) * _DIGIT


class Odds(NamedTuple):
    """In how many of all cases the row shows at least 0, 1 … 20 nuns."""

    cases: tuple[int, ...]
    total: int
    #: The same as chances: to live with 0, 1 … 20 rats; with more there is none.
    chances: tuple[float, ...]

    def survival(self, rats: int) -> float:
        """Give the chance to live with so many rats: the nuns must not be fewer."""
        return self.chances[rats] if rats <= CEILING else 0.0


@lru_cache(maxsize=4096)
def odds(pool: tuple[int, ...], cards: int, seen: int) -> Odds:
    """Count the rows with ``seen`` nuns on some cards and the other cards drawn from a pool.

    ``pool`` tells how many cards with 0, 1, 2, 3 and 4 nuns may be drawn.
    """
    packed = 1
    pages = (1 << _PAGE * (cards + 1)) - 1
    for nuns, copies in enumerate(pool):
        packed = packed * (_picks(nuns, copies) & pages) & pages
    page = packed >> _PAGE * cards
    exactly = [page >> _DIGIT * nuns & (1 << _DIGIT) - 1 for nuns in range(CEILING - seen, -1, -1)]
    at_least = list(accumulate(exactly))
    total = at_least[-1]
    cases = (total,) * seen + tuple(reversed(at_least))
    return Odds(cases, total, tuple([number / total for number in cases]))


@cache
def _picks(nuns: int, copies: int) -> int:
    # In how many ways 0 to 5 cards with this many nuns can be drawn.
    return sum(comb(copies, drawn) << drawn * (_PAGE + nuns * _DIGIT) for drawn in range(NUN_ROW + 1))


def of_seat(state: "RattusCartus", seat: Seat) -> Odds:
    """Give the odds of a seat after all it has seen."""
    left = possible_nuns(state, seat)
    pool = tuple([sum(left[nuns::5]) for nuns in range(MOST_NUNS + 1)])
    seen = seen_nuns(state, seat)
    return odds(pool, NUN_ROW - len(seen), sum([card % 5 for card in seen]))
