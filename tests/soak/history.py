"""What clients asked and were told, and whether it agrees with what is stored.

Every table has a file with a line for each thing that happened to one of its clients, in order:

    {"what": "ask", "id": 3, "at": …, "seat": 0, "ply": 7, "move": "Rb"}    a request to make a move
    {"what": "told", "id": 3, "at": …, "seat": 0, "client": 5, "message": {…}}    a state or news, perhaps as an answer
    {"what": "none", "id": 3, "at": …}    no answer came, or one that says nothing about the table
"""

from __future__ import annotations

import itertools
import json
import threading
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.record import check_fair
from ludotheque.server.schema import News, State
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.tables.entries import Entry, Moved, TakenBack
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table

Json = dict[str, Any]
KNOWN_KEYS = {name for struct in (State, News) for name in struct.__struct_fields__}


@dataclass
class Counts:
    """Of a whole run."""

    requests: int = 0
    socket_messages: int = 0
    kills: int = 0
    pauses: int = 0
    other_disasters: int = 0
    tables: int = 0
    moves_acknowledged: int = 0
    lost: int = 0  # acknowledged, but not stored, or another move
    doubled: int = 0  # stored, but not asked for, or more often than asked for
    wrong_views: int = 0  # what a seat was told is not what it could know at that ply
    went_back: int = 0  # a client was told of a ply, and later of an earlier one
    unfair: int = 0  # lists with gaps, and games whose chance does not follow from their seed
    refused: int = 0  # 503: the database was away, or the disk full
    fives: int = 0  # any other 5xx
    tracebacks: int = 0
    what: list[str] = field(default_factory=list)  # the first things that are wrong

    def wrong(self, name: str, what: str) -> None:
        setattr(self, name, getattr(self, name) + 1)
        if len(self.what) < 20:
            self.what.append(f"{name}: {what}")

    @property
    def failed(self) -> bool:
        wrong = (self.lost, self.doubled, self.wrong_views, self.went_back, self.unfair, self.fives, self.tracebacks)
        return any(wrong)

    def line(self) -> str:
        names = {"fives": "5xx", "refused": "refused (503)", "tracebacks": "tracebacks in logs"}
        numbers = [each.name for each in fields(self) if each.name != "what"]
        return ", ".join(f"{names.get(name, name.replace('_', ' '))} {getattr(self, name):,}" for name in numbers)


class History:
    """Writes the file of one table."""

    _ids = itertools.count(1)

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()
        path.touch()

    def ask(self, seat: int, ply: int, move: str) -> int:
        id = next(self._ids)
        self._write(what="ask", id=id, seat=seat, ply=ply, move=move)
        return id

    def told(self, seat: int, client: int, message: Json, id: int | None = None) -> None:
        self._write(what="told", id=id, seat=seat, client=client, message=message)

    def no_answer(self, id: int) -> None:
        self._write(what="none", id=id)

    def _write(self, **event: Any) -> None:
        with self._lock, self.path.open("a") as file:
            file.write(json.dumps({**event, "at": time.monotonic()}) + "\n")

    def events(self) -> list[Json]:
        with self.path.open() as file:
            return [json.loads(line) for line in file]


def check(database: str, histories: dict[str, History], counts: Counts) -> None:
    """Add to the counts what is wrong with the histories of these tables."""
    store = SqlStorage(database)
    try:
        for id, history in histories.items():
            _check_table(store, id, history.events(), counts)
    finally:
        store.close()


