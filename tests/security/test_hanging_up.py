"""Clients that ask for long work and disconnect."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Timer

import pytest

from tests.server.processes import Process
from tests.server.running import Client, bot, human, until

from .conftest import Guarded
from .wire import connect, ended


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


UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.mark.parametrize("what", ["hint", "lab", "lab and more", "lab and a socket"])
def test_a_server_that_stops_leaves_unfinished_work_without_a_traceback(tmp_path: Path, what: str) -> None:
    with Process(f"sqlite:///{tmp_path}/tables.sqlite") as server, Client(server.url) as client:
        if what == "hint":
            opened = client.open("winston", human("Ada"), human("Bo"), hints=True)
            table, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
            path, token = f"/api/tables/{table}/hint", tokens[client.state(table, tokens[0])["view"]["mover"]]
            body = json.dumps({"milliseconds": 10_000})
        else:
            path, token = "/api/lab/winchester", "none"
            body = json.dumps({"seats": 5, "bots": ["master"], "games": 400})
        asked = (
            f"POST {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        )
        with connect(server.url, "127.0.0.2") as patient:
            patient.sendall(asked.encode())
            if what == "hint":
                until(lambda: "ludotheque_thinking 0.0" not in client.http.get("/metrics").text)
            else:
                assert patient.recv(12) == b"HTTP/1.1 200"
            if what == "lab and more":  # it asks again after the server was told to stop
                Timer(0.5, patient.sendall, (b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n",)).start()
            if what == "lab and a socket":  # on the same connection, before the answer is over
                patient.sendall(UPGRADE)
                ended(patient)
            assert "Traceback" not in server.stop()
