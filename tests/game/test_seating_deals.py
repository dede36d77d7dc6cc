"""At the seating a deal is written by its code, with all that a share code brings."""

import pygame
import pytest

from game.input.signals import Letters
from game.program.app import App
from game.scenes.seating import Seating
from game.session.plan import against_bots
from game.session.share_codes import seed_code, share_code
from game.store.profiles import Profiles
from game.widgets.field import Field
from tests.game.seated import by_keys, by_pointer, seated, send


def write_code(app: App, scene: Seating, code: str) -> None:
    by_keys(app, scene, "code")
    app.hear(Letters(code))
    send(app, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")


def test_the_code_of_a_deal_can_be_written(app: App, profiles: Profiles) -> None:
    scene, _ = seated(app, profiles)
    field = scene.named["code"]
    assert isinstance(field, Field)
    assert field.text == seed_code(7)
    write_code(app, scene, seed_code(0x7F3A_C12E).lower().replace("-", " "))
    assert scene.plan.seed == 0x7F3A_C12E
    by_pointer(app, scene, "deal")
    assert scene.plan.seed != 0x7F3A_C12E
    again = scene.named["code"]
    assert isinstance(again, Field)
    assert again.text == ""
    assert scene.plan.nonce
    write_code(app, scene, seed_code(scene.plan.seed))
    assert not scene.plan.nonce


def test_a_share_code_brings_its_seats_and_options(app: App, profiles: Profiles) -> None:
    scene, _ = seated(app, profiles)
    shared = against_bots("notre_dame", 5, 99)._replace(options={"inn": "fourth"})
    write_code(app, scene, share_code(shared))
    assert (len(scene.plan.players), scene.plan.options, scene.plan.seed) == (5, {"inn": "fourth"}, 99)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("R2-D2 !", "This is no share code."),
        ("RB-1478-3F2A-KX9R", "This is no share code."),
        (share_code(against_bots("rattus", 3, 5)), "This code belongs to another game: Rattus."),
    ],
)
def test_a_wrong_code_is_refused_in_words_and_changes_nothing(
    app: App, profiles: Profiles, code: str, said: str
) -> None:
    scene, _ = seated(app, profiles)
    before = scene.plan
    write_code(app, scene, code)
    assert scene.plan == before
    assert scene.trouble == f"[warning] {said}"
    assert scene.meant is scene.named["code"]
