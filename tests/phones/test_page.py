"""The files of the page: light, strict, in every language, and with every picture that can be asked for."""

import json
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games import PRESENTATIONS
from game.phones.link import Link
from game.phones.sheet import Sheet
from game.phones.shelf import shelf
from game.session.session import Session
from game.words import LANGUAGES, Tongue
from game.words.phones import PAGE
from rules import GAMES
from tests.phones.evening import by_phone
from tests.phones.phone import Phone, get
from tests.phones.shown import NAMES_OF_SAMPLES, sample

FOLDER = files("game.phones") / "page"
HTML, CSS, JS = ((FOLDER / f"page.{kind}").read_text("utf-8") for kind in ("html", "css", "js"))
SERVED = frozenset(shelf())
#: Kinds of pictures that are served as small as the table has them.
SMALL = re.compile("(person|character|figure|buildings)/")
HOLE = re.compile(r"<\w+>")
#: Enough of a game at random to see most of its pictures.
ACTIONS = 240


def address(key: str) -> str:
    """Say where the page looks for a picture."""
    bare = key.partition("@")[0]
    if SMALL.match(bare):
        return f"/art/{bare}@small.png"
    return f"/art/{bare}.{'svg' if bare.startswith('token/') else 'png'}"


def pictures(told: Any, name: str = "") -> Iterator[str]:
    """Name all pictures of a sheet."""
    if isinstance(told, dict):
        for part, value in told.items():
            yield from pictures(value, part)
    elif isinstance(told, list):
        for value in told:
            # A number of the seat is an icon and its value, a row of the end may bring a picture.
            yield from pictures(f"[{value[0]}]" if name == "own" else value, name)
    elif isinstance(told, str):
        marks = re.findall(r"\[([\w/@]+)\]", told)
        yield from (mark if "/" in mark else f"icons/{mark}" for mark in marks)
        if name in ("pic", "frame", "tag", "picture") and told:
            yield told


def missing(told: Any) -> list[str]:
    return sorted({key for key in pictures(told) if address(key) not in SERVED})


# Light and strict.


def test_the_page_is_light() -> None:
    assert sum(len(text.encode()) for text in (HTML, CSS, JS)) <= 60_000


def test_the_page_and_its_pictures_leave_room_for_the_rest_of_what_phones_bring() -> None:
    """The box may grow by 4 MB; server and libraries take 0.9 of them."""
    files_of_the_page = [place for place in Path(str(FOLDER)).rglob("*") if place.is_file()]
    assert sum(place.stat().st_size for place in files_of_the_page) <= 3_100_000


