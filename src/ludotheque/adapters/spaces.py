"""The Gymnasium spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ludotheque.core.observation import NUMBER

from .window import Window


def numbers(window: Window, copies: int = 1) -> spaces.Box:
    """The space of observations, or of several side by side."""
    sizes = [part.size for part in window.parts]
    low = np.tile(np.repeat([part.low for part in window.parts], sizes), copies).astype(NUMBER)
    high = np.tile(np.repeat([part.high for part in window.parts], sizes), copies).astype(NUMBER)
    return spaces.Box(low, high, dtype=NUMBER)


def observations(window: Window) -> spaces.Dict[Any]:
    mask = spaces.Box(0, 1, (window.actions,), np.int8)
    return spaces.Dict({"observation": numbers(window), "action_mask": mask})


def actions(window: Window) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(window.actions)
