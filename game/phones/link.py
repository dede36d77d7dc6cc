"""The window's end of the line to the phones: it gives out seats, shows sheets and hears what phones say."""

import json
from collections.abc import Mapping
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple

from game.phones.far_end import FarEnd
from game.phones.invitation import Invitation
from rules.kernel import Seat

#: The usual port, and how many after it are tried where it is taken.
PORT = 18137
NEXT = 20
#: How often the server may fall in a minute before it is given up.
FALLS = 3
MINUTE = 60.0


class Heard(NamedTuple):
    """What a phone did, "joined", "asleep" or "awake", or what its page says."""

    seat: Seat
    what: str
    data: Mapping[str, Any]


class Link:
    """All that a table has to do with phones; nothing here ever waits for one."""

    def __init__(self) -> None:
        #: Why no phone can come: "port", "address" or "gone"; empty: nothing is in the way.
        self.trouble = ""
        #: Where the server listens, as people type it; empty before it does.
        self.address = ""
        self.running = False
        self._far: FarEnd | None = None
        self._leaving: Thread | None = None
        self._where: tuple[str, list[int]] = ("", [])
        self._falls: list[float] = []
        self._invited: dict[Seat, Invitation] = {}
        self._kept: dict[Seat, dict[str, str]] = {}

    def open(self, address: str, port: int = PORT, *, only: bool = False) -> None:
        """Let phones come to an address of this machine; where the port is taken, to a later one."""
        self._end()
        self.trouble = self.address = ""
        self._where = address, [port] if only else [*range(port, port + 1 + NEXT)]
        self._invited = {seat: Invitation() for seat in self._invited}
        self._falls.clear()
        self._start()

    def close(self, *, wait: bool = False) -> None:
        """Send all phones away, with the keys they had; only whoever ends waits until they have left."""
        self._end()
        if wait:
            self._see_off()
        self.trouble = self.address = ""
        self._invited.clear()
        self._kept.clear()

    def invite(self, seat: Seat) -> None:
        """Give a seat to whichever phone comes with its ticket or its letters."""
        if seat not in self._invited:
            self._invited[seat] = Invitation()
            self._lay(seat)

    def revoke(self, seat: Seat) -> None:
        """Give a seat to phones no longer; the one that has it is told."""
        if self._invited.pop(seat, None):
            self._tell("gone", seat, "out")

    def excuse(self, seat: Seat) -> bool:
        """Let a phone that sleeps keep the key to a seat that is played without it; False: none sleeps."""
        return seat in self._invited and self._invited[seat].excuse()

    @property
    def excused(self) -> list[Seat]:
        """Name the seats that are played without their phones until these wake up."""
        return [seat for seat, invited in self._invited.items() if invited.excused]

    def throw_out(self, seat: Seat) -> None:
        """Tell the phone of a seat to leave, and invite another one."""
        if seat in self._invited:
            self.revoke(seat)
            self.invite(seat)

    def url(self, seat: Seat) -> str:
        """Give what is in the code of a seat; empty: nobody can come."""
        if seat not in self._invited or not self.address:
            return ""
        return f"HTTP://{self.address}/J/{self._invited[seat].ticket}"

    def letters(self, seat: Seat) -> str:
        """Give what people can type in place of a code; empty: nobody can come."""
        return self._invited[seat].letters if seat in self._invited and self.address else ""

    def guest(self, seat: Seat) -> str:
        """Say how it is with the guest of a seat: "waiting", "here" or "asleep"; empty: not invited."""
        return self._invited[seat].guest if seat in self._invited else ""

    def speak(self, seat: Seat, words: Mapping[str, Any]) -> None:
        """Give a phone the words of its page, and to whichever phone comes to the seat later."""
        self._keep(seat, "words", _text(words))

    def show(self, seat: Seat, sheet: Mapping[str, Any]) -> None:
        """Show a phone its present sheet, or to whichever comes later; the same is not sent again."""
        self._keep(seat, "sheet", _text(sheet))

    def tell(self, seat: Seat, message: Mapping[str, Any]) -> None:
        """Send something to the phone that is here, once."""
        self._tell("tell", seat, message["t"], _text(message))

    def hear(self) -> list[Heard]:
        """Give what phones have done since the last time; a server that has died or hangs is started anew."""
        heard: list[Heard] = []
        try:
            while self._far is not None and (message := self._far.hear()) is not None:
                heard += self._take(message)
        except (EOFError, OSError):
            heard += self._fallen()
        return heard

    def _take(self, message: list[Any]) -> list[Heard]:
        match message:
            case ["open", int(port)]:
                self.address, self.running = f"{self._where[0]}:{port}", True
            case ["trouble", str(why)]:
                return self._give_up(why)
            case ["guessed"]:
                for seat, invited in self._invited.items():
                    invited.renew_letters()
                    self._tell_keys(seat)
            case [str(what), int(seat), str(key), *data] if seat in self._invited:
                return self._of_phone(seat, what, key, data)
        return []

    def _of_phone(self, seat: Seat, what: str, key: str, data: list[Any]) -> list[Heard]:
        invited = self._invited[seat]
        news: list[Heard] = []
        if what == "came":
            if invited.accept(key, *data):
                self._tell_keys(seat)
        elif key != invited.key:
            # It was said by a phone that has lost the seat meanwhile.
            pass
        elif what == "said":
            news = [self._said(seat, *data)]
        elif what == "left":
            news = [Heard(seat, "asleep", {})] if invited.guest == "here" else []
            self._invited[seat] = Invitation()
            self._tell_keys(seat)
        elif told := invited.turn(awake=what == "here"):
            news = [Heard(seat, told, {})]
        return news

    def _said(self, seat: Seat, said: str, fields: Mapping[str, Any]) -> Heard:
        if said == "sit":
            self._invited[seat].sit()
        return Heard(seat, "joined" if said == "sit" else said, fields)

    def _start(self) -> None:
        # It may listen where the one before it does.
        self._see_off()
        self._far = FarEnd()
        for seat in self._invited:
            self._lay(seat)
        # A phone that comes back before its seat is known would be told that it has none.
        self._tell("open", *self._where)

    def _end(self) -> None:
        """Let the server take leave of the phones, while the window goes on."""
        if self._far is not None:
            self._see_off()
            # Python does not end before this thread, and so leaves no server behind.
            self._leaving = Thread(target=self._far.close, name="leaving")
            self._leaving.start()
            self._far = None
        self.running = False

    def _see_off(self) -> None:
        """Wait until the server that was there before is gone."""
        if self._leaving is not None:
            self._leaving.join()
            self._leaving = None

    def _fallen(self) -> list[Heard]:
        """Start a server in place of one that is no use; if that happens again and again, give it up."""
        assert self._far is not None
        self._far.end()
        self._far, self.running = None, False
        now = monotonic()
        self._falls = [then for then in self._falls if now - then < MINUTE] + [now]
        if len(self._falls) > FALLS:
            return self._give_up("gone")
        if self.address:
            # Phones know it by this port; no other one would do.
            self._where = self._where[0], [int(self.address.rpartition(":")[2])]
        self._start()
        return []

    def _give_up(self, why: str) -> list[Heard]:
        self._end()
        self.trouble, self.address = why, ""
        here = [seat for seat, invited in self._invited.items() if invited.guest == "here"]
        for seat in here:
            self._invited[seat].turn(awake=False)
        return [Heard(seat, "asleep", {}) for seat in here]

    def _lay(self, seat: Seat) -> None:
        """Tell the server all about a seat."""
        self._tell_keys(seat)
        for kind, text in self._kept.get(seat, {}).items():
            self._tell("keep", seat, kind, text)

    def _tell_keys(self, seat: Seat) -> None:
        invited = self._invited[seat]
        self._tell("seat", seat, invited.ticket, invited.letters, invited.key)

    def _keep(self, seat: Seat, kind: str, text: str) -> None:
        kept = self._kept.setdefault(seat, {})
        if kept.get(kind) != text:
            kept[kind] = text
            self._tell("keep", seat, kind, text)

    def _tell(self, *message: object) -> None:
        if self._far is not None:
            self._far.tell(*message)


def _text(message: Mapping[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
