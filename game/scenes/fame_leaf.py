"""Somebody's own leaf in the hall of fame: games, wins, best scores, favourites with their portraits."""

from datetime import UTC, datetime

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, HEADING, ITALIC
from game.drawing.theme import FADED_INK, PARCHMENT_SHADE, RUBRIC
from game.games import PRESENTATIONS
from game.scenes.fame_facts import against, games_of, liked, score, share, won_of
from game.scenes.score_table import shortened
from game.store.standings import Rank, Standing
from game.widgets.initial import draw_heading
from game.words import Tongue, fame
from game.words.dates import day
from rules import GAMES

#: The crest beside the name, and the line of numbers below.
CREST, FIGURES = 96.0, 92.0
#: How many favourites are shown of each game, and of one alone.
FEW, MANY = 2, 4
#: The width of a portrait with its name, and the tag with its number.
PORTRAIT, TAG = 176.0, 46.0


def paint_leaf(canvas: Canvas, say: Tongue, box: Box, standing: Standing, game: str) -> None:
    """Tell what somebody has done in all games, or in one."""
    crest = canvas.picture(f"crests/shield_{standing.tincture}", Box(box.x, box.y - 6, CREST, CREST + 6))
    beside = Box(crest.right + 22, box.y + 6, box.right - crest.right - 22, 72)
    left = draw_heading(canvas, standing.name, beside)
    if left.w > 180:
        canvas.picture("frames/spray_bar", left, across="right")
    figures = Box(box.x, box.y + CREST + 14, box.w, FIGURES)
    _paint_figures(canvas, say, figures, standing)
    room = Box(box.x, figures.bottom + 16, box.w, box.bottom - figures.bottom - 16)
    if game:
        _paint_one_game(canvas, say, room, standing, game)
        return
    for key, part in zip(GAMES, room.rows(len(GAMES), 12), strict=True):
        _paint_game(canvas, say, part, standing, key)


def _paint_figures(canvas: Canvas, say: Tongue, row: Box, standing: Standing) -> None:
    """Write the three numbers that matter most."""
    texts = games_of(say, standing.games), won_of(say, standing.wins), share(say, standing)
    icons = "seats", "crown", "trophy"
    for text, icon, cell in zip(texts, icons, row.columns(3, 10), strict=True):
        words, size = shortened(canvas, text, cell.w - 84, canvas.sizes.prompt + 2, BOLD)
        left = cell.x + (cell.w - 70 - canvas.width(words, size, BOLD)) / 2
        canvas.picture(f"icons/{icon}", Box(left, cell.y, 58, cell.h).centred(58, 58))
        canvas.text(words, Box(left + 70, cell.y, cell.right - left - 70, cell.h), size, face=BOLD)
    for y in (row.y, row.bottom):
        canvas.line(Box(row.x, y, row.w, 2), RUBRIC)


def _paint_game(canvas: Canvas, say: Tongue, part: Box, standing: Standing, game: str) -> None:
    """Tell of one game in a third of the leaf."""
    door = canvas.picture(PRESENTATIONS[game].door, Box(part.x, part.y + 4, 140, part.h - 10), across="left")
    beside = Box(door.right + 24, part.y, part.right - door.right - 24, part.h)
    wide = beside.w - FEW * PORTRAIT
    title = Box(beside.x, beside.y + 10, wide, 44)
    size = canvas.fitting(GAMES[game].title.upper(), title, 32, HEADING)
    canvas.text(GAMES[game].title.upper(), title, size, face=HEADING, colour=RUBRIC)
    words = Box(beside.x, title.bottom + 2, wide, min(118.0, beside.bottom - title.bottom - 8))
    here = standing.of(game)
    if here.games:
        _paint_best(canvas, say, words, here, game)
        _paint_portraits(canvas, say, Box(beside.x + wide, part.y, FEW * PORTRAIT, part.h), here, game, FEW)
    else:
        canvas.text(say(fame.NOT_PLAYED), words, canvas.sizes.body, face=ITALIC, colour=FADED_INK, down="top")
    canvas.line(Box(part.x, part.bottom + 4, part.w, 2), PARCHMENT_SHADE)


def _paint_best(canvas: Canvas, say: Tongue, room: Box, standing: Standing, game: str) -> None:
    found = standing.best(game)
    won = f"{games_of(say, standing.games)}, {won_of(say, standing.wins)}"
    told = f"{say(fame.BEST_SCORE)}" if found else say(fame.NEVER_SURVIVED)
    number = score(found.sitter) if found else ""
    top = Box(room.x, room.y, room.w, room.h * 0.42)
    text, size = shortened(canvas, won, top.w - 10, canvas.sizes.body, BODY)
    canvas.text(text, top, size)
    below = Box(room.x, top.bottom, room.w - 10, room.h - top.h)
    big = canvas.sizes.prompt + 14
    canvas.text(number, below, big, face=BOLD, colour=RUBRIC)
    left = canvas.width(number, big, BOLD) + 14 if number else 0.0
    beside = Box(below.x + left, below.y, below.w - left, below.h)
    size = canvas.fitting(told, beside, canvas.sizes.body, ITALIC, 22)
    canvas.text(told, beside, size, face=ITALIC, colour=FADED_INK, leading=0.86)


