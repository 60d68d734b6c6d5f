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

from ..contests.skills import USUAL_BOT, skills_beside, weak_beside
from ..executors.local import ExecutorFor
from ..lengths.times import ThinkingTimes
from ..notebook.asking import answered
from ..notebook.entries import asked_of
from ..notebook.forms import REPORT
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
    Times,
    check_folder,
    counts_of,
    executors_of,
    messages_in,
    names_of,
    remembering,
    seed_of,
    silent,
    times_of,
    variant_of,
)

COMPILED_GAMES, SEARCHING_GAMES = 20_000, 200
SAMPLE = 400  # games that are watched
COMPILED_LUCK, SEARCHING_LUCK = 400, 100
LEVEL_GAMES = 40


def report(
    game: str | Variant,
    *,
    seats: Seats | None = None,
    bots: Bots = USUAL_BOT,
    memory: str | int | None = None,
    games: int | None = None,
    luck_games: int | None = None,
    weak: str | None = None,
    level_games: int | None = None,
    times: Times = (),
    seed: int | str | None = None,
    options: Options | None = None,
    out: File | None = None,
    charts: File | None = None,
    language: str = "en",
    workers: int | None = None,
    engine: str = "local",
    address: str | None = None,
    notebook: File | None = None,
    progress: Progress = silent,
    preparing: Preparing = silent,
) -> Report:
    """Play and watch many games, and report what the game is like.

    `seats` is a number of players, a range such as "2-4", or a list; by default every number that the game allows.
    `memory` is how many things the bots remember, or "all"; by default as their level does. Without `games`, every
    number of players gets as many as its questions need. `luck_games` are played between the strongest of `bots` and
    `weak`, `level_games` at each level of play, side by side. `times` are files of thinking times that a server has
    measured. `out` is a file for the report as an HTML page, `charts` a folder for its charts as SVG and PNG. Ctrl-C
    reports on the games that are finished; KeyboardInterrupt is raised only if no game is.
    """
    variant = variant_of(game, options)
    say = messages_in(language, variant)
    names = tuple(remembering(names_of(bots), memory))
    luck = COMPILED_LUCK if all_compiled(names) else SEARCHING_LUCK
    question = Question(
        (Rule("", variant),),
        tuple(counts_of(f"{variant.game.players[0]}-{variant.game.players[1]}" if seats is None else seats, variant)),
        names,
        games_for(names) if games is None else games,
        seed_of(seed) or 0,
        sample=SAMPLE,
        luck_games=luck if luck_games is None else luck_games,
        weak=weak_beside(names) if weak is None else weak,
        levels=skills_beside(names),
        level_games=LEVEL_GAMES if level_games is None else level_games,
    )
    question.check()
    page = None if out is None else Path(out)
    folder = None if charts is None else Path(charts)
    _check_files(page, folder)
    measured = times_of(times)
    executors = executors_of(engine, address, workers)
    files = [Path(file).name for file in ([times] if isinstance(times, str | Path) else times)]

    def play() -> Report:
        bots = [*question.bots, question.strong, question.weak, *question.other_levels]
        prepare(variant.game, generics_for(bots), preparing)
        return _play(question, executors, measured, games is None, progress)

    asked = asked_of("report", question, as_needed=games is None, times=files)
    found = answered(notebook, asked, REPORT, play, again=bool(files))
    if page is not None or folder is not None:
        _write(found, page, folder, say)
    return found


def games_for(bots: tuple[str, ...]) -> int:
    return COMPILED_GAMES if all_compiled(bots) else SEARCHING_GAMES


def _check_files(page: Path | None, folder: Path | None) -> None:
    """Find out before the games whether the files can be written."""
    if folder is not None:
        with lab_extra():
            import ludotheque.lab.reports.charts  # noqa: F401
    if page is not None:
        check_folder(page)
    if folder is not None and folder.exists() and not folder.is_dir():
        raise BadRequest("error-charts", file=str(folder))


def _play(
    question: Question, executors: ExecutorFor, times: ThinkingTimes, as_needed: bool, progress: Progress
) -> Report:
    found: Report | None = None
    try:
        with closing(growing_reports(question, executors, times, as_needed)) as reports:
            for played, grown in reports:
                found = grown
                progress(played, max(played, question.planned))
    except KeyboardInterrupt:
        if found is None:
            raise
        return msgspec.structs.replace(found, finished=False)
    assert found is not None
    return found


def _write(found: Report, page: Path | None, folder: Path | None, say: Messages) -> None:
    from ..reports.page import page as written

    try:
        if page is not None:
            page.write_text(written(found, say), encoding="utf-8")
        if folder is not None:
            from ..charts.pictures import write
            from ..reports.charts import charts

            drawn = charts(found, say)
            folder.mkdir(parents=True, exist_ok=True)
            for name, chart in drawn.items():
                write(chart, folder / f"{name}.svg")
                write(chart, folder / f"{name}.png")
    except OSError as error:
        raise BadRequest("error-file", file=str(error.filename), reason=str(error.strerror)) from None
