"""What finished matches come to: the best scores, what everybody has done, and who won how often."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.store.finished import Finished, Sitter
from rules.bots import LEVELS

#: So many people are listed, those who played last.
MOST_PEOPLE = 40


class Rank(NamedTuple):
    """A score, who made it and in which match; equal scores share a place."""

    place: int
    sitter: Sitter
    match: Finished


class Standing(NamedTuple):
    """What somebody has done, in all games or in one."""

    key: str
    #: Name and crest as they were last.
    name: str
    tincture: str
    #: The matches with a seat of theirs, the oldest first.
    matches: tuple[Finished, ...]

    @property
    def games(self) -> int:
        """Count the matches."""
        return len(self.matches)

    @property
    def wins(self) -> int:
        """Count those won, alone or together with others."""
        return sum(sitter.won for sitter in self._seats())

    @property
    def share(self) -> float:
        """Give the part that was won."""
        return self.wins / self.games if self.games else 0.0

    def _seats(self) -> list[Sitter]:
        return [sitter for match in self.matches if (sitter := match.sitter(self.key))]

    def of(self, game: str) -> "Standing":
        """Give what they have done in one game; in all of them if none is named."""
        return self._replace(matches=tuple(played(self.matches, game)))

    def best(self, game: str) -> Rank | None:
        """Give their best score in a game."""
        return next((rank for rank in best(self.matches, game) if rank.sitter.key == self.key), None)

    def favourites(self, game: str) -> list[tuple[str, int]]:
        """Give whom they turned to in a game, the favourite first."""
        counts: Counter[str] = Counter()
        for sitter in self.of(game)._seats():
            counts.update(sitter.favourites)
        return counts.most_common()


class Side(NamedTuple):
    """All people, or all bots of a level: at how many matches they sat, and how many they won."""

    level: str
    sat: int
    won: int


def played(finished: Iterable[Finished], game: str) -> list[Finished]:
    """Give the matches of a game; all of them if none is named."""
    return [match for match in finished if not game or match.game == game]


def best(
    finished: Iterable[Finished], game: str, most: int | None = None, seats: int | None = None
) -> list[Rank]:
    """Give the best scores of people in a game, maybe of so many seats; of equal ones the older is first."""
    matches = [match for match in played(finished, game) if seats in (None, len(match.seats))]
    scores = [(sitter, match) for match in matches for sitter in match.seats]
    counted = [(sitter, match) for sitter, match in scores if sitter.key and not sitter.fallen]
    counted.sort(key=lambda pair: pair[1].date)
    counted.sort(key=lambda pair: pair[0].score, reverse=True)
    places: dict[int, int] = {}
    for place, (sitter, _) in enumerate(counted, start=1):
        places.setdefault(sitter.score, place)
    return [Rank(places[sitter.score], sitter, match) for sitter, match in counted[:most]]


def people(finished: Sequence[Finished], game: str = "") -> list[Standing]:
    """List who has played, those who won most first; bots are no people."""
    found: dict[str, tuple[Sitter, list[Finished]]] = {}
    for match in finished:
        for sitter in match.seats:
            if sitter.key:
                _, matches = found.pop(sitter.key, (sitter, []))
                found[sitter.key] = (sitter, [*matches, match])
    latest = list(found.items())[-MOST_PEOPLE:]
    standings = [Standing(key, sitter.name, sitter.tincture, tuple(ms)) for key, (sitter, ms) in latest]
    here = [standing.of(game) for standing in standings]
    return sorted(
        (standing for standing in here if standing.games),
        key=lambda standing: (-standing.wins, standing.games, standing.key),
    )


def sides(finished: Iterable[Finished]) -> list[Side]:
    """Tell people and bots of every level apart: at how many matches they sat, and how many they won."""
    matches = list(finished)
    return [
        Side(
            level,
            sum(any(sitter.bot == level for sitter in match.seats) for match in matches),
            sum(any(sitter.bot == level for sitter in match.winners) for match in matches),
        )
        for level in ("", *LEVELS)
    ]
