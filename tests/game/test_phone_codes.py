"""Phones at the table: what every seat shows and offers, whatever the window, and by every device."""

from collections.abc import Callable, Iterator
from itertools import pairwise, product

import ifaddr
import pygame
import pytest

from build.gallery.phones import MIXED, OTHER, Unplugged, received, screens
from build.gallery.scenes import SHAPES
from game.drawing.page import Box
from game.drawing.theme import INK, TEXT_SIZES
from game.phones.code import RIM, code
from game.phones.link import PORT
from game.program.app import App
from game.program.navigation import House
from game.scenes.phone_seats import PhoneSeats
from game.scenes.phones import PATIENCE, PhonesScene
from game.scenes.phones_code import paint_code
from game.widgets.button import Button
from game.words import LANGUAGES, PSEUDO, Tongue
from game.words import phone_codes as words
from tests.game.drawing import Drawing
from tests.game.hands import WAYS
from tests.game.test_seating_fit import StrictCanvas
from tests.game.test_shapes import reshape
from tests.tiers import crossed

FULL = (1920, 1080)
#: Where this machine could be reached.
HOMES = ("192.168.1.5", "10.0.0.8")


def shown(house: House, *states: str) -> tuple[PhonesScene, Unplugged]:
    """Show the screen with somebody in every state, and the line by which nobody comes."""
    scene = received(house, states)
    assert isinstance(scene.seats.link, Unplugged)
    return scene, scene.seats.link


def drawn(house: House, scene: PhonesScene) -> Drawing:
    """Draw the screen and tell what went where."""
    canvas = Drawing.of(house.app)
    scene.paint_ground(canvas)
    scene.paint(canvas)
    return canvas


def written(house: House, scene: PhonesScene) -> set[str]:
    return {text for text, _ in drawn(house, scene).written}


def offers(scene: PhonesScene, seat: int) -> list[str]:
    """Name what can be done about a seat."""
    return [name.partition(":")[0] for name in scene.named if name.endswith(f":{seat}")]


# What a seat shows.


def test_every_state_of_a_seat_has_its_picture_and_its_ways(house: House) -> None:
    scene, _ = shown(house, *MIXED)
    ways = [["bare", "throw_out"], ["curtain"], ["curtain"], ["bare", "curtain", "bot"], ["use_phone"]]
    assert [offers(scene, seat) for seat in range(5)] == ways
    pictures = {name for name, _ in drawn(house, scene).pictured}
    assert {"seals/seal_gules", "seals/broken_argent", "icons/curtain"} <= pictures
    assert not {"seals/seal_azure", "seals/seal_or"} & pictures


def test_whoever_waits_is_shown_code_and_letters_and_nobody_else(house: House) -> None:
    scene, link = shown(house, *MIXED)
    said = {text.replace("\u00a0", "") for text in written(house, scene)}
    assert {link.letters(1), link.letters(2)} <= said
    assert not {link.letters(0), link.letters(3)} & said


def test_the_seal_covers_the_code_until_somebody_wants_to_see_it(house: House) -> None:
    scene, link = shown(house, "here", "waiting")
    scene.named["bare:0"].push()
    assert offers(scene, 0) == ["cover"]
    assert link.letters(0) in {text.replace("\u00a0", "") for text in written(house, scene)}
    scene.named["cover:0"].push()
    assert offers(scene, 0) == ["bare", "throw_out"]


def test_a_code_that_was_used_is_covered_again_by_itself(house: House) -> None:
    scene, link = shown(house, "here", "waiting")
    scene.named["bare:0"].push()
    scene.tick(0.1)
    assert offers(scene, 0) == ["cover"]
    link.seat(0, "waiting")
    link.seat(0, "here")
    link._invited[0].ticket = "B" * 26
    scene.tick(0.1)
    assert offers(scene, 0) == ["bare", "throw_out"]


