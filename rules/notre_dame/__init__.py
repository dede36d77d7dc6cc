"""Notre Dame: three periods in the shadow of the cathedral, for two to five seats."""

from rules.kernel import Contents, Game


def _opened() -> Contents:
    from rules.notre_dame.contents import CONTENTS

    return CONTENTS


GAME = Game(
    key="notre_dame",
    title="Notre Dame",
    number=1,
    seats=range(2, 6),
    opened=_opened,
    rulings=2,
)
