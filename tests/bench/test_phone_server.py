"""The server of the phones is a small program beside the window."""

import sys

import pytest

from tests.bench.phone_server import memory, opened, visit


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_the_server_stays_within_its_memory_whatever_phones_load() -> None:
    with opened() as link:
        visit(link)
        assert memory(link) <= 30
