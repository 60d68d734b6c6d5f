"""Golden playthroughs. After a change that is meant: `python -m ludotheque.testing.golden tests/golden --write`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.shelf import shelf
from ludotheque.testing.golden import compare

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_playthrough(file: Path) -> None:
    written, now = compare(file)
    assert now == written


@pytest.mark.parametrize("name", shelf())
def test_every_game_has_golden_playthroughs(name: str) -> None:
    assert list((FOLDER / name).glob("*.txt"))
