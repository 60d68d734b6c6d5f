"""Kernels that take the place, in generic code, of optional kernels a game does not have."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .decorators import helper


@helper
def reveals_nothing(board: np.record, state: np.record, action: int) -> int:
    """For `reveals`."""
    return -1


@helper
def any_kind(board: np.record, state: np.record, action: int) -> int:
    """For `decision`."""
    return 0


@helper
def itself(board: np.record, state: np.record, action: int) -> int:
    """For `alike`."""
    return action


@helper
def forgets_nothing(board: np.record, state: np.record, seat: int, span: float, seed: int) -> None:
    """For `forget`."""


@helper
def as_they_are(board: np.record, state: np.record, actions: npt.NDArray[np.int16], n: int) -> None:
    """For `disguise`."""


@helper
def as_it_is(board: np.record, state: np.record, action: int) -> int:
    """For `undisguise`."""
    return action
