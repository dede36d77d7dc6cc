"""Keys to the seats of a table: a ticket to scan, letters to type, and what a phone keeps in their place."""

import secrets
from base64 import b32encode
from hashlib import sha256
from hmac import compare_digest

#: Without vowels no word comes up, and without I, O and U nothing is mistaken for a digit or a V.
ALPHABET = "BCDFGHJKLMNPQRSTVWXZ"
LETTERS = 6
#: Signs of a ticket, of five bits each: 130 bits.
TICKET = 26


def new_ticket() -> str:
    """Give what is in the code of a seat; upper case, as the smallest codes have it."""
    return b32encode(secrets.token_bytes(20)).decode()[:TICKET]


def new_letters() -> str:
    """Give what people type who have no camera."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def new_cookie() -> str:
    """Give what a phone shows from then on: 192 bits."""
    return secrets.token_urlsafe(24)


def digest(cookie: str) -> str:
    """Give that by which a cookie is known again, and which opens nothing itself."""
    return sha256(cookie.encode()).hexdigest()


def same(held: str, shown: str) -> bool:
    """Compare a key with one that is shown, in a time that tells nothing; an empty one fits nothing."""
    return bool(held) and compare_digest(held.encode(), shown.encode())


def are_letters(text: str) -> bool:
    """Say whether something could be the letters of a seat."""
    return len(text) == LETTERS and set(text) <= set(ALPHABET)
