"""Why one option is better than another: what is certain of both, held against each other."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.words import Tongue, advice
from game.words.numbers import tenths
from game.words.telling import listed, spoken
from game.words.texts import Contrast

#: How many facts speak for an option, and how many against it, at most.
FOR, AGAINST = 2, 1
#: Less than this is no difference.
LEAST = 0.05


class Fact(NamedTuple):
    """Something certain of an option: what it is, and how much of it there is, where more is better."""

    key: str
    value: float = 1.0


class Difference(NamedTuple):
    """By how much one option has more of something than another."""

    key: str
    by: float


def differences(mine: Sequence[Fact], other: Sequence[Fact]) -> Iterator[Difference]:
    """Compare what two options tell of, in the order in which the first weighs it."""
    theirs = dict(other)
    for key, value in mine:
        by = round(float(value - theirs.get(key, value)), 1)
        if abs(by) >= LEAST:
            yield Difference(key, by)


class Reason(NamedTuple):
    """What speaks for an option and what against it, in words."""

    better: str
    worse: str

    def told(self, say: Tongue) -> str:
        """Tell both."""
        if self.better and self.worse:
            return say(advice.BUT, better=self.better, worse=self.worse)
        return self.better or self.worse

    def belies(self, *, better: bool | None) -> bool:
        """Say whether it speaks for nothing but the opposite of how all ends."""
        return (better is True and not self.better) or (better is False and not self.worse)


def reason(say: Tongue, words: Mapping[str, Contrast], mine: Sequence[Fact], other: Sequence[Fact]) -> Reason:
    """Say what speaks for an option and what against it, beside another, as far as it is certain."""
    found = list(differences(mine, other))
    better = [_said(say, words, each) for each in found if each.by > 0][:FOR]
    worse = [_said(say, words, each) for each in found if each.by < 0][:AGAINST]
    return Reason(*(listed(say, part) if part else "" for part in (better, worse)))


def _said(say: Tongue, words: Mapping[str, Contrast], found: Difference) -> str:
    text = words[found.key].more if found.by > 0 else words[found.key].less
    much = abs(found.by)
    return spoken(say, text, n=int(much), number=int(much) if much.is_integer() else tenths(say, much))
