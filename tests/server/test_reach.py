"""The addresses at which a server is reached, and those that invitations name."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from ludotheque.core.errors import BadRequest
from ludotheque.server import reach
from ludotheque.server.reach import friends_urls, home_url, listen, machine_addresses, public_address
from ludotheque.server.settings import Settings

from .running import PATIENCE, serving

HAS_IPV6 = socket.has_ipv6 and Path("/proc/net/if_inet6").exists() and Path("/proc/net/if_inet6").read_text() != ""


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine in a network, with all its other interfaces."""
    found = {
        socket.AF_INET: ["192.168.1.20", "127.0.1.1", "169.254.3.4", "192.168.1.20", "10.0.0.7", "0.0.0.0"],
        socket.AF_INET6: ["::1", "fe80::1%eth0", "fd00::20"],
    }
    monkeypatch.setattr(reach, "_candidates", lambda family: iter(found[family]))


@pytest.mark.usefixtures("at_home")
def test_addresses_that_friends_can_use() -> None:
    assert machine_addresses(ipv6=False) == ["192.168.1.20", "10.0.0.7"]
    assert machine_addresses(ipv6=True) == ["192.168.1.20", "10.0.0.7", "fd00::20"]
    assert friends_urls("0.0.0.0", 80) == ["http://192.168.1.20:80", "http://10.0.0.7:80"]
    assert friends_urls("::", 81)[-1] == "http://[fd00::20]:81"
    assert friends_urls("192.168.1.20", 82) == ["http://192.168.1.20:82"]
    assert friends_urls("fd00::20", 82) == ["http://[fd00::20]:82"]
    assert [friends_urls(host, 83) for host in ("127.0.0.1", "127.8.8.8", "::1", "localhost")] == [[], [], [], []]


def test_addresses_of_this_machine() -> None:
    """None of the addresses leads back to the machine that opens it."""
    for address in machine_addresses(ipv6=True):
        assert not address.startswith(("127.", "169.254.", "fe80"))
        assert address not in ("::1", "0.0.0.0", "::")


def test_addresses_for_this_machine() -> None:
    assert [home_url(host, 8000) for host in ("0.0.0.0", "::", "::1", "localhost", "127.0.0.1")] == [
        "http://localhost:8000",
        "http://localhost:8000",
        "http://[::1]:8000",
        "http://localhost:8000",
        "http://127.0.0.1:8000",
    ]


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("https://games.example.org", "https://games.example.org"),
        ("https://Games.Example.org:443/", "https://games.example.org"),
        ("http://192.168.1.20:8000", "http://192.168.1.20:8000"),
        ("http://[FD00::1]:8000/", "http://[fd00::1]:8000"),
    ],
)
def test_public_addresses(given: str, meant: str) -> None:
    assert public_address(given) == meant


@pytest.mark.parametrize(
    "given",
    [
        "",
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://games.example.org/table",
        "https://games.example.org/?a",
        "https://games.example.org/#a",
        "https://me@games.example.org",
        "https://games.example.org:99999",
        "http://[::1",
        "https://games\x00.example.org",
        "javascript:alert(1)",
    ],
)
def test_addresses_that_are_none(given: str) -> None:
    with pytest.raises(BadRequest, match="is not an address"):
        public_address(given)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "0.0.0.0", "::", "::1"])
def test_listening(host: str) -> None:
    if ":" in host and not HAS_IPV6:
        pytest.skip("no IPv6 here")
    with listen(host, 0) as listening:
        port = listening.getsockname()[1]
        for address in ["::1"] if host == "::1" else ["127.0.0.1"] + (["::1"] if host == "::" else []):
            with socket.create_connection((address, port), PATIENCE):
                pass


@pytest.mark.parametrize("host", ["", "no.such.host.invalid", "a" * 300, "256.1.1.1", "é\udc00"])
def test_hosts_that_are_none(host: str) -> None:
    with pytest.raises(BadRequest, match="cannot be opened"):
        listen(host, 0)


# --- what pages are told ---


def given_at(url: str, path: str = "/") -> Any:
    page = httpx.get(url + path, headers={"Accept": "text/html"}, timeout=PATIENCE).text
    found = re.search(r'<script type="application/json" id="given">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def test_every_page_knows_what_invitations_name(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text('<html lang="en"><body></body></html>')
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'tables.sqlite'}",
        web=web,
        rate=0,
        public_url="https://games.example.org",
        lan_url="http://192.168.1.20:8000",
    )
    with serving(settings) as url:
        for path in ("/", "/t/abc", "/no/such/page"):
            given = given_at(url, path)
            assert (given["public_url"], given["lan_url"]) == ("https://games.example.org", "http://192.168.1.20:8000")


@contextmanager
def started(tmp_path: Path, *words: str) -> Iterator[Any]:
    """The first lines of `ludotheque serve`."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--json", "--database", database, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = ""
        while not said.endswith("}\n"):
            said += process.stdout.readline() or pytest.fail(said)
        try:
            yield json.loads(said)
        finally:
            process.kill()


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_the_command_names_every_address(tmp_path: Path, host: str) -> None:
    if host == "::" and not HAS_IPV6:
        pytest.skip("no IPv6 here")
    with started(tmp_path, "--host", host) as said:
        port = said["url"].rpartition(":")[2]
        assert said["url"] == f"http://localhost:{port}"
        assert said["friends"] == friends_urls(host, int(port))
        assert httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=PATIENCE).is_success


def test_sockets_of_pages_at_the_public_address_are_let_in(tmp_path: Path) -> None:
    """Behind a proxy, even one that does not pass on its host name."""
    with started(tmp_path, "--public-url", "https://games.example.org/") as said:
        assert said["friends"] == ["https://games.example.org"]
        place = said["url"].replace("http", "ws") + "/api/socket"
        with connect(place, additional_headers={"Origin": "https://games.example.org"}, open_timeout=PATIENCE) as one:
            one.send("?")
            assert json.loads(one.recv(PATIENCE))["type"] == "refused"
