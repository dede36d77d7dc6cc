"""Run it: ``python -m build.front_page``."""

import sys

from build.front_page import film, main, phones, review

if __name__ == "__main__":
    sys.exit(main() or phones.main() or review.main() or film.main())
