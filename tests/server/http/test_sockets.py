"""Sockets: greeting, moves, news, refusals."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.core.shelf import shelf
from ludotheque.server.guard.limits import Buckets
from ludotheque.server.guard.protocols import GuardedHttp, GuardedSocket
from ludotheque.server.guard.wire import Wire
from ludotheque.server.house import House
from ludotheque.server.http import heartbeat, sockets
from ludotheque.server.rooms import presence
from ludotheque.server.rooms.room import Room
from ludotheque.server.schema import Hello
from ludotheque.server.settings import Settings
from ludotheque.tables.table import Table
from tests.tables.building import opening

from ..running import Client, Json, Socket, bot, human, serving, until


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


def test_what_is_asked_in_one_breath_is_answered_in_order(client: Client) -> None:
    opened = client.open()
    with client.socket(opened["table"], *seat_tokens(opened)) as talk:
        states = [talk.read(), talk.read()]
        mover = states[0]["view"]["mover"]
        moves = [states[mover]["view"]["legal"][0], "castle", "rook", "knight"]
        for move in moves:
            talk.send(type="move", seat=mover, ply=states[0]["ply"], move=move)
        talk.send(type="dance")
        told = [talk.read() for _ in range(6)]
    assert sorted(message["type"] for message in told) == ["news"] * 2 + ["refused"] * 4
    refused = [message for message in told if message["type"] == "refused"]
    assert refused[-1]["code"] == "invalid"
    assert {message["code"] for message in refused[:-1]} <= {"stale", "no-such-move", "out-of-turn"}
    assert all(message["state"]["ply"] == states[0]["ply"] + 1 for message in refused[:-1])  # stored and told by then


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


def test_a_slow_client_is_sent_everything_in_order() -> None:
    class Slow:
        def __init__(self) -> None:
            self.flows = True
            self.written: list[bytes] = []

        def write_text(self, message: bytes) -> None:
            self.written.append(message)
            self.flows = len(self.written) % 2 != 0  # it reads two messages at a time

        def listen(self, heard: object, drained: Callable[[], None]) -> None:
            self.drained = drained

        async def receive(self) -> dict[str, str]:
            while len(self.written) < 7:
                self.flows = True
                self.drained()
            return {"type": "websocket.disconnect"}

    async def catch_up() -> list[bytes]:
        wire = Slow()
        connection = sockets.Connection(
            cast(Wire, wire), Room(Table(opening()), 0, "here"), [0], "en", "here", Hello("", [])
        )
        for number in range(7):
            connection.post(b"%d" % number)
        assert len(wire.written) == 2
        await connection.talk(cast(House, None), Buckets(0))
        return wire.written

    assert asyncio.run(catch_up()) == [b"%d" % number for number in range(7)]


def test_a_client_that_is_too_far_behind_has_to_come_again() -> None:
    class Slow:
        """A wire whose client reads nothing."""

        flows = False
        hung_up: int | None = None

        def hang_up(self, code: int) -> None:
            self.hung_up = code

    async def fall_behind() -> sockets.Connection:
        wire = cast(Wire, Slow())
        connection = sockets.Connection(wire, Room(Table(opening()), 0, "here"), [0], "en", "here", Hello("", []))
        for _ in range(sockets.MOST_WAITING):
            connection.post(b"{}")
        assert connection.closing is None
        connection.post(b"{}")
        return connection

    connection = asyncio.run(fall_behind())
    assert connection.closing == sockets.COME_AGAIN
    assert cast(Slow, connection.wire).hung_up == sockets.COME_AGAIN


def test_a_socket_that_has_gone_leaves_no_garbage(client: Client) -> None:
    """While many are here, nobody looks for what holds itself in memory."""

    def connections() -> list[object]:
        return [
            found for found in gc.get_objects() if isinstance(found, sockets.Connection | GuardedSocket | GuardedHttp)
        ]

    opened = client.open()
    table, tokens = opened["table"], seat_tokens(opened)
    gc.collect()
    gc.disable()
    try:
        others = connections()
        known = {id(other) for other in others}
        with client.socket(table, tokens[0]) as ada, client.socket(table, tokens[1]) as bo:
            states = [ada.read(), bo.read()]
            mover = states[0]["view"]["mover"]
            (ada, bo)[mover].send(type="move", ply=1, move=states[mover]["view"]["legal"][0])
            assert [talk.read()["type"] for talk in (ada, bo)] == ["news"] * 2
            made = [(type(found), weakref.ref(found)) for found in connections() if id(found) not in known]
            kinds = Counter(kind for kind, _ in made)
            assert kinds == {sockets.Connection: 2, GuardedSocket: 2}, "the requests that began them are gone"
        until(lambda: all(found() is None for _, found in made))
    finally:
        gc.enable()


def test_a_reaction_reaches_everybody_who_asked_and_is_not_stored(client: Client) -> None:
    opened = client.open()
    table, tokens = opened["table"], seat_tokens(opened)
    with (
        client.socket(table, tokens[0], presence=True) as ada,
        client.socket(table, opened["watch"], presence=True) as eve,
    ):
        assert client.post(table, "reaction", tokens[1], reaction="laugh").status_code == 204
        for talk in (ada, eve):
            while (message := talk.read())["type"] != "reaction":
                assert message["type"] in ("state", "presence")
            assert message == {"type": "reaction", "table": table, "seat": 1, "reaction": "laugh"}
    assert client.post(table, "reaction", opened["watch"], reaction="laugh").json()["code"] == "forbidden"
    assert client.post(table, "reaction", tokens[1], reaction="<b>rude</b>").status_code == 400
    assert client.state(table, tokens[0])["ply"] == opened["state"]["ply"]
    answers = [client.post(table, "reaction", tokens[1], reaction="laugh").status_code for _ in range(4)]
    assert 429 in answers


def test_a_player_whose_page_is_hidden_is_away_after_a_while(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = client.open()
    table, tokens = opened["table"], seat_tokens(opened)
    with client.socket(table, tokens[0], presence=True) as ada, client.socket(table, tokens[1]) as bo:
        while ada.read().get("away") != [None, None]:
            pass
        bo.send(type="attention", here=False)
        monkeypatch.setattr(presence, "HIDDEN", 0.0)
        assert ada.read()["away"] == [None, 0]
        bo.send(type="attention", here=True)
        assert ada.read()["away"] == [None, None]
    with client.socket(table, tokens[1], here=False) as bo:  # a tab that connects again while nobody looks
        assert bo.read()["type"] == "state"
        with client.socket(table, opened["watch"], presence=True) as eve:
            assert eve.read()["type"] == "state"
            assert eve.read()["away"] == [0, 0]


def test_who_asked_for_it_and_looks_hears_a_beat_where_nothing_happens(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "PERIOD", 0.05)
    opened = client.open()
    table, tokens = opened["table"], seat_tokens(opened)
    with client.socket(table, tokens[0], beats=True) as ada, client.socket(table, tokens[1]) as bo:
        assert ada.read()["type"] == bo.read()["type"] == "state"
        assert [ada.read(), ada.read()] == [{"type": "beat"}] * 2
        ada.send(type="attention", here=False)
        with pytest.raises(TimeoutError):  # after those that were under way
            [ada.connection.recv(timeout=1) for _ in range(10)]
        ada.send(type="attention", here=True)
        assert ada.read() == {"type": "beat"}
        with pytest.raises(TimeoutError):
            bo.connection.recv(timeout=0)


def test_a_connection_that_cannot_be_told_stops_no_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "PERIOD", 0.05)
    heard: list[str] = []

    class Broken:
        def beat(self) -> None:
            heard.append("broken")
            raise OSError

    class Whole:
        def beat(self) -> None:
            heard.append("whole")

    async def run() -> None:
        hearts, whole = heartbeat.Heartbeat(), Whole()
        hearts.add(Broken())
        hearts.add(whole)
        task = asyncio.create_task(hearts.run())
        while heard.count("whole") < 3:
            await asyncio.sleep(0.01)
        hearts.remove(whole)
        before = heard.count("whole")
        while heard.count("broken") < 6:
            await asyncio.sleep(0.01)
        assert heard.count("whole") == before
        task.cancel()

    asyncio.run(run())


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
