"""Where lies what a lesson of Rattus Cartus points at."""

from typing import Any

from game.drawing.page import Box
from game.games.rattus_cartus.desk import RattusCartusDesk
from game.table.lesson_marks import around
from game.table.lesson_script import Mark

#: The columns of points with the crowns at the end of the tracks, which stand too close to be left out.
POINTS = 268


def find(mark: Mark, desk: RattusCartusDesk, view: Any) -> Box | None:
    """Find a part of the street, of the tracks or of the rack; None if it is not there."""
    kind, *names = mark
    if kind == "track":
        return desk.tracks.rows[str(names[0])].inset(0, 5)
    if kind == "premium":
        placard = desk.town.placed(f"placard_{names[0]}")
        return Box(*placard[:3], placard.h - desk.town.support(int(names[0])).h)
    if kind == "visitor":
        stand = view.players[names[0]].stand
        return desk.town.visit(stand) if stand else None
    tracks = desk.tracks.box
    parts = {
        "street": desk.town.box,
        "tracks": tracks,
        "points": Box(tracks.right - POINTS, tracks.y + 8, POINTS - 8, tracks.h - 16),
        "nuns": around(desk.context.nuns),
        "odds": desk.rack.private,
    }
    return parts.get(str(kind))
