"""Every name of the rules has words, in languages that agree with each other."""

import re
import time
from dataclasses import fields as dataclass_fields

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from build import words
from game.drawing.text import FIGURES, PLAIN, Face, path_of
from game.games.notre_dame.sentences import BOOK, NAMES, forecast
from game.games.notre_dame.words import play as nd
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.options import OPTIONS, PRESETS
from game.games.notre_dame.words.persons import PERSONS
from game.words import KEPT, LANGUAGES, PSEUDO, Tongue, shared, translations
from game.words.telling import listed
from rules import GAMES
from rules.kernel import Action, Event, Match
from rules.kernel.game import fields
from rules.notre_dame import names as rules_names
from rules.notre_dame.foresight import Infection
from rules.notre_dame.people import PEOPLE
from rules.notre_dame.scoring import SOURCES
from rules.notre_dame.streets import MARKETS
from tests.game.wording import (
    BOOKS,
    CATALOGUES,
    DRAWN,
    ENGLISH,
    FLOOR,
    FRENCH,
    GERMAN,
    NAMES_OF_SEATS,
    SPELT,
    data_in,
    decisions,
    forms,
    icons_in,
    seen,
    tell_whole_game,
    titles,
    too_long,
)

GAME = GAMES["notre_dame"]
SHORTS = [card.short for card in CARDS.values()] + [person.short for person in PERSONS.values()]
#: Longer than 1.6 times the English, and why that is well.
LONG = {
    "Bell-ringer": "Sonneur de cloches is the printed name",
    "New Persons": "Nouveaux personnages is the printed name",
    "Nurse": "Krankenschwester is the printed name",
}


# Complete.


@pytest.mark.parametrize("key", GAMES)
def test_every_decision_has_a_prompt_that_uses_its_fields(key: str) -> None:
    assert set(BOOKS[key].prompts) == decisions(key)
    for asked, text in BOOKS[key].prompts.items():
        known = {field.name for field in dataclass_fields(asked)}
        assert all(data_in(form) <= known for form in forms(text)), asked


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_event_has_a_line_that_uses_its_data(key: str) -> None:
    assert set(BOOKS[key].events) == set(GAMES[key].events)
    for kind, text in BOOKS[key].events.items():
        assert all(data_in(form) <= set(fields(GAMES[key].events[kind])) for form in forms(text)), kind


def test_every_name_of_the_rules_has_words() -> None:
    assert list(PERSONS) == list(PEOPLE)
    assert list(CARDS) == list(rules_names.CARDS)
    assert set(rules_names.PLACES) | set(SOURCES) | {"supply", "reserve", "away"} <= set(NAMES)
    assert list(nd.MESSAGES) == list(rules_names.MESSAGES)
    assert set(nd.MARKETS) == set(MARKETS)


def test_every_choice_value_and_preset_has_a_title_and_a_sentence() -> None:
    assert {key: list(option.values) for key, option in OPTIONS.items()} == {
        choice.key: list(choice.values) for choice in GAME.choices
    }
    assert set(PRESETS) == set(GAME.presets)


def test_messages_and_donations_say_the_numbers_of_the_rules() -> None:
    for kind, points in zip(rules_names.MESSAGES, rules_names.MESSAGE_POINTS, strict=True):
        assert nd.MESSAGES[kind].startswith(f"{points} [prestige]")
    for coins, points in list(enumerate(rules_names.DONATIONS))[1:]:
        assert nd.LABELS[f"donate:{coins}"] == f"{coins} [coin]: +{points} [prestige]"


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_every_option_that_comes_up_has_a_label_and_every_event_a_line(seats: int, seed: int) -> None:
    assert tell_whole_game(Match(GAME, seats, seed, {"new_persons": "on"}), seed)["round_over"] == 9


# Translated.


def test_the_catalogues_are_in_step_and_complete() -> None:
    assert words.main(["--check"]) == 0, "run make words, and translate what is new"


@pytest.mark.parametrize("language", words.TRANSLATED)
def test_translations_keep_data_and_icons(language: str) -> None:
    for text, strings in CATALOGUES[language].items():
        # A language has as many forms as it likes; the later ones say what the English plural says.
        originals = (text + text[-1:] * len(strings))[: len(strings)]
        for original, string in zip(originals, strings, strict=True):
            assert data_in(string) == data_in(original), original
            assert icons_in(string) == icons_in(original), original
            assert string == string.strip()
            assert not re.search(r"[\x00-\x1f\\]", string.replace("\n", " ")), original
            assert (original[-1:] == ".") == (string[-1:] == "."), original


