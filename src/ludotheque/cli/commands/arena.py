"""`ludotheque arena`: which bot is how strong."""

from __future__ import annotations

import shlex
import textwrap
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.table import Table

from ludotheque.bots.roster import thinks
from ludotheque.bots.search.bot import ISMCTS
from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import lab_extra
from ludotheque.core.messages import Messages
from ludotheque.lab.arena import levels as calibrations
from ludotheque.lab.arena.arena import play_deals
from ludotheque.lab.arena.contest import Contest, Deal, open_contest
from ludotheque.lab.arena.results import Results
from ludotheque.lab.arena.standings import Interval, Standing, Standings
from ludotheque.lab.run.workers import check_workers

from ..console import (
    AsJson,
    GameName,
    Language,
    Options,
    Seed,
    bots_of,
    counts_of,
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


def command(
    game: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help=t("cli-param-arena-bots"))] = "random,greedy",
    seats: Annotated[str | None, Parameter(help=t("cli-param-seats-range"))] = None,
    games: Annotated[int, Parameter(help=t("cli-param-arena-games"))] = 400,
    neighbours: Annotated[bool, Parameter(negative=(), show_default=False, help=t("cli-param-neighbours"))] = False,
    seed: Seed = None,
    option: Options = None,
    results: Annotated[Path | None, Parameter(help=t("cli-param-results"))] = None,
    resume: Annotated[bool, Parameter(negative=(), show_default=False, help=t("cli-param-arena-resume"))] = False,
    chart: Annotated[Path | None, Parameter(help=t("cli-param-chart"))] = None,
    calibration: Annotated[Path | None, Parameter(help=t("cli-param-calibration"))] = None,
    workers: Annotated[int | None, Parameter(name=("--workers", "--threads"), help=t("cli-param-workers"))] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    variant = variant_of(game, option)
    say = speak(lang, variant.game)
    counts = counts_of(seats or str(variant.game.players[0]), variant)
    contests = [open_contest(variant, count, bots_of(bots), seed_of(seed) or 0, neighbours) for count in counts]
    check_workers(workers)
    _check_files(contests, games, results, resume, chart, calibration)
    make_ready(variant.game, (ISMCTS,) if any(thinks(name) for name in contests[0].bots) else ())
    found: list[Standings] = []
    finished = True
    with ExitStack() as files:
        several = len(contests) > 1
        kept = [
            files.enter_context(Results(contest, results and _numbered(results, contest, several), resume=resume))
            for contest in contests
        ]
        for contest, result in zip(contests, kept, strict=True):
            played = _play(result, games, workers, say)
            finished = len(played) == contest.deals(games)
            if not finished:
                whole = contest.deals(games) * contest.seats
                said = say.say("arena-interrupted", done=len(played) * contest.seats, games=whole)
                err.print(said, style="red", markup=False)
            standings = _rate(contest, played)
            if standings is not None:
                found.append(standings)
                if not as_json:
                    _show(contest, standings, games, finished, say)
                if chart is not None:
                    _draw(contest, standings, _numbered(chart, contest, several), say)
                if calibration is not None and finished:
                    written = _command_line(contest, seats, games, calibration)
                    calibrations.update(calibration, contest, calibrations.entry(contest, standings, written))
            if not finished:
                break
    if as_json:
        settings = msgspec.structs.asdict(contests[0])
        del settings["seats"]
        print_json(settings | {"finished": finished, "standings": found})
    if not finished:
        raise KeyboardInterrupt


def _check_files(
    contests: list[Contest],
    games: int,
    results: Path | None,
    resume: bool,
    chart: Path | None,
    calibration: Path | None,
) -> None:
    """Whatever would go wrong after many games, better goes wrong now."""
    with lab_extra():
        import ludotheque.lab.arena.ratings  # noqa: F401
    if chart is not None:
        with lab_extra():
            from ludotheque.lab.charts.pictures import check
        check(chart)
    for contest in contests:
        contest.deals(games)
        if calibration is not None:
            calibrations.check(calibration, contest)
    if resume and results is None:
        raise BadRequest("error-resume-what")
    for file in (results, calibration):
        if file is not None and not file.parent.is_dir():
            raise BadRequest("error-folder", file=str(file), parent=str(file.parent))


def _numbered(file: Path, contest: Contest, several: bool) -> Path:
    """With several numbers of players, each has a file of its own."""
    return file.with_stem(f"{file.stem}-{contest.seats}") if several else file


def _play(results: Results, games: int, workers: int | None, say: Messages) -> list[Deal]:
    """All deals that are finished: those of an interrupted contest too."""
    contest = results.contest
    deals = contest.deals(games)
    missing = results.missing(deals)
    title = say.say("arena-table", title=contest.variant.game.title, seats=contest.seats)
    try:
        with (
            progress_bar(title, deals * contest.seats) as progress,
            closing(play_deals(contest, missing, workers)) as played,
        ):
            for done, deal in enumerate(played, deals - len(missing) + 1):
                results.add(deal)
                progress(done * contest.seats)
    except KeyboardInterrupt:
        pass
    return results.first(deals)


