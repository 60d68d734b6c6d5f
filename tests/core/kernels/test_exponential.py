from __future__ import annotations

import math

from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludotheque.core.kernels.exponential import TINY, exp

ULP = 2.0**-52
COMPILING = settings(deadline=None)  # the first example compiles


@COMPILING
@given(st.floats(TINY, 700.0))
@example(0.0)
@example(-1e-300)
@example(TINY)
def test_it_is_the_exponential_to_the_last_place(x: float) -> None:
    assert abs(exp(x) / math.exp(x) - 1) <= ULP


@COMPILING
@given(st.floats(max_value=TINY, exclude_max=True))
def test_what_is_tiny_is_zero(x: float) -> None:
    assert exp(x) == 0.0


@COMPILING
@given(st.floats(TINY, 700.0))
def test_compiled_and_uncompiled_it_is_the_same(x: float) -> None:
    plain = getattr(exp, "py_func", exp)
    assert plain(x).hex() == exp(x).hex()
