"""Rattus with the Pied Piper: the plague goes through Europe, for two to four seats."""

from rules.kernel import Contents, Game


def _opened() -> Contents:
    from rules.rattus.contents import CONTENTS

    return CONTENTS


GAME = Game(
    key="rattus",
    title="Rattus",
    number=2,
    seats=range(2, 5),
    opened=_opened,
    rulings=2,
)
