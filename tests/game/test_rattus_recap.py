"""What happened since somebody's turn of Rattus: also which token struck, and who lost what by it."""

from collections.abc import Sequence

from game.program.navigation import House
from game.scenes.table import Table
from game.table.passages import Passage
from tests.game.driving import plan
from tests.rules.rattus.europe import table as position

HOMES = {"gallia": (2, 3, 1), "italia": (2, 1, 1), "germania": (1, 1, 1)}
LAIRS = {"gallia": ["s09"], "germania": ["s02"], "italia": ["r01"], "hungaria": ["r37"]}


def played(house: House, turns: Sequence[Sequence[str]]) -> Table:
    """Let three seats play turns; where nothing is said, the first option is taken."""
    house.app.change(speed="off", bot_speed="off")
    match = position(3, held={0: ["king"], 1: ["peasant"]}, rats=LAIRS, cubes=HOMES, plague="hispania")
    table = house.open_table(plan(3, "open", "open", "open", game="rattus", seed=1))
    table.session.match.state = match.state
    table.refresh()
    for seat, turn in enumerate(turns):
        for action in turn:
            match.state = table.session.match.state
            table.play(seat, match.legal(action)[0])
        while (asked := table.session.asked) is not None and asked.seat == seat:
            table.play(seat, table.sight.options[0])
    return table


def told(table: Table) -> list[tuple[tuple[int, ...], list[str]]]:
    chronicle = table.side.chronicle
    passages: list[Passage] = chronicle.recap(table.side.entries, 0, 0)
    return [(passage.seats, [entry.event.kind for entry in passage.entries]) for passage in passages]


def test_a_recap_names_the_tokens_that_struck_and_after_each_who_lost_the_same(house: House) -> None:
    ways = (("plague", "region:gallia"), ("plague", "region:germania"), ("plague", "region:italia"))
    table = played(house, ways)
    lines = told(table)
    tokens = [number for number, (_, kinds) in enumerate(lines) if kinds == ["turned"]]
    assert [seats for seats, _ in lines[: tokens[0]]] == [(1,), (2,)]
    assert lines[tokens[0] :] == [
        ((), ["turned"]),
        ((0,), ["died"]),
        ((), ["turned"]),
        ((0, 1), ["died"] * 2),
    ]


def test_a_recap_leaves_out_tokens_that_did_nothing_and_what_the_own_turn_cost(house: House) -> None:
    ways = (("plague", "region:gallia"), ("plague", "region:germania"), ("plague", "region:hungaria"))
    table = played(house, ways)
    said = [
        passage.words(table.sight.say, table.desk.book, table.desk.telling, table.session.names)
        for passage in table.side.chronicle.recap(table.side.entries, 0, 0)
    ]
    assert not [words for words in said if "Hungaria: limit" in words]
    assert [words for words in said if "Germania: limit 1" in words]
    assert not [words for words in said if "[skull]" in words and "Gallia" in words]


def test_a_recap_does_not_list_rats_that_are_seen_on_the_map(house: House) -> None:
    table = played(
        house, (("plague", "region:gallia"), ("plague", "region:germania"), ("plague", "region:italia"))
    )
    assert any(entry.event.kind == "rat" for entry in table.side.entries)
    assert not any("rat" in kinds for _, kinds in told(table))
