"""A device and a server tell the same about the same table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.core.shelf import find, shelf
from ludotheque.server.settings import Settings
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.tables.capabilities import hash_of
from ludotheque.tables.entries import Entry, Place
from tests.server.running import Client, serving
from tests.tables.building import opening, stored

from .page import Json, Page, play_out

TOKEN = "the token of seat 0"
TURNS = 6  # of the person, that are compared message by message


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, SqlStorage]]:
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}"
    with serving(Settings(database=database, rate=0, table_rate=0)) as url, Client(url) as client:
        yield client, SqlStorage(database)


def twins(served: tuple[Client, SqlStorage], game: str, kinds: str) -> tuple[str, Page, str]:
    """The same table on a server and on a device, dealt alike."""
    _, store = served
    plan = msgspec.structs.replace(opening(game, kinds), places=levelled(game, kinds))
    table = stored(store, plan)
    page, local = Page(), f"local-{plan.id}"
    page.openings[local] = msgspec.to_builtins(msgspec.structs.replace(plan, id=local))
    page.entries[local] = [
        msgspec.to_builtins(Entry(local, entry.ply, entry.change, entry.at)) for entry in table.entries
    ]
    return plan.id, page, local


def levelled(game: str, kinds: str) -> list[Place]:
    """A person with `TOKEN`, and bots."""
    first, *bots = opening(game, kinds).places
    replace = msgspec.structs.replace
    return [replace(first, hash=hash_of(TOKEN)), *(replace(place, level="beginner") for place in bots)]


def renamed(found: Any, local: str) -> Any:
    return msgspec.json.decode(msgspec.json.encode(found).replace(local.encode(), local[6:].encode()))


def told(messages: list[Json]) -> list[Json]:
    """What was told, without turns that were overtaken: only the last is sure to come."""
    return [each for each in messages if each["type"] in ("state", "news")]


@pytest.mark.parametrize("game", shelf())
def test_the_same_moves_lead_to_the_same_messages(served: tuple[Client, SqlStorage], game: str, tmp_path: Path) -> None:
    client, _ = served
    kinds = "hb" + "b" * (find(game).players[0] - 2)
    id, page, local = twins(served, game, kinds)
    there: list[Json] = []
    with client.socket(id, TOKEN, turns=True, lang="fr") as socket:
        here = page.wire(1, local, TOKEN, turns=True, lang="fr")
        for _ in range(TURNS):
            page.work()
            mine = renamed(told(here), local)
            while not there or (there[-1]["type"], there[-1]["ply"]) != ("turn", mine[-1]["ply"]):
                there.append(socket.read())
            assert told(there) == mine
            assert there[-1] == renamed([each for each in here if each["type"] == "turn"][-1], local)
            latest = mine[-1]
            if not latest["view"]["legal"]:
                break
            for move in ("no such move", latest["view"]["legal"][0]):
                asked = {"type": "move", "ply": latest["ply"], "move": move}
                socket.send(**asked)
                page.send(1, **asked)
            refusal = socket.read()
            assert refusal == renamed(next(e for e in reversed(here) if e["type"] == "refused"), local)


def test_a_finished_game_is_judged_alike(served: tuple[Client, SqlStorage]) -> None:
    client, store = served
    _, page, local = twins(served, "winston", "hb")
    play_out(page, 1, page.wire(1, local, TOKEN), [0])
    entries = msgspec.convert(page.entries[local], list[Entry])
    again = stored(store, msgspec.structs.replace(opening("winston", "hb"), places=levelled("winston", "hb")))
    with client.socket(again.id, TOKEN):  # the same secret: bots there play the same game
        state = client.state(again.id, TOKEN, since=0)
        while state["stage"] != "over":
            if state["view"]["legal"]:
                client.move(again.id, TOKEN, state)
            state = client.state(again.id, TOKEN, since=state["ply"], wait=1)
    assert state["ply"] == entries[-1].ply
    for what in ("record", "proof", "replay"):
        assert client.ok(client.get(again.id, what, TOKEN)) == page.get(local, what, TOKEN)[1]
    asked = {"simulations": 50, "first": 0, "count": 3}
    assert (
        client.ok(client.post(again.id, "analysis", TOKEN, **asked)) == page.post(local, "analysis", TOKEN, **asked)[1]
    )
