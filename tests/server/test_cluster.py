"""Two real server processes on one PostgreSQL, hearing of each other through NOTIFY or through Redis."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest

from ludotheque.core.shelf import shelf
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.tables.capabilities import hash_of
from tests.soak.run import soak
from tests.tables.building import opening, stored

from .databases import postgres, redis
from .processes import Process
from .running import PATIENCE, Client, bot, human

TOKEN = "the token of seat "


@pytest.fixture(scope="module", params=["notify", "redis"])
def pair(request: pytest.FixtureRequest) -> Iterator[tuple[Process, Process, str]]:
    with ExitStack() as stack:
        database = stack.enter_context(postgres()).url
        relay = ["--relay", stack.enter_context(redis()).url] if request.param == "redis" else []
        first = stack.enter_context(Process(database, *relay))
        second = stack.enter_context(Process(database, *relay))
        yield first, second, database


def test_clients_at_two_processes_see_the_same_game(pair: tuple[Process, Process, str], tmp_path: Path) -> None:
    first, second, database = pair
    counts = soak(database, [first, second], tmp_path, 0, 2 * len(shelf()))
    assert counts.moves_acknowledged > 50
    assert not counts.failed, counts.what


def test_news_cross_over_without_being_asked_for(pair: tuple[Process, Process, str]) -> None:
    first, second, _ = pair
    with Client(first.url) as here, Client(second.url) as there:
        opened = here.open()
        table = opened["table"]
        tokens = [seat["token"] for seat in opened["seats"]]
        mover = opened["state"]["view"]["mover"]
        with there.socket(table, tokens[1 - mover]) as listening:
            assert listening.read()["ply"] == 1
            state = here.state(table, tokens[mover])
            here.move(table, tokens[mover], state)
            news = listening.read()
            assert (news["ply"], news["you"]) == (2, 1 - mover)


def test_of_two_processes_that_get_the_same_move_one_makes_it(pair: tuple[Process, Process, str]) -> None:
    first, second, _ = pair
    with Client(first.url) as here, Client(second.url) as there:
        for _ in range(5):
            opened = here.open()
            table = opened["table"]
            tokens = [seat["token"] for seat in opened["seats"]]
            mover = opened["state"]["view"]["mover"]
            state = there.state(table, tokens[mover])
            answers: list[httpx.Response] = []

            def send(client: Client) -> None:
                move = state["view"]["legal"][0]  # noqa: B023
                answers.append(client.post(table, "moves", tokens[mover], ply=state["ply"], move=move))  # noqa: B023

            threads = [threading.Thread(target=send, args=(client,)) for client in (here, there)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            lost = next(answer for answer in answers if answer.status_code == 409)
            assert lost.json()["state"]["moves"] == 1


def test_a_player_who_is_at_another_process_is_not_gone(pair: tuple[Process, Process, str]) -> None:
    first, second, database = pair
    store = SqlStorage(database)
    planned = opening()
    places = [msgspec.structs.replace(place, hash=hash_of(TOKEN + str(k))) for k, place in enumerate(planned.places)]
    opened = stored(store, msgspec.structs.replace(planned, places=places, away=4.0))
    store.close()
    with Client(first.url) as here, Client(second.url) as there:
        table, mover = opened.id, opened.mover
        assert mover is not None
        token = TOKEN + str(mover)
        with there.socket(table, token) as listening:
            listening.read()
            deadline = time.monotonic() + 7
            while time.monotonic() < deadline:
                state = here.state(table, "watch")
                assert not state["seats"][mover]["stand_in"]
                time.sleep(0.5)
        # now they are
        for client in (here, there):
            state = client.state(table, "watch", wait=0)
            until = time.monotonic() + PATIENCE
            while not state["seats"][mover]["stand_in"] and time.monotonic() < until:
                state = client.state(table, "watch", since=state["ply"], wait=2)
            assert state["seats"][mover]["stand_in"]
        kinds = [told["kind"] for told in here.state(table, "watch")["told"]]
        assert kinds.count("replaced") == 1  # by one of them


def test_presence_and_reactions_cross_over(pair: tuple[Process, Process, str]) -> None:
    first, second, _ = pair
    with Client(first.url) as here, Client(second.url) as there:
        opened = here.open()
        table, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
        with here.socket(table, tokens[0], presence=True) as ada:
            assert [ada.read()["type"], ada.read()["away"]] == ["state", [None, 0]]
            with there.socket(table, tokens[1], presence=True) as bo:
                assert bo.read()["type"] == "state"
                while bo.read()["away"] != [None, None]:  # a sign of Ada comes every few seconds
                    pass
                assert ada.read()["away"] == [None, None]
                assert there.post(table, "reaction", tokens[1], reaction="party").status_code == 204
                reacted = {"type": "reaction", "table": table, "seat": 1, "reaction": "party"}
                assert [ada.read(), bo.read()] == [reacted, reacted]
                there.post(table, "reaction", tokens[1], reaction="sad")
                assert [talk.read()["reaction"] for talk in (ada, bo)] == ["sad", "sad"]  # each comes once


def test_a_bot_plays_on_when_its_process_is_killed(pair: tuple[Process, Process, str]) -> None:
    first, second, _ = pair
    with Client(first.url) as here, Client(second.url) as there:
        # so slow a bot that its process is killed in the middle of its turn
        opened = here.open("winoc", human("Ada"), bot("random"), pace=4)
        table, token = opened["table"], opened["seats"][0]["token"]
        with there.socket(table, token) as listening:
            state = listening.read()
            while state["view"]["legal"]:
                here.ok(here.post(table, "moves", token, ply=state["ply"], move=state["view"]["legal"][0]))
                state = listening.read()
            assert state["view"]["mover"] == 1
            first.kill()
            try:
                moved = listening.read()["told"][-1]
                assert (moved["kind"], moved["seat"]) == ("move", 1)
            finally:
                first.start()
