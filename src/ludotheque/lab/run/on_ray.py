"""Work in shares on a Ray cluster: the same functions on the same shares, so the same results bit for bit."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import ray_extra

from .workers import WAITING, Result, Share

AGAIN = -1  # a share whose worker is lost is done by another one, however often


@dataclass(frozen=True)
class Cluster:
    """An existing cluster (`auto` is one that runs on this machine), or none: then one of this machine's cores, for as
    long as this process runs. The machines of a cluster must have the same version of this package."""

    address: str | None = None
    workers: int | None = None  # of a cluster of our own

    def __post_init__(self) -> None:
        with ray_extra():
            import ray
        if ray.is_initialized():
            return
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if self.address is None:
                ray.init(num_cpus=self.workers, include_dashboard=False, **quiet)
            else:
                ray.init(address=self.address, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).splitlines()[0]
            raise BadRequest("error-cluster", address=self.address or "", reason=reason) from None

    def run(self, work: Callable[[Share], Result], shares: Iterable[Share]) -> Generator[Result]:
        return _flow(work, iter(shares))


def _flow(work: Callable[[Share], Result], shares: Iterator[Share]) -> Generator[Result]:
    import ray

    remote = ray.remote(_do).options(max_retries=AGAIN, retry_exceptions=False)
    given = ray.put(work)
    most = WAITING * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    running: list[Any] = []
    try:
        while True:
            while len(running) < most and (share := next(shares, None)) is not None:
                running.append(remote.remote(given, share))
            if not running:
                return
            [done], running = ray.wait(running)
            try:
                result: Result = ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, Exception) else error from None
            yield result
    finally:
        for left in running:
            ray.cancel(left, force=True)


def _do(work: Callable[[Share], Result], share: Share) -> Result:
    return work(share)
