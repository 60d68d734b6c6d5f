"""Rate limits: a bucket holds a few seconds' worth of requests and fills steadily."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from ludotheque.tables.refusals import TooMany

BURST = 4.0  # seconds' worth of requests that may come at once
MOST_KNOWN = 10_000  # addresses remembered


class Bucket:
    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: float, now: float) -> None:
        self._rate, self._left, self._at = rate, rate * BURST, now

    def take(self, now: float, cost: float = 1.0) -> None:
        """Raises TooMany when the bucket is empty. A rate of 0 is no limit."""
        if self._rate == 0:
            return
        self._left = min(self._rate * BURST, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            raise TooMany((cost - self._left) / self._rate)
        self._left -= cost


class Buckets:
    """One bucket for each address; the least recently used are forgotten."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> None:
        if self._rate == 0:
            return
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, now)
            if len(self._buckets) > MOST_KNOWN:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        bucket.take(now, cost)
