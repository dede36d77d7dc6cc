"""Which address is offered first, on the machines people have."""

import pytest

from game.phones.address import Place, at_home, ordered, places

HOME = Place("192.168.1.5", "wlp3s0")
CABLE = Place("192.168.1.7", "enp0s31f6")
DOCKER = Place("172.17.0.1", "docker0")


def order(*found: Place, routed: str = "") -> list[str]:
    return [place.address for place in ordered(found, routed)]


def test_the_way_to_the_world_comes_first() -> None:
    assert order(HOME, CABLE, DOCKER, routed=CABLE.address) == [CABLE.address, HOME.address, DOCKER.address]


def test_without_a_way_to_the_world_the_air_comes_first() -> None:
    assert order(DOCKER, CABLE, HOME) == [HOME.address, CABLE.address, DOCKER.address]


def test_a_way_to_the_world_that_is_not_at_home_is_not_offered() -> None:
    assert order(Place("203.0.113.9", "eth0"), HOME, routed="203.0.113.9") == [HOME.address]


def test_a_tunnel_is_last_even_if_it_is_the_way_to_the_world() -> None:
    tunnel = Place("10.8.0.2", "tun0")
    assert order(tunnel, DOCKER, CABLE, HOME, routed="10.8.0.2")[:2] == [HOME.address, CABLE.address]
    assert order(tunnel, DOCKER, routed="10.8.0.2") == ["10.8.0.2", DOCKER.address]


@pytest.mark.parametrize(
    "name",
    [
        *("docker0", "br-1a2b3c", "virbr0", "vboxnet0", "vmnet8", "veth12ab", "tun0", "tap1", "wg0", "utun3"),
        *("tailscale0", "ztabcdefgh", "Hyper-V Virtual Ethernet Adapter", "vEthernet (WSL)"),
        *("VirtualBox Host-Only Ethernet Adapter", "VMware Virtual Ethernet Adapter for VMnet1"),
        *("TAP-Windows Adapter V9", "WireGuard Tunnel", "NordVPN", "OpenVPN Data Channel Offload"),
    ],
)
def test_what_is_in_the_machine_or_a_tunnel_only_comes_last(name: str) -> None:
    assert order(Place("10.0.0.1", name), CABLE) == [CABLE.address, "10.0.0.1"]


@pytest.mark.parametrize(
    "name",
    [
        *("wlan0", "wlp2s0", "wlx00c0ca123456", "Intel(R) Wi-Fi 6 AX201 160MHz", "WLAN", "AirPort"),
        *("Qualcomm Atheros QCA9377 Wireless Network Adapter", "Realtek 8822CE 802.11ac PCIe Adapter"),
        "Microsoft Wi-Fi Direct Virtual Adapter",
    ],
)
def test_what_is_in_the_air_comes_before_cables(name: str) -> None:
    assert order(CABLE, Place("10.0.0.1", name)) == ["10.0.0.1", CABLE.address]


@pytest.mark.parametrize(
    "name", ["enp0s31f6", "eth0", "en0", "Realtek PCIe GbE Family Controller", "Ethernet"]
)
def test_cables_are_neither(name: str) -> None:
    assert order(DOCKER, Place("10.0.0.1", name), HOME) == [HOME.address, "10.0.0.1", DOCKER.address]


def test_only_networks_of_homes_are_offered() -> None:
    for address in ("10.1.2.3", "172.16.0.1", "172.31.255.1", "192.168.0.1"):
        assert at_home(address)
    for address in ("127.0.0.1", "169.254.3.4", "172.32.0.1", "8.8.8.8", "100.64.0.1", "192.0.2.2"):
        assert not at_home(address)


def test_this_machine_is_asked_and_gives_what_it_has() -> None:
    assert all(at_home(place.address) for place in places())
