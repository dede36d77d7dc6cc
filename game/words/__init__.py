"""Words in several languages: English texts are the keys, catalogues in ``locale`` hold the others."""

import re
import struct
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

#: Each language as it calls itself.
LANGUAGE_NAMES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
}
LANGUAGES = tuple(LANGUAGE_NAMES)
#: Not a language: English with accents, 40 % longer, to find what overflows or is not translated.
PSEUDO = "xx"
DOMAIN = "rats_and_bells"

#: What a translation must leave alone: data in braces and icons in brackets.
KEPT = re.compile(r"(\{[^}]*\}|\[[a-z_/]+\])")
_ACCENTS = str.maketrans("aceinouyACEINOU", "áçéîñöüÿÀÇÉÎÑÖÜ")
_FILLER = " öürâé"
#: What a translation with other data than its original raises.
_SPOILT = (LookupError, ValueError, TypeError, AttributeError, ArithmeticError)


class Tongue:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        if language not in (*LANGUAGES, PSEUDO):
            raise ValueError(f"No words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._translations = translations(language)
        #: Its catalogue cannot be read, so English is spoken.
        self.lost = language != "en" and type(self._translations) is NullTranslations

    def __call__(self, text: str, **data: object) -> str:
        """Say a text with its data."""
        try:
            return (self._translations.gettext(text) or text).format(**data)
        except _SPOILT:
            return text.format(**data)

    def plural(self, singular: str, plural: str, n: int, **data: object) -> str:
        """Say a text in the form that suits the number, which is also ``{n}``."""
        english, data = singular if n == 1 else plural, {"n": n, **data}
        try:
            return (self._translations.ngettext(singular, plural, n) or english).format(**data)
        except _SPOILT:
            return english.format(**data)


@cache
def translations(language: str) -> NullTranslations:
    """Open the catalogue of a language; English needs none."""
    if language == PSEUDO:
        return Pseudo()
    if language == "en":
        return NullTranslations()
    try:
        return opened(Path(__file__).with_name("locale") / language / "LC_MESSAGES" / f"{DOMAIN}.mo")
    except (OSError, ValueError):
        return NullTranslations()


def opened(path: Path) -> GNUTranslations:
    """Open a catalogue; a missing one raises OSError, a spoilt one ValueError."""
    with path.open("rb") as file:
        try:
            found = GNUTranslations(file)
        except (OSError, LookupError, RecursionError, struct.error) as error:
            raise ValueError(f"{path.name} cannot be read: {error}") from error
    if not found.info():
        raise ValueError(f"{path.name} has no header")
    return found


class Pseudo(NullTranslations):
    """Stretches and accents English."""

    def gettext(self, message: str) -> str:
        """Disfigure a text, but neither data nor icons."""
        parts = KEPT.split(message)
        letters = sum(map(len, parts[::2]))
        parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
        more = -(-letters * 2 // 5)
        return "".join(parts) + (_FILLER * more)[:more].rstrip().ljust(more, "ë")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Disfigure the form that English would use."""
        return self.gettext(super().ngettext(msgid1, msgid2, n))
