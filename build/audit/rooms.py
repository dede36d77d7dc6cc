"""Goes through every screen of the gallery and looks at it closely instead of taking its picture."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from build.audit import reaching
from build.audit.covering import covered
from build.audit.measuring import Measured, measuring
from build.audit.reaching import Fault
from build.audit.reading import Line, listening
from build.gallery.scenes import FULL, Gallery, mixed, played
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD
from game.drawing.theme import TEXT_SIZES, Sizes
from game.games import PRESENTATIONS
from game.program.app import App
from game.program.navigation import House
from game.scenes.settings import SettingsScene
from game.scenes.table import Table
from game.session.plan import against_bots
from game.widgets.panel import Panel
from rules import GAMES


class Screen(NamedTuple):
    """What was found on one screen."""

    name: str
    lines: list[Line]
    targets: int
    faults: list[Fault]
    #: How many pixels a unit has.
    scale: float = 1.0
    #: Pieces and numbers, and how large they ought to be.
    measured: Sequence[Measured] = ()
    sizes: Sizes = TEXT_SIZES["table"]


class Inspector(Gallery):
    """Looks at screens in one look and one language."""

    def __init__(
        self,
        *,
        strong: bool = False,
        language: str = "de",
        size: tuple[int, int] = FULL,
        text_size: str = "table",
    ) -> None:
        super().__init__(Path())
        # What was painted for others would be neither read nor measured again.
        CUPBOARD.empty()
        self.look = {"high_contrast": strong, "text_size": text_size}
        self.language = language
        self.size = size
        self.screens: list[Screen] = []

    def house(self, size: tuple[int, int], language: str = "en", **settings: object) -> House:
        """Open a house in the look that is inspected."""
        return super().house(size, language, **{**settings, **self.look})

    def shot(self, house: House, name: str) -> Path:
        """Draw everything anew and look at it; a key would end what is only told or shown large."""
        app, top = house.app, house.app.top
        assert isinstance(top, Panel)
        passing = isinstance(top, Table) and bool(top.story.beat or top.magnifier.lens)
        with listening(app) as lines, measuring(app) as measured:
            if not passing:
                app.rearrange()
            app.draw()
        if passing:
            # What is lit or dimmed for a moment is measured by its size alone.
            lines = [line._replace(contrast=None) for line in lines]
        found = [] if passing else [*hidden(app, lines), *faults(house, top)]
        targets, sizes = len(reaching.enabled(top)), TEXT_SIZES[app.settings.text_size]
        self.screens.append(Screen(name, lines, targets, found, app.page.scale, measured, sizes))
        return self.out / name

    def walk(self, *games: str) -> list[Screen]:
        """Look at the screens around the tables, and at every kind of decision."""
        for _ in self._shots(games or tuple(PRESENTATIONS)):
            pass
        return self.screens

    def _shots(self, games: tuple[str, ...]) -> Iterator[Path]:
        yield from self.around(self.size, self.language)
        yield from self.settings()
        for game in games:
            yield from self.decisions(game, self.size, self.language)
            yield from self.covered(game)
            yield from self.crowded(game)
            yield from self.magnified(game)
            yield from self.told(game)

    def crowded(self, game: str) -> Iterator[Path]:
        """Look at the most crowded tables of all numbers of seats."""
        house = self.house(self.size, self.language)
        for seats in GAMES[game].seats:
            table = played(house, against_bots(game, seats, 3), "", 2)
            match = table.session.match
            for number, state in enumerate(PRESENTATIONS[game].crowded()(match.state)):
                match.state = state
                # Tab was pressed until it came to the chronicle, which would unfold over the panel.
                table.by_keys = False
                table.refresh()
                yield self.shot(house, f"{game}_{seats}_crowded_{number}")
            house.to_title()
        house.close()

    def magnified(self, game: str) -> Iterator[Path]:
        """Look through the magnifier at each part of a table, for each number of seats."""
        house = self.house(self.size, self.language)
        for seats in GAMES[game].seats:
            yield from self._parts(house, played(house, against_bots(game, seats, 3), "", 2))
            house.to_title()
        house.close()

    def _parts(self, house: House, table: Table) -> Iterator[Path]:
        seen: set[Box] = set()
        for number, subject in enumerate(table.subjects()):
            table.magnifier.open(subject.box.centre)
            lens = table.magnifier.lens
            if lens and lens.source not in seen:
                seen.add(lens.source)
                yield self.shot(house, f"{table.session.plan.game}_magnified_{number}")
            table.magnifier.close()

    def told(self, game: str) -> Iterator[Path]:
        """Look at all that the stage tells, with the fewest and the most seats."""
        for seats in sorted({min(GAMES[game].seats), max(GAMES[game].seats)}):
            yield from self.stage(game, self.size, self.language, seats)

    def settings(self) -> Iterator[Path]:
        """Look at every page of the settings, and at what is said after a stumble."""
        house = self.house(self.size, self.language)
        scene = SettingsScene()
        house.app.push(scene)
        for part in scene.parts:
            scene.turn_to(part)
            yield self.shot(house, f"settings_{part}")
        house.app.tell(house.app.tongue("Quit"))
        yield self.shot(house, "notice")
        house.app.notice = None
        house.app.stumble(RuntimeError())
        yield self.shot(house, "mishap")
        house.close()

    def covered(self, game: str) -> Iterator[Path]:
        """Look at a table behind its curtain."""
        house = self.house(self.size, self.language)
        table = played(house, mixed(game, max(GAMES[game].seats)), "", 2)
        yield self.shot(house, f"{game}_curtain")
        table.open_curtain()
        yield self.shot(house, f"{game}_opened")
        house.close()


def hidden(app: App, lines: Sequence[Line]) -> Iterator[Fault]:
    """Find what is written under something else, where no scene lies on another."""
    if len(app.shown) == 1:
        yield from covered(app, lines)


def faults(house: House, top: Panel) -> Iterator[Fault]:
    """Find what is wrong with the targets of a screen."""
    yield from reaching.small_targets(top)
    yield from reaching.narrow_gaps(top)
    yield from reaching.wordless(house.app, top)
    yield from reaching.lost_by_arrows(top)
    yield from reaching.lost_by_tab(house.app, top)
