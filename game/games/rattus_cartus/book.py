"""All that Rattus Cartus has to say."""

from game.games.rattus_cartus import sentences
from game.games.rattus_cartus.words import play
from game.words.telling import Book
from rules.rattus_cartus import GAME

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
