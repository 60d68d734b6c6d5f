"""`arena`: how strong bots are, by duplicate play."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec

from ludotheque.bots.roster import thinks
from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import lab_extra
from ludotheque.core.kernels.build import prepare
from ludotheque.core.messages import Messages

from ..contests import level_strengths
from ..contests.contest import Contest, Deal, open_contest, play_deals
from ..contests.results import Results
from ..contests.standings import Standings
from ..executors.local import check_workers
from .inputs import (
    Bots,
    File,
    Options,
    Preparing,
    Progress,
    Seats,
    check_chart,
    check_folder,
    counts_of,
    messages_in,
    names_of,
    seed_of,
    silent,
    variant_of,
)


class ContestResult(msgspec.Struct, frozen=True):
    """One number of players."""

    contest: Contest
    played: int  # games
    planned: int  # games asked for, rounded up to whole deals
    standings: Standings | None  # None: too few games to compare all bots

    @property
    def finished(self) -> bool:
        return self.played == self.planned


class ArenaResult(msgspec.Struct, frozen=True):
    """All numbers of players. After an interruption the last contest is unfinished, and those after it are missing."""

    contests: list[ContestResult]

    @property
    def finished(self) -> bool:
        return self.contests[-1].finished

    @property
    def standings(self) -> list[Standings]:
        return [found.standings for found in self.contests if found.standings is not None]


def arena(
    game: str | Variant,
    *,
    bots: Bots = ("random", "greedy"),
    seats: Seats | None = None,
    games: int = 400,
    deals: int | None = None,
    neighbours: bool = False,
    seed: int | str | None = None,
    options: Options | None = None,
    out: File | None = None,
    resume: bool = False,
    chart: File | None = None,
    calibration: File | None = None,
    language: str = "en",
    workers: int | None = None,
    progress: Progress = silent,
    preparing: Preparing = silent,
    each: Callable[[ContestResult], object] = silent,
) -> ArenaResult:
    """Play a contest between bots and rate them.

    `games` are rounded up to whole deals; `deals`, if given, says how many deals to play instead. With `neighbours`,
    only bots that are close to each other in `bots` meet. `out` is a file for the results, from which `resume` goes on.
    `chart` is a file for a chart (.svg or .png) and `calibration` one for the strengths of levels. With several numbers
    of players, each has files of its own, and `each` is called with every result as soon as it is there. Ctrl-C rates
    the deals that are finished, and keeps them in `out`.
    """
    variant = variant_of(game, options)
    say = messages_in(language, variant)
    counts = counts_of(variant.game.players[0] if seats is None else seats, variant)
    contests = [open_contest(variant, count, names_of(bots), seed_of(seed) or 0, neighbours) for count in counts]
    asked = [games if deals is None else deals * count for count in counts]
    results, drawn, measured = (None if file is None else Path(file) for file in (out, chart, calibration))
    check_workers(workers)
    _check_files(contests, asked, results, resume, drawn, measured)
    prepare(variant.game, SEARCH if any(thinks(name) for name in contests[0].bots) else (), preparing)
    found: list[ContestResult] = []
    with ExitStack() as files:
        several = len(contests) > 1
        kept = [
            files.enter_context(Results(contest, results and _numbered(results, contest, several), resume=resume))
            for contest in contests
        ]
        for contest, result, number in zip(contests, kept, asked, strict=True):
            played = _play(result, contest.deals(number), workers, progress)
            standings = _rate(contest, played)
            made = ContestResult(contest, len(played) * contest.seats, contest.deals(number) * contest.seats, standings)
            if standings is not None and drawn is not None:
                _draw(contest, standings, _numbered(drawn, contest, several), say)
            if standings is not None and measured is not None and made.finished:
                command = command_line(contest, counts, number, measured)
                level_strengths.update(measured, contest, level_strengths.entry(contest, standings, command))
            found.append(made)
            each(made)
            if not made.finished:
                break
    return ArenaResult(found)


def _check_files(
    contests: list[Contest],
    games: Sequence[int],
    results: Path | None,
    resume: bool,
    chart: Path | None,
    calibration: Path | None,
) -> None:
    """Find out before the games whether the libraries are there and the files can be written."""
    with lab_extra():
        import ludotheque.lab.contests.ratings  # noqa: F401
    if chart is not None:
        check_chart(chart)
    for contest, number in zip(contests, games, strict=True):
        contest.deals(number)
        if calibration is not None:
            level_strengths.check(calibration, contest)
    if resume and results is None:
        raise BadRequest("error-resume-what")
    for file in (results, calibration):
        if file is not None:
            check_folder(file)


def _numbered(file: Path, contest: Contest, several: bool) -> Path:
    """The file of one number of players."""
    return file.with_stem(f"{file.stem}-{contest.seats}") if several else file


def _play(results: Results, deals: int, workers: int | None, progress: Progress) -> list[Deal]:
    """All finished deals, those in the results file included."""
    contest = results.contest
    missing = results.missing(deals)
    planned = deals * contest.seats
    try:
        progress(planned - len(missing) * contest.seats, planned)
        with closing(play_deals(contest, missing, workers)) as played:
            for done, deal in enumerate(played, deals - len(missing) + 1):
                results.add(deal)
                progress(done * contest.seats, planned)
    except KeyboardInterrupt:
        pass
    return results.first(deals)


def _rate(contest: Contest, played: list[Deal]) -> Standings | None:
    """None if too little was played to compare all bots."""
    from ..contests.ratings import comparable, rate

    return rate(contest, played) if comparable(contest, played) else None


def _draw(contest: Contest, standings: Standings, file: Path, say: Messages) -> None:
    from ..charts.pictures import write
    from ..contests.chart import chart

    write(chart(standings, contest.variant.game.title, say), file)


def command_line(contest: Contest, counts: Sequence[int], games: int, calibration: Path) -> str:
    """The command that repeats this measurement."""
    seed = int(contest.seed, 16)
    together = len(counts) > 1 and list(counts) == list(range(counts[0], counts[-1] + 1))
    seats = f"{counts[0]}-{counts[-1]}" if together else str(contest.seats)
    words = ["ludotheque", "arena", contest.game, "--seats", seats, "--bots", ",".join(contest.bots)]
    words += ["--games", str(games), "--seed", str(seed) if seed < 1 << 64 else hex(seed)]
    for option in contest.variant.game.options:
        value = contest.options[option.name]
        if value != option.default:
            words += ["--option", f"{option.name}={value}".lower()]
    if contest.neighbours:
        words.append("--neighbours")
    return shlex.join([*words, "--calibration", calibration.name])
