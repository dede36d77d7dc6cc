"""Whole games on the painted table: every beat told and drawn, every question looked at from all sides."""

import random
from collections import Counter
from collections.abc import Iterator

from game.drawing.theme import TINCTURES
from game.program.navigation import House
from game.scenes.result import Result
from game.scenes.table import Table
from game.session.plan import NAMES, Plan, Player
from game.store.settings import TEXT_SIZES
from game.words import LANGUAGES
from rules.bots import bot
from rules.kernel import Game

#: How those who sit there play and keep their secrets; each table begins with another of them.
SITTERS = ("curtain", "burgher", "peek", "burgher", "open")
#: How often somebody looks at everything that can be pushed and read before they act.
LOOKING = 0.1

#: In so many steps every beat has to end.
LONGEST = 60


def seated(game: Game, seats: int, options: dict[str, str], deal: int) -> Plan:
    """Let people of every kind and bots sit down, in every language."""
    players = []
    for seat in range(seats):
        way = SITTERS[(seat + deal) % len(SITTERS)]
        level, secrecy = (way, "curtain") if way == "burgher" else ("", way)
        language = LANGUAGES[(seat + deal) % len(LANGUAGES)]
        players.append(Player(NAMES[seat], TINCTURES[seat], level, secrecy, language))
    return Plan(game.key, tuple(players), options, deal)


class Watched:
    """Plays a match at the table to its end and draws everything; an error anywhere is raised."""

    def __init__(self, house: House, plan: Plan) -> None:
        self.house, self.chance = house, random.Random(plan.seed)
        #: How many beats, actions and options were seen.
        self.seen: Counter[str] = Counter()
        house.app.change(
            text_size=TEXT_SIZES[plan.seed % len(TEXT_SIZES)],
            language=LANGUAGES[plan.seed % len(LANGUAGES)],
            reduced_motion=plan.seed % 4 == 3,
        )
        self.table: Table = house.open_table(plan)
        # We pick for the bots, also where the stage waits for one.
        self.table.conduct.lets_bots_act = False
        self.bots = [bot("burgher", plan.game, seat) for seat in range(len(plan.players))]

    def play(self) -> Counter[str]:
        """Play to the result."""
        session = self.table.session
        while (asked := session.asked) is not None:
            if not session.players[asked.seat].bot:
                self._look()
            options = session.match.state.options(asked.seat)
            random_pick = self.chance.random() < 0.5
            picked = self.bots[asked.seat].pick(session.match.state, asked.seat)
            self.table.conduct.act(asked.seat, self.chance.choice(options) if random_pick else picked)
            self.seen["actions"] += 1
            self.listen()
        self._settle()
        self.seen["tables"] += 1
        return self.seen

    def listen(self) -> None:
        """Let the story be told to its end, each beat painted in full."""
        app, story = self.house.app, self.table.story
        while (beat := story.beat) is not None:
            # A new beat is painted part by part, one with each frame.
            while self.table.changed and beat.passed < beat.seconds / 2:
                app.advance(beat.seconds / 10)
            for _ in range(LONGEST):
                # A beat waits for its act to be made ready.
                if story.beat is beat:
                    app.advance(beat.seconds)
            assert story.beat is not beat, "a beat that does not end"
            self.seen["beats"] += 1
        app.draw()

    def _look(self) -> None:
        """Open the curtain, and now and then mean every option and look closely at every thing."""
        table, app = self.table, self.house.app
        if table.curtain.viewer is None:
            table.open_curtain()
        app.draw()
        if self.chance.random() > LOOKING:
            return
        for button in [b for b in table.buttons if b.meaning is not None]:
            table.point(button.box.centre)
            assert button.hint, button.meaning
            app.draw()
            self.seen["options"] += 1
        for subject in self.chance.sample(subjects := list(table.subjects()), min(4, len(subjects))):
            table.look_at(subject.box.centre)
            app.draw()
            self.seen["subjects"] += 1
        table.refresh()

    def _settle(self) -> None:
        self.table.tick(0.0)
        assert isinstance(self.house.app.top, Result)
        self.house.app.draw()


def watch(house: House, plans: Iterator[Plan]) -> Counter[str]:
    """Watch one table after the other, and say how much was seen."""
    seen: Counter[str] = Counter()
    for plan in plans:
        try:
            seen += Watched(house, plan).play()
        except Exception as error:
            error.add_note(f"{plan.game}, {len(plan.players)} seats, deal {plan.seed}, {plan.options}")
            raise
    return seen