# Figures are only written with figures.
@pytest.mark.parametrize("face", sorted({*PLAIN, *PLAIN.values()} - {FIGURES}))
def test_every_face_has_every_letter(face: Face) -> None:
    known = TTFont(path_of(face)).getBestCmap()
    for language, texts in CATALOGUES.items():
        said = {letter for strings in texts.values() for letter in "".join(strings) if letter.isalpha()}
        assert not {letter for letter in said if ord(letter) not in known}, language


def test_every_icon_is_drawn() -> None:
    for text in words.messages():
        for form in text:
            assert set(icons_in(form)) <= DRAWN, form


def test_french_has_narrow_spaces_and_round_apostrophes() -> None:
    for strings in CATALOGUES["fr"].values():
        for text in strings:
            assert not re.search(r"(?<!\u202f)[:;!?»]|«(?!\u202f)|['\"]", KEPT.sub("", text)), text


def test_german_has_its_own_quotation_marks_and_says_du() -> None:
    for strings in CATALOGUES["de"].values():
        for text in strings:
            assert not re.search(r"['\"”«»]|\b(Ihr|Ihre|Ihnen|Ihren)\b", text), text


@pytest.mark.parametrize("language", words.TRANSLATED)
def test_buttons_and_short_texts_stay_short(language: str) -> None:
    labels = [form for text in nd.LABELS.values() for form in forms(text)]
    buttons = [value for name, value in vars(shared).items() if name.isupper() and isinstance(value, str)]
    buttons = [text for text in buttons if len(text) <= 24 and not text.endswith((".", "?", "…"))]
    names = [card.name for card in CARDS.values()] + [person.name for person in PERSONS.values()]
    assert not too_long((*labels, *buttons, *SHORTS, *names, *titles(OPTIONS)), language, LONG)


def test_exceptions_are_still_needed() -> None:
    for text in LONG:
        longest = max(seen(CATALOGUES[language][text,][0]) for language in words.TRANSLATED)
        assert longest > max(FLOOR, 1.6 * seen(text)), text


def test_short_texts_of_cards_fit_on_a_card() -> None:
    for short in SHORTS:
        for tongue in map(Tongue, LANGUAGES):
            limit = 40 if tongue.language == "en" else 44
            assert seen(tongue(short)) <= limit, tongue(short)


# Spoken.


def test_a_tongue_translates_and_fills_in() -> None:
    english, french, german = SPELT
    assert english(shared.QUIT) == "Quit"
    assert french(shared.ROUND, round=2, rounds=9) == "Tour 2 sur 9"
    assert german(shared.TURN, name="{Anna}") == "{Anna} ist dran"
    assert french("not in any catalogue") == "not in any catalogue"
    with pytest.raises(ValueError, match="es"):
        Tongue("es")


def test_plurals_follow_each_language() -> None:
    said = [[t.plural(*shared.CARDS[:2], n) for n in (0, 1, 2)] for t in SPELT]
    assert said == [
        ["0 cards", "1 card", "2 cards"],
        ["0 carte", "1 carte", "2 cartes"],
        ["0 Karten", "1 Karte", "2 Karten"],
    ]


