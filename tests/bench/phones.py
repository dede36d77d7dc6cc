"""Measures phones at the table: hands that need not change, waiting, and what they cost the window."""

import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

from game.session.session import Session
from rules import GAMES
from tests.bench.speed import Row
from tests.bench.window import FULL_HD, within
from tests.phones.evening import Evening, by_phone

#: Games whose means are told.
GAMES_PLAYED = 5
#: What is sealed while frames are timed, and the frames after each.
PICKS, FRAMES = 60, 12
#: Seconds somebody thinks over a pick, and seconds until the next one sits before the screen.
THOUGHT, HANDED_OVER = 15.0, 5.0


def rows() -> Iterator[Row]:
    """Measure everything on the table with the most people."""
    for key, game in GAMES.items():
        seats = max(game.seats)
        changes = statistics.mean(changed(key, seats, seed) for seed in range(GAMES_PLAYED))
        yield Row(key, f"changes of hand, {seats} people", changes, "", True)
        phones = statistics.mean(changed(key, seats, seed, phones=True) for seed in range(GAMES_PLAYED))
        yield within(key, f"the same, {seats} phones", phones, 0)
        yield from waited(key, seats)
    with tempfile.TemporaryDirectory() as folder:
        table = Evening(Path(folder), by_phone("notre_dame", 5), size=FULL_HD)
        try:
            table.sit_down()
            yield from served(table)
        finally:
            table.close()


def changed(key: str, seats: int, seed: int, *, phones: bool = False) -> int:
    """Play at random and count how often another person has to come to the screen."""
    session, chance = Session(by_phone(key, seats, seed=seed)), random.Random(seed)
    session.phones = frozenset(range(seats)) if phones else frozenset()
    came: list[int] = []
    while asked := session.asked:
        if asked.seat not in session.phones:
            came.append(asked.seat)
        session.play(chance.choice(session.match.state.options(asked.seat)), asked.seat)
    return sum(one != other for one, other in pairwise(came))


def waited(key: str, seats: int) -> Iterator[Row]:
    """Compare how long it takes until all have answered what they are asked at once, if that ever happens."""
    in_turn, at_once = zip(*(together(key, seats, seed) for seed in range(GAMES_PLAYED)), strict=True)
    if any(in_turn):
        yield Row(key, "asked at once, in turn, minutes", statistics.mean(in_turn), "", True)
        yield within(key, "the same on phones, minutes", statistics.mean(at_once), 6)


def together(key: str, seats: int, seed: int) -> tuple[float, float]:
    """Play at random; give the minutes for what several are asked at once: in turn, and on phones."""
    session, chance = Session(by_phone(key, seats, seed=seed)), random.Random(seed)
    picks = waves = 0
    while asked := session.match.state.decisions():
        if len(asked) > 1:
            picks, waves = picks + len(asked), waves + 1
        for seat in [decision.seat for decision in asked]:
            session.play(chance.choice(session.match.state.options(seat)), seat)
    return picks * (THOUGHT + HANDED_OVER) / 60, waves * THOUGHT / 60


def served(table: Evening) -> Iterator[Row]:
    """Time what is sealed until it is painted, and the window's frames while five phones are served.

    The slowest frames are those in which something is done, with phones or without; sheets are written in
    the others. So the slowest may differ no more than two measurements of the same table do: by 2 ms. What
    is counted is the work of the window's own thread, for the phones of this trial are in the same process.
    """
    waits, frames, shares, chance = list[float](), list[float](), list[float](), random.Random(7)
    look = table.house.app.each_frame
    for _ in range(PICKS):
        seat, option = _next(table, chance)
        phone, acts = table.phones[seat], len(table.table.session.match.log)
        begun = time.perf_counter()
        phone.seal(option)
        # Nobody seals twice what the next sheet no longer asks for.
        phone.sheet = {"choices": ()}
        while len(table.table.session.match.log) == acts:
            frames.append(_frame(table))
        waits.append((time.perf_counter() - begun) * 1000)
        table.house.app.each_frame = lambda: shares.append(spent(look))
        frames += [_frame(table) for _ in range(FRAMES)]
        table.house.app.each_frame = look
    yield within("phones", "sealed to shared picture, median ms", statistics.median(waits), 100)
    yield within("phones", "frame with five phones, median ms", statistics.median(frames), 5)
    yield within("phones", "of that for the phones, p99 ms", _p99(shares), 4)
    usual = max(_p99(without()) for _ in range(2))
    yield within("phones", "frame with five phones, p99 ms", _p99(frames), round(usual + 2))
    sizes = [
        len(text.encode()) for phone in table.phones.values() for text in phone.texts if '"sheet"' in text
    ]
    yield Row("phones", "sheet, median kB", statistics.median(sizes) / 1000, "", True)


def without() -> list[float]:
    """Give the window's frames while as much is done at the same table without phones, in milliseconds."""
    frames, chance, plan = list[float](), random.Random(7), by_phone("notre_dame", 5)
    seen = tuple(player._replace(secrecy="open") for player in plan.players)
    with tempfile.TemporaryDirectory() as folder:
        table = Evening(Path(folder), plan._replace(players=seen), size=FULL_HD)
        for _ in range(PICKS):
            asked = table.table.session.asked
            assert asked is not None
            option = chance.choice(table.table.session.match.state.options(asked.seat))
            frames.append(spent(lambda: table.table.conduct.act(asked.seat, option)))  # noqa: B023
            frames[-1] += _frame(table)
            frames += [_frame(table) for _ in range(FRAMES)]
        table.close()
    return frames


def _p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


def _next(table: Evening, chance: random.Random) -> tuple[int, str]:
    """Wait until somebody is asked, and give a choice of theirs."""

    def asked() -> list[int]:
        return [seat for seat, phone in table.phones.items() if phone.sheet["choices"]]

    table.wait_for(asked)
    seat = asked()[0]
    offered = [choice["id"] for choice in table.phones[seat].sheet["choices"] if choice["id"]]
    return seat, chance.choice(offered)


def spent(work: Callable[[], object]) -> float:
    """Give what something takes of the processor time of the window's thread, in milliseconds."""
    begun = time.thread_time()
    work()
    return (time.thread_time() - begun) * 1000


def _frame(table: Evening) -> float:
    """Let a frame pass and be painted; give what that took."""
    took = spent(lambda: table.house.app.advance(1 / 60))
    for phone in table.phones.values():
        phone.read()
    time.sleep(0.002)
    return took
