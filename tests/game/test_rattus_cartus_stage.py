"""The stage of Rattus Cartus: bids and gains as the rules have them, nothing of anybody's secrets."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pygame
import pytest

from game.drawing.page import Page
from game.drawing.pictures import Pictures
from game.drawing.pieces import Spot
from game.drawing.theme import TEXT_SIZES
from game.games.rattus_cartus.desk import RattusCartusDesk
from game.games.rattus_cartus.stage_bids import Bid, contest_of, gains, since_opened
from game.games.rattus_cartus.stage_head import LINE, VALANCE
from game.games.rattus_cartus.stage_reveal import Reveal
from game.games.rattus_cartus.stage_seen import Seen
from game.session.plan import against_bots
from game.session.session import Reel, Session
from game.table.playbill import Playbill
from game.table.setting import Moment, Setting
from game.table.stage import Act
from game.table.story import Beat, told
from game.words import LANGUAGES, Tongue
from rules.kernel import Event
from rules.play import random_actions
from rules.rattus_cartus import GAME
from rules.rattus_cartus.names import SPECIALS
from rules.rattus_cartus.view import View
from tests.game.drawing import Drawing
from tests.game.reading import Reading
from tests.rules.tables import SETUPS

#: Every set-up, with two to five seats in turn.
TABLES = [(2 + number % 4, options) for number, options in enumerate(SETUPS["rattus_cartus"])]
PAGE, PICTURES = Page.fitted((640, 360)), Pictures()


@pytest.fixture(autouse=True)
def _window() -> None:
    """Maps can be read only where there is a window, and letters written."""
    pygame.font.init()
    pygame.display.set_mode((640, 360))


class Told(NamedTuple):
    """An act with the beat it is made of."""

    act: Act
    beat: Beat[View]

    @property
    def reveal(self) -> Reveal:
        assert isinstance(self.act, Reveal)
        return self.act


def desk_of(session: Session, text_size: str = "table") -> RattusCartusDesk:
    """Lay the table out for a session."""
    sizes = TEXT_SIZES[text_size]
    layout = RattusCartusDesk.laid_out(PAGE, len(session.players), sizes)
    return RattusCartusDesk(Setting(session, layout, session.match.state.view(None), (), sizes))


@cache
def game(number: int, seed: int = 7, text_size: str = "table") -> list[Told]:
    """Play a whole game at random, and give all that is staged."""
    seats, options = TABLES[number]
    plan = against_bots("rattus_cartus", seats, seed)._replace(options=dict(options))
    session = Session(plan, plan.deal())
    desk, found = desk_of(session, text_size), []
    for seat, action in random_actions(session.match, seed):
        for beat in told_of(desk, session.play(action, seat), seat):
            act = desk.stage.act(Moment(beat.view, Tongue("en"), beat=beat), beat)
            found += [Told(act, beat)] if act else []
    return found


def told_of(desk: RattusCartusDesk, reel: Reel, seat: int, witness: int | None = None) -> list[Beat[View]]:
    """Tell what came of an action of a bot, as somebody sees it."""
    views = reel.views(witness, told_after=desk.telling.told_after)
    panel = Spot(0, 0)
    return told(
        desk.board,
        desk.telling,
        reel,
        views,
        lambda _: panel,
        "normal",
        seat,
        bot=True,
        still=True,
        aloud=True,
    )


def reveals(number: int, seed: int = 7, text_size: str = "table") -> Iterator[Told]:
    """Give the reveals of a whole game."""
    return (one for one in game(number, seed, text_size) if isinstance(one.act, Reveal))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_all_that_is_staged_can_be_painted_at_any_moment(number: int) -> None:
    canvas, kinds = Reading(pygame.Surface(PAGE.size), PAGE, PICTURES), Counter[type[Act]]()
    for one in game(number):
        one.act.paint_set(canvas)
        for part in (0, 0.5, 1):
            one.act.paint(canvas, part)
        kinds[type(one.act)] += 1
    assert kinds[Reveal] > 20
    assert kinds[Playbill] > 5


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_numbers_of_a_reveal_are_those_of_the_rules(number: int) -> None:
    checked = Counter[str]()
    for one in reveals(number):
        for bid in one.reveal.bids:
            stand = one.beat.view.players[bid.seat].stand
            assert stand
            if not stand.shown:
                assert bid.number is None
                continue
            laid = stand.laid or ()
            special = one.reveal.special
            assert bid.number == (laid.count(special) if special else stand.influence)
            assert special or sum(bid.strange) == stand.rats
            assert (bid.faces, bid.cards) == (laid, len(laid))
            checked[special] += 1
    assert checked[""] > 40


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_only_who_has_the_premium_is_crowned(number: int) -> None:
    crowned = 0
    for one in reveals(number):
        winners = [bid.seat for bid in one.reveal.bids if bid.wins]
        event = one.beat.event
        if event and (event.kind == "last_premium" or event.data[-1:] == ("premium",)):
            assert winners == [event.seat]
            crowned += 1
        if one.reveal.kind in ("opened", "showed", "influence") and not _premium_told(one.beat):
            assert not winners
        if one.reveal.special and event:
            assert winners == [GAME.named(event)["taker_seat"] if event.kind == "gave" else event.seat]
    assert crowned > 6


def test_cards_are_handed_over_beside_the_swords_that_took_them() -> None:
    robbed, gave = Event("robbed", 1, (0, 3)), Event("gave", 0, (3, 1))
    guards = Event("action", 1, ("guard_tower", "premium"))
    assert contest_of(robbed, [robbed]) == robbed
    assert contest_of(gave, [robbed, gave]) == robbed
    assert contest_of(gave, [Event("robbed", 2, (0, 3)), gave]) is None
    assert contest_of(gave, [robbed, guards, gave]) is None
    assert contest_of(guards, [robbed, guards]) is None


def _premium_told(beat: Beat[View] | None) -> bool:
    while beat:
        if beat.event and (beat.event.kind == "last_premium" or beat.event.data[-1:] == ("premium",)):
            return True
        beat = beat.earlier
    return False


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_a_reveal_says_somebody_gets_is_what_they_then_have(number: int) -> None:
    compared = Counter[str]()
    for one in reveals(number):
        first = _opening(one.beat)
        # Cards that are still to be chosen change hands later, and those that are taken are told of before.
        if first is None or one.reveal.kind == "took":
            continue
        if any(event.kind == "robbed" for event in since_opened(one.beat, _plot(first))):
            continue
        for bid in one.reveal.bids:
            before, after = (view.players[bid.seat] for view in (first.view, one.beat.view))
            sums = {gain.icon: gain.number or 0 for gain in bid.gains}
            hand = sum(sums.get(f"icons/{name}", 0) for name in ("draw", "hand", *SPECIALS))
            assert hand == after.hand_size - before.hand_size
            assert sums.get("icons/prestige", 0) == after.tokens - before.tokens
            if before.rats is not None and after.rats is not None:
                assert sums.get("icons/rat", 0) == after.rats - before.rats
                compared["rats"] += 1
            compared["hand"] += bool(hand)
    assert compared["hand"] or compared["rats"]


def _opening(beat: Beat[View] | None) -> Beat[View] | None:
    while beat and not (beat.event and beat.event.kind == "opened"):
        beat = beat.earlier
    return beat


def _plot(beat: Beat[View]) -> int:
    assert beat.event
    return int(str(GAME.named(beat.event)["plot"]))


def test_what_swords_take_is_told_once() -> None:
    robbed = Event("robbed", 1, (0, 3))
    gave = Event("gave", 0, (3, 1))
    assert gains([robbed]) == gains([robbed, gave]) == gains([gave])
    assert {seat: [gain.number for gain in found] for seat, found in gains([gave]).items()} == {
        0: [-3],
        1: [3],
    }


def test_a_rat_that_is_piped_goes_from_one_to_the_other() -> None:
    assert {
        seat: [gain.number for gain in found] for seat, found in gains([Event("piped", 2, (0,))]).items()
    } == {
        2: [-1],
        0: [1],
    }


def test_influence_is_a_gain_only_where_it_stands_for_a_premium() -> None:
    influence = Event("influence", 1, (1, "magic", 4))
    assert gains([influence]) == {}
    (gain,) = gains([Event("last_premium", 1, ("tent",)), influence])[1]
    assert (gain.icon, gain.number) == ("classes/magic", 1)


# Secrets.


@pytest.mark.parametrize("number", range(4))
def test_the_stage_shows_the_same_whoever_looks(number: int) -> None:
    seats, options = TABLES[number]
    plan = against_bots("rattus_cartus", seats, 7)._replace(options=dict(options))
    session = Session(plan, plan.deal())
    desk, seen = desk_of(session), 0
    for seat, action in random_actions(session.match, 7):
        reel = session.play(action, seat)
        worlds = {who: _staged(desk, told_of(desk, reel, seat, who)) for who in (None, *range(seats))}
        for who, world in worlds.items():
            # Only whoever looks at a nun card is shown more.
            pairs = list(zip(world, worlds[None], strict=True))
            assert all(own == other for own, other in pairs if not isinstance(own, Seen))
            looks = sum(event.kind == "looked" and event.seat == who for event in reel)
            assert sum(isinstance(own, Seen) for own, _ in pairs) == looks
        seen += sum(act is not None for act in worlds[None])
    assert seen > 50


def _staged(desk: RattusCartusDesk, beats: list[Beat[View]]) -> list[object]:
    """Give what the stage shows of some beats, but for the brush that paints a card."""
    acts = [desk.stage.act(Moment(beat.view, Tongue("en"), beat=beat), beat) for beat in beats]
    return [replace(act, card=None) if isinstance(act, Playbill) else act for act in acts]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_cards_that_lie_face_down_are_shown_by_their_backs_alone(number: int) -> None:
    for one in game(number):
        if isinstance(one.act, Playbill):
            assert one.beat.event
            assert one.beat.event.kind == "laid_all"
            assert [gain.number for gain in one.act.gains] == [one.beat.event.data[0]]
            continue
        for bid in one.reveal.bids:
            stand = one.beat.view.players[bid.seat].stand
            assert stand
            assert stand.shown or bid == Bid(bid.seat, stand.cards, elsewhere=bid.elsewhere)


# Where things are.


@pytest.mark.parametrize("text_size", ["desk", "table", "tv"])
def test_the_building_that_is_resolved_stays_in_sight(text_size: str) -> None:
    for one in reveals(3, text_size=text_size):
        (lit,) = one.reveal.lit
        assert one.reveal.house.bottom <= one.reveal.box.y
        assert (one.reveal.slid > 0) == (one.act.board is not None)
        # Only the name goes behind the bar; it stands on the stage.
        assert one.reveal.house.h + one.reveal.slid >= lit.h
        assert one.reveal.slid < 60


# How it is told.


def test_of_two_seats_the_other_is_crowned_where_one_has_no_premium() -> None:
    seen = 0
    for number, (seats, _) in enumerate(TABLES):
        for one in reveals(number) if seats == 2 else ():
            event = one.beat.event
            if event and event.kind == "action" and event.data[-1] == "standard":
                winners = {bid.seat for bid in one.reveal.bids if bid.wins}
                others = {bid.seat for bid in one.reveal.bids if bid.elsewhere}
                assert winners == others if others else True
                seen += bool(others)
    assert seen


def test_ties_are_told_with_their_reason() -> None:
    said = set[str]()
    for number in range(len(TABLES)):
        for one in reveals(number):
            if one.reveal.kind in ("opened", "showed"):
                assert not one.reveal.reason
            elif one.reveal.kind == "action" and one.reveal.reason not in {"", *said}:
                canvas = Reading(pygame.Surface(PAGE.size), PAGE, PICTURES)
                one.act.paint_set(canvas)
                assert one.reveal.reason in canvas.read
                said.add(one.reveal.reason)
    assert any("are level" in reason and "came first" in reason for reason in said)
    assert any("laid most" in reason for reason in said)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decides_a_building_is_the_largest_of_its_words_and_read_from_afar(language: str) -> None:
    page, say, seen = Page.fitted((1920, 1080)), Tongue(language), set[str]()
    for number, one in enumerate(each for table in range(len(TABLES)) for each in reveals(table)):
        seats = len(one.beat.view.players)
        plan = against_bots("rattus_cartus", seats, 7)
        desk = desk_of(Session(plan, plan.deal()), "tv")
        act = desk.stage.act(Moment(one.beat.view, say, beat=one.beat), one.beat)
        assert isinstance(act, Reveal)
        if not act.reason or act.reason in seen:
            continue
        seen.add(act.reason)
        canvas = Drawing(pygame.Surface(page.size), page, PICTURES, TEXT_SIZES["tv"])
        act.paint_set(canvas)
        words = {said: size for said, size in canvas.sizes_of.items() if not said.strip("+−-").isdigit()}
        assert max(words, key=lambda said: words[said]) == act.reason, number
        assert words[act.reason] >= 38, act.reason
        place = dict(canvas.written)[act.reason]
        assert act.box.x < place.x
        assert place.right < act.box.right
        assert place.bottom < act.box.y + VALANCE + LINE
    assert len(seen) > 20


def test_the_curtain_is_drawn_aside_once_for_a_building() -> None:
    for before, after in pairwise(reveals(3)):
        same = before.reveal.title == after.reveal.title and before.beat is after.beat.earlier
        assert not same or before.act.key == after.act.key
        assert before.act.key != after.act.key or before.beat.view.round == after.beat.view.round
