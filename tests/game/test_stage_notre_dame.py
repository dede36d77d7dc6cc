"""The stage of Notre Dame: it shows what happened, large, hides no place of it, and tells no secret."""

import time
from itertools import pairwise

import pytest

from game.games.notre_dame.stage import STAGED, UNSEEN
from game.games.notre_dame.stage_chain import ROOTS, chain
from game.games.notre_dame.stage_deed import ASIDE, Deed
from game.games.notre_dame.stage_gains import COIN, PRESTIGE, RAT
from game.games.notre_dame.stage_round_card import RoundCard
from game.program.navigation import House
from game.scenes.table import Table
from game.session.session import Session
from game.table.stage import OPENING, cut_out
from game.table.story import Beat
from rules.notre_dame.names import TRACK_END
from rules.notre_dame.view import View
from tests.game.driving import plan
from tests.game.staged import alone, root, told
from tests.rules.tables import SETUPS
from tests.tiers import crossed, led_by_first

SIZES = ("desk", "table", "tv")
#: How often each kind of act is painted in a game: painting takes time.
OFTEN = 2


def paint(table: Table, act: Deed | RoundCard) -> None:
    """Paint an act at its beginning, in its middle and at its end."""
    canvas = table.canvas(table.app.surface)
    cut_out(canvas, act)
    for part in (0.0, 0.5, 1.0):
        act.paint(canvas, part)


@pytest.mark.slow
@crossed(
    (2, 4, "tv", "de"),
    setup=range(len(SETUPS["notre_dame"])),
    seats=(2, 3, 4, 5),
    size=SIZES,
    language=("en", "fr", "de"),
)
def test_whole_games_of_every_set_up_are_shown(
    house: House, setup: int, seats: int, size: str, language: str
) -> None:
    house.app.change(language=language)
    seen: dict[tuple[type, str], int] = {}
    for table, beat, act in told(house, alone(seats, SETUPS["notre_dame"][setup]), size=size):
        kind = beat.event.kind if beat.event else ""
        if isinstance(act, Deed | RoundCard) and seen.setdefault((type(act), kind), 0) < OFTEN:
            seen[type(act), kind] += 1
            paint(table, act)
    assert {kind for _, kind in seen} >= {"card", "cubes", "bribe", "prestige", "plague", "rat", "round_over"}


def test_a_finished_round_is_read_a_second_longer_for_each_seat_that_was_struck(house: House) -> None:
    struck, read = 0, 0
    for _, beat, act in told(house, alone(5), size="tv"):
        if isinstance(act, RoundCard) and beat.event and beat.event.kind == "round_over":
            assert beat.seconds >= 2 + len(act.struck)
            struck, read = struck + len(act.struck), read + 1
    assert read == 9
    assert struck


def counted(act: Deed, icon: str) -> int:
    """Sum up what the stage says of one thing."""
    return sum(gain.number or 0 for gain in act.gains if gain.icon == icon)


@led_by_first("setup", [2, 3])
def test_what_a_deed_brings_on_the_stage_is_what_the_views_say(house: House, setup: int) -> None:
    compared = 0
    plan = alone(4, {**SETUPS["notre_dame"][setup], "prestige": "open"})
    for _, beat, act in told(house, plan):
        if not isinstance(act, Deed):
            continue
        (seat,) = act.seats
        before, now = root(beat).view.quarters[seat], beat.view.quarters[seat]
        assert before.prestige is not None
        assert now.prestige is not None
        assert counted(act, PRESTIGE) == now.prestige - before.prestige
        assert counted(act, COIN) == now.coins - before.coins
        assert counted(act, RAT) == now.rat - before.rat
        compared += 1
    assert compared > 100


def test_a_carriage_is_seen_once_and_beside_its_message_stands_what_that_brings(house: House) -> None:
    drove = taken = False
    for _, beat, act in told(house, alone(3)):
        if not isinstance(act, Deed) or not beat.event:
            continue
        if beat.event.kind == "drove":
            assert act.scene.alone == ""
            assert any(gain.icon.startswith("pieces/carriage") and gain.to for gain in act.gains)
            drove = True
        elif beat.event.kind == "message":
            assert act.scene.alone.startswith("pieces/carriage")
        if any(each.event and each.event.kind == "message" for each in chain(beat)):
            assert all(gain.number is not None for gain in act.gains)
            taken = taken or counted(act, PRESTIGE) > 0
        if drove and taken:
            return
    raise AssertionError("nobody drove")


