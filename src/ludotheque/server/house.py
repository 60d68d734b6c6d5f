"""All tables this process has in memory, and the one way to change them: lock, decide, store, then tell everybody."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from ludotheque.bots.search import Candidate as Looked
from ludotheque.core.errors import LudothequeError
from ludotheque.core.match import Match
from ludotheque.core.messages import messages

from . import log
from .laboratory import Laboratory
from .limits import Bucket
from .log import Opening
from .metrics import MOVES, ROOMS
from .readiness import Readiness
from .refusals import NotNow, Unavailable, UnknownTable
from .relay import NoRelay, Relay
from .replay import replay
from .reviewing import analysed
from .schema import Analyse, Analysed, Candidate, Hint, Replay, Think, Turn
from .security import new_table_id
from .settings import Settings
from .store import Append, Store
from .table import Table
from .thinking import Thinking
from .turn import choices, words_of
from .writer import Writer

T = TypeVar("T")
LOG = logging.getLogger(__name__)

TICK = 1.0  # seconds
STUCK = 5.0  # seconds after which a process takes a bot's turn that another one seems to have forgotten
CATCH_UP = 5  # ticks after which a process looks whether it has missed anything
LEAST_KEPT_DAYS = 30

BY_PEOPLE, BY_BOTS, BY_CHANCE = MOVES.labels("people"), MOVES.labels("bots"), MOVES.labels("chance")
encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody who is told of every change at a table, as seen from each of `viewers`."""

    viewers: Sequence[int | None]

    def post(self, message: bytes) -> None: ...

    def drop(self) -> None:
        """The table is no longer served here; come again."""


