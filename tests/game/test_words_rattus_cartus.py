"""The words of Rattus Cartus: complete, short where they must be, and with a reason for who wins what."""

from collections.abc import Mapping
from typing import Any, get_args

import pytest

from game.games import PRESENTATIONS
from game.games.rattus_cartus.explanations import (
    contest,
    house,
    laying,
    premium,
    premium_elsewhere,
    seen_nuns,
    support,
    survival,
)
from game.games.rattus_cartus.sentences import BOOK, NAMES, card, offer
from game.games.rattus_cartus.words import play as rattus_cartus
from game.games.rattus_cartus.words.buildings import BUILDINGS
from game.games.rattus_cartus.words.cards import CARDS, POPULATION
from game.games.rattus_cartus.words.options import OPTIONS, PRESETS
from game.games.rattus_cartus.words.table import COUNTERS, PHASES, SOURCES
from game.program.navigation import House
from game.session.session import Session
from game.words import LANGUAGES, Tongue
from game.words.classes import CLASSES
from game.words.numbers import percent
from rules import GAMES
from rules.kernel import Action, Event, Match
from rules.rattus_cartus import names as rules_names
from rules.rattus_cartus.foresight import Support
from rules.rattus_cartus.questions import Phase
from rules.rattus_cartus.refusals import Reason
from rules.rattus_cartus.specials import Give
from rules.rattus_cartus.support_tables import PrintedSupport
from tests.game.driving import plan
from tests.game.wording import (
    CATALOGUES,
    DRAWN,
    ENGLISH,
    FRENCH,
    GERMAN,
    NAMES_OF_SEATS,
    SPELT,
    decisions,
    forms,
    icons_in,
    seen,
    tell_whole_game,
    titles,
    too_long,
    written,
)
from tests.rules.driving import play
from tests.rules.rattus_cartus.town import table
from tests.rules.tables import SETUPS

GAME = GAMES["rattus_cartus"]
ROW = ("palace", "castle", "farm")
#: Longer than 1.6 times the English, and why that is well.
LONG = {"Piper’s hut": "Cabane du joueur de flûte, the printed name, is longer still"}


# Complete.


def test_every_name_of_the_rules_has_words() -> None:
    assert list(BUILDINGS) == list(rules_names.BUILDINGS)
    assert list(CARDS) == list(rules_names.SPECIALS)
    assert list(CLASSES) == list(rules_names.CLASSES)
    assert {*CLASSES, *BUILDINGS, *CARDS} <= set(NAMES)
    assert set(SOURCES) == {*CLASSES, *CARDS, "hand", "tokens"} - {"joker"}


def test_every_question_and_every_reason_of_the_rules_has_words() -> None:
    assert set(BOOK.prompts) == decisions("rattus_cartus")
    assert set(get_args(Reason)) == set(rattus_cartus.REASONS)
    assert set(get_args(Phase)) == set(PHASES)


def test_every_choice_value_and_preset_has_a_title_and_a_sentence() -> None:
    assert {key: list(option.values) for key, option in OPTIONS.items()} == {
        choice.key: list(choice.values) for choice in GAME.choices
    }
    assert set(PRESETS) == set(GAME.presets)


@pytest.mark.parametrize("options", SETUPS["rattus_cartus"], ids=lambda options: "-".join(options.values()))
def test_whole_games_leave_nothing_unsaid(options: Mapping[str, str]) -> None:
    for seats in GAME.seats:
        met = tell_whole_game(Match(GAME, seats, seats, options), seats)
        assert met["survived"] + met["died"] == seats
        assert met["Visit"] > met["round"] > met["last_round"] == 1


def test_every_card_has_an_icon_that_is_drawn() -> None:
    for name in rules_names.CARDS:
        event = Event("showed", 0, ((name,),))
        assert icons_in(BOOK.line(ENGLISH, event))
        assert set(icons_in(BOOK.line(ENGLISH, event))) <= DRAWN


# Short enough.


@pytest.mark.parametrize("language", CATALOGUES)
def test_buttons_names_and_titles_stay_short(language: str) -> None:
    labels = [form for text in BOOK.labels.values() for form in forms(text)]
    names = [NAMES[name] for name in (*BUILDINGS, *CARDS, *CLASSES)]
    glances = [text for building in BUILDINGS.values() for text in (building.premium, building.standard)]
    counters = [counter.title for counter in COUNTERS.values()]
    texts = (*labels, *rattus_cartus.PICKS.values(), *names, *glances, *SOURCES.values(), *counters)
    assert not too_long((*texts, *titles(OPTIONS)), language, LONG)


def test_exceptions_are_still_needed() -> None:
    assert all(any(too_long([text], language, {}) for language in CATALOGUES) for text in LONG)


def test_short_texts_of_cards_fit_on_a_card() -> None:
    for short in (POPULATION.short, *(special.short for special in CARDS.values())):
        for tongue in map(Tongue, LANGUAGES):
            assert seen(tongue(short)) <= (40 if tongue.language == "en" else 44), tongue(short)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_fit_into_the_bar(language: str) -> None:
    for text in BOOK.prompts.values():
        for form in written(text, language):
            assert seen(form) <= 52, form


