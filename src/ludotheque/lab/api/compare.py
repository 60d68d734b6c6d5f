"""`compare`: what a rule changes, on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from ludotheque.bots.codes import all_compiled
from ludotheque.core.contract import Variant
from ludotheque.core.kernels.build import prepare
from ludotheque.core.messages import Messages

from ..comparisons.builder import COMPARED_COMPILED, COMPARED_SEARCHING, growing_comparisons
from ..comparisons.comparison import Comparison
from ..comparisons.rules import rules
from ..contests.skills import USUAL_BOT
from ..executors.local import ExecutorFor
from ..notebook.asking import answered
from ..notebook.entries import asked_of
from ..notebook.forms import COMPARISON
from ..run.measures import MEASURES
from ..run.player import generics_for
from ..run.question import Question
from .inputs import (
    Bots,
    File,
    Options,
    Preparing,
    Progress,
    check_chart,
    executors_of,
    messages_in,
    names_of,
    remembering,
    seed_of,
    silent,
    variant_of,
)

COMPILED_GAMES, SEARCHING_GAMES = 20_000, 1000  # at most: it stops when everything is clear


def compare(
    game: str | Variant,
    vary: str | Sequence[str],
    *,
    measures: str | Sequence[str] = tuple(MEASURES),
    seats: int | None = None,
    bots: Bots = USUAL_BOT,
    memory: str | int | None = None,
    games: int | None = None,
    seed: int | str | None = None,
    options: Options | None = None,
    chart: File | None = None,
    language: str = "en",
    workers: int | None = None,
    engine: str = "local",
    address: str | None = None,
    notebook: File | None = None,
    progress: Progress = silent,
    preparing: Preparing = silent,
) -> Comparison:
    """Play the same deals under several rules until every difference is clear, or `games` are played.

    `vary` is an option or a number of the board with its values, such as "edition=second,first", or a list of them; the
    first value is the one that others are compared with. `memory` is how many things the bots remember, or "all"; by
    default as their level does. `chart` is a file for a chart (.svg or .png). `notebook` is a file
    that keeps the answer; one that it has is not played again. Ctrl-C returns the comparison so far; KeyboardInterrupt
    is raised only if there is none.
    """
    variant = variant_of(game, options)
    say = messages_in(language, variant)
    names = tuple(remembering(names_of(bots), memory))
    question = Question(
        rules(variant, [vary] if isinstance(vary, str) else vary),
        (variant.game.players[0] if seats is None else seats,),
        names,
        (COMPILED_GAMES if all_compiled(names) else SEARCHING_GAMES) if games is None else games,
        seed_of(seed) or 0,
        measures=tuple(names_of(measures)),
        chunking=COMPARED_COMPILED if all_compiled(names) else COMPARED_SEARCHING,
    )
    question.check()
    if chart is not None:
        check_chart(chart)
    executors = executors_of(engine, address, workers)

    def play() -> Comparison:
        prepare(variant.game, generics_for(names), preparing)
        return _play(question, executors, progress)

    found = answered(notebook, asked_of("compare", question), COMPARISON, play)
    if chart is not None:
        _draw(found, Path(chart), say)
    return found


def _draw(found: Comparison, file: Path, say: Messages) -> None:
    from ..charts.pictures import write
    from ..comparisons.chart import chart

    write(chart(found, say), file)


def _play(question: Question, executors: ExecutorFor, progress: Progress) -> Comparison:
    found: Comparison | None = None
    try:
        with closing(growing_comparisons(question, executors)) as comparisons:
            for found in comparisons:
                progress(found.games, question.games)
    except KeyboardInterrupt:
        if found is None:
            raise
        return msgspec.structs.replace(found, finished=False)
    assert found is not None
    return found
