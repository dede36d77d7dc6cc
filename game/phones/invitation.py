"""A seat that is given to a phone: the keys to it, and how it is with whoever came."""

from dataclasses import dataclass, field

from game.phones import tickets


@dataclass
class Invitation:
    """What the window knows of one seat; the server is told of the keys alone."""

    ticket: str = field(default_factory=tickets.new_ticket)
    letters: str = field(default_factory=tickets.new_letters)
    #: The digest of the cookie that its phone has; empty: none has come.
    key: str = ""
    #: Somebody has sat down with it, and it gives signs of life.
    sat: bool = False
    awake: bool = True
    #: It slept when the table went on without it; the seat is there to come back to.
    excused: bool = False

    @property
    def guest(self) -> str:
        """Say whether the seat is "waiting" for somebody, or their phone is "here" or "asleep"."""
        if not self.sat:
            return "waiting"
        return "here" if self.awake else "asleep"

    def accept(self, key: str, used: str) -> bool:
        """Take a phone that came with these keys, and make new ones; a key that was renewed is none."""
        if used not in (self.ticket, self.letters):
            return False
        self.key, self.sat, self.awake = key, False, True
        self.ticket = tickets.new_ticket()
        self.renew_letters()
        return True

    def sit(self) -> None:
        """Take note that somebody has sat down with the phone."""
        self.sat, self.excused = True, False

    def excuse(self) -> bool:
        """Let whoever sleeps be asked to sit down again on waking up; False: nobody sleeps."""
        if self.guest == "asleep":
            self.sat, self.excused = False, True
        return self.excused

    def renew_letters(self) -> None:
        """Let nobody in with letters that somebody may have seen, or nearly guessed."""
        self.letters = tickets.new_letters()

    def turn(self, *, awake: bool) -> str:
        """Note whether the phone gives signs of life; give what people have to be told of that."""
        news = self.sat and awake != self.awake
        self.awake = awake
        return ("awake" if awake else "asleep") if news else ""
