"""Real pages in a real browser at the size of a phone, each with cookies of its own, moved by taps alone."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import JavascriptException, StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk import options as webkit_options
from selenium.webdriver.webkitgtk import service as webkit_service

from tests.window.screen import Screen

#: How large a phone is, less what its browser takes.
SIZE = (390, 760)
#: What every page is asked: what it shows, and which choices can be tapped.
LOOK = """
const seal = document.getElementById("seal");
const choices = [...document.querySelectorAll("#zones [aria-pressed][data-id]")];
return {
  dialog: !!document.querySelector("dialog[open]"),
  seal: !seal.hidden && !seal.disabled && seal.offsetParent !== null,
  choices: choices.map((each) => each.dataset.id),
  wide: document.documentElement.scrollWidth > window.innerWidth,
};
"""
#: Tap where a finger would: in the middle of something, whatever lies there.
TAP = """
const found = document.querySelector(arguments[0]);
if (!found) return "nothing";
found.scrollIntoView({ block: "center" });
const { left, top, width, height } = found.getBoundingClientRect();
const hit = document.elementFromPoint(left + width / 2, top + height / 2);
if (!hit || !(found.contains(hit) || hit.contains(found))) return "covered by " + (hit || found).outerHTML;
hit.click();
return "";
"""


@contextmanager
def browser() -> Iterator[WebDriver]:
    """Start Chromium without a window."""
    options = webdriver.ChromeOptions()
    options.enable_bidi = True
    options.binary_location = str(shutil.which("chromium"))
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    try:
        yield driver
    finally:
        driver.quit()


@contextmanager
def webkit(folder: Path) -> Iterator[WebDriver]:
    """Start the engine of Safari, on a screen of its own."""
    options = webkit_options.Options()
    options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-*/MiniBrowser")))
    options.add_argument("--automation")
    with Screen(folder) as screen:
        environment = {**os.environ, "DISPLAY": screen.display, "HOME": str(folder)}
        service = webkit_service.Service(str(shutil.which("WebKitWebDriver")), env=environment)
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield driver
        finally:
            driver.quit()


class Page:
    """One page, as if on a phone of its own."""

    def __init__(self, driver: WebDriver, *, alone: bool = False) -> None:
        """Open a window at the size of a phone; ``alone``: in a browser that has one window only."""
        self.driver = driver
        self.handle = driver.current_window_handle if alone else _apart(driver)
        driver.switch_to.window(self.handle)
        driver.set_window_size(*SIZE)

    def open(self, url: str) -> None:
        """Follow a code."""
        self.driver.switch_to.window(self.handle)
        self.driver.get(url)

    def look(self) -> dict[str, object]:
        """Say what the page shows."""
        self.driver.switch_to.window(self.handle)
        try:
            return dict(self.driver.execute_script(LOOK))
        except (JavascriptException, StaleElementReferenceException):
            return {}

    def complaints(self) -> list[str]:
        """Give what the browser had to complain of, on all its pages."""
        logged = self.driver.execute("getLog", {"type": "browser"})["value"]
        return [entry["message"] for entry in logged if entry["level"] == "SEVERE"]

    def tap(self, selector: str) -> str:
        """Tap something; give what was in the way, if anything was."""
        self.driver.switch_to.window(self.handle)
        return str(self.driver.execute_script(TAP, selector))


def _apart(driver: WebDriver) -> str:
    """Open a window that shares no cookie with others."""
    context = driver.browser.create_user_context()
    return str(driver.browsing_context.create(type="window", user_context=context))
