"""Let bots play many games against each other: ``python -m rules.arena rattus --seats 4 --games 100``."""

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import sqrt
from multiprocessing import get_context
from time import process_time
from typing import Any, NamedTuple, TypeVar

from rules import GAMES
from rules.bots import FORMER, LEVELS, TEMPERS, Bot, bot
from rules.bots.master import Master
from rules.kernel import Action, RulesError, Seat, State
from rules.kernel.game import game_at

T = TypeVar("T")

#: Standard errors of a 95 % interval.
Z = 1.96


class Contest(NamedTuple):
    """What is played: bots are named like ``burgher``, ``burgher:greedy`` or ``master@0.1``."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: int = 1
    #: How many worlds a Master may dream of for a decision, which is the same on every machine.
    worlds: int = 24
    #: How long it may think, instead.
    seconds: float = 0.0


class Result(NamedTuple):
    """One game, in the order of the bots: their share of the win, points, picks, and seconds for these."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]
    picks: tuple[int, ...]
    seconds: tuple[float, ...]
    #: What is worth knowing of this game: a number for each bot.
    remarks: dict[str, tuple[float, ...]]


def called(name: str, contest: Contest, seed: int) -> Bot:
    """Call a bot by its name."""
    level, _, temper = name.partition(":")
    made = bot(level, contest.game, seed, temper)
    if isinstance(made, Master) and not contest.seconds:
        made.worlds = contest.worlds
    return made


def picked(thinker: Bot, state: State, seat: Seat, seconds: float) -> Action:
    """Let a bot choose in its time."""
    if not seconds:
        return thinker.pick(state, seat)
    *_, last = thinker.think(state, seat, seconds)
    return last


def played(contest: Contest, number: int) -> Result:
    """Play one game; the bots move round the table from game to game."""
    seats, seed = len(contest.bots), contest.seed + number
    state = GAMES[contest.game].new(seats, seed, contest.options)
    at = [(place + number) % seats for place in range(seats)]
    bots = {at[place]: called(name, contest, seed * 8 + place) for place, name in enumerate(contest.bots)}
    picks, seconds = [0] * seats, [0.0] * seats
    while (decision := state.decision) is not None:
        seat = decision.seat
        began = process_time()
        action = picked(bots[seat], state, seat, contest.seconds)
        if len(state.options(seat)) > 1:
            seconds[seat] += process_time() - began
            picks[seat] += 1
        state.apply(action, seat)
    winners, scores = state.winners(), state.scores()
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    remarks = {name: by_bot(told, at) for name, told in state.game.contents.remarks(state).items()}
    return Result(by_bot(wins, at), by_bot(scores, at), by_bot(picks, at), by_bot(seconds, at), remarks)


def by_bot(by_seat: Sequence[T], at: Sequence[Seat]) -> tuple[T, ...]:
    """Put what is ordered by seat into the order of the bots."""
    return tuple(by_seat[seat] for seat in at)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Give Wilson's 95 % interval of a share."""
    share, z2 = wins / games, Z * Z
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def summary(contest: Contest, results: list[Result]) -> dict[str, Any]:
    """Put the games together, one entry a bot in the order given."""
    rows = [_row(place, name, results) for place, name in enumerate(contest.bots)]
    sides = [_side(name, contest.bots, results) for name in dict.fromkeys(contest.bots)]
    return {
        "game": contest.game,
        "seats": len(contest.bots),
        "games": len(results),
        "bots": rows,
        "sides": sides,
    }


def _side(name: str, bots: Sequence[str], results: list[Result]) -> dict[str, Any]:
    """Put bots of one name together: how many games any of them won."""
    places = [place for place, other in enumerate(bots) if other == name]
    wins = sum(result.wins[place] for place in places for result in results)
    low, high = interval(wins, len(results))
    rates = {"win_rate": round(wins / len(results), 4), "low": round(low, 4), "high": round(high, 4)}
    return {"name": f"{len(places)} x {name}", **rates}


def _row(place: int, name: str, results: list[Result]) -> dict[str, Any]:
    games = len(results)
    wins = sum(result.wins[place] for result in results)
    low, high = interval(wins, games)
    picks = sum(result.picks[place] for result in results)
    seconds = sum(result.seconds[place] for result in results)
    row = {
        "name": name,
        "win_rate": round(wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_score": round(sum(result.scores[place] for result in results) / games, 2),
        "ms_per_decision": round(1000 * seconds / max(1, picks), 2),
    }
    for remark in results[0].remarks:
        row[remark] = round(sum(result.remarks[remark][place] for result in results) / games, 4)
    return row


def table(told: dict[str, Any]) -> Iterable[str]:
    """Write the summary as a table."""
    yield f"{told['game']}, {told['seats']} seats, {told['games']} games"
    yield "".join(f"{name:>17}" for name in told["bots"][0])
    for row in told["bots"]:
        yield "".join(f"{value:>17}" for value in row.values())
    if len(told["sides"]) < len(told["bots"]):
        for side in told["sides"]:
            yield "".join(f"{value:>17}" for value in side.values())


def contested(contest: Contest, games: int, jobs: int) -> list[Result]:
    """Play so many games, several at the same time."""
    play = partial(played, contest)
    if jobs < 2:
        return [play(number) for number in range(games)]
    home = GAMES[contest.game].home
    with get_context("spawn").Pool(jobs, game_at, (home,)) as pool:
        return list(pool.imap(play, range(games)))


def _asked(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="rules.arena", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", help="a name a seat, such as master,burgher,burgher:greedy,apprentice")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=24, help="that a Master dreams of for a decision")
    parser.add_argument("--seconds", type=float, default=0.0, help="that a bot may think, instead of worlds")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    names = asked.bots.split(",") if asked.bots else ["burgher"] + ["apprentice"] * (asked.seats - 1)
    for level, _, temper in (name.partition(":") for name in names):
        if level not in (*LEVELS, *FORMER) or temper not in TEMPERS:
            known = ", ".join((*LEVELS, *FORMER))
            parser.error(f"there is no {level}:{temper}; levels: {known}; tempers: {', '.join(TEMPERS)}")
    if len(names) != asked.seats or asked.games < 1:
        parser.error("there must be a bot for every seat, and a game")
    asked.bots = tuple(names)
    return asked


def main(words: list[str] | None = None) -> int:
    """Parse the arguments, play and tell."""
    asked = _asked(words)
    options = dict(pair.partition("=")[::2] for pair in asked.option)
    contest = Contest(asked.game, asked.bots, options, asked.seed, asked.worlds, asked.seconds)
    try:
        told = summary(contest, contested(contest, asked.games, asked.jobs))
    except RulesError as error:
        print(error, file=sys.stderr)
        return 2
    for line in [json.dumps(told)] if asked.json else table(told):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
