"""However large the letters are and whatever the language, nothing is written over anything else."""

from itertools import combinations, product

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
from game.scenes.title import Continue, Door, Title
from game.session import plan_edits
from game.session.plan import against_bots
from game.table import seat_panels
from game.table.banner import paint_banner
from game.table.bar import BUTTONS, paint_outcome
from game.table.layout import Layout
from game.table.painting import paint_tray
from game.table.setting import Danger
from game.widgets.icon_strip import Way
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
    for value in range(most + 1):
        canvas = Drawing.of(house.app)
        seat_panels.paint_danger(canvas, Box(10, 96, wide, 58), Danger(value, most, 7), "gules")
        ((_, number),) = canvas.written
        meter = next(box for box, colour in canvas.ruled if colour == INK)
        assert not meet(number, meter)
        assert meter.w > 60
        starts.add(meter.x)
    assert len(starts) == 1
    hidden = Drawing.of(house.app)
    seat_panels.paint_danger(hidden, Box(10, 96, wide, 58), Danger(None, most, 7), "gules")
    # An empty meter would say that there is none.
    assert not hidden.written
    assert not hidden.ruled
    assert len(hidden.where("icons/eye_closed")) == 1


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
        rats, titles, deeds = canvas.written[-10:-7], canvas.written[-7:-4], canvas.written[-4:-1]
        assert all(rat.right + 4 <= words.x for (_, rat), (_, words) in zip(rats, deeds, strict=True)), (
            rats,
            deeds,
        )
        assert len({canvas.sizes_of[words] for words, _ in titles}) == 1
        assert len({canvas.sizes_of[words] for words, _ in deeds}) == 1
        for row, (_, title), (_, deed) in zip(rows, titles, deeds, strict=True):
            assert not meet(title, deed)
            assert deed.bottom < row.bottom + 6
            assert deed.right < box.right - 8


def titled(canvas: Drawing, rows: list[Box]) -> None:
    """Make sure that across the room names have one size, above deed and rats, and nothing leaves its row."""
    words = canvas.written[2:-1]
    titles, deeds, numbers = words[::3], words[1::3], words[2::3]
    assert len({canvas.sizes_of[title] for title, _ in titles}) == 1
    for row, (_, title), (_, deed), (number, figure) in zip(rows, titles, deeds, numbers, strict=True):
        assert number.isdecimal()
        assert not any(meet(one, other) for one, other in combinations((title, deed, figure), 2))
        assert all(row.x - 2 <= box.x for box in (title, deed, figure)), (row, title, deed, figure)
        assert all(box.right <= row.right + 4 for box in (title, deed, figure)), (row, title, deed, figure)
        assert max(deed.bottom, figure.bottom) <= row.bottom


def test_a_text_is_broken_as_it_was_measured_wherever_it_stands(house: House) -> None:
    canvas, words = Drawing.of(house.app), "choose a region for new cubes"
    # Not quite as wide as the text, but as wide in whole pixels.
    wide = canvas.width(words, 40) - 0.4 / canvas.page.scale
    high = canvas.height(words, wide, 40)
    for step in range(60):
        assert canvas.text(words, Box(100 + step / 20, 100, wide, 60), 40) == high


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_what_an_option_brings_is_read_from_the_sofa(house: House, language: str, seats: int) -> None:
    house.app.change(language=language, text_size="tv")
    table = played(house, against_bots("notre_dame", seats, 3), "", 4)
    asked, strip = table.session.asked, table.sight.layout.bar
    assert asked is not None
    for option in table.sight.options:
        canvas = Drawing.of(house.app)
        end = table.conduct.paint_prompt(canvas)
        paint_outcome(canvas, table.sight.outcome(asked.seat, option), strip, end)
        _, (_, prompt), (words, told) = canvas.written
        assert not meet(prompt, told)
        assert prompt.right <= end + 1
        assert canvas.sized[-1] >= 26, words
        assert canvas.ruled[0][0].inset(4, 0).holds((told.x, told.y)), words
        assert told.right <= strip.w - BUTTONS


@LOOKS
def test_a_curtain_says_large_enough_what_will_be_asked(house: House, language: str, text_size: str) -> None:
    house.app.change(language=language, text_size=text_size)
    table = house.open_table(mixed("notre_dame", 3))
    assert table.curtain.covered
    canvas, tray = Drawing.of(house.app), table.sight.layout.tray
    paint_tray(canvas, table.sight, table.moment, None)
    (_, title), (words, told) = canvas.written
    (plate,) = [button.box for button in table.buttons if meet(button.box, tray)]
    assert title.bottom < told.y + 4
    assert told.bottom <= plate.y
    assert canvas.sizes_of[words] >= min(26, canvas.sizes.body)


@LOOKS
def test_names_that_stand_together_on_the_title_have_one_size(
    house: House, language: str, text_size: str
) -> None:
    house.app.change(language=language, text_size=text_size)
    for kind, least in ((Way, 22.0), (Door, 28.0)):
        canvas = Drawing.of(house.app)
        buttons = [button for button in house.title.buttons if isinstance(button, kind)]
        for button in buttons:
            button.draw(canvas, hot=False)
        names = canvas.sized if kind is Way else canvas.sized[::2]
        assert len(names) == len(buttons)
        assert len(set(names)) == 1
        assert names[0] >= least


@LOOKS
def test_the_title_has_one_size_for_names_and_one_for_what_is_told(
    house: House, language: str, text_size: str
) -> None:
    house.app.change(language=language, text_size=text_size)
    table = played(house, against_bots("rattus_cartus", 4, 5), "", 3)
    table.session.keep()
    house.to_title()
    title = house.app.top
    assert isinstance(title, Title)
    title.offer(table.session, mixed("notre_dame", 5))
    names, told = set[float](), set[float]()
    for button in title.buttons:
        canvas = Drawing.of(house.app)
        button.draw(canvas, hot=False)
        if isinstance(button, Way | Continue):
            names.add(canvas.sized[0])
        if isinstance(button, Door | Continue):
            told.add(canvas.sized[1])
            assert canvas.written[1][1].right <= button.box.right - 8
    assert (len(names), len(told)) == (1, 1)
