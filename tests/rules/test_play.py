"""The terminal table: a readable log, and a game a person can play."""

import builtins
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import GAMES, Match
from rules.play import main

#: Who has sat down alone at the screen.
SAT_DOWN = re.compile(r"\x1b\[H(\w+), are you alone at the screen\? ")


def answers(monkeypatch: pytest.MonkeyPatch, words: Iterator[str]) -> None:
    def answer(question: str) -> str:
        print(question)
        return next(words)

    monkeypatch.setattr(builtins, "input", answer)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_random_game_is_told(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([game, "--seats", "3", "--seed", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{GAMES[game].title}, 3 seats, seed 7"
    assert any("game is over" in line for line in lines)
    assert lines[-3].startswith("Rose: ")


@pytest.mark.parametrize("game", GAMES)
def test_a_person_can_play_to_the_end_with_numbers(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, iter(lambda: "1", None))
    assert main([game, "--interactive", "--seats", "2", "--humans", "2"]) == 0
    assert "Scores: Rose" in capsys.readouterr().out


def test_the_secrets_of_other_seats_are_not_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, iter(["1", "1", "q"]))
    main(["notre_dame", "--interactive", "--seats", "3"])
    printed = capsys.readouterr().out
    assert "Fish > …" in printed
    assert "Fish draws" not in printed
    assert "Fish keeps" not in printed


def test_a_person_can_undo_look_save_and_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    answers(monkeypatch, iter(["", "1", "", "1", "", "x", "u", "v", "1", "", f"s {file}", "u", "q"]))
    setup = ["notre_dame", "--seats", "2", "--humans", "2"]
    main([*setup, "--interactive", "--seed", "3"])
    printed = capsys.readouterr().out
    assert "Nothing can be taken back" in printed
    assert "coins_left" in printed
    assert len(Match.load(json.loads(file.read_text())).log) == 3
    answers(monkeypatch, iter(["", "q"]))
    assert main(["--load", str(file), "--interactive", "--humans", "2"]) == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["notre_dame", "--seats", "9"], "2 to 5 seats"),
        (["notre_dame", "--option", "inn=tenth"], "third, fourth"),
        (["--load", "no/such/file"], repr(str(Path("no/such/file")))),
        (["--load", "."], "Permission denied" if os.name == "nt" else "directory"),
        (["--load", "\0"], "cannot be loaded"),
    ],
)
def test_a_bad_wish_is_answered_in_one_line(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"{", b"[]", b"{}", b"[" * 100_000, b'{"match": 3}', b'{"format": 1}']
)
def test_a_file_that_is_no_save_is_named_in_one_line(
    content: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    assert main(["--load", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"{file} cannot be loaded: ")
    assert said.count("\n") == 1


def test_the_match_of_a_saved_table_can_be_loaded(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps({"plan": {}, "match": Match(GAMES["rattus"], 2, 3).save()}))
    assert main(["--load", str(file)]) == 0
    assert "Rattus, 2 seats, seed 3" in capsys.readouterr().out


def test_people_at_one_screen_see_only_their_own_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, iter(["", "1", "", "1", "", "q"]))
    main(["notre_dame", "--interactive", "--seats", "2", "--humans", "2", "--seed", "3"])
    together, *alone = [part for part in SAT_DOWN.split(capsys.readouterr().out) if part]
    assert "(secretly)" not in together
    assert alone
    for name, shown in zip(alone[::2], alone[1::2], strict=True):
        hidden = {"Rose": "Fish", "Fish": "Rose"}[name]
        assert f"{name} draws" in shown or f"{name} receives" in shown
        assert not re.search(rf"{hidden} (draws|keeps|receives)", shown)
        assert f"{name} > keep" not in shown
