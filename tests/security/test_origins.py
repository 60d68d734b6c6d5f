"""Requests that pages of other sites make a browser send change nothing."""

from __future__ import annotations

import asyncio

import pytest

from tests.soak.frames import Frames, Refused
from tests.soak.grammar import Grammar, Json, Operation, our_description

from .conftest import Guarded

POSTS = [each for each in Grammar(our_description(), {}).operations if each.changes]
FOREIGN: list[dict[str, str]] = [
    {"Content-Type": "text/plain"},
    {"Content-Type": "text/plain;charset=UTF-8"},
    {"Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Type": ""},
    {"Content-Type": "application/json", "Origin": "https://evil.example"},
    {"Content-Type": "application/json", "Origin": "null"},
    {"Content-Type": "application/json", "Origin": "http://["},
    {"Content-Type": "application/json", "Sec-Fetch-Site": "cross-site"},
    {"Content-Type": "text/plain", "Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
]


def said(guarded: Guarded, operation: Operation, table: str, token: str, headers: dict[str, str]) -> tuple[int, Json]:
    body = {} if operation.body is None else {"json": guarded.body(operation)}
    answer = guarded.send(operation.method, guarded.address(operation, table), token, headers=headers, **body)
    problem = answer.status_code >= 400
    return answer.status_code, (answer.json()["code"], answer.json()["message"]) if problem else None


@pytest.mark.parametrize("operation", POSTS, ids=lambda each: each.path)
@pytest.mark.parametrize("headers", FOREIGN, ids=lambda headers: " ".join(headers.values()))
def test_a_foreign_page_changes_nothing(operation: Operation, headers: dict[str, str], guarded: Guarded) -> None:
    playing, waiting, _, over = guarded.tables()
    for table, token in (playing, waiting, over):
        before = guarded.client.state(table, token)
        status, reason = said(guarded, operation, table, token, headers)
        assert status in (400, 403, 415), (status, reason)
        assert guarded.client.state(table, token) == before
        # the page is refused, not the request as such
        own = {"Content-Type": "application/json", "Origin": guarded.url, "Sec-Fetch-Site": "same-origin"}
        assert said(guarded, operation, table, token, own)[1] != reason


def test_sockets_are_refused_to_foreign_pages(guarded: Guarded) -> None:
    async def opened(origin: str) -> bool:
        try:
            socket = await Frames.open("127.0.0.1", guarded.process.port, origin=origin)
        except Refused:
            return False
        socket.abort()
        return True

    for origin in ("https://evil.example", "null", "http://[", "http://127.0.0.1", "http://127.0.0.1:1", ""):
        assert not asyncio.run(opened(origin)), origin
    assert asyncio.run(opened(guarded.url))
