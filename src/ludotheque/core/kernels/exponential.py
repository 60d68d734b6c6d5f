"""The exponential function, from arithmetic alone.

The last bit of a C library's `exp` differs between platforms. With this one a search gives the same tree on every
processor, and as WebAssembly.
"""

from __future__ import annotations

import math

import numpy as np

from .decorators import helper, wide

PER_E = 1.4426950408889634  # 1 / log 2
LOG2_HIGH, LOG2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10  # log 2, in 33 bits and the rest
SERIES = tuple(1 / math.factorial(k) for k in range(13, 1, -1))  # of e to the r, from the smallest, without 1 + r
TINY = -700.0  # the result is so near to 0 that it is 0
BIAS, FRACTION = 1023, 52  # of a float64: its exponent's zero, the bits before it


@helper
def exp(x: float) -> float:
    """e to the power of x, for x up to 700: within one unit in the last place of the exact number."""
    if x < TINY:
        return 0.0
    k = wide(np.floor(x * PER_E + 0.5))
    r = (x - k * LOG2_HIGH) - k * LOG2_LOW  # |r| is at most half of log 2
    rest = 0.0
    for factor in SERIES:
        rest = rest * r + factor
    power: float = wide((k + BIAS) << FRACTION).view(np.float64)  # type: ignore[attr-defined]
    return (1.0 + (r + r * r * rest)) * power
