"""The pages of the latest games and of who won: everybody at the table, people and bots side by side."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, ITALIC
from game.drawing.theme import FADED_INK, INK, PARCHMENT_SHADE, RUBRIC, VERMILION, Sizes
from game.games import PRESENTATIONS
from game.scenes.fame_facts import agreed, called, games_of, score
from game.scenes.fame_scores import below_head, head
from game.scenes.score_table import shortened
from game.store.finished import Finished, Sitter
from game.store.standings import Side, played, sides
from game.table.sitters import LEVELS
from game.words import Tongue, fame, shared
from game.words.dates import moment
from rules import GAMES

#: How high a crest with its points is, how many columns there are at least, how wide a bot's sign is.
CREST, COLUMNS, SIGN = 46.0, 4, 38.0
#: The line of a side, and the bar in it.
SIDE, BAR = 100.0, 26.0
#: The way to a review, and what a line leaves for it.
REVIEW, BESIDE = 60.0, 72.0


def paint_latest(canvas: Canvas, say: Tongue, box: Box, finished: Sequence[Finished], game: str) -> None:
    """List the latest games, the last one first."""
    head(canvas, say(fame.LATEST), box)
    line = canvas.sizes.body * 1.3
    for match, row in latest(canvas.sizes, box, finished, game):
        _paint_facts(canvas, say, Box(row.x, row.y, row.w, line), match)
        _paint_seats(canvas, say, Box(row.x, row.y + line, row.w - BESIDE, row.h - line), match)
        canvas.line(Box(row.x, row.bottom, row.w, 2), PARCHMENT_SHADE)


def latest(sizes: Sizes, box: Box, finished: Sequence[Finished], game: str) -> Iterator[tuple[Finished, Box]]:
    """Give as many of the latest games as have room on a page, each with its place, the last one first."""
    room = below_head(box)
    high = sizes.body * 1.3 + CREST + sizes.body * 1.2 + 8
    for number, match in enumerate(played(finished, game)[::-1][: int(room.h / high)]):
        yield match, Box(room.x, room.y + number * high, room.w, high - 4)


def review_place(row: Box) -> Box:
    """Give the place of the way to a review at the end of a line."""
    return Box(row.right - REVIEW, row.bottom - REVIEW - 6, REVIEW, REVIEW)


def _paint_facts(canvas: Canvas, say: Tongue, line: Box, match: Finished) -> None:
    facts = f"{moment(say, match.date, datetime.now(UTC))} · {agreed(say, match)}"
    if not match.winners:
        facts = f"{facts} · {say(fame.NOBODY_WON)}"
    title = GAMES[match.game].title
    left = canvas.width(title, canvas.sizes.name, BOLD) + 18
    canvas.text(title, line, canvas.sizes.name, face=BOLD, colour=RUBRIC)
    told, size = shortened(canvas, facts, line.w - left, max(22, canvas.sizes.body - 2), ITALIC)
    canvas.text(told, line, size, face=ITALIC, colour=FADED_INK, across="right")


def _paint_seats(canvas: Canvas, say: Tongue, row: Box, match: Finished) -> None:
    cells = row.columns(max(COLUMNS, len(match.seats)), 14)
    order = sorted(match.seats, key=lambda sitter: (not sitter.won, sitter.fallen, -sitter.score))
    for sitter, cell in zip(order, cells, strict=False):
        _paint_seat(canvas, say, cell, sitter)


def _paint_seat(canvas: Canvas, say: Tongue, cell: Box, sitter: Sitter) -> None:
    top = Box(cell.x, cell.y, cell.w, CREST)
    crest = canvas.picture(f"crests/shield_{sitter.tincture}", Box(top.x, top.y, 42, top.h), across="left")
    points = score(sitter)
    size = min(canvas.sizes.counter, 34)
    marks = [mark for mark, borne in (("crown", sitter.won), ("skull", sitter.fallen)) if borne]
    x = crest.right + 10
    canvas.text(points, Box(x, *top[1:]), size, face=BOLD, colour=RUBRIC if sitter.won else INK)
    x += canvas.width(points, size, BOLD) + 8
    for mark in marks:
        x = canvas.picture(f"icons/{mark}", Box(x, top.y + 4, 39, top.h - 8)).right + 5
    below = Box(cell.x, top.bottom, cell.w, cell.bottom - top.bottom)
    room = below.w - (SIGN + 6 if sitter.bot else 0)
    name, size = shortened(canvas, called(say, sitter), room, canvas.sizes.body, BODY)
    canvas.text(name, below, size, colour=INK if sitter.name else FADED_INK)
    if sitter.bot:
        beside = Box(below.x + canvas.width(name, size) + 6, below.y, SIGN, below.h)
        canvas.picture(f"icons/{LEVELS[sitter.bot].icon}", beside)


def paint_sides(canvas: Canvas, say: Tongue, box: Box, finished: Sequence[Finished], game: str) -> None:
    """Count the games, and say how many of them people and bots have won."""
    room = head(canvas, say(fame.WON_BY), box)
    matches = played(finished, game)
    figures = Box(room.x, room.y, room.w, 216)
    if game:
        _paint_door(canvas, Box(figures.x, figures.y, 190, figures.h), game, games_of(say, len(matches)))
        _paint_tables(canvas, say, Box(figures.x + 210, figures.y, figures.w - 210, figures.h), matches, game)
    else:
        for key, place in zip(GAMES, figures.columns(len(GAMES)), strict=True):
            _paint_door(canvas, place, key, games_of(say, len(played(matches, key))))
    rows = Box(room.x, figures.bottom + 24, room.w, SIDE * 4)
    for side, row in zip(sides(matches), rows.rows(4), strict=True):
        _paint_side(canvas, say, row, side)


def _paint_door(canvas: Canvas, place: Box, game: str, words: str) -> None:
    canvas.picture(PRESENTATIONS[game].door, Box(place.x, place.y, place.w, place.h - 46))
    line = Box(place.x, place.bottom - 44, place.w, 44)
    told, size = shortened(canvas, words, line.w, canvas.sizes.name, BOLD)
    canvas.text(told, line, size, face=BOLD, across="centre")


def _paint_tables(canvas: Canvas, say: Tongue, room: Box, matches: Sequence[Finished], game: str) -> None:
    """Count the games by how many sat there."""
    kinds = GAMES[game].seats
    for seats, row in zip(kinds, room.rows(len(kinds)), strict=True):
        number = sum(len(match.seats) == seats for match in matches)
        players = say.plural(shared.PLAYERS.one, shared.PLAYERS.many, seats)
        colour = INK if number else FADED_INK
        line = Box(row.x + 30, row.y, row.w - 40, row.h)
        size = min(canvas.sizes.name, row.h / 1.4)
        canvas.text(players, line, size, colour=colour)
        canvas.text(str(number), line, size, face=BOLD, colour=colour, across="right")
        canvas.line(Box(line.x, row.bottom - 2, line.w, 2), PARCHMENT_SHADE)


def _paint_side(canvas: Canvas, say: Tongue, row: Box, side: Side) -> None:
    canvas.picture(f"icons/{LEVELS[side.level].icon}", Box(row.x, row.y, 72, row.h).centred(60, 60))
    line = Box(row.x + 94, row.y + 6, row.w - 100, row.h - BAR - 24)
    title = say(LEVELS[side.level].title if side.level else fame.PEOPLE)
    colour = INK if side.sat else FADED_INK
    canvas.text(title, line, canvas.sizes.name, face=BOLD, colour=colour)
    told = say(fame.WON_OF, won=side.won, sat=side.sat) if side.sat else "–"
    canvas.text(told, line, canvas.sizes.name, face=BOLD, colour=colour, across="right")
    bar = Box(line.x, line.bottom + 6, line.w, BAR)
    canvas.line(bar, PARCHMENT_SHADE)
    if side.won:
        canvas.line(Box(bar.x, bar.y, bar.w * side.won / side.sat, bar.h), VERMILION)
    canvas.ring(bar.inset(-1), INK, 3, 3)
