"""Learn what the facts of a game are worth: ``make learn ARGS="notre_dame --games 20000"``."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from build.learn.fit import Sample, fitted
from build.learn.games import PLAYER, Record, kept
from rules import GAMES
from rules.bots.dice import Dice
from rules.bots.lore import HOME
from rules.kernel import Game
from rules.kernel.version import VERSION

#: Nobody else plays with these seeds.
FIRST_SEED = 1_000_000
#: How many of the positions between two rounds or turns are looked at.
SHARE = 0.04


def samples(game: Game, record: Record) -> Iterator[Sample]:
    """Look at a game: where a round or a turn begins, and here and there between."""
    assert game.contents.facts is not None
    facts, judge, dice = game.contents.facts(), game.judge(), Dice(record.seed)
    found, moment = [], -1
    for state in record.positions(game):
        now = moment if state.over else judge.moment(state)
        if not state.over and (now != moment or dice.chance_of(SHARE)):
            found.append((facts.stage(state), facts.table(state), judge.lives(state)))
        moment = now
    winners = state.winners()
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    for stage, table, lives in found:
        yield Sample(stage, table, lives, state.scores(), wins)


def learnt(key: str, games: int, shelf: Path) -> dict[str, Any]:
    """Play, look and fit."""
    game, seeds = GAMES[key], range(FIRST_SEED, FIRST_SEED + games)
    assert game.contents.facts is not None
    looked = [sample for record in kept(key, seeds, shelf) for sample in samples(game, record)]
    stamp = {
        "games": games,
        "player": PLAYER,
        "rulings": game.rulings,
        "seed": FIRST_SEED,
        "version": VERSION,
    }
    return {"facts": game.contents.facts().NAMES, "stamp": stamp, **fitted(looked, game.seats)}


def written(told: dict[str, Any]) -> str:
    """Write down what was learned, a line a stage."""
    stages = ",\n".join(f"  {json.dumps(stage, sort_keys=True)}" for stage in told["stages"])
    rest = {name: value for name, value in told.items() if name != "stages"}
    head = json.dumps(rest, sort_keys=True)[:-1]
    return f'{head}, "stages": [\n{stages}\n]}}\n'


def main(words: list[str] | None = None) -> int:
    """Parse the arguments, learn and write."""
    parser = argparse.ArgumentParser(prog="build.learn", description=__doc__)
    parser.add_argument("game", choices=[key for key, game in GAMES.items() if game.contents.facts])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--shelf", type=Path, default=Path("dist/learn"), help="where played games are kept")
    parser.add_argument("--into", type=Path, default=HOME)
    asked = parser.parse_args(words)
    path = asked.into / f"{asked.game}.json"
    path.write_text(written(learnt(asked.game, asked.games, asked.shelf)), "utf-8")
    print(f"{path}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
