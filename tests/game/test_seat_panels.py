"""The panels of the seats, as people across the room read them: score, counters, crown and cards."""

import re

import pytest

from build.gallery.scenes import mixed, played
from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES
from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import against_bots
from game.table import painting
from game.table.panel_places import places
from game.table.seat_panels import paint_seats
from rules import GAMES
from tests.game.drawing import Drawing, meet
from tests.tiers import crossed

CROWDED = {game: max(GAMES[game].seats) for game in PRESENTATIONS}


def painted(house: House, table: Table) -> Drawing:
    """Paint the panels alone."""
    canvas = Drawing.of(house.app)
    painting.paint_rail(canvas, table.sight, table.moment)
    return canvas


def on(canvas: Drawing, box: Box) -> dict[str, tuple[Box, float]]:
    """Give what is written on a panel, where, and in which size."""
    found = zip(canvas.written, canvas.sized, strict=True)
    there = [(words, place, size) for (words, place), size in found if box.holds(place.centre) and words]
    # Of two numbers that are alike the larger counts.
    return {words: (place, size) for words, place, size in sorted(there, key=lambda line: line[2])}


@crossed(game=list(PRESENTATIONS), text_size=list(TEXT_SIZES), seats=[2, 3, 4, 5])
def test_the_score_is_the_largest_number_of_a_panel_and_no_number_is_too_small(
    house: House, game: str, text_size: str, seats: int
) -> None:
    house.app.change(text_size=text_size)
    table = played(house, against_bots(game, min(seats, CROWDED[game]), 3), "", 3)
    canvas, sizes, panel = painted(house, table), TEXT_SIZES[text_size], table.sight.desk.panel
    for seat in range(len(table.session.players)):
        written = on(canvas, table.sight.layout.seat(seat))
        numbers = {words: size for words, (_, size) in written.items() if re.search(r"[0-9?]$", words)}
        score = panel.score(table.sight.view, seat)
        assert score is not None
        assert numbers[str(score.value)] >= sizes.number * 1.6
        assert min(numbers.values()) >= sizes.number, numbers
        assert f"{seat + 1}." not in written


@crossed(game=list(PRESENTATIONS), text_size=list(TEXT_SIZES), seats=[3, 5])
def test_nothing_that_is_written_on_a_panel_covers_anything_else(
    house: House, game: str, text_size: str, seats: int
) -> None:
    house.app.change(text_size=text_size)
    table = played(house, mixed(game, min(seats, CROWDED[game])), "", 3)
    canvas = painted(house, table)
    for seat in range(len(table.session.players)):
        box = table.sight.layout.seat(seat)
        written = [place for place, _ in on(canvas, box).values()]
        for number, place in enumerate(written):
            assert box.x < place.x
            assert place.right < box.right
            assert not any(meet(place, other) for other in written[number + 1 :])


@pytest.mark.parametrize("points", [(3, 7, 7), (0, 0, 0), (1, 0, 0)])
def test_a_crown_stands_over_each_crest_that_leads_and_nowhere_while_all_are_even(
    house: House, points: tuple[int, ...]
) -> None:
    table = played(house, against_bots("rattus", 3, 3), "", 1)
    panel, view = table.sight.desk.panel, table.sight.view
    players = [player._replace(score=score) for player, score in zip(view.players, points, strict=True)]
    leaders = panel.leaders(view._replace(players=tuple(players)))
    assert leaders == [seat for seat in range(3) if len(set(points)) > 1 and points[seat] == max(points)]


def test_the_crown_is_painted_on_the_crest_of_the_leader(house: House) -> None:
    table = played(house, against_bots("notre_dame", 5, 3), "", 3)
    (leader,) = table.sight.desk.panel.leaders(table.sight.view)
    (crown,) = painted(house, table).where("icons/crown")
    box = table.sight.layout.seat(leader)
    assert Box(box.x, box.y - 20, box.w, box.h).holds(crown.centre)
    assert crown.centre[1] < box.y + 20


def test_nobody_leads_where_points_are_secret(house: House) -> None:
    table = played(house, against_bots("notre_dame", 3, 3), "", 3)
    panel, view = table.sight.desk.panel, table.sight.view
    assert panel.leaders(view)
    hidden = tuple(quarter._replace(prestige=None) for quarter in view.quarters)
    assert panel.leaders(view._replace(quarters=hidden)) == []


def test_who_is_dead_wears_no_crown(house: House) -> None:
    table = played(house, against_bots("rattus_cartus", 3, 3), "", 3)
    panel, view = table.sight.desk.panel, table.sight.view
    leaders = panel.leaders(view)
    assert leaders
    dead = tuple(p._replace(alive=False) if p.seat in leaders else p for p in view.players)
    assert not set(leaders) & set(panel.leaders(view._replace(players=dead)))


def test_held_characters_are_portraits_on_the_panel(house: House) -> None:
    house.app.change(text_size="tv")
    table = played(house, against_bots("rattus", 4, 3), "", 3)
    canvas, view = painted(house, table), table.sight.view
    for player in view.players:
        box = table.sight.layout.seat(player.seat)
        shown = [place for place in canvas.where("character/") if box.inset(-6).holds(place.centre)]
        assert len(shown) == len(player.cards)
        assert all(place.h > 66 for place in shown)
        assert all(box.inset(-6).holds((place.x, place.y)) for place in shown)


@pytest.mark.parametrize("box", [Box(10, 96, 300, 186), Box(10, 96, 300, 240), Box(10, 96, 241, 254)])
@pytest.mark.parametrize("portraits", [True, False])
def test_a_panel_of_any_shape_keeps_its_parts_apart(box: Box, *, portraits: bool) -> None:
    found = places(box, 3, danger=not portraits, portraits=portraits, sofa=True)
    parts = [found.crest, found.name, found.score, *found.counters]
    parts += [found.portraits.inset(0, 14)] if portraits else [found.danger]
    for number, part in enumerate(parts):
        assert box.x <= part.x
        assert part.right <= box.right
        assert part.bottom <= box.bottom
        assert not any(meet(part, other) for other in parts[number + 1 :])


@pytest.mark.parametrize("text_size", list(TEXT_SIZES))
def test_the_score_stays_large_beside_somebody_who_rings_and_is_safe_from_rats(
    house: House, text_size: str
) -> None:
    house.app.change(text_size=text_size)
    table = played(house, against_bots("notre_dame", 5, 3), "", 3)
    panel, view, number = table.sight.desk.panel, table.sight.view, TEXT_SIZES[text_size].number
    quarters = [quarter._replace(healthy=True, prestige=38) for quarter in view.quarters]
    canvas, safe = Drawing.of(house.app), view._replace(quarters=tuple(quarters))
    paint_seats(canvas, table.session, panel, safe)
    box = table.sight.layout.seat(view.first)
    assert panel.marks(safe, view.first) == ("pieces/bell_ringer", "icons/no_rat")
    marks = [went for name, went in canvas.pictured if name in panel.marks(safe, view.first)]
    assert len([mark for mark in marks if box.holds(mark.centre)]) == 2
    assert on(canvas, box)["38"][1] >= number * 1.6
    assert not any(meet(on(canvas, box)["38"][0], mark) for mark in marks)
