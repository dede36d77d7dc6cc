"""Put a fixed sample of faults into a subject, print which are noticed: ``make mutants ARGS=rules``."""

import argparse
import tempfile
from pathlib import Path

from tests.mutants.measure import measured
from tests.mutants.mutant import Mutant, drawn, mutants_of
from tests.mutants.near import near
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
    lines = [line(m, f"excused: {excused[m.identity]}") for m in sample if m.identity in excused]
    notes = measured(trees, subject.test_files())
    trials = [(mutant, near(notes, mutant)) for mutant in sample if mutant.identity not in excused]
    verdicts = []
    for (mutant, _), verdict in each(trees, trials, tried):
        verdicts.append((mutant, verdict))
        lines.append(line(mutant, verdict))
        print(lines[-1], flush=True)
    print(*scores(verdicts), sep="\n")
    table.parent.mkdir(exist_ok=True)
    table.write_text("\n".join([*sorted(lines), *scores(verdicts), ""]), "utf-8")


if __name__ == "__main__":
    main()