def test_nothing_is_written_into_the_page_that_its_policy_forbids() -> None:
    assert not re.search(r"\sstyle=|<style|\son\w+=|<script(?![^>]* src=)", HTML)
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|Function\(", JS)
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", HTML + CSS + JS)


def test_colours_are_named_once() -> None:
    pigments, rest = CSS[: CSS.index("\n* {")], CSS[CSS.index("\n* {") :]
    assert re.search(r"#[0-9a-f]{6}", pigments)
    assert not re.search(r":[^;{}]*#[0-9a-f]{3,8}\b", rest)


def test_whoever_has_no_seat_gets_the_page_too_and_is_told_by_its_number(link: Link) -> None:
    phone = Phone(link)
    assert phone.get("/").status == 401
    assert phone.get("/").body.decode() == HTML
    phone.scan(0)
    assert phone.get("/").status == 200


def test_only_pictures_of_the_page_and_of_its_list_are_given_away(link: Link) -> None:
    for path in ("icons/coin.png", "person/monk@small.png", "crests/shield_or.svg", "fonts/text.woff2"):
        assert get(link.address, f"/art/{path}").status == 200
    for path in ("person/monk@large.png", "surface/oak.png", "../page.html", "icons/", "program/icon.ico"):
        assert get(link.address, f"/art/{path}").status == 404


# Words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_door_speaks_as_the_catalogues_do(language: str) -> None:
    say, found = Tongue(language), 0
    whole = re.findall(rf'<(\w+) lang="{language}"( data-word="\w+")?>(.*?)</\1>', HTML)
    texts = [text if not word else f"<b{word}>{text}</b>" for _, word, text in whole]
    for word, text in re.findall(r'data-word="(\w+)"[^>]*>([^<]*)<', "".join(texts)):
        found += 1
        assert text == say(PAGE[word])
    assert found == 6


def test_every_word_is_said_and_every_word_that_is_said_is_there() -> None:
    said = set(re.findall(r'say\((?:\w+ \? )?"(\w+)"', JS)) | set(re.findall(r'data-word="(\w+)"', HTML))
    said |= set(re.findall(r'say\([^")]* \? "(\w+)" : "\w+"\)', JS))
    said |= set(re.findall(r'say\([^")]* \? "\w+" : "(\w+)"\)', JS))
    # Tools, settings, and states of others.
    said |= {"rules", "advice", "recap", "undo", "menu", "large", "dark", "language", "reading"}
    said |= {"thinks", "ready", "sleeps", "acts", "waits", "bot"}
    for why in ("asleep", "taken", "out", "over"):
        said |= {why, f"{why}_text", f"{why}_more", f"{why}_hint"}
    assert said == set(PAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_leave_the_same_holes(language: str) -> None:
    say = Tongue(language)
    for text in PAGE.values():
        assert sorted(HOLE.findall(say(text))) == sorted(HOLE.findall(text)), text


# Pictures.


def test_every_picture_that_the_page_names_is_there() -> None:
    named = set(re.findall(r'art\("([a-z]+/\w+)"', JS))
    named |= set(re.findall(r'"((?:icons|ui|seals|title|card)/\w+)"', JS))
    assert len(named) > 12
    assert [key for key in sorted(named) if not re.search("_$", key) and address(key) not in SERVED] == []
    links = re.findall(r"/art/[\w/.@]+\.\w+", HTML + CSS)
    assert [path for path in links if path not in SERVED] == []
    for seat in ("gules", "azure", "or", "argent", "sable"):
        for path in (f"crests/shield_{seat}.svg", f"seals/broken_{seat}.svg", f"seals/seal_{seat}.png"):
            assert f"/art/{path}" in SERVED


def test_every_painted_initial_is_used() -> None:
    known = re.search(r"INITIALS = (\{.*?\})", JS)
    assert known
    named = {f"/art/initials/{name}.png" for name in re.findall(r'"(\w+)"', known[1])}
    painted = {path for path in SERVED if re.fullmatch(r"/art/initials/\w+_\w+\.png", path)}
    assert named == painted


@pytest.mark.parametrize("name", NAMES_OF_SAMPLES)
def test_every_picture_of_the_samples_is_there(name: str) -> None:
    assert missing(sample(name)) == []


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    """Open a window, without which no map is read."""
    yield pygame.display.set_mode((1, 1))
    pygame.display.quit()


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("key", GAMES)
def test_every_picture_of_a_random_game_is_there(key: str) -> None:
    session, chance = Session(by_phone(key, max(GAMES[key].seats))), random.Random(1)
    session.phones = frozenset(range(len(session.players)))
    desk, sheets = PRESENTATIONS[key].desk(), 0
    for number in range(ACTIONS):
        if session.asked is None:
            break
        seat = session.asked.seat
        if number % 4 == 0:
            sheet = Sheet(session, desk, seat, Tongue("en"), []).to_json()
            assert missing(json.loads(json.dumps(sheet))) == []
            sheets += 1
        session.play(chance.choice(session.match.state.options(seat)), seat)
    assert sheets > 20


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_card_has_its_picture(key: str) -> None:
    rulebook = PRESENTATIONS[key].rulebook
    assert rulebook
    portraits = {card.portrait for card in rulebook().cards if card.portrait}
    assert [name for name in sorted(portraits) if address(name) not in SERVED] == []
