"""Work in slices: a generator that yields whenever something else may go first, and returns its result in the end.

Where there are no threads, as in a browser, a long search lets requests in between two slices. The slices do not change
the result.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Sliced = Generator[None, None, T]


def at_once(work: Sliced[T]) -> T:
    """The result, without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
