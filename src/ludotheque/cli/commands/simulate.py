"""`ludotheque simulate`: many games between bots."""

from __future__ import annotations

import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import lab_extra
from ludotheque.core.messages import Messages
from ludotheque.lab.run.simulate import Progress, generics_for, in_order, play_parts, share_size, shares
from ludotheque.lab.run.tally import Tally
from ludotheque.lab.run.task import Task
from ludotheque.lab.run.workers import Crew, interrupts_later

from ..console import (
    Address,
    AsJson,
    EngineName,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    bots_of,
    crews_of,
    make_ready,
    out,
    print_json,
    progress_bar,
    seed_of,
    speak,
    t,
    variant_of,
)


def command(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    games: Annotated[int, Parameter(help=t("cli-param-games"))] = 1000,
    seed: Seed = None,
    bots: Annotated[str, Parameter(help=t("cli-param-bots"))] = "random",
    option: Options = None,
    out_folder: Annotated[Path | None, Parameter(name="--out", help=t("cli-param-out"))] = None,
    resume: Annotated[bool, Parameter(negative=(), show_default=False, help=t("cli-param-out-resume"))] = False,
    records: Annotated[Path | None, Parameter(help=t("cli-param-records"))] = None,
    workers: Annotated[int | None, Parameter(name=("--workers", "--threads"), help=t("cli-param-threads"))] = None,
    engine: EngineName = "local",
    address: Address = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    variant = variant_of(game, option)
    task = Task(
        variant,
        variant.game.players[0] if seats is None else seats,
        games,
        seed_of(seed) or 0,
        tuple(bots_of(bots)),
    )
    say = speak(lang, variant.game)
    if resume and out_folder is None:
        raise BadRequest("error-resume-out")
    if records is not None and out_folder is not None:
        raise BadRequest("error-records-out")
    crew = crews_of(engine, address, workers, records is not None)(task.bots)
    make_ready(variant.game, generics_for(task.bots))
    started = time.perf_counter()
    tally = Tally(task)
    with progress_bar(variant.game.title, games) as progress, suppress(KeyboardInterrupt):
        if out_folder is not None:
            _write_tables(task, crew, out_folder, resume, tally, progress)
        else:
            _play(task, crew, records, tally, progress)
    if tally.games == 0:
        raise KeyboardInterrupt
    result = tally.summary() | {"seconds": round(time.perf_counter() - started, 3)}
    if as_json:
        print_json(result)
    else:
        if tally.games < games:
            out.print(say.say("simulate-interrupted", done=tally.games, games=games), markup=False)
        _show(result, say)
    if tally.games < games:
        raise KeyboardInterrupt


def _play(task: Task, crew: Crew, records: Path | None, tally: Tally, progress: Progress) -> None:
    """Records are written as their games are finished, in the order of the rows; Ctrl-C keeps what is there."""
    with ExitStack() as files:
        lines = None
        try:
            lines = None if records is None else files.enter_context(records.open("wb"))
        except OSError as error:
            raise BadRequest("error-file", file=str(records), reason=str(error.strerror)) from None
        given = shares(0, task.games, share_size(task))
        played = files.enter_context(closing(play_parts(task, given, crew, records is not None)))
        for part in in_order(played):
            if lines is not None:
                lines.writelines(part.records)
                lines.flush()
            tally.add(part.rows)
            progress(tally.games)


def _write_tables(task: Task, crew: Crew, path: Path, resume: bool, tally: Tally, progress: Progress) -> None:
    with lab_extra():
        from ludotheque.lab.export.parquet import Folder
    folder = Folder(task, path, resume=resume)
    finished = set()
    for start, rows in folder.finished():
        finished.add(start)
        tally.add(rows)
    progress(tally.games)
    with closing(play_parts(task, folder.missing(finished), crew)) as played:
        for part in played:
            with interrupts_later():  # what is written is counted
                folder.add(part.start, part.rows)
                tally.add(part.rows)
            progress(tally.games)


def _show(result: dict[str, Any], say: Messages) -> None:
    number = say.number
    out.print(say.say("simulate-title", games=result["games"], seconds=result["seconds"]), markup=False)
    table = Table(*(say.say(f"simulate-{c}") for c in ("seat", "bot", "wins", "score")), box=None, padding=(0, 2, 0, 0))
    for seat, row in enumerate(result["seats"], 1):
        points = f"{number(row['score'])} ± {number(row['score_sd'])}"
        table.add_row(str(seat), row["bot"], f"{number(100 * row['wins'])} %", points)
    out.print(table)
    moves = result["moves"]
    out.print(say.say("simulate-moves", mean=number(moves["mean"]), least=moves["least"], most=moves["most"]))
    out.print(say.say("simulate-ties", share=f"{number(100 * result['ties'])} %"))
    for ending, count in result["endings"].items():
        text = say.say(f"{result['game']}-end-{ending.replace(' ', '-')}")
        out.print(f"{number(100 * count / result['games'])} %  {text}", markup=False)
