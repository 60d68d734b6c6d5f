"""The benchmark runner, tested without any peer."""

from __future__ import annotations

import itertools
import time
from pathlib import Path

import pytest

from benchmarks.comparison import Comparison, Run, keep, kept, over_time, table
from benchmarks.peers import ours, work
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
    assert list(rates.values()) == [[3.0, 3.0, 3.0]] * 2  # every reading advances the clock by one


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
    assert "| search | them | 5/s | 20/s | 4.00 [2.00, 6.00] |" in table(found)


def test_ours_does_the_work_it_says() -> None:
    assert [contender.once() for contender in ours.contenders()][:2] == [work.SIMULATIONS, ours.BATCH]


def test_runs_are_kept_and_shown_side_by_side(tmp_path: Path) -> None:
    history = tmp_path / "history.jsonl"
    assert kept(history) == []
    search = Comparison("search", "them", 20.0, 5.0, (2.0, 4.0, 6.0))
    latency = Comparison("latency", "others", 5.0, 10.0, (1.5, 2.0, 2.5), "ms")
    first = Run("2026-01-02", "abc", {"cores": 2}, {"them": "1.0"}, [search])
    second = Run("2026-02-03", "def", {"cores": 2}, {"them": "1.1"}, [search, latency])
    keep(first, history)
    keep(second, history)
    assert kept(history) == [first, second]
    assert over_time([first, second]).splitlines() == [
        "| work | peer | 2026-02-03 def | 2026-01-02 abc |",
        "| --- | --- | ---: | ---: |",
        "| search | them | 4.00 | 4.00 |",
        "| latency | others | 2.00 |  |",
    ]
    assert "| latency | others | 10.0 ms | 5.0 ms | 2.00 [1.50, 2.50] |" in table([latency])
