"""What the stage of Rattus tells of a token: whom each sign finds, and who loses what."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.games.rattus.story import struck, turned
from game.table.story import Beat
from rules.kernel import Seat
from rules.rattus import GAME
from rules.rattus.europe import REGIONS
from rules.rattus.ravage import Reckon
from rules.rattus.state import Rattus
from rules.rattus.strokes import Stroke, strikes, strokes
from rules.rattus.view import FACES, Face, Region, Striking, View

_FACES = {face.name: face for face in FACES}


class Loss(NamedTuple):
    """What a seat loses to a token."""

    seat: Seat
    cubes: int
    #: Potions given up in the stead of cubes.
    potions: int = 0
    #: Blows that it has still to answer: each takes a cube, or a potion.
    due: int = 0


class Sign(NamedTuple):
    """A sign of a token, and what it does."""

    name: str
    strokes: tuple[Stroke, ...]

    @property
    def losses(self) -> dict[Seat, int]:
        """Count what it takes from each seat."""
        lost: dict[Seat, int] = {}
        for stroke in self.strokes:
            for seat in stroke.seats:
                lost[seat] = lost.get(seat, 0) + stroke.number
        return {seat: number for seat, number in lost.items() if number}


class Strike(NamedTuple):
    """A token at work in a region."""

    region: str
    face: Face
    losses: tuple[Loss, ...]
    #: What its limit was held against: all that counts, the cubes, the plague piece, the nuns.
    #: None: it was told before, and somebody has answered.
    counted: tuple[int, int, int, int] | None = None
    #: What its signs do; none if too few live there.
    signs: tuple[Sign, ...] = ()
    #: Whose losses were told already, after the token itself.
    told: tuple[Seat, ...] = ()

    @property
    def strikes(self) -> bool:
        """Say whether enough live there."""
        return self.counted is None or self.counted[0] >= self.face.limit

    @property
    def total(self) -> tuple[int, int]:
        """Count the dead at least and at most: potions may still save some."""
        certain = sum(loss.cubes for loss in self.losses)
        return certain, certain + sum(loss.due for loss in self.losses)


class Toll(NamedTuple):
    """What the plague has taken since it came over the whole continent: by seat, and where it is known."""

    losses: tuple[Loss, ...]
    regions: tuple[tuple[str, int], ...]


def toll_told(beat: Beat[View], region: str, state: Rattus) -> Toll:
    """Count the dead up to what is told, which the state may be ahead of; scores were noted at first.

    Whoever no token is charged with yet dies in the region where one is at work.
    """
    losses = _since(beat.view, beat.view.timeline[-1])
    left, regions = sum(loss.cubes for loss in losses), Counter[str]()
    for place, number in _last_dead(state, beat.view.timeline[-1]):
        if left < number:
            break
        regions[place] += number
        left -= number
    regions[region] += left
    return Toll(losses, tuple((name, number) for name, number in regions.items() if number))


def toll_at_last(view: View, state: Rattus) -> Toll:
    """Count the dead of the last plague; at its end scores were noted again."""
    regions = Counter[str]()
    for place, number in _last_dead(state, view.timeline[-2]):
        regions[place] += number
    return Toll(_since(view, view.timeline[-2]), tuple((name, n) for name, n in regions.items() if n))


def _last_dead(state: Rattus, noted: Sequence[int]) -> list[tuple[str, int]]:
    """Say of each token of the last plague where it struck and how many died, by scores noted before it."""
    left = sum(noted) - sum(state.scores())
    for frame in state.stack:
        if isinstance(frame, Reckon):
            # It still strikes, and is charged with its dead only afterwards.
            first = frame.due.region * 4
            left -= sum(frame.before) - sum(state.cubes[first : first + 4])
    found: list[tuple[str, int]] = []
    for _token, region, *lost in reversed(state.toll):
        if left > 0:
            found.insert(0, (REGIONS[region], sum(lost)))
            left -= sum(lost)
    return found


def _since(view: View, before: Sequence[int]) -> tuple[Loss, ...]:
    return tuple(Loss(p.seat, was - p.score) for p, was in zip(view.players, before, strict=True))


def strike_told(beat: Beat[View], seats: int) -> Strike | None:
    """Find the token at work while something is told."""
    token = turned(beat)
    if token:
        return _strike(token, beat)
    answers = list(struck(beat))
    if answers and beat.view.striking:
        return _answered(beat.view.striking, answers, seats)
    return None


def _strike(token: Beat[View], beat: Beat[View]) -> Strike:
    assert token.event is not None
    data = GAME.named(token.event)
    view, face = token.view, _FACES[str(data["token"])]
    here = view.region(str(data["region"]))
    counted = (here.population, sum(here.cubes), view.strangers(here.name), here.nuns)
    signs = _signs(strokes(view, here, face)) if strikes(here, face) else ()
    told = [each.event.seat for each in struck(beat) if each.event and each.event.seat is not None]
    losses = tuple(_loss(here, seat, signs) for seat in range(len(view.players)))
    return Strike(here.name, face, losses, counted, signs, tuple(told))


def _signs(done: Sequence[Stroke]) -> tuple[Sign, ...]:
    """Sort strokes by sign, in the order in which they are told."""
    names = dict.fromkeys(stroke.sign for stroke in done)
    return tuple(Sign(name, tuple(stroke for stroke in done if stroke.sign == name)) for name in names)


def _loss(here: Region, seat: Seat, signs: Sequence[Sign]) -> Loss:
    """Say what a seat loses; who has potions there will choose."""
    number = sum(sign.losses.get(seat, 0) for sign in signs)
    return Loss(seat, 0, due=number) if here.potions[seat] else Loss(seat, number)


def _answered(striking: Striking, answers: Sequence[Beat[View]], seats: int) -> Strike:
    """Say what has come of blows that somebody answered, and which are left."""
    cubes, potions = [0] * seats, [0] * seats
    for answer in answers:
        event = answer.event
        assert event is not None
        assert event.seat is not None
        if event.kind == "died":
            cubes[event.seat] += int(str(GAME.named(event)["number"]))
        else:
            potions[event.seat] += 1
    rows = zip(range(seats), cubes, potions, striking.blows, strict=True)
    return Strike(striking.region, striking.face, tuple(Loss(*row) for row in rows), told=tuple(range(seats)))
