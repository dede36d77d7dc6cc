"""A stumble leaves a report without names, calm words, and a way back; F8 makes the same report."""

import errno
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pygame
import pytest

from game.input.signals import Letters
from game.program.app import App
from game.program.crash import MOST
from game.program.navigation import House
from game.scenes.crash_screen import Mishap
from game.scenes.table import Table
from game.scenes.title import Continue, Title
from game.session.plan import Plan, Player
from game.session.session import Session
from game.widgets.notice import LEAST
from game.widgets.scene import Scene
from game.words import shared
from rules.kernel.version import VERSION
from tests.game.bare import key
from tests.game.driving import send
from tests.game.saving import refuse

SECRET = ("Zoé Ünverkennbar", "Quentin")
PLAN = Plan("rattus", (Player(SECRET[0], "gules"), Player(SECRET[1], "azure", "burgher")), {}, 5)


class Thorn(Scene):
    """A scene that stumbles at every step: when time passes, when it is drawn, or when it hears."""

    def __init__(self, at: str) -> None:
        super().__init__()
        self.at = at

    def _prick(self, at: str) -> None:
        if at == self.at:
            raise RuntimeError(f"{SECRET[0]} sat on a thorn")

    def tick(self, seconds: float) -> None:
        self._prick("tick")

    def draw(self, surface: pygame.Surface) -> None:
        self._prick("draw")

    def hear(self, signal: object) -> bool:
        self._prick("hear")
        return True

    def leave(self) -> None:
        self._prick("leave")
        raise RuntimeError("and left in a hurry")


def looped(app: App, count: int = 3) -> None:
    """Do what the loop does, without its end."""
    for _ in range(count):
        try:
            for event in pygame.event.get():
                app.take(event)
            app.advance(0.02)
        except Exception as error:
            app.stumble(error)


def reports(folder: Path) -> list[Path]:
    return sorted((folder / "reports").glob("*.zip"))


def opened(path: Path) -> dict[str, str]:
    with zipfile.ZipFile(path) as bundle:
        return {name: bundle.read(name).decode("utf-8") for name in bundle.namelist()}


@pytest.mark.parametrize("at", ["tick", "draw", "hear"])
def test_a_stumble_shows_calm_words_and_leads_back_to_the_title(
    house: House, tmp_path: Path, at: str
) -> None:
    table = house.open_table(PLAN)
    house.app.push(Thorn(at))
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    looped(house.app)
    assert isinstance(house.app.top, Mishap)
    large, small = house.app.top.words(house.app.tongue)
    assert large == shared.TROUBLE
    assert str(tmp_path / "reports") in small
    assert len(reports(tmp_path)) == 1
    house.app.top.cancel()
    looped(house.app)
    assert [type(scene) for scene in house.app.scenes] == [Title]
    house.go_on()
    assert isinstance(house.app.top, Table)
    assert house.app.top.session.match.state.digest() == table.session.match.state.digest()


def test_the_loop_itself_survives_a_stumble(house: House) -> None:
    house.app.push(Thorn("draw"))
    seen: list[type] = []

    def over() -> bool:
        seen.append(type(house.app.top))
        return Mishap in seen

    house.app.run(until=over)
    assert seen[-1] is Mishap


def test_without_a_house_a_stumble_is_not_hidden() -> None:
    app = App((320, 200))
    app.push(Thorn("tick"))
    with pytest.raises(RuntimeError, match="thorn"):
        app.run()


def test_the_report_tells_version_platform_settings_and_what_was_done(house: House, tmp_path: Path) -> None:
    house.app.change(text_size="tv")
    house.open_table(PLAN)
    key(house.app, pygame.K_TAB)
    house.app.stumble(ValueError("something rare"))
    told = opened(reports(tmp_path)[0])["report.txt"]
    for part in (VERSION, sys.platform[:5].capitalize(), '"text_size": "tv"', "Table is entered", "next"):
        assert part in told, part
    assert "ValueError: something rare" in told
    assert "Title > Table" in told


def test_the_report_names_nobody(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path.parent))
    house.begin(PLAN)
    house.app.hear(Letters(SECRET[0]))
    house.app.push(Thorn("tick"))
    looped(house.app)
    content = opened(reports(tmp_path)[0])
    whole = json.dumps(content, ensure_ascii=False).casefold()
    assert "thorn" in whole
    for word in (*SECRET, str(tmp_path), str(tmp_path.parent), "thumbnail"):
        assert word.casefold() not in whole, word
    assert 'File "PROGRAM' in content["report.txt"]
    assert 'File "/' not in content["report.txt"]


