"""Games to learn from: Burghers who now and then do something at random, at every kind of table."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rules import GAMES, SetupError
from rules.bots import bot
from rules.bots.dice import Dice
from rules.kernel import Action, Game, State

#: Who plays: one that stays as it is whatever is learned, so that the same games are played again.
PLAYER = "burgher@0.1"
#: How often something is done at random, game by game in turn.
WHIMS = (0.0, 0.04, 0.12)


class Record(NamedTuple):
    """A game that was played: the table, and every pick."""

    seats: int
    seed: int
    options: dict[str, str]
    picks: list[tuple[int, str]]

    def positions(self, game: Game) -> Iterator[State]:
        """Play it again, giving every position on the way, the last included; they are one object."""
        state = game.new(self.seats, self.seed, self.options)
        for seat, pick in self.picks:
            yield state
            state.apply(Action.parse(pick), seat)
        yield state


def agreed(game: Game, seats: int, dice: Dice) -> dict[str, str]:
    """Draw what a table agrees on: half of them keep to the usual."""
    while True:
        options = {}
        for choice in game.choices:
            values = choice.values_for(seats)
            if not choice.picks and dice.chance_of(0.5):
                options[choice.key] = values[dice.below(len(values))]
        try:
            game.agreed(seats, options)
            game.new(seats, 0, options)
        except SetupError:
            continue
        return options


def played(key: str, seed: int) -> Record:
    """Play the game of a seed."""
    game, dice = GAMES[key], Dice(~seed)
    seats = game.seats[seed % len(game.seats)]
    whim = WHIMS[seed // len(game.seats) % len(WHIMS)]
    options = agreed(game, seats, dice) if dice.chance_of(0.5) else {}
    state, players = game.new(seats, seed, options), [bot(PLAYER, key, dice.seed()) for _ in range(seats)]
    picks = []
    while (decision := state.decision) is not None:
        seat = decision.seat
        choices = state.options(seat)
        pick = choices[dice.below(len(choices))] if dice.chance_of(whim) else players[seat].pick(state, seat)
        picks.append((seat, pick.text()))
        state.apply(pick, seat)
    return Record(seats, seed, options, picks)


def kept(key: str, seeds: range, shelf: Path) -> Iterator[Record]:
    """Give the games of some seeds; those played before lie on the shelf."""
    shelf.mkdir(parents=True, exist_ok=True)
    book = shelf / f"{key}-{seeds.start}.jsonl"
    lines = book.read_text("utf-8").splitlines() if book.exists() else []
    yield from [Record(*json.loads(line)) for line in lines[: len(seeds)]]
    with book.open("a", encoding="utf-8") as pages:
        for seed in seeds[len(lines) :]:
            record = played(key, seed)
            pages.write(json.dumps(record) + "\n")
            pages.flush()
            yield record
