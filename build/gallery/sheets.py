"""Every kind of sheet as it looks on phones: real pages of a real server, in a browser without a window."""

from collections.abc import Callable, Iterator, Mapping
from itertools import count, product
from pathlib import Path
from typing import Any

from build.gallery.browser import Browser, found, until
from build.gallery.phones import people
from game.games import PRESENTATIONS
from game.phones.leaves import bare, greeting, vocabulary
from game.phones.link import Link
from game.phones.sheet import Sheet
from game.scenes.phone_end import last_leaf
from game.session.plan import Plan
from game.session.session import Session
from game.table.chronicle import retold
from game.words import LANGUAGES, Tongue
from game.words import phone_codes as words
from rules import GAMES
from rules.kernel import Seat
from rules.play import random_actions

Json = Mapping[str, Any]
#: How wide phones and tablets are, and how high.
SIZES = ((320, 640), (390, 844), (768, 1024))
#: How people read: what the page remembers of it.
LOOKS: dict[str, tuple[str, ...]] = {"light": (), "dark": ("dark",), "large": ("large",)}
#: Lifts the second choice; what is tapped too soon is not meant.
LIFT = """
{
  const [, second] = document.querySelectorAll("#zones .leaf[aria-pressed][data-id]:enabled");
  if (second && second.ariaPressed !== "true") second.click();
  !second || second.ariaPressed === "true";
}
"""
CLOSE = "document.getElementById('sheet').close()"


class Phone:
    """One phone at the table of a server of its own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._steps = count(1)
        self.link = Link()
        self.link.open("127.0.0.1")
        self._wait(lambda: self.link.running)

    def sit(self, seat: Seat, size: tuple[int, int], look: str = "light", scale: float = 1.0) -> None:
        """Follow the code of a seat, and read in some manner."""
        self.link.throw_out(seat)
        self.link.invite(seat)
        self._browser.open(self.link.url(seat).replace("HTTP:", "http:"), size, scale)
        self._wait(lambda: self._browser.run("document.readyState") == "complete")
        for name in ("dark", "large"):
            self._browser.run(f"localStorage.setItem('{name}', {int(name in LOOKS[look])})")
        self._browser.run("window.read = true")
        self._browser.tell("Page.reload")
        self._wait(lambda: self._browser.run("!window.read && document.readyState") == "complete")

    def show(self, seat: Seat, sheet: Json, plan: Plan) -> None:
        """Show it a sheet, and wait until it is there."""
        step = next(self._steps)
        self._browser.run(CLOSE)
        self.link.speak(seat, vocabulary(plan.players, Tongue(sheet["language"])))
        self.link.show(seat, {**sheet, "step": step})
        self._wait(lambda: self._browser.heard(f'"step":{step}'))

    def lift(self) -> None:
        """Lift the second choice, if there is one, as somebody does who thinks."""
        until(lambda: self._browser.run(LIFT))
        self._browser.run("scrollTo(0, 0)")

    def _wait(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds, whatever the page says meanwhile."""

        def heard() -> bool:
            self.link.hear()
            return holds()

        until(heard)


def table(game: str) -> Plan:
    """Seat as many as can sit around a table."""
    seats = max(GAMES[game].seats)
    return Plan(game, tuple(one._replace(language="") for one in people(("here",) * seats)), {}, 3)


def positions(plan: Plan) -> Iterator[tuple[str, Session, Seat]]:
    """Play at random; stop where something is asked, awaited or told for the first time, and at the end."""
    match, seen = plan.deal(), set[str]()
    for seat, action in random_actions(match, 1):
        waiting = match.state.decisions()
        kind = type(next(asked for asked in waiting if asked.seat == seat)).__name__
        looked = {kind: seat, "wait": (seat + 1) % len(plan.players), "recap": seat}
        if len(waiting) > 1 or not match.log:
            del looked["wait"]
        for name, looker in looked.items():
            if name not in seen and (name != "recap" or "wait" in seen):
                seen.add(name)
                yield name, Session(plan, match.until(len(match.log))), looker
        match.play(action, seat)
        if len(waiting) > 1 and "ready" not in seen and match.answered(seat) is not None:
            seen.add("ready")
            yield "ready", Session(plan, match.until(len(match.log))), seat
    yield "end", Session(plan, match), 0


def sheets(game: str) -> Iterator[tuple[str, dict[str, Json]]]:
    """Name every kind of sheet of a game, and give it in every language."""
    plan = table(game)
    tongues = {language: Tongue(language) for language in LANGUAGES}
    yield "greet", {key: greeting(plan, 0, say) for key, say in tongues.items()}
    yield "soon", {key: {**bare(plan, 0, say), "head": say(words.SOON)} for key, say in tongues.items()}
    for name, session, seat in positions(plan):
        yield name, {key: written(name, session, seat, say) for key, say in tongues.items()}


def written(name: str, session: Session, seat: Seat, say: Tongue) -> Json:
    """Write a sheet; only the one that is to show it opens what happened."""
    if session.asked is None:
        return last_leaf(session, seat, (), say)
    desk = PRESENTATIONS[session.plan.game].desk()
    sheet = Sheet(session, desk, seat, say, retold(session)).to_json()
    return {**sheet, "recap_due": name == "recap"}


def pictures(out: Path) -> Iterator[Path]:
    """Take every sheet in every size and look; in such languages that each meets each of these."""
    if not found():
        print("No picture of phones: there is no Chromium on this machine.")
        return
    ways = list(product(enumerate(SIZES), enumerate(LOOKS)))
    with Browser() as browser:
        phone = Phone(browser)
        for (wide, size), (manner, look) in ways:
            phone.sit(0, size, look)
            for game in PRESENTATIONS:
                for number, (name, spoken) in enumerate(sheets(game)):
                    language = LANGUAGES[(number + wide + manner) % len(LANGUAGES)]
                    phone.show(0, spoken[language], table(game))
                    phone.lift()
                    yield browser.picture(out / f"phone_{game}_{name}_{size[0]}_{look}_{language}.png")
        phone.link.close(wait=True)
