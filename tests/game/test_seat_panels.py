"""The panels of the seats, as people across the room read them: score, counters, crown and cards."""

import re
from itertools import pairwise
from typing import Any

import pygame
import pytest

from build.gallery.scenes import mixed, played
from game.drawing.page import Box
from game.drawing.text import Colour
from game.drawing.theme import GAIN, HARM, INK, IVORY, LIGHT, RUBRIC, TEXT_SIZES
from game.games import PRESENTATIONS
from game.games.notre_dame.words import inspector
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import against_bots
from game.session.session import Session
from game.table import painting
from game.table.panel_places import places
from game.table.panel_tag import paint_tag
from game.table.seat_panels import paint_seats, seat_places
from rules import GAMES
from tests.game.drawing import Drawing, meet
from tests.game.driving import plan
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


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_names_are_read_from_afar_beside_the_cards(house: House, game: str) -> None:
    house.app.change(text_size="tv")
    table = played(house, against_bots(game, CROWDED[game], 3), "", 3)
    canvas, panel = painted(house, table), table.sight.desk.panel
    for seat, name in enumerate(table.session.names):
        place, size = on(canvas, table.sight.layout.seat(seat))[name]
        at = seat_places(panel, table.sight.view, seat)
        assert size >= TEXT_SIZES["tv"].body
        assert not meet(place, at.cards.inset(1))
        assert at.crest.right < place.x


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


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("game", ["notre_dame", "rattus_cartus"])
def test_what_only_its_owner_knows_is_a_closed_eye_large_enough_to_be_seen(
    house: House, game: str, text_size: str
) -> None:
    house.app.change(text_size=text_size)
    table = played(house, plan(3, "curtain", game=game), "", 3)
    table.close_curtain()
    canvas, sizes = painted(house, table), TEXT_SIZES[text_size]
    eyes = canvas.where("icons/eye_closed")
    for seat in range(3):
        box = table.sight.layout.seat(seat)
        (eye,) = [eye for eye in eyes if box.holds(eye.centre)]
        assert box.x < eye.x < eye.right < box.right
        assert eye.w >= sizes.piece - 0.01
        assert "?" not in on(canvas, box)
        assert not [rule for rule, _ in canvas.ruled if box.holds(rule.centre)] or game == "notre_dame"


def test_a_panel_says_that_prestige_is_hidden_until_the_end_and_who_has_agreed_on_it(house: House) -> None:
    table = played(house, plan(3, "curtain"), "", 3)
    table.close_curtain()
    place = seat_places(table.sight.desk.panel, table.sight.view, 1).score
    at = place.x + 10, place.centre[1]
    told = [subject for subject in table.subjects() if subject.box.holds(at)][-1]
    assert inspector.NOT_TOLD in told.now
    assert "agree on open prestige" in told.text


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


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_mark_lies_over_no_score_on_a_page_on_edge(house: House, game: str) -> None:
    house.app.change(text_size="tv")
    pygame.display.set_mode((1080, 1920))
    house.app.take(pygame.event.Event(pygame.VIDEORESIZE, size=(1080, 1920), w=1080, h=1920))
    table = played(house, mixed(game, CROWDED[game]), "", 3)
    canvas, sight = painted(house, table), table.sight
    panel, number = sight.desk.panel, TEXT_SIZES["tv"].number
    marks = {mark for seat in range(CROWDED[game]) for mark in panel.marks(sight.view, seat)}
    assert marks
    for seat in range(CROWDED[game]):
        score = panel.score(sight.view, seat)
        if score and score.value is not None:
            place, size = on(canvas, sight.layout.seat(seat))[str(score.value)]
            assert size >= 1.5 * number
            assert not any(meet(mark.inset(4), place) for name in marks for mark in canvas.where(name))


FLAT, TALL = Box(10, 96, 300, 186), Box(10, 96, 300, 240)


@pytest.mark.parametrize("box", [FLAT, TALL, Box(10, 96, 241, 254)])
def test_crest_and_name_stand_above_and_cards_and_marks_at_their_ends(box: Box) -> None:
    found = places(box, 3, danger=False, portraits=False, sofa=False)
    assert box.x < found.crest.x < found.crest.right < found.name.x == found.score.x
    assert found.name.y < found.name.bottom == found.score.y < found.score.bottom < found.counters[0].y
    assert found.crest.bottom < found.counters[0].y
    assert found.name.right == found.score.right == found.cards.right == found.marks.right < box.right
    assert found.cards.centre[1] == pytest.approx(found.name.centre[1], abs=1)
    assert found.score.y < found.marks.y < found.marks.bottom < found.score.bottom


