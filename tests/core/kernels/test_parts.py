"""Kernels are made of parts, which are translated once."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from ludotheque.core.kernels.compiled import compiled
from ludotheque.core.kernels.decorators import helper


@helper
def power(base: int, times: int) -> int:
    result = 1
    for _ in range(times):
        result *= base
    return result


def powers(base: int) -> int:
    return power(base, 2) + power(base, 3)


def test_constants_do_not_multiply_parts() -> None:
    kernel: Any = compiled(powers, cached=False)
    assert kernel(3) == 9 + 27
    assert kernel(np.int16(-2)) == 4 - 8
    assert len(power.parts) == 2, "one for each type of the base, none for 2 and 3"  # type: ignore[attr-defined]
    assert not power.overloads, "nobody has called it from Python"  # type: ignore[attr-defined]
    assert power(2, 10) == 1024


def test_only_the_wrapper_is_seen_from_outside() -> None:
    kernel: Any = compiled(powers, cached=False)
    kernel(2)
    (made,) = kernel.overloads.values()
    seen = [f.name for f in made.library.get_defined_functions() if f.linkage.name == "external"]
    assert len(seen) == 1
    assert re.search("cpython.*powers", seen[0])