def test_who_is_thrown_out_leaves_another_code_behind(house: House) -> None:
    scene, link = shown(house, "here", "waiting")
    before = link.url(0)
    scene.named["throw_out:0"].push()
    assert link.guest(0) == "waiting"
    assert link.url(0) != before
    assert offers(scene, 0) == ["curtain"]


@pytest.mark.parametrize(("way", "state"), [("curtain", "screen"), ("bot", "bot")])
def test_a_seat_whose_phone_sleeps_goes_on_without_it_at_once(house: House, way: str, state: str) -> None:
    scene, link = shown(house, "asleep", "here", "waiting")
    scene.named[f"{way}:0"].push()
    assert not scene.players()[0].by_phone
    assert link.excused == [0]
    assert link.guest(1) == "here"
    assert next(iter(scene._guests)).state == state


@pytest.mark.parametrize("way", ["curtain", "bot"])
def test_a_seat_whose_phone_slept_is_its_own_again_as_soon_as_it_sits_down(house: House, way: str) -> None:
    scene, link = shown(house, "asleep", "here", "waiting")
    before = scene.players()[0]
    scene.named[f"{way}:0"].push()
    link._take(["here", 0, ""])
    (joined,) = link._take(["said", 0, "", "sit", {}])
    house.phones.before(joined)
    assert scene.players()[0] == before
    assert (link.guest(0), link.excused) == ("here", [])


@pytest.mark.parametrize("seats", [2, 3])
def test_a_phone_that_slept_finds_no_seat_where_somebody_else_sits_now_or_nobody(
    house: House, seats: int
) -> None:
    scene, link = shown(house, "waiting", "here", "asleep")
    scene.named["curtain:2"].push()
    assert link.excused == [2]
    others = [player._replace(name=f"{player.name} II") for player in scene.players()]
    house.reception.keep(others[:seats])
    assert link.excused == []
    assert link.guest(2) == ""


@pytest.mark.parametrize("state", ["screen", "bot"])
def test_anybody_may_take_a_phone_after_all(house: House, state: str) -> None:
    scene, link = shown(house, state, "waiting")
    assert link.guest(0) == ""
    scene.named["use_phone:0"].push()
    assert scene.players()[0].by_phone
    assert link.guest(0) == "waiting"
    assert scene.buttons[scene.focus] is scene.named["curtain:0"]


def test_nothing_listens_where_nobody_wants_a_phone(house: House) -> None:
    scene, link = shown(house, "screen", "bot")
    assert not scene.seats.opened
    assert not link.running
    scene.named["use_phone:1"].push()
    assert scene.seats.opened
    scene.named["curtain:1"].push()
    assert not scene.seats.opened


def test_who_comes_and_goes_is_seen_with_the_next_frame(house: House) -> None:
    scene, link = shown(house, "waiting", "waiting")
    for guest, ways in (("here", ["bare", "throw_out"]), ("asleep", ["bare", "curtain", "bot"])):
        link.seat(0, guest)
        scene.changed = False
        scene.tick(0.03)
        assert scene.changed
        assert offers(scene, 0) == ways
    scene.changed = False
    scene.tick(0.03)
    assert not scene.changed


def test_how_many_may_still_come_is_said_beside_the_seal(house: House) -> None:
    say = house.app.tongue
    for states, told in (
        (("here", "waiting", "asleep"), say.plural(words.STILL_COMING.one, words.STILL_COMING.many, 2)),
        (("here", "waiting", "bot"), say.plural(words.STILL_COMING.one, words.STILL_COMING.many, 1)),
        (("here", "here", "screen"), words.ALL_HERE),
        (("screen", "bot"), ""),
    ):
        scene, _ = shown(house, *states)
        assert getattr(scene.named["go"], "told", None) == told
    barred = received(house, ("waiting", "here"), trouble="port")
    assert getattr(barred.named["go"], "told", None) == words.MEANWHILE


# The code.


