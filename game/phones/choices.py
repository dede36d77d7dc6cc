"""What one seat can pick and holds, as plain data: names, outcomes, pictures and places."""

from functools import cached_property
from string import ascii_uppercase

from game.drawing.page import Box
from game.phones.pins import pinned
from game.phones.writing import Json, Steps
from game.table.cards import Card
from game.table.perspective import Perspective
from game.table.setting import Subject
from game.widgets.button import Deed
from rules.kernel import Action, Seat

#: What parts the outcome of an option in one line.
APART = "   "


class Choices:
    """Reads the options of a seat off the table as it would lie before it alone."""

    def __init__(self, sight: Perspective, seat: Seat) -> None:
        self._sight = sight
        self._seat = seat
        self._spots = sight.desk.board.spots(seat)
        #: All that can be looked at closely, once it was looked for.
        self._subjects: list[Subject] = []

    def written(self) -> Steps:
        """Write down the choices one by one, and where on the board those lie that are places there."""
        if any(self._spot(option) and not self._card(option) for option in self.options):
            for subject in self._sight.desk.answers.subjects(self._sight.say):
                self._subjects.append(subject)
                yield
        choices: list[Json] = []
        for option in self.options:
            choices.append(self._choice(option))
            yield
        return {"choices": [*choices, *self._chosen()], "board": self._board()}

    @cached_property
    def options(self) -> list[Action]:
        """List what can be picked; of what nobody could tell apart the first alone."""
        found: dict[object, Action] = {}
        for option in self._sight.options:
            found.setdefault((self._spot(option), self._sight.label(option)), option)
        return list(found.values())

    def hand_json(self) -> list[Json]:
        """Write down the cards of the hand that are no choice, with what their rules say."""
        picked = {id(deed) for deed in self._deeds.values()}
        held = [card for deed, card in self._cards.items() if deed not in picked and not card.chosen]
        return [self._held(card) for card in held for _ in range(self._sight.desk.leaf.copies(card))]

    def _chosen(self) -> list[Json]:
        """Write down the cards that were chosen already and lie among the others."""
        leaf = self._sight.desk.leaf
        laid = [card for card in self._cards.values() if card.chosen and not card.enabled]
        return [
            {**self._held(card), "id": "", "brings": [], "bad": [], "ticked": True, "as": leaf.shape(card)}
            for card in laid
        ]

    # One choice.

    def _choice(self, option: Action) -> Json:
        sight, subject, card = self._sight, self._subject(option), self._card(option)
        name, leaf = sight.label(option), sight.desk.leaf
        shape = leaf.shape(card, option)
        picture = leaf.likeness(card, subject.picture if subject else "")
        brought, ahead, after = sight.prospect(self._seat, option)
        track = leaf.track(after, self._seat, sight.say)
        # What a card brings when it is played is what it is chosen for.
        played = card.subject.now if card and card.subject and not brought else brought
        worth = leaf.worth(option, played, sight.say)
        told = [track.words] if track else []
        # A leaf may tell first what lies ahead anyway.
        brings = dict.fromkeys((*worth, *ahead.split(APART)))
        return {
            "id": option.text(),
            "name": name,
            "brings": [part for part in brings if part not in ("", name, *told)],
            "soft": [here] if subject and (here := leaf.here(subject)) else [],
            "as": shape,
            # A card that is laid can be taken back until the seal ends it.
            "now": shape == "card",
            "bad": told if track and track.strikes else [],
            "picture": picture.to_json() if picture else None,
            "track": track.to_json() if track else None,
            "letter": self._letters.get(option, ""),
            "ticked": False,
            "seal": leaf.seal(option, name, sight.say),
            "rule": subject.rule or subject.picture if subject else "",
        }

    def _spot(self, option: Action) -> Box | None:
        return self._spots.get((option.kind, option.value))

    def _subject(self, option: Action) -> Subject | None:
        """Find what an option picks among all that can be looked at closely."""
        card, spot = self._card(option), self._spot(option)
        if card is not None:
            return card.subject
        if spot is None:
            return None
        # What lies on top comes last; a land is itself, whatever stands on it.
        under = [subject for subject in self._subjects if subject.box.holds(spot.centre)]
        itself = [subject for subject in under if subject.box is spot]
        return next(iter(itself or reversed(under)), None)

    # Cards.

    @cached_property
    def _deeds(self) -> dict[Action, Deed]:
        # Cards are known by what they would do.
        return {option: lambda: None for option in self._sight.options}

    @cached_property
    def _cards(self) -> dict[int, Card]:
        """Give the cards of the hand by what they would do."""
        sight = self._sight
        laid = sight.desk.hand.cards(sight.hand_view, self._seat, self._deeds, sight.say, hidden=False)
        return {id(card.deed): card for card in laid if isinstance(card, Card) and card.subject}

    def _card(self, option: Action) -> Card | None:
        return self._cards.get(id(self._deeds[option]))

    def _held(self, card: Card) -> Json:
        assert card.subject is not None
        picture = self._sight.desk.leaf.likeness(card, card.subject.picture)
        return {
            "name": card.subject.title,
            "picture": picture.to_json() if picture else None,
            "rule": card.subject.rule or card.subject.picture,
            "text": [line for line in (*card.subject.text.split("\n"), card.subject.now) if line],
        }

    # Places on the board.

    @cached_property
    def _letters(self) -> dict[Action, str]:
        """Give each choice that is a place on the board a letter."""
        ground = self._sight.desk.leaf.ground
        spots = [(option, spot) for option in self.options if (spot := self._spot(option))]
        places = [option for option, spot in spots if ground and ground[1].holds(spot.centre)]
        return dict(zip(places, ascii_uppercase, strict=False))

    def _board(self) -> Json | None:
        """Write down where on the board the choices lie that have letters."""
        ground = self._sight.desk.leaf.ground
        if ground is None or not self._letters:
            return None
        picture, box = ground
        spots = [spot.centre for option in self._letters if (spot := self._spot(option))]
        marks = zip(self._letters.values(), pinned(spots, box), strict=True)
        return {
            "picture": picture,
            "marks": [{"letter": letter, "x": round(x, 3), "y": round(y, 3)} for letter, (x, y) in marks],
        }