@pytest.mark.parametrize(
    ("box", "sofa", "danger", "portraits", "shown"),
    [
        (FLAT, False, False, False, 4),
        (FLAT, True, False, False, 3),
        (FLAT, False, True, False, 3),
        (FLAT, True, True, False, 2),
        (FLAT, False, False, True, 2),
        (TALL, False, True, False, 3),
        (TALL, True, False, True, 3),
    ],
)
def test_a_panel_shows_as_many_counters_as_can_be_read(
    box: Box, *, sofa: bool, danger: bool, portraits: bool, shown: int
) -> None:
    found = places(box, 5, danger=danger, portraits=portraits, sofa=sofa)
    assert len(found.counters) == shown
    assert places(box, 0, danger=danger, portraits=portraits, sofa=sofa).counters == ()
    assert len({(counter.y, counter.w, counter.h) for counter in found.counters}) == 1
    gaps = [right.x - left.right for left, right in pairwise(found.counters)]
    assert gaps == pytest.approx([4] * (shown - 1))


def test_a_tall_panel_has_two_lines_of_full_width_the_lower_one_higher() -> None:
    found = places(TALL, 3, danger=True, portraits=False, sofa=False)
    line = Box(found.counters[0].x, found.counters[0].y, found.counters[-1].right - found.counters[0].x, 1)
    assert (found.danger.x, found.danger.w) == pytest.approx((line.x, line.w))
    assert found.danger.y > found.counters[0].bottom
    assert found.danger.h > found.counters[0].h
    assert TALL.bottom - found.danger.bottom == pytest.approx(found.danger.x - TALL.x)


def test_a_flat_panel_shares_its_line_between_counters_and_danger_or_portraits() -> None:
    found = places(FLAT, 2, danger=True, portraits=False, sofa=False)
    assert found.danger.w == pytest.approx((FLAT.w - 20) / 3)
    assert found.counters[-1].right + 4 == pytest.approx(found.danger.x)
    assert found.danger.y == found.counters[0].y
    assert places(FLAT, 2, danger=False, portraits=False, sofa=False).danger.w == 0
    portrayed = places(FLAT, 2, danger=False, portraits=True, sofa=False).portraits
    assert portrayed.w == pytest.approx((FLAT.w - 20) * 0.35)
    assert portrayed.y < found.counters[0].y
    assert portrayed.right == found.danger.right == FLAT.right - 10


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


@crossed(text_size=["table", "tv"], seats=[2, 5], size=[(1280, 720), (1080, 1920)])
def test_a_tag_leaves_the_score_of_its_panel_free(
    house: House, text_size: str, seats: int, size: tuple[int, int]
) -> None:
    pygame.display.set_mode(size)
    house.app.take(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    house.app.change(text_size=text_size)
    table = played(house, against_bots("notre_dame", seats, 3), "", 6)
    canvas = painted(house, table)
    for seat in range(seats):
        panel, score = table.sight.layout.seat(seat), str(table.sight.view.quarters[seat].prestige)
        number, _ = on(canvas, panel)[score]
        tag = paint_tag(canvas, panel, "+12", "icons/prestige", LIGHT)
        assert tag is not None
        assert not meet(tag, number)
        assert tag.meets(panel)


@pytest.mark.parametrize("mode", ["open", "curtain"])
def test_of_those_who_owe_an_answer_only_one_is_asked_and_glows(house: House, mode: str) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(5, mode, game="rattus_cartus", seed=4)))
    for left in (5, 4, 3):
        asked = table.session.asked
        assert asked
        assert len(table.session.match.state.decisions()) == left
        canvas, layout = Drawing.of(house.app), table.sight.layout
        painting.paint_turn(canvas, table.sight)
        (notch,) = canvas.where("ui/notch")
        assert layout.seat(asked.seat).y < notch.centre[1] < layout.seat(asked.seat).bottom
        assert layout.seat(asked.seat).inset(3) in canvas.ringed
        assert len(canvas.ringed) == left
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])


def test_where_several_choose_on_their_phones_nobody_is_asked_at_the_screen(house: House) -> None:
    table = house.sit_down(Session(plan(3, "phone", game="rattus_cartus", seed=4)))
    table.session.phones = frozenset(range(3))
    canvas = Drawing.of(house.app)
    painting.paint_turn(canvas, table.sight)
    assert not canvas.where("ui/notch")
    assert len(canvas.ringed) == 3


class Inks(Drawing):
    """Keeps the colour of what was written last."""

    ink: Colour = IVORY

    def text(self, words: str, box: Box, size: float, **how: Any) -> float:
        self.ink = how["colour"]
        return super().text(words, box, size, **how)


@pytest.mark.parametrize(("colour", "ink"), [(LIGHT, GAIN), (HARM, RUBRIC), (IVORY, INK)])
def test_a_tag_is_green_for_a_gain_red_for_harm_and_plain_for_a_price(
    house: House, colour: Colour, ink: Colour
) -> None:
    canvas = Inks.of(house.app)
    assert isinstance(canvas, Inks)
    paint_tag(canvas, Box(100, 100, 300, 180), "−1", "icons/coin", colour)
    assert canvas.ink == ink
