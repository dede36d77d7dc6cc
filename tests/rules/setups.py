"""Set-ups that between them use every value of every option, every character and every building."""

import random

from rules.kernel import Game, SetupError

#: What somebody wants to see at the table: one option, or two that belong together.
Wish = dict[str, str]


def wishes(game: Game, seats: int) -> list[Wish]:
    """Name every value of every option; what is picked by name is picked until everything was."""
    by_name = next((choice.key for choice in game.choices if "picked" in choice.values), "")
    wanted: list[Wish] = []
    for choice in game.choices:
        if not choice.picks:
            values = [value for value in choice.values_for(seats) if value != "picked"]
            wanted += [_standing(game, seats, {choice.key: value}) for value in values]
            continue
        groups = len(choice.values) // choice.picks
        sets = [choice.values[number::groups] for number in range(groups)]
        wanted += [{by_name: "picked", choice.key: ",".join(names)} for names in sets]
    return wanted


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
            if not wish.keys() & setup.keys() and possible(game, seats, setup | wish):
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
