"""What a machine can check of the accessibility checklist, on the screens as they are drawn."""

import pygame
import pytest

from build.audit import figures, hatching, reaching
from build.audit.covering import covered
from build.audit.excuses import EXCUSES
from build.audit.figures import STRONG_TEXT, TEXT
from build.audit.measuring import measuring, too_small
from build.audit.reading import listening
from build.audit.rooms import Inspector, Screen
from build.gallery.scenes import FULL, SHAPES
from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.pictures import Pictures
from game.drawing.theme import FADED_INK, IVORY, LEAF_GOLD, TEXT_SIZES
from game.games import PRESENTATIONS
from game.input.signals import Button as Key
from game.input.signals import Press
from game.program.app import App
from game.widgets.button import Button, Round, Strip
from game.widgets.panel import Panel
from game.words import LANGUAGES
from rules import GAMES
from tests.robustness.test_spoilt_store import Tell
from tests.tiers import crossed

LOOKS = pytest.mark.parametrize("strong", [False, True], ids=["usual", "strong"])


def glance(*, strong: bool) -> list[Screen]:
    """Look at the settings and at every table, and at each kind of decision of one game."""
    inspector = Inspector(strong=strong)
    shots = [inspector.settings(), *(inspector.covered(game) for game in PRESENTATIONS)]
    if not strong:
        shots.append(inspector.decisions("rattus_cartus", inspector.size, inspector.language))
    for _ in (path for part in shots for path in part):
        pass
    return inspector.screens


@pytest.mark.slow
@LOOKS
def test_the_tables_keep_every_promise(figures_told: Tell, strong: bool) -> None:
    screens = glance(strong=strong)
    assert len(screens) >= 12
    assert figures.unexcused(figures.found(screens, strong=strong)) == []
    figures_told("\n".join(figures.told(screens, strong=strong)))


@pytest.mark.long
@LOOKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_keeps_every_promise(figures_told: Tell, language: str, strong: bool) -> None:
    screens = Inspector(strong=strong, language=language).walk()
    assert len(screens) >= 70
    assert figures.unexcused(figures.found(screens, strong=strong)) == []
    figures_told(f"{language}: " + "\n".join(figures.told(screens, strong=strong)))


@pytest.mark.slow
@crossed(("notre_dame", "tv"), game=tuple(PRESENTATIONS), text_size=("tv", "table"))
def test_pieces_and_numbers_of_crowded_tables_are_read_from_where_people_sit(
    figures_told: Tell, game: str, text_size: str
) -> None:
    inspector = Inspector(text_size=text_size)
    assert sum(1 for _ in inspector.crowded(game)) >= len(GAMES[game].seats)
    bare = figures.unexcused(figures.found(inspector.screens, strong=False))
    assert [fault for fault in bare if fault.kind in ("piece", "number")] == []
    figures_told("\n".join(figures.told(inspector.screens, strong=False)))


@pytest.mark.slow
@crossed(("rattus_cartus", "de"), game=tuple(PRESENTATIONS), language=("de", "fr"))
def test_every_choice_keeps_every_promise_across_the_room(
    figures_told: Tell, game: str, language: str
) -> None:
    inspector = Inspector(text_size="tv", language=language)
    assert sum(1 for _ in inspector.decisions(game, inspector.size, language)) > 5
    assert figures.unexcused(figures.found(inspector.screens, strong=False)) == []
    figures_told("\n".join(figures.told(inspector.screens, strong=False)))


@pytest.mark.slow
@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("text_size", ["table", "tv"])
def test_pieces_and_numbers_on_the_stage_and_in_the_lens_are_read_from_where_people_sit(
    game: str, text_size: str
) -> None:
    inspector = Inspector(text_size=text_size)
    assert sum(1 for part in (inspector.told(game), inspector.magnified(game)) for _ in part) > 10
    bare = figures.unexcused(figures.found(inspector.screens, strong=False))
    assert [fault for fault in bare if fault.kind in ("piece", "number")] == []


def strolled(inspector: Inspector, *games: str) -> list[Screen]:
    """Look at the scenes around a table, at every curtain, and at each kind of decision of some games."""
    shots = [inspector.around(inspector.size, inspector.language), inspector.settings()]
    shots += [inspector.covered(game) for game in PRESENTATIONS]
    shots += [inspector.decisions(game, inspector.size, inspector.language) for game in games]
    for _ in (path for part in shots for path in part):
        pass
    return inspector.screens


@pytest.mark.slow
@pytest.mark.parametrize(("size", "text_size"), [((1024, 768), "tv"), ((1080, 1920), "desk")])
def test_windows_of_another_shape_keep_every_promise(
    figures_told: Tell, size: tuple[int, int], text_size: str
) -> None:
    screens = strolled(Inspector(size=size, text_size=text_size))
    assert len(screens) >= 35
    assert figures.unexcused(_misplaced(screens, text_size)) == []
    figures_told(f"{size}, {text_size}: " + "\n".join(figures.told(screens, strong=False)))


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", [(1280, 720), FULL, *SHAPES])
def test_every_shape_size_and_language_keeps_every_promise(
    size: tuple[int, int], text_size: str, language: str
) -> None:
    screens = strolled(Inspector(size=size, text_size=text_size, language=language), *PRESENTATIONS)
    assert len(screens) >= 70
    assert figures.unexcused(_misplaced(screens, text_size)) == []


