"""A contest on all cores."""

from __future__ import annotations

import functools
from collections.abc import Generator, Iterable

from ..run.workers import Crew, Processes, check_workers
from .contest import Contest, Deal, play_deal


def play_deals(
    contest: Contest, deals: Iterable[int], workers: int | None = None, crew: Crew | None = None
) -> Generator[Deal]:
    """These deals, each as it is finished; by `crew`, or else by so many processes."""
    crew = crew or Processes(check_workers(workers))
    return crew.run(functools.partial(play_deal, contest), deals)