def test_lists_read_like_sentences() -> None:
    assert listed(ENGLISH, ["a", "b", "c"]) == "a, b and c"
    assert listed(GERMAN, ["a", "b"]) == "a und b"
    assert listed(FRENCH, []) == "rien"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event("bribe", 0, ("lawyer",)),
            ("bribes the lawyer", "corrompt l’avocat", "besticht den Advokaten"),
        ),
        (
            Event("prestige", 1, (3, 1, "hostess")),
            (
                "+3 [prestige] Hostess, +1 park",
                "+3 [prestige] Serveuse, +1 parc",
                "+3 [prestige] Wirtin, +1 Park",
            ),
        ),
        (
            Event("cubes", 1, (1, "supply", "bank")),
            ("[cube] → Bank", "[cube] → Banque", "[cube] → Bank"),
        ),
        (
            Event("card", 1, ("inn", 0)),
            (
                "plays Inn, a card of Anna",
                "joue Auberge (carte\u202f: Anna)",
                "spielt Gasthaus, eine Karte von Anna",
            ),
        ),
        (Event("card", 1, ("inn", 1)), ("plays Inn", "joue Auberge", "spielt Gasthaus")),
        (
            Event("dealt", 0, (("inn", "park", "bank"),), only=0),
            ("draws Inn, Park and Bank", "pioche Auberge, Parc et Banque", "zieht Gasthaus, Park und Bank"),
        ),
        (
            Event("drove", 0, ("centre_0", "inner_left_1")),
            (
                "carriage → inner left market (Bo)",
                "calèche → marché intérieur gauche (Bo)",
                "Kutsche → innerer linker Marktplatz (Bo)",
            ),
        ),
        (
            Event("passed", None, (1,)),
            (
                "Everybody passes 1 card to the left",
                "Tout le monde passe 1 carte à gauche",
                "Alle geben 1 Karte nach links",
            ),
        ),
        (
            Event("game_over", None, ((0, 2),)),
            (
                "[trophy] The victory is shared: Anna and Cléo",
                "[trophy] Victoire partagée\u202f: Anna et Cléo",
                "[trophy] Geteilter Sieg: Anna und Cléo",
            ),
        ),
    ],
)
def test_an_event_becomes_a_line(event: Event, said: tuple[str, str, str]) -> None:
    assert tuple(BOOK.line(tongue, event, NAMES_OF_SEATS[:3]) for tongue in SPELT) == said


def test_with_two_seats_every_other_quarter_is_free() -> None:
    seats = NAMES_OF_SEATS[:2]
    assert BOOK.label(ENGLISH, Action("market", "centre_2"), seats=seats) == "central market (Bo)"
    assert BOOK.label(ENGLISH, Action("market", "centre_1"), seats=seats) == "central market (Free quarter)"


def test_a_preview_sums_up_what_happens_to_a_seat() -> None:
    events = [
        Event("card", 0, ("park", 0)),
        Event("cubes", 0, (1, "supply", "park")),
        Event("rat", 0, (5, 4)),
        Event("prestige", 0, (2, 1, "residence")),
        Event("rat", 0, (4, 3)),
        Event("prestige", 1, (9, 0, "monk")),
    ]
    assert BOOK.preview(ENGLISH, events) == "+3 [prestige], −1 [cube], +1 Park, [rat] 5 → 3"
    assert BOOK.preview(FRENCH, events, 1) == "+9 [prestige]"
    assert BOOK.preview(ENGLISH, [Event("in_vain", 0, ("lawyer",))]) == "no effect"
    assert BOOK.preview(ENGLISH, []) == ""
    taken = [Event("coins_from", 1, (2, 0))]
    assert (BOOK.preview(ENGLISH, taken, 0), BOOK.preview(ENGLISH, taken, 1)) == ("−2 [coin]", "+2 [coin]")


def test_the_forecast_counts_the_hospital_and_the_end_of_the_track() -> None:
    assert forecast(ENGLISH, Infection(4, 2, 5, 7, False)) == "4 [rat] this round, hospital 2: [rat] 5 → 7"
    assert forecast(ENGLISH, Infection(0, 2, 5, 3, False)) == "0 [rat] this round, hospital 2: [rat] 5 → 3"
    struck = forecast(ENGLISH, Infection(6, 1, 5, 9, True))
    assert struck == "6 [rat] this round, hospital 1: [skull] the plague strikes"


def test_the_pseudo_language_is_longer_and_keeps_data_and_icons() -> None:
    pseudo = Tongue(PSEUDO)
    for text in (shared.CONTINUE, nd.OUTCOMES["forecast"], shared.CANNOT_WRITE):
        changed = translations(PSEUDO).gettext(text)
        assert data_in(changed) == data_in(text)
        assert icons_in(changed) == icons_in(text)
        assert len(changed) - len(text) >= 0.4 * sum(map(len, KEPT.split(text)[::2]))
    assert pseudo(shared.QUIT) != shared.QUIT
    assert pseudo.plural(*shared.CARDS[:2], 3).startswith("3 ")


# Catalogues.


def test_a_catalogue_opens_at_once() -> None:
    best = 1.0
    for _ in range(5):
        translations.cache_clear()
        start = time.process_time()
        Tongue("de")
        best = min(best, time.process_time() - start)
    assert best < 0.02