def _misplaced(screens: list[Screen], text_size: str) -> list[figures.Found]:
    """Leave out colours, which are measured in a large window, and small texts where they are asked for."""
    beside = {"contrast", "floor"} if text_size == "desk" else {"contrast"}
    return [fault for fault in figures.found(screens, strong=False) if fault.kind not in beside]


@pytest.fixture
def figures_told(figures: Tell) -> Tell:
    """Another name for the figures of the other tests, which the module of the audit has taken."""
    return figures


def test_every_excuse_has_a_reason() -> None:
    assert all(len(excuse.reason) > 15 and excuse.kind in figures.KINDS for excuse in EXCUSES)


# Tinctures.


@pytest.mark.parametrize("family", hatching.families())
def test_every_tincture_differs_from_every_other_without_colour(family: str) -> None:
    apart, pair = hatching.closest(family, Pictures())
    assert apart > 4, pair


@pytest.mark.parametrize("family", [name for name in hatching.families() if name not in hatching.CRESTED])
def test_every_piece_of_a_seat_is_hatched(family: str) -> None:
    assert hatching.upright(family, Pictures()) > 1.5


def test_every_picture_of_a_seat_is_there_in_all_tinctures() -> None:
    assert list(hatching.incomplete()) == []
    assert {"pieces/cube_{}", "crests/shield_{}", "discs/top_{}"} <= set(hatching.families())


# The measures find what is wrong.


def test_pieces_and_numbers_are_measured_as_they_are_seen(app: App) -> None:
    bench = opened(app)
    canvas = bench.canvas(app.surface)
    with measuring(app) as measured:
        canvas.picture("pieces/cube_gules", Box(0, 0, 40, 40))
        canvas.text("[coin] 4", Box(0, 100, 300, 60), 33)
        canvas.text("4 rats [coin]", Box(0, 200, 300, 60), 20)
        canvas.picture("ui/notch", Box(0, 0, 10, 10))
    sizes = {thing.kind: thing.size for thing in measured}
    assert len(measured) == 2
    # What is inked of a cube is nine tenths of its picture.
    assert sizes == {"piece": pytest.approx(36, abs=1), "number": 33}
    found = list(too_small(measured, TEXT_SIZES["tv"]._replace(piece=38), app.page.scale))
    assert [(thing.kind, thing.what) for thing in found] == [("number", "4"), ("piece", "pieces/cube_gules")]


def test_a_new_inspector_finds_again_what_was_painted_for_another() -> None:
    for _ in range(2):
        inspector = Inspector(text_size="tv")
        next(iter(inspector.crowded("rattus_cartus")))
        assert any(thing.what == "card/nun" for thing in inspector.screens[0].measured)


class Bench(Panel):
    """A scene with whatever is to be measured."""

    def __init__(self, *buttons: Button) -> None:
        super().__init__()
        self.made = list(buttons)

    def lay_out(self, page: Page) -> list[Button]:
        return self.made

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.sheet(canvas.page.box)


def nothing() -> None:
    """Do nothing."""


@pytest.fixture
def app() -> App:
    return App((1920, 1080))


def opened(app: App, *buttons: Button) -> Bench:
    bench = Bench(*buttons)
    app.push(bench)
    app.draw()
    return bench


def test_pale_text_and_small_text_are_found(app: App) -> None:
    bench = opened(app)
    canvas, box = bench.canvas(app.surface), Box(500, 500, 300, 60)
    with listening(app) as lines:
        canvas.text("gold on vellum", box, 30, colour=LEAF_GOLD)
        canvas.text("ink on vellum", box.moved(0, 200), 20, colour=FADED_INK)
    gold, ink = lines
    assert gold.contrast is not None
    assert gold.contrast < 2
    assert ink.contrast is not None
    assert ink.contrast > TEXT
    assert (gold.size, ink.size) == (30, 20)


def test_text_is_measured_through_a_layer_that_lets_something_shine_through(app: App) -> None:
    bench = opened(app)
    for alpha, readable in ((60, False), (250, True)):
        layer = pygame.Surface(app.surface.get_size(), pygame.SRCALPHA)
        layer.fill((0, 0, 0, alpha))
        with listening(app) as lines:
            bench.canvas(layer).text("ivory", Box(500, 500, 300, 60), 30, colour=IVORY)
        assert lines[0].contrast is not None
        assert (lines[0].contrast > STRONG_TEXT) is readable


