"""From one person to the next around one screen: nothing stays open, and no push counts twice."""

import random
from typing import Any

import pytest

from build.gallery.scenes import played
from game.games import PRESENTATIONS
from game.input.signals import Click
from game.program.navigation import House
from game.scenes.replay import Replay
from game.scenes.table import Table
from game.session.session import Session
from game.table import painting
from game.table.advice import Counsel, counsel
from game.table.passages import Entry, Passage
from game.words import advice, shared
from rules import GAMES
from rules.bots.advice import advised
from rules.bots.findings import Finding
from rules.kernel import Action, Event, Seat
from rules.kernel.game import fields
from tests.game.driving import by_pointer, conduct_of, picks, plan
from tests.tiers import crossed


def test_a_second_push_of_the_same_hand_decides_nothing_for_the_next_person(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(2, "open", game="rattus_cartus", seed=1)))
    asked = table.session.asked
    assert asked is not None
    button = picks(table)[0]
    by_pointer(house, table, button)
    assert table.session.asked is not None
    assert table.session.asked.seat != asked.seat
    made = len(table.session.match.log)
    for down in (True, False):
        table.hear(Click(button.box.centre, down=down))
    assert len(table.session.match.log) == made
    table.tick(1.0)
    for down in (True, False):
        table.hear(Click(button.box.centre, down=down))
    assert len(table.session.match.log) == made + 1


def test_the_curtain_closes_when_others_are_told_of(house: House) -> None:
    table = house.sit_down(Session(plan(2, "curtain", game="rattus_cartus", seed=1)))
    closed = 0
    for _ in range(60):
        asked = table.session.asked
        assert asked is not None
        table.open_curtain()
        entries = len(table.side.entries)
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[-1])
        told = [entry.event for entry in table.side.entries[entries:] if entry.event.only is None]
        if any(event.seat not in (None, asked.seat) for event in told):
            assert table.curtain.viewer is None
            closed += 1
        table.story.finish()
    assert closed > 5


def test_a_house_stands_for_the_free_place_before_it(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(2, "open", game="rattus_cartus", seed=1)))
    while not any(button.meaning == Action("visit", 1) for button in table.buttons):
        asked = table.session.asked
        assert asked is not None
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    table.tick(1.0)
    visit = next(button for button in table.buttons if button.meaning == Action("visit", 1))
    house_box = table.sight.desk.board.town.placed("house_1")  # type: ignore[attr-defined]
    assert not visit.box.holds(house_box.centre)
    for down in (True, False):
        table.hear(Click(house_box.centre, down=down))
    assert table.session.match.log[-1][1] == Action("visit", 1)


def test_what_follows_the_own_last_action_is_in_the_recap(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(2, "open", seed=1)))
    found = 0
    while table.session.asked is not None and found < 2:
        asked = table.session.asked
        entries = len(table.side.entries)
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[-1])
        told = [entry.event for entry in table.side.entries[entries:]]
        if any(event.kind == "plague" for event in told):
            since = table.side.chronicle.recap(table.side.entries, asked.seat, asked.seat)
            kinds = [passage.first.event.kind for passage in since]
            assert "rat" in kinds
            found += 1
    assert found == 2


# What happened to whom.

#: The names of an event's data that say to whom it happened, beside the seat that it is told of.
HAPPENED_TO = {
    "notre_dame": {"coins_from": "payer_seat", "game_over": "winners_seats"},
    "rattus": {
        "took_from": "owner_seat",
        "delivered": "owner_seat",
        "last_round": "order_seats",
        "game_over": "winners_seats",
    },
    "rattus_cartus": {
        "robbed": "victim_seat",
        "piped": "victim_seat",
        "gave": "taker_seat",
        "gave_cards": "taker_seat",
        "game_over": "winners_seats",
    },
}
#: A card is played by its seat, whoever it came from.
ONLY_NAMED = {("notre_dame", "card", "owner_seat")}


def events_naming(game: str, seat: Seat) -> list[tuple[Event, bool]]:
    """Make an event of each kind that names a seat, and say whether something happened to it."""
    found = []
    for kind, line in GAMES[game].events.items():
        names = fields(line)
        named = [name for name in names if name.endswith(("_seat", "_seats"))]
        assert len(named) <= 1
        for name in named:
            value: Any = (seat,) if name.endswith("s") else seat
            data = tuple(value if other == name else 0 for other in names)
            happened = (game, kind, name) not in ONLY_NAMED
            assert happened is (HAPPENED_TO[game].get(kind) == name)
            found.append((Event(kind, 0, data), happened))
    return found