def read_back(surface: pygame.Surface, at: Box, modules: int) -> list[list[bool]]:
    """Read a code as a camera would that sees it upright: the middle of every module, rim and all."""
    side = at.w / (modules + 2 * RIM)
    middles = [(number + 0.5) * side for number in range(modules + 2 * RIM)]
    return [[surface.get_at((int(at.x + x), int(at.y + y)))[:3] == INK for x in middles] for y in middles]


@crossed(seats=[2, 3, 4, 5], text_size=list(TEXT_SIZES), strong=[False, True])
def test_a_code_is_large_whole_and_undisturbed(
    house: House, seats: int, text_size: str, *, strong: bool
) -> None:
    reshape(house, FULL)
    house.app.change(text_size=text_size, high_contrast=strong)
    scene, link = shown(house, *["waiting"] * seats)
    canvas = scene.canvas(house.app.surface)
    house.app.draw()
    for leaf in scene.leaves:
        expected = code(link.url(leaf.guest.seat))
        at = paint_code(canvas, leaf.guest.code, leaf.at.sight)
        assert at.w >= 300
        assert at.w % (len(expected) + 2 * RIM) == 0
        assert at.w / (len(expected) + 2 * RIM) >= 9
        house.app.draw()
        found = read_back(house.app.surface, at, len(expected))
        inner = [tuple(row[RIM:-RIM]) for row in found[RIM:-RIM]]
        assert tuple(inner) == expected
        assert sum(map(sum, found)) == sum(map(sum, expected))


# Where phones come in.


def test_the_address_is_written_large_as_people_type_it(house: House) -> None:
    scene, link = shown(house, "waiting", "waiting")
    canvas = drawn(house, scene)
    assert canvas.sizes_of[link.address] >= 70
    assert "http://" in canvas.sizes_of


def test_another_address_is_remembered_as_long_as_nobody_has_come(house: House) -> None:
    scene, link = shown(house, "waiting", "waiting", "bot")
    assert scene.named["address"].enabled
    link.seat(0, "here")
    scene.tick(0.1)
    assert not scene.named["address"].enabled
    scene.choose(OTHER)
    assert house.app.settings.phone_address == OTHER


def test_the_address_that_was_chosen_last_is_taken_if_this_machine_still_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    homes = [ifaddr.Adapter(f"wlan{n}", f"wlan{n}", [ifaddr.IP(ip, 24, "")], n) for n, ip in enumerate(HOMES)]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: homes)
    link = Unplugged()
    seats = PhoneSeats(link)
    for preferred in (*HOMES, "192.168.7.7"):
        seats.open(preferred)
        assert sorted(seats.addresses) == sorted(HOMES)
        assert seats.chosen == (preferred if preferred in HOMES else seats.addresses[0])
        assert link.address == f"{seats.chosen}:{PORT}"
    homes.clear()
    seats.open()
    assert seats.trouble == "address"


def test_the_reasons_come_after_a_minute_in_which_nobody_does(house: House) -> None:
    scene, link = shown(house, "waiting", "waiting")
    scene.tick(PATIENCE - 1)
    assert words.INVITATION in written(house, scene)
    scene.tick(2)
    assert words.NOBODY in written(house, scene)
    link.seat(1, "here")
    scene.tick(0.1)
    assert words.INVITATION in written(house, scene)


@pytest.mark.parametrize(
    ("trouble", "text"), [("address", words.NO_ADDRESS), ("port", words.NO_PORT), ("gone", words.GONE)]
)
def test_what_stands_in_the_way_is_said_and_can_be_tried_again(house: House, trouble: str, text: str) -> None:
    scene = received(house, ("waiting", "waiting", "screen"), trouble=trouble)
    assert f"[warning] {text}" in written(house, scene)
    assert [guest.state for guest in scene._guests] == ["barred", "barred", "screen"]
    assert offers(scene, 0) == ["curtain", "bot"]
    scene.named["let_in"].push()
    assert [guest.state for guest in scene._guests] == ["waiting", "waiting", "screen"]


