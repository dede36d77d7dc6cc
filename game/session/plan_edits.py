"""Changes to a plan before it is dealt; each gives another plan and leaves no two crests alike."""

from collections.abc import Callable
from typing import Any

from game.drawing.theme import TINCTURES
from game.session.plan import NAMES, POINTS, Plan, Player
from rules import GAMES
from rules.kernel import Choice
from rules.rattus.setup import SETS as CHARACTER_SETS
from rules.rattus_cartus.names import BUILDINGS, CLASSES, COPIES_OF_BUILDING
from rules.rattus_cartus.setup import mixed

#: Something that makes another plan out of a plan.
Alteration = Callable[..., Plan]
FIRST, PICKED, MIXED = "first_player", "picked", "mixed"
#: What an edition leaves to the table, unless it says otherwise.
FREE = (FIRST, POINTS, "new_persons")
#: Options that mean something only beside a certain value of another one.
NEEDS = {
    ("rattus", "picked"): ("cards", "picked"),
    ("rattus", "chivalry"): ("cards", "random"),
    ("rattus_cartus", "picked"): ("buildings", "picked"),
    **{("rattus_cartus", mixed(name)): ("buildings", MIXED) for name in CLASSES},
}
#: What is in the game with certainty, by game and by the way its cards are found.
SETS: dict[str, dict[str, tuple[str, ...]]] = {
    "rattus": dict(CHARACTER_SETS),
    "rattus_cartus": {"first_game": BUILDINGS[::2]},
}


def with_player(plan: Plan, seat: int, **changes: Any) -> Plan:
    """Change who sits on a seat."""
    players = list(plan.players)
    players[seat] = players[seat]._replace(**changes)
    return _seated(plan, tuple(players))


def _seated(plan: Plan, players: tuple[Player, ...]) -> Plan:
    """Seat others; points are hidden when a second person comes, and open when the last but one goes."""
    seated = plan._replace(players=players)
    return seated.veiled() if seated.alone != plan.alone else seated


def sat_down_anew(plan: Plan) -> Plan:
    """Forget who sat there before: only those count who sit down now."""
    return _seated(plan, tuple(player._replace(sat=False) for player in plan.players))


def with_tincture(plan: Plan, seat: int, tincture: str) -> Plan:
    """Give a seat a crest; whoever bears it takes the old one."""
    old = plan.players[seat].tincture
    for other, player in enumerate(plan.players):
        if player.tincture == tincture:
            plan = with_player(plan, other, tincture=old)
    return with_player(plan, seat, tincture=tincture)


def next_tincture(plan: Plan, seat: int) -> Plan:
    """Give a seat the crest that follows its own."""
    here = TINCTURES.index(plan.players[seat].tincture)
    return with_tincture(plan, seat, TINCTURES[(here + 1) % len(TINCTURES)])


def reordered(plan: Plan, order: list[int]) -> Plan:
    """Seat the players in another order; who was to begin still begins."""
    plan = plan._replace(players=tuple(plan.players[seat] for seat in order))
    first = plan.options.get(FIRST)
    return with_option(plan, FIRST, f"seat_{order.index(int(first[-1]))}") if first else plan


def moved(plan: Plan, seat: int, steps: int) -> Plan:
    """Let a player swap places with a neighbour."""
    order = list(range(len(plan.players)))
    order[seat], order[seat + steps] = order[seat + steps], order[seat]
    return reordered(plan, order)


def with_seats(plan: Plan, seats: int) -> Plan:
    """Send the last ones away, or seat bots with names and crests that are free."""
    players = plan.players[:seats]
    while len(players) < seats:
        players = (*players, _newcomer(players))
    plan = _seated(plan, players)
    gone = plan.options.get(FIRST) in {f"seat_{seat}" for seat in range(seats, 9)}
    return with_option(plan, FIRST, "random") if gone else plan


def _newcomer(players: tuple[Player, ...]) -> Player:
    taken = {player.name.casefold() for player in players} | {player.tincture for player in players}
    name = next(name for name in NAMES if name.casefold() not in taken)
    tincture = next(tincture for tincture in TINCTURES if tincture not in taken)
    return Player(name, tincture, "burgher")


def with_option(plan: Plan, key: str, value: str) -> Plan:
    """Agree on an option. What is as usual is not written down, nor what has lost its meaning."""
    options = {**agreed(plan), key: value}
    if value == PICKED and not options[PICKED]:
        options[PICKED] = ",".join(_six(plan))
    return with_options(plan, options)


