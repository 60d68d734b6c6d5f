"""A quality in writing: its figure and its interval, in its unit."""

from __future__ import annotations

from ludotheque.core.messages import Messages

from ..stats.intervals import Estimate
from .quality import Unit

PARTS: dict[Unit, int] = {"percent": 100, "points": 100}  # of a whole; other units are counted as they are
WHOLE = ("seconds", "games")  # units without decimals


def figure(unit: Unit, value: float, say: Messages) -> str:
    return say.number(value * PARTS.get(unit, 1), 0 if unit in WHOLE else 1)


def interval(unit: Unit, estimate: Estimate, say: Messages) -> str:
    if not estimate.bounded:
        return "–"
    return f"{figure(unit, estimate.low, say)} … {figure(unit, estimate.high, say)}"
