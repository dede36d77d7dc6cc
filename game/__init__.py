"""The desktop program: window, scenes and table. It shows what the rules list and knows no rule itself."""

import os
import time

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
#: When the program began, as far as it can tell.
STARTED = time.perf_counter()
