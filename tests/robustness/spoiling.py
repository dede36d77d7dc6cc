"""Spoils files in every way that disks, editors and ill-wishers do."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

#: Values that no loader expects somewhere.
STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 2**31, 10**18, -(10**30), 10**400),
    *(0.5, -0.0, 1e308, float("nan"), float("inf")),
    *(
        "",
        " ",
        "0",
        "-1",
        "\0",
        "\n",
        "\ud800",
        "é" * 9,
        "x" * 5000,
        "{n}",
        "{0.__class__}",
        "[rat]",
        "../../etc",
    ),
    *("9999-12-31T23:59:59-14:00", "0001-01-01T00:00:00+14:00"),
    *([], {}, [[]], [None], {"a": []}),
)
#: The same where a file is no JSON: words and numbers of any notation.
STRANGE_WORDS = (
    *("", "0", "-1", "1e999", "nan", "inf", "99999999999999999999", "9" * 5000, "0x10", "true"),
    *('""', '"\\ud800"', "[]", "{}", "[[]]", '"', "'", "\0", "é", "[" * 3000, "{" * 3000),
    *("&amp;", "<x/>", "\ufeff", "\n\n", "# ", "%s", "{", "}", "{n.m}", "{0}"),
)
ENCODINGS = ("utf-16", "utf-32", "utf-8-sig", "latin-1", "cp1252", "utf-7")
_WORD = re.compile(rb'"[^"\n]*"|-?\d+(?:\.\d+)?|[A-Za-z_]+')
DEEP = 100_000


class Spoiler:
    """Spoils one file after the other; the same seed does the same again."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def spoilt(self, whole: bytes) -> bytes:
        """Give the file spoilt in one to three ways."""
        ways = [
            self._flip,
            self._cut,
            self._twice,
            self._swap,
            self._zero,
            self._word,
            self._word,
            self._encode,
        ]
        if whole.lstrip()[:1] in (b"{", b"["):
            ways += [self._value] * 8 + [self._double_key, self._deep]
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            whole = self.chance.choice(ways)(whole)
        return whole

    def _span(self, whole: bytes, most: int = 40) -> slice:
        at = self.chance.randrange(len(whole) + 1)
        return slice(at, at + self.chance.randrange(1, most))

    def _flip(self, whole: bytes) -> bytes:
        out = bytearray(whole)
        for _ in range(self.chance.choice((1, 1, 4, 30)) if out else 0):
            out[self.chance.randrange(len(out))] ^= 1 << self.chance.randrange(8)
        return bytes(out)

    def _cut(self, whole: bytes) -> bytes:
        part = self._span(whole)
        return whole[: part.start] + (whole[part.stop :] if self.chance.random() < 0.6 else b"")

    def _twice(self, whole: bytes) -> bytes:
        part = self._span(whole)
        return whole[: part.stop] + whole[part] + whole[part.stop :]

    def _swap(self, whole: bytes) -> bytes:
        one, other = sorted((self._span(whole), self._span(whole)), key=lambda part: part.start)
        if one.stop > other.start:
            return whole
        between, after = whole[one.stop : other.start], whole[other.stop :]
        return whole[: one.start] + whole[other] + between + whole[one] + after

    def _zero(self, whole: bytes) -> bytes:
        part = self._span(whole, 4096)
        return whole[: part.start] + bytes(len(whole[part])) + whole[part.stop :]

    def _word(self, whole: bytes) -> bytes:
        words = list(_WORD.finditer(whole))
        if not words:
            return whole
        word = self.chance.choice(words)
        other = self.chance.choice(words).group() if self.chance.random() < 0.5 else None
        new = other or self.chance.choice(STRANGE_WORDS).encode("utf-8", "surrogatepass")
        return whole[: word.start()] + new + whole[word.end() :]

    def _encode(self, whole: bytes) -> bytes:
        text = whole.decode("utf-8", "replace")
        return text.encode(self.chance.choice(ENCODINGS), "replace")

    # JSON only.

    def _value(self, whole: bytes) -> bytes:
        try:
            return self._revalued(json.loads(whole))
        except (ValueError, IndexError, RecursionError):
            return whole

    def _revalued(self, data: Any) -> bytes:
        places = list(_places(data))
        holder, key = self.chance.choice(places)
        deed = self.chance.random()
        if deed < 0.15:
            del holder[key]
        elif deed < 0.4:
            other, its = self.chance.choice(places)
            # Written down and read again, so that nothing holds itself.
            holder[key] = json.loads(json.dumps(other[its]))
        else:
            holder[key] = self.chance.choice(STRANGE)
        return json.dumps(data).encode()

    def _double_key(self, whole: bytes) -> bytes:
        strange = json.dumps(self.chance.choice(STRANGE)).encode()
        keys = re.findall(rb'("\w+"):', whole)
        if not keys:
            return whole
        at, key = whole.rfind(b"}"), bytes(self.chance.choice(keys))
        return whole[:at] + b"," + key + b":" + strange + whole[at:]

    def _deep(self, whole: bytes) -> bytes:
        words = list(_WORD.finditer(whole))
        if not words:
            return whole
        word, deep = self.chance.choice(words), self.chance.choice((40, 900, DEEP))
        return whole[: word.start()] + b"[" * deep + b"]" * deep + whole[word.end() :]


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in list(pairs):
        yield data, key
        yield from _places(value)


def refused(error: Exception, naming: str = "") -> str:
    """Take an error for an answer if it says something to people, such as the name of a file."""
    assert str(error)
    assert naming in str(error)
    return "refused"


def withstood(original: bytes, times: int, load: Callable[[bytes], str]) -> Counter[str]:
    """Spoil a file so often, load it each time, and count what came of it.

    ``load`` gives a word for what happened; whatever it raises is a fault and is told with the file.
    """
    seen: Counter[str] = Counter()
    for number in range(times):
        spoilt = Spoiler(number).spoilt(original)
        try:
            seen[load(spoilt)] += 1
        except Exception as error:
            raise AssertionError(f"number {number} is not withstood: {spoilt[:1500]!r}") from error
    return seen
