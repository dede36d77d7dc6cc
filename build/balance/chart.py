"""A chart of shares: a row each, its interval as a line, fair as an upright one in the middle."""

from collections.abc import Sequence
from html import escape

from build.balance.shares import Share

INK, SHADE, VELLUM = "#2B1D12", "#D9C79F", "#EFE3C8"
MORE, LESS, FAIR = "#2F4F8F", "#B3362B", "#5B6670"
WIDE, LABELS, ROW, HEAD, FOOT = 760, 220, 26, 16, 34


def chart(shares: Sequence[Share]) -> str:
    """Draw the shares in the order given, as an SVG."""
    reach = max(0.05, *(max(abs(share.low - 1), abs(share.high - 1)) for share in shares)) * 1.05
    high = HEAD + ROW * len(shares) + FOOT
    middle = _across(1, reach)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}"'
        f' font-family="serif" font-size="15" fill="{INK}">',
        f'<rect width="{WIDE}" height="{high}" fill="{VELLUM}"/>',
        f'<path d="M{middle} {HEAD - 6}V{high - FOOT + 6}" stroke="{INK}" stroke-dasharray="4 3"/>',
    ]
    for number, share in enumerate(shares):
        parts += _row(share, HEAD + ROW * number + ROW / 2, reach)
    for mark in (1 - reach / 1.05, 1, 1 + reach / 1.05):
        at = _across(mark, reach)
        parts.append(f'<text x="{at}" y="{high - 10}" text-anchor="middle">{100 * (mark - 1):+.0f} %</text>')
    return "\n".join([*parts, "</svg>", ""])


def _across(ratio: float, reach: float) -> float:
    return round(LABELS + (WIDE - LABELS - 40) * (0.5 + (ratio - 1) / reach / 2) + 10, 1)


def _row(share: Share, y: float, reach: float) -> list[str]:
    colour = FAIR if not share.telling else MORE if share.ratio > 1 else LESS
    low, high = _across(share.low, reach), _across(share.high, reach)
    return [
        f'<path d="M{LABELS} {y + ROW / 2}H{WIDE - 20}" stroke="{SHADE}"/>',
        f'<text x="{LABELS - 14}" y="{y + 5}" text-anchor="end">{escape(titled(share.name))}</text>',
        f'<path d="M{low} {y}H{high}" stroke="{colour}" stroke-width="4"/>',
        f'<circle cx="{_across(share.ratio, reach)}" cy="{y}" r="5" fill="{colour}" stroke="{INK}"/>',
    ]


def titled(name: str) -> str:
    """Write the name of a card, or of a value of a choice, for people."""
    return name.replace("_", " ").replace("=", ": ").capitalize()
