"""Every card of the rulebook has room for its words, its picture and its ways, in every look."""

from collections.abc import Iterator
from dataclasses import asdict

import pytest

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.pictures import Pictures
from game.drawing.text import ITALIC
from game.drawing.theme import TEXT_SIZES
from game.program.app import App
from game.scenes.rulebook import Rulebook
from game.scenes.rulebook_page import LEADING, Way, agreed, leaf, picture_of, rules_of
from game.store.settings import Settings
from game.words import LANGUAGES, PSEUDO, Tongue
from rules import GAMES
from tests.game.rulebooks import ALL, line, opened, shelf
from tests.game.test_seating_fit import StrictCanvas
from tests.tiers import crossed, sifted

#: The least height of a picture, in units.
LEAST_PICTURE = 110


@pytest.fixture
def app() -> Iterator[App]:
    with shelf() as built:
        yield built


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_every_card_has_room_for_its_words_and_a_picture(app: App, language: str, text_size: str) -> None:
    book, say = opened(app), Tongue(language)
    page = Page.fitted((1280, 720))
    canvas = Canvas(app.surface, page, Pictures(), TEXT_SIZES[text_size])
    for wanted in ALL:
        mixed = {"buildings": "mixed"} if wanted.game == "rattus_cartus" else {}
        table = "\n".join(agreed(wanted, mixed, say))
        room = book.room(wanted)
        laid = leaf(canvas, wanted.text(say), table, picture_of(wanted), room)
        assert laid.size >= 22, wanted.key
        assert laid.picture.h >= LEAST_PICTURE, (wanted.key, laid)
        assert laid.table.bottom <= room.bottom + 1, (wanted.key, laid)
        needed = canvas.height(table, room.w, laid.size, ITALIC) * LEADING if table else 0
        assert needed <= laid.table.h + 1, wanted.key


@sifted("language", [PSEUDO], LANGUAGES)
def test_every_title_fits_into_its_line_and_its_way(app: App, language: str) -> None:
    app.change(language=language, text_size="tv")
    book = opened(app)
    canvas = StrictCanvas(app.surface, app.page, app.pictures, TEXT_SIZES["tv"])
    for game in GAMES:
        book.turn_to(game)
        for wanted in rules_of(game).cards:
            book.show(wanted)
            ties = [button for button in book.buttons if isinstance(button, Way)]
            assert language == PSEUDO or len(ties) == len(wanted.see)
            for button in (*ties, line(book, wanted.key)):
                button.draw(canvas, hot=False)
    assert canvas.amiss == []


@crossed(
    (((1024, 768), "tv"), "fr"),
    look=[((960, 540), "table"), ((1024, 768), "tv"), ((2560, 1080), "desk")],
    language=[*LANGUAGES, PSEUDO],
)
def test_no_text_is_clipped(look: tuple[tuple[int, int], str], language: str) -> None:
    size, text_size = look
    app = App(size, settings=Settings(language=language, text_size=text_size))
    book = opened(app)
    for game in GAMES:
        book.turn_to(game)
        longest = sorted(rules_of(game).cards, key=lambda rule: -len(app.tongue(rule.title)))[:3]
        for wanted in (*longest, rules_of(game).cards[0]):
            book.show(wanted)
            assert list(amiss(app, book)) == []
    book.search("qqqqqqqqqqqqqqqqqqqqqqqq")
    assert list(amiss(app, book)) == []
    book.search(app.tongue(rules_of(book.game).cards[0].title)[:3])
    assert list(amiss(app, book)) == []
    app.pop()
    app.change(**asdict(Settings()))


def amiss(app: App, book: Rulebook) -> Iterator[str]:
    """Draw the book and name what does not fit."""
    canvas = StrictCanvas(app.surface, app.page, app.pictures, TEXT_SIZES[app.settings.text_size])
    book.paint_ground(canvas)
    book.paint(canvas)
    for button in book.buttons:
        button.draw(canvas, hot=False)
    yield from canvas.amiss


def test_targets_are_large_enough_and_do_not_overlap(app: App) -> None:
    book = opened(app, "rattus", "read_token")
    for number, button in enumerate(book.buttons):
        assert min(button.box.w, button.box.h) >= 56, button
        for other in book.buttons[number + 1 :]:
            assert not _overlap(button.box, other.box), (button, other)


def _overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
