"""Walks through whole games, played half at random and half by Burghers, and asks a witness at every step."""

import random

from game.drawing.page import Page
from game.drawing.theme import TINCTURES
from game.games import PRESENTATIONS
from game.session.plan import NAMES, Plan, Player
from game.session.session import Session
from game.store.settings import Settings
from game.table.curtain import Curtain
from game.table.perspective import Perspective
from game.words import LANGUAGES, Tongue
from rules.bots import bot
from rules.kernel import Game
from tests.game.truth.notre_dame import NotreDameWitness
from tests.game.truth.rattus import RattusWitness
from tests.game.truth.rattus_cartus import RattusCartusWitness
from tests.game.truth.record import Record
from tests.game.truth.witness import Witness

WITNESSES: dict[str, type[Witness]] = {
    "notre_dame": NotreDameWitness,
    "rattus": RattusWitness,
    "rattus_cartus": RattusCartusWitness,
}
PAGE = Page.fitted((1920, 1080))


def walk(
    record: Record, game: Game, seats: int, options: dict[str, str], deal: int, *, part: float = 1
) -> None:
    """Play one game to its end; ``part`` of the positions are looked at from all sides."""
    players = tuple(Player(NAMES[seat], TINCTURES[seat], secrecy="open") for seat in range(seats))
    session = Session(Plan(game.key, players, options, deal))
    desk, chance = PRESENTATIONS[game.key].desk(), random.Random(deal)
    witness, burgher = WITNESSES[game.key](record, session), bot("burgher", game.key, deal)
    say = Tongue(LANGUAGES[0])
    record.seen["tables"] += 1
    while (asked := session.asked) is not None:
        record.where = f"{game.key} {seats} {options} {deal} step {len(session.match.log)} {asked}"
        offered = session.match.state.options(asked.seat)
        if chance.random() < part:
            sight = Perspective(session, desk, Curtain(session), PAGE, say, Settings())
            record.seen["positions"] += 1
            record.seen["options"] += len(offered)
            witness.look(sight, asked)
            for option in offered:
                witness.try_option(sight, asked.seat, option)
        by_chance = chance.random() < 0.5
        option = chance.choice(offered) if by_chance else burgher.pick(session.match.state, asked.seat)
        witness.before(asked, option)
        reel = session.play(option, asked.seat)
        witness.after(asked, option, reel)
