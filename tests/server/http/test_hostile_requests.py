"""Broken requests are refused: none is answered with 500, and none is logged."""

from __future__ import annotations

import json
import logging
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludotheque.core.shelf import find
from ludotheque.server.settings import Settings

from ..databases import postgres
from ..processes import Process
from ..running import OPEN, PATIENCE, Client, Json, Socket, human, serving

DEPTHS = (50, 300, 800, 900, 950, 1000, 8000)
DEEP = [b"[" * levels + b"]" * levels for levels in DEPTHS] + [b'{"a":' * 900 + b"1" + b"}" * 900, b"[" * 8000]
BODIES = [
    b"\xff",
    b'{"name": "\xff"}',
    b'{"\xff": 1}',
    b"null",
    b"[]",
    b"NaN",
    b'{"ply": NaN, "move": "x"}',
    b'{"ply": 1e400, "move": "x"}',
    b'{"ply": ' + b"9" * 300 + b', "move": "x"}',
    b'{"ply": ' + b"9" * 9000 + b', "move": "x"}',
    b'{"name": "\\ud800"}',
    b'{"name": "\\udc00"}',
    b'{"name": "\\u0000"}',
    b'{"name": "x", "mix": "\\u0000"}',
    b'{"text": "\\u0000"}',
    b'{"ply": 0, "move": "\\u0000"}',
    b'{"name": "x", "name": ["y"]}',
    *DEEP,
    *(b'{"name": ' + value + b"}" for value in DEEP),
]
ACTIONS = ("join", "mix", "start", "moves", "back", "back/answer", "leave", "hint", "analysis")


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Any:
    """Nothing is logged as an error."""
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def post(client: Client, path: str, body: bytes, **headers: str) -> int:
    answer = client.http.post(path, content=body, headers={"Content-Type": "application/json", **headers})
    assert answer.json()["code"] if answer.status_code >= 400 else True
    return answer.status_code


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("action", ACTIONS)
def test_bodies(client: Client, action: str) -> None:
    opened = client.open("winston", human("Ada"), OPEN)
    for body in BODIES:
        token = opened["invitations" if action == "join" else "seats"][0]["token"]
        status = post(client, f"/api/tables/{opened['table']}/{action}", body, Authorization=f"Bearer {token}")
        assert status in (400, 409), (body[:60], status)


def table(**more: Any) -> Json:
    return {"game": "winston", "seats": [human("Ada"), human("Bo")], **more}


VALUES = [b"null", b"-1", b"1.5", b"[]", b"{}", b'"\\u0000"', b"9" * 300, b"true", b'[{"a": [null]}]', *DEEP[:5]]


@pytest.mark.usefixtures("quiet")
def test_new_tables(client: Client) -> None:
    """A wrong value in every place of a new table and of the record it continues."""
    record = find("winston").variant().new(2, 1).record()
    plans = [table(**{name: "@"}) for name in ("fork", "numbers", "options", "seats", "pace", "stand_in", "game")]
    plans += [table(fork={"moves": 0, "record": record | {name: "@"}}) for name in record]
    plans += [table(fork={"moves": 0, "record": record | {"setup": {"deck": "@", "first": 0}}})]
    plans += [table(fork={"moves": 0, "record": record | {"setup": {"deck": ["@"] * 66, "first": 0}}})]
    for game in ("winoc", "hundsgemein", "winchester"):
        dials = client.ok(client.http.get(f"/api/games/{game}"))["dials"]
        plans += [table(game=game, numbers={dial["path"]: "@"}) for dial in dials[:6]]
    for plan in plans:
        for value in VALUES:
            status = post(client, "/api/tables", json.dumps(plan).encode().replace(b'"@"', value))
            assert status in (201, 400, 404, 413), (plan, value[:60], status)


def raw(client: Client, path: bytes, *headers: bytes) -> bytes:
    """The status line of the answer to a request that no library would send."""
    host, port = client.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        lines = (b"GET " + path + b" HTTP/1.1", b"Host: x", b"Connection: close", *headers, b"", b"")
        connection.sendall(b"\r\n".join(lines))
        return connection.makefile("rb").readline()


