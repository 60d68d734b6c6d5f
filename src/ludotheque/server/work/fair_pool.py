"""Threads that are shared fairly: the owner who has used them least lately is next.

Work belongs to an owner, the address it was asked from. Owners are served by the time their work has taken so far
(start-time fair queuing), so that a hundred questions of one hold up the one question of another by no more than a
moment. Long work asks its stop signal every few milliseconds (`bots.stopping`); there it also makes room for others.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from ludotheque.bots.stopping import STOP
from ludotheque.tables.refusals import TooMany

T = TypeVar("T")
SPELL = 0.02  # seconds that work runs before it gives way to other owners'
# And to its own owner's. Each change of threads may put work on the core that the event loop just left, and the loop
# then waits for the system's next tick, up to 4 ms. So what needs not change soon does not.
OWN_SPELL = 0.1
MOST_KNOWN = 10_000  # owners remembered
AGAIN = 2.0  # seconds after which refused work may be requested again


class Shares:
    """How much of something every owner has used. Time without use is not saved up."""

    def __init__(self) -> None:
        self._used: OrderedDict[str, float] = OrderedDict()
        self._now = 0.0  # what the owner served last had used

    def of(self, owner: str) -> float:
        return max(self._used.get(owner, 0.0), self._now)

    def served(self, owner: str) -> None:
        self._now = max(self._now, self._used.get(owner, 0.0))

    def add(self, owner: str, amount: float) -> None:
        self._used[owner] = self.of(owner) + amount
        self._used.move_to_end(owner)
        if len(self._used) > MOST_KNOWN:
            self._used.popitem(last=False)


@dataclass(eq=False)
class Ticket:
    """A chunk of work, from the moment it is requested."""

    owner: str
    kind: str
    work: Callable[[], Any]
    done: asyncio.Future[Any]
    turn: threading.Condition  # told while it is parked that it is next
    unwanted: bool = False
    since: float = 0.0


class FairPool:
    """`slots` chunks of work run at a time, fewer of the kinds in `most`. With more `threads` than slots, long work
    gives way in its middle.

    `each` limits, by kind, how many pieces of work one owner may have running or waiting.
    """

    def __init__(
        self,
        name: str,
        slots: int,
        threads: int | None = None,
        each: Mapping[str, int] | None = None,
        most: Mapping[str, int] | None = None,
    ) -> None:
        self._threads = ThreadPoolExecutor(threads or slots, name)
        self._idle = threads or slots
        self._gives_way = threads is not None and threads > slots
        self._each, self._most = each or {}, most or {}
        self._asked: dict[str, deque[Ticket]] = {}  # not yet in a thread, by owner
        self._count: Counter[tuple[str, str]] = Counter()  # of work by kind and owner
        self._working: Counter[str] = Counter()  # slots in use, by kind
        self._lock = threading.Lock()
        self._free = slots
        self._parked: list[Ticket] = []  # in a thread, waiting for a slot
        self._shares = Shares()
        self._closed = False

    async def run(self, owner: str, work: Callable[[], T], kind: str = "") -> T:
        """The result of `work`. The work stops when the waiting task is cancelled. Raises TooMany."""
        counted = kind, owner
        if kind in self._each and self._count[counted] >= self._each[kind]:
            raise TooMany(AGAIN, "error-queue-full")
        done = asyncio.get_running_loop().create_future()
        ticket = Ticket(owner, kind, work, done, threading.Condition(self._lock))
        self._count[counted] += 1
        self._asked.setdefault(owner, deque()).append(ticket)
        self._dispatch()
        try:
            result: T = await ticket.done
            return result
        finally:
            if ticket.done.cancelled():
                self._give_up(ticket)
            self._count[counted] -= 1
            if not self._count[counted]:
                del self._count[counted]

    def _give_up(self, ticket: Ticket) -> None:
        with self._lock:
            ticket.unwanted = True
            self._wake_next()

    def _dispatch(self) -> None:
        """Hand the next work to idle threads. Runs in the event loop."""
        while self._idle and self._asked and not self._closed:
            with self._lock:
                owner = min(self._asked, key=self._shares.of)
                if not self._gives_way:  # else it is served when it has a slot
                    self._shares.served(owner)
            tickets = self._asked[owner]
            ticket = tickets.popleft()
            if not tickets:
                del self._asked[owner]
            if ticket.done.cancelled():
                continue
            self._idle -= 1
            loop = asyncio.get_running_loop()
            loop.run_in_executor(self._threads, self._work, ticket).add_done_callback(
                lambda worked, ticket=ticket: self._finish(ticket, worked)  # type: ignore[misc]
            )

    def _finish(self, ticket: Ticket, worked: asyncio.Future[Any]) -> None:
        self._idle += 1
        if not ticket.done.done():
            if worked.cancelled():
                ticket.done.cancel()
            elif (error := worked.exception()) is not None:
                ticket.done.set_exception(error)
            else:
                ticket.done.set_result(worked.result())
        elif not worked.cancelled():
            worked.exception()  # the result is no longer wanted
        self._dispatch()

    # --- in the threads ---

    def _work(self, ticket: Ticket) -> Any:
        self._take_slot(ticket)
        token = STOP.set(lambda: self._look(ticket))
        try:
            return ticket.work()
        finally:
            STOP.reset(token)
            self._give_slot(ticket)

    def _look(self, ticket: Ticket) -> bool:
        """The stop signal of this work: gives way to owners who have used less, then tells whether to stop."""
        if ticket.unwanted or self._closed:
            return True
        if self._gives_way and self._parked and time.monotonic() - ticket.since > SPELL:
            with self._lock:
                others = any(self._gives_way_to(ticket, other) for other in self._parked)
            if others:
                self._give_slot(ticket)
                self._take_slot(ticket)
        return ticket.unwanted or self._closed

    def _gives_way_to(self, ticket: Ticket, other: Ticket) -> bool:
        spell = time.monotonic() - ticket.since
        if other.owner == ticket.owner and spell <= OWN_SPELL and not other.unwanted:
            return False
        mine = self._shares.of(ticket.owner) + spell
        return self._shares.of(other.owner) < mine and (other.kind == ticket.kind or self._may_work(other))

    def _take_slot(self, ticket: Ticket) -> None:
        with self._lock:
            self._parked.append(ticket)
            while not (self._free and self._next() is ticket):
                # another may be next since this one was told
                self._wake_next()
                ticket.turn.wait()
            self._parked.remove(ticket)
            self._free -= 1
            self._working[ticket.kind] += 1
            if self._gives_way:
                self._shares.served(ticket.owner)
            self._wake_next()
        ticket.since = time.monotonic()

    def _give_slot(self, ticket: Ticket) -> None:
        with self._lock:
            self._shares.add(ticket.owner, time.monotonic() - ticket.since)
            self._free += 1
            self._working[ticket.kind] -= 1
            self._wake_next()

    def _wake_next(self) -> None:
        """Tell the thread whose turn it is, and none of the others: of 64 that wake, one goes on."""
        if self._free and (ticket := self._next()) is not None:
            ticket.turn.notify()

    def _may_work(self, ticket: Ticket) -> bool:
        return ticket.unwanted or self._working[ticket.kind] < self._most.get(ticket.kind, self._working.total() + 1)

    def _next(self) -> Ticket | None:
        """Unwanted work first, which ends at once; then that of the owner who has used least."""
        return min(
            (ticket for ticket in self._parked if self._may_work(ticket)),
            key=lambda ticket: (not ticket.unwanted, self._shares.of(ticket.owner)),
            default=None,
        )

    def close(self) -> None:
        """Running work stops at its next check; waiting work is not started."""
        with self._lock:
            self._closed = True
            self._wake_next()
        for tickets in self._asked.values():
            for ticket in tickets:
                ticket.done.cancel()
        self._asked.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)