def _paint_portraits(
    canvas: Canvas, say: Tongue, room: Box, standing: Standing, game: str, most: int
) -> None:
    """Show the favourites of a game, with how often on a tag, and their names below."""
    label = max(22, canvas.sizes.body - 2) * 1.35
    found = standing.favourites(game)[:most]
    for (name, times), cell in zip(found, room.columns(most), strict=False):
        frame = Box(cell.x + 4, cell.y + 4, cell.w - 8, cell.h - label - 6)
        face = canvas.picture(f"{PRESENTATIONS[game].portraits}/{name}", frame, down="bottom")
        tag = Box(face.right - TAG + 8, face.bottom - 38, TAG, 38)
        canvas.sheet(tag, seed=3, lift=3)
        canvas.text(str(times), tag, canvas.sizes.number, face=BOLD, across="centre")
        words, size = shortened(canvas, liked(say, game, name), cell.w - 6, label / 1.35, BODY)
        canvas.text(words, Box(cell.x, face.bottom + 2, cell.w, label), size, across="centre")


def _paint_one_game(canvas: Canvas, say: Tongue, room: Box, standing: Standing, game: str) -> None:
    """Tell of the one game that is looked at: the best score, the favourites in large, the latest games."""
    best = _titled(canvas, say(fame.BEST_SCORE), room)
    found = standing.best(game)
    if found:
        _paint_rank(canvas, say, Box(*best[:3], 84), found)
    else:
        canvas.text(say(fame.NEVER_SURVIVED), best, canvas.sizes.body, face=ITALIC, down="top")
    rest = Box(room.x, best.y + 88, room.w, room.bottom - best.y - 88)
    if PRESENTATIONS[game].favourites:
        faces = _titled(canvas, say(PRESENTATIONS[game].favourites), rest)
        _paint_portraits(canvas, say, Box(*faces[:3], 210), standing, game, MANY)
        rest = Box(room.x, faces.y + 216, room.w, room.bottom - faces.y - 216)
    _paint_last(canvas, say, _titled(canvas, say(fame.LATEST), rest), standing)


def _titled(canvas: Canvas, words: str, room: Box) -> Box:
    """Write a small title, and give the room below it."""
    line = Box(room.x, room.y, room.w, canvas.sizes.name * 1.4)
    canvas.text(words, line, canvas.sizes.name, face=BOLD, colour=RUBRIC)
    return Box(room.x, line.bottom, room.w, room.bottom - line.bottom)


def _paint_last(canvas: Canvas, say: Tongue, room: Box, standing: Standing) -> None:
    """List the latest games of somebody, a line each."""
    high = canvas.sizes.body * 1.4
    for number, match in enumerate(standing.matches[::-1][: int(room.h / high)]):
        sitter = match.sitter(standing.key)
        assert sitter is not None
        row = Box(room.x, room.y + number * high, room.w, high)
        mark = "crown" if sitter.won else "skull" if sitter.fallen else ""
        canvas.text(score(sitter), Box(*row[:2], 60, high), canvas.sizes.body, face=BOLD, across="right")
        if mark:
            canvas.picture(f"icons/{mark}", Box(row.x + 68, row.y, 38, high))
        words = Box(row.x + 114, row.y, row.w - 114, high)
        date = day(say, match.date, datetime.now(UTC))
        told = f"{date}, {against(say, match, sitter)}"
        if canvas.width(told, 22) > words.w:
            told = f"{date}, {len(match.seats)} [seats]"
        canvas.text(told, words, canvas.fitting(told, words, canvas.sizes.body, BODY, 22))


def _paint_rank(canvas: Canvas, say: Tongue, row: Box, rank: Rank) -> None:
    number = score(rank.sitter)
    canvas.text(number, row, 72, face=BOLD)
    left = canvas.width(number, 72, BOLD) + 26
    words = Box(row.x + left, row.y, row.w - left, row.h)
    date = day(say, rank.match.date, datetime.now(UTC))
    told = f"{date}, {against(say, rank.match, rank.sitter)}"
    size = canvas.fitting(told, words, canvas.sizes.body, BODY, 22)
    canvas.text(told, words, size, leading=0.9)
