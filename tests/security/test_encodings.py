"""Bytes that are not text, text that is not JSON, and JSON that is too deep, too large or too long."""

from __future__ import annotations

import json

import pytest
from websockets.sync.client import connect

from tests.soak.frames import frame
from tests.soak.grammar import Grammar, Operation, our_description

from .conftest import Guarded, unhurt
from .wire import connect as plainly
from .wire import exchange, heard, request, status_of

POSTS = [each for each in Grammar(our_description(), {}).operations if each.changes]
REQUESTS = {
    "latin-1": '{"name": "Zoé"}'.encode("latin-1"),
    "utf-16": '{"name": "Zoé"}'.encode("utf-16"),
    "utf-32": b"\x00\x00\xfe\xff\x00\x00\x00{",
    "bom": b"\xef\xbb\xbf{}",
    "raw surrogate": b'{"name": "\xed\xa0\x80"}',
    "escaped surrogate": b'{"name": "\\ud800", "text": "\\udfff", "level": "\\ud800", "move": "\\ud800", "ply": 1}',
    "overlong": b'{"name": "\xc0\xaf"}',
    "raw nul": b'{"name": "\x00"}',
    "escaped nul": b'{"name": "a\\u0000", "text": "a\\u0000", "level": "\\u0000", "move": "a\\u0000", "ply": 1}',
    "deep lists": b"[" * 10_000 + b"]" * 1000,
    "deep objects": b'{"fork":' * 2000 + b"1" + b"}" * 2000,
    "deep in a field": b'{"game": "winston", "seats": [], "options": {"a": ' + b"[" * 5000 + b"]" * 5000 + b"}}",
    "deep record": b'{"game":"winston","seats":[{"kind":"open"}],"fork":{"moves":1,"record":{"a":'
    + b"[" * 5000
    + b"]" * 5000
    + b"}}}",
    "long number": b'{"ply": ' + b"9" * 10_000 + b"}",
    "small number": b'{"ply": 1e-99999}',
    "great number": b'{"ply": 1e99999, "milliseconds": 1e400}',
    "not a number": b'{"ply": NaN}',
    "many keys": b"{" + b",".join(b'"k%d":1' % n for n in range(1500)) + b"}",
    "the same key": b'{"ply": 1, "ply": 2}',
    "empty": b"",
    "half": b'{"ply": 1',
    "two": b"{}{}",
    "null": b"null",
    "list": b"[]",
    "string": b'"x"',
}
SIZES = (16 * 1024 - 1, 16 * 1024 + 1, 128 * 1024 + 1, 2_000_000)


@pytest.mark.parametrize("operation", POSTS, ids=lambda each: each.path)
def test_no_body_is_too_strange(operation: Operation, guarded: Guarded) -> None:
    for table, token in guarded.tables()[:2]:
        for name, body in REQUESTS.items():
            headers = {"Content-Type": "application/json"}
            address = guarded.address(operation, table)
            answer = guarded.send(operation.method, address, token, content=body, headers=headers)
            assert unhurt(answer), (name, answer.text)


def test_tables_are_refused_with_a_reason_where_they_cannot_be_read(guarded: Guarded) -> None:
    for name, body in REQUESTS.items():
        answer = guarded.send("POST", "/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 413), name
        assert set(answer.json()) >= {"code", "message"}, name


@pytest.mark.parametrize("operation", POSTS, ids=lambda each: each.path)
def test_no_body_is_too_large(operation: Operation, guarded: Guarded) -> None:
    table, token = guarded.tables()[0]
    for size in SIZES:
        body = b'{"name": "' + b"a" * (size - 12) + b'"}'
        kinds = {"Authorization": f"Bearer {token}", "Content_Type": "application/json"}
        status = exchange(guarded.url, request("POST", guarded.address(operation, table), body, **kinds))
        assert status is None or status < 500, size
        if size > 200_000:
            assert status in (None, 400, 401, 403, 404, 409, 413), size


def test_a_body_without_end_is_not_read_to_its_end(guarded: Guarded) -> None:
    with plainly(guarded.url) as connection:
        connection.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
        try:
            for _ in range(2000):  # 128 MB
                connection.sendall(chunk)
        except (BrokenPipeError, ConnectionResetError, TimeoutError):
            return
        assert status_of(connection) in (None, 400, 413)


@pytest.mark.parametrize(
    "data",
    [
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /?" + b"a=b&" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 200_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"GET /%00%ff%c0%af/..%2f..%2fetc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /static/..%2f..%2f..%2fsettings.py HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /static/%2e%2e/%2e%2e/settings.py HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET \xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\nAccept-Language: \xff\r\nAuthorization: Bearer \xff\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json; charset=\xff\r\n\r\n",
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 500,
        b"\x00" * 10_000,
        b"\r\n" * 10_000,
    ],
    ids=lambda data: repr(data[:40]),
)
def test_what_is_hardly_http_is_refused(data: bytes, guarded: Guarded) -> None:
    status = exchange(guarded.url, data)
    assert status is None or status < 500


@pytest.mark.parametrize(
    "message",
    [
        *REQUESTS.values(),
        b'{"type":"hello","table":"' + b"a" * 5000 + b'"}',
        b'{"type":' + b"[" * 2000 + b"]" * 2000 + b"}",
        b'{"type":"move","ply":1,"move":"\\ud800"}',
        b'{"type":"move","ply":1,"move":"\\u0000"}',
        b"\xff\xfe\xfd",
    ],
    ids=lambda data: repr(data[:40]),
)
@pytest.mark.parametrize("text", [True, False], ids=["text", "binary"])
def test_no_socket_message_is_too_strange(message: bytes, text: bool, guarded: Guarded) -> None:
    table, token = guarded.tables()[0]
    hello = json.dumps({"type": "hello", "table": table, "tokens": [token]})
    for first in (None, hello):
        with connect(guarded.url.replace("http", "ws") + "/api/socket", compression=None) as talk:
            if first is not None:
                talk.send(first)
                talk.recv(timeout=30)
            talk.socket.sendall(frame(1 if text else 2, message))
            assert heard(talk) in ("refused", "closed 1002", "closed 1007", "closed 1008", "closed 1009")


def test_a_goodbye_in_the_same_breath_as_bad_text_is_no_error(guarded: Guarded) -> None:
    table, token = guarded.tables()[0]
    with connect(guarded.url.replace("http", "ws") + "/api/socket", compression=None) as talk:
        talk.send(json.dumps({"type": "hello", "table": table, "tokens": [token]}))
        talk.recv(timeout=30)
        talk.socket.sendall(frame(1, b'{"move": "\x84"}') + frame(8, (1000).to_bytes(2, "big")))
        assert heard(talk) == "closed 1000"
