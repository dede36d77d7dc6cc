"""What a phone shows is what its seat may know: nothing of it changes with what the others hide."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from copy import copy

import pygame
import pytest

from game.drawing.theme import TINCTURES
from game.games import PRESENTATIONS
from game.games.rattus.words.characters import CHARACTERS, LAST_POWERS
from game.games.rattus.words.table import TERMS
from game.phones.leaves import rule_leaf, vocabulary
from game.phones.sheet import Sheet
from game.phones.writing import Json
from game.session.plan import NAMES, Plan, Player
from game.session.session import Session
from game.table.chronicle import retold
from game.words import LANGUAGES, Tongue
from game.words.numbers import percent
from rules import GAMES
from rules.kernel import Seat
from rules.rattus.endgame import LastTurn
from rules.rattus.turn import Turn
from rules.rattus_cartus.foresight import coming_rats
from rules.rattus_cartus.visits import Lay
from tests.rules.setups import each_set_up, setups
from tests.tiers import crossed


@pytest.fixture(autouse=True)
def _window() -> None:
    """Maps are read for a window."""
    pygame.display.set_mode((320, 200))


def seated(game: str, seats: int, options: dict[str, str], seed: int = 5) -> Session:
    """Let people sit down who all play by phone."""
    players = tuple(Player(NAMES[seat], TINCTURES[seat]) for seat in range(seats))
    return Session(Plan(game, players, options, seed))


def sheet(session: Session, seat: Seat, language: str = "en") -> Json:
    """Give what a phone shows."""
    desk = PRESENTATIONS[session.plan.game].desk()
    return Sheet(session, desk, seat, Tongue(language), retold(session)).to_json()


def bits(session: Session, seat: Seat) -> int:
    """Count the steps in which a sheet is written."""
    desk = PRESENTATIONS[session.plan.game].desk()
    return sum(1 for _ in Sheet(session, desk, seat, Tongue("en"), retold(session)).written())


def shown_in(data: Json) -> set[str]:
    """Name the pictures that stand in texts."""
    return set(re.findall(r"\[([a-z_/]+)\]", json.dumps(data)))


def believed(session: Session, seat: Seat, seed: int) -> Session:
    """Give the same table in a world that this seat cannot tell apart."""
    match = copy(session.match)
    match.state = session.match.state.imagine(seat, seed)
    return Session(session.plan, match, None, session.seams)


def played(session: Session, every: int, seed: int = 1) -> Iterator[Session]:
    """Play at random and stop now and then, as long as somebody is asked."""
    chance = random.Random(seed)
    while waiting := session.match.state.decisions():
        if len(session.match.log) % every == 0:
            yield session
        asked = chance.choice(waiting)
        session.play(chance.choice(session.match.state.options(asked.seat)), asked.seat)


@each_set_up
def test_a_sheet_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(
    key: str, seats: int, number: int
) -> None:
    """Which cards the others hold, and what they have sealed, is in no byte of it."""
    session = seated(key, seats, setups(GAMES[key], seats, seats)[number])
    chance = random.Random(number)
    for moment in played(session, every=11):
        seat = chance.randrange(seats)
        world = believed(moment, seat, chance.randrange(1 << 30))
        assert sheet(world, seat) == sheet(moment, seat), f"seat {seat} after {len(moment.match.log)}"


@each_set_up
def test_a_sheet_offers_what_the_rules_do_and_nothing_else(key: str, seats: int, number: int) -> None:
    """Of choices that nobody can tell apart, one stands for all; each has a name."""
    session = seated(key, seats, setups(GAMES[key], seats, seats)[number])
    for moment in played(session, every=7, seed=number):
        for asked in moment.match.state.decisions():
            shown = sheet(moment, asked.seat, "de")
            options = [option.text() for option in moment.match.state.options(asked.seat)]
            offered = [choice for choice in shown["choices"] if not choice["ticked"]]
            picked = [choice["id"] for choice in offered]
            assert shown["kind"] == "choose"
            assert set(picked) <= set(options)
            names = {(choice["name"], choice["letter"]) for choice in offered}
            assert len(names) == len(picked)
            assert all(name for name, _ in names)


def test_a_seat_that_is_not_asked_waits_and_is_told_for_whom() -> None:
    session = seated("rattus", 3, {})
    (asked,) = session.match.state.decisions()
    other = (asked.seat + 1) % 3
    shown = sheet(session, other)
    assert shown["kind"] == "wait"
    assert shown["head"].startswith(f"{NAMES[asked.seat]}: ")
    assert not shown["choices"]
    assert {person["name"]: person["state"] for person in shown["others"]}[NAMES[asked.seat]] == "acts"


def test_who_is_ready_is_known_to_those_asked_together_and_what_they_sealed_is_not() -> None:
    session = seated("notre_dame", 3, {})
    before = sheet(session, 2)
    session.play(session.match.state.options(0)[0], 0)
    shown = sheet(session, 2)
    states = {person["name"]: person["state"] for person in shown["others"]}
    assert states == {NAMES[0]: "ready", NAMES[1]: "thinks"}
    assert shown["choices"] == before["choices"]


def test_who_has_sealed_may_take_it_back_until_the_last_one_is_in() -> None:
    session = seated("notre_dame", 3, {})
    session.play(session.match.state.options(0)[0], 0)
    shown = sheet(session, 0)
    assert shown["kind"] == "wait"
    assert shown["undo"]
    assert NAMES[1] in shown["head"]
    assert NAMES[2] in shown["head"]
    assert not sheet(session, 1)["undo"]


@each_set_up
def test_every_picture_in_a_text_has_a_word_for_those_who_hear_it(key: str, seats: int, number: int) -> None:
    session = seated(key, seats, setups(GAMES[key], seats, seats)[number])
    words = vocabulary(session.players, Tongue("fr"))["icons"]
    for moment in played(session, every=5, seed=number):
        seat = moment.match.state.decisions()[0].seat
        shown = sheet(moment, seat)
        assert shown_in(shown) <= set(words)
        assert {icon for icon, _ in shown["own"]} <= set(words)


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_on_a_rule_card_has_one_too(key: str) -> None:
    session = seated(key, GAMES[key].seats[0], {})
    words = vocabulary(session.players, Tongue("de"))["icons"]
    rulebook = PRESENTATIONS[key].rulebook
    assert rulebook
    for card in rulebook().cards:
        assert shown_in(rule_leaf(card, Tongue("de"))) <= set(words), card.key


@crossed(("base", "de"), cards=["base", "rat_control"], language=LANGUAGES)
def test_a_class_card_is_offered_with_its_power_in_words_and_with_whoever_holds_it(
    cards: str, language: str
) -> None:
    say, offered = Tongue(language), Counter[str]()
    for moment in played(seated("rattus", 3, {"cards": cards}), every=5):
        (asked,) = moment.match.state.decisions()
        if not isinstance(asked, Turn | LastTurn):
            continue
        for choice in sheet(moment, asked.seat, language)["choices"]:
            kind, _, name = choice["id"].partition(":")
            if kind not in ("take", "power"):
                continue
            view = moment.match.state.view(asked.seat)
            held = [player for player in view.players if name in player.cards]
            others = [player.seat for player in held if player.seat != asked.seat]
            robbed = [say(TERMS["held_by"], name=NAMES[seat]) for seat in others]
            last = view.phase == "last_round" and name in LAST_POWERS
            assert choice["brings"][0] == say(LAST_POWERS[name] if last else CHARACTERS[name].short)
            assert say(CHARACTERS[name].name) not in " ".join(choice["brings"][1:])
            assert choice["soft"] == robbed
            offered[kind + "_held" * bool(robbed) + "_last" * last] += 1
    assert offered.keys() >= {"take", "take_held", "power"}


def test_what_is_weighed_while_laying_is_what_the_screen_tells() -> None:
    session = seated("rattus_cartus", 3, {})
    lays = next(moment for moment in played(session, every=1) if isinstance(moment.asked, Lay))
    seat = lays.match.state.decisions()[0].seat
    view = lays.match.state.view(seat)
    weighed = sheet(lays, seat)["weigh"]
    assert weighed["hill"]["before"] == view.players[seat].rats
    assert weighed["chance"] == f"{percent(view.odds.survival(coming_rats(view, seat)))}%"
    assert sum(weighed["hill"]["chances"]) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_is_written_in_more_steps_than_it_has_choices(game: str) -> None:
    """The window can go on with something else after each of them."""
    for session in played(seated(game, 3, {}), 20):
        assert session.asked is not None
        choices = sheet(session, session.asked.seat)["choices"]
        assert bits(session, session.asked.seat) > len([choice for choice in choices if choice["id"]])