PATHS = (
    b"/t/%ff",
    b"/t/\xff",
    b"/%00",
    b"/static/%ff",
    b"/static/%00",
    b"/docs/%00",
    b"/api/tables/%00",
    b"/api/tables/%ed%a0%80",
    b"/api/tables/x?since=%ff",
    b"/api/tables/x?wait=NaN",
    b"/api/tables/x?wait=1e400&since=" + b"9" * 5000,
    b"/api/texts/%ff",
    b"/api/games/%00/rules?lang=%ff",
    b"/api/games/winston/rules?lang=\xff",
)
HEADERS = (
    b"Accept-Language: \xff\xfe",
    b"Accept-Language: fr;q=nan, de;q=inf",
    b"Authorization: Bearer \xff\xff",
    b"Authorization: \xff",
    b"Accept: \xff",
    b"Accept: text/html",
    b"Accept-Encoding: \xff",
    b"If-None-Match: \xff",
    b"Cookie: \xff=\xff",
    b"Origin: http://[",
)


@pytest.mark.usefixtures("quiet")
def test_addresses_and_headers(client: Client) -> None:
    for path in (*PATHS, b"/", b"/api/games"):
        for header in HEADERS:
            status = raw(client, path, header).split()[1:2]
            assert status in ([b"200"], [b"400"], [b"401"], [b"404"]), (path, header, status)


@pytest.mark.usefixtures("quiet")
def test_what_postgresql_cannot_hold() -> None:
    """PostgreSQL takes no NUL in a text."""
    with postgres() as running, serving(Settings(database=running.url, rate=0)) as url, Client(url) as client:
        test_addresses_and_headers(client)
        opened = client.open("winston", human("A\0da"), OPEN)
        (invitation,) = opened["invitations"]
        for body in BODIES:
            path = f"/api/tables/{opened['table']}/join"
            assert post(client, path, body, Authorization=f"Bearer {invitation['token']}") in (400, 409)


# --- sockets ---

MESSAGES = [b"", b"\x00", b"1", b"null", b"[]", b"{}", b'{"type": 1}', b'{"type": "hello"}', b'{"type": "\\ud800"}']
MESSAGES += [body for body in BODIES if len(body) < 4000 and body not in DEEP[-1:]]
MESSAGES += [b"[" * 2000, b'{"type": "move", "ply": 0, "move": ' + b"[" * 1900 + b"]" * 1900 + b"}"]


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("text", [False, True], ids=["binary", "text"])
def test_sockets(client: Client, text: bool) -> None:
    """As a first message and later; a socket that was accepted stays open."""
    opened = client.open("winston", human("Ada"), human("Bo"))
    token = opened["seats"][0]["token"]
    for message in MESSAGES:
        if text and b"\xff" in message:
            continue  # the next test
        sent = message.decode() if text else message
        with connect(client.url.replace("http", "ws") + "/api/socket", compression=None) as stranger:
            stranger.send(sent)
            assert json.loads(stranger.recv(PATIENCE))["type"] == "refused"
        with client.socket(opened["table"], token) as player:
            assert player.read()["type"] == "state"
            player.connection.send(sent)
            assert player.read()["type"] == "refused", message[:60]
            player.send(type="hello", table=opened["table"], tokens=[token])
            assert player.read()["code"] == "invalid"


def send_broken_text(player: Socket) -> None:
    with player.connection.send_context():
        player.connection.protocol.send_text(b'{"type": "\xff"}')


def test_text_that_is_none(client: Client) -> None:
    """The protocol requires that such a socket is closed."""
    opened = client.open("winston", human("Ada"), human("Bo"))
    with client.socket(opened["table"], opened["seats"][0]["token"]) as player:
        player.read()
        send_broken_text(player)
        with pytest.raises(ConnectionClosed) as closed:
            player.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007


@pytest.mark.usefixtures("quiet")
def test_origins_that_are_none(client: Client) -> None:
    for origin in ("http://[", "null", "x", "http://", "http://[::1]:x", "é"):
        with (
            pytest.raises(InvalidStatus, match="403"),
            connect(client.url.replace("http", "ws") + "/api/socket", additional_headers={"Origin": origin}),
        ):
            pass


# --- the log ---


def test_the_log_cannot_be_filled(tmp_path: Path) -> None:
    """One line of each kind, however often it happens, and then a count."""
    with Process(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        with Client(server.url) as client:
            opened = client.open("winston", human("Ada"), human("Bo"))
            for _ in range(50):
                assert raw(client, b"/ \x1b[2J\r\nforged", b"\x00").split()[1:2] == [b"400"]
                with client.socket(opened["table"], opened["seats"][0]["token"]) as player:
                    player.read()
                    send_broken_text(player)
        logged = server.stop().splitlines()
    lines = [line for line in logged if not line.startswith("  | ")]
    said = [line.split(": ", 1)[1] for line in lines]
    assert "Invalid HTTP request received." in said
    assert len(said) == len(set(said)) < 5
    assert [line for line in said if "forged" in line] == []
