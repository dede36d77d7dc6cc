"""The addresses under which phones can reach this machine, the likeliest first."""

import re
import socket
from collections.abc import Iterable
from contextlib import closing, suppress
from ipaddress import IPv4Address, IPv4Network
from typing import NamedTuple

#: The networks of homes; an address beyond them could be reached from anywhere, and none of ours is printed.
AT_HOME = [IPv4Network(net) for net in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")]
#: Somewhere in the world, where nobody is: the way there is asked for, nothing is sent.
AFAR = ("203.0.113.1", 9)
#: How adapters are called that are in the air, and how those that exist in this machine or a tunnel only.
WIRELESS = re.compile(r"\b(wl|wi-?fi|wireless|802\.11|airport|drahtlos)")
VIRTUAL = re.compile(
    r"\b(virtual|docker|podman|veth|vethernet|br-|virbr|vbox|vmnet|vmware|hyper-v|lxc|cni|"
    r"\w*vpn|u?tun|tap|ppp|wg|wireguard|tailscale|zt|zerotier|awdl|llw)"
)


class Place(NamedTuple):
    """An address of this machine, and the adapter that has it."""

    address: str
    adapter: str = ""


def places() -> list[Place]:
    """Give where this machine can be reached at home, the likeliest first."""
    from ifaddr import get_adapters

    found = []
    with suppress(OSError):
        for adapter in get_adapters():
            name = adapter.nice_name if isinstance(adapter.nice_name, str) else adapter.nice_name.decode()
            found += [Place(ip.ip, name) for ip in adapter.ips if isinstance(ip.ip, str)]
    return ordered(found, routed())


def routed() -> str:
    """Give the address from which this machine would speak to the world; empty: it has none."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as way:
        way.connect(AFAR)
        return str(way.getsockname()[0])
    return ""


def ordered(found: Iterable[Place], routed: str) -> list[Place]:
    """Sort by how likely a phone in the room gets there: the way to the world, then through the air."""
    return sorted(
        (place for place in found if at_home(place.address)), key=lambda place: _distance(place, routed)
    )


def at_home(address: str) -> bool:
    """Say whether an address is one of a home."""
    return any(IPv4Address(address) in net for net in AT_HOME)


def _distance(place: Place, routed: str) -> tuple[bool, bool, bool]:
    name = place.adapter.lower()
    wireless = bool(WIRELESS.search(name))
    # A tunnel may be the way to the world, but no phone of the room is at its other end.
    virtual = bool(VIRTUAL.search(name)) and not wireless
    return virtual, place.address != routed, not wireless
