"""Play a game in the terminal: ``python -m rules.play notre_dame --seats 4 --seed 7 [--interactive]``."""

import argparse
import json
import random
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from rules import GAMES
from rules.kernel import Action, Event, Game, Match, RulesError, Seat

#: The crests of the seats stand for their names here.
CRESTS = ("Rose", "Fish", "Bee", "Raven", "Owl")
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
    agreed = ", ".join(f"{key}: {value}" for key, value in match.choices.items() if value)
    yield f"{game.title}, {state.seats} seats, seed {match.seed}"
    yield f"({agreed})"
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


def interactive(match: Match, humans: int, seed: int) -> None:
    """Let the first seats be played by people, the others at random."""
    for event in match.opening:
        _show(match.game, event, humans)
    others = random_actions(match, seed)
    while (decision := match.state.decision) is not None:
        seat, human = decision.seat, decision.seat < humans
        action = _asked(match, seat) if human else next(others)[1]
        if action == "q":
            return
        if not isinstance(action, Action):
            match.undo(seat)
            continue
        print(f"{crest(seat)} > {'…' if decision.secret and not human else action.text()}")
        for event in match.play(action, seat):
            _show(match.game, event, humans)
    print(f"Scores: {', '.join(f'{crest(s)} {n}' for s, n in enumerate(match.state.scores()))}")


def _show(game: Game, event: Event, humans: int) -> None:
    if event.only is None or event.only < humans:
        print(f"    {told(game, event)}")


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
    except OSError as error:
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


def _opened(arguments: argparse.Namespace) -> Match:
    if arguments.load:
        return Match.load(json.loads(Path(arguments.load).read_text("utf-8")))
    game = GAMES[arguments.game]
    return Match(game, arguments.seats, arguments.seed, _options(arguments.option))


def main(words: list[str] | None = None) -> int:
    """Parse the arguments and play."""
    parser = argparse.ArgumentParser(prog="rules.play", description=__doc__)
    parser.add_argument("game", choices=GAMES, nargs="?", default="notre_dame")
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
    except (RulesError, OSError, json.JSONDecodeError) as error:
        print(error, file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
