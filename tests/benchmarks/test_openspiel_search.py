"""Our search against OpenSpiel's: playing, keeping, continuing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="open_spiel is not installed")
from benchmarks import openspiel_search


def test_a_table_and_results_that_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(openspiel_search, "PLAN", {"hundsgemein": (2, 2)})
    monkeypatch.setattr(sys, "argv", ["openspiel_search", str(tmp_path), "simulations", "--workers", "1"])
    openspiel_search.main()
    first = capsys.readouterr()
    assert "| Hundsgemein | 2 simulations | 2 |" in first.out
    assert "1 of 1 deals" in first.err
    openspiel_search.main()
    assert capsys.readouterr() == (first.out, "")
