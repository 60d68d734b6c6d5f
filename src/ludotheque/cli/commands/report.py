"""`ludotheque report`: what a game is like, as one page with charts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.bots.external.local import LocalBot
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.api.report import report
from ludotheque.lab.reports.report import Report

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
    Seed,
    Threads,
    bots_of,
    out,
    print_study,
    speak,
    t,
    tell,
)


def command(
    game: GameName,
    /,
    *,
    seats: Annotated[str | None, Parameter(help=t("cli-param-report-seats"))] = None,
    bots: Annotated[str, Parameter(help=t("cli-param-bots"))] = "club",
    memory: Memory = None,
    games: Annotated[int | None, Parameter(help=t("cli-param-report-games"))] = None,
    luck_games: Annotated[int | None, Parameter(help=t("cli-param-luck-games"))] = None,
    weak: Annotated[str | None, Parameter(help=t("cli-param-weak"))] = None,
    level_games: Annotated[int | None, Parameter(help=t("cli-param-level-games"))] = None,
    times: Annotated[
        list[Path] | None, Parameter(negative=(), consume_multiple=False, help=t("cli-param-times"))
    ] = None,
    seed: Seed = None,
    option: Options = None,
    page: Annotated[Path | None, Parameter(name="--out", help=t("cli-param-report-out"))] = None,
    charts: Annotated[Path | None, Parameter(help=t("cli-param-charts"))] = None,
    notebook: NotebookFile = None,
    workers: Threads = None,
    engine: EngineName = "local",
    address: Address = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    shelved = find(game)
    say = speak(lang, shelved)
    file = page or Path(f"{game}-report.html")
    with Bars(shelved) as bars:
        found = report(
            game,
            seats=seats,
            bots=bots_of(bots),
            memory=memory,
            games=games,
            luck_games=luck_games,
            weak=None if weak is None else LocalBot(weak),
            level_games=level_games,
            times=times or (),
            seed=seed,
            options=option,
            out=file,
            charts=charts,
            language=say.language,
            notebook=notebook,
            workers=workers,
            engine=engine,
            address=address,
            progress=bars.progress,
            preparing=bars.preparing,
        )
    print_study(found, say, as_json, lambda: _show(found, file, say))


def _show(found: Report, file: Path, say: Messages) -> None:
    from ludotheque.lab.reports.page import games_why, setting
    from ludotheque.lab.reports.summary import sentences

    out.print(find(found.game).title, style="bold", markup=False)
    tell(f"{setting(found, say)} {games_why(found, say)}")
    for sentence in sentences(found, say):
        tell(f"• {sentence}")
    tell(say.say("lab-written", file=str(file)))
