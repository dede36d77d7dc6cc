"""The server of the phones is a small program beside the window."""

import sys

import pytest

from tests.bench.phone_server import memory, opened, visit, weight


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_the_server_stays_within_its_memory_whatever_phones_load() -> None:
    with opened() as link:
        visit(link)
        assert memory(link) <= 30


def test_phones_bring_less_than_four_megabytes_into_the_box_and_a_page_is_among_them() -> None:
    assert 1_000_000 < weight() <= 4_000_000
