"""The runner that measures ours beside the peers; no peer is needed to test it."""

from __future__ import annotations

import itertools
import time

import pytest

from benchmarks.peers import ours, work
from benchmarks.peers.__main__ import table
from benchmarks.peers.work import Contender, compare, measure


def test_everybody_takes_turns_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    asked: list[str] = []

    def contender(name: str) -> Contender:
        def once() -> float:
            asked.append(name)
            return 6.0

        return Contender("work", name, once)

    rates = measure([contender("a"), contender("b")], rounds=3, seconds=2)
    assert asked == ["a", "b", *["a", "b"] * 3]
    assert list(rates.values()) == [[3.0, 3.0, 3.0]] * 2  # the clock goes on by one whenever it is looked at


def test_ours_is_compared_with_every_peer_at_the_same_work() -> None:
    def contender(work: str, who: str) -> Contender:
        return Contender(work, who, lambda: 0.0)

    rates = {
        contender("search", "us"): [10.0, 20.0, 30.0],
        contender("games", "us"): [5.0, 5.0, 5.0],
        contender("search", "them"): [5.0, 5.0, 5.0],
        contender("games", "others"): [1.0, 5.0, 2.0],
    }
    found = compare("us", rates)
    assert [(row.work, row.peer, row.ratio) for row in found] == [
        ("search", "them", (2.0, 4.0, 6.0)),
        ("games", "others", (1.0, 2.5, 5.0)),
    ]
    assert "| search | them | 5 | 20 | 4.0 [2.0, 6.0] |" in table(found)


def test_ours_does_the_work_it_says() -> None:
    assert [contender.once() for contender in ours.contenders()][:2] == [work.SIMULATIONS, ours.BATCH]
