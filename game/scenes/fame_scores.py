"""The page of the best scores, apart by how many played: three of each number, or the first of each game."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import accumulate

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, HEADING, ITALIC
from game.drawing.theme import FADED_INK, PARCHMENT_SHADE, RUBRIC
from game.games import PRESENTATIONS
from game.scenes.fame_facts import against, called, score
from game.scenes.score_table import shortened
from game.store.finished import Finished
from game.store.standings import Rank, best
from game.widgets.initial import draw_heading
from game.words import Tongue, fame, shared
from game.words.dates import day
from rules import GAMES

#: How many are listed for each number of seats.
MOST = 3
#: The columns: the place, the crest and the score.
PLACE, CREST, SCORE = 62.0, 62.0, 110.0
#: How much further apart lines may stand where there is room.
LOOSEST = 22.0
HEAD, TITLE = 72.0, 40.0


def head(canvas: Canvas, words: str, box: Box) -> Box:
    """Write the heading of a page, with a spray beside it, and give the room below."""
    beside = draw_heading(canvas, words, Box(box.x, box.y, box.w, HEAD))
    if beside.w > 200:
        canvas.picture("frames/spray_bar", beside, across="right")
    return below_head(box)


def below_head(box: Box) -> Box:
    """Give the room below the heading of a page."""
    return Box(box.x, box.y + HEAD + 12, box.w, box.h - HEAD - 12)


def paint_best(canvas: Canvas, say: Tongue, box: Box, finished: Sequence[Finished], game: str) -> None:
    """List the best scores of a game by the number of seats; without a game, the best of each number."""
    room = head(canvas, say(fame.BEST), box)
    if game:
        _paint_game(canvas, say, room, finished, game)
        return
    for key, part in zip(GAMES, room.rows(len(GAMES), 14), strict=True):
        numbers = GAMES[key].seats
        first = [rank for seats in numbers for rank in best(finished, key, 1, seats)]
        _paint_podium(canvas, say, part, first, key)


def _paint_game(canvas: Canvas, say: Tongue, room: Box, finished: Sequence[Finished], game: str) -> None:
    """Give each number of seats that has scores its part of the page."""
    found = {seats: best(finished, game, MOST, seats) for seats in GAMES[game].seats}
    played = {seats: ranks for seats, ranks in found.items() if ranks}
    if not played:
        canvas.text(say(fame.NO_SCORE), room, canvas.sizes.name, face=ITALIC, down="top")
    for (seats, ranks), part in zip(played.items(), room.rows(max(2, len(played)), 12), strict=False):
        title = Box(part.x, part.y, part.w, TITLE)
        words = say.plural(*shared.PLAYERS[:2], seats).upper()
        canvas.text(words, title, 28, face=HEADING, colour=RUBRIC)
        _paint_ranks(canvas, say, Box(part.x, title.bottom + 2, part.w, part.h - TITLE - 2), ranks)


def _paint_ranks(canvas: Canvas, say: Tongue, room: Box, ranks: Sequence[Rank]) -> None:
    """List scores as far as there is room, further apart where there is plenty."""
    heights = [_height(canvas, say, room.w, rank) for rank in ranks]
    ends = [end for end in accumulate(heights) if end <= room.h + 8]
    loose = min(LOOSEST, (room.h + 8 - ends[-1]) / MOST)
    for number, (rank, high, end) in enumerate(zip(ranks, heights, ends, strict=False)):
        top = room.y + end - high + number * loose
        _paint_rank(canvas, say, Box(room.x, top, room.w, high + loose), rank)


def _small(canvas: Canvas) -> float:
    """Give the size of what stands below or beside a name."""
    return max(22, canvas.sizes.body - 2)


def _height(canvas: Canvas, say: Tongue, width: float, rank: Rank) -> float:
    """Measure the line of a score; many opponents need more room."""
    told = against(say, rank.match, rank.sitter)
    below = canvas.height(told, width - PLACE - CREST - SCORE - 18, _small(canvas))
    return canvas.sizes.name * 1.25 + below * 0.86 + 8


def _paint_rank(canvas: Canvas, say: Tongue, row: Box, rank: Rank) -> None:
    words = _paint_ends(canvas, row, rank)
    top = Box(words.x, words.y, words.w, canvas.sizes.name * 1.25)
    bottom = Box(words.x, top.bottom - 2, words.w, words.bottom - top.bottom)
    date = f"{len(rank.match.seats)} [seats]  {day(say, rank.match.date, datetime.now(UTC))}"
    told, size = shortened(canvas, date, top.w * 0.6, _small(canvas), ITALIC)
    canvas.text(told, top, size, face=ITALIC, colour=FADED_INK, across="right")
    room = top.w - canvas.width(told, size, ITALIC) - 14
    name, size = shortened(canvas, called(say, rank.sitter), room, canvas.sizes.name, BOLD)
    canvas.text(name, top, size, face=BOLD)
    told = against(say, rank.match, rank.sitter)
    canvas.text(told, bottom, _small(canvas), colour=FADED_INK, down="top", leading=0.86)
    canvas.line(Box(row.x, row.bottom - 2, row.w, 2), PARCHMENT_SHADE)


def _paint_ends(canvas: Canvas, row: Box, rank: Rank) -> Box:
    """Show place, crest and score, and give the room between them."""
    place = Box(row.x, row.y, PLACE - 8, row.h)
    if rank.place == 1:
        canvas.picture("icons/crown", place.centred(48, min(44.0, row.h)))
    else:
        canvas.text(
            f"{rank.place}.", place, canvas.sizes.counter, face=HEADING, colour=RUBRIC, across="centre"
        )
    crest = Box(row.x + PLACE, row.y, CREST - 8, row.h).centred(CREST - 8, min(60.0, row.h - 6))
    canvas.picture(f"crests/shield_{rank.sitter.tincture}", crest)
    end = Box(row.right - SCORE, row.y, SCORE - 6, row.h)
    canvas.text(score(rank.sitter), end, canvas.sizes.prompt + 6, face=BOLD, across="right")
    left = row.x + PLACE + CREST + 8
    return Box(left, row.y + 2, end.x - left - 10, row.h - 6)


def _paint_podium(canvas: Canvas, say: Tongue, part: Box, ranks: Sequence[Rank], game: str) -> None:
    door = canvas.picture(PRESENTATIONS[game].door, Box(part.x, part.y, 164, part.h), across="left")
    beside = Box(door.right + 26, part.y, part.right - door.right - 26, part.h)
    title = Box(beside.x, beside.y, beside.w, 48)
    canvas.text(GAMES[game].title.upper(), title, 34, face=HEADING, colour=RUBRIC)
    rows = Box(beside.x, title.bottom + 2, beside.w, beside.h - 54)
    if not ranks:
        canvas.text(say(fame.NO_SCORE), rows, canvas.sizes.body, face=ITALIC, colour=FADED_INK, down="top")
    for rank, row in zip(ranks, rows.rows(max(3, len(ranks))), strict=False):
        words = _paint_ends(canvas, row, rank)
        date = f"{len(rank.match.seats)} [seats]  {day(say, rank.match.date, datetime.now(UTC))}"
        told, size = shortened(canvas, date, words.w * 0.55, _small(canvas), ITALIC)
        canvas.text(told, words, size, face=ITALIC, colour=FADED_INK, across="right")
        left = words.w - canvas.width(told, size, ITALIC) - 14
        name, size = shortened(canvas, called(say, rank.sitter), left, canvas.sizes.name, BOLD)
        canvas.text(name, words, size, face=BOLD)
        canvas.line(Box(row.x, row.bottom - 2, row.w, 2), PARCHMENT_SHADE)
