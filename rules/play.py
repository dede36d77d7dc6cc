"""Play a game in the terminal: ``python -m rules.play notre_dame --seats 4 --seed 7 [--interactive]``."""

import argparse
import json
import random
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rules import GAMES, Action, BrokenSave, Decision, Event, Game, Match, RulesError, Seat

#: The crests of the seats stand for their names here.
CRESTS = ("Rose", "Fish", "Bee", "Raven", "Owl")
#: Empties a terminal, with what was written before.
CLEAR = "\x1b[3J\x1b[2J\x1b[H"
HELP = "a number to play it; u undo, v view, s FILE save, q quit"


def crest(seat: object) -> str:
    """Name a seat."""
    return CRESTS[seat] if isinstance(seat, int) else str(seat)


def _words(name: str, value: object) -> object:
    if name.endswith("_seat"):
        return crest(value)
    if isinstance(value, tuple):
        nothing = "nobody" if name.endswith("_seats") else "nothing"
        return ", ".join(str(_words(name.removesuffix("s"), item)) for item in value) or nothing
    return value.replace("_", " ") if isinstance(value, str) else value


def told(game: Game, event: Event) -> str:
    """Tell an event in a line."""
    text = game.events[event.kind].format(**{n: _words(n, v) for n, v in game.named(event).items()})
    who = "" if event.seat is None else f"{crest(event.seat)} "
    return f"{who}{text}{' (secretly)' if event.only is not None else ''}"


def chronicle(match: Match, actions: Iterable[tuple[Seat, Action]]) -> Iterator[str]:
    """Tell a match from its opening, playing the actions as they come."""
    game, state = match.game, match.state
    usual = {choice.key: choice.default for choice in game.choices}
    agreed = [f"{key}: {value}" for key, value in match.choices.items() if value != usual[key]]
    yield f"{game.title}, {state.seats} seats, seed {match.seed}"
    yield f"({', '.join(agreed) or 'as usual'})"
    yield from _paragraph(game, match.opening)
    for seat, action in actions:
        yield f"{crest(seat)} > {action.text()}"
        yield from _paragraph(game, match.play(action, seat))
    yield ""
    for seat, score in enumerate(match.state.scores()):
        parts = ", ".join(f"{source} {points}" for source, points in match.state.breakdown(seat).items())
        yield f"{crest(seat)}: {score} ({parts.replace('_', ' ')})"


def _paragraph(game: Game, events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        if event.kind == "round":
            yield ""
        yield f"    {told(game, event)}"


def random_actions(match: Match, seed: int) -> Iterator[tuple[Seat, Action]]:
    """Pick at random until the game is over; the same seed picks the same."""
    chance = random.Random(seed)
    while (decision := match.state.decision) is not None:
        options = match.state.options()
        yield decision.seat, options[int(chance.random() * len(options))]


class Screen:
    """A terminal that people share: what only one seat may see waits until that seat sits there alone."""

    def __init__(self, match: Match, humans: int) -> None:
        self.match = match
        self.people = range(min(humans, match.state.seats))
        self._reader: Seat | None = 0 if len(self.people) == 1 else None
        self._waiting: dict[Seat, list[str]] = {seat: [] for seat in self.people}

    def show(self, events: Iterable[Event]) -> None:
        """Tell events to all, or keep them for their seat."""
        for event in events:
            line = f"    {told(self.match.game, event)}"
            if event.only in (None, self._reader):
                print(line)
            elif event.only in self._waiting:
                self._waiting[event.only].append(line)

    def hand_to(self, seat: Seat) -> None:
        """Let a person sit down where another may have sat."""
        if seat != self._reader:
            self._reader = None
            input(f"{CLEAR}{crest(seat)}, are you alone at the screen? ")
            self._reader = seat
        for line in self._waiting[seat]:
            print(line)
        self._waiting[seat].clear()

    def show_pick(self, decision: Decision[Any], action: Action) -> None:
        """Tell what a seat picked, unless that is its secret."""
        secret = decision.secret and (decision.seat != self._reader or len(self.people) > 1)
        print(f"{crest(decision.seat)} > {'…' if secret else action.text()}")


def interactive(match: Match, humans: int, seed: int) -> None:
    """Let the first seats be played by people, the others at random."""
    screen = Screen(match, humans)
    screen.show([] if match.log else match.opening)
    others = random_actions(match, seed)
    while (decision := match.state.decision) is not None:
        seat = decision.seat
        if seat in screen.people:
            screen.hand_to(seat)
            action = _asked(match, seat)
        else:
            action = next(others)[1]
        if action == "q":
            return
        if not isinstance(action, Action):
            match.undo(seat)
            continue
        screen.show_pick(decision, action)
        screen.show(match.play(action, seat))
    print(f"Scores: {', '.join(f'{crest(s)} {n}' for s, n in enumerate(match.state.scores()))}")


def _asked(match: Match, seat: Seat) -> Action | str:
    """Ask until an action is picked, or ``q`` or a possible ``u``."""
    options = match.state.options()
    print(f"\n{crest(seat)}: {type(match.state.decision).__name__} ({HELP})")
    for number, option in enumerate(options, start=1):
        outcome = "; ".join(told(match.game, event) for event in match.preview(option))
        print(f"  {number:2}  {option.text():24}  {outcome}")
    while True:
        word, _, rest = input("? ").strip().partition(" ")
        if word.isdecimal() and 1 <= int(word) <= len(options):
            return options[int(word) - 1]
        if word == "q" or (word == "u" and match.can_undo(seat)):
            return word
        if word == "v":
            _print_view(match, seat)
        elif word == "s" and rest:
            _write(Path(rest), match)
        else:
            print(HELP if word != "u" else "Nothing can be taken back")


def _write(path: Path, match: Match) -> None:
    try:
        path.write_text(json.dumps(match.save()), "utf-8")
    except (OSError, ValueError) as error:
        print(error)


def _print_view(match: Match, seat: Seat) -> None:
    for name, value in match.state.view(seat)._asdict().items():
        if isinstance(value, tuple) and value and hasattr(value[0], "_asdict"):
            for item in value:
                print(f"  {', '.join(f'{k} {v}' for k, v in item._asdict().items())}")
        else:
            print(f"  {name}: {value}")


def _options(pairs: list[str]) -> Mapping[str, str]:
    return dict(pair.partition("=")[::2] for pair in pairs)


def _loaded(file: str) -> Match:
    """Read a saved match, or the match of a saved table."""
    try:
        data = json.loads(Path(file).read_text("utf-8"))
        return Match.load(data["match"] if isinstance(data, dict) and "match" in data else data)
    except (ValueError, RecursionError) as error:
        raise BrokenSave(f"{file} cannot be loaded: {error}") from error


def _opened(arguments: argparse.Namespace) -> Match:
    if arguments.load:
        return _loaded(arguments.load)
    game = GAMES[arguments.game]
    return Match(game, arguments.seats, arguments.seed, _options(arguments.option))


def main(words: list[str] | None = None) -> int:
    """Parse the arguments and play."""
    parser = argparse.ArgumentParser(prog="rules.play", description=__doc__)
    parser.add_argument("game", choices=GAMES, nargs="?", default=next(iter(GAMES)))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--interactive", action="store_true", help="be asked with numbered options")
    parser.add_argument("--humans", type=int, default=1, help="how many seats people play (interactive)")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved match")
    arguments = parser.parse_args(words)
    try:
        match = _opened(arguments)
        if arguments.interactive:
            interactive(match, arguments.humans, arguments.seed)
        else:
            for line in chronicle(match, random_actions(match, arguments.seed)):
                print(line)
    except (RulesError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
