"""Run it: ``python -m build.front_page``."""

import sys

from build.front_page import main

sys.exit(main())
