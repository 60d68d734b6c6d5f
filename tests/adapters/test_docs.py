"""The examples in the adapters' docstrings."""

from __future__ import annotations

import doctest

import pytest

import ludotheque.adapters.gymnasium
import ludotheque.adapters.pettingzoo
import ludotheque.adapters.vector


@pytest.mark.parametrize("module", ["vector", "pettingzoo", "gymnasium"])
def test_the_examples_of_the_adapters(module: str) -> None:
    failed, tried = doctest.testmod(getattr(ludotheque.adapters, module))
    assert tried > 3
    assert failed == 0
