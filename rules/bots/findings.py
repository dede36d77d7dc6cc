"""What a bot has found out about the options of a decision."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.kernel import Action


class Finding(NamedTuple):
    """One option: in how many worlds it was played on, and on average the utility and the own points."""

    action: Action
    worlds: int
    value: float
    points: float


def best(findings: Iterable[Finding]) -> Action:
    """Choose; what was soon dropped counts only against others that were."""
    known = list(findings)
    most = max(finding.worlds for finding in known)
    serious = [finding for finding in known if 2 * finding.worlds >= most]
    return max(serious, key=lambda finding: finding.value).action


def joined(lists: Iterable[Iterable[Finding]]) -> list[Finding]:
    """Put together what several thinkers found about the same options."""
    found: dict[Action, Finding] = {}
    for finding in (finding for findings in lists for finding in findings):
        other = found.get(finding.action)
        found[finding.action] = _mean(finding, other) if other else finding
    return list(found.values())


def _mean(one: Finding, other: Finding) -> Finding:
    worlds = one.worlds + other.worlds
    value = (one.worlds * one.value + other.worlds * other.value) / worlds
    points = (one.worlds * one.points + other.worlds * other.points) / worlds
    return Finding(one.action, worlds, value, points)
