"""The right page of the seating: what the table agrees on, line by line, on as many leaves as it needs."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.games import PRESENTATIONS
from game.scenes.seating_gallery import Gallery
from game.session import plan_edits
from game.session.plan_edits import FIRST, Draft
from game.widgets.button import Button
from game.widgets.choice import Choice, Value
from game.widgets.toggle import Toggle
from game.words import Tongue, shared
from game.words.texts import Option
from rules import GAMES
from rules.kernel import Choice as Rule

MIX = "mix"
#: Ways to find the cards of a game, where a picture says more.
ICONS = dict.fromkeys(("random", "one_per_class", "one_a_class", "five_a_class"), "dice") | {
    "picked": "hand",
    "mixed": "hand",
}
#: What lies between two lines.
GAP = 8

Named = tuple[str, Button]


class Line(NamedTuple):
    """Something on the page: how high it is, and the buttons that stand in its box."""

    height: float
    buttons: Callable[[Box], Iterator[Named]]


class Agreement:
    """Lays out the options of a plan."""

    def __init__(self, draft: Draft, say: Tongue, canvas: Canvas) -> None:
        self.draft = draft
        self.say = say
        self.canvas = canvas
        self.game = GAMES[draft.plan.game]
        self.words = PRESENTATIONS[self.game.key].options
        self.values = plan_edits.agreed(draft.plan)

    def leaves(self, page: Box) -> list[list[Line]]:
        """Share the lines out among leaves: with their texts, unless one leaf is enough without them."""
        full = _shared_out(list(self._lines(page.w, texts=True)), page.h)
        brief = _shared_out(list(self._lines(page.w, texts=False)), page.h)
        return brief if len(full) > 1 == len(brief) else full

    def edition(self, box: Box) -> Button:
        """Offer the editions, and the table's own mix if it has one."""
        entries = PRESENTATIONS[self.game.key].presets
        values = [
            Value(key, self.say(entry.title), "book", self.say(entry.text)) for key, entry in entries.items()
        ]
        if self.draft.mix:
            values.append(Value(MIX, self.say(shared.OWN_MIX), "quill"))
        chosen = plan_edits.preset_of(self.draft.plan) or MIX
        return Choice(box, values, chosen, self._take_edition, seed=80)

    def _take_edition(self, name: str) -> None:
        if name == MIX:
            self.draft.alter(plan_edits.with_options, self.draft.mix)
        else:
            self.draft.alter(plan_edits.with_preset, name)

    def _lines(self, width: float, *, texts: bool) -> Iterator[Line]:
        rules = [rule for rule in self.game.choices if rule.key != FIRST]
        shares = [rule for rule in rules if rule.between]
        for rule in (rule for rule in rules if rule not in shares):
            if rule.picks:
                gallery = Gallery(self.draft, rule, self.words[rule.key], self.say)
                yield Line(gallery.height, gallery.buttons)
                mattering = [share for share in shares if plan_edits.matters(self.draft.plan, share)]
                yield from (self._choice(share, width, texts=False) for share in mattering)
            elif len(rule.values) == 2:
                yield self._toggle(rule, width, texts=texts)
            else:
                yield self._choice(rule, width, texts=texts)
        yield from (self._choice(rule, width, texts=texts) for rule in self.game.choices if rule.key == FIRST)
        yield self._friendly(width, texts=texts)

    def _toggle(self, rule: Rule, width: float, *, texts: bool) -> Line:
        option, values = self.words[rule.key], rule.values
        title, what = self.say(option.title), self.say(option.text)
        told = {key: self.say(option.values[key].text) for key in values}
        height = max(
            Toggle.height(self.canvas, width, title, text if texts else "") for text in told.values()
        )
        chosen = self.values[rule.key]

        def buttons(box: Box) -> Iterator[Named]:
            toggle = Toggle(
                box,
                title,
                told[chosen] if texts else "",
                chosen == values[1],
                lambda on: self._agree(rule.key, values[on]),
                value=self.say(option.values[chosen].title),
                hint=f"{what} {told[chosen]}",
                enabled=plan_edits.matters(self.draft.plan, rule),
            )
            yield f"option:{rule.key}", toggle

        return Line(height, buttons)

    def _choice(self, rule: Rule, width: float, *, texts: bool) -> Line:
        option = self.words[rule.key]
        title, text = self.say(option.title), self.say(option.text)
        shown = text if texts else ""
        height = Choice.height(self.canvas, width, title, shown)
        chosen = self.values[rule.key]

        def buttons(box: Box) -> Iterator[Named]:
            change = partial(self._agree, rule.key)
            values = self._firsts(option) if rule.key == FIRST else self._values(rule, option)
            yield (
                f"option:{rule.key}",
                Choice(box, values, chosen, change, title=title, text=shown, hint=text, seed=len(title)),
            )

        return Line(height, buttons)

    def _values(self, rule: Rule, option: Option) -> list[Value]:
        keys = rule.values_for(len(self.draft.plan.players))
        return [
            Value(key, self.say(entry.title), ICONS.get(key, ""), self.say(entry.text))
            for key, entry in option.values.items()
            if key in keys
        ]

    def _firsts(self, option: Option) -> list[Value]:
        """Offer the people themselves, rather than the numbers of their seats."""
        lot = option.values["random"]
        values = [Value("random", self.say(lot.title), "dice", self.say(lot.text))]
        for seat, player in enumerate(self.draft.plan.players):
            name = player.name or self.say(shared.SEAT, number=seat + 1)
            values.append(Value(f"seat_{seat}", name, f"crests/shield_{player.tincture}"))
        return values

    def _agree(self, key: str, value: str) -> None:
        self.draft.alter(plan_edits.with_option, key, value)

    def _friendly(self, width: float, *, texts: bool) -> Line:
        title, text = self.say(shared.FRIENDLY_UNDO), self.say(shared.FRIENDLY_UNDO_TEXT)
        shown = text if texts else ""
        friendly = self.draft.plan.friendly

        def buttons(box: Box) -> Iterator[Named]:
            value = self.say(shared.ON if friendly else shared.OFF)
            toggle = Toggle(box, title, shown, friendly, self._be_friendly, value=value, hint=text)
            yield "friendly", toggle

        return Line(Toggle.height(self.canvas, width, title, shown), buttons)

    def _be_friendly(self, on: bool) -> None:
        self.draft.alter(lambda plan: plan._replace(friendly=on))


def _shared_out(lines: Sequence[Line], room: float) -> list[list[Line]]:
    leaves: list[list[Line]] = [[]]
    used = 0.0
    for line in lines:
        if leaves[-1] and used + line.height > room:
            leaves.append([])
            used = 0.0
        leaves[-1].append(line)
        used += line.height + GAP
    return leaves


def placed(leaf: Sequence[Line], page: Box) -> Iterator[Named]:
    """Put the lines of a leaf into the page, with the spare room between them."""
    spare = page.h - sum(line.height for line in leaf)
    gap = min(26.0, spare / max(1, len(leaf) - 1))
    top = page.y
    for line in leaf:
        yield from line.buttons(Box(page.x, top, page.w, line.height))
        top += line.height + gap
