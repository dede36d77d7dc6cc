"""Changes to a plan before it is dealt; each gives another plan and leaves no two crests alike."""

from collections.abc import Callable
from typing import Any

from game.drawing.theme import TINCTURES
from game.session.plan import NAMES, Plan, Player
from rules import GAMES
from rules.kernel import Choice

#: Something that makes another plan out of a plan.
Alteration = Callable[..., Plan]
FIRST, PICKED = "first_player", "picked"


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
        options[PICKED] = ",".join(_usual(plan))
    return with_options(plan, options)


def in_play(plan: Plan) -> tuple[str, ...]:
    """Name the cards or buildings that are sure to be in the game; none where chance has a say."""
    options = agreed(plan)
    if picked := options.get(PICKED):
        return tuple(picked.split(","))
    if mixed := shares(plan):
        return tuple(name for name, number in mixed.items() if number)
    sets = GAMES[plan.game].sets
    return next((names for way, names in sets.items() if way in options.values()), ())


def shares(plan: Plan) -> dict[str, int]:
    """Count the copies of each piece, where the table says how many there are."""
    options, numbers = agreed(plan), dict[str, int]()
    for choice in GAMES[plan.game].choices:
        if choice.between and matters(plan, choice):
            number = int(options[choice.key])
            numbers |= zip(choice.between, (number, _copies(choice) - number), strict=True)
    return numbers


def _copies(choice: Choice) -> int:
    return max(map(int, choice.values))


def _usual(plan: Plan) -> tuple[str, ...]:
    """Name what the table begins with that picks for itself: what it has, or the greater part of it."""
    if not (mixed := shares(plan)):
        return in_play(plan) or _simplest(plan)
    pairs = [choice.between for choice in GAMES[plan.game].choices if choice.between]
    return tuple(max(pair, key=lambda name: mixed[name]) for pair in pairs)


def _simplest(plan: Plan) -> tuple[str, ...]:
    return next(iter(GAMES[plan.game].sets.values()))


def picked(plan: Plan, name: str) -> Plan:
    """Put a card into the game or out of it. A building takes the place of the other one of its class.

    Where the table says how many copies of each there are, it takes the place of one copy.
    """
    if shares(plan):
        return _with_one_more(plan, name)
    rule = next(choice for choice in GAMES[plan.game].choices if choice.key == PICKED)
    names = set(in_play(plan))
    if rule.one_of_each:
        rivals = {other for other, kind in rule.kinds.items() if kind == rule.kinds[name]}
        names = (names or set(_simplest(plan))) - rivals | {name}
    else:
        names ^= {name}
    chosen = ",".join(value for value in rule.values if value in names)
    needed = dict([rule.needs] if rule.needs else [])
    return with_options(plan, {**agreed(plan), **needed, PICKED: chosen})


def _with_one_more(plan: Plan, name: str) -> Plan:
    choice = next(choice for choice in GAMES[plan.game].choices if choice.between and name in choice.between)
    first = choice.between is not None and name == choice.between[0]
    number = int(agreed(plan)[choice.key]) + (1 if first else -1)
    return with_option(plan, choice.key, str(min(max(number, 0), _copies(choice))))


def with_options(plan: Plan, options: dict[str, str]) -> Plan:
    """Agree on all options at once."""
    rules = GAMES[plan.game].choices
    usual = {rule.key: rule.default for rule in rules}
    unusual = {key: value for key, value in options.items() if value != usual[key]}
    wished = plan._replace(options=unusual)
    idle = [rule.key for rule in rules if not matters(wished, rule)]
    return plan._replace(options={key: value for key, value in unusual.items() if key not in idle})


def agreed(plan: Plan) -> dict[str, str]:
    """Give every option with its value, even picks that are not complete yet."""
    return {choice.key: plan.options.get(choice.key, choice.default) for choice in GAMES[plan.game].choices}


def matters(plan: Plan, choice: Choice) -> bool:
    """Say whether an option means anything beside the others."""
    return choice.needs is None or agreed(plan)[choice.needs[0]] == choice.needs[1]


def preset_of(plan: Plan) -> str:
    """Name the edition a table plays by; empty if it mixes its own."""
    editions = GAMES[plan.game].presets
    return next((name for name in editions if with_preset(plan, name).options == plan.options), "")


def with_preset(plan: Plan, name: str) -> Plan:
    """Play by an edition."""
    game, now = GAMES[plan.game], agreed(plan)
    free = {choice.key: now[choice.key] for choice in game.choices if choice.free}
    return with_options(plan, {**free, **game.presets[name]})


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
