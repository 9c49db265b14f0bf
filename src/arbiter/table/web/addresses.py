"""Who asks, and under which name: addresses of clients, proxies that are believed, and names of this server.

A page elsewhere may have a name that leads here (DNS rebinding), so only names that this server is known by are
answered to; and anybody may write `X-Forwarded-For`, so only a proxy that was named is believed.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from arbiter.kernel.errors import ArbiterError

Network = IPv4Network | IPv6Network
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = ("0.0.0.0", "::", "")
HOME_NETWORK = 64  # bits of an IPv6 address that one customer has; the rest they choose freely


class BadAddress(ArbiterError):
    """An address or network that cannot be read."""


def read_origin(text: str) -> str:
    """An address under which the page is reached, as browsers send it."""
    parts = split_url(text)
    if parts is None or parts[0] not in ("http", "https") or not parts[1]:
        raise BadAddress(f"{text[:80]!r} is no address of a page; it should read like https://table.example")
    return f"{parts[0]}://{parts[1]}"


def split_url(text: str) -> tuple[str, str] | None:
    """Scheme, and host with port; None for what is no URL."""
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018  a port that is no number is told only here
    except ValueError:
        return None
    return parts.scheme, parts.netloc.casefold()


def host_name(host: str) -> str:
    """The name in a Host header, without the port; empty for what is none."""
    parts = split_url(f"//{host}")
    if parts is None or not parts[1] or "@" in host or "/" in host:
        return ""
    return (urlsplit(f"//{host}").hostname or "").rstrip(".")


def read_network(text: str) -> Network:
    """A proxy's address, or a network of proxies."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadAddress(f"{text[:60]!r} is no address or network; examples: 127.0.0.1, 10.0.0.0/8, ::1") from None


def one_client(address: str) -> str:
    """What is counted as one client: an IPv4 address, or the network of an IPv6 address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, HOME_NETWORK), strict=False).network_address)
    return str(parsed)


@dataclass(frozen=True)
class Proxies:
    """The proxies that are believed when they say for whom they ask."""

    networks: tuple[Network, ...] = ()

    def include(self, address: str) -> bool:
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Who asks: the last address in `X-Forwarded-For` that is no proxy of ours, or whoever is connected."""
        if not self.include(peer):
            return one_client(peer)
        named = [part.strip() for header in forwarded for part in header.split(",")]
        found = peer
        for address in reversed(named[-20:]):
            try:
                found = str(ip_address(address))
            except ValueError:
                break  # what stands before something unreadable was written by anybody
            if not self.include(found):
                break
        return one_client(found)


def names_of(host: str, origins: Iterable[str]) -> frozenset[str]:
    """The names that a server listening at this host answers to; without a host, those of this computer alone."""
    named = {host_name(urlsplit(origin).netloc) for origin in origins}
    mine = set(LOCAL)
    if host and host not in EVERYWHERE:
        mine.add(host.casefold())
    if host in EVERYWHERE and host:
        mine |= own_addresses()
    return frozenset((mine | named) - {""})


def own_addresses() -> set[str]:
    """This computer's names and addresses, as far as it knows them."""
    name = socket.gethostname().casefold()
    found = {name, f"{name}.local"}
    for each in (name, socket.getfqdn().casefold()):
        found.add(each)
        try:
            found |= {str(info[4][0]).partition("%")[0] for info in socket.getaddrinfo(each, None)}
        except OSError:
            continue
    return (found | {address_in_network(), address_in_network(socket.AF_INET6, "2001:db8::1")}) - {""}


def address_in_network(family: socket.AddressFamily = socket.AF_INET, elsewhere: str = "192.0.2.1") -> str:
    """This computer's address in its network, which others can reach; empty where there is none."""
    try:  # nothing is sent: it only says which of our addresses would be used
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""
