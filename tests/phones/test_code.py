"""The code of an address is read by a camera as it was written, and is as small as it can be."""

import numpy
import pytest
import zxingcpp

from game.phones.code import RIM, code
from game.phones.tickets import TICKET, new_ticket


def read(url: str, scale: int = 4) -> str:
    """Draw a code with its rim, and read it as a camera would."""
    modules = numpy.pad(numpy.array(code(url)), RIM)
    picture = numpy.where(modules, 0, 255).astype(numpy.uint8)
    picture = picture.repeat(scale, axis=0).repeat(scale, axis=1)
    (found,) = zxingcpp.read_barcodes(picture)
    return str(found.text)


@pytest.mark.parametrize("address", ["10.0.0.1:18137", "192.168.100.100:18157", "192.168.178.42:18137"])
def test_what_is_written_is_read(address: str) -> None:
    url = f"HTTP://{address}/J/{new_ticket()}"
    assert read(url) == url


def test_the_longest_address_needs_no_more_than_29_modules() -> None:
    modules = code(f"HTTP://192.168.100.100:65535/J/{'W' * TICKET}")
    assert len(modules) == 29
    assert {len(row) for row in modules} == {29}
    assert {type(module) for row in modules for module in row} == {bool}


def test_dark_is_true() -> None:
    modules = code("HTTP://10.0.0.1:18137/J/A")
    assert modules[0][:8] == (True,) * 7 + (False,)
