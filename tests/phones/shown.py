"""A page that is shown sheets one by one, at a size and in a manner of reading."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from build.gallery.browser import LISTEN
from game.drawing.theme import TINCTURES
from game.phones.leaves import vocabulary
from game.phones.link import Heard, Link
from game.session.plan import NAMES, Player
from game.words import Tongue
from tests.phones.pages import Page, browser
from tests.phones.waiting import waited

Json = dict[str, Any]
SAMPLES = Path(__file__).with_name("samples")
#: One sheet of each kind and of each game.
NAMES_OF_SAMPLES = sorted(path.stem for path in SAMPLES.glob("*.json"))
PEOPLE = [Player(name, tincture) for name, tincture in zip(NAMES, TINCTURES, strict=False)]
#: How people read: what the page remembers of it.
LOOKS = {"light": {"dark": 0, "large": 0}, "dark": {"dark": 1, "large": 0}, "large": {"dark": 0, "large": 1}}
AXE = (files("axe_core_python") / "axe.min.js").read_text("utf-8")
#: All that axe finds, as one line each.
FAULTS = """
const done = arguments[arguments.length - 1];
axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  done(violations.map(({ id, nodes }) => id + ": " + nodes.map((node) => node.html).join(" | "))));
"""


def sample(name: str) -> Json:
    """Give a sheet."""
    sheet: Json = json.loads((SAMPLES / f"{name}.json").read_text("utf-8"))
    return sheet


class ShownPage(Page):
    """The page of the first seat of a link."""

    step = 100

    def come(self, link: Link, width: int = 390, height: int = 844, look: str = "light") -> None:
        """Follow the code; a sheet must have been shown before."""
        self.link = link
        #: What it has said, and nobody has asked for yet.
        self.news: list[Heard] = []
        measures = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
        self.run_command("Emulation.setDeviceMetricsOverride", measures)
        self.run_command("Page.addScriptToEvaluateOnNewDocument", {"source": LISTEN})
        self.open(link.url(0).replace("HTTP:", "http:"))
        for what, on in LOOKS[look].items():
            self.run(f"localStorage.setItem('{what}', {on})")
        self.driver.refresh()

    def run_command(self, name: str, data: Json) -> None:
        """Tell the browser something about this page."""
        self.driver.switch_to.window(self.handle)
        self.driver.execute("executeCdpCommand", {"cmd": name, "params": data})

    def run(self, script: str, *arguments: object) -> Any:
        """Run a script on the page, and give what it returns."""
        self.driver.switch_to.window(self.handle)
        return self.driver.execute_script(script, *arguments)

    def show(self, sheet: Json, language: str = "en") -> Json:
        """Show a sheet as if it were new, and wait until it is there."""
        ShownPage.step += 1
        sheet = {**sheet, "step": self.step, "language": language}
        self.link.speak(0, vocabulary(PEOPLE, Tongue(language)))
        self.link.show(0, sheet)
        came = f"return window.heard.some((each) => each.includes('\"step\":{self.step},'))"
        self.wait_until(lambda: self.run(came))
        return sheet

    def wait_for(self, text: str) -> None:
        """Wait until the page says something."""
        self.wait_until(lambda: text in self.text())

    def wait_until(self, true: Callable[[], Any]) -> Any:
        """Wait until something is so, listening to the page."""
        return waited(lambda: self.listen() and true())

    def listen(self) -> bool:
        """Keep what the page says."""
        self.news += self.link.hear()
        return True

    def told(self, what: str) -> Json:
        """Wait until the page has said something, and give that; what was said before is forgotten."""
        news = self.wait_until(lambda: next((news for news in self.news if news.what == what), None))
        del self.news[: self.news.index(news) + 1]
        return dict(news.data)

    def text(self) -> str:
        """Give all that the page says to somebody who hears it."""
        return str(self.run("return document.body.textContent"))

    def faults(self) -> list[str]:
        """Ask axe what would keep somebody from using the page."""
        self.run(f"if (!window.axe) {{ {AXE} }}")
        return list(self.driver.execute_async_script(FAULTS))


@contextmanager
def shown_page(link: Link, **how: Any) -> Iterator[ShownPage]:
    """Open a page that is greeted first."""
    link.speak(0, vocabulary(PEOPLE, Tongue("en")))
    link.show(0, sample("greet"))
    with browser() as driver:
        page = ShownPage(driver)
        page.come(link, **how)
        page.wait_for("Sit down")
        yield page
