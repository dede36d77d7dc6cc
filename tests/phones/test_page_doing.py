"""What a person does with a real page, and what the table hears of it."""

import json
import os
import re
import signal
from collections.abc import Iterator
from itertools import cycle
from math import inf
from typing import Any

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from game.phones.link import Heard, Link
from tests.phones.phone import get
from tests.phones.shown import ShownPage, sample, shown_page
from tests.phones.waiting import quiet, server_of, waited

pytestmark = pytest.mark.slow

#: All that was loaded, and how long it took.
LOADED = """
const kinds = ["navigation", "resource"];
return JSON.stringify(kinds.flatMap((kind) => performance.getEntriesByType(kind)));
"""
#: What a page fetches when it has nothing else to do: it is shown when nothing can be fetched any more.
LATER = re.compile("/(broken_|curtain|rat_)")
#: How wide and high what is held up would be, and how wide and high it may be.
ROOM = "{wants: [text.scrollWidth, text.scrollHeight], has: [text.clientWidth, text.clientHeight]}"
HOSPITAL, PARK = "#zones [data-id='card:hospital']", "#zones [data-id='card:park']"


@pytest.fixture
def page(link: Link) -> Iterator[ShownPage]:
    """Give a page of the usual size, greeted."""
    with shown_page(link) as page:
        yield page


def holds(page: ShownPage, script: str) -> Any:
    """Wait until something is so on the page."""
    return page.wait_until(lambda: page.run(f"return {script}"))


def silence(page: ShownPage, seconds: float = 0.3) -> list[Heard]:
    """Listen for a while, and give all that was said."""
    return [*page.news, *quiet(page.link, seconds)]


# Sitting down.


def test_one_tap_sits_down_and_another_language_is_asked_for(page: ShownPage) -> None:
    page.tap("label[lang=fr] input")
    assert page.told("language") == {"language": "fr"}
    page.tap("#seal")
    assert page.told("joined") == {}


def test_large_text_and_a_dark_page_are_remembered(page: ShownPage) -> None:
    page.tap("input[name=large]")
    page.tap("input[name=dark]")
    assert page.run("return document.documentElement.className") == "gules large dark"
    page.driver.refresh()
    page.wait_for("Sit down")
    assert set(page.run("return document.documentElement.className").split()) == {"gules", "large", "dark"}


# Choosing.


def test_a_tap_lifts_and_the_seal_does_it_for_the_step_that_is_shown(page: ShownPage) -> None:
    step = page.show(sample("play"))["step"]
    assert page.run("return document.getElementById('seal').disabled")
    assert page.tap(HOSPITAL) == ""
    assert page.told("lift") == {"step": step, "option": "card:hospital"}
    assert page.run("return document.querySelector(arguments[0]).ariaPressed", HOSPITAL) == "true"
    assert page.run("return document.getElementById('seal').textContent") == "Play the Hospital"
    page.tap("#seal")
    assert page.told("seal") == {"step": step, "option": "card:hospital"}
    assert "Sealed" in page.text()
    # What was sealed is not sealed again, nor changed, before the table has answered.
    page.tap("#seal")
    page.tap(PARK)
    assert silence(page) == []


def test_a_second_tap_on_what_is_lifted_seals_it_but_not_a_trembling_finger(page: ShownPage) -> None:
    page.show(sample("play"))
    page.run("const leaf = document.querySelector(arguments[0]); leaf.click(); leaf.click()", PARK)
    assert page.told("lift")["option"] == "card:park"
    assert silence(page, 0.6) == []
    page.tap(PARK)
    assert page.told("seal")["option"] == "card:park"


def test_a_finger_on_the_board_lifts_the_place_beside_it(page: ShownPage) -> None:
    page.show(sample("carriage"))
    pin = page.driver.find_element(By.CSS_SELECTOR, ".plan [data-letter=B]")
    ActionChains(page.driver).click(pin).perform()
    assert page.told("lift")["option"] == "market:inner_left_1"
    assert page.run("return document.querySelectorAll('.pin.chosen').length") == 2


