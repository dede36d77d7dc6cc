"""All that Rattus has to say."""

from game.games.rattus import sentences
from game.games.rattus.words import play
from game.words.telling import Book
from rules.rattus import GAME

BOOK = Book(
    GAME,
    prompts=sentences.PROMPTS,
    events=play.EVENTS,
    labels=sentences.LABELS,
    word=sentences.word,
    variant=sentences.variant,
    gains=sentences.gains,
    outcomes=sentences.outcomes,
    asked=sentences.asked,
)
