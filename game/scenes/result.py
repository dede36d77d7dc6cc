"""The reckoning after a match: who won, by what, and how it came to that, on a charter with hanging seals."""

import math
from collections.abc import Callable, Sequence
from contextlib import suppress

import pygame

from game.drawing import book_art, surfaces
from game.drawing.canvas import Canvas
from game.drawing.nib import Inking
from game.drawing.page import Box, Page
from game.drawing.text import BOLD, HEADING, ITALIC
from game.drawing.theme import RUBRIC, TEXT_SIZES, VERMILION
from game.input.signals import Button as Key
from game.input.signals import Click, Press, Signal
from game.scenes.final_scores import Reckoning
from game.scenes.result_animation import Places, Unrolling, level
from game.scenes.result_places import places
from game.scenes.score_table import Tally, shortened
from game.session.plan import Plan
from game.session.session import Session
from game.session.share_codes import deal_seal, honest, seed_code, share_code
from game.widgets.button import Button, Deed, Strip
from game.widgets.initial import draw_heading
from game.widgets.panel import Panel
from game.words import result, shared
from game.words.review import REVIEW
from game.words.telling import listed


class Sign(Strip):
    """A strip with an icon before its words."""

    def __init__(self, box: Box, icon: str, words: str, deed: Deed) -> None:
        super().__init__(box, words, deed)
        self.icon = icon

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the strip, lifted while it is hot."""
        box = self.box.moved(0, -3) if hot else self.box
        canvas.sheet(box, seed=5 + len(self.icon), ends="torn", lift=9 if hot else 5)
        icon = canvas.picture(f"icons/{self.icon}", Box(box.x + 16, box.y + 7, 50, box.h - 14))
        inside = Box(icon.right + 8, box.y + 4, box.right - icon.right - 26, box.h - 8)
        size = canvas.fitting(self.words, inside, canvas.sizes.button, BOLD)
        canvas.text(self.words, inside, size, face=BOLD, across="centre", leading=0.9)


class Result(Panel):
    """A finished table, counted up before everybody's eyes."""

    unrolling: Unrolling

    def __init__(
        self,
        session: Session,
        again: Callable[[Plan], None],
        replay: Deed,
        review: Deed,
        new_table: Deed,
        to_title: Deed,
        wanted: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """Count up; ``wanted`` names those who said on their phones that they want to play again."""
        super().__init__()
        self.session = session
        self.wanted = wanted
        self.again = again
        self.replay = replay
        self.review = review
        self.new_table = new_table
        self.to_title = to_title
        self.code = share_code(session.plan)
        self.proven = honest(session.plan, session.match)
        self.copied = False
        self._time = 0.0
        self._sung = False

    # Where things are.

    def arrange(self, page: Page) -> None:
        """Add up in the language of now, and place everything."""
        self.places = places(page)
        self._unroll(page)
        super().arrange(page)

    def _unroll(self, page: Page) -> None:
        """Add up anew; what was shown already is not shown again."""
        settings = self.app.settings
        sizes = TEXT_SIZES[settings.text_size]
        self.reckoning = Reckoning(self.session.match, self.session.names, self.say)
        needed = Tally(self.places.tally, self.reckoning, self.session.players, sizes).height
        self.places = self.places.tightened(needed)
        chart, trial = self.places.chart(trial=self.reckoning.trial is not None)
        moving = Places(
            tally=self.places.tally,
            chart=chart,
            fold=self.places.charter.bottom - 14,
            trial=trial,
            page=level(page).box,
        )
        self.unrolling = Unrolling(
            moving,
            self.reckoning,
            self.session.players,
            sizes,
            settings.speed,
            self.say,
            self._time,
            still=settings.reduced_motion,
        )

    def lay_out(self, page: Page) -> list[Button]:
        """Place the copy button beside the code, and below it what can be done next."""
        say = self.say
        words = say(shared.COPIED if self.copied else result.COPY)
        code = self.places.code
        copy = Box(code.right - 186, code.y + 10, 160, code.h - 20)
        rematch, same = self.places.again.columns(2, 16)
        replay, review, table = self.places.elsewhere.columns(3, 16)
        return [
            Strip(rematch, self._rematch(), self.again_with_new_cards, seal=True),
            Sign(same, "dice", say(shared.SAME_DEAL), self.again_with_same_deal),
            Sign(replay, "replay", say(shared.REPLAY), self.replay),
            Sign(review, "chart", say(REVIEW), self.review),
            Sign(table, "seats", say(result.NEW_TABLE), self.new_table),
            Sign(self.places.home, "home", say(shared.TO_TITLE), self.to_title),
            Strip(copy, words, self.copy),
        ]

    def _rematch(self) -> str:
        names = listed(self.say, self.wanted()) if self.wanted() else ""
        return self.say(result.WANTED, names=names) if names else self.say(result.REMATCH)

    # What happens.

    def again_with_new_cards(self) -> None:
        """Sit down once more as before, to other cards."""
        self.again(self.session.plan.dealt_anew())

    def again_with_same_deal(self) -> None:
        """Sit down to the same cards, which everybody knows now."""
        self.again(self.session.plan._replace(nonce=""))

    def cancel(self) -> None:
        """Go back to the title."""
        self.to_title()

    def copy(self) -> None:
        """Put the share code where other programs can paste it, if this machine has such a place."""
        with suppress(pygame.error):
            pygame.scrap.put_text(self.code)
            self.copied = True
            self.refresh()

    @property
    def moving(self) -> bool:
        """Say whether it is still being counted."""
        return not self.unrolling.done

    def hear(self, signal: Signal) -> bool:
        """Finish the counting whatever is pushed first; after that buttons are buttons."""
        if not self.moving or not _pushes(signal):
            return super().hear(signal)
        self.tick(math.inf)
        return True

    def tick(self, seconds: float) -> None:
        """Count on; what happens in a trial is heard, and the choir sings once, with the verdict."""
        if not self._sung and self.unrolling.verdict > 0:
            self._sung = True
            self.app.sound.play("choir")
        if not self.moving:
            return
        self._time += seconds
        turned = self.unrolling.turned
        self.unrolling.acts.time = self._time
        for sound in self.unrolling.heard(turned):
            self.app.sound.play(sound)
        self.changed = True
        if self.unrolling.done and self._ground is not None:
            self._paint_unrolling(self.canvas(self._ground))

    # What it looks like.

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the charter with its buttons; a trial takes the whole page while it is told."""
        if self.unrolling.on_trial:
            self.paint(self.canvas(surface))
        else:
            super().draw(surface)

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the charter and all that does not move on it, or no longer."""
        canvas.table()
        canvas.sheet(self.places.banner, seed=21, ends="torn", lift=7)
        charter = self.places.charter
        x, y, w, h = canvas.page.pixels(charter)
        skin = book_art.charter((w, h), canvas.page.scale, strong=canvas.look.strong)
        surfaces.lay(canvas.surface, skin, (x, y), canvas.page.scale)
        canvas.picture("frames/spray_corner", Box(charter.x + 18, charter.y + 12, 210, 150), across="left")
        self.unrolling.tally.paint_frame(canvas)
        self._paint_chart_ground(canvas)
        self._paint_code(canvas)
        canvas.picture("title/rat_scribe", self.places.scribe, down="bottom")
        self.unrolling.prepare(canvas)
        if self.unrolling.done:
            self._paint_unrolling(canvas)

    def _paint_unrolling(self, canvas: Canvas) -> None:
        self._paint_banner(canvas)
        self.unrolling.paint(canvas)

    def _paint_chart_ground(self, canvas: Canvas) -> None:
        start, end = self.places.divide
        divide = Inking(Box(*start, end[0] - start[0], end[1] - start[1]).inset(-20), canvas.look)
        divide.stroke([start, end], 1.8, VERMILION, seed=9)
        canvas.surface.blit(divide.drawn(canvas.page), canvas.page.pixels(divide.box)[:2])
        left = draw_heading(canvas, self.say(shared.BY_ROUND), self.places.head, 36)
        if left.w > 160:
            canvas.picture("frames/spray_bar", Box(left.x, left.y - 4, min(left.w, 520), 60), across="right")
        self.unrolling.chart.paint_ground(canvas)
        if self.unrolling.trial:
            self.unrolling.trial.paint_ground(canvas)
        ornament = self.unrolling.chart.free(320, 134)
        if ornament:
            canvas.picture("title/rats_bell", ornament, down="bottom")

    def _paint_code(self, canvas: Canvas) -> None:
        """Show the code of this table, and that the deal was what its seal promised."""
        code = self.places.code
        canvas.sheet(code, seed=53, ends="torn")
        icon = canvas.picture("icons/scroll", Box(code.x + 20, code.y + 15, 58, 60))
        inside = Box(icon.right + 14, code.y + 8, code.w - icon.w - 250, code.h - 16)
        top, *rows = inside.rows(3 if self.session.plan.nonce else 2)
        label = self.say(shared.SHARE_CODE)
        _, size = shortened(canvas, f"{label}  {self.code}", top.w, canvas.sizes.button, BOLD)
        wide = canvas.width(label, size, BOLD) + 14
        canvas.text(label, top, size, face=BOLD)
        canvas.text(self.code, Box(top.x + wide, top.y, top.w - wide, top.h), size)
        for words, row in zip(self._proof(), rows, strict=True):
            canvas.text(words, row, canvas.fitting(words, row, canvas.sizes.body, ITALIC), face=ITALIC)

    def _proof(self) -> tuple[str, ...]:
        """Say what the deal was, whether it was that, and what opens its seal, if it has one."""
        say, plan = self.say, self.session.plan
        verdict = (
            f"[check] {say(result.VERIFIED)}" if self.proven else f"[warning] {say(result.NOT_VERIFIED)}"
        )
        deal = f"{say(shared.SEED)} {seed_code(plan.seed)}"
        if not plan.nonce:
            return (f"{say(shared.OPEN_DEAL_PROOF, code=deal_seal(plan))} · {deal} {verdict}",)
        return (
            f"{say(shared.DEAL_PROOF, code=deal_seal(plan))} {verdict}",
            f"{deal} · {say(shared.SEAL_KEY, key=plan.nonce)}",
        )

    def paint(self, canvas: Canvas) -> None:
        """Paint what moves."""
        if self.unrolling.on_trial:
            self.unrolling.paint(canvas)
        elif self.moving:
            self._paint_unrolling(canvas)

    def _paint_banner(self, canvas: Canvas) -> None:
        inside = self.places.banner.inset(34, 8)
        if self.unrolling.verdict == 0:
            words = self.say(shared.RESULT).upper()
            canvas.text(words, inside, 46, face=HEADING, across="centre")
            return
        x = inside.x
        mark = "crown" if self.reckoning.winners else "skull"
        x = canvas.picture(f"icons/{mark}", Box(x, inside.y + 2, 84, 68)).right + 14
        for seat in self.reckoning.winners:
            tincture = self.session.players[seat].tincture
            x = canvas.picture(f"crests/shield_{tincture}", Box(x, inside.y - 2, 74, 80)).right + 8
        size = min(canvas.sizes.prompt, 38)
        wide = canvas.width(self.reckoning.praise, size) + 20
        canvas.text(self.reckoning.praise, inside, size, across="right")
        rest = Box(x + 12, inside.y, inside.right - x - 12 - wide, inside.h)
        words = self.reckoning.headline.upper()
        size = canvas.fitting(words, rest, 46, HEADING)
        canvas.text(words, rest, size, face=HEADING, colour=RUBRIC)


def _pushes(signal: Signal) -> bool:
    if isinstance(signal, Click):
        return signal.down
    return isinstance(signal, Press) and signal.down and signal.button in (Key.OK, Key.SKIP, Key.CANCEL)
