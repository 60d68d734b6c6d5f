"""The address that a request is counted under."""

from __future__ import annotations

import functools
from ipaddress import IPv6Address, IPv6Network, ip_address

SITE = 64  # bits of an IPv6 address that identify a household or a rented machine


@functools.lru_cache(maxsize=4096)
def site_of(host: str) -> str:
    """An IPv4 address itself; for IPv6 its /64 network, in which one machine has any number of addresses."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # a Unix socket, or a name in a test
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, SITE), strict=False))
    return str(address)


def site(client: tuple[str, int] | None) -> str:
    """The address of an ASGI scope's `client`."""
    return site_of(client[0]) if client else ""
