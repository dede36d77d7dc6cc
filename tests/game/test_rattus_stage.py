"""The stage of Rattus: every token, card and end of whole games, true to the views and silent on secrets."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

import pytest

from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.drawing.theme import TEXT_SIZES, TINCTURES
from game.games.rattus.board_map import europe
from game.games.rattus.desk import RattusDesk
from game.games.rattus.stage_end import FinalStrike, TollAct, worst_hit
from game.games.rattus.stage_facts import strike_told
from game.games.rattus.stage_strike import StrikeAct
from game.games.rattus.story import STRIKES, TELLING, paced
from game.program.navigation import House
from game.session.plan import Plan
from game.session.session import Session
from game.table.desk import Moment, Setting
from game.table.playbill import Playbill
from game.table.stage import Act, OpenStage
from game.table.story import Beat, Story, told
from game.words import LANGUAGES, Tongue
from rules.kernel import Event, Seat
from rules.play import random_actions
from rules.rattus import GAME
from rules.rattus.europe import regions_for
from rules.rattus.view import View
from tests.game.drawing import Drawing
from tests.game.driving import plan
from tests.rules.tables import SETUPS

#: What is painted of each act.
PARTS = (0.0, 0.5, 1.0)
#: Tables with every set-up, each with another number of seats, language and size.
TABLES = [(2 + number % 3, options) for number, options in enumerate(SETUPS["rattus"])]


class Told(NamedTuple):
    """A beat with what the stage shows of it, and how the table stood before the action."""

    act: Act | None
    beat: Beat[View]
    before: View


def agreed(seats: int, options: Mapping[str, str]) -> Plan:
    return plan(seats, *["curtain"] * seats, game="rattus")._replace(options=dict(options))


def staged(
    house: House,
    seats: int,
    options: Mapping[str, str],
    *,
    seed: int = 5,
    size: str = "table",
    language: str = "en",
    witness: Seat | None = None,
) -> Iterator[Told]:
    """Play a random game and give all that is told of it, as some seat sees it."""
    session = Session(agreed(seats, options))
    sizes, say = TEXT_SIZES[size], Tongue(language)
    layout = RattusDesk.laid_out(house.app.page, seats, sizes)
    for seat, action in random_actions(session.match, seed):
        before = session.match.state.view(witness)
        reel = session.play(action, seat)
        desk = RattusDesk(Setting(session, layout, session.match.state.view(witness), (), sizes))
        views = reel.views(witness, told_after=TELLING.told_after)
        beats = told(
            desk.board, TELLING, reel, views, lambda s: Spot(*layout.seat(s).centre), "normal", seat,
            bot=True, still=True, aloud=True,
        )  # fmt: skip
        for beat in beats:
            yield Told(desk.stage.act(Moment(beat.view, say, None, beat), beat), beat, before)


def strikes(house: House, seats: int, options: Mapping[str, str], seed: int = 5) -> Iterator[list[Told]]:
    """Give what each token does in one action, beat by beat."""
    found: list[Told] = []
    for one in staged(house, seats, options, seed=seed):
        kind = one.beat.event.kind if one.beat.event else ""
        if found and (kind not in STRIKES or one.beat.earlier is not found[-1].beat):
            yield found
            found = []
        if kind == "turned" or kind in STRIKES:
            found.append(one)
    if found:
        yield found


def act_of(one: Told) -> StrikeAct:
    assert isinstance(one.act, StrikeAct)
    return one.act


# What is painted.


@pytest.mark.parametrize(("seats", "options"), TABLES)
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
            if event.kind == "took_from":
                owners += 1
                assert one.act.struck == (event.data[1],)
            assert one.beat.seconds < 1.5
    assert owners


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
        if not act.cues:
            continue
        stage, canvas = OpenStage(), Drawing.of(house.app)
        hits = [sign for sign in act.strike.signs if sign.losses]
        assert len(act.cues) == len(hits) + any(loss.cubes for loss in act.strike.losses)
        stage.draw(canvas, act, beat, still=False)
        assert stage.heard() == []
        beat.passed = beat.seconds
        stage.draw(canvas, act, beat, still=False)
        assert stage.heard() == [name for _, name in act.cues]
        assert stage.heard() == []
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


# Alone, and at the end.


def test_who_plays_alone_sees_the_plague_of_their_own_turn_on_the_stage_but_no_card_they_take(
    house: House,
) -> None:
    table = house.open_table(plan(2, "open", "burgher", game="rattus"))
    seen = set()
    for seat, action in random_actions(table.session.match, 4):
        table.play(seat, action)
        while beat := table.story.beat:
            if beat.event and table.sight.act:
                seen.add((beat.event.kind, beat.seat))
            table.story.pass_time(beat.seconds)
            table.refresh()
    assert {("turned", 0), ("turned", 1), ("took", 1), ("took_from", 1)} <= seen
    assert not {("took", 0), ("took_from", 0)} & seen


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("cards", ["base", "rat_control"])
def test_the_end_counts_all_dead_and_stops_where_most_have_died(house: House, seats: int, cards: str) -> None:
    acts = [one for seed in range(4) for one in staged(house, seats, {"cards": cards}, seed=seed)]
    ends = [one for one in acts if isinstance(one.act, TollAct)]
    assert ends
    for one in ends:
        act = one.act
        assert isinstance(act, TollAct)
        before, after = one.beat.view.timeline[-2:]
        assert [loss.cubes for loss in act.sums] == [a - b for a, b in zip(before, after, strict=True)]
        assert sum(number for _, number in act.tolls) == sum(loss.cubes for loss in act.sums)
        numbers = [number for _, number in act.tolls]
        assert numbers == sorted(numbers)
        assert worst_hit(act.tolls)[-1] == act.tolls[-1]
        early, late = Drawing.of(house.app), Drawing.of(house.app)
        act.paint(early, 0.5)
        act.paint(late, 1.0)
        skulls = [box for name, box in late.pictured if name == "pieces/skull"]
        assert len(skulls) == len(act.tolls)
        assert len([box for name, box in early.pictured if name == "pieces/skull"]) < len(skulls)
        assert max(box.h for box in skulls) == skulls[-1].h


def test_when_the_plague_is_everywhere_the_sums_grow_to_those_of_the_end(house: House) -> None:
    sums, end = [0], 0
    for one in staged(house, 4, {}, seed=7):
        if isinstance(one.act, FinalStrike):
            for part in (0.0, 1.0):
                canvas = Drawing.of(house.app)
                one.act.paint(canvas, part)
                sums += [
                    int(words) for words, at in canvas.written[-40:] if words.isdigit() and _foot(at, one.act)
                ]
        if isinstance(one.act, TollAct):
            end = sum(loss.cubes for loss in one.act.sums)
    assert sums == sorted(sums)
    assert sums[-1] == end > 0


def test_the_dead_of_regions_told_earlier_are_still_seen_after_a_potion_was_answered(house: House) -> None:
    answered = 0
    for seed in range(8):
        dead: Counter[str] = Counter()
        for one in staged(house, 3, {"cards": "rat_control"}, seed=seed):
            event = one.beat.event
            if event and event.kind == "final_plague":
                dead = Counter({"": 0})
            if event and event.kind == "died" and dead:
                named = GAME.named(event)
                dead[str(named["region"])] += int(str(named["number"]))
            if isinstance(one.act, FinalStrike):
                answered += one.act.strike.counted is None and dead.total() > 0
                lands = {land: name for name, land in europe_of(house, 3).items()}
                assert {lands[land]: number for land, number in one.act.tolls} == dict(+dead)
    assert answered


def test_the_bar_names_no_winner_while_the_dead_are_counted(house: House) -> None:
    house.app.change(speed="slow", bot_speed="slow")
    table = house.open_table(agreed(2, {}))
    for seat, action in random_actions(table.session.match, 5):
        table.story.finish()
        table.play(seat, action)
    while not isinstance(table.sight.act, TollAct):
        assert table.story.beat is not None
        table.tick(9)
    canvas = Drawing.of(house.app)
    table.picture.paint_bar(canvas)
    assert "The final plague" in [words for words, _ in canvas.written]


def europe_of(house: House, seats: int) -> dict[str, Land]:
    """Give the regions on the table of so many seats."""
    layout = RattusDesk.laid_out(house.app.page, seats, TEXT_SIZES["table"])
    return europe(regions_for(seats), layout.board, tuple(TINCTURES[:seats]), TEXT_SIZES["table"]).lands


def _foot(place: Box, act: Act) -> bool:
    """Say whether something is written at the foot of the sheet, where the dead are counted."""
    return place.x > act.aside[0].x and place.y > act.aside[0].y + act.aside[0].h * 0.84


def test_the_last_round_and_the_last_plague_are_told_to_all(house: House) -> None:
    told_of = {}
    for one in staged(house, 3, {}):
        if one.beat.event and one.beat.event.kind in ("last_round", "final_plague"):
            told_of[one.beat.event.kind] = one.act
    assert all(act and act.loud for act in told_of.values())
    assert set(told_of) == {"last_round", "final_plague"}


def test_nothing_strikes_before_a_token_is_turned(house: House) -> None:
    for one in staged(house, 2, {}):
        kind = one.beat.event.kind if one.beat.event else ""
        assert (strike_told(one.beat, 2) is not None) == (kind == "turned" or kind in STRIKES)
