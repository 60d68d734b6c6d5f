"""Reactions reach those who want them, from each seat only so often, and from other processes too."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

from ludotheque.server.rooms.background import Background
from ludotheque.server.rooms.other_processes import OtherProcesses
from ludotheque.server.rooms.presence import Presences
from ludotheque.server.rooms.reactions import react
from ludotheque.server.rooms.room import Room
from ludotheque.tables.reactions import REACTIONS
from ludotheque.tables.refusals import TooMany
from tests.tables.building import table


class Hearing:
    def __init__(self, wants_presence: bool = True) -> None:
        self.viewers: Sequence[int | None] = [None]
        self.wants_presence = wants_presence
        self.hidden_since: float | None = None
        self.address, self.turns_in = "here", None
        self.own_turns: list[asyncio.Task[None]] = []
        self.heard: list[dict[str, Any]] = []

    def post(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def drop(self) -> None: ...

    @property
    def reactions(self) -> list[tuple[int, str]]:
        return [(each["seat"], each["reaction"]) for each in self.heard if each["type"] == "reaction"]


class Said:
    """A relay that every process hears, the one that speaks too."""

    needs_news = True

    def __init__(self) -> None:
        self.processes: list[OtherProcesses] = []

    async def say(self, words: Sequence[str]) -> None:
        for process in self.processes:
            for word in words:
                process.heard(word)

    async def close(self) -> None: ...


class Known:
    def __init__(self, room: Room) -> None:
        self.by_id = {room.table.id: room}


def test_who_wants_it_is_told_once() -> None:
    room = Room(table("winston", "hh"), 0, "here")
    ada, program = Hearing(), Hearing(wants_presence=False)
    room.listeners += [ada, program]
    react(room, 1, "heart")
    assert ada.heard == [{"type": "reaction", "table": room.table.id, "seat": 1, "reaction": "heart"}]
    assert program.heard == []


def test_one_seat_cannot_flood_the_table_and_silences_no_other() -> None:
    room = Room(table("winston", "hh"), 0, "here")  # a rate of 0: without limits for everything else
    ada = Hearing()
    room.listeners.append(ada)
    for _ in range(2):
        react(room, 0, "laugh")
    with pytest.raises(TooMany):
        react(room, 0, "laugh")
    react(room, 1, "sad")
    assert ada.reactions == [(0, "laugh"), (0, "laugh"), (1, "sad")]
    assert room.table.ply == 1  # nothing is kept


def test_other_processes_pass_it_on_once_and_no_more_often() -> None:
    async def run() -> None:
        said, shared = Said(), table("winston", "hh")
        rooms, listeners, background = [], [], Background()
        for _ in range(2):
            room, listener = Room(shared, 0, "here"), Hearing()
            room.listeners.append(listener)
            processes = OtherProcesses(cast(Any, Known(room)), cast(Any, None), Presences(), background)
            processes.relay = said
            said.processes.append(processes)
            rooms.append(room)
            listeners.append(listener)
        for k in range(2):  # to each process in turn
            react(rooms[k], 1, REACTIONS[k])
            said.processes[k].reacted(shared, 1, REACTIONS[k])
            await asyncio.sleep(0.01)
        expected = [(1, REACTIONS[0]), (1, REACTIONS[1])]
        assert [listener.reactions for listener in listeners] == [expected, expected]
        for room in rooms:
            with pytest.raises(TooMany):
                react(room, 1, "wow")
        id = shared.id
        for hostile in (f"{id}!0!elsewhere!<script>", f"{id}!0!elsewhere!", f"nowhere!0!elsewhere!{REACTIONS[0]}"):
            said.processes[0].heard(hostile)
        assert listeners[0].reactions == expected
        background.close()

    asyncio.run(run())