def test_the_round_card_says_what_the_plague_and_the_cathedral_did(house: House) -> None:
    struck = paid = 0
    for _, beat, act in told(house, alone(5, {"prestige": "open"})):
        if not isinstance(act, RoundCard) or act.kind != "round_over":
            continue
        first = root(beat).view
        for column in act.columns:
            before, now = first.quarters[column.seat], beat.view.quarters[column.seat]
            came = before.rat + (0 if column.healthy else act.plague) - column.hospital
            assert column.rats[1] == now.rat == max(0, min(TRACK_END, came))
            assert column.struck == (came > TRACK_END)
            assert before.prestige is not None
            assert column.scores[1] == before.prestige - column.lost + column.share == now.prestige
            assert column.cubes == sum(before.sectors.values()) - sum(now.sectors.values())
            assert column.share == 0 or act.paying
            struck, paid = struck + column.struck, paid + bool(column.share)
        assert act.struck == tuple(column.seat for column in act.columns if column.struck)
        assert sum(rats for _, rats in act.persons) == act.plague
    assert struck
    assert paid


def test_a_cause_says_nothing_of_a_seat_before_it_has_come_to_it(house: House) -> None:
    """Where a dash stands nothing comes any more, and in the end each cell has a number or a dash."""
    dashes: dict[tuple[int, int, str], str] = {}
    for _, beat, act in told(house, alone(3)):
        if beat.view.round > 3:
            break
        for column in act.columns if isinstance(act, RoundCard) else ():
            assert beat.event
            for row, came in (("plague", column.struck), ("cathedral", column.share)):
                key = (beat.view.round, column.seat, row)
                assert not (came and key in dashes), key
                if not came and column.nothing(row):
                    dashes.setdefault(key, beat.event.kind)
                assert came or key in dashes or beat.event.kind != "round_over"
    assert set(dashes.values()) >= {"rat", "payout", "round_over"}


@pytest.mark.slow
def test_a_struck_seat_has_a_second_of_its_own_at_the_usual_speed(house: House) -> None:
    seconds: dict[tuple[int, int], float] = {}
    for _, beat, act in told(house, alone(5)):
        if isinstance(act, RoundCard) and act.kind in ("outbreak", "prestige_lost", "cubes"):
            assert act.seat is not None
            if act.columns[act.seat].struck:
                key = (beat.view.round, act.seat)
                seconds[key] = seconds.get(key, 0.0) + beat.seconds
    assert len(seconds) > 3
    assert min(seconds.values()) >= 1.0


@pytest.mark.slow
def test_the_round_card_goes_on_after_somebody_has_chosen_what_is_lost(house: House) -> None:
    """Whoever was struck before is still struck, though another action tells the rest."""
    went_on = 0
    for seed in range(12):
        last: RoundCard | None = None
        for table, beat, act in told(house, alone(5), seed=seed):
            if not isinstance(act, RoundCard):
                continue
            begun = beat.earlier is None and act.kind != "plague"
            if begun and beat.prior is not None and last is not None:
                assert act.key == last.key
                assert set(last.struck) <= set(act.struck)
                went_on += 1
            last = act
            assert table.sight.beat is beat
        if went_on:
            break
    assert went_on


def test_somebody_who_plays_alone_sees_what_others_do_and_the_end_of_the_round(house: House) -> None:
    shown: set[tuple[type, bool]] = set()
    for table, beat, act in told(house, alone(3)):
        mine = beat.seat == table.curtain.resident == 0
        if act is not None:
            shown.add((type(act), mine))
        if beat.event and beat.event.kind in ("plague", "outbreak", "payout", "round_over"):
            assert isinstance(act, RoundCard)
        if beat.event and beat.event.kind == "card":
            assert (act is None) == mine
    assert shown == {(Deed, False), (RoundCard, False), (RoundCard, True)}


def test_several_people_see_what_each_of_them_does(house: House) -> None:
    for _, beat, act in told(house, plan(3, "curtain")):
        if beat.event and beat.event.kind in ("card", "bribe"):
            assert isinstance(act, Deed)


@pytest.mark.slow
def test_nobody_bribed_and_nothing_done_has_no_stage(house: House) -> None:
    quiet = {"passed_bribe", *UNSEEN}
    met: set[str] = set()
    for _, beat, act in told(house, alone(4, {"new_persons": "on"}), seed=7):
        if beat.event and beat.event.kind in quiet:
            met.add(beat.event.kind)
            assert act is None
            assert beat.seconds <= 0.5
    assert met >= {"passed_bribe", "stayed", "left_message"}


def test_points_that_are_hidden_stay_hidden_on_the_round_card(house: House) -> None:
    for _, _, act in told(house, plan(3, "curtain")):
        if isinstance(act, RoundCard):
            assert all(column.scores == (None, None) for column in act.columns)
            assert not any(column.leads for column in act.columns)


def test_what_only_one_seat_hears_is_never_told_on_the_stage(house: House) -> None:
    for _, beat, act in told(house, plan(4, "curtain")._replace(options={"new_persons": "on"})):
        assert beat.event is None or beat.event.only is None
        if act is not None and beat.event:
            assert beat.event.kind in STAGED


# Where it stands.


