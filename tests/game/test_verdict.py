"""Nobody is named the winner of Rattus Cartus, dead or alive, before the last nun card is turned."""

import json
from pathlib import Path

import pytest

from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.result import Result
from game.scenes.table import Table
from game.session.session import Session
from game.sound.player import cue
from game.words import result, shared
from rules.kernel import Event
from tests.game.reading import Reading

CASE = Path(__file__).parents[1] / "cases" / "rattus_cartus_before_the_end.json"
#: Words that name a winner, or say who lives.
VERDICTS = ("wins", "winner", "victory", "survives", "is dead")


def sat_down(house: House, *, speed: str, people: int) -> Table:
    """Sit down before the end, as two people or alone."""
    house.app.change(speed=speed, bot_speed=speed)
    session = Session.restored(json.loads(CASE.read_text()))
    table = house.sit_down(session)
    for seat in session.people[people:]:
        session.set_bot(seat, "burgher")
    table.settle()
    return table


def play_the_last(table: Table) -> None:
    """Let everybody take the last option; stop as soon as the game is over, before it is told."""
    while (asked := table.session.asked) is not None:
        table.story.finish()
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[-1])


def everything_said(house: House, table: Table) -> list[str]:
    """Read the whole table, and all that can be looked at closely."""
    canvas = Reading(house.app.surface, house.app.page, house.app.pictures)
    picture = table.picture
    for part in (picture.paint_bar, picture.paint_left, picture.paint_middle, picture.paint_right):
        part(canvas)
    looked_at = [f"{subject.now}" for subject in table.subjects()]
    return [*canvas.read, *looked_at]


def tells_the_verdict(words: str) -> bool:
    return any(verdict in words.lower() for verdict in VERDICTS)


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("speed", ["slow", "off"])
def test_the_table_tells_nothing_of_the_verdict(house: House, speed: str, people: int) -> None:
    table = sat_down(house, speed=speed, people=people)
    play_the_last(table)
    told = 0
    while house.app.top is table:
        said = everything_said(house, table)
        assert [words for words in said if tells_the_verdict(words)] == []
        view, desk = table.story.beat.view if table.story.beat else table.sight.view, table.sight.desk
        assert not any("skull" in mark for seat in range(4) for mark in desk.panel.marks(view, seat))
        told += 1
        table.tick(0.2)
    assert told > (10 if speed == "slow" else 0)
    assert isinstance(house.app.top, Result)


def test_nun_cards_that_nobody_has_seen_stay_hidden_while_the_end_is_told(house: House) -> None:
    table = sat_down(house, speed="slow", people=1)
    before = table.sight.view.nuns
    play_the_last(table)
    while house.app.top is table:
        assert table.sight.view.nuns == before
        table.tick(0.2)


@pytest.mark.parametrize("people", [1, 2])
def test_nobody_looks_at_an_empty_town_before_the_nuns(house: House, people: int) -> None:
    table = sat_down(house, speed="normal", people=people)
    play_the_last(table)
    seen = 0
    while house.app.top is table:
        beat = table.story.beat
        if beat is not None:
            assert any(player.stand for player in beat.view.players)
            seen += 1
        table.tick(0.05)
    assert seen


def test_what_is_heard_does_not_tell_it_either() -> None:
    end = [("points", 0, (5, "magic")), ("nuns", None, ((), 9)), ("survived", 0, (3,)), ("died", 1, (14,))]
    cues = PRESENTATIONS["rattus_cartus"].cues
    assert [cue(cues, Event(*event)) for event in [*end, ("game_over", None, ((0,),))]] == [None] * 5


def test_the_result_names_nobody_before_the_last_nun_card_is_turned(house: House) -> None:
    table = sat_down(house, speed="normal", people=2)
    play_the_last(table)
    table.story.finish()
    table.tick(0)
    scene = house.app.top
    assert isinstance(scene, Result)
    house.app.draw()
    row = scene.unrolling.trial
    assert row is not None
    seen = set[float]()
    while scene.unrolling.verdict == 0:
        canvas = Reading(house.app.surface, house.app.page, house.app.pictures)
        scene.paint(canvas)
        scene._paint_banner(canvas)
        assert shared.RESULT.upper() in canvas.read
        assert not [words for words in canvas.read if tells_the_verdict(words)]
        turned = sum(map(scene.unrolling.acts.part, range(len(scene.unrolling.acts.lengths) - 3)))
        all_turned = turned == len(scene.unrolling.acts.lengths) - 3
        assert all_turned or not scene.unrolling.tally.judged
        seen.add(turned)
        scene.tick(0.1)
    assert len(seen) > 20
    assert scene.reckoning.headline != result.NOBODY_WINS


def test_a_replay_names_the_winner_when_all_is_told(house: House) -> None:
    table = sat_down(house, speed="off", people=2)
    play_the_last(table)
    house.replay(table, len(table.session.match.log))
    replay = house.app.top
    assert isinstance(replay, Table)
    canvas = Reading(house.app.surface, house.app.page, house.app.pictures)
    replay.picture.paint_bar(canvas)
    assert any("wins" in words or "share" in words or "survives" in words for words in canvas.read)
