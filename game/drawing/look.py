"""The look in force: which letters people read, and how strongly things stand out."""

from game.drawing import book_art, surfaces, text, theme


def wear(*, plain_face: bool, high_contrast: bool) -> None:
    """Put on a look; scenes have to be arranged anew after it."""
    if plain_face != text.plain_face():
        text.use_plain_face(plain_face)
    if high_contrast != theme.high_contrast():
        theme.use_high_contrast(high_contrast)
        surfaces.forget()
        book_art.forget()
