"""`ludotheque simulate`: many games between bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import Messages
from ludotheque.core.record import to_line
from ludotheque.lab.simulate import LOOPS, Rows, Task, matches, simulate, summary

from .console import (
    AsJson,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    make_ready,
    names_of,
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
    records: Annotated[Path | None, Parameter(help=t("cli-param-records"))] = None,
    threads: Annotated[int | None, Parameter(help=t("cli-param-threads"))] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    variant = variant_of(game, option)
    task = Task(
        variant,
        variant.game.players[0] if seats is None else seats,
        games,
        seed_of(seed) or 0,
        tuple(names_of(bots)),
    )
    say = speak(lang, variant.game)
    make_ready(variant.game, (LOOPS,))
    started = time.perf_counter()
    if records is None:
        with progress_bar(variant.game.title, games) as progress:
            rows = simulate(task, threads, progress)
    else:
        rows = _write_records(task, records)
    if len(rows.moves) == 0:
        raise KeyboardInterrupt
    result = summary(task, rows) | {"seconds": round(time.perf_counter() - started, 3)}
    if as_json:
        print_json(result)
        return
    if len(rows.moves) < games:
        out.print(say.say("simulate-interrupted", done=len(rows.moves), games=games), markup=False)
    _show(result, say)


def _write_records(task: Task, file: Path) -> Rows:
    """One line a game, written as it is finished; Ctrl-C keeps what is there."""
    rows = Rows.empty(task.games, task.seats)
    endings = task.variant.engine.endings
    done = 0
    try:
        with file.open("wb") as lines, progress_bar(task.variant.game.title, task.games) as progress:
            for match in matches(task):
                lines.write(to_line(match))
                rows.scores[done], rows.places[done] = match.scores, match.places
                rows.moves[done], rows.endings[done] = match.ply, endings.index(match.end or "")
                done += 1
                progress(done)
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None
    except KeyboardInterrupt:
        pass
    return rows.part(0, done)


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
