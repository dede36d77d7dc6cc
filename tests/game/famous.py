"""Finished matches to remember: played at random, or made up where only the numbers matter."""

import random
from datetime import UTC, datetime, timedelta

from game.drawing.theme import TINCTURES
from game.session.plan import NAMES, Plan, Player, against_bots
from game.session.session import Session
from game.store.fame import NAME, Fame, Record
from game.store.finished import Finished, Sitter
from rules import GAMES
from rules.bots import LEVELS
from rules.play import random_actions

FIRST = datetime(2026, 3, 14, 18, 30, tzinfo=UTC)
PEOPLE = (
    *("Anna", "Maximilian", "Zoé", "Grandma Beatrice", "Jean-Christophe", "Wolfgang A. Moz"),
    *("Tom", "Léa", "Ida", "WWWWWWWWWWWWWWWW"),
)


def ended(plan: Plan, seed: int = 1) -> Session:
    """Play a match to its end."""
    match = plan.deal()
    for seat, action in random_actions(match, seed):
        match.play(action, seat)
    return Session(plan, match)


def over(game: str = "rattus", seats: int = 3, seed: int = 1) -> Session:
    """Give a table of one person and bots at its end."""
    return ended(against_bots(game, seats, seed), seed)


def made_up(number: int, *seats: Sitter, game: str = "rattus") -> Finished:
    """Give a match nobody played, so many days after the first."""
    return Finished(f"{number:016d}", FIRST + timedelta(days=number), game, {}, 9, seats)


def sat(name: str, score: int, *, won: bool = False, bot: str = "", fallen: bool = False) -> Sitter:
    """Seat somebody with some points; the colour is that of nobody else with this name."""
    return Sitter(name, TINCTURES[sum(map(ord, name)) % len(TINCTURES)], bot, score, won, fallen)


def crowded(fame: Fame, matches: int, known: int = 6) -> None:
    """Fill a record with matches of all games, seats and lengths of names."""
    chance = random.Random(matches)
    record = Record()
    for number in range(matches):
        game = list(GAMES)[number % len(GAMES)]
        seats = chance.choice(GAMES[game].seats)
        people = chance.sample(PEOPLE[:known], chance.randint(1, seats))
        names = [*people, *NAMES[1:]][:seats]
        levels = [""] * len(people) + [chance.choice(LEVELS) for _ in NAMES]
        tinctures = chance.sample(TINCTURES, seats)
        players = tuple(map(Player, names, tinctures, levels[:seats]))
        done = ended(Plan(game, players, {}, number), number)
        record = record.with_one(Finished.of(done, FIRST + timedelta(days=number)))
    fame.shelf.write(NAME, record.to_json())
    fame.look()