def _check_table(store: SqlStorage, id: str, events: Iterable[Json], counts: Counts) -> None:
    counts.tables += 1
    asks = {event["id"]: event for event in events if event["what"] == "ask"}
    told = [event for event in events if event["what"] == "told"]
    loaded = store.load(id)
    opening, entries = loaded if loaded is not None else (None, [])
    if opening is None or [entry.ply for entry in entries] != list(range(1, len(entries) + 1)):
        counts.wrong("unfair", f"the list of {id} is gone or has gaps")
        return
    at_ply: dict[int, list[Json]] = defaultdict(list)
    for event in told:
        at_ply[event["message"]["ply"]].append(event)
    acknowledged = _acknowledged(asks, told)
    counts.moves_acknowledged += len(acknowledged)

    table = Table(opening)
    stories = Stories(table)
    unused = set(asks)
    changed = 0  # the ply at which the position last changed
    shown: dict[int, tuple[int | None, str]] = {}  # the moves in the list, as people type them
    for entry in entries:
        change = entry.change
        if isinstance(change, Moved) and change.seat is not None and table.seats[change.seat].bot is None:
            assert table.match is not None
            move = table.match.shown(table.match.check(change.move))
            shown[entry.ply] = entry.seat, move
            asked = _explains(entry, move, changed, asks, unused)
            if asked is None:
                counts.wrong("doubled", f"ply {entry.ply} of {id}: {move} was not asked for, or not so often")
            unused.discard(asked or 0)
        stories.follow(entry)
        if change.positional:
            changed = entry.ply
        check_told(stories, at_ply.pop(entry.ply, []), counts)
    for ply, left in at_ply.items():
        if ply:
            counts.wrong("lost", f"seat {left[0]['seat']} was told of ply {ply} of {id}, which is not stored")
    for id_of_ask, ply in acknowledged.items():
        ask = asks[id_of_ask]
        if shown.get(ply) != (ask["seat"], ask["move"]):
            counts.wrong("lost", f"ply {ply} of {id}: {ask['move']} was acknowledged, {shown.get(ply)} is stored")
    _check_order(id, told, counts)
    if table.stage == "over" and table.match is not None:
        try:
            check_fair(table.match)
        except Exception as error:
            counts.wrong("unfair", f"{id}: {error}")


def _acknowledged(asks: dict[int, Json], told: Iterable[Json]) -> dict[int, int]:
    """The acknowledged requests, and the ply of each acknowledged move."""
    found: dict[int, int] = {}
    for event in told:
        ask = asks.get(event["id"] or 0)
        if ask is None or event["message"].get("refused"):
            continue
        for entry in event["message"]["told"]:
            if entry["kind"] == "move" and entry["seat"] == ask["seat"] and entry["ply"] > ask["ply"]:
                found.setdefault(ask["id"], entry["ply"])
    return found


def _explains(entry: Entry, move: str, changed: int, asks: dict[int, Json], unused: set[int]) -> int | None:
    """A request that leads to this entry: for this position, by this seat, and not used up by another entry."""
    for id in unused:
        ask = asks[id]
        if ask["seat"] == entry.seat and ask["move"] == move and changed <= ask["ply"] < entry.ply:
            return id
    return None


class Stories:
    """What a table tells its seats of each entry; cached until something is taken back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[tuple[int, int], object] = {}

    def follow(self, entry: Entry) -> None:
        self.table.follow([entry])
        if isinstance(entry.change, TakenBack):
            self._known.clear()

    def of(self, seat: int, ply: int) -> object:
        """As in news."""
        if (seat, ply) not in self._known:
            for one in projection.told(self.table, seat, ply - 1):
                self._known[seat, one.ply] = _plain(one)
        return self._known.get((seat, ply))

    def again(self, seat: int, ply: int) -> object:
        """As in a state: without what players must remember."""
        if ply < self.table.story_from:
            return _plain(projection.retold(self.table, seat, ply - 1)[0])
        return self.of(seat, ply)


def check_told(stories: Stories, events: list[Json], counts: Counts) -> None:
    """Check that each message is what the table tells the seat at that ply."""
    table = stories.table
    views: dict[int, object] = {}
    for event in events:
        seat, message = event["seat"], event["message"]
        if seat not in views:
            views[seat] = _plain(None if table.match is None else table.match.view(seat))
        story = stories.again if message["type"] == "state" else stories.of
        right = {
            "seat": message["you"] == seat,
            "view": message["view"] == views[seat],
            "story": all(one == story(seat, one["ply"]) for one in message["told"]),
            "keys": message.keys() <= KNOWN_KEYS | {"refused"},
        }
        if not all(right.values()):
            what = ", ".join(name for name, well in right.items() if not well)
            counts.wrong("wrong_views", f"{what} of seat {seat} at ply {message['ply']} of {table.id}")


def _check_order(id: str, told: Iterable[Json], counts: Counts) -> None:
    latest: dict[int, int] = {}
    for event in told:
        ply = event["message"]["ply"]
        if ply < latest.get(event["client"], 0):
            counts.wrong("went_back", f"from {latest[event['client']]} to {ply} of {id}")
        latest[event["client"]] = ply


def _plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))
