"""The addresses at which a server can be reached, and the one that invitations name."""

from __future__ import annotations

import ipaddress
import socket
import sys
from collections.abc import Iterator
from urllib.parse import urlsplit, urlunsplit

from ludotheque.core.errors import BadRequest

EVERYWHERE = ("0.0.0.0", "::")
# network interfaces that lead nowhere outside this machine
INSIDE = ("lo", "docker", "br-", "veth", "virbr", "vmnet")


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, opened before the address is announced. `::` includes IPv4. Raises BadRequest."""
    if not 0 <= port < 1 << 16:
        raise BadRequest("error-address", host=host, port=str(port), reason="0–65535")
    try:
        found = {family for family, *_ in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
        family = socket.AF_INET if socket.AF_INET in found else socket.AF_INET6
        both = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest("error-address", host=host, port=str(port), reason=reason) from None


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def home_url(host: str, port: int) -> str:
    """The URL for a browser on this machine."""
    return url_of("localhost" if host in EVERYWHERE else host, port)


def friends_urls(host: str, port: int) -> list[str]:
    """The URLs for other machines, the likeliest first; none if the server listens only on this machine."""
    if host in EVERYWHERE:
        return [url_of(address, port) for address in machine_addresses(ipv6=host == "::")]
    try:
        if ipaddress.ip_address(host).is_loopback:
            return []
    except ValueError:
        if host == "localhost":
            return []
    return [url_of(host, port)]


def machine_addresses(ipv6: bool) -> list[str]:
    """The addresses of this machine in its networks, IPv4 first, which is easier to type."""
    families = [socket.AF_INET, socket.AF_INET6] if ipv6 else [socket.AF_INET]
    found = [address for family in families for address in _candidates(family)]
    return [address for address in dict.fromkeys(found) if _useful(address)]


def _candidates(family: socket.AddressFamily) -> Iterator[str]:
    yield from _outward(family)
    if family == socket.AF_INET:
        yield from _interfaces()
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
    except OSError:
        return
    for *_, address in named:
        yield str(address[0])


def _outward(family: socket.AddressFamily) -> Iterator[str]:
    """The source address of packets to the internet. Connecting a UDP socket sends none."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1" if family == socket.AF_INET else "2001:db8::1", 9))
        except OSError:
            return
        yield probe.getsockname()[0]


def _interfaces() -> Iterator[str]:
    if sys.platform != "linux":
        return
    import fcntl

    try:
        names = [name for _, name in socket.if_nameindex()]
    except OSError:  # a service may not be allowed to
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for name in names:
            if not name.startswith(INSIDE):
                try:
                    answer = fcntl.ioctl(probe, 0x8915, name.encode()[:15].ljust(256, b"\0"))  # SIOCGIFADDR
                except OSError:  # it has no address
                    continue
                yield socket.inet_ntoa(answer[20:24])


def _useful(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # it names an interface, as link-local addresses do
        return False
    return not (found.is_loopback or found.is_unspecified or found.is_link_local or found.is_multicast)


def public_address(url: str) -> str:
    """The address for invitations, as browsers write it. Raises BadRequest."""
    found, rest = _parted(url, "error-public-url")
    if rest not in ("", "/"):
        raise BadRequest("error-public-url", found=url)
    return found


def origin_of(url: str) -> str:
    """The site that a page belongs to, as browsers name it: its address without the path. Raises BadRequest."""
    return _parted(url, "error-site-url")[0]


def _parted(url: str, wrong: str) -> tuple[str, str]:
    """Scheme and host, and the rest. Raises BadRequest with the message `wrong`."""
    try:
        parts = urlsplit(url.strip())
        host, port = parts.hostname, parts.port
        if parts.scheme not in ("http", "https") or not host or parts.username is not None or not url.isprintable():
            raise ValueError
        host.encode("idna")
    except ValueError:  # also for an invalid port or IPv6 address
        raise BadRequest(wrong, found=url) from None
    place = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[parts.scheme]
    origin = f"{parts.scheme}://{place}" + (f":{port}" if port not in (None, usual) else "")
    return origin, urlunsplit(("", "", parts.path, parts.query, parts.fragment))
