"""The doublings of a budget: playing, keeping, printing, drawing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import doublings


def test_tables_a_chart_and_results_that_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doublings, "PLAN", {"hundsgemein": (1, 22)})
    monkeypatch.setattr("ludotheque.lab.contests.ratings.RESAMPLES", 50)
    chart = tmp_path / "curves.svg"
    monkeypatch.setattr(sys, "argv", ["doublings", str(tmp_path), "--chart", str(chart), "--workers", "1"])
    doublings.main()
    first = capsys.readouterr()
    rows = [line for line in first.out.splitlines() if " over " in line]
    assert [row.split(" | ")[0] for row in rows[:6]] == [f"| {2 << k} over {1 << k}" for k in range(6)]
    assert [row.split(" | ")[0] for row in rows[6:]] == [f"| {4 << k} over {1 << k}" for k in range(5)]
    assert sum(int(row.split(" | ")[1]) for row in rows) <= 22
    assert "Hundsgemein" in chart.read_text(encoding="utf-8")
    doublings.main()
    assert capsys.readouterr() == (first.out, "")
