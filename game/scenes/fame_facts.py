"""What the hall of fame says about matches and people, in the words of a tongue."""

from game.games import PRESENTATIONS
from game.store.finished import Finished, Sitter
from game.store.standings import Standing
from game.table.sitters import LEVELS
from game.words import Tongue, fame
from game.words.numbers import percent
from game.words.telling import listed


def called(say: Tongue, sitter: Sitter) -> str:
    """Name somebody who sat there."""
    return sitter.name or say(fame.SOMEBODY)


def liked(say: Tongue, game: str, name: str) -> str:
    """Name a favourite of a game."""
    return str(PRESENTATIONS[game].book().word(say, "favourite", name, ()))


def score(sitter: Sitter) -> str:
    """Write points; a true minus is as wide as a figure."""
    return str(sitter.score).replace("-", "−")


def against(say: Tongue, match: Finished, sitter: Sitter) -> str:
    """Say whom somebody played against; a bot bears the mark of its level."""
    others = [other for other in match.seats if other is not sitter]
    names = [f"{called(say, other)}{_mark(other)}" for other in others]
    return say(fame.AGAINST, names=listed(say, names))


def _mark(sitter: Sitter) -> str:
    return f"\u00a0[{LEVELS[sitter.bot].icon}]" if sitter.bot else ""


def record(say: Tongue, standing: Standing) -> str:
    """Say how many games somebody has played and won."""
    games, won = games_of(say, standing.games), won_of(say, standing.wins)
    return f"{games}, {won} ({share(say, standing)})"


def games_of(say: Tongue, number: int) -> str:
    """Count games."""
    return say.plural(fame.GAMES.one, fame.GAMES.many, number)


def won_of(say: Tongue, number: int) -> str:
    """Count games that were won."""
    return say.plural(fame.WON.one, fame.WON.many, number)


def share(say: Tongue, standing: Standing) -> str:
    """Say which part was won."""
    return say(fame.SHARE, n=percent(standing.share))


def agreed(say: Tongue, match: Finished) -> str:
    """Say how long a match was, and what was special about its cards."""
    rounds = say.plural(fame.ROUNDS.one, fame.ROUNDS.many, match.rounds)
    shown = PRESENTATIONS[match.game]
    if shown.worth not in match.options:
        return rounds
    value = match.options[shown.worth]
    return f"{rounds}, {say(shown.options[shown.worth].values[value].title)}"
