"""Says what in an inked SVG nanosvg would not read, or would read differently from a browser."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from build.pen.source import tag_of

ALLOWED = {
    "svg": frozenset({"width", "height", "viewBox"}),
    "path": frozenset({"fill", "fill-opacity", "fill-rule", "d"}),
}
_COLOUR = re.compile(r"#[0-9a-f]{6}")
_DATA = re.compile(r"[MLlZ0-9 .\-]*")


def faults(svg: str) -> list[str]:
    """Everything in an inked SVG that is not flat filled paths; nothing when it is safe."""
    try:
        root = ET.fromstring(svg)
    except ET.ParseError as error:
        return [f"not XML: {error}"]
    found: list[str] = []
    if len(root.get("viewBox", "").split()) != 4:
        found.append("no viewBox")
    for element in root.iter():
        found.extend(_faults_of(element))
    return found


def _faults_of(element: ET.Element) -> list[str]:
    tag = tag_of(element)
    if tag not in ALLOWED:
        return [f"<{tag}> is not allowed"]
    found = [f"<{tag}> has {key}" for key in element.attrib if key not in ALLOWED[tag]]
    if tag == "path":
        if not _COLOUR.fullmatch(element.get("fill", "")):
            found.append(f"fill {element.get('fill')!r} is not #rrggbb")
        if not _DATA.fullmatch(element.get("d", "")):
            found.append("path data holds more than lines")
        if element.get("fill-rule", "evenodd") not in ("evenodd", "nonzero"):
            found.append(f"fill-rule {element.get('fill-rule')!r}")
    return found
