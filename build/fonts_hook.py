"""Lets hatchling cut the heading face when the program is installed or packed; see build/fonts.py."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # type: ignore[import-not-found,unused-ignore]


class CutFonts(BuildHookInterface):  # type: ignore[misc,unused-ignore]
    """Writes dist/fonts and ships it as art/fonts."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Cut before anything is packed."""
        sys.path.insert(0, self.root)
        from build import fonts

        folder = Path(self.root) / "dist" / "fonts"
        fonts.write(folder)
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"][str(folder)] = "art/fonts"
