"""The code of an address, for cameras: a square of dark and light modules."""

#: Modules that stay light around it, all around.
RIM = 4

Modules = tuple[tuple[bool, ...], ...]


def code(url: str) -> Modules:
    """Give the rows of modules, True where dark, without the rim; upper-case addresses need the fewest."""
    import segno

    return tuple(tuple(map(bool, row)) for row in segno.make_qr(url, error="m").matrix)
