"""The tables of the page about observations."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.shelf import find, shelf
from tools.observations import filled, table

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "observations.md"


def test_the_tables_are_those_of_the_games() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page) == page
    for name in shelf():
        assert table(find(name)) in page
