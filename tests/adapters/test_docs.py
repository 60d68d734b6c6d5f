"""The page about observations says what the code does."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import ludotheque.adapters.gymnasium
import ludotheque.adapters.pettingzoo
import ludotheque.adapters.vector
from ludotheque.adapters.describe import filled, table
from ludotheque.core.shelf import find, shelf

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "observations.md"


def test_the_tables_are_those_of_the_games() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page) == page
    for name in shelf():
        assert table(find(name)) in page


@pytest.mark.parametrize("module", ["vector", "pettingzoo", "gymnasium"])
def test_the_examples_of_the_adapters(module: str) -> None:
    failed, tried = doctest.testmod(getattr(ludotheque.adapters, module))
    assert tried > 3
    assert failed == 0
