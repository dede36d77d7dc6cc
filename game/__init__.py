"""The desktop program: window, scenes and table. It shows what the rules list and knows no rule itself."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
