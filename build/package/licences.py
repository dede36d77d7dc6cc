"""Gathers the licences of everything in the box; a part that nobody knows ends the packing."""

import re
import shutil
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

from build.package import HERE, NAME, ROOT, TITLE

TEXTS = HERE / "texts"
#: The typefaces, each with its licence.
FONTS = ROOT / "art" / "fonts"
TABLE: list[dict[str, Any]] = tomllib.loads((HERE / "libraries.toml").read_text("utf-8"))["library"]
#: Where a package has no text of its licence of its own, one of ours.
LACKING = {"pygame-ce": "LGPL-2.1"}
#: Texts to which others refer: the LGPL of pytmx is a supplement to the GPL.
REFERRED = ("GPL-3.0",)
LIBRARY = re.compile(r"\.(so|dll|dylib)\b")

INTRODUCTION = f"""# What is in the box of {TITLE}

{TITLE} itself is under the MIT licence ({NAME}.txt). It is put together by PyInstaller, whose small
starter may be given away with any program. pytmx (LGPL 3), pygame-ce (LGPL 2.1) and the libraries under the
LGPL lie as files of their own in the folder of the program: put another version in their place if you like.

The sources of these parts are where their authors publish them: pytmx at https://github.com/bitcraft/pytmx,
pygame-ce at https://github.com/pygame-community/pygame-ce, whose folder "buildconfig" also says from which
sources the libraries that come with it were built; the others at the address in their line below.

"""


class Unknown(Exception):
    """Something is in the box and nobody knows under which licence."""


def gather(box: Path, packages: Path, into: Path) -> list[str]:
    """Write the licences of a box whose packages were installed there; give the lines of the list."""
    into.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", into / f"{NAME}.txt")
    lines = [*_packages(packages, into), *_faces(into), *_libraries(box)]
    texts = {*REFERRED, *LACKING.values(), *(text for row in TABLE for text in row["texts"])}
    for text in sorted(texts):
        shutil.copy(TEXTS / f"{text}.txt", into)
    (into / "README.md").write_text(INTRODUCTION + "\n".join(lines) + "\n", "utf-8")
    return lines


def _packages(packages: Path, into: Path) -> Iterator[str]:
    for part in sorted(needed(packages), key=lambda part: part.name.lower()):
        own = [f for f in part.files or () if re.search(r"(^|/)(LICEN[CS]E|COPYING)[^/]*$", str(f))]
        name = part.name.lower()
        if own:
            shutil.copy(Path(str(own[0].locate())), into / f"{name}.txt")
        elif name not in LACKING:
            raise Unknown(f"{part.name} has no licence text; say in {__name__} which one it is under")
        yield f"- {part.name} {part.version}: {name if own else LACKING[name]}.txt"


def _faces(into: Path) -> Iterator[str]:
    for text in sorted(FONTS.glob("*-OFL.txt")):
        shutil.copy(text, into)
        yield f"- {text.stem.removesuffix('-OFL')}, a typeface: {text.name}"


def needed(packages: Path) -> list[Distribution]:
    """Give the packages that the program needs to run, and those that they need."""
    installed = {part.name.lower().replace("_", "-"): part for part in distributions(path=[str(packages)])}
    found: dict[str, Distribution] = {}
    asked = [NAME]
    while asked:
        part = installed[asked.pop()]
        for line in part.requires or ():
            name = re.split(r"[^\w.-]", line, maxsplit=1)[0].lower().replace("_", "-")
            if "extra ==" not in line and name in installed and name not in found:
                found[name] = installed[name]
                asked.append(name)
    return list(found.values())


def _libraries(box: Path) -> Iterator[str]:
    names = [path.name for path in sorted(box.rglob("*")) if is_library(path)]
    used = {row["name"]: row for row in map(known, names)}
    for name, row in sorted(used.items()):
        texts = ", ".join(f"{text}.txt" for text in row["texts"])
        source = f" Sources: {row['source']}" if "source" in row else ""
        yield f"- {name}: {row['notice']}{f' ({texts})' if texts else ''}{source}"


def is_library(path: Path) -> bool:
    """Say whether a file is a library of its own, and no part of Python or of a package."""
    part = ".cpython-" in path.name or path.suffix == ".pyd" or "lib-dynload" in path.parts
    return bool(LIBRARY.search(path.name)) and not part


def known(name: str) -> dict[str, Any]:
    """Find a library in the table by the name of its file."""
    plain = name.lower().removeprefix("lib")
    for row in TABLE:
        if plain.startswith(tuple(row["files"])):
            return row
    raise Unknown(f"Under which licence is {name}? Enter it in {HERE.name}/libraries.toml")
