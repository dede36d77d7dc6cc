"""Chromium without a window, spoken to over its own line: it opens pages and takes pictures of them."""

import base64
import json
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from websockets.sync.client import connect

#: What it is called on a Debian, and elsewhere.
NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run")
#: Seconds that anything may take on a busy machine.
PATIENCE = 60.0
#: Lets a page remember what came over its sockets, once it has done something about it.
LISTEN = """
window.heard = [];
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => setTimeout(() => window.heard.push(data)));
  }
};
"""
#: What was shown is painted, every picture has come, and every motion has ended that ever ends.
STILL = """
new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => told(
  document.fonts.status === "loaded"
  && [...document.images].every((each) => each.complete && each.naturalWidth)
  && document.getAnimations().every((each) => each.playState === "finished"
    || each.effect.getTiming().iterations === Infinity)))))
"""


def found() -> str:
    """Say where this machine has it; empty: nowhere."""
    return next((path for name in NAMES if (path := shutil.which(name))), "")


def until(holds: Callable[[], Any]) -> Any:
    """Wait until something holds, and give it; TimeoutError if it never does."""
    end = time.monotonic() + PATIENCE
    while not (so := holds()):
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.01)
    return so


class Browser:
    """One page of it, at the size of a phone."""

    def __init__(self) -> None:
        self._home = TemporaryDirectory(ignore_cleanup_errors=True)
        command = [found(), *ARGUMENTS, f"--user-data-dir={self._home.name}", "--remote-debugging-port=0"]
        self._process = subprocess.Popen(
            [*command, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        told = Path(self._home.name) / "DevToolsActivePort"
        port = until(lambda: told.exists() and told.read_text().split("\n")[0])
        self._open = ExitStack()
        way = connect(until(lambda: _page(port)), max_size=None, proxy=None, ping_interval=None)
        self._line = self._open.enter_context(way)
        self._number = 0
        self.tell("Page.enable")
        self.tell("Page.addScriptToEvaluateOnNewDocument", source=LISTEN)

    def __enter__(self) -> Self:
        """Use it for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self._open.close()
        self._process.terminate()
        self._process.wait()
        self._home.cleanup()

    def tell(self, what: str, **data: object) -> Any:
        """Let it do something, and give what comes of it."""
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": what, "params": data}))
        while True:
            message = json.loads(self._line.recv(timeout=PATIENCE))
            if message.get("id") == self._number:
                return message["result"]

    def run(self, script: str) -> Any:
        """Give the value of a script on the page."""
        return self.tell("Runtime.evaluate", expression=script, awaitPromise=True)["result"].get("value")

    def open(self, url: str, size: tuple[int, int], scale: float = 1.0) -> None:
        """Open a page at a size."""
        width, height = size
        self.tell(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=True,
        )
        self.tell("Page.navigate", url=url)

    def heard(self, text: str) -> bool:
        """Say whether something came over a socket of the page."""
        return bool(self.run(f"window.heard.some((each) => each.includes({json.dumps(text)}))"))

    def picture(self, path: Path) -> Path:
        """Wait until nothing moves any more, and write down how the page looks."""
        until(lambda: self.run(STILL))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.tell("Page.captureScreenshot")["data"]))
        return path


def _page(port: str) -> str:
    """Find the line to its first page."""
    asked = HTTPConnection("127.0.0.1", int(port), timeout=PATIENCE)
    try:
        asked.request("GET", "/json/list")
        pages = json.loads(asked.getresponse().read())
    except (OSError, ValueError):
        return ""
    finally:
        asked.close()
    return next((page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page"), "")