def _rate(contest: Contest, played: list[Deal]) -> Standings | None:
    """None where so little was played that the bots cannot be compared."""
    from ludotheque.lab.arena.ratings import comparable, rate

    return rate(contest, played) if comparable(contest, played) else None


def _draw(contest: Contest, standings: Standings, file: Path, say: Messages) -> None:
    from ludotheque.lab.arena.chart import chart
    from ludotheque.lab.charts.pictures import write

    write(chart(standings, contest.variant.game.title, say), file)


def _command_line(contest: Contest, seats: str | None, games: int, calibration: Path) -> str:
    """What repeats this measurement."""
    seed = int(contest.seed, 16)
    words = ["ludotheque", "arena", contest.game, "--seats", seats or str(contest.seats)]
    words += [
        "--bots",
        ",".join(contest.bots),
        "--games",
        str(games),
        "--seed",
        str(seed) if seed < 1 << 64 else hex(seed),
    ]
    for option in contest.variant.game.options:
        value = contest.options[option.name]
        if value != option.default:
            words += ["--option", f"{option.name}={value}".lower()]
    if contest.neighbours:
        words.append("--neighbours")
    return shlex.join([*words, "--calibration", calibration.name])


# --- the tables ---


def _show(contest: Contest, standings: Standings, games: int, finished: bool, say: Messages) -> None:
    title = contest.variant.game.title
    out.print(say.say("arena-table", title=title, seats=standings.seats), style="bold", markup=False)
    out.print(say.say("arena-played", games=standings.games, deals=standings.deals), markup=False)
    if finished and standings.games > games:
        out.print(say.say("arena-rounded", games=standings.games, asked=games), markup=False, soft_wrap=True)
    if not standings.enough:
        out.print(say.say("arena-few-deals"), style="yellow", markup=False, soft_wrap=True)
    out.print()
    out.print(_ratings(standings, say))
    out.print(say.say(f"arena-anchor-{standings.anchor}"), markup=False, soft_wrap=True)
    out.print()
    for step in standings.steps:
        id = "arena-apart" if step.apart else "arena-not-apart" if standings.enough else "arena-unproven"
        difference, low, high = (f"{points:+.0f}".replace("-", "−") for points in (step.difference, *step.interval))
        line = say.say(id, upper=step.upper, lower=step.lower, difference=difference, low=low, high=high)
        out.print(line, markup=False, soft_wrap=True)
    out.print()
    out.print(_duels(standings, say))
    out.print()


def _ratings(standings: Standings, say: Messages) -> Table:
    rows = [
        (
            standing.bot,
            f"{standing.rating:.0f}",
            _interval(standing, say),
            _percent(standing.wins, say),
            _span(standing.wins_interval, say),
            say.number(standing.place, 2),
            str(standing.games),
        )
        for standing in standings.bots
    ]
    return _table(("bot", "rating", "interval", "wins", "interval", "place", "games"), rows, say)


def _interval(standing: Standing, say: Messages) -> str:
    if standing.interval is None:
        return say.say(f"arena-{standing.limit}")
    low, high = standing.interval
    return "" if low == high else f"{low:.0f} – {high:.0f}"


def _duels(standings: Standings, say: Messages) -> Table:
    rows = [
        (
            f"{duel.bot} – {duel.other}",
            "" if duel.share is None else _percent(duel.share, say),
            _span(duel.interval, say),
            str(duel.decided),
            str(duel.ties),
        )
        for duel in standings.duels
    ]
    return _table(("duel", "share", "interval", "decided", "ties"), rows, say)


def _table(columns: tuple[str, ...], rows: Sequence[tuple[str, ...]], say: Messages) -> Table:
    """Its headings are broken to the width of what stands below them, so that they fit a narrow terminal."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column, cells in zip(columns, zip(*rows, strict=True), strict=True):
        heading = textwrap.wrap(say.say(f"arena-{column}"), max(8, *map(len, cells)), break_long_words=False)
        justify: Literal["left", "right"] = "right" if table.columns else "left"
        # names may be long, and are broken rather than cut; figures are not
        table.add_column("\n".join(heading), justify=justify, no_wrap=bool(table.columns), vertical="bottom")
    for row in rows:
        table.add_row(*row)
    return table


def _percent(share: float, say: Messages) -> str:
    return f"{say.number(100 * share)} %"


def _span(interval: Interval | None, say: Messages) -> str:
    if interval is None:
        return ""
    low, high = interval
    return f"{say.number(100 * low)} – {say.number(100 * high)} %"
