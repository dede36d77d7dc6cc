"""Packs the box for Windows: ``make windows``."""

import shutil
import sys

from build.package import NAME, ROOT, wine


def main() -> int:
    """Let the Python of Windows do what it does on Windows, and put the archive to the others."""
    if lacking := wine.missing():
        print(f"Windows needs more than is installed here: apt-get install {' '.join(lacking)}")
        return 2
    wine.FOLDER.mkdir(parents=True, exist_ok=True)
    place = str(wine.FOLDER.relative_to(ROOT))
    done = wine.run(wine.python(), "-m", "build.package", "--here", RATS_AND_BELLS_DIST=place)
    print(done.stdout.replace("\\", "/"), done.stderr, sep="")
    for made in (*wine.FOLDER.glob(f"{NAME}-*.zip"), *wine.FOLDER.glob("SHA256SUMS-*")):
        shutil.move(made, ROOT / "dist" / made.name)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
