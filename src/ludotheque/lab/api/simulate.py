"""`simulate`: many games between bots, counted and, if wanted, written to files."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path

from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import lab_extra
from ludotheque.core.kernels.build import prepare
from ludotheque.core.reading import Reader

from ..executors.local import Executor
from ..executors.processes import interrupts_later
from ..notebook.asking import answered
from ..notebook.entries import asked_of
from ..run.chunks import in_order, play_chunks
from ..run.player import generics_for
from ..run.question import Chunking, Question, Rule
from ..run.tally import Summary, Tally
from .inputs import (
    Bots,
    File,
    Options,
    Preparing,
    Progress,
    executors_of,
    names_of,
    remembering,
    seed_of,
    silent,
    variant_of,
)


class Simulation(Summary, frozen=True):
    seconds: float
    finished: bool  # False: interrupted, with fewer games than asked for


SIMULATION = Reader(Simulation)


def simulate(
    game: str | Variant,
    *,
    seats: int | None = None,
    bots: Bots = "random",
    memory: str | int | None = None,
    games: int = 1000,
    seed: int | str | None = None,
    options: Options | None = None,
    out: File | None = None,
    resume: bool = False,
    records: File | None = None,
    workers: int | None = None,
    engine: str = "local",
    address: str | None = None,
    notebook: File | None = None,
    progress: Progress = silent,
    preparing: Preparing = silent,
) -> Simulation:
    """Play many games and count the results.

    `bots` is one for all seats, or one per seat; for a program or class of your own pass a `LocalBot`. `memory` is how
    many things they remember, or "all"; by default as their level does. `out` is a
    folder for Parquet tables, `resume` goes on with those that are there, and `records` is a file for game records.
    Ctrl-C keeps all that is finished; KeyboardInterrupt is raised only if no game is.
    """
    variant = variant_of(game, options)
    question = Question(
        (Rule("", variant),),
        (variant.game.players[0] if seats is None else seats,),
        tuple(remembering(names_of(bots), memory)),
        games,
        seed_of(seed) or 0,
        records=records is not None,
    )
    question.check()
    if resume and out is None:
        raise BadRequest("error-resume-out")
    if records is not None and out is not None:
        raise BadRequest("error-records-out")
    executor = executors_of(engine, address, workers, question.records)(question.bots)

    def play() -> Simulation:
        prepare(variant.game, generics_for(question.bots), preparing)
        return _simulation(question, executor, out, resume, records, progress)

    again = out is not None or records is not None
    return answered(notebook, asked_of("simulate", question), SIMULATION, play, again)


def _simulation(
    question: Question, executor: Executor, out: File | None, resume: bool, records: File | None, progress: Progress
) -> Simulation:
    started = time.perf_counter()
    tally = Tally(question.task(0, question.seats[0]))

    def told() -> None:
        progress(tally.games, question.games)

    with suppress(KeyboardInterrupt):
        if out is not None:
            _write_tables(question, executor, Path(out), resume, tally, told)
        else:
            _play(question, executor, None if records is None else Path(records), tally, told)
    if tally.games == 0:
        raise KeyboardInterrupt
    seconds = round(time.perf_counter() - started, 3)
    found = tally.summary()
    values = {name: getattr(found, name) for name in found.__struct_fields__}
    return Simulation(**values, seconds=seconds, finished=tally.games == question.games)


def _play(question: Question, executor: Executor, file: Path | None, tally: Tally, told: Callable[[], None]) -> None:
    """Records are written as soon as their games are finished, in the order of the rows."""
    with ExitStack() as files:
        lines = None
        try:
            lines = None if file is None else files.enter_context(file.open("wb"))
        except OSError as error:
            raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None
        played = files.enter_context(closing(play_chunks(question, question.chunks(question.seats[0]), executor)))
        for result in in_order(played):
            if lines is not None:
                lines.writelines(result.records)
                lines.flush()
            tally.add(result.rows)
            told()


def _write_tables(
    question: Question, executor: Executor, path: Path, resume: bool, tally: Tally, told: Callable[[], None]
) -> None:
    with lab_extra():
        from ..export.parquet import Folder
    folder = Folder(tally.task, path, resume=resume)
    finished = set()
    for start, rows in folder.finished():
        finished.add(start)
        tally.add(rows)
    told()
    chunked = replace(question, chunking=Chunking(folder.part, folder.part))
    missing = (chunk for chunk in chunked.chunks(tally.task.seats) if chunk.start not in finished)
    with closing(play_chunks(chunked, missing, executor)) as played:
        for result in played:
            with interrupts_later():  # all games that are written are counted
                folder.add(result.chunk.start, result.rows)
                tally.add(result.rows)
            told()
