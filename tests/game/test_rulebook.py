"""The rulebook has a card for everything, in every language, and people find it by any word and device."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.input.signals import Button as Key
from game.input.signals import Letters, Press, Wheel
from game.program.app import App
from game.scenes.rulebook_page import Way, agreed, picture_of, rules_of
from game.scenes.rulebook_rows import CardRow, ChapterRow
from game.scenes.rulebook_search import found, plain, words
from game.table.rule_cards import CHAPTERS, Card
from game.widgets.button import Button
from game.words import LANGUAGES, Tongue
from game.words.rulebook import CLEAR_SEARCH
from rules import GAMES
from rules.notre_dame.names import CARDS as ACTIONS
from rules.notre_dame.names import PLACES
from rules.notre_dame.people import PEOPLE
from rules.rattus.names import CHARACTERS, CLASSES
from rules.rattus.tokens import TOKENS
from rules.rattus_cartus.names import BUILDINGS, SPECIALS
from tests.game.hands import WAYS, send
from tests.game.rulebooks import ALL, line, opened, shelf
from tests.game.wording import CATALOGUES, decisions

#: As many words as a concept may take.
MOST_WORDS = 70


@pytest.fixture
def app() -> Iterator[App]:
    with shelf() as built:
        yield built


# Everything has a card.


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_leads_to_a_card(game: str) -> None:
    assert [asked for asked in decisions(game) if rules_of(game).card_of(asked) is None] == []


def test_every_name_of_the_rules_leads_to_a_card() -> None:
    named = {
        "notre_dame": [*PEOPLE, *ACTIONS, *PLACES, "harbour", "supply", "reserve", "message", "carriage"],
        "rattus": [*CHARACTERS, *CLASSES, "majority", "all", "limit", "ring", "castle", "plague"],
        "rattus_cartus": [*BUILDINGS, *SPECIALS, *CLASSES, "population", "nun_row", "rats", "church_3"],
    }
    for game, names in named.items():
        assert [name for name in names if rules_of(game).card_of(name) is None] == []
    assert all(rules_of("rattus").card_of(f"token/{token.name}") for token in TOKENS)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_the_set_up_is_told_on_a_card(game: str) -> None:
    told = {option for rule in rules_of(game).cards for option in rule.options}
    assert told == {choice.key for choice in GAMES[game].choices}


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_cards_and_every_tie_leads_somewhere(game: str) -> None:
    keys = [rule.key for rule in rules_of(game).cards]
    assert len(set(keys)) == len(keys)
    assert {rule.chapter for rule in rules_of(game).cards} == set(CHAPTERS) == set(rules_of(game).headings)
    assert {near for rule in rules_of(game).cards for near in rule.see} <= set(keys)
    assert set(rules_of(game).links) <= set(keys)
    assert all(rule.see and rule.key not in rule.see for rule in concepts(game))


def concepts(game: str) -> list[Card]:
    """Give the cards that are written for the rulebook itself."""
    own = {key for chapter in rules_of(game).concepts.values() for key in chapter}
    return [rule for rule in rules_of(game).cards if rule.key in own]


@pytest.mark.parametrize("game", GAMES)
def test_a_card_holds_one_concept_in_few_words(game: str) -> None:
    assert len(concepts(game)) >= 25
    long = [rule.key for rule in concepts(game) if len(rule.text(Tongue("en")).split()) > MOST_WORDS]
    assert long == []


def test_no_card_is_a_dead_end() -> None:
    assert [rule.key for rule in ALL if not rule.see] == []


# Three languages.


@pytest.mark.parametrize("language", CATALOGUES)
def test_every_card_is_translated(language: str) -> None:
    for rule in ALL:
        for text in (rule.title, *rule.paragraphs, *filter(None, [rule.glance])):
            assert CATALOGUES[language][text,][0], text
        assert all(CATALOGUES[language][text,][0] != text for text in rule.paragraphs), rule.key
    for game in GAMES:
        assert all(CATALOGUES[language][rules_of(game).headings[chapter],][0] for chapter in CHAPTERS)


# Search.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_search_finds_every_card_by_its_words(game: str, language: str) -> None:
    say = Tongue(language)
    for wanted in rules_of(game).cards:
        title = max(words(say(wanted.title)), key=len)
        text = max(words(wanted.text(say)), key=len)
        for word in (title, text.upper(), text[:4]):
            assert wanted in found(rules_of(game).cards, word, say), (wanted.key, word)
        assert found(rules_of(game).cards, " ".join(words(say(wanted.title))), say)[0].title == wanted.title


def test_search_forgives_accents_case_and_ligatures() -> None:
    french, german = Tongue("fr"), Tongue("de")
    assert plain("Évêque, CŒUR, Straße") == "eveque, coeur, strasse"
    assert rules_of("notre_dame").card("bishop") in found(rules_of("notre_dame").cards, "EVEQUE", french)
    assert rules_of("notre_dame").card("ruling_streets") in found(
        rules_of("notre_dame").cards, "strassen", german
    )
    assert rules_of("notre_dame").card("payout") in found(
        rules_of("notre_dame").cards, "zahlt kathedrale", german
    )


def test_search_wants_every_word_and_puts_titles_first() -> None:
    say = Tongue("en")
    assert found(rules_of("rattus").cards, "walls potions", say)[0].key == "helpers"
    assert found(rules_of("rattus").cards, "castle", say)[0].key == "castle"
    assert found(rules_of("rattus").cards, "castle zebra", say) == []


def test_what_is_typed_filters_the_list_and_opens_the_best(app: App) -> None:
    book = opened(app)
    book.hear(Press(Key.NEXT))
    book.focus = book.buttons.index(book.field)
    for letter in "bell":
        book.hear(Letters(letter))
    assert book.query == "bell"
    rows = [button for button in book.buttons if isinstance(button, CardRow)]
    assert rows
    assert all("bell" in plain(f"{row.title} {row.card.text(Tongue('en'))}") for row in rows)
    assert book.card == rows[0].card
    book.hear(Press(Key.OK))
    book.cancel()
    assert book.query == ""
    assert any(isinstance(button, ChapterRow) for button in book.buttons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cross_that_clears_a_search_says_so(app: App, language: str) -> None:
    app.change(language=language)
    book = opened(app)
    book.search("bank")
    (cross,) = [button for button in book.buttons if button.deed == book.clear]
    assert cross.hint == Tongue(language)(CLEAR_SEARCH)
    cross.push()
    assert book.query == ""
    assert not [button for button in book.buttons if button.deed == book.clear]


def test_a_search_without_hits_says_so_and_keeps_the_card(app: App) -> None:
    book = opened(app, "rattus", "castle")
    book.search("qqq")
    app.draw()
    assert not any(isinstance(button, CardRow | ChapterRow) for button in book.buttons)
    assert book.card.key == "castle"


def test_a_search_goes_on_in_the_book_of_another_game(app: App) -> None:
    book = opened(app)
    book.search("castle")
    book.turn_to("rattus")
    assert book.query == "castle"
    assert book.card == rules_of("rattus").card("castle")


# The scene.


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_card_opens(game: str) -> None:
    app = App((640, 360))
    book = opened(app, game)
    for wanted in rules_of(game).cards:
        book.show(wanted)
        app.draw()
        assert line(book, wanted.key)
    app.pop()


@pytest.mark.parametrize("way", WAYS)
def test_chapters_cards_and_ties_open_by_every_device(app: App, way: Callable[[App, Button], None]) -> None:
    book = opened(app)
    way(app, line(book, "plague"))
    assert book.card == rules_of("notre_dame").card("rats")
    way(app, line(book, "outbreak"))
    assert book.card == rules_of("notre_dame").card("outbreak")
    way(app, next(button for button in book.buttons if isinstance(button, Way)))
    assert book.card == rules_of("notre_dame").card("fullest")


def test_the_wheel_scrolls_the_list(app: App) -> None:
    book = opened(app, "notre_dame", "hostess")
    before = book.listing.first
    book.hear(Wheel(book.listing.box.centre, -3))
    assert book.listing.first == before + 3


def test_the_open_card_is_in_sight(app: App) -> None:
    book = opened(app, "notre_dame", "mistress")
    assert line(book, "mistress")


def test_a_chapter_folds_up_again(app: App) -> None:
    book = opened(app, "rattus")
    book.unfold("plague")
    assert book.card.chapter == "plague"
    book.unfold("plague")
    assert not any(isinstance(button, CardRow) for button in book.buttons)
    assert book.card.chapter == "plague"


def test_help_and_esc_close_the_book(app: App) -> None:
    below = opened(app)
    for key in (Key.HELP, Key.CANCEL):
        opened(app, "rattus").hear(Press(key))
        assert app.scenes == [below]


def test_a_change_of_language_turns_the_open_card(app: App) -> None:
    book = opened(app, "notre_dame", "hostess")
    app.change(language="de")
    assert getattr(line(book, "hostess"), "title", "") == "Wirtin"


def test_the_book_says_what_the_table_agreed_on() -> None:
    say = Tongue("en")
    inn = rules_of("notre_dame").card("inn_bonus")
    assert agreed(inn, {"inn": "fourth"}, say) == [
        "At this table – Bonuses of the inn: From the fourth. "
        "Rules of 2007: the inn gives two bonuses only from the fourth piece on."
    ]
    assert agreed(inn, {}, say)[0].startswith("At this table – Bonuses of the inn: From the third.")
    assert agreed(inn, None, say) == [
        "To be agreed before the game – Bonuses of the inn: From the third or From the fourth"
    ]
    six = rules_of("rattus").card("six")
    picked = {"cards": "picked", "picked": "king,monk,nun,queen,serf,witch"}
    assert (
        agreed(six, picked, say)[1] == "At this table – The chosen six: King, Monk, Nun, Queen, Serf, Witch"
    )
    assert len(agreed(six, {}, say)) == 1
    (town,) = [rule for rule in ALL if (rule.game, rule.key) == ("rattus_cartus", "town")]
    assert agreed(town, {"buildings": "mixed", "mixed_church": "5"}, say)[3] == (
        "At this table – Monastery + hospital: 5 + 0"
    )
    assert len(agreed(town, {}, say)) == len(agreed(town, None, say)) == 1


def test_the_table_of_one_game_says_nothing_about_another(app: App) -> None:
    book = opened(app, "notre_dame", "inn_bonus", inn="fourth")
    book.turn_to("rattus")
    assert book.agreed == agreed(book.card, None, app.tongue)


# All hands.


def test_the_mouse_writes_into_the_search(app: App) -> None:
    book = opened(app)
    x, y, w, h = app.page.pixels(book.field.box)
    send(app, pygame.MOUSEBUTTONDOWN, pos=(x + w // 3, y + h // 2), button=1)
    send(app, pygame.MOUSEBUTTONUP, pos=(x + w // 3, y + h // 2), button=1)
    send(app, pygame.TEXTINPUT, text="doctor")
    assert book.card == rules_of("notre_dame").card("doctor")


@pytest.mark.parametrize("game", GAMES)
def test_every_book_tells_of_phones(game: str) -> None:
    rules = rules_of(game)
    phones = rules.card("phones")
    assert rules.card_of("icons/phone") == phones
    assert phones.chapter == "set_up"
    assert picture_of(phones) is not picture_of(rules.cards[0])
    assert "Wi-Fi" in phones.text(Tongue("en"))
