"""Packs the program for the machine it runs on: ``make dist``, or ``python -m build.package``.

With ``--here`` it packs what is installed where it runs, and makes no environment of its own.
"""

import py_compile
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from build.package import (
    BOX,
    DIST,
    HERE,
    NAME,
    ROOT,
    TITLE,
    WORK,
    licences,
    machine,
    pin,
    release,
    system,
    version,
)


def main(*words: str) -> int:
    """Make the environment, the folder and the archive, and say how large they are."""
    for old in (WORK, BOX):
        shutil.rmtree(old, ignore_errors=True)
    WORK.mkdir(parents=True)
    environment = Path(sys.prefix) if "--here" in words else WORK / "environment"
    freeze(Path(sys.executable) if "--here" in words else prepared(environment))
    lay_out(environment)
    archive = packed()
    summed(archive)
    shutil.rmtree(WORK)
    files = [path for path in BOX.rglob("*") if path.is_file() and not path.is_symlink()]
    print(f"{BOX.relative_to(ROOT)}: {_megabytes(*files)} in {len(files)} files")
    print(f"{archive.relative_to(ROOT)}: {_megabytes(archive)}")
    return 0


def _megabytes(*files: Path) -> str:
    return f"{sum(path.stat().st_size for path in files) / 1e6:.1f} MB"


def prepared(environment: Path) -> Path:
    """Install the program and the packer into a clean environment; give its Python."""
    venv.create(environment, with_pip=True, symlinks=sys.platform != "win32")
    (python,) = environment.glob("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *pin.wanted()], check=True)
    # What builds our own part is among the pinned ones; nothing else is fetched.
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", str(ROOT)], check=True)
    return python


def freeze(python: Path) -> None:
    """Let PyInstaller put everything into one folder."""
    spec = str(HERE / "rats_and_bells.spec")
    folders = ["--distpath", str(WORK / "made"), "--workpath", str(WORK / "work")]
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, spec]
    subprocess.run(command, check=True, cwd=WORK)


def lay_out(environment: Path) -> None:
    """Put the program and what belongs to it into the folder to give away."""
    if sys.platform == "darwin":
        BOX.mkdir()
        shutil.move(WORK / "made" / f"{TITLE}.app", BOX)
    else:
        shutil.move(WORK / "made" / NAME, BOX)
    slim(BOX)
    quicken(BOX)
    scheme = {"base": str(environment), "platbase": str(environment)}
    packages = Path(sysconfig.get_path("purelib", "venv", scheme))
    licences.gather(BOX, packages, BOX / "licences")
    floor = system.glibc(BOX)
    text = (HERE / "read_me.txt").read_text("utf-8").replace("@VERSION@", version())
    (BOX / "READ ME.txt").write_text(text.replace("@GLIBC@", floor), "utf-8")
    if sys.platform == "linux":
        system.lay_in(BOX, floor)


def slim(box: Path) -> None:
    """Take away what only helps to debug: of Python two thirds."""
    strip = shutil.which("strip")
    if sys.platform != "linux" or strip is None:
        return
    libraries = [path for path in box.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    subprocess.run([strip, "--strip-unneeded", *libraries], check=True)


def quicken(box: Path) -> None:
    """Compile the sources that lie there to be replaced; another source is noticed and compiled anew."""
    if sys.platform == "darwin":
        # The bundle is signed as it is.
        return
    for source in box.rglob("*.py"):
        shown = source.relative_to(box)
        mode = py_compile.PycInvalidationMode.CHECKED_HASH
        py_compile.compile(str(source), dfile=str(shown), doraise=True, optimize=1, invalidation_mode=mode)


def packed() -> Path:
    """Put the folder into one file."""
    kind = "zip" if sys.platform == "win32" else "gztar"
    base = DIST / f"{NAME}-{version()}-{machine()}"
    return Path(shutil.make_archive(str(base), kind, BOX.parent, BOX.name))


def summed(archive: Path) -> Path:
    """Write the checksum of the archive beside it, as `sha256sum --check` reads it."""
    sums = archive.with_name(f"SHA256SUMS-{machine()}")
    sums.write_text(release.summed(archive), "utf-8")
    return sums


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
