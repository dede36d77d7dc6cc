"""Set-ups that between them use every value of every option, every character and every building."""

import random

from rules import GAMES
from rules.kernel import Choice, Game, SetupError
from tests.tiers import sifted

#: What somebody wants to see at the table: one option, or two that belong together.
Wish = dict[str, str]
#: Values that other options, called after them, go into.
BY_AGREEMENT = ("picked", "mixed")
#: A game, how many sit there, and the number of the set-up.
Case = tuple[str, int, int]


def wishes(game: Game, seats: int) -> list[Wish]:
    """Name every value of every option; what is picked by name is picked until everything was."""
    wanted: list[Wish] = []
    for choice in game.choices:
        belongs = _belonging(game, choice)
        values = _picked(game, seats, choice) if choice.picks else choice.values_for(seats)
        alone = [{choice.key: value, **belongs} for value in values if value not in BY_AGREEMENT]
        wanted += [_standing(game, seats, wish) for wish in alone]
    return wanted


def _picked(game: Game, seats: int, choice: Choice) -> list[str]:
    """Share the values out among groups of the right size; those left over change places with another."""
    groups = len(choice.values) // choice.picks
    shared, left = choice.values[: groups * choice.picks], choice.values[groups * choice.picks :]
    names = [",".join(shared[number::groups]) for number in range(groups)]
    belongs = _belonging(game, choice)
    for value in left:
        swaps = [names[0].replace(other, value) for other in names[0].split(",")]
        names.append(next(swap for swap in swaps if possible(game, seats, {choice.key: swap, **belongs})))
    return names


def _belonging(game: Game, choice: Choice) -> Wish:
    """Give the value that an option is about: ``mixed_royalty`` means nothing without ``mixed``."""
    about = choice.key.partition("_")[0]
    owners = [other.key for other in game.choices if about in BY_AGREEMENT and about in other.values]
    return dict.fromkeys(owners, about)


def _standing(game: Game, seats: int, wish: Wish) -> Wish:
    """Give a wish that comes true by itself, or else with the one other value that it needs."""
    if possible(game, seats, wish):
        return wish
    others = [{choice.key: value} for choice in game.choices for value in choice.values]
    return next(wish | other for other in others if possible(game, seats, wish | other))


def setups(game: Game, seats: int, deal: int = 0) -> list[dict[str, str]]:
    """Give few set-ups in which all wishes come true; other deals combine them otherwise."""
    left, made = wishes(game, seats), list[dict[str, str]]()
    random.Random(deal).shuffle(left)
    while left:
        setup: dict[str, str] = {}
        for wish in tuple(left):
            if wish.items() <= (wish | setup).items() and possible(game, seats, setup | wish):
                setup |= wish
                left.remove(wish)
        assert setup, f"{left} cannot be set up"
        made.append(setup)
    return made


def possible(game: Game, seats: int, options: Wish) -> bool:
    """Say whether a table can agree on this."""
    try:
        game.new(seats, 0, options)
    except SetupError:
        return False
    return True


def _sifted(game: Game) -> tuple[list[Case], list[Case], list[Case]]:
    """Part all set-ups of a game: the first one, then every value and any number of seats, and the rest."""
    cases = [(game.key, seats, n) for seats in game.seats for n in range(len(setups(game, seats, seats)))]
    # With fewer seats a game is over sooner.
    later = [case for case in cases[1:] if case[2] == 0 or case[1] == game.seats[0]]
    return cases[:1], later, [case for case in cases[1:] if case not in later]


#: Every set-up of each game by its number. Before every commit one is tried; when there is time, every value
#: of every option, and every number of seats.
each_set_up = sifted(
    "key, seats, number",
    *([case for game in GAMES.values() for case in _sifted(game)[tier]] for tier in range(3)),
)
