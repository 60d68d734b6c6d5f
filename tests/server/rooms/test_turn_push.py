"""Turns are pushed to the sockets that asked for them, behind every state and every change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ludotheque.core.shelf import shelf
from ludotheque.server.rooms.background import Background
from ludotheque.server.rooms.room import Room
from ludotheque.server.rooms.turn_push import Turns
from ludotheque.server.work.fair_pool import FairPool
from ludotheque.tables.shown.turns import TurnSource, turn_source
from ludotheque.tables.table import Table
from tests.tables.building import opening, play, table

from ..running import Client, Json, Socket, human


def read(talk: Socket, kind: str, ply: int, you: int | None) -> Json:
    """The message of this kind, ply and viewer; others that arrive before it are left out."""
    while True:
        message = talk.read()
        if (message["type"], message["ply"], message["you"]) == (kind, ply, you):
            return message


def same_turn(pushed: Json, asked: Json) -> bool:
    return {name: pushed[name] for name in ("ply", "words", "moves")} == asked


@pytest.mark.parametrize("game", shelf())
def test_mover_other_player_and_spectator_are_sent_what_they_could_ask_for(client: Client, game: str) -> None:
    opened = client.open(game)
    id = opened["table"]
    tokens = [*(seat["token"] for seat in opened["seats"]), opened["watch"]]
    with (
        client.socket(id, tokens[0], turns=True, lang="fr") as ada,
        client.socket(id, tokens[1], turns=True, lang="hu") as bo,
        client.socket(id, tokens[2], turns=True) as watcher,
    ):
        talks: list[tuple[Socket, int | None, str]] = [(ada, 0, "fr"), (bo, 1, "hu"), (watcher, None, "en")]
        kind = "state"
        for _ in range(3):
            ply = client.state(id, tokens[2])["ply"]
            mover = None
            for (talk, you, language), token in zip(talks, tokens, strict=True):
                told = read(talk, kind, ply, you)
                turn = talk.read()
                assert (turn["type"], turn["table"], turn["you"], turn["lang"]) == ("turn", id, you, language)
                assert same_turn(turn, client.ok(client.get(id, "turn", token, lang=language)))
                assert turn["words"]
                assert [move["move"] for move in turn["moves"]] == told["view"]["legal"]
                if turn["moves"]:
                    mover = talk, turn["moves"][0]["move"]
            assert mover is not None
            mover[0].send(type="move", ply=ply, move=mover[1])
            kind = "news"


def test_a_socket_with_two_seats_is_sent_both_turns(client: Client) -> None:
    opened = client.open("winchester")
    with client.socket(opened["table"], *(seat["token"] for seat in opened["seats"]), turns=True) as talk:
        for _ in range(6):
            told = [talk.read(), talk.read()]
            assert [message["you"] for message in told] == [0, 1]
            assert {message["type"] for message in told} <= {"state", "news"}
            turns = {turn["you"]: turn for turn in (talk.read(), talk.read())}
            assert [turns[seat]["type"] for seat in (0, 1)] == ["turn", "turn"]
            assert {turn["ply"] for turn in turns.values()} == {told[0]["ply"]}
            mover = told[0]["view"]["mover"]
            assert turns[mover]["moves"]
            assert not turns[1 - mover]["moves"]
            talk.send(type="move", seat=mover, ply=told[0]["ply"], move=turns[mover]["moves"][0]["move"])


def test_who_does_not_ask_for_turns_is_sent_none(client: Client) -> None:
    opened = client.open()
    tokens = [seat["token"] for seat in opened["seats"]]
    with client.socket(opened["table"], *tokens, lang="fr") as talk:
        states = [talk.read(), talk.read()]
        for _ in range(3):
            mover = states[0]["view"]["mover"]
            legal = states[mover]["view"]["legal"]
            talk.send(type="move", seat=mover, ply=states[0]["ply"], move=legal[0])
            states = [talk.read(), talk.read()]
            assert [message["type"] for message in states] == ["news", "news"]


def test_before_the_deal_there_is_no_turn_and_then_there_is(client: Client) -> None:
    opened = client.open("winston", human("Ada"), human("Bo"), wait=True)
    with client.socket(opened["table"], opened["seats"][0]["token"], turns=True) as talk:
        assert talk.read()["view"] is None
        client.ok(client.post(opened["table"], "start", opened["owner"]))
        news = talk.read()
        assert news["type"] == "news"
        turn = talk.read()
        assert (turn["type"], turn["ply"]) == ("turn", news["ply"])


def test_the_language_can_be_changed_at_the_table(client: Client) -> None:
    opened = client.open("hundsgemein")
    id, token = opened["table"], opened["seats"][0]["token"]
    with client.socket(id, token, turns=True) as talk:
        talk.read()
        assert talk.read()["lang"] == "en"
        talk.send(type="language", lang="pl")
        turn = talk.read()
        assert turn["lang"] == "pl"
        assert same_turn(turn, client.ok(client.get(id, "turn", token, lang="pl")))
        talk.send(type="move", ply=99, move="x")
        refused = talk.read()
        assert refused["message"] != client.post(id, "moves", token, ply=99, move="x").json()["message"]
        talk.send(type="language", lang="tlh")  # as in the first message: English
        assert talk.read()["lang"] == "en"


def test_without_turns_only_refusals_change_their_language(client: Client) -> None:
    opened = client.open()
    with client.socket(opened["table"], opened["watch"]) as talk:
        talk.read()
        talk.send(type="language", lang="fr")
        talk.send(type="move", ply=1, move="x")
        refused = talk.read()
        assert (refused["type"], refused["code"]) == ("refused", "forbidden")
        french = client.http.post(
            f"/api/tables/{opened['table']}/moves",
            json={"ply": 1, "move": "x"},
            headers={"Authorization": f"Bearer {opened['watch']}", "Accept-Language": "fr"},
        )
        assert refused["message"] == french.json()["message"]


def test_the_turn_of_a_game_that_is_over_is_in_words_too(client: Client) -> None:
    opened = client.open("winston", human("Ada"), human("Bo"))
    token = opened["seats"][0]["token"]
    with client.socket(opened["table"], token, turns=True) as talk:
        ply = talk.read()["ply"]
        client.ok(client.post(opened["table"], "resign", token, ply=ply))
        while not (message := talk.read()).get("over"):
            pass
        turn = read(talk, "turn", message["ply"], 0)
        assert turn["words"]
        assert turn["moves"] == []


# --- made once, and only while it is wanted ---


class Listening:
    def __init__(self, viewers: Sequence[int | None], language: str | None) -> None:
        self.viewers: Sequence[int | None] = viewers
        self.turns_in, self.address = language, "here"
        self.heard: list[Any] = []
        self.own_turns: list[asyncio.Task[None]] = []
        self.wants_presence = False
        self.hidden_since: float | None = None

    def post(self, message: bytes) -> None:
        self.heard.append(message)

    def drop(self) -> None: ...


def in_a_room(test: Callable[[Room, Turns], Any]) -> None:
    async def run() -> None:
        background = Background()
        reading = FairPool("read", 1, threads=2)
        try:
            async with asyncio.timeout(60):
                await test(Room(table("winston", "hh"), 0, "here"), Turns(reading, 0, background))
        finally:
            reading.close()
            background.close()

    asyncio.run(run())


async def all_sent(room: Room) -> None:
    while room.turns:
        await asyncio.sleep(0)


def test_a_turn_is_made_once_for_all_who_see_and_speak_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int | None, str]] = []
    in_words = TurnSource.in_words

    def counted(source: TurnSource, language: str) -> Any:
        made.append((source.seat, language))
        return in_words(source, language)

    monkeypatch.setattr(TurnSource, "in_words", counted)

    async def test(room: Room, turns: Turns) -> None:
        watchers = [Listening([None], "fr") for _ in range(5)]
        both, silent = Listening([0, 1], "fr"), Listening([0], None)
        room.listeners += [*watchers, both, silent, Listening([0], "de")]
        turns.push(room, {})
        await all_sent(room)
        assert made[0][0] == room.table.mover  # is served first
        assert sorted(made, key=str) == sorted([(None, "fr"), (0, "fr"), (1, "fr"), (0, "de")], key=str)
        assert [len(each.heard) for each in (*watchers, both, silent)] == [1, 1, 1, 1, 1, 2, 0]

    in_a_room(test)


def test_a_turn_that_was_overtaken_is_not_sent() -> None:
    async def test(room: Room, turns: Turns) -> None:
        watcher = Listening([None], "en")
        room.listeners.append(watcher)
        for _ in range(5):
            turns.push(room, {})
            play(room.table)
        turns.push(room, {})
        await all_sent(room)
        assert len(watcher.heard) == 1
        assert f'"ply":{room.table.ply},'.encode() in watcher.heard[0]

    in_a_room(test)


def test_a_client_that_asks_again_and_again_has_one_turn_on_its_way() -> None:
    async def test(room: Room, turns: Turns) -> None:
        watcher = Listening([None], "en")
        for _ in range(100):
            turns.push_to(room, watcher)
            await asyncio.sleep(0)
        assert sum(not task.cancelling() for task in room.turns) <= 1
        await all_sent(room)
        assert 1 <= len(watcher.heard) < 100

    in_a_room(test)


def test_a_table_without_a_deal_has_no_turn() -> None:
    assert turn_source(Table(opening()), None) is None
