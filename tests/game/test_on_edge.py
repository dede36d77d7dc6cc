"""In a window on edge every scene fills its page, and nothing lies over anything else."""

from collections.abc import Callable
from itertools import combinations

from build.gallery.reviewed import reviewed
from build.gallery.scenes import mixed, played
from game.drawing.page import Page
from game.program.navigation import House
from game.scenes.result import Result
from game.scenes.result_animation import level
from game.scenes.result_places import places
from game.scenes.table import Table
from game.session.plan import against_bots
from game.widgets.book import Spread
from game.widgets.panel import Panel
from game.widgets.tabs import Tab
from tests.game.drawing import meet
from tests.game.driving import plan
from tests.game.famous import crowded, ended
from tests.game.test_shapes import ON_EDGE_SIZES, reshape
from tests.tiers import crossed


def result(house: House, game: str) -> None:
    house.over(house.sit_down(ended(plan(3, "curtain", "peek", "burgher", game=game))))


def review(house: House, game: str) -> None:
    session = ended(plan(3, "curtain", "peek", "burgher", game=game))
    house.past.reviews.keep(session, reviewed(session))
    house.past.review(session)


def saves(house: House, game: str) -> None:
    session = ended(plan(2, "curtain", "burgher", game=game))
    house.slots.save(session.to_json())
    house.open_saves()


def saves_in_play(house: House, game: str) -> None:
    table = house.open_table(plan(2, "curtain", "burgher", game=game))
    house.slots.save(table.session.to_json())
    house.menu(table)
    pause = house.app.top
    assert isinstance(pause, Panel)
    next(button for button in pause.buttons if getattr(button, "icon", "") == "load").push()


def fame(house: House, _: str) -> None:
    crowded(house.fame, 9)
    house.open_fame()


def pause(house: House, game: str) -> None:
    house.menu(played(house, mixed(game, 4), "", 0))


SCENES: dict[str, Callable[[House, str], object]] = {
    "result": result,
    "review": review,
    "seating": lambda house, game: house.open_door(game),
    "saves": saves,
    "saves_in_play": saves_in_play,
    "fame": fame,
    "rulebook": lambda house, _: house.open_rules(),
    "school": lambda house, _: house.open_school(),
    "pause": pause,
}


@crossed(
    ("result", (1080, 1920), "tv", "notre_dame"),
    ("seating", (1000, 1400), "tv", "rattus_cartus"),
    ("saves", (1080, 2400), "table", "rattus"),
    ("fame", (1200, 1920), "tv", "rattus"),
    ("rulebook", (1000, 1400), "desk", "rattus"),
    ("school", (1080, 1920), "table", "notre_dame"),
    name=list(SCENES),
    size=ON_EDGE_SIZES,
    text_size=["tv", "table", "desk"],
    game=["notre_dame", "rattus", "rattus_cartus"],
)
def test_a_scene_fills_a_page_on_edge(
    house: House, name: str, size: tuple[int, int], text_size: str, game: str
) -> None:
    house.app.change(text_size=text_size, language="de", speed="off", bot_speed="off")
    reshape(house, size)
    SCENES[name](house, game)
    scene, page = house.app.top, house.app.page
    assert isinstance(scene, Panel)
    assert page.upright
    assert page.corner[0] == 0
    boxes = [button.box for button in scene.buttons]
    assert all(page.box.inset(-1).holds((box.x, box.y)) for box in boxes)
    assert all(box.right <= page.width + 1 and box.bottom <= page.height + 1 for box in boxes)
    for one, other in combinations([b for b in scene.buttons if not isinstance(b, Tab)], 2):
        assert not meet(one.box.inset(1), other.box.inset(1)), (one, other)
    assert max(box.bottom for box in boxes) > (0.7 if name == "pause" else 0.95) * page.height
    assert min(box.w for box in boxes) >= 56


def test_both_leaves_of_a_book_lie_below_each_other(house: House) -> None:
    reshape(house, ON_EDGE_SIZES[0])
    for title in (0, 500):
        spread = Spread.on(house.app.page, title, part=0.4)
        upper, lower = spread.leaves
        assert spread.head.bottom <= (spread.markers.y if title else upper.y)
        assert upper.bottom < lower.y
        assert lower.bottom < spread.foot.y
        assert upper.h < lower.h
        assert upper.y < spread.left.y < spread.left.bottom < upper.bottom
        assert lower.y < spread.right.y < spread.right.bottom < lower.bottom


def test_the_chart_has_what_the_tally_does_not_need(house: House) -> None:
    reshape(house, ON_EDGE_SIZES[0])
    whole = places(house.app.page)
    tight = whole.tightened(whole.tally.h - 100)
    assert (whole.tally.h - tight.tally.h, tight.course.h - whole.course.h) == (100, 100)
    assert tight.course.bottom == whole.course.bottom
    assert whole.tightened(whole.tally.h + 5) == whole
    reshape(house, (1920, 1080))
    house.app.draw()
    flat = places(house.app.page)
    assert flat.tightened(10) == flat


def test_a_trial_has_the_width_it_is_made_for_on_a_page_on_edge(house: House) -> None:
    assert level(Page.fitted((1280, 720))) == Page.fitted((1280, 720))
    reshape(house, ON_EDGE_SIZES[0])
    result(house, "rattus_cartus")
    scene, page = house.app.top, house.app.page
    assert isinstance(scene, Result)
    assert level(page).size == page.size
    assert level(page).width == 1920
    assert scene.unrolling.places.page == level(page).box
    house.app.change(reduced_motion=True, speed="normal")
    while not scene.unrolling.on_trial:
        scene.tick(0.1)
    house.app.draw()


def test_all_scenes_stand_on_edge_but_a_lesson_which_needs_the_place_of_its_note(house: House) -> None:
    reshape(house, ON_EDGE_SIZES[0])
    table = played(house, against_bots("notre_dame", 3, 3), "", 1)
    assert house.app.page.upright
    house.menu(table)
    assert house.app.page.upright
    assert table.sight.layout.upright
    house.open_lesson("notre_dame", 0)
    assert isinstance(house.app.top, Table)
    assert not house.app.page.upright
    house.to_title()
    assert house.app.page.upright
