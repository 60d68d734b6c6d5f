"""Sockets: greeting, moves, news, refusals."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.core.shelf import shelf
from ludotheque.server.http import sockets
from ludotheque.server.rooms.room import Room
from ludotheque.server.schema import Hello
from ludotheque.server.settings import Settings
from ludotheque.tables.table import Table
from tests.tables.building import opening

from ..running import Client, Json, Socket, bot, human, serving


def seat_tokens(opened: Json) -> list[str]:
    return [seat["token"] for seat in opened["seats"]]


def test_a_move_is_told_to_all_as_they_may_see_it(client: Client) -> None:
    opened = client.open()
    table, tokens = opened["table"], seat_tokens(opened)
    with (
        client.socket(table, tokens[0]) as ada,
        client.socket(table, tokens[1]) as bo,
        client.socket(table, opened["watch"]) as watcher,
    ):
        states = [talk.read() for talk in (ada, bo, watcher)]
        assert [state["you"] for state in states] == [0, 1, None]
        mover = states[0]["view"]["mover"]
        (ada, bo)[mover].send(type="move", ply=states[mover]["ply"], move=states[mover]["view"]["legal"][0])
        news = [talk.read() for talk in (ada, bo, watcher)]
        assert [n["type"] for n in news] == ["news"] * 3
        assert [n["ply"] for n in news] == [2] * 3
        assert [n["view"]["seat"] for n in news] == [0, 1, None]
        assert news[2]["view"]["hand"] is None
        assert news[1 - mover]["view"]["legal"] == []
        assert news[0]["told"][0]["events"][0]["event"] == "played"


def test_a_new_name_is_told_to_all(client: Client) -> None:
    opened = client.open()
    table, tokens = opened["table"], seat_tokens(opened)
    with client.socket(table, tokens[1]) as bo, client.socket(table, opened["watch"]) as watcher:
        for talk in (bo, watcher):
            assert talk.read()["type"] == "state"
        client.ok(client.post(table, "name", tokens[0], name="Ada Lovelace"))
        for talk in (bo, watcher):
            news = talk.read()
            assert news["type"] == "news"
            assert news["seats"][0]["name"] == "Ada Lovelace"
            assert [(told["kind"], told["text"]) for told in news["told"]] == [("renamed", "Ada Lovelace")]


@pytest.mark.parametrize("game", shelf())
def test_one_device_holds_several_seats_and_plays_a_whole_game(client: Client, game: str) -> None:
    opened = client.open(game)
    with client.socket(opened["table"], *seat_tokens(opened)) as talk:
        ply = 0
        over = False
        while not over:
            messages = [talk.read(), talk.read()]
            assert [message["you"] for message in messages] == [0, 1]
            assert messages[0]["ply"] == messages[1]["ply"] > ply
            ply = messages[0]["ply"]
            over = messages[0].get("over", False)
            for message in messages:
                if message["view"]["legal"] and not over:
                    talk.send(type="move", seat=message["you"], ply=ply, move=message["view"]["legal"][-1])
        assert messages[0]["result"]["places"]


def test_refused_moves_come_back_with_the_state(client: Client) -> None:
    opened = client.open()
    tokens = seat_tokens(opened)
    with client.socket(opened["table"], *tokens) as talk:
        states = [talk.read(), talk.read()]
        mover = states[0]["view"]["mover"]
        move = states[mover]["view"]["legal"][0]
        for seat, ply, text, code in (
            (1 - mover, 1, move, "out-of-turn"),
            (mover, 0, move, "stale"),
            (mover, 9, move, "stale"),
            (mover, 1, "end", "illegal"),
            (mover, 1, "castle", "no-such-move"),
        ):
            talk.send(type="move", seat=seat, ply=ply, move=text)
            refused = talk.read()
            assert (refused["type"], refused["code"], refused["you"]) == ("refused", code, seat)
            assert refused["state"]["ply"] == 1
        for message, code in (
            ({"type": "move", "ply": 1, "move": move}, "forbidden"),  # which seat?
            ({"type": "move", "seat": 3, "ply": 1, "move": move}, "forbidden"),
            ({"type": "dance"}, "invalid"),
            ({"type": "move", "ply": "one", "move": move}, "invalid"),
            ({"type": "hello", "table": opened["table"], "tokens": [tokens[0]]}, "invalid"),
        ):
            talk.send(**message)
            assert talk.read()["code"] == code


def test_a_lost_connection_resumes_from_the_last_ply_seen(client: Client) -> None:
    opened = client.open("winston", human("Ada"), human("Bo"), bot())
    table, tokens = opened["table"], seat_tokens(opened)
    with client.socket(table, tokens[0]) as talk:
        seen = talk.read()["ply"]
    played = 0
    while played < 6:
        for token in tokens:
            state = client.state(table, token)
            if state["view"]["legal"]:
                client.move(table, token, state)
                played += 1
    with client.socket(table, tokens[0], since=seen) as talk:
        state = talk.read()
        while len(state["told"]) < 6:
            state["told"] += talk.read()["told"]
    assert [told["ply"] for told in state["told"]] == list(range(seen + 1, seen + 1 + len(state["told"])))
    assert all(told["events"] for told in state["told"])


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "table": "0123", "tokens": ["x" * 20]}, "unknown-table"),
        ({"type": "hello", "table": "TABLE", "tokens": ["x" * 20]}, "forbidden"),
        ({"type": "hello", "table": "TABLE", "tokens": []}, "invalid"),
        ({"type": "move", "ply": 1, "move": "Rb"}, "invalid"),
        ({"type": "hello", "table": "TABLE", "tokens": ["x" * 20], "lang": "fr"}, "forbidden"),
    ],
)
def test_who_is_not_let_in_is_told_why(client: Client, hello: Json, code: str) -> None:
    opened = client.open()
    if hello.get("table") == "TABLE":
        hello = hello | {"table": opened["table"]}
    with connect(client.url.replace("http", "ws") + "/api/socket") as connection:
        talk = Socket(connection)
        talk.send(**hello)
        refused = talk.read()
        assert refused["code"] == code
        assert ("jeton" in refused["message"]) == (hello.get("lang") == "fr")
        with pytest.raises(ConnectionClosed):
            talk.read()


def test_pages_from_elsewhere_open_no_sockets(client: Client) -> None:
    address = client.url.replace("http", "ws") + "/api/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin=Origin("https://evil.example"))
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(client.url)):
        pass


def test_messages_that_are_too_large_end_the_connection(client: Client) -> None:
    opened = client.open()
    with client.socket(opened["table"], opened["watch"]) as talk:
        talk.read()
        talk.send(type="move", ply=1, move="x" * 10_000)
        with pytest.raises(ConnectionClosed):
            talk.read()


def test_only_so_many_sockets_come_from_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_FROM_ONE_ADDRESS", 2)
    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}")) as url:
        address = url.replace("http", "ws") + "/api/socket"
        with connect(address), connect(address):
            with pytest.raises(InvalidStatus) as refused:
                connect(address)
            assert refused.value.response.status_code == 403


def test_a_client_that_is_too_far_behind_has_to_come_again() -> None:
    class Slow:
        """A socket whose client has not read its first message yet."""

        def __init__(self) -> None:
            self.sent = 0
            self.closed: int | None = None
            self.goes_on = asyncio.Event()

        async def send(self, message: object) -> None:
            self.sent += 1
            await self.goes_on.wait()

        async def close(self, code: int) -> None:
            self.closed = code

    async def fall_behind() -> Slow:
        slow = Slow()
        connection = sockets.Connection(
            cast(sockets.Socket, slow), Room(Table(opening()), 0, "here"), [0], "en", "here", Hello("", [])
        )
        sending = asyncio.create_task(connection.send_all())
        for _ in range(sockets.MOST_WAITING + 2):  # one is being sent
            connection.post(b"{}")
            await asyncio.sleep(0)
        slow.goes_on.set()
        await sending
        return slow

    slow = asyncio.run(fall_behind())
    assert slow.sent == 1  # what waited is dropped with the connection
    assert slow.closed == sockets.COME_AGAIN


def test_a_socket_that_asks_is_told_who_is_there(client: Client) -> None:
    opened = client.open()
    table, tokens = opened["table"], seat_tokens(opened)
    with client.socket(table, tokens[0], presence=True) as ada:
        assert ada.read()["type"] == "state"
        assert ada.read() == {"type": "presence", "table": table, "away": [None, 0]}
        with client.socket(table, tokens[1]) as bo:
            assert bo.read()["type"] == "state"
            assert ada.read() == {"type": "presence", "table": table, "away": [None, None]}
        assert ada.read() == {"type": "presence", "table": table, "away": [None, 0]}
