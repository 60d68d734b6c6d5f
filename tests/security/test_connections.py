"""Connections that are held open without use, and requests that our pages never send."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ludotheque.server.guard.protocols import Door, raise_file_limit
from ludotheque.server.guard.sites import site_of
from ludotheque.server.settings import Settings
from tests.server.running import Client, human, serving

HALF = {
    "nothing": b"",
    "half a line": b"GET /hea",
    "half the headers": b"GET /health HTTP/1.1\r\nHost: here\r\nX-Slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b"Content-Length: 99\r\n\r\n{",
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with the default limits and short time-outs."""
    database = f"sqlite:///{tmp_path_factory.mktemp('hasty') / 'tables.sqlite'}"
    settings = Settings(database=database, header_seconds=0.3, body_seconds=0.3, write_seconds=0.3, connections_each=20)
    with serving(settings) as url, Client(url) as client:
        yield client


def connection(client: Client, source: str = "127.0.0.1") -> socket.socket:
    where = urlsplit(client.url)
    assert where.hostname is not None
    return socket.create_connection((where.hostname, where.port or 80), timeout=30, source_address=(source, 0))


def is_cut_off(one: socket.socket) -> bool:
    """Wait for the end; a connection that stays open times out."""
    try:
        return one.recv(100) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("sent", HALF.values(), ids=HALF)
def test_half_a_request_is_not_waited_for(hasty: Client, sent: bytes) -> None:
    with connection(hasty) as half:
        half.sendall(sent)
        assert is_cut_off(half)
    assert hasty.http.get("/health").status_code == 200


def test_an_address_has_so_many_connections(hasty: Client) -> None:
    mine = [connection(hasty, "127.0.0.9") for _ in range(21)]
    try:
        assert is_cut_off(mine[-1])
        with connection(hasty, "127.0.0.8") as other:
            other.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
            assert other.recv(12) == b"HTTP/1.1 200"
    finally:
        for each in mine:
            each.close()


def test_an_unread_answer_is_not_kept(hasty: Client) -> None:
    asked = b"GET /api/texts/en HTTP/1.1\r\nHost: here\r\n\r\n" * 90  # some megabytes in all
    with connection(hasty, "127.0.0.7") as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(asked)
        while 'ludotheque_cut_off_total{why="unread"} 0' in (told := hasty.http.get("/metrics").text) or (
            "unread" not in told
        ):
            pass


def test_a_proxy_may_have_any_number_of_connections(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1")
    door = Door(Settings(database=f"sqlite:///{tmp_path}/x", connections_each=2))
    assert all(door.enter("10.0.0.1") for _ in range(5))
    assert [door.enter("127.0.0.1") for _ in range(3)] == [True, True, False]
    door.leave("127.0.0.1")
    assert door.enter("127.0.0.1")
    assert door.count == 7


def test_the_file_limit_is_raised_to_what_the_system_allows() -> None:
    import resource

    assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[1]


@pytest.mark.parametrize(
    ("host", "site"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_address_counts_by_its_64(host: str, site: str) -> None:
    assert site_of(host) == site


@pytest.mark.parametrize("host", ["x:port", "[", "x:99999", ""])
@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/nowhere", 404)])
def test_no_name_of_a_host_is_a_failure(client: Client, host: str, path: str, status: int) -> None:
    assert client.http.get(path, headers={"Host": host, "Accept": "text/html"}).status_code == status


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Content-Type": "text/plain"}, 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
        ({}, 415),
        ({"Content-Type": "application/json", "Origin": "https://elsewhere.example"}, 403),
        ({"Content-Type": "application/json", "Origin": "null"}, 403),
        ({"Content-Type": "application/json", "Sec-Fetch-Site": "cross-site"}, 403),
        ({"Content-Type": "application/json", "Sec-Fetch-Site": "same-site"}, 403),
        ({"Content-Type": "application/json; charset=utf-8", "Sec-Fetch-Site": "same-origin"}, 201),
        ({"Content-Type": "application/json"}, 201),
    ],
)
def test_a_post_is_json_from_a_page_of_ours(client: Client, headers: dict[str, str], status: int) -> None:
    body = b'{"game":"winston","seats":[{"kind":"human","name":"Ada"},{"kind":"bot"}]}'
    answer = client.http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_page_that_was_allowed_may_post(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", origins=("https://friend.example",))
    with serving(settings) as url, Client(url) as client:
        headers = {"Origin": "https://friend.example", "Sec-Fetch-Site": "cross-site"}
        body = {"game": "winston", "seats": [human("Ada"), human("Bo")]}
        assert client.http.post("/api/tables", json=body, headers=headers).status_code == 201
