"""A Windows without Windows: its own Python, put together from PyPI and run by Wine on Debian.

The wheel of panda3d brings the library and the parts of CPython for Windows as python.org signed them; the
rest of the standard library is the same on every system, so that of the Python that runs here serves.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from build.package import HERE, ROOT, pin

FOLDER = ROOT / "dist" / "windows"
PYTHON = FOLDER / "python"
PACKAGES = PYTHON / "Lib" / "site-packages"
PINS = HERE / "wine" / "requirements.txt"
#: What has to be installed, by the command and the Debian package that has it.
NEEDED = {"wine64": "wine64", "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32"}
#: Debian keeps Wine itself out of the way.
PATHS = f"{os.environ.get('PATH', '')}:/usr/lib/wine"
#: The Python that panda3d brings.
VERSION = (3, 11)
#: Of the standard library, what no part of the box or of a test opens.
UNUSED = ("__pycache__", "config-*", "ensurepip", "idlelib", "lib-dynload", "site-packages", "test")


def missing() -> list[str]:
    """Name the packages without which there is no Windows."""
    return [package for command, package in NEEDED.items() if shutil.which(command, path=PATHS) is None]


def run(program: Path, *words: object, **more: str) -> "subprocess.CompletedProcess[str]":
    """Run a program of Windows to its end; without a pipe for what it tells its Python would not begin."""
    quiet: Any = {"stdin": subprocess.DEVNULL, "capture_output": True, "text": True}
    return subprocess.run(command(program, *words), env=environment(more), **quiet)


def command(program: Path, *words: object) -> list[str]:
    """Give what starts a program of Windows."""
    return [str(shutil.which("wine64", path=PATHS)), str(program), *map(str, words)]


def environment(more: Mapping[str, str]) -> dict[str, str]:
    """Give the variables with which Wine is silent, asks for nothing and has a home of its own."""
    quiet = {
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml,winedbg.exe=",
        "WINEPREFIX": str(FOLDER / "wine"),
    }
    return {**os.environ, **quiet, **more}


def python() -> Path:
    """Put a Python of Windows together with all that packs and tests the program; give it."""
    if sys.version_info[:2] != VERSION:
        raise SystemExit("Windows is packed with Python {}.{}, here as there".format(*VERSION))
    shutil.rmtree(PYTHON, ignore_errors=True)
    ignored = shutil.ignore_patterns(*UNUSED)
    shutil.copytree(sysconfig.get_path("stdlib"), PYTHON / "Lib", ignore=ignored)
    _install("--requirement", _pins())
    _place_libraries(PACKAGES / "deploy_libs")
    starter = PYTHON / "python.exe"
    parts = [HERE / "wine" / "python.c", PYTHON / "python311.dll"]
    subprocess.run(["x86_64-w64-mingw32-gcc", "-municode", "-O2", "-s", *parts, "-o", starter], check=True)
    _install(_own_wheel())
    return starter


def _pins() -> Path:
    """Write down what is wanted on Windows: pip would ask the system it runs on."""
    wanted = FOLDER / "wanted.txt"
    wanted.write_text("".join(pin.of("win32", file) for file in (pin.PINS, PINS)), "utf-8")
    return wanted


def _install(*words: object) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    kind = ["--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:"]
    subprocess.run([*pip, *kind, "--upgrade", "--target", PACKAGES, *map(str, words)], check=True)


def _place_libraries(libraries: Path) -> None:
    for path in libraries.iterdir():
        beside = path.name.lower().startswith(("python", "vcruntime"))
        place = PYTHON if beside else PYTHON / "DLLs"
        # Windows itself has the others since it is called 10.
        if not path.name.startswith("api-ms-"):
            place.mkdir(exist_ok=True)
            shutil.copy(path, place)
    for part in ("deploy_libs", "panda3d", "direct", "pandac"):
        shutil.rmtree(PACKAGES / part, ignore_errors=True)


def _own_wheel() -> Path:
    """Build our own part with what was installed for it; it is the same on every system."""
    into = FOLDER / "wheel"
    shutil.rmtree(into, ignore_errors=True)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)]
    environment = {**os.environ, "PYTHONPATH": str(PACKAGES)}
    subprocess.run(build, check=True, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    (wheel,) = into.iterdir()
    return wheel
