"""Rattus Cartus for whoever has never played it: what is asked, what signs mean, what a card would cost."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES, TINCTURES
from game.games.rattus_cartus import board_street
from game.games.rattus_cartus.board_map import Town
from game.games.rattus_cartus.board_standings import HIGH, Standings
from game.games.rattus_cartus.desk import RattusCartusDesk
from game.games.rattus_cartus.hand_fan import HEAPED, HandCard, held, laid_out
from game.games.rattus_cartus.hand_odds import paint_odds
from game.games.rattus_cartus.panel_context import Context, paint_context
from game.games.rattus_cartus.panel_legend import MOST, legend, legend_height, paint_legend
from game.games.rattus_cartus.sentences import BOOK
from game.games.rattus_cartus.words.panel import LEGENDS
from game.program.navigation import House
from game.session.plan import NAMES as PEOPLE
from game.session.plan import against_bots
from game.session.session import Session
from game.table import bar
from game.words import LANGUAGES, Tongue
from game.words.classes import CLASSES as NAMES
from rules import GAMES, Match
from rules.kernel import Action
from rules.play import random_actions
from rules.rattus_cartus.names import CARDS, CLASSES
from rules.rattus_cartus.questions import phase
from rules.rattus_cartus.support import Support
from rules.rattus_cartus.view import View
from rules.rattus_cartus.visits import Visit
from tests.game.drawing import Drawing, meet
from tests.game.test_rattus_cartus_hand import full, hand
from tests.game.test_rattus_cartus_table import until
from tests.rules.tables import SETUPS
from tests.tiers import crossed, led_by_first


def views(number: int) -> Iterator[View]:
    """Give what all see of a whole game, with each set-up in turn."""
    match = Match(GAMES["rattus_cartus"], 2 + number % 4, number, SETUPS["rattus_cartus"][number])
    for seat, action in random_actions(match, number):
        yield match.state.view(None)
        match.play(action, seat)


# What a card would cost.


def test_cards_that_would_bring_a_rat_are_marked_and_no_others(house: House) -> None:
    table = full(house, "open", "tv")
    asked = table.session.asked
    assert asked
    for card in hand(table):
        _, after = table.session.match.foreseen(Action("card", card.card), asked.seat)
        stand = after.view(asked.seat).players[asked.seat].stand
        assert stand
        assert card.strange == bool(stand.rats)
    marked = {card.strange for card in hand(table)}
    assert marked == {True, False}
    for card in hand(table):
        canvas = Drawing.of(house.app)
        card.paint(canvas, 0)
        assert bool(canvas.where("icons/rat")) == card.strange


def test_a_building_that_is_pointed_at_shows_whom_it_would_not_welcome(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(against_bots("rattus_cartus", 4, 3)))
    until(table, Visit, random.Random(2))
    view, desk = table.sight.view, table.sight.desk
    assert not any(card.strange for card in hand(table))
    for option in (option for option in table.sight.options if option.kind == "visit"):
        desk.hand.paint_cards(Drawing.of(house.app), table.sight.moment(option, (-1, -1)))
        track = view.row[option.number].track
        assert hand(table)
        for card in hand(table):
            assert card.strange == ("_" in card.card and not card.card.startswith(track))
    desk.hand.paint_cards(Drawing.of(house.app), table.moment)
    assert not any(card.strange for card in hand(table))


def test_backs_tell_of_no_rat(house: House) -> None:
    table = full(house, "peek", "tv")
    assert hand(table)
    for card in hand(table):
        canvas = Drawing.of(house.app)
        card.paint(canvas, 0)
        assert card.back
        assert not canvas.where("icons/rat")


def test_of_copies_that_are_counted_one_shows_its_number(house: House) -> None:
    house.app.change(text_size="tv")
    kinds = held(["church_4"] * 3, (), CARDS)
    (card,) = laid_out(Box(0, 0, 868, 240), kinds, {}, hidden=False, even=False, ringed=False, again=HEAPED)
    assert isinstance(card, HandCard)
    canvas = Drawing.of(house.app)
    card.paint(canvas, 0)
    assert len(canvas.where("card/population_church")) == 2
    ((words, plate),) = canvas.written
    assert words == "\u00d73"
    assert canvas.sizes_of[words] >= TEXT_SIZES["tv"].number
    assert card.last.holds(plate.centre)


def test_the_hill_says_how_many_nuns_keep_one_alive(house: House) -> None:
    view = Match(GAMES["rattus_cartus"], 3, 5).state.view(0)
    assert view.odds
    for rats in (4, 12):
        canvas = Drawing.of(house.app)
        paint_odds(canvas, view, rats, Box(1172, 816, 316, 200), Tongue("en"))
        assert canvas.written[0][0] == f"Alive with {rats}+ [nun]"


# What is asked, and what signs mean.


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_round_begins_with_is_asked_in_one_line_from_afar(house: House, language: str) -> None:
    house.app.change(text_size="tv")
    words = BOOK.prompt(Tongue(language), Support(0))
    for name in PEOPLE:
        canvas = Drawing.of(house.app)
        bar.paint_prompt(canvas, Box(0, 0, 1920, 88), "", name, words)
        assert canvas.sizes_of[words] >= TEXT_SIZES["tv"].body
        assert canvas.written[-1][1].h <= 1.5 * canvas.sizes_of[words]


@led_by_first("number", range(len(SETUPS["rattus_cartus"])))
def test_every_phase_explains_signs_that_there_are(number: int) -> None:
    met = set()
    for view in views(number):
        met.add(phase(view))
        shown = legend(view)
        assert 0 < len(shown) <= MOST
        assert {"sword", "flute"} & set(shown) <= set(view.stacks)
        if phase(view) == "visit":
            assert ("human" in shown) != view.last_round
        if phase(view) == "resolve":
            # Swords and flutes fight in the last round too.
            assert {"sword", "flute"} & set(shown) == {"sword", "flute"} & set(view.stacks)
    assert {"support", "visit"} <= met


@crossed(language=list(LANGUAGES), text_size=list(TEXT_SIZES))
def test_signs_are_explained_as_large_as_other_words(house: House, language: str, text_size: str) -> None:
    house.app.change(text_size=text_size)
    sizes, say = TEXT_SIZES[text_size], Tongue(language)
    view = Match(GAMES["rattus_cartus"], 5, 5).state.view(None)
    sheet = Context(RattusCartusDesk.laid_out(house.app.page, 5, sizes).context, view, sizes).head
    assert sheet.h == legend_height(sizes)
    canvas = Drawing.of(house.app)
    paint_legend(canvas, sheet, sizes, view, say)
    signs = [box for name, box in canvas.pictured if name.startswith("icons/")]
    assert len(signs) == MOST
    assert min(max(box.w, box.h) for box in signs) >= sizes.body * 0.9
    told = {text: box for text, box in canvas.written if text in map(say, LEGENDS["support"].values())}
    assert len(told) == MOST
    assert min(canvas.sizes_of[text] for text in told) >= 0.9 * sizes.body
    assert all(box.right < sheet.right + 4 for box in told.values())
    assert all(box.bottom <= sheet.bottom for box in (*signs, *told.values()))


@crossed(language=list(LANGUAGES), text_size=list(TEXT_SIZES))
def test_the_sum_of_the_nuns_that_were_seen_stands_apart_from_their_name(
    house: House, language: str, text_size: str
) -> None:
    house.app.change(text_size=text_size)
    sizes, view = TEXT_SIZES[text_size], Match(GAMES["rattus_cartus"], 5, 5).state.view(0)
    box = RattusCartusDesk.laid_out(house.app.page, 5, sizes).context
    for nuns in ((None,) * 5, ("church_4", "magic_4", "church_3", None, None)):
        canvas, seen = Drawing.of(house.app), view._replace(nuns=nuns)
        paint_context(canvas, Context(box, seen, sizes), seen, TINCTURES, Tongue(language))
        words = [place for text, place in canvas.written if "[eye]" in text]
        assert bool(words) == any(nuns)
        others = [place for text, place in canvas.written if "[eye]" not in text]
        assert not any(meet(one.inset(2), other.inset(2)) for one, other in product(words, others))


@crossed(language=list(LANGUAGES), seats=(4, 5))
def test_a_class_is_named_where_nobody_has_its_places(house: House, language: str, seats: int) -> None:
    house.app.change(text_size="tv")
    standings, say = Standings(Box(0, 0, 1248, HIGH), TINCTURES[:seats]), Tongue(language)
    view, chance = Match(GAMES["rattus_cartus"], seats, 5).state.view(None), random.Random(seats)
    orders = {track: tuple(chance.sample(range(seats), taken)) for taken, track in enumerate(CLASSES[:seats])}
    view = view._replace(tracks={track: orders.get(track, tuple(range(seats))) for track in CLASSES})
    canvas = Drawing.of(house.app)
    standings.paint_under(canvas, view, say)
    named = dict(canvas.written)
    for track, order in view.tracks.items():
        taken = [standings.rank(track, place) for place in range(len(order))]
        box = named.get(say(NAMES[track]))
        assert (box is not None) or len(order) > seats - 3
        assert box is None or not any(meet(box, place) for place in taken)
        assert box is None or not any(meet(box, ring) for ring in canvas.ringed)
    assert say(NAMES[CLASSES[0]]) in named
    assert say(NAMES[CLASSES[-1]]) not in named


def test_a_support_that_takes_rats_shows_the_better_chance(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(against_bots("rattus_cartus", 4, 3)))
    desk, view = table.sight.desk, table.sight.view
    assert isinstance(desk, RattusCartusDesk)
    for option in table.sight.options:
        taken = view.row[option.number].support.rats
        canvas, moment = Drawing.of(house.app), table.sight.moment(option, (-1, -1))
        desk.hand.paint_cards(canvas, moment)
        chances = [view.odds.survival(rats) for rats in (10, 10 - taken)]
        assert any(text == f"Alive with {10 - taken}+ [nun]" for text, _ in canvas.written)
        assert any(text.startswith("→") for text, _ in canvas.written) == (chances[0] != chances[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_last_round_placards_promise_no_actions(house: House, language: str) -> None:
    town, view = Town(Box(316, 92, 1248, 0), 3, TINCTURES), Match(GAMES["rattus_cartus"], 4, 3).state.view(0)
    for last in (False, True):
        canvas = Drawing.of(house.app)
        board_street._paint_house(canvas, town, 0, view.row[0], Tongue(language), last=last)
        told = [text for text, _ in canvas.written if "[crown]" in text]
        assert len(told) == 1
        assert ("[human]" in told[0]) != last
        assert ("+1\u00a0[influence]" in told[0]) == last
