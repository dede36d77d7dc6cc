"""Run it: ``python -m build.front_page``."""

import sys

from build.front_page import main, phones

if __name__ == "__main__":
    main()
    sys.exit(phones.main())
