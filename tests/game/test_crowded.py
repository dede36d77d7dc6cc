"""However large the letters are and whatever the language, nothing is written over anything else."""

from itertools import product

import pygame
import pytest

from build.gallery.scenes import mixed, played
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK, TEXT_SIZES
from game.games.notre_dame import panel_persons
from game.games.notre_dame.cards import BETWEEN
from game.games.notre_dame.hand import CARD
from game.games.notre_dame.words.cards import CARDS
from game.program.navigation import House
from game.scenes.pause import Pause
from game.scenes.seating import Seating
from game.session import plan_edits
from game.table import seat_panels
from game.table.banner import paint_banner
from game.table.desk import Danger
from game.table.layout import Layout
from game.words import LANGUAGES, Tongue, saves
from rules import GAMES, Match
from rules.notre_dame.people import RATS
from tests.game.drawing import Drawing, meet

LOOKS = pytest.mark.parametrize(("language", "text_size"), list(product(LANGUAGES, TEXT_SIZES)))
#: How many persons there are in a round.
THREE = 3


@LOOKS
def test_what_the_pause_says_lies_below_its_heading(house: House, language: str, text_size: str) -> None:
    house.app.change(language=language, text_size=text_size)
    house.menu(played(house, mixed("rattus_cartus", 5), "", 1))
    scene = house.app.top
    assert isinstance(scene, Pause)
    canvas = Drawing.of(house.app)
    scene.paint_ground(canvas)
    (told,) = [box for words, box in canvas.written if words == house.app.tongue(saves.WHO_PLAYS_TEXT)]
    (initial,) = canvas.where("initials/")
    assert told.y > initial.bottom
    assert told.bottom < min(box.y for box in canvas.where("crests/"))


@LOOKS
@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_seats_touches_no_button(
    house: House, game: str, language: str, text_size: str
) -> None:
    house.app.change(language=language, text_size=text_size)
    house.open_door(game)
    scene = house.app.top
    assert isinstance(scene, Seating)
    for number in GAMES[game].seats:
        scene.draft.alter(plan_edits.with_seats, number)
        canvas = Drawing.of(house.app)
        scene.paint(canvas)
        count = canvas.written[0][1]
        fewer, more = scene.named["fewer"].box, scene.named["more"].box
        assert count.x - fewer.right >= 8
        assert more.x - count.right >= 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_name_of_a_card_stays_on_its_ribbon(house: House, language: str, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    house.app.take(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    for words in CARDS.values():
        canvas = Drawing.of(house.app)
        paint_banner(canvas, Box(300, 300, 130, 40), Tongue(language)(words.name), CARD + BETWEEN)
        ((_, name),) = canvas.written
        left, right = flat(canvas, *canvas.where("card/banner"))
        assert left + 2 < name.x, words.name
        assert name.right < right - 2, words.name


def flat(canvas: Canvas, banner: Box) -> tuple[float, float]:
    """Measure between which edges a ribbon is flat: they are inked, from the left and from the right."""
    _, _, w, h = canvas.page.pixels(banner)
    ribbon = canvas.pictures.filling("card/banner", w, h)
    colours = [ribbon.get_at((x, round(h * 0.35))) for x in range(w)]
    inked = [x for x, colour in enumerate(colours) if colour.a > 200 and colour.r + colour.g + colour.b < 330]
    left, right = max(x for x in inked if x < w / 2), min(x for x in inked if x > w / 2)
    return banner.x + (left + 1) / canvas.page.scale, banner.x + right / canvas.page.scale


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize(("wide", "most"), [(90, 9), (90, 20), (270, 9), (270, 20)])
def test_a_meter_covers_no_digit_of_its_number(house: House, text_size: str, wide: int, most: int) -> None:
    house.app.change(text_size=text_size)
    starts = set()
    for value in (None, *range(most + 1)):
        canvas = Drawing.of(house.app)
        seat_panels.paint_danger(canvas, Box(10, 96, wide, 58), Danger(value, most, 7), "gules")
        ((_, number),) = canvas.written
        meter = next(box for box, colour in canvas.ruled if colour == INK)
        assert not meet(number, meter)
        assert meter.w > 60
        starts.add(meter.x)
    assert len(starts) == 1


@LOOKS
def test_persons_are_written_in_one_size_and_within_their_rows(
    house: House, language: str, text_size: str
) -> None:
    house.app.change(language=language, text_size=text_size)
    names, layout = sorted(RATS), Layout.of(house.app.page, folded=text_size == "tv")
    view = Match(GAMES["notre_dame"], 3, 1).state.view(0)
    for number in range(0, len(names) - THREE, THREE):
        here = view._replace(persons=tuple(names[number : number + THREE]))
        canvas, box = Drawing.of(house.app), layout.context
        panel_persons.paint_persons(canvas, here, layout, Tongue(language))
        rows = list(panel_persons.rows(layout, here, canvas.sizes).values())
        if canvas.sizes.sofa:
            titled(canvas, rows)
            continue
        titles, deeds = canvas.written[-7:-4], canvas.written[-4:-1]
        assert len({canvas.sizes_of[words] for words, _ in titles}) == 1
        assert len({canvas.sizes_of[words] for words, _ in deeds}) == 1
        for row, (_, title), (_, deed) in zip(rows, titles, deeds, strict=True):
            assert not meet(title, deed)
            assert deed.bottom < row.bottom + 6
            assert deed.right < box.right - 8


def titled(canvas: Drawing, rows: list[Box]) -> None:
    """Make sure that across the room names have one size, and lie below portrait and number."""
    words = canvas.written[2:-1]
    numbers, titles = words[::2], words[1::2]
    assert len({canvas.sizes_of[title] for title, _ in titles}) == 1
    for row, (_, title), (number, figure) in zip(rows, titles, numbers, strict=True):
        assert number.isdecimal()
        assert row.x <= title.x
        assert title.right <= row.right
        assert not meet(title, figure)
        assert title.bottom <= row.bottom + 2


def test_a_text_is_broken_as_it_was_measured_wherever_it_stands(house: House) -> None:
    canvas, words = Drawing.of(house.app), "choose a region for new cubes"
    # Not quite as wide as the text, but as wide in whole pixels.
    wide = canvas.width(words, 40) - 0.4 / canvas.page.scale
    high = canvas.height(words, wide, 40)
    for step in range(60):
        assert canvas.text(words, Box(100 + step / 20, 100, wide, 60), 40) == high
