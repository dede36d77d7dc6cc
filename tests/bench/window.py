"""Measures the window: frames at the liveliest table, idle use at a quiet one, start, resize and memory.

Frames, resize and start are measured without a display; idle use and memory in a real window where there is
one (``DISPLAY``), such as under Xvfb.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame

from game.drawing.pieces import Spot
from game.games import PRESENTATIONS
from game.program.app import FAST
from game.program.navigation import House
from game.scenes.playing import Playing
from game.scenes.table import Table
from game.session.plan import against_bots
from game.store.settings import LIVELIEST
from game.table.story import Beat, Travel
from rules import GAMES
from rules.kernel import Action, Seat
from tests.bench.speed import Row
from tests.game.driving import point_at

FULL_HD = (1920, 1080)


def within(what: str, figure: str, measured: float, budget: float) -> Row:
    """Set a figure beside the most it may be."""
    return Row(what, figure, measured, f"<= {budget:g}", measured <= budget)


def rows() -> Iterator[Row]:
    """Measure everything."""
    first, work = start()
    yield within("window", "start to first frame, ms", first, 600)
    yield within("window", "its work against a bare window's, x", work / bare(), 3.5)
    with tempfile.TemporaryDirectory() as folder:
        house = House(FULL_HD, folder=Path(folder))
        house.app.change(liveliness=LIVELIEST)
        for game in PRESENTATIONS:
            yield from table_rows(house, game)
        house.close()
    yield within("window", "memory after all games, MB", evening(), 150)
    if os.environ.get("DISPLAY"):
        yield from live_rows()


def table_rows(house: House, game: str) -> Iterator[Row]:
    """Measure one game on the table with the most seats."""
    table = house.open_table(against_bots(game, max(GAMES[game].seats), 7))
    times = frames(house, table)
    yield within(game, "frame of the stage, median ms", statistics.median(times), 5)
    yield within(game, "frame of the stage, p99 ms", sorted(times)[int(len(times) * 0.99)], 12)
    yield within(game, "frame after pointing, p95 ms", pointing(house, table), 16)
    yield within(game, "resize to a new picture, ms", resize(house), 300)
    house.to_title()
    pace = thinking(house, game)
    yield Row(game, "frames/s while a Master thinks", pace, ">= 60", pace >= 60)
    house.to_title()


def frames(house: House, table: Table, count: int = 600) -> list[float]:
    """Play at random and time each frame in which somebody acts, pieces travel or the stage tells."""
    house.app.draw()
    times: list[float] = []
    turn = 0
    while len(times) < count and (asked := table.session.asked):
        options = table.session.match.state.options(asked.seat)
        turn += 1
        times.append(timed(house, partial(table.conduct.act, asked.seat, options[turn % len(options)])))
        while beat := table.story.beat:
            times.append(timed(house, partial(table.tick, 1 / 60)))
            if beat is table.story.beat and beat.passed >= beat.seconds:
                # The stage stays open for a bot that goes on.
                break
    return times


def pointing(house: House, table: Table, choices: int = 6) -> float:
    """Point at everything that people can pick in some of their choices; time what shows that it is meant."""
    times, turn, asked_people = list[float](), 0, 0
    while asked_people < choices and (asked := table.session.asked):
        table.story.finish()
        if not table.session.players[asked.seat].bot:
            asked_people += 1
            table.refresh()
            house.app.draw()
            for box in [button.box for button in table.buttons if button.meaning is not None]:
                times.append(timed(house, partial(point_at, house, box)))
                while table.picture.stale:
                    house.app.draw()
        options = table.session.match.state.options(asked.seat)
        turn += 1
        table.conduct.act(asked.seat, options[turn % len(options)])
    return sorted(times)[int(len(times) * 0.95)]


def timed(house: House, deed: Callable[[], object]) -> float:
    """Time something and the frame that shows it, in milliseconds of the processor."""
    begun = time.process_time()
    deed()
    house.app.draw()
    return (time.process_time() - begun) * 1000


def evening() -> float:
    """Play some of each game, one after the other, in a process of its own; give its memory."""
    command = [sys.executable, "-m", "tests.bench.evening"]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    run = subprocess.run(command, env=environment, capture_output=True, check=True)
    return float(run.stdout.splitlines()[-1])


def thinking(house: House, game: str) -> float:
    """Let a piece travel while Masters think, and count the frames of a second."""
    table = house.open_table(against_bots(game, max(GAMES[game].seats), 7, "master"))
    # The thinkers have to be started first.
    decided(house, table)
    frames, seconds = zip(*(decided(house, table) for _ in range(6)), strict=True)
    return float(sum(frames) / sum(seconds))


def decided(house: House, table: Table) -> tuple[int, float]:
    """Wait for the decision of the next Master; give the frames and the seconds that took."""
    while (asked := table.session.asked) and not table.session.players[asked.seat].bot:
        act(table, asked.seat, table.session.match.state.options(asked.seat)[0])
    assert asked, "the game is over"
    begun, before, conduct = time.perf_counter(), house.app.frames, table.conduct
    assert isinstance(conduct, Playing)
    while (answer := conduct.thinking.answer(table.session, asked.seat)) is None:
        keep_moving(table)
        house.app.advance(house.app.clock.tick(FAST) / 1000)
    spent = house.app.frames - before, time.perf_counter() - begun
    act(table, asked.seat, answer)
    return spent


def act(table: Table, seat: Seat, action: Action) -> None:
    """Play without telling it."""
    table.story.finish()
    table.conduct.act(seat, action)
    table.story.finish()


def keep_moving(table: Table) -> None:
    """Let a piece cross the board whenever none does."""
    if table.story.beat is None:
        piece = table.sight.pieces[0]
        way = (piece.foot, Spot(piece.x + 400, piece.y + 300))
        table.story.add([Beat(None, [], [Travel(piece, way)], 0.5, table.sight.view, 0)])


def resize(house: House) -> float:
    """Time the first picture after the window got another size; the worst of four."""
    worst = 0.0
    for size in ((1280, 720), (1600, 900), (1440, 1080), FULL_HD):
        house.app.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        begun = time.perf_counter()
        house.app.rearrange()
        house.app.draw()
        worst = max(worst, (time.perf_counter() - begun) * 1000)
    return worst


def start() -> tuple[float, float]:
    """Start the program a few times, as it starts from the second time on.

    Give the soonest frame, and the least work of the processor, in milliseconds.
    """
    told = [json.loads(line) for line in _started("main.py", "--smoke", "--size", "1920x1080")]
    return min(each["first_frame_ms"] for each in told), min(each["processor_ms"] for each in told)


#: A program that opens a window of pygame, fills and shows it, and tells its work.
BARE = """
import time, pygame
pygame.init()
pygame.display.set_mode((1920, 1080)).fill("black")
pygame.display.flip()
print(time.process_time() * 1000)
"""


def bare() -> float:
    """Give the least work of the processor that any program with a window costs, in milliseconds."""
    return min(map(float, _started("-c", BARE)))


def _started(*words: str, times: int = 6) -> list[str]:
    """Run Python a few times without a display; give the last lines it says."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "RATS_AND_BELLS_HOME": folder}
        environment |= {"PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        runs = [
            subprocess.run(
                [sys.executable, *words], env=environment, capture_output=True, text=True, check=True
            )
            for _ in range(times)
        ]
    return [run.stdout.splitlines()[-1] for run in runs]


def live_rows(seconds: float = 10.0) -> Iterator[Row]:
    """Leave a table alone in a real window, and see what it uses."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "RATS_AND_BELLS_HOME": folder, "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        environment.pop("SDL_VIDEODRIVER", None)
        house = House(FULL_HD, folder=Path(folder))
        house.app.change(liveliness=1)
        house.close()
        command = [sys.executable, "main.py", "--size", "1920x1080", "--game", "notre_dame"]
        for words, what in ((command[:4], "title"), (command, "table")):
            with subprocess.Popen(words, env=environment) as program:
                time.sleep(4)
                before = _used(program.pid)
                time.sleep(seconds)
                idle = (_used(program.pid) - before) / seconds * 100
                memory = resident(program.pid)
                program.terminate()
            yield within(what, "idle use of a core, %", idle, 1.5)
            yield within(what, "memory, MB", memory, 200)


def _used(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """Give the megabytes that a process has for itself."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    kept = {line.split(":")[0]: line.split()[1] for line in lines[1:]}
    return int(kept["Pss"]) / 1024
