"""Count who wins with what: ``python -m build.balance notre_dame --games 100000``; goes on where it ended."""

import argparse
import json
import sys
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from build.balance.counting import added, counted, played
from build.balance.page import most_telling, page
from rules import GAMES

#: Where counts, page and charts are kept.
FOLDER = Path(__file__).parent
#: So many games are played before they are written down.
LOT = 400


def stamp(game: str) -> str:
    """Tell rules and bots by how their first games end; with others, counting begins anew."""
    return " ".join(played(GAMES[game], number).state.digest()[:8] for number in range(3))


def kept(game: str, folder: Path) -> dict[str, Any]:
    """Give what was counted so far by the same rules and bots."""
    path = folder / f"{game}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    now = stamp(game)
    return found if found.get("stamp") == now else {"counts": {}, "games": 0, "stamp": now}


def count(game: str, games: int, folder: Path, jobs: int) -> None:
    """Go on until so many games are counted, and write them down again and again."""
    found = kept(game, folder)
    with get_context("spawn").Pool(jobs) as pool:
        while found["games"] < games:
            end = min(games, found["games"] + LOT)
            lots = [range(first, end, jobs) for first in range(found["games"], found["games"] + jobs)]
            for counts in pool.imap(partial(counted, game), lots):
                found["counts"] = added(found["counts"], counts)
            found["games"] = end
            (folder / f"{game}.json").write_text(_written(found), encoding="utf-8")
            print(f"{game}: {end} games; {'; '.join(most_telling(found['counts']))}", flush=True)


def _written(found: dict[str, Any]) -> str:
    """Write counts a line each, so that a difference can be read."""
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(count)}" for name, count in found["counts"].items())
    return f'{{"stamp": "{found["stamp"]}", "games": {found["games"]}, "counts": {{\n{lines}\n}}}}\n'


def write_page(folder: Path) -> None:
    """Write the page of all games that have counts."""
    paths = [path for game in GAMES if (path := folder / f"{game}.json").exists()]
    told = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in paths}
    text = page({game: (found["games"], found["counts"]) for game, found in told.items()}, folder)
    (folder / "README.md").write_text(text, encoding="utf-8")


def main(words: list[str] | None = None, folder: Path = FOLDER) -> int:
    """Count what is asked for, and write the page."""
    parser = argparse.ArgumentParser(prog="build.balance", description=__doc__)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)}; none: only write the page")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(words)
    if strangers := [game for game in asked.game if game not in GAMES]:
        parser.error(f"there is no {', '.join(strangers)}")
    for game in asked.game:
        count(game, asked.games, folder, asked.jobs)
    write_page(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
