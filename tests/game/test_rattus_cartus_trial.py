"""The nun row at the end of Rattus Cartus: told a card at a time, and nobody falls before it is certain."""

import random
from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.drawing.page import Box, Page
from game.drawing.pictures import Pictures
from game.drawing.theme import TINCTURES
from game.games.rattus_cartus.trial import Nuns
from game.games.rattus_cartus.trial_page import NunPage
from game.games.rattus_cartus.trial_scale import CREST, DISC, MOST, Scale, parted
from game.session.plan import against_bots
from game.words import Tongue
from rules.rattus_cartus import scoring
from rules.rattus_cartus.state import RattusCartus
from tests.game.drawing import Drawing, meet
from tests.game.test_result import MIXED, Hall, finished

PAGE, PICTURES = Page.fitted((960, 540)), Pictures()
#: Five cards with thirteen nuns, and seats that are safe, saved, and lost early and late.
TRIAL = Nuns(
    ("church_0", "magic_3", "bourgeoisie_4", "peasantry_2", "chivalry_4"),
    (5, 12, 14, 18, 21),
    frozenset({2, 3, 4}),
)
#: When all is told: five cards, a breath and the fall.
END = TRIAL.turns + 2


def told(trial: Nuns = TRIAL, language: str = "en") -> NunPage:
    """Lay a trial on a page."""
    return trial.told(PAGE.box, against_bots("rattus_cartus", len(trial.rats), 1).players, Tongue(language))


def test_on_a_page_on_edge_the_cards_lie_large_in_two_rows_above_the_scale() -> None:
    players = against_bots("rattus_cartus", len(TRIAL.rats), 1).players
    page, flat = TRIAL.told(Box(0, 0, 1920, 3413), players, Tongue("en")), told()
    around = [*page.cards, page.scale.sheet, page.candle]
    assert not any(one.meets(other) for one, other in combinations(around, 2))
    assert all(box.kept_in(page.stage) == box for box in around)
    assert min(card.h for card in page.cards) > 1.8 * max(card.h for card in flat.cards)
    assert page.stage.h > 2 * flat.stage.h


def moments(until: float = END) -> Iterator[float]:
    """Give the time in small steps."""
    return (step / 10 for step in range(round(until * 10) + 1))


def rows() -> Iterator[Nuns]:
    """Give trials of all kinds."""
    chance = random.Random(4)
    for _ in range(120):
        seats = chance.randint(2, 5)
        cards = tuple(f"magic_{chance.randint(0, 4)}" for _ in range(5))
        around = chance.randint(0, 26)
        rats = tuple(max(0, around + chance.randint(-2, 2)) for _ in range(seats))
        dead = {seat for seat in range(seats) if rats[seat] > sum(int(card[-1]) for card in cards)}
        yield Nuns(cards, rats, frozenset(dead))


def test_the_nun_walks_as_far_as_the_cards_that_are_turned() -> None:
    page = told()
    assert [page.reached(time) for time in range(8)] == [0, 0, 3, 7, 9, 9, 13, 13]
    walked = [page.reached(time) for time in moments()]
    assert walked == sorted(walked)


def test_everybody_holds_their_breath_before_the_last_card() -> None:
    page, last = told(), TRIAL.turns - 1
    assert page.part(last, last + 1) == 0 < page.part(last, last + 1.1)
    assert page.part(last - 1, last) == 1
    assert page.reached(last) == page.reached(last + 1)


def test_the_fate_of_each_is_that_of_the_rules() -> None:
    for seed in range(20):
        match = finished("rattus_cartus", 2 + seed % 4, seed)
        state, view = match.state, match.state.view(None)
        assert isinstance(state, RattusCartus)
        trial = Nuns(view.nuns, tuple(player.rats for player in view.players), state.fallen())
        alive = [seat for seat in range(state.seats) if trial.lost(seat) is None]
        assert alive == scoring.survivors(state)
        assert alive == [seat for seat in range(state.seats) if trial.saved(seat) is not None]
        assert trial.nuns_of(5) == scoring.nun_total(state)


def test_nobody_falls_or_is_saved_before_it_is_certain() -> None:
    for trial in rows():
        scale = told(trial).scale
        for time in moments():
            turned = min(int(time), 4) + (time >= 6)
            shown, left = trial.nuns_of(turned), 4 * (5 - turned)
            for seat, rats in enumerate(trial.rats):
                assert not scale.falling(seat, time) or rats > shown + left
                assert not scale.safe(seat, time) or rats <= shown
        for seat in range(len(trial.rats)):
            assert (scale.falling(seat, END), scale.safe(seat, END)) == (
                (1, 0) if seat in trial.dead else (0, 1)
            )


