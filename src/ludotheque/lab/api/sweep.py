"""`sweep`: what a game is like along a dial, or over two of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from ludotheque.bots.codes import all_compiled
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.kernels.build import prepare
from ludotheque.core.messages import Messages

from ..contests.skills import QUICK_BOT
from ..notebook.asking import answered
from ..notebook.entries import asked_of
from ..notebook.forms import SWEEP
from ..run.player import generics_for
from ..run.question import Question
from ..sweeps.builder import SWEPT_COMPILED, SWEPT_SEARCHING, SweepBuilder, growing_sweeps, place_key
from ..sweeps.kept import KeptChunks
from ..sweeps.sweep import Sweep
from ..sweeps.swept import Dials, grid, swept_dials
from .inputs import (
    Bots,
    File,
    Options,
    Preparing,
    Progress,
    Seats,
    check_chart,
    check_folder,
    counts_of,
    executors_of,
    messages_in,
    names_of,
    seed_of,
    silent,
    variant_of,
)

COMPILED_GAMES, SEARCHING_GAMES = 60_000, 400  # at each place, unless told


def sweep(
    game: str | Variant,
    dials: Dials,
    *,
    measures: str | Sequence[str] = "first",
    precision: float = 1.0,
    seats: Seats | None = None,
    bots: Bots = QUICK_BOT,
    games: int | None = None,
    seed: int | str | None = None,
    options: Options | None = None,
    keep: File | None = None,
    chart: File | None = None,
    language: str = "en",
    workers: int | None = None,
    engine: str = "local",
    address: str | None = None,
    notebook: File | None = None,
    progress: Progress = silent,
    preparing: Preparing = silent,
) -> Sweep:
    """Play the same deals at every value of a dial, or at every combination of two.

    `dials` are options or numbers of the board with their values: "hand=3-7", ["hand=3-7", "play=1-3"], or just "hand"
    for all it can be. Combinations of which there can be no board are left out. Each place is played until the interval
    of the first measure is at most `precision` points to either side (percentage points of a share), or `games` are
    played. `keep` is a file for what was counted: a run that was stopped goes on from it, and nothing in it is played
    again. `chart` is a file for a chart (.svg or .png). `notebook` is a file that keeps the answer; one that it has is
    not played again. Ctrl-C returns the sweep so far; KeyboardInterrupt is raised only if there is none.
    """
    variant = variant_of(game, options)
    say = messages_in(language, variant)
    names = tuple(names_of(bots))
    swept = swept_dials(variant, dials)
    compiled = all_compiled(names)
    places = grid(variant, swept)
    question = Question(
        places.rules,
        tuple(counts_of(variant.game.players[0] if seats is None else seats, variant)),
        names,
        (COMPILED_GAMES if compiled else SEARCHING_GAMES) if games is None else games,
        seed_of(seed) or 0,
        measures=tuple(names_of(measures)),
        chunking=SWEPT_COMPILED if compiled else SWEPT_SEARCHING,
    )
    question.check()
    if not (math.isfinite(precision) and precision > 0):
        raise BadRequest("error-sweep-precision", found=str(precision))
    if chart is not None:
        check_chart(chart)
    if keep is not None:
        check_folder(Path(keep))
    executor = executors_of(engine, address, workers)(names)
    keys = {place_key(question, (rule, count)) for rule in range(len(question.rules)) for count in question.seats}

    def play() -> Sweep:
        prepare(variant.game, generics_for(names), preparing)
        builder: SweepBuilder | None = None
        finished = True
        with KeptChunks(None if keep is None else Path(keep), keys) as kept:
            try:
                for builder in growing_sweeps(question, places, precision, executor, kept):
                    progress(builder.played, builder.planned)
            except KeyboardInterrupt:
                finished = False
        if builder is None or not builder.played:
            raise KeyboardInterrupt
        return builder.found(finished)

    found = answered(notebook, asked_of("sweep", question, precision=precision), SWEEP, play)
    if chart is not None:
        _draw(found, Path(chart), say)
    return found


def _draw(found: Sweep, file: Path, say: Messages) -> None:
    from ..charts.pictures import write
    from ..sweeps.chart import chart

    write(chart(found, say), file)
