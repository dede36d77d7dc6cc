"""Whole games on phones that drop, come back, change hands, and say things twice, late or wrongly."""

import random
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rules import GAMES, Match
from tests.phones.evening import Evening, by_phone, evening
from tests.phones.scripted import ScriptedPhone

#: Of so many moves one goes wrong in some way.
SELDOM = 12
#: Seconds after which somebody tries once more, and seconds a whole game may take on a busy machine.
AGAIN, LONG = 1.0, 600.0
#: What no page would say.
NONSENSE = ("{", "[]", '{"t":"seal"}', '{"t":"seal","step":1,"option":7}', "\x00")


def disturb(table: Evening, seat: int, chance: random.Random) -> None:
    """Let something happen to a phone that nobody planned."""
    phone = table.phones[seat]
    match chance.randrange(5):
        case 0:
            phone.drop()
            phone.come_back()
        case 1:
            # Somebody scans the code of the seat once more, with another phone.
            table.wait_for(lambda: bool(table.link.url(seat)))
            table.phones[seat] = ScriptedPhone(table.link, seat)
            table.phones[seat].say("sit")
            phone.close()
        case 2:
            phone.say("seal", step=phone.sheet["step"] - 1, option=phone.sheet["choices"][0]["id"])
        case 3:
            phone.line.send(chance.choice(NONSENSE))
        case 4:
            phone.say("undo", step=phone.sheet["step"])
    table.wait_for(lambda: bool(table.phones[seat].sheet.get("step")))


def play_on(table: Evening, chance: random.Random) -> None:
    """Let whoever is asked seal something, most of the time; twice, as impatient fingers do."""
    session, end = table.table.session, time.monotonic() + LONG
    tried: dict[tuple[int, int], float] = {}
    while session.asked is not None:
        assert time.monotonic() < end, f"still at {session.asked} after {len(session.match.log)} actions"
        table.pass_time()
        for seat, phone in list(table.phones.items()):
            choices = [one["id"] for one in phone.sheet.get("choices", ()) if one["id"]]
            now, key = time.monotonic(), (seat, phone.sheet.get("step", 0))
            if not choices or now - tried.get(key, 0.0) < AGAIN:
                continue
            tried[key] = now
            try:
                if chance.randrange(SELDOM) == 0:
                    disturb(table, seat, chance)
                else:
                    phone.seal(option := chance.choice(choices))
                    phone.seal(option)
            except ConnectionClosed:
                phone.come_back()


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_goes_on_through_drops_takeovers_and_wrong_answers(tmp_path: Path, key: str) -> None:
    """Nothing is lost: what was played leads to the same position without phones."""
    seats = max(GAMES[key].seats)
    with evening(tmp_path, by_phone(key, seats, seed=11)) as table:
        table.sit_down()
        play_on(table, random.Random(11))
        match = table.table.session.match
        again = Match(match.game, seats, match.seed, match.choices)
        for seat, action in match.log:
            again.play(action, seat)
        assert again.state.digest() == match.state.digest()
        table.wait_for(lambda: all(phone.sheet.get("kind") == "end" for phone in table.phones.values()))