@pytest.mark.slow
@crossed((5, "tv"), seats=(2, 3, 5, 4), size=SIZES)
def test_the_place_is_seen_above_the_stage_and_the_card_stands_beside_it(
    house: House, seats: int, size: str
) -> None:
    places = 0
    for _, _, act in told(house, alone(seats), size=size):
        if not isinstance(act, Deed) or act.at is None:
            continue
        places += 1
        assert act.ground.holds(act.at)
        assert not act._card.inset(-ASIDE).holds(act.at)
    assert places > 20


@crossed(seats=(2, 3, 4, 5), size=SIZES)
def test_nothing_of_the_round_card_reaches_over_anything_else(house: House, seats: int, size: str) -> None:
    act = next(act for _, _, act in told(house, alone(seats), size=size) if isinstance(act, RoundCard))
    inside = [*act.places, *act.rows.values()]
    assert all(box.x >= act.box.x and box.right <= act.box.right for box in inside)
    assert all(box.y >= act.box.y and box.bottom <= act.box.bottom + 0.01 for box in inside)
    assert not any(a.inset(0.1).meets(b) for a, b in pairwise(act.places))
    assert sum(place.w for place in act.places) > 0.6 * act.box.w
    rows = list(act.rows.values())
    assert not any(a.inset(0.1).meets(b) for a, b in pairwise(rows))
    assert act.board is not None
    assert not act.board.meets(act.box)
    # All of every quarter is seen, whatever else of the board lies beyond the upper edge.
    seen = act.board.shared(act.room)
    for column in act.columns:
        assert column.quarter.overlap(seen) == pytest.approx(column.quarter.w * column.quarter.h)
        assert column.quarter.y > act.room.y


def test_everything_that_is_staged_begins_with_something_the_stage_knows() -> None:
    assert set(ROOTS) <= set(STAGED)
    assert not set(UNSEEN) & set(STAGED)


# What moves and what is heard.


def beats_of(house: House, kind: str, *, act: type) -> tuple[Table, Beat[View]]:
    """Play up to the first beat of a kind that an act shows."""
    for table, beat, shown in told(house, alone(5)):
        if beat.event and beat.event.kind == kind and isinstance(shown, act):
            return table, beat
    raise AssertionError(kind)


def test_without_motion_the_last_still_is_shown_at_once(house: House) -> None:
    house.app.change(reduced_motion=True)
    table, beat = beats_of(house, "plague", act=RoundCard)
    pictures = []
    for passed in (0.0, beat.seconds / 2, beat.seconds):
        beat.passed = passed
        table.draw(table.app.surface)
        pictures.append(table.app.surface.get_buffer().raw)
    assert pictures[0] == pictures[1] == pictures[2]


def test_the_sound_lies_on_the_hit(house: House) -> None:
    house.app.sound.wake()
    table, beat = beats_of(house, "outbreak", act=RoundCard)
    act = table.sight.act
    assert isinstance(act, RoundCard)
    assert act.hit
    heard = table.app.sound._played
    heard.clear()
    # What is drawn for the first time opens first.
    hit = OPENING + (beat.seconds - OPENING) * act.hit
    for passed in (0.0, hit - 0.01):
        beat.passed = passed
        table.draw(table.app.surface)
        table.tick(0.0)
        assert "drum" not in heard
    beat.passed = hit + 0.01
    table.draw(table.app.surface)
    table.tick(0.0)
    assert "drum" in heard


def test_what_is_left_out_is_not_heard(house: House) -> None:
    house.app.sound.wake()
    table, beat = beats_of(house, "outbreak", act=RoundCard)
    heard = table.app.sound._played
    heard.clear()
    beat.passed = beat.seconds
    table.draw(table.app.surface)
    table.story.finish()
    table.tick(0.0)
    assert "drum" not in heard


def test_a_click_leads_from_a_card_to_the_plague_and_past_it(house: House) -> None:
    for table, beat, act in told(house, alone(3)):
        if isinstance(act, RoundCard) and act.kind == "plague":
            table.skip()
            left = table.story.beat
            assert left is None or (left.event is not None and left.event.kind == "payout")
            return
        if beat.event and beat.event.kind == "bribe":
            table.skip()
            left = table.story.beat
            assert left is None or (left.event is not None and left.event.kind == "plague")


def test_the_stage_stays_open_while_a_bot_goes_on_with_what_it_has_begun(house: House) -> None:
    house.app.change(speed="normal", bot_speed="normal")
    table = house.sit_down(Session(plan(3, "apprentice", seed=2)))
    kept = 0
    for _ in range(20000):
        asked, act = table.session.asked, table.sight.act
        assert asked is not None
        steps, halfway = len(table.session.match.log), asked.halfway(table.session.match.state)
        table.tick(0.05)
        if len(table.session.match.log) > steps and halfway and act is not None and act.loud is False:
            assert table.story.beat is not None
            kept += 1
        if kept > 2:
            return
        if table.story.beat is None:
            time.sleep(0.001)
    raise AssertionError(kept)