def test_cards_are_laid_at_a_tap_and_the_seal_ends_it(page: ShownPage) -> None:
    page.show(sample("lay"))
    page.tap("#zones [data-id='card:church_3']")
    assert page.told("seal")["option"] == "card:church_3"
    page.show(sample("lay"))
    holds(page, "!document.getElementById('seal').disabled")
    page.tap("#seal")
    assert page.told("seal")["option"] == "done"


def test_what_is_lifted_stays_lifted_while_others_become_ready(page: ShownPage) -> None:
    sheet = page.show(sample("draft"))
    page.tap("#zones [data-id='card:park']")
    sheet["others"][1]["state"] = "ready"
    page.link.show(0, sheet)
    holds(page, "document.querySelectorAll('.others .ready').length === 2")
    assert page.run("return document.querySelector('#zones .chosen').dataset.id") == "card:park"


def test_everything_can_be_done_by_keys(page: ShownPage) -> None:
    page.show(sample("play"))
    page.run("document.getElementById('ask').focus()")
    keys = ActionChains(page.driver)
    keys.send_keys(Keys.TAB, Keys.TAB, Keys.ENTER).perform()
    assert page.told("lift")["option"] == "card:park"
    ActionChains(page.driver).send_keys(Keys.TAB, Keys.TAB, Keys.ENTER).perform()
    assert page.told("seal")["option"] == "card:park"


# Reading.


def test_holding_a_card_asks_for_its_rule_and_shows_it_without_lifting(page: ShownPage) -> None:
    page.show(sample("play"))
    leaf = page.driver.find_element(By.CSS_SELECTOR, f"{HOSPITAL} .name")
    ActionChains(page.driver).click_and_hold(leaf).pause(1.5).release().perform()
    assert page.told("rule") == {"about": "hospital"}
    assert silence(page) == []
    rule = {"t": "rule", "title": "Hospital", "text": ["Stops a [rat]."], "picture": "sector/hospital"}
    page.link.tell(0, rule)
    page.wait_for("Stops a")
    assert page.run("return document.querySelector('dialog[open] p img').alt") == "rats"
    page.tap("#sheet .strip")
    assert not page.look()["dialog"]


def test_what_happened_opens_by_itself_once(page: ShownPage) -> None:
    sheet = {**sample("play"), "recap_due": True}
    page.show(sheet)
    holds(page, "!!document.querySelector('dialog[open]')")
    assert page.told("recap") == {}
    page.tap("#sheet .strip")
    page.show(sheet)
    assert not page.look()["dialog"]


def test_advice_is_asked_for_thought_over_and_lifted(page: ShownPage) -> None:
    sheet = page.show({**sample("play"), "advice": None})
    page.tap("[data-id='tool:advice']")
    assert page.told("advice") == {"step": sheet["step"]}
    page.link.show(0, {**sheet, "advice": {"thinking": True}})
    page.wait_for("Thinking it over")
    page.link.show(0, {**sheet, "advice": sample("play")["advice"]})
    page.wait_for("Lift it")
    page.tap("#sheet .go")
    assert page.told("lift")["option"] == "card:park"


def test_nothing_that_is_held_up_scrolls_unless_it_is_long(page: ShownPage) -> None:
    page.show(sample("play"))
    for tool in ("help", "advice", "recap", "menu"):
        page.tap(f"[data-id='tool:{tool}']")
        sizes = page.run("const text = document.querySelector('#sheet .text'); return " + ROOM)
        assert sizes["wants"] == sizes["has"], tool
        page.tap("#sheet .strip:last-child")


def test_the_hand_is_covered_and_shown_again(page: ShownPage) -> None:
    page.show(sample("wait"))
    page.tap(".cover")
    assert page.run("return document.querySelectorAll('.fan .back').length") == 3
    assert "Confidant" not in page.text()
    page.tap(".cover")
    assert "Confidant" in page.text()


def test_undo_and_again_are_said(page: ShownPage) -> None:
    step = page.show(sample("play"))["step"]
    page.tap("[data-id='tool:undo']")
    assert page.told("undo") == {"step": step}
    page.show(sample("end"))
    page.tap("#seal")
    assert page.told("again") == {}


