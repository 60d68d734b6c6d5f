"""The tables of a device: in memory, changed, told of, and the bots that play at them.

A change is told in the same batch that stores it: the page stores first. If that fails, `take_back` undoes it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

from ludotheque.bots.roster import built_in_bot
from ludotheque.bots.search.bot import SearchBot
from ludotheque.core.errors import LudothequeError
from ludotheque.core.events import View
from ludotheque.core.match import Match
from ludotheque.core.messages import messages
from ludotheque.tables import commands
from ludotheque.tables.capabilities import new_table_id
from ludotheque.tables.entries import Entry, Opening
from ludotheque.tables.refusals import Refusal, Stale, UnknownTable
from ludotheque.tables.shown import projection
from ludotheque.tables.shown.problems import known_language, problem_of, refused_of
from ludotheque.tables.shown.turns import turns_for
from ludotheque.tables.shown.wire import Problem
from ludotheque.tables.table import Table

from .messages import Batch, RequestAnswer, WireHungUp, WireMessage
from .room import LocalRoom, WireListener
from .tasks import Steps, Tasks, Urgency, paused

T = TypeVar("T")
LOCAL = "local-"  # tables on a device have ids that begin so
PAUSE = 1.0  # seconds before a bot tries again to have its move stored

encode = msgspec.json.Encoder().encode


class NotLoaded(Exception):
    """The table is not in memory; the page may have it stored."""

    def __init__(self, table: str) -> None:
        self.table = table


class NotStored(Refusal):
    """The device could not store a change: its storage is full, or the browser refuses it."""

    status, code = 507, "not-stored"

    def __init__(self) -> None:
        super().__init__("error-local-storage")


def new_local_id() -> str:
    return LOCAL + new_table_id()


class LocalTables:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.tasks = Tasks(now)
        self._rooms: dict[str, LocalRoom] = {}
        self._absent: set[str] = set()  # looked for, and not stored
        self._batch = Batch([], [], [])
        self._before: dict[LocalRoom, int] = {}  # the ply of every room that the batch changes
        self._opened: list[str] = []
        self._moved: list[tuple[WireListener, int]] = []  # whose moves the batch stores
        self._languages: dict[int, str] = {}  # of the requests that the batch answers

    # --- in memory ---

    def room(self, id: str) -> LocalRoom:
        """Raises NotLoaded, or UnknownTable where it is not stored either."""
        if id in self._absent:
            self._absent.discard(id)
            raise UnknownTable
        if id not in self._rooms:
            raise NotLoaded(id)
        return self._rooms[id]

    def load(self, id: str, opening: Opening | None, entries: list[Entry]) -> None:
        """A table as it is stored, or what another page has stored since."""
        room = self._rooms.get(id)
        if room is not None:
            since = room.table.ply
            room.table.follow(entry for entry in entries if entry.ply > since)
            if room.table.ply > since:
                self.tell(room, since)
                self.wake(room)
        elif opening is None:
            self._absent.add(id)
        else:
            self._rooms[id] = LocalRoom(Table(opening, entries))

    # --- changes ---

    def open(self, opening: Opening) -> LocalRoom:
        """A new table, dealt if no seat is open."""
        table = Table(opening)
        commands.deal_if_full(table)
        room = self._rooms[table.id] = LocalRoom(table)
        self._opened.append(table.id)
        self._batch.openings.append(opening)
        self._batch.entries += table.take_fresh()
        return room

    def change(self, room: LocalRoom, action: Callable[[Table], T]) -> T:
        """Let `action` change the table. If it raises, nothing has changed."""
        table, since = room.table, room.table.ply
        try:
            result = action(table)
        except BaseException:
            if table.ply != since:
                room.go_back(since)
            raise
        fresh = table.take_fresh()
        if fresh:
            self._batch.entries += fresh
            self._before.setdefault(room, since)
            self.tell(room, since)
            self.wake(room)
        return result

    def rematch(self, room: LocalRoom, seat: int | None, secret: str) -> str:
        """The id of a new table for the same players."""
        following = commands.next_opening(room.table, new_local_id(), secret)
        if room.table.rematch is None and room.table.over:
            self._batch.openings.append(following)
        return self.change(room, partial(commands.open_rematch, seat=seat, following=following))

    # --- batches ---

    def answer(self, id: int, language: str, status: int, body: object = None) -> None:
        self._languages[id] = language
        self._batch.out.append(RequestAnswer(id, status, None if body is None else msgspec.Raw(encode(body))))

    def bug(self, id: int, language: str) -> None:
        """The answer to a request that met an error of ours."""
        spoken = known_language(language)
        self.answer(id, spoken, 500, Problem("internal", messages(spoken).say("error-internal")))

    def post(self, wire: int, message: object) -> None:
        self._batch.out.append(WireMessage(wire, encode(message).decode()))

    def hang_up(self, wire: int, code: int) -> None:
        self._batch.out.append(WireHungUp(wire, code))

    def moved(self, listener: WireListener, seat: int) -> None:
        """A move came over a wire: if it cannot be stored, it is refused there."""
        self._moved.append((listener, seat))

    def take_batch(self) -> Batch:
        """What there is to do for the page. From now on, what follows belongs to the next batch."""
        batch, self._batch = self._batch, Batch([], [], [])
        changed = [*self._before, *(self._rooms[id] for id in self._opened)]
        batch.states = [projection.state(room.table, None, room.table.ply) for room in changed]
        batch.wait = self.tasks.wait
        return batch

    def settle(self) -> None:
        """The last batch is stored."""
        for list in (self._opened, self._moved):
            list.clear()
        self._before.clear()
        self._languages.clear()

    def take_back(self, batch: Batch, quicker: bool) -> None:
        """The last batch could not be stored: another page was quicker, or the storage refuses. Say so instead."""
        error: LudothequeError = Stale() if quicker else NotStored()
        for id in self._opened:
            del self._rooms[id]
        for room, ply in self._before.items():
            room.go_back(ply)
            self.push_turns(room, room.listeners)
        for message in batch.out:
            if isinstance(message, RequestAnswer):
                language = self._languages[message.id]
                failed = message if message.status >= 400 else None
                body = failed.body if failed else msgspec.Raw(encode(problem_of(error, language)))
                self._batch.out.append(RequestAnswer(message.id, failed.status if failed else _status(error), body))
            elif isinstance(message, WireHungUp):
                self._batch.out.append(message)
        for listener, seat in self._moved:
            state = projection.state(listener.room.table, seat, listener.room.table.ply)
            self.post(listener.wire, refused_of(problem_of(error, listener.language, state), seat))
        self.settle()

    # --- telling ---

    def tell(self, room: LocalRoom, since: int) -> None:
        """Send all listeners what happened after ply `since`, and the turn behind it."""
        told: dict[int | None, bytes] = {}
        views: dict[int | None, View | None] = {}
        for listener in room.listeners:
            for viewer in listener.viewers:
                if viewer not in told:
                    news = projection.news(room.table, viewer, since)
                    told[viewer], views[viewer] = encode(news), news.view
                self._batch.out.append(WireMessage(listener.wire, told[viewer].decode()))
        self.push_turns(room, room.listeners, views)

    def push_turns(
        self, room: LocalRoom, listeners: list[WireListener], views: dict[int | None, View | None] | None = None
    ) -> None:
        """Put the turn into words, for all listeners or a single one, and send it. A newer change overtakes it."""
        sources = turns_for(room.table, list(listeners), views or {})
        key = listeners[0] if len(listeners) == 1 else room

        def steps() -> Steps[None]:
            for source, language, wanting in sources:
                message = encode(source.pushed(room.table.id, language)).decode()
                self._batch.out += [WireMessage(listener.wire, message) for listener in wanting]
                yield 0.0

        for old in [room, *room.listeners] if listeners is room.listeners else [key]:
            self.tasks.stop(("turns", old))
        if sources:
            self.tasks.start(("turns", key), Urgency.TURN, steps())

    # --- bots ---

    def wake(self, room: LocalRoom) -> None:
        """Let the bot on turn think, if there is one and somebody looks."""
        key = ("bots", room)
        if room.listeners and room.table.bot_to_move is not None and not self.tasks.running(key):
            self.tasks.start(key, Urgency.BOT, self._play(room))

    def _play(self, room: LocalRoom) -> Steps[None]:
        """Play the bots' moves until it is a person's turn, the game is over or nobody looks. A turn may have several
        moves; the table's pace is for the first one."""
        last: int | None = None  # the bot that moved last
        while room.listeners:
            table = room.table
            level, match, at = table.bot_to_move, table.match, table.changed
            if level is None or match is None:
                return
            seat, pace, started = match.mover or 0, table.bot_pace, self.now()
            action = yield from chosen(level, table.bot_seed(seat), match.fork())
            if seat != last:
                yield max(0.0, pace - (self.now() - started))
            if room.table is not table or table.changed != at or table.bot_to_move != level:
                continue
            self.change(room, partial(commands.bot_move, action=action))
            last = seat
            yield 0.0  # it is stored
            if room.table is not table:
                yield PAUSE


def chosen(level: str, seed: int, match: Match) -> Steps[int]:
    """The bot's action for the seat on turn."""
    bot = built_in_bot(level, seed)
    if isinstance(bot, SearchBot):
        return (yield from paused(bot.choosing(match)))
    return bot.choose(match)


def _status(error: LudothequeError) -> int:
    return error.status if isinstance(error, Refusal) else 500
