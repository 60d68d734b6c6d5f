"""`ludotheque simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.api.simulate import Simulation, simulate

from ..console import (
    Address,
    AsJson,
    Bars,
    EngineName,
    GameName,
    Language,
    Memory,
    NotebookFile,
    Options,
    Seats,
    Seed,
    Threads,
    bots_of,
    out,
    print_json,
    speak,
    t,
)


def command(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    games: Annotated[int, Parameter(help=t("cli-param-games"))] = 1000,
    seed: Seed = None,
    bots: Annotated[str, Parameter(help=t("cli-param-bots"))] = "random",
    memory: Memory = None,
    option: Options = None,
    out_folder: Annotated[Path | None, Parameter(name="--out", help=t("cli-param-out"))] = None,
    resume: Annotated[bool, Parameter(negative=(), show_default=False, help=t("cli-param-out-resume"))] = False,
    records: Annotated[Path | None, Parameter(help=t("cli-param-records"))] = None,
    notebook: NotebookFile = None,
    workers: Threads = None,
    engine: EngineName = "local",
    address: Address = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    shelved = find(game)
    say = speak(lang, shelved)
    with Bars(shelved) as bars:
        found = simulate(
            game,
            seats=seats,
            bots=bots_of(bots),
            memory=memory,
            games=games,
            seed=seed,
            options=option,
            out=out_folder,
            resume=resume,
            records=records,
            notebook=notebook,
            workers=workers,
            engine=engine,
            address=address,
            progress=bars.progress,
            preparing=bars.preparing,
        )
    if as_json:
        print_json(found)
    else:
        if not found.finished:
            out.print(say.say("simulate-interrupted", done=found.games, games=games), markup=False)
        _show(found, say)
    if not found.finished:
        raise KeyboardInterrupt


def _show(found: Simulation, say: Messages) -> None:
    number = say.number
    out.print(say.say("simulate-title", games=found.games, seconds=found.seconds), markup=False)
    table = Table(*(say.say(f"simulate-{c}") for c in ("seat", "bot", "wins", "score")), box=None, padding=(0, 2, 0, 0))
    for seat, row in enumerate(found.seats, 1):
        points = f"{number(row.score)} ± {number(row.score_sd)}"
        table.add_row(str(seat), row.bot, say.percent(row.wins), points)
    out.print(table)
    turns = found.turns
    out.print(say.say("simulate-turns", mean=number(turns.mean), least=turns.least, most=turns.most))
    out.print(say.say("simulate-ties", share=say.percent(found.ties)))
    for ending, count in found.endings.items():
        text = say.say(f"{found.game}-end-{ending.replace(' ', '-')}")
        out.print(f"{say.percent(count / found.games)}  {text}", markup=False)
