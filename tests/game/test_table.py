"""Whole games through the real scenes: pointer alone, keys alone, pad alone."""

import random
import time

import pygame
import pytest

from game.program.navigation import House
from game.scenes.replay import Replay
from game.scenes.table import Table
from game.session.session import Session
from game.table.cards import Card
from rules import GAMES, Match
from rules.kernel import Seat
from tests.game.driving import Way, by_keys, by_pad, by_pointer, conduct_of, picks, plan, play_on, send
from tests.tiers import crossed


@pytest.fixture
def quick(house: House) -> House:
    """A house where nothing takes time."""
    house.app.change(speed="off", bot_speed="off")
    return house


def act_first(table: Table, times: int = 1) -> None:
    """Let whoever is asked take their first option."""
    for _ in range(times):
        asked = table.session.asked
        assert asked is not None
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])


def until_asked(table: Table, kind: str, seat: Seat = 0) -> None:
    """Play on until a seat is asked for a kind of decision."""
    while (asked := table.session.asked) and (type(asked).__name__, asked.seat) != (kind, seat):
        act_first(table)


@crossed((2, by_pointer), seats=[2, 3, 4, 5], way=[by_pointer, by_keys, by_pad])
def test_a_whole_game_can_be_played(quick: House, seats: int, way: Way) -> None:
    table = quick.open_table(plan(seats, "curtain", "burgher", "peek", "open"))
    play_on(quick, table, way, random.Random(seats))
    again = Match(GAMES["notre_dame"], seats, 11)
    for seat, action in table.session.match.log:
        again.play(action, seat)
    assert again.state.digest() == table.session.match.state.digest()
    quick.app.draw()


def test_a_match_goes_on_where_it_was_left(quick: House) -> None:
    table = quick.open_table(plan(3, "curtain", "burgher"))
    act_first(table, 20)
    digest = table.session.match.state.digest()
    quick.app.pop()
    quick.go_on()
    again = quick.app.top
    assert isinstance(again, Table)
    assert again.session.match.state.digest() == digest
    assert again.session.plan == table.session.plan
    assert again.side.entries == table.side.entries


def test_a_broken_save_is_set_aside_and_the_copy_before_it_is_offered(quick: House) -> None:
    table = quick.open_table(plan(3, "curtain", "burgher"))
    act_first(table, 3)
    before = table.session.match.save()
    act_first(table)
    quick.app.pop()
    shelf = quick.slots.shelf
    for path in (shelf.path("continue"), shelf.copies("continue")[0]):
        path.write_text("{")
    quick.go_on()
    again = quick.app.top
    assert isinstance(again, Table)
    assert again.session.match.save() == before


def test_undo_takes_back_ones_own_last_action(quick: House) -> None:
    table = quick.open_table(plan(2, "open", "burgher", seed=5))
    until_asked(table, "PlayCard")
    digest = table.session.match.state.digest()
    by_pointer(quick, table, picks(table)[0])
    assert table.session.match.state.digest() != digest
    send(quick, pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="")
    assert table.session.match.state.digest() == digest


def test_friendly_undo_goes_back_before_what_bots_did(quick: House) -> None:
    table = quick.open_table(plan(3, "open", "burgher", seed=5, friendly=True))
    until_asked(table, "PlayCard")
    digest = table.session.match.state.digest()
    act_first(table)
    while table.session.asked and table.session.asked.seat == 0:
        act_first(table)
    act_first(table)
    assert table.session.match.log[-1][0] != 0
    while table.session.match.log and table.session.match.state.digest() != digest:
        table.conduct.take_back()
    assert table.session.match.state.digest() == digest


def test_the_curtain_hides_the_hand_until_it_is_held_and_closes_after_the_choice(quick: House) -> None:
    table = quick.open_table(plan(3, "curtain", seed=5))
    assert table.curtain.covered
    assert table.sight.viewer is None
    assert not [b for b in table.buttons if isinstance(b, Card)]
    (opener,) = picks(table)
    by_pointer(quick, table, opener)
    assert table.sight.viewer == 0
    by_pointer(quick, table, next(b for b in picks(table) if isinstance(b, Card)))
    assert table.session.match.log
    assert table.curtain.covered
    assert table.sight.viewer is None


