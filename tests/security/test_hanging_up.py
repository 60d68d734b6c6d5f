"""Clients that ask for long work and disconnect."""

from __future__ import annotations

import json

import pytest

from tests.server.running import bot, human, until

from .conftest import Guarded
from .wire import connect


@pytest.mark.parametrize("what", ["hint", "analysis"])
def test_who_hangs_up_leaves_neither_work_nor_a_traceback(guarded: Guarded, what: str) -> None:
    client = guarded.client
    if what == "hint":
        opened = client.open("winchester", human("Ada"), bot("random"))
        table, token = opened["table"], opened["seats"][0]["token"]
        state = client.state(table, token)
        while state["view"]["mover"] != 0:
            state = client.state(table, token, since=state["ply"], wait=5)
        body = json.dumps({"milliseconds": 10_000})
    else:
        opened = client.open("winchester", human("Ada"), human("Bo"))
        table, token = opened["table"], opened["seats"][0]["token"]
        tokens = [seat["token"] for seat in opened["seats"]]
        for _ in range(12):
            mover = tokens[client.state(table, token)["view"]["mover"]]
            client.move(table, mover, client.state(table, mover))
        client.ok(client.post(table, "resign", token, ply=client.state(table, token)["ply"]))
        body = json.dumps({"simulations": 5000})
    asked = (
        f"POST /api/tables/{table}/{what} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    )

    def thinking() -> bool:
        return "ludotheque_thinking 0.0" not in guarded.http.get("/metrics").text

    with connect(guarded.url, "127.0.0.2") as impatient:
        impatient.sendall(asked.encode())
        until(thinking)
    until(lambda: not thinking())
