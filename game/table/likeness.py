"""How things of the table are told where they are not painted: as names of pictures and plain numbers."""

from typing import Any, NamedTuple


class Likeness(NamedTuple):
    """A card or a piece: what kind of thing it is, and the pictures and words it is put together from."""

    #: How it is put together: "plain" is a picture alone.
    kind: str
    pic: str
    frame: str = ""
    tag: str = ""
    title: str = ""
    number: str = ""

    def to_json(self) -> dict[str, str]:
        """Write down what there is of it."""
        return {name: value for name, value in self._asdict().items() if value}


class Track(NamedTuple):
    """How near harm is on a scale, what is certain to come, and whether that is too much."""

    now: int
    comes: int
    most: int
    strikes: bool
    #: The same in words, and what is counted.
    words: str
    icon: str = ""

    def to_json(self) -> dict[str, Any]:
        """Write it down as the page reads it."""
        told = {"is": self.now, "comes": self.comes, "of": self.most, "strikes": self.strikes}
        return {**told, "icon": self.icon}