@pytest.mark.parametrize("game", sorted(PRESENTATIONS))
def test_the_recap_tells_whatever_happened_to_a_seat(house: House, game: str) -> None:
    table = house.sit_down(Session(plan(2, "open", game=game, seed=1)))
    made = events_naming(game, 1)
    assert {event.kind for event, happened in made if happened} == set(HAPPENED_TO[game])
    for event, happened in made:
        if event.kind in table.desk.telling.quiet:
            continue
        told = table.side.chronicle.happened([Entry(1, event)], 1)
        assert bool(told) is happened, event
        own = event.kind in table.desk.telling.headings | table.desk.telling.chapters
        assert bool(table.side.chronicle.happened([Entry(1, event._replace(seat=1))], 1)) is not own


def test_who_loses_a_character_hears_of_it(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(2, "curtain", game="rattus", seed=1)))
    chance, robbed = random.Random(1), 0
    while (asked := table.session.asked) is not None and robbed < 3:
        entries = len(table.side.entries)
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
        for entry in table.side.entries[entries:]:
            if entry.event.kind == "took_from":
                told = table.side.chronicle.recap(table.side.entries, 1 - asked.seat, None)
                # Told by itself, after all that the other did.
                assert Passage((entry,)) in told
                robbed += 1
    assert robbed == 3


@crossed(game=sorted(PRESENTATIONS), mode=["curtain", "peek", "open"])
def test_the_recap_comes_by_itself_wherever_there_is_news(house: House, mode: str, game: str) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(3, mode, game=game, seed=1)))
    chance, came, last = random.Random(1), 0, -1
    while (asked := table.session.asked) is not None:
        if last not in (-1, asked.seat):
            if table.curtain.covered:
                assert not table.side.recapping
                table.open_curtain()
            heard = table.side.chronicle.recap(table.side.entries, asked.seat, table.sight.viewer)
            news = [passage for passage in heard if passage.first.event.kind != "round"]
            assert table.side.recapping == bool(news)
            came += bool(news)
            if news and came < 4:
                table.story.finish()
                table.refresh()
                house.app.draw()
                assert {line.passage for line in table.side.chronicle.lines} <= set(heard)
        last = asked.seat
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
    assert came > 5


# Advice and recap where nothing is secret.


def rattus_of(house: House, mode: str, *, witch: bool = False) -> Table:
    """Sit down to Rattus; with a witch, play until the curtain is closed again before what somebody saw."""
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(3, mode, game="rattus", seed=2)))
    chance = random.Random(2)
    while (asked := table.session.asked) is not None:
        table.deaf = 0.0
        seen = table.sight.desk.hand.has_secrets(asked.seat)
        if len(table.session.match.log) > 12 and seen == witch and not table.curtain.covered:
            return table
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
    raise AssertionError("Nobody was asked")


def button_of(table: Table, icon: str) -> Any:
    return next(button for button in table.buttons if getattr(button, "icon", "") == icon)


@pytest.mark.parametrize("mode", ["curtain", "peek", "open"])
@pytest.mark.parametrize("witch", [False, True])
def test_in_rattus_whoever_is_asked_is_the_one_who_looks(house: House, mode: str, *, witch: bool) -> None:
    table = rattus_of(house, mode, witch=witch)
    by_pointer(house, table, button_of(table, "advice"))
    assert table.attention.reason == ""
    assert table.side.advising.wanted
    by_pointer(house, table, button_of(table, "recap"))
    assert table.attention.reason == ""
    assert table.side.recapping
    assert not table.side.advising.wanted


@pytest.mark.parametrize("mode", ["curtain", "peek"])
def test_advice_and_recap_tell_nothing_that_the_witch_has_seen(house: House, mode: str) -> None:
    table = rattus_of(house, mode, witch=True)
    real, seat = table.session.match.state, table.curtain.person
    assert seat is not None
    questions, counsels = [], list[list[Counsel]]()
    for state in (real, *(real.imagine((seat + 1) % 3, seed) for seed in range(8))):
        table.session.match.state = state
        table.refresh()
        table.side.ask_advice()
        assert table.side.advising.thinkers.question is not None
        questions.append(table.side.advising.thinkers.question._replace(number=0))
        known = state.closed(seat)
        assert known is not None
        findings = [Finding(option, 9, -n, -n) for n, option in enumerate(state.options(seat))]
        found = advised(findings, known, seat)
        counsels.append(counsel(table.sight, seat, found))
    table.session.match.state = real
    assert all(question == questions[0] for question in questions)
    assert all(said == counsels[0] for said in counsels)
    told = table.side.chronicle.recap(table.side.entries, seat, table.sight.viewer)
    assert all(entry.event.only is None for passage in told for entry in passage.entries)
    table.open_curtain()
    table.side.ask_advice()
    opened = table.side.advising.thinkers.question
    assert opened is not None
    assert opened._replace(number=0) != questions[0]


