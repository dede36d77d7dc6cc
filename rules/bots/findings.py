"""What a bot has found out about the options of a decision."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.kernel import Action


class Finding(NamedTuple):
    """One option: in how many worlds it was tried, and the mean of what it is worth and of the own points."""

    action: Action
    worlds: int
    value: float
    points: float
    #: What its seat would rather pick after it, choice by choice.
    then: tuple[Action, ...] = ()


def serious(findings: Iterable[Finding]) -> list[Finding]:
    """Order what was tried long enough to be believed, the best first."""
    known = list(findings)
    most = max([finding.worlds for finding in known])
    believed = [finding for finding in known if 2 * finding.worlds >= most]
    return sorted(believed, key=lambda finding: -finding.value)


def best(findings: Iterable[Finding]) -> Action:
    """Choose."""
    return serious(findings)[0].action


def joined(lists: Iterable[Iterable[Finding]]) -> list[Finding]:
    """Put together what several thinkers found about the same options."""
    found: dict[Action, Finding] = {}
    for finding in (finding for findings in lists for finding in findings):
        other = found.get(finding.action)
        found[finding.action] = _mean(finding, other) if other else finding
    return list(found.values())


def _mean(one: Finding, other: Finding) -> Finding:
    worlds = max(1, one.worlds + other.worlds)
    value = (one.worlds * one.value + other.worlds * other.value) / worlds
    points = (one.worlds * one.points + other.worlds * other.points) / worlds
    longer = max(one, other, key=lambda finding: finding.worlds)
    return Finding(one.action, one.worlds + other.worlds, value, points, longer.then)
