"""`report`: what a game is like, as numbers, as a page and as charts."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import msgspec

from ludotheque.bots.codes import all_compiled
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import lab_extra
from ludotheque.core.kernels.build import prepare
from ludotheque.core.messages import Messages

from ..executors.local import ExecutorFor
from ..reports.builder import growing_reports
from ..reports.report import Report
from ..run.player import generics_for
from ..run.question import Question, Rule
from .inputs import (
    Bots,
    File,
    Options,
    Preparing,
    Progress,
    Seats,
    check_folder,
    counts_of,
    executors_of,
    messages_in,
    names_of,
    seed_of,
    silent,
    variant_of,
)

COMPILED_GAMES, SEARCHING_GAMES = 20_000, 400
SAMPLE = 400  # games that are watched
LUCK_GAMES = 400


def report(
    game: str | Variant,
    *,
    seats: Seats | None = None,
    bots: Bots = "greedy",
    games: int | None = None,
    luck_games: int | None = None,
    weak: str = "random",
    seed: int | str | None = None,
    options: Options | None = None,
    out: File | None = None,
    charts: File | None = None,
    language: str = "en",
    workers: int | None = None,
    engine: str = "local",
    address: str | None = None,
    progress: Progress = silent,
    preparing: Preparing = silent,
) -> Report:
    """Play and watch many games, and report what the game is like.

    `seats` is a number of players, a range such as "2-4", or a list; by default every number that the game allows.
    `luck_games` are played between the strongest of `bots` and `weak`. `out` is a file for the report as an HTML page,
    `charts` a folder for its charts as SVG and PNG. Ctrl-C reports on the games that are finished; KeyboardInterrupt is
    raised only if no game is.
    """
    variant = variant_of(game, options)
    say = messages_in(language, variant)
    names = tuple(names_of(bots))
    question = Question(
        (Rule("", variant),),
        tuple(counts_of(f"{variant.game.players[0]}-{variant.game.players[1]}" if seats is None else seats, variant)),
        names,
        games_for(names) if games is None else games,
        seed_of(seed) or 0,
        sample=SAMPLE,
        luck_games=LUCK_GAMES if luck_games is None else luck_games,
        weak=weak,
    )
    question.check()
    page = None if out is None else Path(out)
    folder = None if charts is None else Path(charts)
    _check_files(page, folder)
    executors = executors_of(engine, address, workers)
    prepare(variant.game, generics_for([*question.bots, question.strong, question.weak]), preparing)
    found = _play(question, executors, progress)
    if page is not None or folder is not None:
        _write(found, page, folder, say)
    return found


def games_for(bots: tuple[str, ...]) -> int:
    return COMPILED_GAMES if all_compiled(bots) else SEARCHING_GAMES


def _check_files(page: Path | None, folder: Path | None) -> None:
    """Find out before the games whether the files can be written."""
    if page is None and folder is None:
        return
    with lab_extra():
        import ludotheque.lab.reports.charts
        import ludotheque.lab.reports.page  # noqa: F401
    if page is not None:
        check_folder(page)
    if folder is not None and folder.exists() and not folder.is_dir():
        raise BadRequest("error-charts", file=str(folder))


def _play(question: Question, executors: ExecutorFor, progress: Progress) -> Report:
    found: Report | None = None
    try:
        with closing(growing_reports(question, executors)) as reports:
            for played, grown in reports:
                found = grown
                progress(played, question.planned)
    except KeyboardInterrupt:
        if found is None:
            raise
        return msgspec.structs.replace(found, finished=False)
    assert found is not None
    return found


def _write(found: Report, page: Path | None, folder: Path | None, say: Messages) -> None:
    from ..charts.pictures import svg, write
    from ..reports.charts import charts
    from ..reports.page import page as written

    drawn = charts(found, say)
    try:
        if page is not None:
            page.write_text(written(found, {name: svg(chart) for name, chart in drawn.items()}, say), encoding="utf-8")
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            for name, chart in drawn.items():
                write(chart, folder / f"{name}.svg")
                write(chart, folder / f"{name}.png")
    except OSError as error:
        raise BadRequest("error-file", file=str(error.filename), reason=str(error.strerror)) from None