def test_the_save_in_the_report_can_be_loaded(house: House, tmp_path: Path) -> None:
    table = house.open_table(PLAN)
    for _ in range(5):
        asked = table.session.asked
        assert asked is not None
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    house.app.stumble(ValueError())
    save = tmp_path / "save.json"
    save.write_text(opened(reports(tmp_path)[0])["save.json"])
    again = house.load(save)
    assert again.session.match.state.digest() == table.session.match.state.digest()
    assert [player.name for player in again.session.players] == ["Seat 1", "Seat 2"]


def test_f8_makes_the_same_bundle_and_says_where(house: House, tmp_path: Path) -> None:
    house.open_table(PLAN)
    key(house.app, pygame.K_F8)
    looped(house.app)
    content = opened(reports(tmp_path)[0])
    assert Session.restored(json.loads(content["save.json"])).plan.seed == PLAN.seed
    assert "Somebody asked" in content["report.txt"]
    assert house.app.notice is not None
    assert reports(tmp_path)[0].name in house.app.notice.words
    assert isinstance(house.app.top, Table)


def test_a_notice_stays_until_it_could_be_read_and_something_else_is_done(house: House) -> None:
    house.app.tell("The roof is on fire.")
    key(house.app, pygame.K_TAB)
    assert house.app.notice is not None
    house.app.advance(LEAST + 60)
    assert house.app.notice is not None
    send(house, pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    assert house.app.notice is not None
    key(house.app, pygame.K_TAB)
    assert house.app.notice is None


def test_a_click_on_a_notice_pushes_nothing_below_it(house: House) -> None:
    house.open_table(PLAN)
    house.to_title()
    house.app.tell("The roof is on fire.")
    house.app.draw()
    go_on = next(button for button in house.title.buttons if isinstance(button, Continue))
    x, y = (round(part * house.app.page.scale) for part in go_on.box.centre)
    for _ in range(2):
        send(house, pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        assert house.app.top is house.title
        house.app.advance(LEAST)
    assert house.app.notice is None
    send(house, pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
    assert isinstance(house.app.top, Table)


def test_only_the_latest_reports_are_kept(house: House, tmp_path: Path) -> None:
    for _ in range(MOST + 3):
        house.app.when_asked()
    assert len(reports(tmp_path)) == MOST


def test_a_report_that_is_announced_is_there_even_if_the_clock_went_back(
    house: House, tmp_path: Path
) -> None:
    (tmp_path / "reports").mkdir()
    for number in range(MOST + 2):
        (tmp_path / "reports" / f"report-20991231-2359{number:02d}-abcd.zip").write_bytes(b"")
    for _ in range(2):
        house.app.when_asked()
        assert house.app.notice is not None
        (announced,) = [path for path in reports(tmp_path) if path.name in house.app.notice.words]
        assert "report.txt" in opened(announced)
    assert len(reports(tmp_path)) == MOST


def test_an_old_report_that_cannot_be_removed_does_not_hide_the_new_one(house: House, tmp_path: Path) -> None:
    for number in range(MOST + 2):
        (tmp_path / "reports" / f"report-20000101-0000{number:02d}-abcd.zip" / "in").mkdir(parents=True)
    house.app.when_asked()
    assert house.app.notice is not None
    assert any(path.is_file() and path.name in house.app.notice.words for path in reports(tmp_path))


def test_a_report_that_does_not_fit_leaves_nothing_half_written(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", refuse(errno.ENOSPC))
    house.app.when_asked()
    assert house.app.notice is not None
    assert "No report" in house.app.notice.words
    assert list((tmp_path / "reports").iterdir()) == []


def test_where_nothing_can_be_written_that_is_said_and_the_way_back_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "open", refuse(errno.ENOSPC))
    house.app.stumble(ValueError())
    assert isinstance(house.app.top, Mishap)
    assert "No report" in house.app.top.words(house.app.tongue)[1]
    house.app.top.cancel()
    assert isinstance(house.app.top, Title)


def test_a_stumble_on_the_way_back_ends_the_program_instead_of_going_round(house: House) -> None:
    house.app.stumble(ValueError())
    with pytest.raises(ValueError, match="again"):
        house.app.stumble(ValueError("again"))


def test_words_are_shown_even_where_nothing_can_be_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.app.stumble(ValueError())
    monkeypatch.setattr("game.drawing.canvas.Canvas.sheet", lambda *_, **__: 1 / 0)
    house.app.rearrange()
    house.app.draw()
    assert pygame.mask.from_threshold(house.app.surface, (255, 255, 255), (9, 9, 9)).count() > 500


def test_a_program_that_cannot_open_leaves_a_report_and_a_line(tmp_path: Path) -> None:
    program = "from game.program.navigation import House; from game.__main__ import main\n"
    program += "del House.look_around; exit(main())"
    environment = {**os.environ, "RATS_AND_BELLS_HOME": str(tmp_path)}
    command = [sys.executable, "-c", program, "--smoke"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    assert str(reports(tmp_path)[0]) in ended.stderr
