"""Put a fixed sample of faults into a subject, print which are noticed: ``make mutants ARGS=rules``."""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.mutants.measure import measured
from tests.mutants.mutant import Mutant, drawn, mutants_of
from tests.mutants.near import FEW, MANY, Noted, Share, near
from tests.mutants.report import excuses, line, scores
from tests.mutants.subjects import ROOT, SUBJECTS, Subject
from tests.mutants.trial import Tree, each, tried


def main() -> None:
    """Read what is asked and try the sample in scratch copies."""
    asked = argparse.ArgumentParser(prog="tests.mutants", description=__doc__)
    asked.add_argument("subject", choices=SUBJECTS)
    asked.add_argument("modules", nargs="*", help="only modules whose path begins so")
    asked.add_argument("--number", type=int, default=250)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--at-once", type=int, default=2)
    args = asked.parse_args()
    subject = SUBJECTS[args.subject]
    sample = drawn(mutants_of(ROOT, subject.modules()), args.number, args.seed)
    chosen = [m for m in sample if not args.modules or m.module.startswith(tuple(args.modules))]
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        trees = [Tree(ROOT, Path(scratch) / str(i)) for i in range(args.at_once)]
        report(subject, chosen, trees, ROOT / "dist" / f"mutants-{args.subject}.txt")


def report(subject: Subject, sample: list[Mutant], trees: list[Tree], table: Path) -> None:
    """Try a sample and tell the outcome, line by line, to the screen and then sorted into a file."""
    excused = excuses()
    notes = measured(trees, subject.test_files())
    counted = [mutant for mutant in sample if mutant.identity not in excused]
    verdicts = dict(outcomes(counted, notes, FEW, trees))
    verdicts |= outcomes([mutant for mutant in counted if not verdicts[mutant]], notes, MANY, trees)
    told = {mutant: f"excused: {excused[mutant.identity]}" for mutant in sample if mutant not in verdicts}
    lines = [line(mutant, (verdicts | told)[mutant]) for mutant in sample]
    print(*scores(verdicts), sep="\n")
    table.parent.mkdir(exist_ok=True)
    table.write_text("\n".join([*lines, *scores(verdicts), ""]), "utf-8")


def outcomes(
    sample: list[Mutant], notes: list[Noted], share: Share, trees: list[Tree]
) -> Iterator[tuple[Mutant, str]]:
    """Try each with a share of the tests near to it, and tell how it ended."""
    trials = [(mutant, near(notes, mutant, share)) for mutant in sample]
    for (mutant, _), verdict in each(trees, trials, tried):
        print(line(mutant, verdict), flush=True)
        yield mutant, verdict


if __name__ == "__main__":
    main()
