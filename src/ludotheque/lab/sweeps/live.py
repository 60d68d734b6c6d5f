"""A sweep of the lab page. It comes over a network, so places and games are limited."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass

from ludotheque.bots.codes import all_compiled
from ludotheque.bots.roster import roster_name, split_memory
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadRequest

from ..executors.local import InlineExecutor
from ..run.question import Chunking, Question
from .builder import SweepBuilder, growing_sweeps
from .kept import KeptChunks
from .swept import Grid, grid, swept_dials

MOST_PLACES = 30  # each has a board of its own
MOST_COMPILED, MOST_SEARCHING = 200_000, 400  # games at all places together
PRECISION = 1.0
PAGE_COMPILED, PAGE_SEARCHING = Chunking(250, 250), Chunking(1, 1)  # small: questions take turns


@dataclass(frozen=True)
class PageSweep:
    question: Question
    grid: Grid


def page_sweep(
    variant: Variant, dials: Mapping[str, Sequence[Value]], seats: int, bots: Sequence[str], measure: str, seed: int
) -> PageSweep:
    """Raises LudothequeError for what the page must not ask. Making the boards takes a moment."""
    for name in bots:
        roster_name(split_memory(name)[0])
    swept = swept_dials(variant, dials)
    places = 1
    for dial in swept:
        places *= len(dial.values)
    if places > MOST_PLACES:
        raise BadRequest("error-sweep-places", found=places, most=MOST_PLACES)
    compiled = all_compiled(bots)
    made = grid(variant, swept)
    question = Question(
        made.rules,
        (seats,),
        tuple(bots),
        (MOST_COMPILED if compiled else MOST_SEARCHING) // places,
        seed,
        measures=(measure,),
        chunking=PAGE_COMPILED if compiled else PAGE_SEARCHING,
    )
    question.check()
    return PageSweep(question, made)


def growing(page: PageSweep) -> Generator[SweepBuilder]:
    """The sweep as it grows. The work is done in the thread that asks for the next one."""
    return growing_sweeps(page.question, page.grid, PRECISION, InlineExecutor(), KeptChunks(None, set()))
