"""The page that tells what was counted, with its charts."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from build.balance.chart import chart, titled
from build.balance.counting import Counts
from build.balance.shares import Share, mean, seats_of, shares
from rules.kernel import GAMES

HEAD = """# Who wins too often

Counted by `make balance` over games of Burghers at tables of every size, each agreed on at random. Zero is
fair: an equal share of the wins at that table. A line is the interval in which the truth lies 19 times of 20;
grey is not to be told from fair. **What goes with winning need not cause it**: who leads can afford what
others cannot, and Burghers play by rules of thumb. Of a hundred rows about five look telling by chance alone.
What too few had to be known within a quarter is left out.
"""
PLACES = "By order of play in the first round, how much more often than fair:"
CARDS = "Whoever had it at least once ({what}), against an equal share:"
AGREED = "How the first player fares, by what was agreed on:"


def page(kept: Mapping[str, tuple[int, Counts]], folder: Path) -> str:
    """Write the page of all games counted, and their charts into a folder."""
    parts = [HEAD]
    for key, (games, counts) in kept.items():
        parts += [f"## {GAMES[key].title}\n", f"{games:,} games.\n", *_told(key, counts, folder)]
    return "\n".join(parts)


def _told(key: str, counts: Counts, folder: Path) -> Iterator[str]:
    yield PLACES + "\n"
    yield from _places(counts)
    for kind, heading in (("card", CARDS.format(what=GAMES[key].liking.event)), ("first", AGREED)):
        found = sorted(_known(shares(counts, kind)), key=lambda share: (-share.ratio, share.name))
        if kind == "first":
            found = sorted(_chosen(found), key=lambda share: share.name)
        if found:
            path = folder / f"{key}_{kind}.svg"
            path.write_text(chart(found), encoding="utf-8")
            yield f"{heading}\n\n![{heading}]({path.name})\n"


def _known(found: list[Share]) -> list[Share]:
    """Leave out what is too vague to be drawn beside others that are not."""
    return [share for share in found if not share.vague] or found


def _chosen(found: list[Share]) -> list[Share]:
    """Leave out what was always agreed on the same way."""
    keys = [share.name.partition("=")[0] for share in found]
    return [share for share, key in zip(found, keys, strict=True) if keys.count(key) > 1]


def _places(counts: Counts) -> Iterator[str]:
    sitting = seats_of(counts, "place")
    yield "| seats | mean best score | " + " | ".join(f"place {n}" for n in range(1, sitting[-1] + 1)) + " |"
    yield "|---" * (sitting[-1] + 2) + "|"
    for seats in sitting:
        told = [_percent(share) for share in shares(counts, "place", seats)]
        told += [""] * (sitting[-1] - seats)
        yield f"| {seats} | {mean(counts, f'score/{seats}/best'):.1f} | " + " | ".join(told) + " |"
    yield ""


def _percent(share: Share) -> str:
    error = 100 * (share.high - share.ratio)
    told = f"{100 * (share.ratio - 1):+.1f} ± {error:.1f} %"
    return f"**{told}**" if share.telling else told


def most_telling(counts: Counts, number: int = 3) -> list[str]:
    """Name the cards that lie furthest from fair, for whoever counts."""
    found = sorted(_known(shares(counts, "card")), key=lambda share: (-abs(share.ratio - 1), share.name))
    return [f"{titled(share.name)} {_percent(share)}" for share in found[:number]]