@pytest.mark.parametrize("mode", ["curtain", "peek"])
def test_advice_that_would_speak_of_a_covered_hand_asks_to_open_it(house: House, mode: str) -> None:
    table = house.sit_down(Session(plan(2, mode, seed=1)))
    table.side.ask_advice()
    assert not table.side.advising.wanted
    assert table.attention.reason == advice.COVERED
    table.open_curtain()
    table.side.ask_advice()
    assert table.side.advising.wanted


def test_while_a_bot_is_asked_the_recap_says_whose_turn_it_is(house: House) -> None:
    table = house.sit_down(Session(plan(3, "burgher", "open", "open", game="rattus", seed=5)))
    while table.session.asked is not None and table.session.asked.seat != 0:
        table.conduct.act(table.session.asked.seat, table.session.match.state.options()[0])
    table.story.finish()
    table.side.toggle_recap()
    assert table.attention.reason == table.sight.say(shared.NOT_YOUR_TURN, name=table.session.names[0])


def test_a_recap_that_is_pushed_for_takes_the_place_of_advice(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(2, "open", "burgher", seed=1)))
    for _ in range(2):
        table.side.ask_advice()
        assert table.side.advising.wanted
        table.side.toggle_recap()
        assert table.side.recapping
        assert not table.side.advising.wanted
        house.app.draw()
        assert table.side.chronicle.lines or not table.side.chronicle.recap(table.side.entries, 0, 0)
    table.side.toggle_recap()
    assert not table.side.recapping


def test_where_the_chronicle_is_folded_away_a_push_shows_the_recap_the_next_the_chronicle_and_then_neither(
    house: House,
) -> None:
    house.app.change(speed="off", bot_speed="off", text_size="tv")
    table = house.sit_down(Session(plan(2, "open", "burgher", seed=1)))
    assert table.sight.layout.folded
    seen = []
    for _ in range(4):
        table.side.toggle_recap()
        house.app.draw()
        seen.append((table.side.recapping, table.side.reading, table.side.unfolded))
    assert seen[:3] == [(True, False, True), (False, True, True), (False, False, False)]
    assert seen[3] == seen[0]
    table.side.toggle_recap()
    house.app.draw()
    assert table.side.chronicle.lines
    table.side.ask_advice()
    table.side.toggle_recap()
    assert (table.side.recapping, table.side.reading) == (True, False)


def test_a_recap_that_fits_begins_below_its_title(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(3, "open", "burgher", "burgher", game="rattus", seed=5)))
    while len(table.session.match.log) < 12:
        seat = table.session.match.state.decisions()[0].seat
        table.conduct.act(seat, table.session.match.state.options(seat)[0])
    canvas, chronicle = table.canvas(house.app.surface), table.side.chronicle
    box = table.sight.layout.log
    since = [passage for passage in chronicle.recap(table.side.entries, 0, 0) if passage.first.step]
    assert since
    chronicle.paint_passages(canvas, box, "TITLE", since[-1:], table.say)
    assert [line.box.y < box.y + 70 for line in chronicle.lines] == [True]


def test_nobody_thinks_in_a_replay(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(2, "open", "burgher", game="rattus", seed=1)))
    said = []
    while table.session.asked is not None and len(table.session.match.log) < 30:
        table.conduct.act(table.session.asked.seat, table.session.match.state.options()[0])
        said.append(painting.asking(table.sight))
    assert shared.THINKS in said
    house.replay(table, 0)
    replay = conduct_of(house, Replay)
    again = []
    for step in range(30):
        replay.go(step)
        again.append(painting.asking(replay.table.sight))
    assert shared.THINKS not in again
    assert all(again)


def test_behind_a_closed_curtain_the_recap_tells_what_all_may_know(house: House) -> None:
    table = played(house, plan(3, "curtain"), "", 2)
    assert table.curtain.covered
    house.app.draw()
    table.side.recapping = False
    table.side.toggle_recap()
    assert table.side.recapping
    assert table.attention.reason == ""
    house.app.draw()
    person = table.curtain.person
    assert person is not None
    told = table.side.chronicle.recap(table.side.entries, person, None)
    shown = [line.entry for line in table.side.chronicle.lines]
    assert shown
    assert set(shown) <= {entry for passage in told for entry in passage.entries}
    assert all(entry.event.only is None for entry in shown)
    assert table.curtain.covered
