"""An executor on a Ray cluster. The functions and chunks are the same, so the results are the same bit for bit."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import ray_extra

from .local import WAITING, Item, Result

RETRIES = -1  # a chunk whose worker is lost is done again, however often


@dataclass(frozen=True)
class RayExecutor:
    """Uses an existing cluster (`auto` is one that runs on this machine). Without an address it starts one on this
    machine's cores, which ends with this process. The machines of a cluster must have the same version of this
    package."""

    address: str | None = None
    workers: int | None = None  # of a cluster started here

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

    def run(self, work: Callable[[Item], Result], chunks: Iterable[Item]) -> Generator[Result]:
        return _flow(work, iter(chunks))


def _flow(work: Callable[[Item], Result], chunks: Iterator[Item]) -> Generator[Result]:
    import ray

    remote = ray.remote(_do).options(max_retries=RETRIES, retry_exceptions=False)
    given = ray.put(work)
    most = WAITING * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    running: list[Any] = []
    try:
        while True:
            while len(running) < most and (chunk := next(chunks, None)) is not None:
                running.append(remote.remote(given, chunk))
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


def _do(work: Callable[[Item], Result], chunk: Item) -> Result:
    return work(chunk)
