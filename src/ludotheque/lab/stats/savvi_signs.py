"""The sign test of savvi, which `ludotheque compare` uses."""

from __future__ import annotations

import numpy as np
from savvi.multinomial import Multinomial


class LibraryTest:
    """See `signs.SignTest`."""

    def __init__(self, alpha: float) -> None:
        self._test = Multinomial(alpha, np.array([0.5, 0.5]))

    def add(self, up: int, down: int) -> float:
        with np.errstate(over="ignore"):  # odds beyond all numbers: p is 0
            self._test.update(np.array([up, down]))
        return float(self._test.calculate_p_value())
