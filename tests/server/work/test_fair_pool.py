"""Threads shared fairly among addresses."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from ludotheque.bots.stopping import STOP
from ludotheque.server.work.fair_pool import FairPool, Shares
from ludotheque.tables.refusals import TooMany


def test_the_owner_who_used_least_is_next_and_none_saves_up() -> None:
    shares = Shares()
    for _ in range(3):
        shares.served("busy")
        shares.add("busy", 1.0)
    assert shares.of("busy") > shares.of("new")
    shares.served("new")
    shares.add("new", 0.5)
    # a new owner starts with the share that the others have now, not with zero
    assert shares.of("new") >= 2.0
    assert shares.of("newer") >= 2.0


def test_a_hundred_questions_of_one_hold_up_another_by_one_of_them_at_most() -> None:
    order: list[str] = []

    def work(name: str) -> Callable[[], None]:
        return lambda: order.append(name)

    async def crowd() -> None:
        pool = FairPool("test", 1)
        gate = threading.Event()

        def begin() -> None:
            gate.wait()
            order.append("greedy")

        first = asyncio.create_task(pool.run("greedy", begin))
        await asyncio.sleep(0)
        others = [asyncio.create_task(pool.run("greedy", work("greedy"))) for _ in range(100)]
        await asyncio.sleep(0)
        lone = asyncio.create_task(pool.run("lone", work("lone")))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, lone, *others)
        pool.close()

    asyncio.run(crowd())
    assert order.index("lone") == 1
    assert len(order) == 102


def test_long_work_makes_room_in_its_middle() -> None:
    async def both() -> bool:
        pool = FairPool("test", 1, threads=2)
        begun, ended = threading.Event(), threading.Event()

        def long() -> bool:
            begun.set()
            stop = STOP.get()
            while not ended.is_set():
                if stop():
                    return False
            return True

        working = asyncio.create_task(pool.run("long", long))
        await asyncio.to_thread(begun.wait)
        # would never end if it waited for the only slot until the long work ends
        await pool.run("short", lambda: None)
        ended.set()
        found = await working
        pool.close()
        return found

    assert asyncio.run(both())


def test_unwanted_work_is_not_begun_or_stops() -> None:
    begun: list[str] = []

    async def leave() -> None:
        pool = FairPool("test", 1)
        started = threading.Event()

        def work() -> None:
            started.set()
            stop = STOP.get()
            while not stop():
                pass

        first = asyncio.create_task(pool.run("a", work))
        await asyncio.to_thread(started.wait)
        second = asyncio.create_task(pool.run("a", lambda: begun.append("second")))
        await asyncio.sleep(0)
        second.cancel()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await pool.run("b", lambda: begun.append("third"))
        pool.close()

    asyncio.run(leave())
    assert begun == ["third"]


def test_an_address_has_so_many_questions_at_a_time() -> None:
    async def ask() -> None:
        pool = FairPool("test", 1, each={"": 2})
        gate = threading.Event()
        waiting = [asyncio.create_task(pool.run("a", gate.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await pool.run("a", gate.wait)
        other = asyncio.create_task(pool.run("b", gate.wait))
        gate.set()
        await asyncio.gather(*waiting, other)
        await pool.run("a", gate.wait)
        pool.close()

    asyncio.run(ask())


def test_errors_reach_the_request() -> None:
    def fail() -> None:
        raise ValueError("no")

    async def ask() -> None:
        pool = FairPool("test", 1)
        with pytest.raises(ValueError, match="no"):
            await pool.run("a", fail)
        assert await pool.run("a", lambda: 7) == 7
        pool.close()

    asyncio.run(ask())
