"""The database, or what carries the notices, goes away under a running server and comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server.http.sockets import COME_AGAIN
from ludotheque.server.storage.sql import SqlStorage

from ..databases import Postgres, postgres, redis
from ..processes import Process
from ..running import Client, until


@pytest.fixture(scope="module")
def alone() -> Iterator[tuple[Postgres, Process]]:
    with postgres() as database, Process(database.url) as server:
        yield database, server


def test_while_the_database_is_gone_nothing_is_done_and_nothing_is_lost(alone: tuple[Postgres, Process]) -> None:
    database, server = alone
    with Client(server.url) as client:
        opened = client.open()
        table, mover = opened["table"], opened["state"]["view"]["mover"]
        tokens = [seat["token"] for seat in opened["seats"]]
        state = client.state(table, tokens[mover])
        state = client.move(table, tokens[mover], state)
        database.stop()
        move = {"ply": state["ply"], "move": state["view"]["legal"][0]}
        refused = client.post(table, "moves", tokens[mover], **move)
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        assert int(refused.headers["retry-after"]) >= 1
        assert client.http.get("/health").status_code == 503
        assert client.http.get("/ready").status_code == 503
        assert client.http.get("/api/tables").status_code == 503
        assert client.http.post("/api/tables", json=_two()).status_code == 503
        database.start()
        until(lambda: client.http.get("/ready").status_code == 200)
        again = client.state(table, tokens[mover])
        assert (again["ply"], again["view"]) == (state["ply"], state["view"])
        client.ok(client.post(table, "moves", tokens[mover], **move))
        assert client.post(table, "moves", tokens[mover], **move).status_code == 409
        store = SqlStorage(database.url)
        loaded = store.load(table)
        store.close()
        assert loaded is not None
        assert [entry.kind for entry in loaded[1]] == ["started", "move", "move"]


def test_sockets_are_told_to_come_again(alone: tuple[Postgres, Process]) -> None:
    database, server = alone
    with Client(server.url) as client:
        opened = client.open()
        table, mover = opened["table"], opened["state"]["view"]["mover"]
        tokens = [seat["token"] for seat in opened["seats"]]
        with client.socket(table, *tokens) as talk:
            states = [talk.read(), talk.read()]
            move = {"type": "move", "seat": mover, "ply": 1, "move": states[mover]["view"]["legal"][0]}
            database.stop()
            talk.send(**move)
            with pytest.raises(ConnectionClosed) as closed:
                talk.read()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == COME_AGAIN
        database.start()
        until(lambda: client.http.get("/health").status_code == 200)
        with client.socket(table, *tokens) as talk:
            assert [talk.read()["ply"], talk.read()["ply"]] == [1, 1]  # it was not made
            talk.send(**move)
            assert [talk.read()["ply"], talk.read()["ply"]] == [2, 2]


def test_notices_that_were_missed_are_caught_up_with() -> None:
    with (
        postgres() as database,
        redis() as relay,
        Process(database.url, "--relay", relay.url) as first,
        Process(database.url, "--relay", relay.url) as second,
        Client(first.url) as here,
        Client(second.url) as there,
    ):
        opened = here.open()
        table, mover = opened["table"], opened["state"]["view"]["mover"]
        tokens = [seat["token"] for seat in opened["seats"]]
        with there.socket(table, tokens[1 - mover]) as listening:
            assert listening.read()["ply"] == 1
            relay.stop()
            state = here.move(table, tokens[mover], here.state(table, tokens[mover]))  # moves need no relay
            assert listening.read()["ply"] == state["ply"] == 2
            relay.start()
            state = here.move(table, tokens[mover], state)
            assert listening.read()["ply"] == state["ply"] == 3


def _two() -> dict[str, object]:
    return {"game": "winston", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "random"}]}