def test_the_curtain_closes_when_the_window_loses_the_focus_and_on_escape(quick: House) -> None:
    table = quick.open_table(plan(3, "curtain", seed=5))
    table.open_curtain()
    send(quick, pygame.WINDOWFOCUSLOST)
    assert table.curtain.covered
    table.open_curtain()
    send(quick, pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert table.curtain.covered
    assert quick.app.top is table


def test_a_short_press_does_not_open_the_curtain(quick: House) -> None:
    table = quick.open_table(plan(3, "curtain", seed=5))
    (opener,) = picks(table)
    x, y, w, h = quick.app.page.pixels(opener.box)
    send(quick, pygame.MOUSEBUTTONDOWN, pos=(x + w // 2, y + h // 2), button=1)
    table.tick(0.3)
    send(quick, pygame.MOUSEBUTTONUP, pos=(x + w // 2, y + h // 2), button=1)
    table.tick(0.5)
    assert table.curtain.covered


def test_peeking_shows_the_cards_only_while_it_is_held(quick: House) -> None:
    table = quick.open_table(plan(2, "peek", seed=5))
    assert all(card.back for card in table.buttons if isinstance(card, Card))
    peek = table.buttons[-1]
    x, y, w, h = quick.app.page.pixels(peek.box)
    send(quick, pygame.MOUSEBUTTONDOWN, pos=(x + w // 2, y + h // 2), button=1)
    table.tick(0.3)
    assert [card for card in table.buttons if isinstance(card, Card) and not card.back]
    send(quick, pygame.MOUSEBUTTONUP, pos=(x + w // 2, y + h // 2), button=1)
    assert all(card.back for card in table.buttons if isinstance(card, Card))


def test_pieces_travel_and_a_click_finishes_the_story(house: House) -> None:
    table = house.open_table(plan(2, "open", "burgher", seed=5))
    house.app.change(speed="off", bot_speed="off")
    until_asked(table, "PlayCard")
    house.app.change(speed="normal")
    by_pointer(house, table, picks(table)[0])
    assert table.story.beat is not None
    assert table.story.beat.seconds <= 0.8
    house.app.draw()
    send(house, pygame.MOUSEBUTTONDOWN, pos=(640, 300), button=1)
    assert table.story.beat is None


def test_a_click_on_what_cannot_be_picked_is_answered(quick: House) -> None:
    table = quick.open_table(plan(2, "open", seed=5))
    x, y, _, _ = quick.app.page.pixels(table.sight.layout.board)
    send(quick, pygame.MOUSEBUTTONDOWN, pos=(x + 5, y + 5), button=1)
    assert table.attention.reason


def test_a_seat_can_be_handed_to_a_bot_and_taken_back(quick: House) -> None:
    table = quick.open_table(plan(2, "curtain", seed=5))
    table.session.set_bot(0, "burgher")
    table.settle()
    assert table.curtain.person == 1
    table.session.set_bot(0, "")
    table.settle()
    assert table.curtain.person == 0


def test_whoever_remains_after_a_seat_was_handed_over_keeps_the_curtain(quick: House) -> None:
    table = quick.open_table(plan(2, "curtain", seed=5))
    table.session.set_bot(0, "burgher")
    table.settle()
    assert table.session.people == (1,)
    assert table.curtain.covered
    assert table.sight.viewer is None


def test_the_first_push_of_a_key_shows_the_focus_and_picks_nothing(quick: House) -> None:
    table = quick.open_table(plan(2, "open", seed=5))
    x, y, w, h = quick.app.page.pixels(picks(table)[0].box)
    send(quick, pygame.MOUSEMOTION, pos=(x + w // 2, y + h // 2), rel=(0, 0), buttons=(0, 0, 0))
    send(quick, pygame.MOUSEMOTION, pos=(2, 400), rel=(0, 0), buttons=(0, 0, 0))
    send(quick, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    assert not table.session.match.log
    assert table.by_keys


def test_an_opened_curtain_does_not_listen_at_once(quick: House) -> None:
    table = quick.open_table(plan(2, "curtain", seed=5))
    table.open_curtain()
    send(quick, pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
    send(quick, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    assert not table.session.match.log
    assert table.curtain.viewer == 0


def test_escape_takes_nothing_back_behind_a_closed_curtain(quick: House) -> None:
    table = quick.open_table(plan(2, "curtain", seed=5))
    table.open_curtain()
    act_first(table)
    assert table.curtain.covered
    send(quick, pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert len(table.session.match.log) == 1


def test_the_plague_that_has_come_is_not_foretold_again(quick: House) -> None:
    foretold = 0
    for seed in range(6):
        table = quick.sit_down(Session(plan(3, "open", seed=seed)))
        chance = random.Random(seed)
        while asked := table.session.asked:
            state = table.session.match.state
            for option in state.options(asked.seat):
                events, after = table.session.match.foreseen(option, asked.seat)
                words = table.sight.desk.answers.forecast(after, asked.seat, table.sight.say)
                kinds = [event.kind for event in events]
                since = events[kinds.index("plague") :] if "plague" in kinds else []
                struck = any(e.kind in ("outbreak", "rat") and e.seat == asked.seat for e in since)
                assert not (words and struck), (seed, len(table.session.match.log), option)
                assert not (words and type(asked).__name__ == "LoseCube"), seed
                foretold += bool(words)
            table.play(asked.seat, chance.choice(state.options(asked.seat)))
    assert foretold


def test_a_window_that_is_resized_ends_the_story(house: House) -> None:
    table = house.open_table(plan(2, "open", "burgher", seed=5))
    house.app.change(speed="off", bot_speed="off")
    until_asked(table, "PlayCard")
    house.app.change(speed="normal")
    by_pointer(house, table, picks(table)[0])
    assert table.story.beat is not None
    house.app.rearrange()
    assert table.story.beat is None


def test_the_picture_of_a_table_shows_no_secrets_even_while_something_is_told(house: House) -> None:
    table = house.open_table(plan(3, "open", "burgher", seed=5))
    house.app.change(speed="off", bot_speed="off")
    until_asked(table, "PlayCard")
    surface = pygame.Surface(house.app.surface.get_size())
    table.draw_for_all(surface)
    real = table.session.match.state
    table.session.match.state = real.imagine(1, 99)
    other = pygame.Surface(house.app.surface.get_size())
    table.draw_for_all(other)
    assert surface.get_buffer().raw == other.get_buffer().raw


def test_a_replay_pauses_is_pulled_and_is_taken_up(quick: House) -> None:
    table = quick.open_table(plan(2, "open", seed=5))
    act_first(table, 30)
    quick.app.change(speed="normal", bot_speed="normal")
    quick.replay(table, 4)
    replay = conduct_of(quick, Replay)
    replay.toggle()
    for _ in range(30):
        replay.table.tick(0.05)
    playing = next(b for b in replay.table.buttons if getattr(b, "icon", "") == "pause")
    by_pointer(quick, replay.table, playing)
    assert any(getattr(b, "icon", "") == "play" for b in replay.table.buttons)
    ribbon = replay.table.buttons[0]
    x, y, w, h = quick.app.page.pixels(ribbon.box)
    send(quick, pygame.MOUSEBUTTONDOWN, pos=(x + w // 5, y + h // 2), button=1)
    send(quick, pygame.MOUSEMOTION, pos=(x + w * 9 // 10, y + h // 2), rel=(0, 0), buttons=(1, 0, 0))
    send(quick, pygame.MOUSEBUTTONUP, pos=(x + w * 9 // 10, y + h // 2), button=1)
    assert 25 <= replay.step <= 29
    step = replay.step
    replay.play_on()
    taken_up = quick.app.top
    assert isinstance(taken_up, Table)
    assert len(taken_up.session.match.log) == step


def test_advice_names_two_options_and_is_gone_after_the_choice(quick: House) -> None:
    table = quick.open_table(plan(2, "open", "burgher", seed=5))
    until_asked(table, "PlayCard")
    table.side.ask_advice()
    for _ in range(400):
        table.tick(0.05)
        if counsel := table.side.advising.counsel(table.sight):
            break
        time.sleep(0.05)
    assert [said.title for said in counsel]
    assert len({said.title for said in counsel}) == len(counsel) <= 2
    act_first(table)
    assert not table.side.advising.wanted


def test_no_advice_is_given_before_a_closed_curtain(quick: House) -> None:
    table = quick.open_table(plan(3, "curtain", seed=5))
    table.side.ask_advice()
    assert not table.side.advising.wanted
    assert table.attention.reason


def test_what_can_be_picked_is_there_as_soon_as_the_story_is_left_out(house: House) -> None:
    table = house.open_table(plan(3, "open"))
    while table.story.beat is None:
        asked = table.session.asked
        assert asked is not None
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    assert not [button for button in table.buttons if button.meaning is not None]
    table.turbo = True
    table.tick(0.01)
    assert table.story.beat is None
    assert [button for button in table.buttons if button.meaning is not None]
