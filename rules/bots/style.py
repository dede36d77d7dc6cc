"""How a Master thinks, in numbers: the one of today, and one kept as it was so that both can be compared."""

from typing import NamedTuple


class Style(NamedTuple):
    """The settings of a search."""

    #: So many options are thought about: those that look best at first sight.
    broad: int = 10
    #: An option is dropped after so many worlds if it hardly, by standard errors, will prove so much better.
    least: int = 6
    hardly: float = 2.2
    better: float = 0.002
    #: By the clock the last rival of the best is dropped only if it surely, by so many, will not.
    surely: float = 3.5
    #: How many own choices the tree reaches down, and how often one is played on by rule of thumb before.
    deep: int = 6
    ripe: int = 12
    #: How much the search is drawn to what was tried little, and by how many points a hunch may be wrong.
    curiosity: float = 0.1
    trust: float = 1.5
    #: Whether it judges what it dreamt of by what was learned from games.
    learned: bool = True


TODAY = Style()
#: Those of version 0.1, for the arena; nothing here changes any more.
FIRST = Style(
    broad=10,
    least=6,
    hardly=2.2,
    better=0.002,
    surely=2.2,
    deep=6,
    ripe=12,
    curiosity=0.1,
    trust=1.5,
    learned=False,
)
