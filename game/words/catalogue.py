"""Reads and writes catalogues (.po) and compiles them in memory to what gettext understands (.mo)."""

import json
import struct
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

_MO_MAGIC = 0x950412DE
#: Where the two tables of a .mo file begin: after seven numbers of four bytes.
_MO_HEAD = 28


class Key(NamedTuple):
    """What is translated: an English text, and its plural if it has one."""

    one: str
    many: str | None = None


Entries: TypeAlias = dict[Key, tuple[str, ...]]
HEADER = Key("")


def parse(text: str) -> Entries:
    """Read a catalogue; the empty text is the key of its header."""
    entries: Entries = {}
    for block in text.split("\n\n"):
        fields: dict[str, str] = {}
        name = ""
        for line in block.splitlines():
            if not line.startswith(("#", '"')):
                name, _, line = line.partition(" ")
            if line.startswith('"'):
                # The escapes of a catalogue are those of JSON; most lines have none, and end as they begin.
                whole = "\\" not in line and line.endswith('"', 1)
                fields[name] = fields.get(name, "") + (line[1:-1] if whole else json.loads(line))
        if "msgid" in fields:
            key = Key(fields.pop("msgid"), fields.pop("msgid_plural", None))
            entries[key] = tuple(fields.values())
    return entries


def written(entries: Entries, places: Mapping[Key, Iterable[str]]) -> str:
    """Write a catalogue, each entry with the places where it is used."""
    blocks = []
    for key, strings in entries.items():
        lines = [f"#: {place}" for place in places.get(key, ())]
        lines.append(f"msgid {_quoted(key.one)}")
        if key.many is None:
            lines.append(f"msgstr {_quoted(strings[0])}")
        else:
            lines.append(f"msgid_plural {_quoted(key.many)}")
            lines += [f"msgstr[{form}] {_quoted(string)}" for form, string in enumerate(strings)]
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def compiled(entries: Entries) -> bytes:
    """Give the catalogue as a .mo file: two sorted tables of lengths and offsets, then the texts."""
    pairs = sorted(
        ("\0".join(part for part in key if part is not None).encode(), "\0".join(strings).encode())
        for key, strings in entries.items()
        if strings and all(strings)
    )
    offset = _MO_HEAD + 16 * len(pairs)
    tables, texts = [], b""
    for column in zip(*pairs, strict=True):
        for text in column:
            tables += [len(text), offset]
            offset += len(text) + 1
        texts += b"\0".join(column) + b"\0"
    head = (_MO_MAGIC, 0, len(pairs), _MO_HEAD, _MO_HEAD + 8 * len(pairs), 0, 0)
    return struct.pack(f"<{7 + len(tables)}I", *head, *tables) + texts