# Spoken.


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (
            Event("showed", 0, (("church_2", "joker", "sword"),)),
            (
                "shows [classes/church]2[nun], [joker] and [sword]",
                "montre [classes/church]2[nun], [joker] et [sword]",
                "zeigt [classes/church]2[nun], [joker] und [sword]",
            ),
        ),
        (
            Event("entered", 0, ("monastery", 1, 2)),
            (
                "enters Monastery II as number 2",
                "entre\u202f: Monastère II, numéro 2",
                "betritt Kloster II als Nummer 2",
            ),
        ),
        (
            Event("rats", 0, (-2,)),
            ("gets rid of 2 rats [rat]", "se défait de 2 rats [rat]", "wird 2 Ratten [rat] los"),
        ),
        (Event("rats", 0, (1,)), ("gets 1 rat [rat]", "reçoit 1 rat [rat]", "bekommt 1 Ratte [rat]")),
        (
            Event("action", 0, ("farm", "standard")),
            (
                "has the standard action of Farm",
                "a l’action de base\u202f: Ferme",
                "hat die Standardaktion von Bauernhof",
            ),
        ),
        (
            Event("robbed", 0, (2, 0)),
            (
                "has most swords [sword], but Cléo has too few cards",
                "a le plus d’épées [sword], mais Cléo a trop peu de cartes",
                "hat die meisten Schwerter [sword], aber Cléo hat zu wenige Karten",
            ),
        ),
        (
            Event("points", 0, (2, "sword")),
            ("+2 [prestige] Most swords", "+2 [prestige] Le plus d’épées", "+2 [prestige] Meiste Schwerter"),
        ),
        (
            Event("game_over", None, ((),)),
            (
                "[skull] Nobody survives, nobody wins",
                "[skull] Personne ne survit, personne ne gagne",
                "[skull] Niemand überlebt, niemand gewinnt",
            ),
        ),
    ],
)
def test_an_event_becomes_a_line(event: Event, lines: tuple[str, str, str]) -> None:
    assert tuple(BOOK.line(tongue, event, NAMES_OF_SEATS) for tongue in SPELT) == lines


def test_the_first_building_and_the_first_seat_have_labels_too() -> None:
    assert BOOK.label(ENGLISH, Action("visit", 0)) == "Enter I"
    assert BOOK.label(GERMAN, Action("support", 0)) == "Nachschub I"
    assert BOOK.label(ENGLISH, Action("nun", 0)) == "Nun card 1"
    assert BOOK.label(ENGLISH, Action("seat", 0), seats=NAMES_OF_SEATS) == "Anna"
    assert BOOK.label(FRENCH, Action("card", "church_2")) == "Clergé, 2 [nun]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_support_is_named_with_what_it_gives(house: House, language: str) -> None:
    house.app.change(language=language)
    table = house.sit_down(Session(plan(3, "open", game="rattus_cartus", seed=4)))
    colon = "\u202f: " if language == "fr" else ": "
    view = table.sight.view
    for option in table.sight.options:
        words = table.sight.label(option)
        gift = Support(*view.row[option.number].support)
        assert words.endswith(colon + offer(table.sight.say, gift))


def test_a_giver_is_told_for_whom() -> None:
    assert BOOK.prompt(ENGLISH, Give(0, 1, 2), NAMES_OF_SEATS) == "choose 2 cards for Bo"
    assert BOOK.prompt(GERMAN, Give(0, 1, 1), NAMES_OF_SEATS) == "wähle eine Karte für Bo"


def test_a_preview_sums_up_influence_rats_and_cards() -> None:
    events = [
        Event("influence", 0, (3, "church", 5)),
        Event("rats", 0, (1,)),
        Event("took", 0, ("sword", 2)),
        Event("piped", 0, (1,)),
    ]
    assert BOOK.preview(ENGLISH, events[:2]) == "+3 Church, +1 [rat]"
    assert BOOK.preview(GERMAN, events) == "+3 Kirche, +2 [sword]"
    assert BOOK.preview(ENGLISH, events, 1) == "+1 [rat]"
    assert BOOK.preview(ENGLISH, [Event("no_rat_to_pipe", 0)]) == "no effect"


def test_a_support_is_offered_in_words() -> None:
    assert offer(ENGLISH, Support(2, 1, 0)) == "draw 2 cards, lose 1 rat"
    assert offer(GERMAN, Support(2, 0, 1)) == "zieh 2 Karten, sieh 1 Nonnenkarte an"
    assert offer(ENGLISH, Support(0, 0, 0)) == "no effect"


def test_a_turn_is_told_in_words_that_need_no_signs() -> None:
    events = [
        Event("supported", 1, ("farm", 1, 2, 1, 0)),
        Event("drew", 1, (2,)),
        Event("rats", 1, (-1,)),
        Event("entered", 1, ("castle", 0, 2)),
        Event("laid_all", 1, (3,)),
    ]
    headings = PRESENTATIONS["rattus_cartus"].desk().telling.headings
    said = [BOOK.doing(tongue, events, headings, NAMES_OF_SEATS) for tongue in (ENGLISH, GERMAN)]
    assert said == [
        "support II: gets rid of 1 rat [rat], draws 2 cards; enters I; lays 3 cards",
        "Nachschub II: wird 1 Ratte [rat] los, zieht 2 Karten; betritt I; legt 3 Karten",
    ]