class Room:
    """A table with those who listen to it. The lock is held from a decision until it is stored and told."""

    def __init__(self, table: Table, rate: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.waiting: list[asyncio.Future[None]] = []  # until the table changes
        self.thinking: asyncio.Task[None] | None = None
        self.bucket = Bucket(rate, time.monotonic())
        self.seen = dict.fromkeys(range(len(table.seats)), time.monotonic())
        self.told_at = time.monotonic()
        self.gone = False  # what is here is not what is stored

    async def hold(self) -> None:
        """Take the lock. Until it is given back, the table is exactly what is stored."""
        await self.lock.acquire()
        if self.gone:
            self.lock.release()
            raise Unavailable("error-storage")

    @property
    def idle(self) -> bool:
        busy = self.thinking is not None and not self.thinking.done()
        return not (self.listeners or self.waiting or self.lock.locked() or busy)


class House:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.writer = Writer(store)
        self.relay: Relay = NoRelay()
        self.readiness = Readiness()
        self.thinking = Thinking(settings.bot_threads)
        self.laboratory = Laboratory(settings.lab_threads)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._heard_early: dict[str, int] = {}  # plies heard of while their table was being loaded
        self._tasks: set[asyncio.Task[None]] = set()
        self._background(self._tick())

    # --- finding a table ---

    async def room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(loading)
        if id in self.rooms:
            self.rooms.move_to_end(id)
        return room

    async def _load(self, id: str) -> Room:
        found = await self._ask_store(lambda: self.store.load(id))
        if found is None:
            raise UnknownTable
        opening, entries = found
        await self.readiness.wait(opening.game)
        room = self._enter(await asyncio.to_thread(Table, opening, entries))
        self._background(self._refresh(room, self._heard_early.pop(id, 0)))
        return room

    def _enter(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(table, self.settings.table_rate)
        self._wake_bot(room)
        if len(self.rooms) > self.settings.most_rooms:
            idle = next((id for id, other in self.rooms.items() if other.idle and other is not room), None)
            if idle is not None:
                del self.rooms[idle]
        ROOMS.set(len(self.rooms))
        return room

    async def _ask_store(self, question: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(question)
        except LudothequeError:
            raise
        except Exception as error:
            LOG.error("database: %s", type(error).__name__)
            raise Unavailable("error-storage") from None

    async def check_storage(self) -> None:
        await self._ask_store(self.store.ping)

    async def listed(self) -> list[Table]:
        """Public tables that still have open seats."""
        found = await self._ask_store(self.store.listed)
        return [Table(opening, entries) for opening, entries in found]

    async def at_least(self, room: Room, ply: int) -> None:
        """Catch up with another process that has told somebody of a later ply."""
        if room.table.ply < ply:
            await self._refresh(room, ply)

    # --- changing one ---

    async def open(self, opening: Opening) -> Room:
        await self.readiness.wait(opening.game)
        table = Table(opening)
        table.deal_if_full()
        stored = asyncio.get_running_loop().create_future()
        self.writer.put(Append(table.take_fresh(), [opening]), lambda error: _settle(stored, None, error))
        await self._stored(stored)
        return self._enter(table)

    async def act(self, room: Room, action: Callable[[Table], T]) -> T:
        """Let `action` add to the table's list; gives its result when that is stored and told."""
        room.bucket.take(time.monotonic())
        await room.hold()
        return await self._stored(self.submit(room, action))

    def submit(self, room: Room, action: Callable[[Table], T], opens: Sequence[Opening] = ()) -> asyncio.Future[T]:
        """The same for a caller that holds the lock, which is given back in any case."""
        table = room.table
        since = table.ply
        try:
            result = action(table)
        except BaseException:
            if table.ply != since:  # half done: read it again
                self._drop(room)
            room.lock.release()
            raise
        stored: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        fresh = table.take_fresh()
        if not fresh:
            room.lock.release()
            stored.set_result(result)
            return stored

        def done(error: Exception | None) -> None:
            if error is not None:
                self._background(self._recover(room, since, stored, error))
                return
            for entry in fresh:
                if entry.kind == log.MOVE:
                    count = BY_CHANCE if entry.seat is None else BY_BOTS if table.seats[entry.seat].bot else BY_PEOPLE
                    count.inc()
            self._tell(room, since)
            self._wake_bot(room)
            if self.relay.needs_news:
                self._background(self.relay.say(f"{table.id}:{table.ply}"))
            room.lock.release()
            _settle(stored, result, None)

        self.writer.put(Append(fresh, list(opens)), done)
        return stored

    async def _stored(self, stored: asyncio.Future[T]) -> T:
        try:
            return await stored
        except LudothequeError:
            raise
        except Exception as error:
            LOG.error("database: %s", type(error).__name__)
            raise Unavailable("error-storage") from None

    async def _recover(self, room: Room, since: int, stored: asyncio.Future[T], error: Exception) -> None:
        """What was decided is not stored, so it did not happen: read what did."""
        try:
            found = await asyncio.to_thread(self.store.load, room.table.id)
            assert found is not None
            room.table = await asyncio.to_thread(Table, *found)
            self._tell(room, since)
            self._wake_bot(room)
        except Exception as again:
            LOG.error("database: %s", type(again).__name__)
            self._drop(room)
        room.lock.release()
        _settle(stored, None, error)

    def _drop(self, room: Room) -> None:
        """Forget the table; whoever listens has to come again and will find it as it is stored."""
        room.gone = True
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for listener in room.listeners:
            listener.drop()
        _wake(room.waiting)

    def _tell(self, room: Room, since: int) -> None:
        table = room.table
        told: dict[int | None, bytes] = {}
        for listener in room.listeners:
            for viewer in listener.viewers:
                message = told.get(viewer)
                if message is None:
                    message = told[viewer] = encode(table.news(viewer, since))
                listener.post(message)
        room.told_at = time.monotonic()
        _wake(room.waiting)

    async def rematch(self, room: Room, seat: int) -> str:
        """The same people at a new table; whoever asks second finds the first one's."""
        await room.hold()
        following = room.table.next_opening(new_table_id(), secrets.token_hex(32))
        table = Table(following)

        def action(old: Table) -> str:
            old.ask_rematch(seat, table.id)
            if old.rematch == table.id:
                table.deal_if_full()
                old.bring(table.take_fresh())
            return old.rematch or table.id

        opens = [following] if room.table.rematch is None else []
        try:
            return await self._stored(self.submit(room, action, opens))
        except NotNow:
            if room.table.rematch is None:
                raise
            return room.table.rematch  # another process was quicker

    # --- other processes ---

    def heard(self, word: str) -> None:
        id, colon, ply = word.partition(":")
        if not colon:
            id, _, seat = word.partition("!")
            if id in self.rooms:
                self.rooms[id].seen[int(seat)] = time.monotonic()
        elif id in self.rooms:
            if self.rooms[id].table.ply < int(ply):
                self._background(self._refresh(self.rooms[id], int(ply)))
        elif id in self._loading:
            self._heard_early[id] = max(int(ply), self._heard_early.get(id, 0))

    def missed(self) -> None:
        """Notices may have been lost."""
        self._background(self._catch_up())

    async def _catch_up(self) -> None:
        """Look after every table that somebody follows here; a notice may be late or lost."""
        followed = [id for id, room in self.rooms.items() if room.listeners or room.waiting]
        for id, ply in (await self._ask_store(lambda: self.store.plies(followed))).items():
            if id in self.rooms:
                await self._refresh(self.rooms[id], ply)

    async def _refresh(self, room: Room, ply: int) -> None:
        async with room.lock:
            since = room.table.ply
            if since >= ply or room.gone:
                return
            entries = await self._ask_store(lambda: self.store.since(room.table.id, since))
            if entries:
                room.table.follow(entries)
                self._tell(room, since)

    # --- bots ---

    def _wake_bot(self, room: Room) -> None:
        if room.table.bot_to_move is not None and (room.thinking is None or room.thinking.done()):
            room.thinking = asyncio.create_task(self._think(room))

    async def _think(self, room: Room) -> None:
        """Play the bots' moves until a person, or nobody, is to move."""
        while not room.gone:
            async with room.lock:
                table = room.table
                level, match, at = table.bot_to_move, table.match, table.changed
                if level is None or match is None:
                    return
                copy, seed = match.fork(), table.bot_seed(match.mover or 0)
            started = time.monotonic()
            try:
                text = await self.thinking.move(copy, level, seed)
                await asyncio.sleep(max(0.0, table.opening.pace - (time.monotonic() - started)))
                await room.hold()
                if room.table.changed != at or room.table.bot_to_move != level:
                    room.lock.release()
                    continue
                await self._stored(self.submit(room, partial(Table.bot_move, text=text)))
            except NotNow:  # another process was quicker
                continue
            except LudothequeError as error:
                LOG.warning("bot: %s", type(error).__name__)
                await asyncio.sleep(TICK)

    # --- in words ---

    async def turn(self, room: Room, seat: int | None, language: str) -> Turn:
        """The position as the seat may see it, and, if it is its turn, what it may do."""
        await room.hold()
        try:
            table = room.table
            match = table.match
            if match is None:
                raise NotNow("error-not-dealt")
            game, names, ply, view = table.variant.game, table.names, table.ply, match.view(seat)
            position = match.position_now() if seat is not None and match.mover == seat else None
        finally:
            room.lock.release()

        def say() -> Turn:
            moves = [] if position is None or seat is None else choices(game, position, seat, view.legal, language)
            return Turn(ply, words_of(game, view, names, language), moves)

        return await asyncio.to_thread(say)

    # --- hints, analyses, replays ---

    async def hint(self, room: Room, seat: int, budget: Think, language: str) -> Hint:
        """The moves a search would look at, for the seat whose turn it is; as people see and type them."""
        await room.hold()
        try:
            table = room.table
            match = table.match
            if match is None or match.mover != seat:
                raise NotNow("error-hint")
            copy, ply, seed = match.fork(), table.ply, table.bot_seed(seat)
        finally:
            room.lock.release()
        found = await self.thinking.hint(copy, seed, budget.milliseconds)
        return Hint(ply, [_candidate(copy, looked, language) for looked in found])

    async def analysis(self, room: Room, asked: Analyse, language: str) -> Analysed:
        """What every move of a finished game changed, by decision and by luck."""
        await room.hold()
        try:
            match = room.table.finished().fork()
        finally:
            room.lock.release()
        return await self.thinking.for_somebody(lambda stop: analysed(match, asked, language, stop))

    async def replay(self, room: Room, viewer: int | None) -> Replay:
        """A finished game, position by position."""
        await room.hold()
        try:
            match = room.table.finished().fork()
        finally:
            room.lock.release()
        return await asyncio.to_thread(replay, match, viewer)

    # --- from time to time ---

    async def _tick(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            try:
                await self._look_for_late_mixing()
                await self._look_for_the_gone()
                self._look_for_forgotten_bots()
                if ticks % CATCH_UP == 0 and not isinstance(self.relay, NoRelay):
                    await self._catch_up()
                if ticks % 3600 == 0:
                    days = max(self.settings.keep_days, LEAST_KEPT_DAYS)
                    await self._ask_store(partial(self.store.forget, days))
            except Exception as error:
                LOG.error("tick: %s", type(error).__name__)

    async def _look_for_the_gone(self) -> None:
        """A bot plays on for people who have been away too long, where the table has chosen so."""
        now = time.monotonic()
        signs = []
        for room in [room for room in self.rooms.values() if room.table.opening.away is not None]:
            table, seat, away = room.table, room.table.mover, room.table.opening.away
            if seat is None or away is None or table.seats[seat].bot is not None:
                continue
            if any(seat in listener.viewers for listener in room.listeners):
                room.seen[seat] = now
                signs.append(f"{table.id}!{seat}")
            elif now - max(room.seen[seat], room.told_at) > away:
                await self._replace(room, seat)
        if signs:
            await self.relay.say(" ".join(signs))

    async def _replace(self, room: Room, seat: int) -> None:
        def action(table: Table) -> None:
            if table.mover == seat and table.seats[seat].bot is None:
                table.leave(seat, None)

        with suppress(NotNow):  # the player came back, at another process
            await self.act(room, action)

    def _look_for_forgotten_bots(self) -> None:
        now = time.monotonic()
        for room in self.rooms.values():
            if now - room.told_at > STUCK + room.table.opening.pace and any(s.bot for s in room.table.seats):
                room.told_at = now
                self._wake_bot(room)

    async def _look_for_late_mixing(self) -> None:
        """A sealed table does not wait for ever for those who do not seal or reveal."""
        now = time.time()
        for room in [room for room in self.rooms.values() if room.table.mixing_is_late(now)]:
            try:
                await room.hold()
                await self._stored(self.submit(room, partial(Table.mix_on, now=now)))
            except NotNow:  # another process was quicker
                continue
            except Exception as error:
                LOG.error("mixing: %s", type(error).__name__)

    def _background(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("background: %r", type(task.exception()).__name__)

    async def close(self) -> None:
        for room in self.rooms.values():
            for listener in room.listeners:
                listener.drop()
            _wake(room.waiting)
            if room.thinking is not None:
                room.thinking.cancel()
        self.readiness.close()
        self.thinking.close()
        self.laboratory.close()
        await self.writer.close()
        await self.relay.close()
        for task in list(self._tasks):
            task.cancel()


def _candidate(match: Match, looked: Looked, language: str) -> Candidate:
    action = match.check(looked.text)
    words = messages(language).say_phrase(match.engine.phrase(match.board, match.position_now(), action))
    return Candidate(match.shown(action), words, looked.expected, looked.visits)


def _wake(waiting: list[asyncio.Future[None]]) -> None:
    for future in waiting:
        if not future.done():
            future.set_result(None)
    waiting.clear()


def _settle(future: asyncio.Future[T], result: T | None, error: Exception | None) -> None:
    if future.done():  # whoever asked has gone
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)  # type: ignore[arg-type]
