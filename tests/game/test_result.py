"""The result: whole matches counted up, in every language, by every way of pushing."""

import random
from collections.abc import Callable
from functools import cache
from itertools import pairwise, permutations
from typing import Any

import pygame
import pytest

from game.drawing.page import Box
from game.games import PRESENTATIONS
from game.games.rattus_cartus.trial import NunRow, Nuns
from game.program.app import App
from game.scenes.final_scores import Reckoning
from game.scenes.result import Result
from game.scenes.score_table import LABEL, SMALLEST
from game.session.plan import Plan, against_bots
from game.session.session import Session
from game.session.share_codes import read_code
from game.store.settings import SPEEDS, Settings
from game.widgets.button import Button
from game.widgets.line_chart import LANE, Line, LineChart, apart
from game.widgets.timeline import LONGEST, Acts
from game.words import LANGUAGES, PSEUDO, Tongue, result, shared
from rules import GAMES, Match
from tests.rules.tables import TABLES, Table
from tests.tiers import crossed, led_by_first, sifted

SIZE = (960, 540)
SEATINGS = [(game.key, seats) for game in GAMES.values() for seats in game.seats]
#: A match of Rattus Cartus in which some live and some are dead.
MIXED = ("rattus_cartus", 5, 8)


def play_out(match: Match, seed: int) -> Match:
    """Play to the end at random."""
    chance = random.Random(seed)
    while options := match.state.options():
        match.play(chance.choice(options))
    return match


@cache
def finished(game: str, seats: int, seed: int) -> Match:
    return play_out(Match(GAMES[game], seats, seed), seed)