def test_who_cannot_be_saved_falls_before_the_end() -> None:
    assert [TRIAL.lost(seat) for seat in range(5)] == [None, None, 4, 1, 0]
    assert [TRIAL.saved(seat) for seat in range(5)] == [3, 5, None, None, None]


def test_no_crest_touches_another_or_stands_on_a_pin() -> None:
    for trial in rows():
        scale = told(trial).scale
        crests = list(scale.crests.values())
        for one, other in combinations(crests, 2):
            reach = Box(one.x, one.y, one.w + DISC / 2, one.h)
            assert not meet(one, other)
            assert not meet(reach, Box(other.x, other.y, other.w + DISC / 2, other.h))
            low, high = sorted((one, other), key=lambda box: -box.y)
            assert low.y == high.y or abs(low.centre[0] - high.centre[0]) > CREST / 2 + 3
            assert not meet(scale.fallen(one), scale.fallen(other))
        for crest in crests:
            for place in (crest, scale.fallen(crest)):
                assert scale.sheet.x <= place.x
                assert place.right <= scale.sheet.right
                assert place.bottom <= scale.sheet.bottom


def test_a_crest_that_has_room_stands_at_its_rats() -> None:
    scale = told(TRIAL._replace(rats=(3, 8, 13, 18), dead=frozenset())).scale
    assert [round(box.centre[0]) for box in scale.crests.values()] == [
        round(scale.x(n)) for n in (3, 8, 13, 18)
    ]
    assert scale.x(30) == scale.x(25) > scale.x(MOST)


def test_crests_stand_side_by_side_in_the_result_too_however_many_rats_there_are() -> None:
    box = Box(960, 720, 850, 190)
    for trial in [*rows(), TRIAL._replace(rats=(25, 25, 23, 19, 30))]:
        row = trial.laid(box, against_bots("rattus_cartus", len(trial.rats), 1).players)
        crests = row.crests()
        assert sorted(crests) == list(range(len(trial.rats)))
        for (one, here), (other, there) in combinations(crests.items(), 2):
            assert not meet(here, there.inset(0.01))
            assert (trial.rats[one] < trial.rats[other]) <= (here.x < there.x)
        for seat, crest in crests.items():
            assert row.cards[-1].right < crest.x
            assert crest.right < box.right + 20
            assert row.scale.x <= row.x(trial.rats[seat]) <= row.scale.right


def test_places_move_no_further_apart_than_they_must() -> None:
    assert parted([10, 100], 20, 0, 200) == [10, 100]
    assert parted([50, 50, 50], 20, 0, 200) == [30, 50, 70]
    assert parted([5, 5], 20, 0, 200) == [0, 20]
    assert parted([195, 198], 20, 0, 200) == [180, 200]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_all_of_it_can_be_painted_and_names_nobody(language: str) -> None:
    pygame.display.set_mode((960, 540))
    pygame.font.init()
    players = against_bots("rattus_cartus", 5, 1).players
    page = told(language=language)
    for time in moments():
        canvas = Drawing(pygame.Surface(PAGE.size), PAGE, PICTURES)
        page.paint(canvas, time)
        words = " ".join(text for text, _ in canvas.written)
        assert not any(player.name in words for player in players)
        faces = sum(name.startswith("figure/") for name, _ in canvas.pictured)
        assert faces <= 5
    shown = {name for name, _ in canvas.pictured}
    assert {f"crests/shield_{tincture}" for tincture in TINCTURES[:2]} <= shown
    assert "pieces/skull" in shown
    numbers = {text: box for text, box in canvas.written if text in ("0", "5", "15", "20", "13")}
    assert all(not meet(one, other) for one, other in combinations(numbers.values(), 2))


def test_the_title_has_room_beside_what_is_still_hidden() -> None:
    pygame.display.set_mode((960, 540))
    pygame.font.init()
    for language in ("en", "de", "fr"):
        canvas = Drawing(pygame.Surface(PAGE.size), PAGE, PICTURES)
        page = told(language=language)
        page.paint(canvas, 0.1)
        layer = Drawing(pygame.Surface(PAGE.size), PAGE, PICTURES)
        page._paint_title(layer)
        title = layer.written[-1][1]
        hidden = next(box for text, box in canvas.written if "5" in text and len(text) > 5)
        assert not meet(title, hidden)


