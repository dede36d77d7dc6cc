"""What people look at, and the ribbon of time: each without a window."""

from game.drawing.page import Box
from game.games.notre_dame.desk import NotreDameDesk
from game.input.signals import Button as Key
from game.input.signals import Click, Point, Press
from game.session.plan import against_bots
from game.session.session import Session
from game.table.attention import READABLE, REST, Attention
from game.table.chronicle import Chronicle, Line
from game.table.chronicle_reader import Reading
from game.table.passages import Entry, Passage
from game.table.scrubber import Scrubber
from game.table.setting import Subject
from rules.kernel import Event

FIRST, SECOND = (Subject(Box(x, 0, 10, 10), "", "", "") for x in (0, 5))


def chronicle(entries: int = 0) -> Chronicle:
    """A chronicle with lines one below the other, the latest first and lowest."""
    found = Chronicle(Session(against_bots("notre_dame", 2, 1)), NotreDameDesk)
    found._read = [Passage((Entry(step, Event("coins", 0, (1,))),)) for step in range(entries)]
    found.lines = [
        Line(Box(100, 10.0 * number, 50, 10), entry, number)
        for number, entry in reversed(list(enumerate(found._read)))
    ]
    return found


# Looking.


def test_the_last_of_what_lies_at_a_point_is_shown_large() -> None:
    attention = Attention(chronicle())
    assert attention.look((7, 5), [FIRST, SECOND])
    assert attention.subject is SECOND
    assert not attention.look((50, 50), [FIRST, SECOND])
    assert attention.subject is SECOND


def test_what_is_shown_large_goes_when_the_pointer_leaves_it() -> None:
    attention = Attention(chronicle())
    attention.look((2, 2), [FIRST])
    assert not attention.point((3, 3))
    assert attention.subject is FIRST
    assert attention.point((50, 50))
    assert attention.subject is None
    assert not attention.point((51, 50))


def test_the_line_under_the_pointer_is_meant() -> None:
    attention = Attention(chronicle(3))
    assert attention.point((110, 15))
    assert attention.entry is not None
    assert attention.entry.step == 1
    assert not attention.point((111, 16))
    assert attention.point((0, 0))
    assert attention.entry is None


def test_a_pointer_that_rests_is_noticed_once() -> None:
    attention = Attention(chronicle())
    attention.point((1, 1))
    assert [attention.rest(REST / 2) for _ in range(4)] == [False, True, False, False]
    attention.begin()
    assert not attention.rest(REST)
    attention.point((1, 1))
    attention.look((1, 1), [FIRST])
    assert not attention.rest(REST)


def test_the_table_that_has_changed_shows_nothing_large() -> None:
    attention = Attention(chronicle(2))
    attention.look((1, 1), [FIRST])
    attention.point((110, 5))
    attention.begin()
    assert (attention.subject, attention.entry) == (None, None)


def test_a_reason_is_left_to_be_read() -> None:
    attention = Attention(chronicle())
    assert not attention.fade(READABLE)
    attention.explain("Because.")
    assert not attention.fade(READABLE - 1)
    assert attention.reason == "Because."
    assert attention.fade(1)
    assert attention.reason == ""
    attention.explain("How.")
    attention.hold()
    attention.fade(600)
    assert attention.reason == "How."
    assert not attention.fade(1)


# The ribbon of time.


def ribbon(step: int = 4, steps: int = 10) -> tuple[Scrubber, list[int]]:
    gone: list[int] = []
    return Scrubber(Box(100, 0, 252, 100), step, steps, [], gone.append), gone


def test_the_ribbon_is_pulled_to_the_nearest_step() -> None:
    scrubber, gone = ribbon()
    assert scrubber.track == Box(126, 62, 200, 10)
    for x in (126, 0, 226, 326, 999, 126 + 131):
        assert scrubber.hear(Click((x, 50), down=True))
    assert gone == [0, 0, 5, 10, 10, 7]
    scrubber.hear(Click((126 + 80, 50), down=True))
    assert len(gone) == 6


def test_the_ribbon_follows_the_pointer_only_while_it_is_held() -> None:
    scrubber, gone = ribbon()
    assert not scrubber.hear(Point((126, 50)))
    scrubber.hear(Click((226, 50), down=True))
    assert scrubber.hear(Point((126, 50)))
    assert scrubber.hear(Click((126, 50), down=False))
    assert not scrubber.hear(Point((326, 50)))
    assert gone == [5, 0]
    assert not scrubber.hear(Click((326, 50), down=True, look=True))


def test_keys_step_to_either_side() -> None:
    scrubber, gone = ribbon()
    assert scrubber.hear(Press(Key.RIGHT, down=True))
    assert scrubber.hear(Press(Key.LEFT, down=True))
    assert not scrubber.hear(Press(Key.LEFT, down=False))
    assert not scrubber.hear(Press(Key.UP, down=True))
    assert gone == [5, 3]
    assert ribbon(0, 0)[0].steps == 1


# The chronicle by keys.


def test_the_chronicle_is_read_line_by_line_and_opened_at_one() -> None:
    opened: list[Entry] = []
    told: list[str] = []
    reader = Reading(
        Box(100, 0, 50, 30),
        chronicle(3),
        opened.append,
        lambda: told.append("moved"),
        lambda: told.append("left"),
        hint="",
    )
    assert not reader.box.holds((110, 5))
    assert reader.hear(Press(Key.UP, down=True))
    reader._open()
    assert [entry.step for entry in opened] == [1]
    assert not reader.hear(Press(Key.UP, down=False))
    assert reader.hear(Press(Key.DOWN, down=True))
    assert not reader.hear(Press(Key.DOWN, down=True))
    assert told == ["moved", "moved"]
    reader.hear(Press(Key.UP, down=True))
    assert not reader.hear(Press(Key.NEXT, down=True))
    assert reader.chronicle.chosen is None
    reader.hear(Press(Key.UP, down=True))
    assert reader.hear(Press(Key.CANCEL, down=True))
    assert reader.chronicle.chosen is None
    assert told[-1] == "left"
