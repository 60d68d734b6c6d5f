"""What a browser's Python makes of a seed is what ours makes of it, to the byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from ludotheque.core.shelf import shelf

from . import bundled

PLAYS, ASKS, COMPILED = (bundled.HERE / name for name in ("plays.py", "asks.py", "compiled.py"))
QUICK = ("2", "1", "6", "all", "0")  # games of every setting, thorough ones, the first seed, numbers of players


def natively(script: Path, *words: str) -> list[str]:
    environment = {**os.environ, "LUDOTHEQUE_GAMES": str(bundled.OTHERS)}
    command = [sys.executable, str(script), *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def test_games_views_and_searches_are_those_of_the_native_kernels(bundle: Path) -> None:
    found = bundled.python(bundle, PLAYS, *QUICK).splitlines()
    assert found == natively(PLAYS, *QUICK)
    assert any("straw" in line for line in found)  # a game of others is among them


def test_an_interpreter_that_starts_from_its_memory_plays_the_same(bundle: Path, tmp_path: Path) -> None:
    words, memory = (*QUICK, "straw"), tmp_path / "memory"
    expected = natively(PLAYS, *words)
    assert bundled.python(bundle, PLAYS, *words, memory=memory).splitlines() == expected
    assert memory.stat().st_size > 0
    kept, whole = memory.stat().st_mtime_ns, memory.read_bytes()
    assert bundled.python(bundle, PLAYS, *words, memory=memory).splitlines() == expected
    assert memory.stat().st_mtime_ns == kept  # it could be used
    found, sources = map(int, bundled.python(bundle, COMPILED, memory=memory).split())
    assert found == sources > 100
    memory.write_bytes(memory.read_bytes()[: len(whole) // 2])  # damaged: it is taken again
    bundled.python(bundle, COMPILED, memory=memory)
    assert memory.stat().st_size > len(whole) // 2


def test_the_lab_plays_the_same_games_row_by_row(bundle: Path) -> None:
    found, expected = bundled.python(bundle, ASKS).splitlines(), natively(ASKS)
    assert len(found) == len(shelf()) + 3  # rows of all games and one of others, and two answers
    for line, native in zip(found, expected, strict=True):
        assert json.loads(line) == json.loads(native)