def test_a_machine_without_an_address_says_so(house: House) -> None:
    scene, _ = shown(house, "waiting", "waiting")
    scene.seats.addresses.clear()
    scene.tick(0.1)
    assert f"[warning] {words.NO_ADDRESS}" in written(house, scene)


@pytest.mark.parametrize(("system", "text"), [("win32", words.WINDOWS), ("darwin", words.MACOS)])
def test_what_the_system_asks_is_told_once_before_anything_listens(
    house: House, system: str, text: str
) -> None:
    scene = received(house, ("waiting", "screen"), system)
    assert text in written(house, scene)
    assert not scene.seats.opened
    assert [guest.state for guest in scene._guests] == ["closed", "screen"]
    scene.named["let_in"].push()
    assert scene.seats.opened
    assert text not in written(house, scene)
    assert received(house, ("waiting", "screen"), system).seats.opened


def test_what_is_meant_is_explained_at_the_foot(house: House) -> None:
    scene, _ = shown(house, "here", "waiting")
    scene.by_keys = True
    scene.focus = scene.buttons.index(scene.named["throw_out:0"])
    assert words.THROW_OUT_TEXT in written(house, scene)


# Every device, window, language and size.


@pytest.mark.parametrize("way", WAYS)
def test_everything_can_be_pushed_by_each_device_alone(
    house: House, way: Callable[[App, Button], None]
) -> None:
    scene, link = shown(house, *MIXED)
    for name in ("bare:0", "cover:0", "curtain:3", "use_phone:3", "use_phone:4", "throw_out:0"):
        way(house.app, scene.named[name])
    assert [link.guest(seat) for seat in range(5)] == ["waiting"] * 5
    way(house.app, scene.named["back"])
    assert house.app.top is not scene


def test_the_focus_stays_where_it_is_while_people_come(house: House) -> None:
    scene, link = shown(house, "waiting", "waiting", "here")
    scene.by_keys = True
    scene.focus = scene.buttons.index(scene.named["throw_out:2"])
    link.seat(0, "here")
    scene.tick(0.1)
    assert scene.buttons[scene.focus] is scene.named["throw_out:2"]


def amiss(house: House) -> Iterator[str]:
    """Draw every state, and name what does not fit."""
    app = house.app
    for name in screens(house):
        scene = app.top
        assert isinstance(scene, PhonesScene)
        page = app.page.box
        canvas = StrictCanvas(app.surface, app.page, app.pictures, TEXT_SIZES[app.settings.text_size])
        scene.paint_ground(canvas)
        scene.paint(canvas)
        for button in scene.buttons:
            button.draw(canvas, hot=False)
            assert page.holds(button.box[:2])
            assert page.holds((button.box.right, button.box.bottom))
        yield from (f"{name}: {text}" for text in canvas.amiss)


@crossed(size=[FULL, (960, 540), *SHAPES], language=[*LANGUAGES, PSEUDO], text_size=["table", "tv"])
def test_everything_fits(house: House, size: tuple[int, int], language: str, text_size: str) -> None:
    reshape(house, size)
    house.app.change(text_size=text_size)
    house.app.tongue = Tongue(language)
    assert list(amiss(house)) == []


@pytest.mark.parametrize(("size", "seats"), list(product([FULL, (1080, 1920), (1024, 768)], [2, 5])))
def test_leaves_lie_side_by_side_or_one_below_the_other(
    house: House, size: tuple[int, int], seats: int
) -> None:
    reshape(house, size)
    scene, _ = shown(house, *["waiting"] * seats)
    boxes = [leaf.box for leaf in scene.leaves]
    assert house.app.page.upright == (size[1] > size[0])
    for one, other in pairwise(boxes):
        assert other.y >= one.bottom if house.app.page.upright else other.x >= one.right
    assert max(box.bottom for box in boxes) <= scene.where.box.y
    assert scene.go.bottom <= house.app.page.height
