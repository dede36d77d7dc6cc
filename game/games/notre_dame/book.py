"""All that Notre Dame has to say."""

from game.games.notre_dame import sentences
from game.games.notre_dame.words import play
from game.words.telling import Book
from rules.notre_dame import GAME

BOOK = Book(
    GAME,
    prompts=sentences.PROMPTS,
    events=play.EVENTS,
    labels=sentences.LABELS,
    word=sentences.word,
    variant=sentences.variant,
    gains=sentences.gains,
    outcomes=sentences.outcomes,
)