class Hall:
    """A window with a result in it, and what was asked for there."""

    def __init__(
        self, game: str, seats: int, seed: int = 5, size: tuple[int, int] = SIZE, **wishes: Any
    ) -> None:
        self.asked: list[object] = []
        self.app = App(size, settings=Settings(**wishes))
        self.plan = against_bots(game, seats, seed)
        self.result = Result(
            Session(self.plan, finished(game, seats, seed)),
            self.asked.append,
            lambda: self.asked.append("replay"),
            lambda: self.asked.append("review"),
            lambda: self.asked.append("new table"),
            lambda: self.asked.append("title"),
        )
        self.app.push(self.result)
        self.app.draw()

    def send(self, kind: int, **data: Any) -> None:
        self.app.take(pygame.event.Event(kind, data))

    def click(self, button: Button) -> None:
        x, y, w, h = self.app.page.pixels(button.box)
        self.send(pygame.MOUSEBUTTONDOWN, pos=(x + w // 2, y + h // 2), button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=(x + w // 2, y + h // 2), button=1)

    def key(self, key: int) -> None:
        self.send(pygame.KEYDOWN, key=key, mod=0, unicode="")

    def pad(self, button: int) -> None:
        self.send(pygame.CONTROLLERBUTTONDOWN, button=button)

    def picture(self) -> bytes:
        self.app.draw()
        return pygame.image.tobytes(self.app.surface, "RGB")


@sifted("game, seats", SEATINGS[3::4], [one for one in SEATINGS if one not in SEATINGS[3::4]])
def test_every_finished_match_is_shown_in_every_language(game: str, seats: int) -> None:
    hall = Hall(game, seats, speed="off")
    seen = set()
    for language in LANGUAGES:
        hall.app.change(language=language)
        seen.add(hall.picture())
    assert len(seen) == len(LANGUAGES)


@crossed(text_size=["desk", "table", "tv"], size=[(960, 540), (1024, 768), (1720, 720)])
def test_every_text_size_fits_into_every_shape_of_window(text_size: str, size: tuple[int, int]) -> None:
    hall = Hall(*MIXED, size=size, text_size=text_size, speed="off")
    tally, charter = hall.result.unrolling.tally, hall.result.places.charter
    assert tally.box.y + tally.height <= charter.bottom - 38
    boxes = [button.box for button in hall.result.buttons]
    for box in boxes:
        assert min(box.w, box.h) >= 56
        assert box.x >= 0
        assert box.right <= hall.app.page.width
        assert box.bottom <= hall.app.page.height
    for a, b in permutations(boxes, 2):
        assert a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_rows_of_the_tally_add_up_to_the_totals(table: Table) -> None:
    match = play_out(table.match(3), 3)
    names = [player.name for player in against_bots(table.game.key, table.seats, 3).players]
    reckoning = Reckoning(match, names, Tongue("en"))
    for room in range(3, 14):
        rows = reckoning.folded(room)
        assert len(rows) <= room
        assert tuple(map(sum, zip(*(row.values for row in rows), strict=True))) == match.state.scores()
    assert reckoning.total.values == match.state.scores()
    assert all(line[-1] == total for line, total in zip(reckoning.lines, reckoning.totals, strict=True))
    assert all(len(line) == len(reckoning.ticks) for line in reckoning.lines)


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_the_first_of_the_living_have_won(game: str, seats: int) -> None:
    for seed in range(12):
        match = finished(game, seats, seed)
        reckoning = Reckoning(match, "ABCDE", Tongue("en"))
        first = {s for s in range(seats) if reckoning.ranks[s] == 1 and s not in reckoning.dead}
        assert first == set(match.state.winners())
        assert [reckoning.ranks[seat] for seat in reckoning.order] == sorted(reckoning.ranks)
        lives = [seat not in reckoning.dead for seat in reckoning.order]
        assert lives == sorted(lives, reverse=True)


def test_what_broke_a_tie_is_shown_only_where_it_did() -> None:
    decided = set()
    for seed in range(60):
        match = finished("notre_dame", 4, seed)
        reckoning = Reckoning(match, "ABCD", Tongue("en"))
        pairs = list(pairwise(reckoning.order))
        tied = any(
            reckoning.totals[a] == reckoning.totals[b] and reckoning.ranks[a] != reckoning.ranks[b]
            for a, b in pairs
        )
        assert [note.words for note in reckoning.notes] == [result.COINS_AND_CUBES] * tied
        decided.add(tied)
    assert decided == {True, False}


def test_the_dead_are_known_by_their_rats() -> None:
    reckoning = Reckoning(finished(*MIXED), "ABCDE", Tongue("en"))
    (rats,) = reckoning.notes
    assert isinstance(reckoning.trial, Nuns)
    nuns = sum(reckoning.trial.nuns)
    assert 0 < len(reckoning.dead) < 5
    assert rats.ruin == reckoning.dead == {seat for seat in range(5) if rats.values[seat] > nuns}


def test_nun_cards_are_turned_one_by_one_and_give_nobody_away_before() -> None:
    hall = Hall(*MIXED, speed="normal")
    unrolling = hall.result.unrolling
    assert isinstance(unrolling.trial, NunRow)
    fall = len(unrolling.acts.lengths) - 3
    hall.result.tick(sum(unrolling.acts.lengths[:fall]))
    hall.app.draw()
    assert not unrolling.tally.judged
    hall.result.tick(sum(unrolling.acts.lengths[fall:]))
    hall.app.draw()
    assert unrolling.tally.judged
    assert all(act <= LONGEST for act in unrolling.acts.lengths)


def test_only_where_rats_kill_there_is_a_trial() -> None:
    assert Hall("notre_dame", 3).result.unrolling.trial is None


def test_a_shared_victory_and_none_at_all_have_headlines_of_their_own() -> None:
    say, names = Tongue("en"), ["Anna", "Bert"]
    shared_ties = [Match(GAMES["rattus"], 2, seed, {"ties": "shared"}) for seed in range(30)]
    found = [Reckoning(play_out(match, match.seed), names, say) for match in shared_ties]
    assert {reckoning.headline for reckoning in found if len(reckoning.winners) == 2} == {
        "Anna and Bert outlive the plague"
    }
    found = [Reckoning(finished("rattus_cartus", 2, seed), names, say) for seed in range(20)]
    assert {reckoning.headline for reckoning in found} == {
        result.NOBODY_WINS,
        "Anna wins the town",
        "Bert wins the town",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_source_of_points_is_cut_at_a_full_table(language: str) -> None:
    say = Tongue(language)
    canvas = Hall("notre_dame", 2, speed="off").result.canvas(pygame.Surface(SIZE))
    for shown in PRESENTATIONS.values():
        word, sources = shown.book().word, shown.ledger().sources
        for said in (*(str(word(say, "source", source, ())) for source in sources), say(shown.others)):
            assert canvas.width(said, SMALLEST) <= LABEL - 70, said


PUSHES: dict[str, Callable[[Hall], None]] = {
    "a click on a button": lambda hall: hall.click(hall.result.buttons[0]),
    "the space bar": lambda hall: hall.key(pygame.K_SPACE),
    "return": lambda hall: hall.key(pygame.K_RETURN),
    "escape": lambda hall: hall.key(pygame.K_ESCAPE),
    "the pad": lambda hall: hall.pad(pygame.CONTROLLER_BUTTON_A),
    "the stick": lambda hall: hall.pad(pygame.CONTROLLER_BUTTON_RIGHTSTICK),
}


@led_by_first("push", PUSHES)
def test_the_first_push_finishes_the_counting_and_does_nothing_else(push: str) -> None:
    hall = Hall("rattus", 3)
    hall.app.advance(0.1)
    assert hall.result.moving
    PUSHES[push](hall)
    assert not hall.result.moving
    assert hall.asked == []


@sifted("game, seats, seed", [("notre_dame", 4, 5)], [MIXED, ("rattus", 2, 5)])
def test_waiting_and_skipping_lead_to_the_same_picture(game: str, seats: int, seed: int) -> None:
    hall = Hall(game, seats, seed)
    frames = 0
    while hall.result.moving:
        hall.app.advance(0.05)
        frames += 1
    assert frames > 40
    waited = hall.picture()
    hall = Hall(game, seats, seed)
    hall.app.advance(0.6)
    hall.key(pygame.K_SPACE)
    assert hall.picture() == waited
    assert Hall(game, seats, seed, speed="off").picture() == waited


def test_nothing_moves_for_who_wants_less_motion() -> None:
    assert not Hall("rattus", 3, reduced_motion=True).result.moving
    assert not Hall("rattus", 3, speed="off").result.moving
    assert Hall("rattus", 3).result.moving


def test_no_act_is_longer_than_people_like_to_wait() -> None:
    for speed in SPEEDS:
        assert max(Acts((0.3, 0.7, 5.0), speed).lengths) <= LONGEST
    slow, normal, fast, off = (
        sum(Hall("rattus", 3, speed=speed).result.unrolling.acts.lengths) for speed in SPEEDS
    )
    assert slow > normal > fast > off == 0


def test_another_language_or_window_does_not_begin_the_counting_anew() -> None:
    hall = Hall("notre_dame", 3)
    hall.app.advance(1.0)
    hall.app.change(language="de")
    assert hall.result.unrolling.acts.time == pytest.approx(1.0)
    hall.key(pygame.K_SPACE)
    hall.app.surface = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    hall.app.rearrange()
    assert not hall.result.moving


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_every_button_is_reached_and_pushed_by_keys_and_by_pad(device: str) -> None:
    hall = Hall("rattus_cartus", 4, speed="off")
    for number in range(len(hall.result.buttons)):
        for _ in range(2 * len(hall.result.buttons)):
            if hall.result.by_keys and hall.result.focus == number:
                break
            if device == "keys":
                hall.key(pygame.K_TAB)
            else:
                hall.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        if device == "keys":
            hall.key(pygame.K_RETURN)
        else:
            hall.pad(pygame.CONTROLLER_BUTTON_A)
        hall.app.draw()
    rematch, *rest = hall.asked
    assert dealt_anew(hall.plan, rematch)
    assert rest == [hall.plan, "replay", "review", "new table", "title"]
    assert hall.result.copied


def test_arrows_lead_from_any_button_to_any_other() -> None:
    hall = Hall("rattus_cartus", 4, speed="off")
    hall.key(pygame.K_TAB)
    for start in range(len(hall.result.buttons)):
        reached, edge = {start}, [start]
        while edge:
            here = edge.pop()
            for arrow in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
                hall.result.focus = here
                hall.key(arrow)
                if hall.result.focus not in reached:
                    reached.add(hall.result.focus)
                    edge.append(hall.result.focus)
        assert reached == set(range(len(hall.result.buttons)))


def test_clicks_push_what_they_hit_and_escape_leads_to_the_title() -> None:
    hall = Hall("rattus", 2, speed="off")
    for button in hall.result.buttons[:6]:
        hall.click(button)
    hall.key(pygame.K_ESCAPE)
    rematch, *rest = hall.asked
    assert dealt_anew(hall.plan, rematch)
    assert rest == [hall.plan, "replay", "review", "new table", "title", "title"]


def dealt_anew(plan: Plan, rematch: object) -> bool:
    """Say whether the same people sit down again by the same rules, to other cards."""
    assert isinstance(rematch, Plan)
    return rematch.seed != plan.seed and rematch._replace(seed=0, nonce="") == plan._replace(seed=0, nonce="")


def test_the_copied_code_brings_the_same_table_back() -> None:
    hall = Hall("rattus", 4, speed="off")
    hall.click(hall.result.buttons[-1])
    assert read_code(pygame.scrap.get_text()) == ("rattus", 4, {}, 5)
    assert hall.result.buttons[-1].words == shared.COPIED  # type: ignore[attr-defined]


def test_a_deal_that_is_not_what_was_promised_is_not_called_verified() -> None:
    honest = finished("rattus", 3, 5)
    assert Result(Session(against_bots("rattus", 3, 5), honest), print, print, print, print, print).proven
    forged = Match.load(honest.save())
    forged.seed = 6
    assert not Result(Session(against_bots("rattus", 3, 6), forged), print, print, print, print, print).proven


# The chart.


def test_lines_that_say_the_same_run_side_by_side() -> None:
    same = (0, 3, 3, 7, 7)
    lines = [Line(same, tincture) for tincture in ("gules", "azure", "or", "argent", "sable")]
    chart = LineChart(Box(0, 0, 900, 600), lines, ["[bell]", "1", "2", "3", "4"])
    assert len({way[0] for way in chart.ways}) == 1
    for tick in range(1, 5):
        heights = sorted(way[tick][1] for way in chart.ways)
        assert all(b - a >= LANE - 0.001 for a, b in pairwise(heights))
        assert heights[-1] <= chart.y(0)


def test_crests_at_the_ends_of_lines_never_cover_each_other() -> None:
    chance = random.Random(3)
    for _ in range(200):
        lines = [Line((0, chance.randrange(40)), "or") for _ in range(5)]
        chart = LineChart(Box(0, 0, 900, 500), lines, ["", "1"])
        boxes = sorted(chart.crest_boxes(), key=lambda box: box.y)
        assert all(a.bottom <= b.y + 0.001 for a, b in pairwise(boxes))
        assert boxes[0].y >= chart.box.y - 1
        assert boxes[-1].centre[1] <= chart.field.bottom + 0.001


def test_heights_are_pushed_apart_no_more_than_needed() -> None:
    assert apart([10, 50], 20) == [10, 50]
    assert apart([10, 10], 20) == [0, 20]
    assert apart([10, 10, 100], 20, least=5) == [5, 25, 100]
    assert apart([100, 90], 20, most=100) == [100, 80]


def test_every_tincture_is_hatched_in_its_own_way() -> None:
    Hall("rattus", 2, speed="off")
    app, pictures = App(SIZE), set()
    canvas = app.canvas(app.surface, app.page)
    for tincture in ("gules", "azure", "or", "argent", "sable"):
        chart = LineChart(Box(0, 0, 900, 600), [Line((0, 5, 5), tincture)], ["", "1", "2"])
        drawn = pygame.transform.grayscale(chart.drawn(canvas))
        x, y = (round(value * SIZE[0] / 1920) for value in (chart.x(1.5), chart.y(5)))
        part = drawn.subsurface((x - 20, y - 6, 40, 12))
        dark = bytes(int(pixel < 110) for pixel in pygame.image.tobytes(part, "RGB")[::3])
        pictures.add(dark)
    assert len(pictures) == 5


def test_the_pseudo_language_draws_too() -> None:
    hall = Hall("notre_dame", 5, speed="off")
    before = hall.picture()
    hall.app.tongue = Tongue(PSEUDO)
    hall.app.rearrange()
    assert hall.picture() != before
