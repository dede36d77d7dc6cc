"""The seating fits every window, every language and every size of text."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.drawing import text as writing
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES, TINCTURES
from game.program.app import App
from game.scenes.seating import Seating
from game.session.plan import NAMES, Plan, Player, against_bots
from game.store.profiles import Profiles
from game.store.settings import Settings
from game.widgets.choice import Choice
from game.words import LANGUAGES, PSEUDO
from rules import GAMES
from rules.bots import LEVELS
from tests.game.drawing import Drawing
from tests.game.seated import seated
from tests.tiers import crossed

NARROW, USUAL, SQUARE, WIDE = (960, 540), (1920, 1080), (1024, 768), (2560, 1080)
#: As many pixels as a letter may stand out by rounding.
SLACK = 2


class StrictCanvas(Canvas):
    """Notes every text that does not fit into its box or is too small."""

    def __init__(self, *data: Any) -> None:
        super().__init__(*data)
        self.amiss: list[str] = []

    def text(self, words: str, box: Box, size: float, **how: Any) -> float:
        _, _, w, h = self.page.pixels(box)
        pixels = self.page.length(size)
        face = how.get("face", writing.BODY)
        lines = writing.lines(words, face, pixels, w)
        # The line of a font has air above and below its letters.
        high = len(lines) * writing.font(face, pixels).get_linesize() * 0.9
        if max(map(writing.length, lines)) > w + SLACK or high > h + SLACK or size < 22:
            self.amiss.append(f"{words!r} at {size} in {box}")
        return super().text(words, box, size, **how)


def amiss(app: App, scene: Seating) -> Iterator[str]:
    """Draw every leaf, and every hint, and name what does not fit."""
    for leaf in range(scene.leaves):
        scene.turn(str(leaf))
        canvas = StrictCanvas(app.surface, app.page, app.pictures, TEXT_SIZES[app.settings.text_size])
        scene.paint_ground(canvas)
        scene.paint(canvas)
        for button in scene.buttons:
            button.draw(canvas, hot=False)
            if button.hint:
                scene.book(canvas).paint_note(button.hint, wrong=False)
        yield from canvas.amiss


@crossed(game=list(GAMES), size=[NARROW, USUAL, SQUARE, WIDE], language=[*LANGUAGES, PSEUDO])
def test_no_text_is_clipped(profiles: Profiles, size: tuple[int, int], game: str, language: str) -> None:
    app = App(size, settings=Settings(language=language))
    players = [Player(NAMES[seat], TINCTURES[seat], (*LEVELS, "", "")[seat]) for seat in range(4)]
    players[3] = Player("W" * 16, "argent", "", "peek", "fr")
    plan = Plan(game, tuple(players), {}, 0xFFFF_FFFF)
    scene = Seating(plan, profiles, lambda _: None)
    app.push(scene)
    assert list(amiss(app, scene)) == []
    app.pop()


def test_targets_are_large_enough_and_do_not_overlap(profiles: Profiles) -> None:
    app = App((1280, 720))
    for game in GAMES:
        scene, _ = seated(app, profiles, game, seats=3)
        for name, button in scene.named.items():
            assert min(button.box.w, button.box.h) >= 56, name
            for other in scene.buttons:
                apart = button is other or not _overlap(button.box, other.box)
                assert apart, name


def _overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_the_shares_of_buildings_fit_too(profiles: Profiles, language: str) -> None:
    for size in (NARROW, USUAL):
        app = App(size, settings=Settings(language=language))
        scene, _ = seated(app, profiles, "rattus_cartus", seats=4, options={"buildings": "mixed"})
        assert list(amiss(app, scene)) == []
        app.pop()


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_clipped_where_people_read_from_afar(profiles: Profiles, game: str) -> None:
    app = App(USUAL, settings=Settings(language="de", text_size="tv"))
    scene = Seating(against_bots(game, 4, 0xFFFF_FFFF), profiles, lambda _: None)
    app.push(scene)
    assert list(amiss(app, scene)) == []
    app.pop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_has_an_icon_across_the_room_too(profiles: Profiles, language: str) -> None:
    app = App(USUAL, settings=Settings(language=language, text_size="tv"))
    scene, _ = seated(app, profiles, "notre_dame", seats=4)
    choice = scene.named["by:0"]
    assert isinstance(choice, Choice)
    for value in choice.values:
        canvas = Drawing.of(app)
        choice.chosen = value.key
        choice.draw(canvas, hot=False)
        assert f"icons/{value.icon}" in [name for name, _ in canvas.pictured], value.words
    app.pop()
