"""Every kind of sheet in a real page, small and large, light and dark, in every language."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from game.phones.link import Link
from game.words import LANGUAGES, Tongue
from game.words.phones import PAGE
from tests.phones.phone import get
from tests.phones.shown import LOOKS, NAMES_OF_SAMPLES, ShownPage, sample, shown_page
from tests.phones.waiting import server_of, waited

WIDTHS = (320, 390, 768)
#: What is wrong with a page at a glance.
GLANCE = """
const [width] = arguments, box = (each) => each.getBoundingClientRect();
const seen = (each) => each.getClientRects().length && !each.closest("[aria-hidden=true], .unseen, .notch");
const name = (each) => [each.tagName, each.className, each.src || each.textContent.slice(0, 40)].join(" ");
const found = (what, wrong) => [...document.querySelectorAll(what)].filter(seen).filter(wrong).map(name);
const field = "input:not([type=radio], [type=checkbox])";
return {
  wide: document.documentElement.scrollWidth > width ? ["the page"] : [],
  missing: found("img", (each) => !each.complete || !each.naturalWidth),
  small: found("button, label.leaf, " + field, (each) => box(each).width < 48 || box(each).height < 48),
  outside: found("#zones *, #self *, .seal *", (each) => box(each).right > width + 1 || box(each).left < -1),
  cut: found("button span", (each) => box(each).bottom > box(each.closest("button")).bottom + 2),
  nameless: found("button", (each) => !(each.getAttribute("aria-label") || each.textContent).trim()),
};
"""
#: Points that stand below what they are for.
BELOW = """
return [...document.querySelectorAll(".sum li")].map((each) => [...each.children])
  .filter(([, name, , number]) => number.offsetTop >= name.offsetTop + name.offsetHeight)
  .map(([, name]) => name.textContent);
"""
#: The page has fetched what it shows when nothing can be fetched any more.
KEPT = "return performance.getEntriesByType('resource').some(({ name }) => name.includes('rat_scribe'))"
#: Every picture has come, and every motion has ended that ever ends.
STILL = """
const lasting = (each) => each.effect.getTiming().iterations === Infinity;
return [...document.images].every((each) => each.complete && each.naturalWidth)
  && document.getAnimations().every((each) => each.playState === "finished" || lasting(each));
"""


def glance(page: ShownPage, width: int) -> dict[str, Any]:
    """Wait until everything has come, and give what is wrong, by kind."""
    with suppress(AssertionError):
        page.wait_until(lambda: page.run(STILL))
    return {kind: found for kind, found in page.run(GLANCE, width).items() if found}


@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_sheet_fits_is_named_and_can_be_pressed(link: Link, width: int, look: str) -> None:
    """Nothing scrolls sideways, is cut or too small for a finger; every picture comes; axe finds nothing."""
    with shown_page(link, width=width, look=look) as page:
        for number, name in enumerate(NAMES_OF_SAMPLES):
            language = LANGUAGES[(number + WIDTHS.index(width)) % len(LANGUAGES)]
            sheet = page.show(sample(name), language)
            assert glance(page, width) == {}, name
            assert page.faults() == [], name
            if sheet["kind"] == "choose" and page.look()["choices"]:
                page.tap("#zones [data-id]:enabled")
                assert glance(page, width) == {}, name
        assert page.complaints() == []


def looks_well(page: ShownPage, width: int, what: str) -> None:
    """Insist that nothing is wrong with what a page shows."""
    assert glance(page, width) == {}, what
    assert page.faults() == [], what


@contextmanager
def cut_off(page: ShownPage, text: str) -> Iterator[None]:
    """Let the server stand still until the page says so, and go on after that was looked at."""
    page.wait_until(lambda: page.run(KEPT))
    server = server_of(page.link)
    os.kill(server, signal.SIGSTOP)
    try:
        # The window looks away, or it would give the page another server.
        waited(lambda: text in page.text())
        yield
    finally:
        os.kill(server, signal.SIGCONT)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "look", "language"), [(320, "large", "de"), (390, "dark", "fr"), (768, "light", "en")]
)
def test_whoever_has_no_sheet_is_shown_well_why(link: Link, width: int, look: str, language: str) -> None:
    """Nobody yet, asleep, taken over, sent away, or the end of the evening."""
    say = Tongue(language)

    def told(why: str) -> str:
        return say(PAGE[f"{why}_text"]).partition("<name>")[2] or say(PAGE[f"{why}_text"])

    def back() -> None:
        page.run_command("Network.clearBrowserCookies", {})
        page.open(link.url(0).replace("HTTP:", "http:"))
        page.show(sample("play"), language)

    with shown_page(link, width=width, look=look) as page:
        page.show(sample("play"), language)
        with cut_off(page, told("asleep")):
            looks_well(page, width, "asleep")
        page.wait_until(lambda: page.look()["choices"])
        waited(lambda: get(link.address, link.url(0)[-29:]).status == 303)
        page.wait_for(told("taken"))
        looks_well(page, width, "taken")
        back()
        link.throw_out(0)
        page.wait_for(told("out"))
        looks_well(page, width, "out")
        page.open(f"http://{link.address}/")
        page.wait_until(lambda: page.run("return !document.getElementById('door').hidden"))
        looks_well(page, width, "door")
        back()
        page.wait_until(lambda: page.run(KEPT))
        link.close()
        page.wait_for(told("over"))
        looks_well(page, width, "over")


@pytest.mark.slow
def test_nothing_scrolls_sideways_with_letters_twice_as_large(link: Link) -> None:
    with shown_page(link, width=320, look="large") as page:
        for name in NAMES_OF_SAMPLES:
            page.show(sample(name), "de")
            page.run("document.documentElement.style.fontSize = '36px'")
            assert "wide" not in glance(page, 320), name


@pytest.mark.slow
@pytest.mark.parametrize("name", ["draft", "play", "carriage"])
def test_a_leaf_is_as_high_as_its_words(link: Link, name: str) -> None:
    with shown_page(link, width=320) as page:
        sheet = sample(name)
        choices = [{**choice, "brings": 6 * [choice["name"]]} for choice in sheet["choices"]]
        page.show({**sheet, "choices": choices}, "fr")
        assert glance(page, 320) == {}


@pytest.mark.slow
def test_points_stand_beside_what_they_are_for_and_no_line_begins_with_a_colon(link: Link) -> None:
    """Even on the narrowest phone, in large letters."""
    with shown_page(link, width=320, look="large") as page:
        end = sample("end")
        rows = [[name, points] for name, points, *_ in end["end"]["rows"]]
        page.show({**end, "end": {**end["end"], "rows": rows}})
        assert page.run(BELOW) == []
        page.show({**sample("turn"), "head": "Choose a region"})
        page.link.show(0, {**sample("turn"), "step": 999, "head": "New [cube]: one per [rat], or none"})
        page.wait_for("one per")
        kept = page.run("return [...document.querySelectorAll('#ask .nw')].map((each) => each.textContent)")
        assert kept == [":", ","]


@pytest.mark.slow
@pytest.mark.parametrize("width", [320, 360, 375, 390])
def test_the_numbers_of_a_seat_stand_in_one_row(link: Link, width: int) -> None:
    with shown_page(link, width=width) as page:
        own = [["prestige", "26"], ["cube", "10"], ["coin", "12"], ["message", "3"], ["rat", "9"]]
        page.show({**sample("play"), "own": own})
        tops = page.run("return [...document.querySelectorAll('.own div')].map((each) => each.offsetTop)")
        assert len(tops) == 5
        assert len(set(tops)) == 1
