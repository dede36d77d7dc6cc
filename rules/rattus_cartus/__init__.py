"""Rattus Cartus: heirs of a plague-ridden realm seek support in its towns, for two to five seats."""

from rules.kernel import Contents, Game


def _opened() -> Contents:
    from rules.rattus_cartus.contents import CONTENTS

    return CONTENTS


GAME = Game(
    key="rattus_cartus",
    title="Rattus Cartus",
    number=3,
    seats=range(2, 6),
    opened=_opened,
    rulings=2,
)
