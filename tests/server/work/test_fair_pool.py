"""Threads shared fairly among addresses."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable

import pytest

from ludotheque.bots.stopping import STOP
from ludotheque.server.work import fair_pool
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


@pytest.mark.parametrize(("own_spell", "order"), [(0.0, ["short", "long"]), (3600.0, ["long", "short"])])
def test_work_gives_way_to_its_own_owners_less_often(
    monkeypatch: pytest.MonkeyPatch, own_spell: float, order: list[str]
) -> None:
    monkeypatch.setattr(fair_pool, "SPELL", 0.0)
    monkeypatch.setattr(fair_pool, "OWN_SPELL", own_spell)
    found: list[str] = []

    async def both() -> None:
        pool = FairPool("test", 1, threads=2)
        begun, parked = threading.Event(), threading.Event()

        def long() -> None:
            begun.set()
            parked.wait()
            for _ in range(100):
                STOP.get()()
            found.append("long")

        working = asyncio.create_task(pool.run("one", long))
        await asyncio.to_thread(begun.wait)
        short = asyncio.create_task(pool.run("one", lambda: found.append("short")))
        while not pool._parked:
            await asyncio.sleep(0.001)
        parked.set()
        await asyncio.gather(working, short)
        pool.close()

    asyncio.run(both())
    assert found == order


def test_only_the_next_of_many_waiting_threads_is_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[threading.Condition] = []
    notify = threading.Condition.notify

    async def crowd() -> None:
        pool = FairPool("test", 1, threads=8)
        gate = threading.Event()
        tasks = [asyncio.create_task(pool.run(f"owner {number}", gate.wait)) for number in range(8)]
        while len(pool._parked) < 7:
            await asyncio.sleep(0.001)
        turns = {id(ticket.turn) for ticket in pool._parked}

        def count(self: threading.Condition, n: int = 1) -> None:
            if id(self) in turns:
                woken.append(self)
            notify(self, n)

        monkeypatch.setattr(threading.Condition, "notify", count)
        gate.set()
        await asyncio.gather(*tasks)
        monkeypatch.undo()
        pool.close()

    asyncio.run(crowd())
    assert len(woken) == len(set(map(id, woken))) == 7


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


PATIENCE = 30.0  # seconds; only a pool that stands still takes so long


def test_unwanted_work_leaves_its_thread_though_its_kind_has_no_slot() -> None:
    async def crowd() -> str:
        pool = FairPool("test", 2, threads=3, most={"lab": 1})
        gate, begun = threading.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def long() -> None:
            loop.call_soon_threadsafe(begun.set)
            gate.wait()

        first = asyncio.create_task(pool.run("a", long, "lab"))
        await begun.wait()
        parked = [asyncio.create_task(pool.run("a", lambda: None, "lab")) for _ in range(2)]
        while len(pool._parked) < 2:  # both wait in a thread for the slot that the first has
            await asyncio.sleep(0.001)
        for task in parked:
            task.cancel()
        try:
            return await asyncio.wait_for(pool.run("b", lambda: "served"), PATIENCE)
        finally:
            gate.set()
            await first
            pool.close()

    assert asyncio.run(crowd()) == "served"


def test_no_wake_up_is_lost_where_work_is_given_up_at_any_moment() -> None:
    """A waiting thread is chosen; before it has woken, another one's work is given up and is to be served first."""

    async def crowd(dice: random.Random) -> str:
        pool = FairPool("test", 2, threads=8, most={"lab": 1})

        def work() -> None:
            stop = STOP.get()
            for _ in range(dice.randrange(3)):
                if stop():
                    return
                time.sleep(0)

        async def ask(number: int) -> None:
            kind = "lab" if number % 2 else ""
            task = asyncio.create_task(pool.run(f"owner {number % 5}", work, kind))
            await asyncio.sleep(dice.random() * 0.002)
            if dice.random() < 0.7:
                task.cancel()
            await asyncio.wait([task], timeout=PATIENCE)

        for _ in range(40):
            await asyncio.gather(*(ask(number) for number in range(50)))
        served = await asyncio.wait_for(pool.run("last", lambda: "served"), PATIENCE)
        pool.close()
        return served

    assert asyncio.run(crowd(random.Random(1))) == "served"
