"""`ludotheque report`: what a game is like, as one page with charts."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ludotheque.bots.external.local import LocalBot
from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import lab_extra
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.run.simulate import generics_for

from ..console import (
    Address,
    AsJson,
    EngineName,
    GameName,
    Language,
    Options,
    Seed,
    bots_of,
    counts_of,
    crews_of,
    err,
    make_ready,
    out,
    print_json,
    progress_bar,
    seed_of,
    speak,
    t,
    variant_of,
)

if TYPE_CHECKING:
    from ludotheque.lab.report.report import Crews, Order, Report


def command(
    game: GameName,
    /,
    *,
    seats: Annotated[str | None, Parameter(help=t("cli-param-report-seats"))] = None,
    bots: Annotated[str, Parameter(help=t("cli-param-bots"))] = "greedy",
    games: Annotated[int | None, Parameter(help=t("cli-param-report-games"))] = None,
    luck_games: Annotated[int | None, Parameter(help=t("cli-param-luck-games"))] = None,
    weak: Annotated[str, Parameter(help=t("cli-param-weak"))] = "random",
    seed: Seed = None,
    option: Options = None,
    page: Annotated[Path | None, Parameter(name="--out", help=t("cli-param-report-out"))] = None,
    charts: Annotated[Path | None, Parameter(help=t("cli-param-charts"))] = None,
    workers: Annotated[int | None, Parameter(name=("--workers", "--threads"), help=t("cli-param-threads"))] = None,
    engine: EngineName = "local",
    address: Address = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    variant = variant_of(game, option)
    say = speak(lang, variant.game)
    with lab_extra():
        import ludotheque.lab.report.charts
        import ludotheque.lab.report.page  # noqa: F401 (better missed now than after the games)
        from ludotheque.lab.report import report as reports
    counts = counts_of(seats or f"{variant.game.players[0]}-{variant.game.players[1]}", variant)
    chosen = bots_of(bots)
    order = reports.Order(
        variant,
        counts,
        chosen,
        reports.games_for(chosen) if games is None else games,
        seed_of(seed) or 0,
        luck_games=reports.LUCK_GAMES if luck_games is None else luck_games,
        weak=LocalBot(weak),
    )
    order.check()
    file = page or Path(f"{game}-report.html")
    if not file.parent.is_dir():
        raise BadRequest("error-folder", file=str(file), parent=str(file.parent))
    if charts is not None and charts.exists() and not charts.is_dir():
        raise BadRequest("error-charts", file=str(charts))
    crews = crews_of(engine, address, workers)
    make_ready(variant.game, generics_for([*chosen, order.strong, order.weak]))
    found, finished = _play(order, crews)
    if found is None:
        raise KeyboardInterrupt
    if not finished:
        err.print(say.say("lab-interrupted"), style="red", markup=False, soft_wrap=True)
    _write(found, file, charts, say)
    if as_json:
        print_json(found)
    else:
        _show(found, file, say)
    if not finished:
        raise KeyboardInterrupt


def _play(order: Order, crews: Crews) -> tuple[Report | None, bool]:
    """The report as far as it came, and whether that is all of it."""
    from ludotheque.lab.report.report import report

    found: Report | None = None
    try:
        with progress_bar(order.variant.game.title, order.steps()) as progress, closing(report(order, crews)) as steps:
            for done, grown in steps:
                found = grown
                progress(done)
    except KeyboardInterrupt:
        return found, False
    return found, True


def _write(found: Report, file: Path, folder: Path | None, say: Messages) -> None:
    from ludotheque.lab.charts.pictures import svg, write
    from ludotheque.lab.report.charts import charts
    from ludotheque.lab.report.page import page

    drawn = charts(found, say)
    try:
        file.write_text(page(found, {name: svg(chart) for name, chart in drawn.items()}, say), encoding="utf-8")
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            for name, chart in drawn.items():
                write(chart, folder / f"{name}.svg")
                write(chart, folder / f"{name}.png")
    except OSError as error:
        raise BadRequest("error-file", file=str(error.filename), reason=str(error.strerror)) from None


def _show(found: Report, file: Path, say: Messages) -> None:
    from ludotheque.lab.report.page import setting
    from ludotheque.lab.report.summary import sentences

    out.print(find(found.game).title, style="bold", markup=False)
    out.print(setting(found, say), markup=False, soft_wrap=True)
    for sentence in sentences(found, say):
        out.print(f"• {sentence}", markup=False, soft_wrap=True)
    out.print(say.say("lab-written", file=str(file)), markup=False, soft_wrap=True)
