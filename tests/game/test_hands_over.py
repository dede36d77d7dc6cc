"""From one person to the next around one screen: nothing stays open, and no push counts twice."""

from game.house import House
from game.signals import Click
from game.table.chronicle import recap
from game.table.session import Session
from rules.kernel import Action
from tests.game.driving import by_pointer, picks, plan


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
        entries = len(table.entries)
        table.act(asked.seat, table.session.match.state.options(asked.seat)[-1])
        told = [entry.event for entry in table.entries[entries:] if entry.event.only is None]
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
        table.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    table.tick(1.0)
    visit = next(button for button in table.buttons if button.meaning == Action("visit", 1))
    house_box = table.desk.town.placed("house_1")  # type: ignore[attr-defined]
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
        entries = len(table.entries)
        table.act(asked.seat, table.session.match.state.options(asked.seat)[-1])
        told = [entry.event for entry in table.entries[entries:]]
        if any(event.kind == "plague" for event in told):
            kinds = [entry.event.kind for entry in recap(table.entries, table.desk, asked.seat)]
            assert "rat" in kinds
            found += 1
    assert found == 2
