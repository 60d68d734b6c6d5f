"""The parts of a server that work on its tables, put together."""

from __future__ import annotations

from collections.abc import Callable

from .client_commands import ClientCommands
from .guard.limits import Buckets
from .monitor.loopwatch import watch_loop
from .monitor.thinking_times import TimesKeeper
from .rooms.background import Background
from .rooms.bot_players import BotPlayers
from .rooms.changes import Changes
from .rooms.other_processes import OtherProcesses
from .rooms.presence import Presences
from .rooms.questions import Questions
from .rooms.rooms import Rooms
from .rooms.store_reader import StoreReader
from .rooms.telling import Telling
from .rooms.turn_push import Turns
from .rooms.upkeep import Upkeep
from .settings import Settings
from .storage.base import Storage
from .work.fair_pool import FairPool
from .work.lab_queue import LabQueue
from .work.thinking import ThinkingPool
from .work.warm_up import Readiness

READERS = 8  # threads that take turns at reading long tables, putting turns into words and stepping through games
READS_EACH = 32  # of these questions that one address may have waiting


class House:
    """Everything that lives as long as the server. Made in its event loop."""

    def __init__(
        self, settings: Settings, store: Storage, buckets: Buckets, when_ready: Callable[[], None] = lambda: None
    ) -> None:
        limited = settings.rate > 0
        self.buckets = buckets  # of requests, by address
        self.store = store
        self.background = Background()
        self.readiness = Readiness(when_ready)
        self.thinking = ThinkingPool(settings.bot_threads, settings.lab_threads, limited)
        self.times = TimesKeeper(settings.thinking_times)
        self.lab_queue = LabQueue(self.thinking, limited, self.times.times)
        self.reading = FairPool("read", 1, threads=READERS, each={"": READS_EACH} if limited else {})
        self.reader = StoreReader(store, self.background.troubles)
        self.turns = Turns(self.reading, settings.rate, self.background)
        self.telling = Telling(self.turns)
        self.rooms = Rooms(settings, self.reader, self.readiness, self.reading, self.telling, self.background)
        self.presences = Presences()
        self.processes = OtherProcesses(self.rooms, self.reader, self.presences, self.background)
        self.changes = Changes(
            store,
            self.rooms,
            self.processes,
            self.telling,
            self.readiness,
            self.reading,
            self.background,
            self.times,
        )
        self.rooms.wake_bot = BotPlayers(self.changes, self.thinking, settings.bot_rate if limited else 0).wake
        self.questions = Questions(self.reader, self.reading, self.thinking, buckets)
        self.clients = ClientCommands(self.rooms, self.changes, self.questions, self.processes)
        self.upkeep = Upkeep(
            store,
            self.rooms,
            self.changes,
            self.processes,
            self.background,
            keep_days=settings.keep_days,
            times=self.times,
        )
        self.background.start(self.upkeep.run())
        self.background.start(watch_loop())

    async def close(self) -> None:
        for room in self.rooms:
            for listener in room.listeners:
                listener.drop()
            room.wake_waiting()
            if room.thinking is not None:
                room.thinking.cancel()
        self.readiness.close()
        self.thinking.close()
        self.reading.close()
        await self.changes.writer.close()
        await self.times.write()
        await self.processes.relay.close()
        self.reader.close()
        self.background.close()
