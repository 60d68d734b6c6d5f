"""All tables this process has in memory, and the one way to change them: lock, decide, store, then tell everybody."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from ludotheque.bots.search.bot import CandidateMove
from ludotheque.core.errors import LudothequeError
from ludotheque.core.match import Match
from ludotheque.core.messages import messages
from ludotheque.tables import commands, projection
from ludotheque.tables.capabilities import new_table_id
from ludotheque.tables.choices import choices, words_of
from ludotheque.tables.entries import Moved, Opening
from ludotheque.tables.listing import public_tables
from ludotheque.tables.refusals import NotNow, TooMany, Unavailable, UnknownTable
from ludotheque.tables.replay import replay
from ludotheque.tables.review import analysed
from ludotheque.tables.table import Table

from .guard.limits import Bucket, Buckets
from .monitor.loopwatch import watch_loop
from .monitor.metrics import MOVES, ROOMS
from .monitor.troubles import Troubles
from .schema import Analyse, Analysed, Candidate, Hint, Listed, Replay, Think, Turn
from .settings import Settings
from .storage.base import NOTHING_PASSED, Append, Passed, Storage
from .storage.relay import NoRelay, Relay
from .storage.writer import Writer
from .work.fair import FairPool
from .work.lab_queue import Laboratory
from .work.thinking import Thinking
from .work.warm_up import Readiness

T = TypeVar("T")
LOG = logging.getLogger(__name__)

TICK = 1.0  # seconds
STUCK = 5.0  # seconds after which a process takes a bot's turn that another one seems to have forgotten
CATCH_UP = 5  # ticks after which a process looks whether it has missed anything
CLEAN_UP = 3600  # ticks after which it looks for tables to remove
CLEAN_UP_PAUSE = 0.05  # seconds between two transactions
LEAST_KEPT_DAYS = 30
READERS = 8  # threads that take turns at reading long tables, putting turns into words and stepping through games
READS_EACH = 32  # of these requests that one address may have waiting
STORE_READERS = 4  # threads that ask the database
AWAKE = 60.0  # seconds that bots play on after somebody was there
READ_A_REQUEST, STORED_A_REQUEST = 100, 20  # moves that count like a request, beyond the request itself
LONG = 40  # entries or moves above which work on a table leaves the event loop

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

    def __init__(self, table: Table, rate: float, owner: str) -> None:
        self.table = table
        self.owner = owner  # the address on whose account its bots think: where it was opened, or first asked for
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.waiting: list[asyncio.Future[None]] = []  # until the table changes
        self.thinking: asyncio.Task[None] | None = None
        self.bucket = Bucket(rate, time.monotonic())
        self.seen = dict.fromkeys(range(len(table.seats)), time.monotonic())
        self.told_at = time.monotonic()
        self.visited = time.monotonic()  # somebody asked for something
        self.gone = False  # what is here is not what is stored

    async def hold(self) -> None:
        """Take the lock. Until it is given back, the table is exactly what is stored."""
        await self.lock.acquire()
        if self.gone:
            self.lock.release()
            raise Unavailable("error-storage")

    @property
    def awake(self) -> bool:
        """Whether anybody follows the game. Otherwise its bots wait: nobody would see them play."""
        return bool(self.listeners or self.waiting) or time.monotonic() - self.visited < AWAKE

    @property
    def idle(self) -> bool:
        busy = self.thinking is not None and not self.thinking.done()
        return not (self.listeners or self.waiting or self.lock.locked() or busy)


class House:
    def __init__(self, settings: Settings, store: Storage, buckets: Buckets) -> None:
        self.settings = settings
        self.buckets = buckets  # of requests, by address
        self.store = store
        self.writer = Writer(store)
        self.relay: Relay = NoRelay()
        self.readiness = Readiness()
        limited = settings.rate > 0
        self.thinking = Thinking(settings.bot_threads, settings.lab_threads, limited)
        self.laboratory = Laboratory(self.thinking, limited)
        self.reading = FairPool("read", 1, threads=READERS, each={"": READS_EACH} if limited else {})
        self._asking = ThreadPoolExecutor(STORE_READERS, "store")
        self._bot_moves = Buckets(settings.bot_rate if limited else 0)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._heard_early: dict[str, int] = {}  # plies heard of while their table was being loaded
        self._tasks: set[asyncio.Task[None]] = set()
        self._troubles = Troubles()
        self._forgetting: asyncio.Task[None] | None = None
        self.background(self._tick())
        self.background(watch_loop())

    # --- finding a table ---

    async def room(self, id: str, visitor: str) -> Room:
        """The table, for somebody at this address."""
        room = self.rooms.get(id)
        if room is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id, visitor))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(loading)
        if id in self.rooms:
            self.rooms.move_to_end(id)
        asleep = not room.awake
        room.visited = time.monotonic()
        if asleep:
            self._wake_bot(room)
        return room

    async def _load(self, id: str, visitor: str) -> Room:
        found = await self._ask_store(lambda: self.store.load(id))
        if found is None:
            raise UnknownTable
        opening, entries = found
        await self.readiness.wait(opening.game)
        try:
            table = await self.reading.run(visitor, lambda: Table(opening, entries))
        except TooMany:
            raise
        except Exception as error:
            self._troubles.failed("a table that cannot be read", error)
            raise Unavailable("error-storage") from None
        room = self._enter(table, visitor)
        self.background(self._refresh(room, self._heard_early.pop(id, 0)))
        return room

    def _enter(self, table: Table, owner: str) -> Room:
        room = self.rooms[table.id] = Room(table, self.settings.table_rate, owner)
        self._wake_bot(room)
        if len(self.rooms) > self.settings.most_rooms:
            idle = next((id for id, other in self.rooms.items() if other.idle and other is not room), None)
            if idle is not None:
                del self.rooms[idle]
        ROOMS.set(len(self.rooms))
        return room

    async def _ask_store(self, question: Callable[[], T]) -> T:
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._asking, question)
        except LudothequeError:
            raise
        except Exception as error:
            self._troubles.failed("reading", error)
            raise Unavailable("error-storage") from None
        self._troubles.fine("reading")
        return found

    async def listed(self) -> list[Listed]:
        """Public tables that still have open seats."""
        return await self._ask_store(lambda: public_tables(self.store.listed()))

    async def at_least(self, room: Room, ply: int) -> None:
        """Catch up with another process that has told somebody of a later ply."""
        if room.table.ply < ply:
            await self._refresh(room, ply)

    # --- changing one ---

    def check_tables(self, owner: str) -> None:
        """Whether another table may be opened from this address. Raises TooMany."""
        most = self.settings.tables_each
        if self.settings.rate == 0:
            return
        if sum(room.owner == owner and room.awake and not room.table.over for room in self.rooms.values()) >= most:
            raise TooMany(AWAKE, "error-tables-many", most=most)

    async def open(self, opening: Opening, owner: str) -> Room:
        await self.readiness.wait(opening.game)

        def new() -> Table:
            table = Table(opening)
            commands.deal_if_full(table)
            return table

        moves = 0 if opening.fork is None else len(opening.fork.moves)
        self.buckets.take(owner, moves / STORED_A_REQUEST)
        table = await self.reading.run(owner, new) if moves > LONG else new()
        stored = asyncio.get_running_loop().create_future()
        self.writer.put(Append(table.take_fresh(), [opening]), lambda error: _settle(stored, None, error))
        await self._stored(stored)
        return self._enter(table, owner)

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
                self.background(self._recover(room, since, stored, error))
                return
            for entry in fresh:
                if isinstance(entry.change, Moved):
                    seat = entry.change.seat
                    count = BY_CHANCE if seat is None else BY_BOTS if table.seats[seat].bot else BY_PEOPLE
                    count.inc()
            try:
                self._tell(room, since)
                self._wake_bot(room)
            except Exception as bug:  # it is stored all the same
                LOG.error("telling", exc_info=bug)
                self._drop(room)
            if self.relay.needs_news:
                self.background(self._guard("news", partial(self.relay.say, [f"{table.id}:{table.ply}"])))
            room.lock.release()
            _settle(stored, result, None)

        self.writer.put(Append(fresh, list(opens)), done)
        return stored

    async def _stored(self, stored: asyncio.Future[T]) -> T:
        try:
            return await stored
        except LudothequeError:
            raise
        except Exception:  # logged by the writer
            raise Unavailable("error-storage") from None

    async def _recover(self, room: Room, since: int, stored: asyncio.Future[T], error: Exception) -> None:
        """What was decided is not stored, so it did not happen: read what did."""
        try:
            found = await asyncio.to_thread(self.store.load, room.table.id)
            assert found is not None
            room.table = await self.reading.run(room.owner, lambda: Table(*found))
            self._tell(room, since)
            self._wake_bot(room)
        except Exception as again:
            self._troubles.failed("reading", again)
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
                    message = told[viewer] = encode(projection.news(table, viewer, since))
                listener.post(message)
        room.told_at = time.monotonic()
        _wake(room.waiting)

    async def rematch(self, room: Room, seat: int) -> str:
        """The same people at a new table; whoever asks second finds the first one's."""
        await room.hold()
        following = commands.next_opening(room.table, new_table_id(), secrets.token_hex(32))
        table = Table(following)

        def action(old: Table) -> str:
            commands.ask_rematch(old, seat, table.id)
            if old.rematch == table.id:
                commands.deal_if_full(table)
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
                self.background(self._refresh(self.rooms[id], int(ply)))
        elif id in self._loading:
            self._heard_early[id] = max(int(ply), self._heard_early.get(id, 0))

    def missed(self) -> None:
        """Notices may have been lost."""
        self.background(self._catch_up())

    async def _catch_up(self) -> None:
        """Look after every table that somebody follows here; a notice may be late or lost."""
        followed = [id for id, room in self.rooms.items() if room.listeners or room.waiting]
        found = await self._ask_store(lambda: self.store.plies(followed))
        await _do_all([partial(self._refresh, self.rooms[id], ply) for id, ply in found.items() if id in self.rooms])

    async def _refresh(self, room: Room, ply: int) -> None:
        async with room.lock:
            since = room.table.ply
            if since >= ply or room.gone:
                return
            entries = await self._ask_store(lambda: self.store.since(room.table.id, since))
            try:
                if len(entries) > LONG:
                    await self.reading.run(room.owner, lambda: room.table.follow(entries))
                else:
                    room.table.follow(entries)
            except Exception:  # half followed: read it again
                self._drop(room)
                raise
            if entries:
                self._tell(room, since)

    # --- bots ---

    def _wake_bot(self, room: Room) -> None:
        busy = room.thinking is not None and not room.thinking.done()
        if room.table.bot_to_move is not None and not busy and room.awake:
            room.thinking = asyncio.create_task(self._think(room))

    async def _think(self, room: Room) -> None:
        """Play the bots' moves until a person, or nobody, is to move."""
        while not room.gone and room.awake:
            await self._allowance(room.owner)
            async with room.lock:
                table = room.table
                level, match, at = table.bot_to_move, table.match, table.changed
                if level is None or match is None:
                    return
                copy, seed = match.fork(), table.bot_seed(match.mover or 0)
            started = time.monotonic()
            try:
                action = await self.thinking.move(room.owner, copy, level, seed)
                await asyncio.sleep(max(0.0, table.opening.pace - (time.monotonic() - started)))
                await room.hold()
                if room.table.changed != at or room.table.bot_to_move != level:
                    room.lock.release()
                    continue
                await self._stored(self.submit(room, partial(commands.bot_move, action=action)))
            except NotNow:  # another process was quicker
                continue
            except LudothequeError as error:
                LOG.warning("bot: %s", type(error).__name__)
                await asyncio.sleep(TICK)

    async def _allowance(self, owner: str) -> None:
        """Until bots at this address's tables may move again: each move costs everybody some of the event loop."""
        while True:
            try:
                return self._bot_moves.take(owner)
            except TooMany as error:
                await asyncio.sleep(error.retry_after)

    # --- in words ---

    async def read(self, room: Room, visitor: str, read: Callable[[Table], T], entries: int | None = None) -> T:
        """Something found out about the table as it is stored. What takes long, by how many `entries` it looks at
        (otherwise all moves), is found out in a thread while the game goes on."""
        entries = room.table.moves_made if entries is None else entries
        if entries > LONG:
            self.buckets.take(visitor, entries / READ_A_REQUEST)
        await room.hold()
        try:
            if entries <= LONG:
                return read(room.table)
            snapshot = room.table.snapshot()
        finally:
            room.lock.release()
        return await self.reading.run(visitor, lambda: read(snapshot))

    async def turn(self, room: Room, seat: int | None, language: str, visitor: str) -> Turn:
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

        return await self.reading.run(visitor, say)

    # --- hints, analyses, replays ---

    async def hint(self, room: Room, seat: int, budget: Think, language: str, visitor: str) -> Hint:
        """The moves a search would look at, for the seat whose turn it is; as people see and type them."""
        match, ply, seed = await self.act(room, lambda table: commands.ask_hint(table, seat))
        found = await self.thinking.hint(visitor, match, seed, budget.milliseconds)
        return await self.reading.run(visitor, lambda: Hint(ply, [_candidate(match, each, language) for each in found]))

    async def analysis(self, room: Room, asked: Analyse, language: str, visitor: str) -> Analysed:
        """What every move of a finished game changed, by decision and by luck."""
        await room.hold()
        try:
            match = room.table.finished().fork()
        finally:
            room.lock.release()
        return await self.thinking.for_somebody(
            visitor, lambda: analysed(match, asked.simulations, asked.first, asked.count, language)
        )

    async def replay(self, room: Room, viewer: int | None, visitor: str) -> Replay:
        """A finished game, position by position."""
        self.buckets.take(visitor, room.table.moves_made / READ_A_REQUEST)
        await room.hold()
        try:
            match = room.table.finished().fork()
        finally:
            room.lock.release()
        return await self.reading.run(visitor, lambda: replay(match, viewer))

    # --- from time to time ---

    async def _tick(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            await self._guard("mixing", self._look_for_late_mixing)
            await self._guard("away", self._look_for_the_gone)
            await self._guard("bots", self._look_for_forgotten_bots)
            if ticks % CATCH_UP == 0 and not isinstance(self.relay, NoRelay):
                await self._guard("notices", self._catch_up)
            if ticks % CLEAN_UP == 0 and (self._forgetting is None or self._forgetting.done()):
                self._forgetting = asyncio.create_task(self._guard("clean-up", self._forget))

    async def _guard(self, step: str, work: Callable[[], Awaitable[None]]) -> None:
        """What fails here is counted and logged, and stops nothing else."""
        try:
            await work()
        except Exception as error:
            self._troubles.failed(step, error)
        else:
            self._troubles.fine(step)

    async def _forget(self) -> None:
        """Remove what nobody has touched for long, a little at a time: moves go first."""
        days = max(self.settings.keep_days, LEAST_KEPT_DAYS)
        before = time.time() - days * 86400
        after: Passed | None = NOTHING_PASSED
        while after is not None:
            _, after = await self.writer.run(partial(self.store.forget, before, after))
            await asyncio.sleep(CLEAN_UP_PAUSE)

    async def _look_for_the_gone(self) -> None:
        """A bot plays on for people who have been away too long, where the table has chosen so."""
        now = time.monotonic()
        signs: list[str] = []
        gone: list[Callable[[], Awaitable[None]]] = []
        for room in [room for room in self.rooms.values() if room.table.opening.away is not None]:
            table, seat, away = room.table, room.table.mover, room.table.opening.away
            if seat is None or away is None or table.seats[seat].bot is not None:
                continue
            if any(seat in listener.viewers for listener in room.listeners):
                room.seen[seat] = now
                signs.append(f"{table.id}!{seat}")
            elif now - max(room.seen[seat], room.told_at) > away:
                gone.append(partial(self._replace, room, seat))
        await _do_all([*gone, partial(self.relay.say, signs)] if signs else gone)

    async def _replace(self, room: Room, seat: int) -> None:
        def action(table: Table) -> None:
            if table.mover == seat and table.seats[seat].bot is None:
                commands.leave(table, seat, None)

        with suppress(NotNow):  # the player came back, at another process
            await self.act(room, action)

    async def _look_for_forgotten_bots(self) -> None:
        now = time.monotonic()
        for room in list(self.rooms.values()):
            if (
                room.awake
                and now - room.told_at > STUCK + room.table.opening.pace
                and any(s.bot for s in room.table.seats)
            ):
                room.told_at = now
                self._wake_bot(room)

    async def _look_for_late_mixing(self) -> None:
        """A sealed table does not wait for ever for those who do not seal or reveal."""
        now = time.time()
        late = [room for room in self.rooms.values() if commands.mixing_is_late(room.table, now)]
        await _do_all([partial(self._mix_on, room, now) for room in late])

    async def _mix_on(self, room: Room, now: float) -> None:
        await room.hold()
        with suppress(NotNow):  # another process was quicker
            await self._stored(self.submit(room, partial(commands.mix_on, now=now)))

    def background(self, work: object) -> None:
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
        self.reading.close()
        await self.writer.close()
        await self.relay.close()
        self._asking.shutdown(wait=False, cancel_futures=True)
        for task in [*self._tasks, *([self._forgetting] if self._forgetting is not None else [])]:
            task.cancel()


async def _do_all(works: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """One after another, though some fail; raises the first error when all is done."""
    errors = []
    for work in works:
        try:
            await work()
        except Exception as error:
            errors.append(error)
    if errors:
        raise errors[0]


def _candidate(match: Match, move: CandidateMove, language: str) -> Candidate:
    words = messages(language).say_phrase(match.engine.phrase(match.board, match.position_now(), move.action))
    return Candidate(match.shown(move.action), words, move.expected, move.visits)


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