def in_play(plan: Plan) -> tuple[str, ...]:
    """Name the cards or buildings that are sure to be in the game; none where chance has a say."""
    options = agreed(plan)
    if picked := options.get(PICKED):
        return tuple(picked.split(","))
    if MIXED in options.values():
        return tuple(name for name, number in shares(plan).items() if number)
    return next((names for way, names in SETS.get(plan.game, {}).items() if way in options.values()), ())


def shares(plan: Plan) -> dict[str, int]:
    """Count the cards of each building, where the table says how many there are."""
    options = agreed(plan)
    firsts = [int(options[mixed(name)]) for name in CLASSES]
    numbers = [number for first in firsts for number in (first, COPIES_OF_BUILDING - first)]
    return dict(zip(BUILDINGS, numbers, strict=True))


def _six(plan: Plan) -> tuple[str, ...]:
    if MIXED in agreed(plan).values():
        return tuple(name for name, number in shares(plan).items() if 2 * number > COPIES_OF_BUILDING)
    return in_play(plan) or _simplest(plan)


def _simplest(plan: Plan) -> tuple[str, ...]:
    return next(iter(SETS[plan.game].values()))


def picked(plan: Plan, name: str) -> Plan:
    """Put a card into the game or out of it. A building takes the place of the other one of its class.

    Where the table says how many cards of each building there are, it takes the place of one card.
    """
    if MIXED in agreed(plan).values():
        return _with_one_more(plan, BUILDINGS.index(name))
    names = set(in_play(plan))
    if plan.game == "rattus_cartus":
        place = BUILDINGS.index(name)
        names = (names or set(_simplest(plan))) - {BUILDINGS[place ^ 1]} | {name}
    else:
        names ^= {name}
    way, rule = NEEDS[plan.game, PICKED][0], next(c for c in GAMES[plan.game].choices if c.key == PICKED)
    chosen = ",".join(value for value in rule.values if value in names)
    return with_options(plan, {**agreed(plan), way: PICKED, PICKED: chosen})


def _with_one_more(plan: Plan, building: int) -> Plan:
    track, second = divmod(building, 2)
    number = shares(plan)[BUILDINGS[2 * track]] + (-1 if second else 1)
    return with_option(plan, mixed(CLASSES[track]), str(min(max(number, 0), COPIES_OF_BUILDING)))


def with_options(plan: Plan, options: dict[str, str]) -> Plan:
    """Agree on all options at once."""
    usual = {choice.key: choice.default for choice in GAMES[plan.game].choices}
    kept = {key: value for key, value in options.items() if value != usual[key]}
    whole = usual | kept
    for (game, key), (other, needed) in NEEDS.items():
        if game == plan.game and whole[other] != needed:
            kept.pop(key, None)
    return plan._replace(options=kept)


def agreed(plan: Plan) -> dict[str, str]:
    """Give every option with its value, even picks that are not complete yet."""
    return {choice.key: plan.options.get(choice.key, choice.default) for choice in GAMES[plan.game].choices}


def matters(plan: Plan, choice: Choice) -> bool:
    """Say whether an option means anything beside the others."""
    need = NEEDS.get((plan.game, choice.key))
    return need is None or agreed(plan)[need[0]] == need[1]


def preset_of(plan: Plan) -> str:
    """Name the edition a table plays by; empty if it mixes its own."""
    editions = GAMES[plan.game].presets
    return next((name for name in editions if with_preset(plan, name).options == plan.options), "")


def with_preset(plan: Plan, name: str) -> Plan:
    """Play by an edition."""
    free = {key: value for key, value in agreed(plan).items() if key in FREE}
    return with_options(plan, {**free, **GAMES[plan.game].presets[name]})


class Draft:
    """A plan in the making; whoever shows it is told when it changes, and what the focus goes to."""

    def __init__(self, plan: Plan, changed: Callable[[str], None]) -> None:
        self.plan = plan
        self.changed = changed
        #: The last options that were of no edition.
        self.mix: dict[str, str] | None = None
        self._note_mix()

    def alter(self, alteration: Alteration, *data: Any, focus: str = "", **changes: Any) -> None:
        """Change the plan and tell."""
        self.write(alteration, *data, **changes)
        self.changed(focus)

    def write(self, alteration: Alteration, *data: Any, **changes: Any) -> None:
        """Change the plan while somebody is still writing: nothing moves under the pen."""
        self.plan = alteration(self.plan, *data, **changes)
        self._note_mix()

    def _note_mix(self) -> None:
        if not preset_of(self.plan):
            self.mix = agreed(self.plan)
