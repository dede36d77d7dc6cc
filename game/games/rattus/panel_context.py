"""Beside the map of Rattus: what is left to do in the turn, and what the plague would do or does."""

from collections.abc import Iterator, Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, HEADING, ITALIC, Colour
from game.drawing.theme import FADED_INK, INK, RUBRIC
from game.games.rattus.explanations import Item, checklist
from game.games.rattus.panel_notes import Notes, noted
from game.games.rattus.words import panel
from game.games.rattus.words.table import COUNTS, REGIONS, TERMS
from game.words import Tongue
from game.words.numbers import lost
from game.words.telling import spoken
from rules.kernel import Action
from rules.rattus.risk import Forecast, Risk, forecast
from rules.rattus.tasks import Chances
from rules.rattus.tokens import HIGHEST
from rules.rattus.view import Face, Rat, Striking, View

#: A line of the checklist at most and at least, of a seat in the forecast, and of its head.
ROW, LOW_ROW, RISK_ROW, HEAD_ROW = 34.0, 25.0, 34.0, 32.0
#: How wide the box before a line of the checklist is, with the gap after it.
MARK = 30.0
#: The columns of a forecast: what is lost on average, and at worst.
AVERAGE, WORST = 112.0, 96.0
#: The least size of what is told of a token.
LEAST = 20.0
#: How much larger a seat of a forecast may be where there is room, and what is kept below all of them.
GROWN, FOOT = 1.35, 44.0
#: How high a forecast is with four seats.
RISKS = 272.0