def test_no_text_becomes_more_than_text(page: ShownPage) -> None:
    sheet = sample("play")
    sheet["self"]["name"] = sheet["choices"][0]["name"] = "<img src=x onerror=window.broken=1>"
    page.show(sheet)
    assert "onerror" in page.text()
    assert not page.run("return window.broken || document.querySelector('img[src=x]')")


# Coming, sleeping and going.


def test_a_page_that_hears_nothing_says_so_and_comes_back_by_itself(page: ShownPage) -> None:
    """The server stands still, so that neither end closes the line: the watchdog alone can notice."""
    page.show(sample("play"))
    server = server_of(page.link)
    os.kill(server, signal.SIGSTOP)
    try:
        # The window looks away, or it would give the page another server.
        waited(lambda: "Your phone slept" in page.text())
        assert "Hospital" not in page.run("return document.body.innerText")
    finally:
        os.kill(server, signal.SIGCONT)
    holds(page, "document.body.innerText.includes('Hospital')")


def test_a_page_comes_back_after_its_server_was_killed(page: ShownPage) -> None:
    page.show(sample("play"))
    os.kill(server_of(page.link), signal.SIGKILL)
    leaves = cycle((HOSPITAL, PARK))
    assert page.wait_until(lambda: page.tap(next(leaves)) == "" and page.news)


def test_whoever_loses_the_seat_is_told_and_shown_nothing_any_more(page: ShownPage, link: Link) -> None:
    page.show(sample("play"))
    used = link.url(0)
    waited(lambda: get(link.address, used.removeprefix(f"HTTP://{link.address}")).status == 303)
    page.wait_for("Another phone has sat down as Anna")
    page.wait_until(lambda: link.url(0) != used)
    page.run_command("Network.clearBrowserCookies", {})
    page.open(link.url(0).replace("HTTP:", "http:"))
    page.wait_for("Hospital")
    link.throw_out(0)
    page.wait_for("The table has taken the hand of Anna back")
    assert "Hospital" not in page.run("return document.body.innerText")


def test_a_page_is_told_that_the_table_is_closed(page: ShownPage, link: Link) -> None:
    page.show(sample("play"))
    link.close()
    page.wait_for("Thank you for playing")


def test_whoever_has_no_seat_writes_six_letters(page: ShownPage, link: Link) -> None:
    link.throw_out(0)
    page.wait_for("This page shows nothing any more")
    page.open(f"http://{link.address}/")
    page.driver.find_element(By.ID, "letters").send_keys("zzzzzz" + Keys.ENTER)
    holds(page, "!document.querySelector('[lang=en] [data-word=wrong]').hidden")
    page.driver.find_element(By.ID, "letters").send_keys(link.letters(0).lower() + Keys.ENTER)
    page.wait_for("Sit down")
    holds(page, "!document.getElementById('seal').disabled")


def test_a_code_that_was_used_leads_to_the_door(page: ShownPage, link: Link) -> None:
    used = link.url(1).replace("HTTP:", "http:")
    assert get(link.address, used.removeprefix(f"http://{link.address}")).status == 303
    link.throw_out(0)
    page.wait_for("This page shows nothing any more")
    page.open(used)
    holds(page, "document.querySelector('[lang=en] [data-word=stale]').offsetParent")


def test_the_first_page_is_light_and_quick(page: ShownPage) -> None:
    """Count all bytes that a greeting needs, and the time until they are there, at best of a few times."""
    took = list[float]()
    while len(took) < 8 and min(took, default=inf) > 1000:
        page.run_command("Network.clearBrowserCache", {})
        page.driver.refresh()
        page.wait_for("Sit down")
        entries = json.loads(page.run(LOADED))
        assert 50_000 < sum(entry["encodedBodySize"] for entry in entries) <= 500_000
        took.append(max(entry["responseEnd"] for entry in entries if not LATER.search(entry["name"])))
    assert min(took) <= 1000
