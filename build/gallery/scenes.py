"""The screens as a person meets them, in every shape, look and language."""

import random
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from build.gallery import sheets
from build.gallery.art import saved
from build.gallery.learning import lesson_steps, rule_cards
from build.gallery.phones import screens
from build.gallery.reviewed import reviewed
from game.drawing.theme import TINCTURES
from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.fame import PAGES, HallOfFame
from game.scenes.table import Table
from game.session.plan import NAMES, Plan, Player, against_bots
from game.session.session import Session
from game.store.settings import Settings
from rules import GAMES, Match
from rules.play import random_actions

SMALL, FULL, LARGE = (1280, 720), (1920, 1080), (2560, 1440)
#: Windows that are not 16:9: 16:10, 4:3, 5:4, on edge, very wide, and wider than any page.
SHAPES = ((1280, 800), (1024, 768), (1280, 1024), (1080, 1920), (2560, 1080), (3840, 1080))
#: Modes of secrecy side by side.
MIXED = ("curtain", "peek", "open", "burgher", "master")


class Gallery:
    """Opens a house in every shape and takes pictures of it."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.home = Path(tempfile.mkdtemp())

    def house(self, size: tuple[int, int], language: str = "en", **settings: object) -> House:
        """Open a house in which nothing takes time."""
        house = House(size, language=language, folder=self.home)
        plain = asdict(Settings(language=language, speed="off", bot_speed="off", liveliness=0))
        house.app.change(**{**plain, **settings})
        return house

    def shot(self, house: House, name: str) -> Path:
        """Take a picture of what the window shows."""
        house.app.draw()
        return saved(house.app.window, self.out / f"{name}_{house.app.window.get_width()}.png")

    def pictures(self) -> Iterator[Path]:
        """Take all of them."""
        for size, language in ((SMALL, "de"), (FULL, "en"), (LARGE, "fr")):
            yield from self.around(size, language)
        for game in PRESENTATIONS:
            yield from self.decisions(game, SMALL, "de")
            yield from self.decisions(game, FULL, "en")
            yield from self.looks(game)
            yield from self.sofa(game)
            yield from self.stage(game, FULL, "de", max(GAMES[game].seats))
            yield from self.stage(game, SMALL, "fr", min(GAMES[game].seats))
        yield from sheets.pictures(self.out)

    def sofa(self, game: str) -> Iterator[Path]:
        """Take a table to be read from afar for every number of seats and shape, and something looked at."""
        for seats in GAMES[game].seats:
            house = self.house(FULL, "de", text_size="tv")
            table = played(house, against_bots(game, seats, 3), "", 4)
            yield self.shot(house, f"{game}_{seats}_sofa")
            board = table.sight.layout.board
            table.magnify((board.x + board.w / 4, board.y + board.h * 0.4))
            yield self.shot(house, f"{game}_{seats}_magnified")
            house.close()
        for size in SHAPES:
            house = self.house(size, "de", text_size="tv")
            played(house, against_bots(game, max(GAMES[game].seats), 3), "", 3)
            yield self.shot(house, f"{game}_sofa_{size[1]}_high")
            house.close()

    def learning(self, *, lessons: bool) -> Iterator[Path]:
        """Take every step of the lessons, or every rule card: small in German, full in English."""
        for size, language in ((SMALL, "de"), (FULL, "en")):
            house = self.house(size, language)
            yield from (lesson_steps if lessons else rule_cards)(house, self.out)
            house.close()

    def around(self, size: tuple[int, int], language: str) -> Iterator[Path]:
        """Take the scenes around a table: title, seating, settings, saves, pause, result, review, replay."""
        house = self.house(size, language)
        yield self.shot(house, "title_fresh")
        for game in PRESENTATIONS:
            yield from self.evening(house, game)
        yield from (self.shot(house, name) for name in screens(house))
        yield from self.fame(house)
        yield self.shot(house, "title")
        scenes = {
            "settings": house.open_settings,
            "saves": house.open_saves,
            "rulebook": house.open_rules,
            "school": house.open_school,
        }
        for name, open_scene in scenes.items():
            open_scene()
            yield self.shot(house, name)
            house.to_title()
        for game in (game for game, shown in PRESENTATIONS.items() if shown.lessons):
            house.open_lesson(game, 2)
            yield self.shot(house, f"lesson_{game}")
            house.to_title()
        house.close()

    def fame(self, house: House) -> Iterator[Path]:
        """Take the pages of the hall of fame, somebody's leaf, and a game of its own."""
        house.open_fame()
        hall = house.app.top
        assert isinstance(hall, HallOfFame)
        for page in PAGES:
            hall.turn_to(page)
            yield self.shot(house, f"fame_{page}")
        hall.turn_to_person(hall.people[0].key)
        yield self.shot(house, "fame_person")
        game = next(iter(PRESENTATIONS))
        hall.turn_to_game(game)
        yield self.shot(house, f"fame_person_{game}")
        house.to_title()

    def evening(self, house: House, game: str) -> Iterator[Path]:
        """Follow one game from its door to its result."""
        house.open_door(game)
        yield self.shot(house, f"seating_{game}")
        seats = max(GAMES[game].seats)
        table = played(house, mixed(game, seats), "", 3)
        house.menu(table)
        yield self.shot(house, f"pause_{game}")
        house.app.pop()
        house.replay(table, 9)
        yield self.shot(house, f"replay_{game}")
        house.app.pop()
        table = played(house, mixed(game, seats), "over", 0)
        house.over(table)
        yield self.shot(house, f"result_{game}")
        house.past.reviews.keep(table.session, reviewed(table.session))
        house.past.review(table.session)
        yield self.shot(house, f"review_{game}")
        house.to_title()
        table = played(house, against_bots(game, 3, 5), "", 4)
        table.session.keep()
        house.to_title()

    def decisions(self, game: str, size: tuple[int, int], language: str) -> Iterator[Path]:
        """Take each kind of decision once, for each number of seats."""
        house = self.house(size, language)
        seen: set[str] = set()
        for seats in GAMES[game].seats:
            plan = against_bots(game, seats, seats)
            for match in positions(plan):
                asked = match.state.decision
                kind = type(asked).__name__
                if asked is None or asked.seat != 0 or kind in seen:
                    continue
                seen.add(kind)
                house.sit_down(Session(plan, match.until(len(match.log))))
                yield self.shot(house, f"{game}_{seats}_{kind}")
            seen -= {"PlayCard", "Turn", "Visit"}
        house.close()

    def looks(self, game: str) -> Iterator[Path]:
        """Take a table behind its curtain, opened, peeked at, told, and in every look."""
        seats = max(GAMES[game].seats)
        house = self.house(FULL)
        table = played(house, mixed(game, seats), "", 2)
        yield self.shot(house, f"{game}_curtain")
        table.open_curtain()
        yield self.shot(house, f"{game}_opened")
        house.close()
        looks: tuple[dict[str, object], ...] = (
            {"text_size": "tv"},
            {"text_size": "desk"},
            {"high_contrast": True},
            {"plain_face": True},
        )
        for look in looks:
            for language in ("en", "de"):
                house = self.house(FULL, language, **look)
                played(house, against_bots(game, seats, 3), "", 3)
                yield self.shot(house, f"{game}_{next(iter(look.values()))}_{next(iter(look))}_{language}")
                house.close()
        for size in SHAPES:
            house = self.house(size, "fr")
            played(house, against_bots(game, seats, 3), "", 3)
            yield self.shot(house, f"{game}_{size[1]}_high")
            house.close()
        house = self.house(FULL)
        yield from self.telling(house, game)
        house.close()

    def telling(self, house: House, game: str) -> Iterator[Path]:
        """Take some moments in which pieces travel."""
        table = played(house, against_bots(game, 4, 8), "", 2)
        house.app.change(speed="normal", bot_speed="normal")
        taken = 0
        while taken < 4 and (asked := table.session.asked):
            table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
            beat = table.story.beat
            if beat and beat.travels:
                table.tick(beat.seconds * 0.4)
                taken += 1
                yield self.shot(house, f"{game}_told_{taken}")
            table.story.finish()
            table.refresh()

    def stage(self, game: str, size: tuple[int, int], language: str, seats: int) -> Iterator[Path]:
        """Take each kind of act once for each kind of event that it tells, at the end of its beat."""
        house = self.house(size, language)
        plan = against_bots(game, seats, 8)
        table = house.sit_down(Session(plan, plan.deal()))
        house.app.change(speed="normal", bot_speed="normal")
        seen: set[tuple[str, str]] = set()
        for seat, action in random_actions(table.session.match, 7):
            table.play(seat, action)
            while beat := table.story.beat:
                act, kind = type(table.sight.act).__name__, beat.event.kind if beat.event else ""
                if table.sight.act and (act, kind) not in seen:
                    seen.add((act, kind))
                    beat.passed = beat.seconds * 0.95
                    table.changed = True
                    yield self.shot(house, f"{game}_stage_{act}_{kind}_{seats}")
                table.story.pass_time(beat.seconds)
                table.refresh()
        house.close()


def mixed(game: str, seats: int) -> Plan:
    """Seat people with all kinds of secrecy beside bots."""
    players = [
        Player(NAMES[seat], TINCTURES[seat], "" if mode in MIXED[:3] else mode, secrecy=MIXED[seat % 3])
        for seat, mode in enumerate(MIXED[:seats])
    ]
    return Plan(game, tuple(players), {}, 4)


def positions(plan: Plan, seed: int = 1) -> Iterator[Match]:
    """Play a match at random and show it at every decision."""
    match = plan.deal()
    for seat, action in random_actions(match, seed):
        yield match
        match.play(action, seat)
    yield match


def played(house: House, plan: Plan, kind: str, rounds: int) -> Table:
    """Sit down where a person is asked after so many rounds, or at the end of the game."""
    match = plan.deal()
    people = [seat for seat, player in enumerate(plan.players) if not player.bot]
    for match in positions(plan, random.Random(str(plan)).randrange(99)):
        asked = match.state.decision
        late = match.state.view(None).round > rounds
        if kind != "over" and asked and late and asked.seat in people:
            break
    return house.sit_down(Session(plan, match, house.slots.keep))
