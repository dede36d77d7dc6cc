"""The golden playthroughs still read the same."""

from pathlib import Path

import pytest

from tests.rules.golden import stories, story


@pytest.mark.parametrize("path", stories(), ids=lambda path: path.stem)
def test_a_golden_playthrough_reads_the_same(path: Path) -> None:
    assert story(stories()[path]) == path.read_text("utf-8")