class Side:
    """Paints the sheet beside the map for one view."""

    def __init__(
        self, canvas: Canvas, view: View, say: Tongue, names: Sequence[str], tinctures: Sequence[str]
    ) -> None:
        self.canvas = canvas
        self.view = view
        self.say = say
        self.names = names
        self.tinctures = tinctures

    # The turn.

    def paint_turn(self, box: Box, can: Chances | None = None, underway: Action | None = None) -> float:
        """Paint what the phase is about, in a turn what is left to do, and give how far down that reached."""
        view, say = self.view, self.say
        if view.phase == "turns":
            title = say(TERMS["turn_of"], round=view.round, name=self.names[view.active])
            return self._list(self._head(box, title), checklist(say, view, can, underway))
        return self._notes(box, noted(view, len(self.names)))

    def _notes(self, box: Box, told: Notes) -> float:
        """Write sentences, each followed by crests of seats in some order."""
        rest = self._head(box, self.say(told.title))
        low, size = rest.y, min(self._size, 26)
        for words, seats in told.notes:
            crests = "".join(f"[crests/shield_{self.tinctures[seat]}]" for seat in seats)
            place = Box(rest.x, low, rest.w, rest.bottom - low)
            text = f"{self.say(words)} {crests}"
            low += self.canvas.text(text, place, size, down="top", leading=0.86) + 6
        return low

    def _head(self, box: Box, title: str) -> Box:
        """Write a heading and give what is left below it."""
        words = title.upper()
        size = self.canvas.fitting(words, Box(0, 0, box.w, 40), 28, HEADING, least=24)
        high = max(40.0, self.canvas.height(words, box.w, size, HEADING) * 0.86)
        place = Box(box.x, box.y, box.w, high)
        self.canvas.text(words, place, size, face=HEADING, colour=RUBRIC, leading=0.86)
        return Box(box.x, place.bottom + 4, box.w, box.bottom - place.bottom - 4)

    @property
    def _size(self) -> float:
        return min(self.canvas.sizes.body, 28)

    def _list(self, box: Box, items: Sequence[Item]) -> float:
        """Write what is done and what is left; where there is too much of it, only what is left."""
        most = int(box.h // LOW_ROW)
        shown = list(items) if len(items) <= most else [item for item in items if not item.done]
        rows = [[item] for item in shown] if len(shown) <= most else _paired(shown)
        height = min(ROW, box.h / len(rows))
        for number, row in enumerate(rows):
            line = Box(box.x, box.y + number * height, box.w, height)
            for item, place in zip(row, self._shares(line, row), strict=True):
                colour = FADED_INK if item.done else RUBRIC if _due(items, item) else INK
                self._write_item(place, item.text if len(row) == 1 else item.short, colour, done=item.done)
        return box.y + len(rows) * height

    def _shares(self, line: Box, row: Sequence[Item]) -> Iterator[Box]:
        """Divide a line among names by their lengths."""
        wants = [self.canvas.width(item.short, self._size) + MARK for item in row]
        left = line.x
        for want in wants:
            share = line.w * want / sum(wants)
            yield Box(left, line.y, share - 6, line.h)
            left += share

    def _write_item(self, row: Box, text: str, colour: Colour, *, done: bool) -> None:
        self.canvas.picture("ui/box_ticked" if done else "ui/box", Box(row.x, row.y + 3, 24, row.h - 6))
        words = _airy(Box(row.x + MARK, row.y, row.w - MARK, row.h))
        size = self.canvas.fitting(text, words, self._size, least=18)
        self.canvas.text(text, words, size, colour=colour)

    # What would happen.

    def paint_forecast(self, box: Box, name: str, rats: int | None, *, here: bool, fearing: str = "") -> None:
        """Paint who would lose what if the plague came to a region, or is there, and how many rats come.

        None: nothing is said of rats. ``fearing``: the crest of whoever has most to lose there, if that is
        why the region is shown.
        """
        weighed = forecast(self.view, name)
        self.canvas.line(Box(box.x, box.y, box.w, 1.5), RUBRIC)
        top = Box(box.x, box.y + 2, box.w, 32)
        words = self.say(panel.IS_HERE if here else panel.IF_IT_COMES)
        if fearing and not here:
            words = self.say(panel.GREATEST, crest=fearing)
        size = self.canvas.fitting(words, _airy(top), 24, ITALIC)
        self.canvas.text(words, top, size, face=ITALIC, colour=FADED_INK)
        title = Box(box.x, top.bottom, box.w, 40)
        self._region_title(title, name, weighed)
        low = self._paint_risks(Box(box.x, title.bottom + 2, box.w, box.bottom - title.bottom - 2), weighed)
        if rats is not None:
            self.canvas.line(Box(box.x, low + 2, box.w, 1), FADED_INK)
            foot, words = Box(box.x, low + 4, box.w, 32), self._run_on(rats)
            self.canvas.text(words, foot, self.canvas.fitting(words, _airy(foot), self._size, least=20))

    def _region_title(self, box: Box, name: str, weighed: Forecast) -> None:
        words = self.say(REGIONS[name]).upper()
        rats = weighed.region.rats
        place = Box(box.x, box.y, box.w - 44 * len(rats) - 8, box.h)
        size = self.canvas.fitting(words, place, 30, HEADING)
        self.canvas.text(words, place, size, face=HEADING)
        for number, rat in enumerate(rats):
            token = Box(box.right - 44 * (len(rats) - number), box.y, 42, box.h)
            self.canvas.picture(_token(rat), token)

    def _paint_risks(self, box: Box, weighed: Forecast) -> float:
        """Paint what everybody would lose, and give how far down that reached."""
        region, low = weighed.region, box.y
        if any(region.cubes) and region.rats:
            self._paint_heads(Box(box.x, low, box.w, HEAD_ROW), region.population)
            low += HEAD_ROW
            grown = min(GROWN, max(1.0, (box.h - HEAD_ROW - FOOT) / (RISK_ROW * len(weighed.risks))))
            for risk in weighed.risks:
                self._paint_risk(Box(box.x, low, box.w, RISK_ROW * grown), risk, grown)
                low += RISK_ROW * grown
            return low
        words = self.say(panel.NOBODY_HERE if region.rats else panel.NO_RATS_HERE)
        return low + self.canvas.text(words, box, self._size, down="top", leading=0.84) + 6

    def _paint_heads(self, row: Box, population: int) -> None:
        """Show which limits strike so many, as the tokens write them, and say what the columns mean."""
        most = min(population, HIGHEST)
        limits = f"1–{most}" if most > 1 else "1" if most else ""
        strikes = f"[skull] {limits}" if limits else ""
        words = (strikes, self.say(panel.ON_AVERAGE), self.say(panel.AT_WORST))
        places = (Box(row.x, row.y, row.w - AVERAGE - WORST, row.h), *_columns(row))
        for text, place, size, least in zip(words, places, (26, 22, 22), (26, 18, 18), strict=True):
            across = "left" if text is strikes else "right"
            fitting = self.canvas.fitting(text, _airy(place), size, ITALIC, least=least)
            self.canvas.text(text, place, fitting, face=ITALIC, colour=FADED_INK, across=across)

    def _paint_risk(self, row: Box, risk: Risk, grown: float) -> None:
        tincture, words = self.tinctures[risk.seat], lost(self.say, risk.expected)
        crest = Box(row.x, row.y + 2, 32 * grown, row.h - 4)
        self.canvas.picture(f"crests/shield_{tincture}", crest)
        cubes = f"{risk.cubes}[pieces/cube_{tincture}]"
        self.canvas.text(cubes, Box(crest.right + 6, row.y, 76 * grown, row.h), self._size * grown)
        average, worst = _columns(row)
        self.canvas.text(words, average, 30 * grown, face=BOLD, colour=RUBRIC, across="right")
        worst_words = f"−{risk.worst}" if risk.worst else "0"
        self.canvas.text(worst_words, worst, 28 * grown, across="right")

    def _run_on(self, rats: int) -> str:
        return spoken(self.say, COUNTS["rats_run_on"], n=rats) if rats else self.say(TERMS["no_rats_run_on"])

    # What happens.

    def paint_striking(self, box: Box, striking: Striking) -> None:
        """Paint a token that waits for an answer, and the blows that are still to fall."""
        blows = [(self.tinctures[seat], blow) for seat, blow in enumerate(striking.blows) if blow]
        lines = [f"[crests/shield_{tincture}] −{blow} [cube]" for tincture, blow in blows]
        self._paint_token(box, striking.region, striking.face, lines)

    def _paint_token(self, box: Box, region: str, face: Face, lines: Sequence[str]) -> None:
        self.canvas.line(Box(box.x, box.y, box.w, 1.5), RUBRIC)
        title = Box(box.x, box.y + 8, box.w - 100, 44)
        words = self.say(REGIONS[region]).upper()
        self.canvas.text(words, title, self.canvas.fitting(words, title, 30, HEADING), face=HEADING)
        self.canvas.picture(f"token/{face.name}", Box(box.right - 92, box.y + 6, 92, 92))
        low = box.y + 56
        size = self._fitting_lines(lines, Box(box.x, low, box.w, box.bottom - low))
        for number, line in enumerate(lines):
            narrow = 98 if low < box.y + 92 else 0
            place = Box(box.x, low, box.w - narrow, box.bottom - low)
            bold = BOLD if number == 0 else BODY
            low += self.canvas.text(line, place, size, face=bold, down="top", leading=0.84) + 5

    def _fitting_lines(self, lines: Sequence[str], box: Box) -> float:
        """Give the size at which all of them have room, the first beside its token."""
        size = self._size
        while size > LEAST:
            wide = [(line, box.w if number else box.w - 98) for number, line in enumerate(lines)]
            if sum(self.canvas.height(line, width, size) * 0.84 + 5 for line, width in wide) <= box.h:
                break
            size -= 1
        return size


def _airy(row: Box) -> Box:
    """Give a row with the air between rows, into which no letter reaches."""
    return row.inset(0, -4)


def _token(rat: Rat) -> str:
    if rat.face:
        return f"token/{rat.face.name}"
    return "pieces/rat_back_start" if rat.ring else "pieces/rat_back"


def _columns(box: Box) -> tuple[Box, Box]:
    left = box.right - AVERAGE - WORST
    return Box(left, box.y, AVERAGE, box.h), Box(left + AVERAGE + 4, box.y, WORST - 4, box.h)


def _paired(items: Sequence[Item]) -> list[list[Item]]:
    """Let the characters, who can be told by their names, share lines: a long name with a short one."""
    powers = sorted((item for item in items if item.short), key=lambda item: len(item.short))
    half = len(powers) // 2
    pairs = [[powers[number], powers[-1 - number]] for number in range(half)]
    pairs += [[powers[half]]] if len(powers) % 2 else []
    first = [[item] for item in items[:2] if not item.short]
    return [*first, *pairs, [items[-1]]]


def _due(items: Sequence[Item], item: Item) -> bool:
    return item is items[-1] and all(other.done for other in items[:-1])
