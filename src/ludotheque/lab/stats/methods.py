"""The interval methods by name."""

from __future__ import annotations

from ..run.question import IntervalMethod
from .intervals import FIXED, Intervals
from .sequences import GROWING

METHODS: dict[IntervalMethod, Intervals] = {"fixed": FIXED, "growing": GROWING}