# In the result.


def test_the_whole_page_tells_it_and_nothing_can_be_pushed_meanwhile() -> None:
    hall = Hall(*MIXED, speed="normal")
    scene, unrolling = hall.result, hall.result.unrolling
    seen = []
    while not unrolling.done:
        seen.append((unrolling.on_trial, unrolling.verdict > 0))
        canvas = Drawing.of(hall.app)
        scene.paint(canvas)
        titled = any(text == "NUN ROW" for text, _ in canvas.written)
        assert not unrolling.on_trial or not any(text in scene.session.names for text, _ in canvas.written)
        assert not titled or unrolling.on_trial
        scene.tick(0.1)
    assert (True, True) not in seen
    assert sum(on for on, _ in seen) > 40
    assert unrolling.acts.lengths[-3:] == (0.7, 0.6, 0.75)


def test_whoever_is_in_a_hurry_sees_no_page_at_all() -> None:
    unrolling = Hall(*MIXED, speed="off").result.unrolling
    assert unrolling.done
    assert not unrolling.on_trial


def test_with_reduced_motion_the_end_of_the_trial_is_left_to_be_read() -> None:
    hall = Hall(*MIXED, speed="normal", reduced_motion=True)
    scene, unrolling = hall.result, hall.result.unrolling
    trial, page = unrolling.reckoning.trial, unrolling.page
    assert isinstance(trial, Nuns)
    assert isinstance(page, NunPage)
    shown = 0.0
    while unrolling.on_trial:
        canvas = Drawing.of(hall.app)
        scene.paint(canvas)
        read = [text for text, _ in canvas.written]
        assert all(str(nuns) in read for nuns in trial.nuns)
        assert str(sum(trial.nuns)) in read
        assert not any(page.scale.falling(seat, unrolling.turned) % 1 for seat in trial.dead)
        scene.tick(0.5)
        shown += 0.5
    assert 3 <= shown <= 8
    assert unrolling.done
    assert unrolling.verdict == 1


def test_its_page_is_set_in_parts_before_it_is_told() -> None:
    hall = Hall(*MIXED, speed="normal")
    scene, unrolling = hall.result, hall.result.unrolling
    page = unrolling.page
    assert isinstance(page, NunPage)
    parts = 0
    while not unrolling.on_trial:
        before = len(page._to_do)
        scene.paint(Drawing.of(hall.app))
        assert before - len(page._to_do) <= 1
        parts += before - len(page._to_do)
        scene.tick(0.1)
    assert parts > 5
    assert not page._to_do


def test_a_bell_rings_for_each_card_and_a_drum_for_the_dead() -> None:
    bells = [at for at, sound in TRIAL.cues if sound == "bell"]
    assert [round(at) for at in bells] == [0, 1, 2, 3, 5]
    page = told()
    for number, at in enumerate(bells):
        assert 0 < page.part(number, at) < 1
    scale = page.scale
    for at in (at for at, sound in TRIAL.cues if sound == "drum"):
        assert any(0 < scale.falling(seat, at) < 1 for seat in TRIAL.dead)
    assert sum(sound == "drum" for _, sound in TRIAL.cues) == len({TRIAL.lost(seat) for seat in TRIAL.dead})


def test_what_is_heard_is_heard_once() -> None:
    unrolling = Hall(*MIXED, speed="normal").result.unrolling
    assert unrolling.page
    heard = list[str]()
    while not unrolling.done:
        before = unrolling.turned
        unrolling.acts.time += 0.07
        heard += unrolling.heard(before)
    cues = [sound for _, sound in unrolling.reckoning.trial.cues] if unrolling.reckoning.trial else []
    assert heard == cues


def test_whoever_leaves_it_out_hears_none_of_it() -> None:
    unrolling = Hall(*MIXED, speed="normal").result.unrolling
    unrolling.acts.time = sum(unrolling.acts.lengths)
    assert unrolling.heard(0.0) == []


def test_the_scale_has_room_for_all_its_numbers() -> None:
    scale = Scale(Box(100, 500, 1656, 444), TRIAL, TINCTURES)
    assert scale.sheet.x < scale.bar.x
    assert scale.bar.right < scale.sheet.right
    assert scale.x(MOST) == scale.bar.right