def test_words_that_are_written_once_more_over_themselves_are_no_paler_for_it(app: App) -> None:
    bench = opened(app)
    canvas, box = bench.canvas(app.surface), Box(500, 500, 300, 60)
    with listening(app) as lines:
        for _ in range(2):
            canvas.text("9", box, 40)
        canvas.text("8", box, 40)
    first, again, other = (line.contrast for line in lines)
    assert first == again
    assert first is not None
    assert first > TEXT
    assert other is not None
    assert other < TEXT


def test_words_under_something_else_are_found(app: App) -> None:
    bench = opened(app)
    canvas, box = bench.canvas(app.surface), Box(500, 500, 300, 60)
    with listening(app) as lines:
        canvas.text("half a word", box, 40)
        canvas.text("whole", box.moved(0, 200), 40)
    assert list(covered(app, lines)) == []
    canvas.line(Box(box.x + 30, box.y, 90, box.h), LEAF_GOLD)
    (fault,) = covered(app, lines)
    assert fault.what == "half a word"
    assert fault.figure < 0.8


def test_one_bright_spot_behind_a_word_is_enough(app: App) -> None:
    bench = opened(app)
    canvas, box = bench.canvas(app.surface), Box(500, 500, 300, 60)
    canvas.line(box, (0, 0, 0))
    canvas.line(Box(505, 520, 9, 20), IVORY)
    with listening(app) as lines:
        canvas.text("ivory", box, 40, colour=IVORY)
    assert lines[0].contrast is not None
    assert lines[0].contrast < TEXT


def test_small_targets_and_narrow_gaps_are_found(app: App) -> None:
    bench = opened(
        app,
        Strip(Box(100, 100, 200, 55), "low", nothing),
        Strip(Box(100, 162, 200, 56), "near", nothing),
        Strip(Box(100, 400, 200, 56), "far", nothing),
        Strip(Box(100, 460, 10, 10), "of no use", nothing, enabled=False),
    )
    assert [fault.what for fault in reaching.small_targets(bench)] == ["Strip low"]
    assert [fault.what for fault in reaching.narrow_gaps(bench)] == ["Strip low | Strip near"]


def test_an_icon_without_a_hint_is_found(app: App) -> None:
    bench = opened(
        app,
        Round(Box(100, 100, 68, 68), "menu", nothing),
        Round(Box(300, 100, 68, 68), "menu", nothing, hint="Menu"),
        Strip(Box(500, 100, 268, 68), "Menu", nothing),
    )
    assert [fault.what for fault in reaching.wordless(app, bench)] == ["Round menu"]


def test_what_keys_do_not_reach_is_found(app: App) -> None:
    class Deaf(Bench):
        def hear(self, signal: object) -> bool:
            return True

    buttons = [Strip(Box(100, 100 + 100 * n, 200, 60), str(n), nothing) for n in range(3)]
    assert list(reaching.lost_by_tab(app, opened(app, *buttons))) == []
    deaf = Deaf(*buttons)
    app.push(deaf)
    assert [fault.what for fault in reaching.lost_by_tab(app, deaf)] == ["Strip 1", "Strip 2"]
    hidden = Strip(Box(100, 100, 200, 60), "behind another", nothing)
    bench = opened(app, *buttons, hidden)
    assert [fault.what for fault in reaching.lost_by_arrows(bench)] == ["to Strip behind another"]
    # To what lies further one comes step by step.
    hidden.far = buttons[1].far = True
    assert list(reaching.lost_by_arrows(bench)) == []
    assert [fault.what for fault in reaching.lost_by_tab(app, deaf)] == ["Strip 2"]


# What the audit asked for.


def test_a_wide_button_on_the_way_does_not_make_the_focus_forget_its_column(app: App) -> None:
    top = [Strip(Box(100 + 300 * n, 100, 260, 60), f"top {n}", nothing) for n in range(3)]
    wide = Strip(Box(100, 300, 860, 60), "wide", nothing)
    low = [Strip(Box(100 + 300 * n, 500, 260, 60), f"low {n}", nothing) for n in range(3)]
    bench = opened(app, *top, wide, *low)
    bench.by_keys, bench.focus = True, 0
    for column, press in enumerate((Key.LEFT, Key.RIGHT, Key.RIGHT)):
        app.hear(Press(press))
        for key, expected in (
            (Key.DOWN, wide),
            (Key.DOWN, low[column]),
            (Key.UP, wide),
            (Key.UP, top[column]),
        ):
            app.hear(Press(key))
            assert bench.meant is expected


def test_an_icon_that_is_meant_says_its_name_beside_the_others(app: App) -> None:
    first = Round(Box(100, 100, 68, 68), "menu", nothing, hint="Menu")
    below = Strip(Box(60, 180, 300, 68), "below", nothing)
    bench = opened(app, first, below)
    with listening(app) as silent:
        app.draw()
    bench.by_keys = True
    bench.changed = True
    with listening(app) as lines:
        app.draw()
    assert "Menu" not in [line.words for line in silent]
    (tag,) = [line for line in lines if line.words == "Menu"]
    assert not below.box.holds(tag.at)
    assert tag.contrast is not None
    assert tag.contrast > TEXT
