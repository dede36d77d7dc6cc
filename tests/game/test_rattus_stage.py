"""The stage of Rattus: every token and card of whole games, true to the views and silent on secrets."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

import pytest

from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES
from game.games.rattus.stage_end import FinalStrike
from game.games.rattus.stage_facts import strike_told
from game.games.rattus.stage_strike import StrikeAct
from game.games.rattus.story import STRIKES, TELLING, paced
from game.games.rattus.words.characters import CHARACTERS
from game.program.navigation import House
from game.table.playbill import Playbill
from game.table.stage import OPENING, Cue, OpenStage
from game.table.story import Story
from game.words import LANGUAGES, Tongue
from rules.kernel import Event
from rules.rattus import GAME
from tests.game.drawing import Drawing
from tests.game.staged_rattus import act_of, staged, strikes
from tests.rules.tables import SETUPS
from tests.tiers import led_by_first

#: What is painted of each act.
PARTS = (0.0, 0.5, 1.0)
#: Tables with every set-up, each with another number of seats, language and size.
TABLES = [(2 + number % 3, options) for number, options in enumerate(SETUPS["rattus"])]


# What is painted.


@led_by_first("seats, options", TABLES)
def test_every_act_of_a_game_is_painted_from_its_beginning_to_its_end(
    house: House, seats: int, options: Mapping[str, str]
) -> None:
    number = TABLES.index((seats, options))
    size, language = list(TEXT_SIZES)[number % 3], LANGUAGES[number % len(LANGUAGES)]
    house.app.change(text_size=size, high_contrast=number % 2 == 1)
    shown = set()
    for one in staged(house, seats, options, size=size, language=language):
        if one.act is None:
            continue
        for part in PARTS:
            canvas = Drawing.of(house.app)
            one.act.paint_set(canvas)
            one.act.paint(canvas, part)
        shown.add(type(one.act))
        # What is left to be read lies on the page.
        page = Box(0, 0, canvas.page.width, canvas.page.height)
        assert [words for words, place in canvas.written if not _within(place, page)] == []
    assert {StrikeAct, FinalStrike, Playbill} <= shown


def _within(place: Box, page: Box) -> bool:
    across = page.x <= place.x and place.right <= page.right
    return across and page.y <= place.y and place.bottom <= page.bottom


@pytest.mark.parametrize("regions", ["eight", "twelve"])
def test_a_token_is_large_and_leaves_its_region_to_be_seen(house: House, regions: str) -> None:
    seen = set()
    for seed in range(3):
        for found in strikes(house, 4, {"regions": regions}, seed):
            act = act_of(found[0])
            token = act.token.box
            seen.add(act.strike.region)
            assert token.w >= (290 if isinstance(act, FinalStrike) else 440)
            assert act.map.x <= token.x
            assert token.right <= act.map.right
            away = (
                (token.centre[0] - act.land.centre[0]) ** 2 + (token.centre[1] - act.land.centre[1]) ** 2
            ) ** 0.5
            assert away > token.w / 2 + 30, act.strike.region
    assert len(seen) > 6


# What is true.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", SETUPS["rattus"])
def test_the_losses_shown_are_those_of_the_views(
    house: House, seats: int, options: Mapping[str, str]
) -> None:
    turned = 0
    for found in strikes(house, seats, options):
        first, last = found[0], found[-1]
        strike = act_of(last).strike
        was = first.before if act_of(first).strike.counted is None else first.beat.view
        now = last.beat.view.region(strike.region).cubes
        lost = [a - b for a, b in zip(was.region(strike.region).cubes, now, strict=True)]
        assert [loss.cubes for loss in strike.losses] == lost
        assert strike.total[0] == sum(lost)
        turned += 1
        if strike.counted:
            assert strike.strikes == (last.beat.event is None or last.beat.event.kind != "harmless")
            assert strike.counted[0] == max(0, strike.counted[1] + strike.counted[2] - strike.counted[3])
    assert turned > 5


def test_what_a_token_does_is_known_as_soon_as_it_lies_open(house: House) -> None:
    for found in strikes(house, 4, {}):
        first, last = act_of(found[0]), act_of(found[-1])
        assert first.strike.losses == last.strike.losses
        assert first.key == last.key


def test_who_has_potions_answers_and_the_stage_tells_what_came_of_it(house: House) -> None:
    potions = due = 0
    options = {"cards": "picked", "picked": "serf,crusader,nun,emperor,magician,baker"}
    for seed in range(6):
        for found in strikes(house, 3, options, seed):
            strike = act_of(found[-1]).strike
            if strike.counted is None:
                potions += sum(loss.potions for loss in strike.losses)
            due += sum(loss.due for loss in strike.losses)
            given_up = [one for one in found if one.beat.event and one.beat.event.kind == "saved"]
            assert sum(loss.potions for loss in strike.losses) == len(given_up)
    assert potions
    assert due


def test_the_losses_on_the_sheet_grow_sign_by_sign(house: House) -> None:
    grown = 0
    for found in strikes(house, 4, {}):
        act = act_of(found[0])
        if isinstance(act, FinalStrike) or len(act.strike.signs) < 2:
            continue
        sums = []
        for part in (0.0, *act.parts(act.strike)):
            canvas = Drawing.of(house.app)
            act.paint(canvas, part)
            sums.append(
                sum(int(words[1:]) for words, at in canvas.written if _is_loss(words) and at.x < act.box.x)
            )
        assert sums == sorted(sums)
        assert sums[0] == 0
        assert sums[-1] == act.strike.total[0]
        grown += sums[-1] > 1
    assert grown


def _is_loss(words: str) -> bool:
    return words.startswith("−") and words[1:].isdigit()


@pytest.mark.slow
def test_a_sign_that_finds_nobody_says_why(house: House) -> None:
    found = dict.fromkeys(("absent", "free", "away", "gone"), False)
    say = Tongue("en")
    for seed in range(4):
        for one in strikes(house, 3, {"cards": "rat_control"}, seed):
            act = act_of(one[0])
            canvas = Drawing.of(house.app)
            act.paint(canvas, 1.0)
            for stroke in [stroke for sign in act.strike.signs for stroke in sign.strokes]:
                if stroke.why:
                    found[stroke.why] = True
                    reason = {"absent": "not in this game", "free": "nobody’s", "away": "not there"}
                    words = say(reason.get(stroke.why, "no one left"))
                    assert any(words in text for text, _ in canvas.written)
    assert found == dict.fromkeys(found, True)


def test_cards_that_are_found_side_by_side_hide_nothing_of_each_other(house: House) -> None:
    cards = act_of(next(strikes(house, 4, {}))[0]).cards
    names = sorted(cards.places, key=lambda name: cards.places[name].x)
    for found in (names[:2], names[1:4], names[3:], [names[0], names[2]]):
        boxes = list(cards.raised(found).values())
        for name, box, after in zip(found, boxes, [*boxes[1:], None], strict=True):
            assert box.w > cards.places[name].w * 1.2
            assert abs(box.centre[0] - cards.places[name].centre[0]) < box.w / 2
            assert after is None or box.right <= after.x + 1


def test_nobody_learns_from_the_stage_what_the_witch_saw(house: House) -> None:
    options = {"cards": "base"}
    pairs = zip(staged(house, 2, options, witness=0), staged(house, 2, options, witness=None), strict=True)
    looked = False
    for mine, theirs in pairs:
        looked |= mine.beat.view.regions != theirs.beat.view.regions
        assert (mine.act is None) == (theirs.act is None)
        if mine.act and theirs.act:
            canvases = Drawing.of(house.app), Drawing.of(house.app)
            for act, canvas in zip((mine.act, theirs.act), canvases, strict=True):
                act.paint_set(canvas)
                act.paint(canvas, 1.0)
            assert canvases[0].pictured == canvases[1].pictured
            assert canvases[0].written == canvases[1].written
    assert looked


# How long it takes, and what is heard.


def turned(limit: int, cubes: int, *symbols: str) -> Event:
    return Event("turned", None, (1, "gallia", "r01", limit, symbols, cubes))


def test_what_fizzles_passes_quickly(house: House) -> None:
    view = next(iter(staged(house, 2, {}))).beat.view
    fizzles, few, many = (
        paced(turned(limit, 3, *symbols), view)
        for limit, symbols in (
            (4, ("all", "magic", "church")),
            (3, ("all", "magic")),
            (3, ("all", "magic", "church")),
        )
    )
    assert fizzles is not None
    assert few is not None
    assert many is not None
    assert fizzles < 1.5 < few < many
    last = view._replace(phase="final_plague")
    hurried = paced(turned(3, 3, "all", "magic", "church"), last)
    assert hurried is not None
    assert hurried <= 1


def test_a_click_leads_from_one_token_to_the_next(house: House) -> None:
    beats = [one.beat for one in staged(house, 4, {})]
    story = Story()
    story.add(beats)
    while story.beat and (story.beat.event is None or story.beat.event.kind != "turned"):
        story.skip(TELLING.weighty)
    for _ in range(20):
        before = story.beat
        story.skip(TELLING.weighty)
        if story.beat is None:
            break
        assert story.beat is not before
        assert story.beat.event is not None
        assert story.beat.event.kind not in STRIKES


def test_a_card_that_somebody_takes_is_told_and_whom_it_is_taken_from(house: House) -> None:
    owners = 0
    for one in staged(house, 3, {}):
        event = one.beat.event
        if event and event.kind in ("took", "took_from"):
            assert isinstance(one.act, Playbill)
            assert one.act.seats == (event.seat,)
            assert not one.act.loud
            assert one.act.due == CHARACTERS[str(GAME.named(event)["character"])].short
            if event.kind == "took_from":
                owners += 1
                assert one.act.struck == (event.data[1],)
            assert one.beat.seconds < 1.5
    assert owners


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_power_of_every_card_is_read_from_afar_on_the_stage(house: House, language: str) -> None:
    bill = next(one.act for one in staged(house, 2, {}) if isinstance(one.act, Playbill))
    house.app.change(text_size="tv", language=language)
    canvas, say = Drawing.of(house.app), Tongue(language)
    for person in CHARACTERS.values():
        replace(bill, due=say(person.short)).paint_set(canvas)
    assert min(canvas.sizes_of[say(person.short)] for person in CHARACTERS.values()) >= 34


def test_all_that_is_not_the_plague_takes_a_bot_about_four_seconds(house: House) -> None:
    turns: list[float] = [0.0]
    grave = {"turned", "shown", "last_round", "final_plague", "game_over", *STRIKES}
    for before, one in pairwise(staged(house, 4, {})):
        if one.beat.view.active != before.beat.view.active:
            turns.append(0.0)
        if one.beat.event and one.beat.event.kind not in grave:
            turns[-1] += one.beat.seconds
    assert sum(turns) / len(turns) < 4


def test_each_hit_is_heard_once_when_it_falls(house: House) -> None:
    heard = 0
    for found in strikes(house, 4, {}):
        act, beat = act_of(found[0]), found[0].beat
        if len(act.cues) == 1:
            continue
        stage, canvas = OpenStage(), Drawing.of(house.app)
        hits = [sign for sign in act.strike.signs if sign.losses]
        token, *blades = act.cues
        assert token == Cue()
        assert len(blades) == len(hits) + any(loss.cubes for loss in act.strike.losses)
        stage.draw(canvas, act, beat, still=False)
        assert stage.heard(beat) == []
        beat.passed = OPENING
        stage.draw(canvas, act, beat, still=False)
        assert stage.heard(beat) == [token]
        beat.passed = beat.seconds
        stage.draw(canvas, act, beat, still=False)
        assert stage.heard(beat) == blades
        assert stage.heard(beat) == []
        heard += 1
    assert heard


def test_the_sheet_beside_the_map_is_part_of_the_set(house: House) -> None:
    found = next(found for found in strikes(house, 4, {}) if act_of(found[0]).strike.strikes)
    act, canvas = act_of(found[0]), Drawing.of(house.app)
    (side,) = act.aside
    OpenStage().draw(canvas, act, found[0].beat, still=True)
    spot = canvas.page.pixels(Box(side.x + 30, side.bottom - 20, 1, 1))[:2]
    assert sum(canvas.surface.get_at(spot)[:3]) > 450
    assert side.right <= canvas.page.width
    assert side.bottom >= act.box.bottom - 30


def test_nothing_strikes_before_a_token_is_turned(house: House) -> None:
    for one in staged(house, 2, {}):
        kind = one.beat.event.kind if one.beat.event else ""
        assert (strike_told(one.beat, 2) is not None) == (kind == "turned" or kind in STRIKES)
