"""Ways back into what was played: the replay of a match, and the review of one that is over."""

from functools import partial
from typing import TYPE_CHECKING

from game.session.session import Session
from game.store.files import Shelf
from game.store.reviews import Reviews
from game.words import review as words
from game.words import saves
from rules.bots.review import Review
from rules.kernel import Action

if TYPE_CHECKING:
    from game.program.navigation import House


class LookingBack:
    """Opens what was played, and lets people play on from there."""

    def __init__(self, house: "House", shelf: Shelf) -> None:
        self._house = house
        self.reviews = Reviews(shelf)

    def replay(self, session: Session, step: int, better: Action | None = None) -> None:
        """Show a match again from some step, where something was better than what was played."""
        from game.scenes.replay import Replay
        from game.scenes.table import Table

        house = self._house
        replay = Replay(session, house, partial(self._play_on, session), step, better)
        house.app.push(Table(session.until(step), replay, house.thinkers))

    def _play_on(self, played: Session, earlier: Session) -> None:
        """Play on from a moment of a match, and say where that is kept."""
        self._house.play_on(earlier, words.STAYS if played.asked is None else saves.KEPT_AS_IT_WAS)

    def review(self, session: Session, known: Review | None = None) -> None:
        """Show what a finished match was about, as far as it is known."""
        from game.scenes.review import ReviewScene, Ways

        ways = Ways(
            look=partial(self.replay, session),
            play_on=lambda step: self._play_on(session, session.forked(step)),
            keep=partial(self.reviews.keep, session),
            back=self._house.app.pop,
        )
        self._house.app.push(ReviewScene(session, known or self.reviews.of(session), ways))

    def review_kept(self, name: str) -> None:
        """Show what a match of the hall of fame was about."""
        if kept := self.reviews.kept(name):
            self.review(kept.session, kept.review)