def test_support_and_houses_are_told_at_a_glance() -> None:
    assert support(ENGLISH, PrintedSupport(2, 1, 0)) == "2 [draw], −1 [rat]"
    assert house(FRENCH, "monastery", 1) == "Monastère II"
    assert card(ENGLISH, "sword") == "[sword] Sword"


def test_laid_cards_say_what_they_will_bring() -> None:
    match = table(phase="visits", row=ROW, s0={"hand": ("royalty", "church", "sword")})
    play(match, "visit:0")
    said = []
    for pick in ("sword", "royalty_0", "church_0"):
        play(match, f"card:{pick}")
        stand = match.state.view(0).players[0].stand
        assert stand
        said.append(laying(ENGLISH, "royalty", stand))
    assert said == ["no influence, no [rat]", "+1 Royalty", "+2 Royalty, +1 [rat]"]


# Who wins, and why.


@pytest.mark.parametrize(
    ("laid", "reason"),
    [
        ((2, 1, 0), "Premium: Anna laid most (2)"),
        ((1, 1, 0), "Premium: Bo and Anna are level at 1, Bo came first"),
        ((0, 0, 0), "Premium: Bo, Anna and Cléo are level at 0, Bo came first"),
    ],
)
def test_the_premium_goes_to_most_cards_and_then_to_who_came_first(
    laid: tuple[int, int, int], reason: str
) -> None:
    people: dict[str, Any] = {
        f"s{seat}": {"at": 1, "laid": ("chivalry",) * number} for seat, number in enumerate(laid)
    }
    match = table(row=ROW, s3={"at": 2, "hand": ("gold",)}, entered=(1, 0, 2, 3), **people)
    match.state.shown = 0b1111
    match.state.faces = match.state.laid[:]
    view = match.state.view(None)
    best = 0 if laid[0] > laid[1] else 1
    assert premium(ENGLISH, view, best, NAMES_OF_SEATS) == reason
    assert premium(ENGLISH, view, 3, NAMES_OF_SEATS) == "Premium: Dirk is alone here"


def test_of_two_seats_one_hears_that_the_premium_is_elsewhere() -> None:
    match = table(2, row=("palace", "farm"), s0={"at": 0}, s1={"at": 1, "laid": ("peasantry",)})
    match.state.shown, match.state.faces = 0b11, match.state.laid[:]
    view = match.state.view(None)
    assert premium(ENGLISH, view, 1, NAMES_OF_SEATS) == "Premium: Bo laid most (1)"
    assert premium_elsewhere(ENGLISH, view, 0, NAMES_OF_SEATS) == "No premium here: it goes to Bo (1)"


@pytest.mark.parametrize(
    ("swords", "reason"),
    [
        ((2, 1, 0), ["[sword] Sword: Anna laid most (2)", "Fewest: Cléo (0)"]),
        ((1, 1, 0), ["[sword] Sword: Anna and Bo are level at 1, Anna came first", "Fewest: Cléo (0)"]),
        ((2, 0, 0), ["[sword] Sword: Anna laid most (2)", "Fewest: Bo and Cléo (0)"]),
        ((1, 1, 1), ["[sword] Sword: all are level, nothing happens"]),
        ((0, 0, 0), []),
    ],
)
def test_swords_tell_who_and_why(swords: tuple[int, int, int], reason: list[str]) -> None:
    people: dict[str, Any] = {
        f"s{seat}": {"at": 0, "laid": ("sword",) * number} for seat, number in enumerate(swords)
    }
    match = table(3, row=("palace", "farm"), **people)
    match.state.shown, match.state.faces = 0b111, match.state.laid[:]
    assert contest(ENGLISH, match.state.view(None), 0, "sword", NAMES_OF_SEATS) == reason


def test_a_seat_hears_its_chance_to_survive_and_what_it_has_seen() -> None:
    match = table(s0={"rats": 10, "looked": (0, 1)}, s1={"rats": 0}, s2={"rats": 21}, phase="support")
    seats = [match.state.view(seat) for seat in range(3)]
    assert seats[0].survival is not None
    chance = percent(seats[0].survival)
    assert survival(FRENCH, seats[0]) == f"chances de survie\u202f: {chance}\u202f%"
    assert survival(ENGLISH, seats[1]) == "you survive for certain"
    assert survival(ENGLISH, seats[2]) == "you cannot survive as it stands"
    assert seen_nuns(ENGLISH, seats[0]) == "2 cards seen: 4 [nun]"
    assert seen_nuns(ENGLISH, seats[1]) == "no card seen yet"


def test_only_what_is_certain_is_0_or_100_percent() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.755, 0.999, 1.0)] == [0, 1, 76, 99, 100]
