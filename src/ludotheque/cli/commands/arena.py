"""`ludotheque arena`: how strong bots are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.api.arena import ContestResult, arena
from ludotheque.lab.contests.standings import Interval, Standing, Standings

from ..console import (
    AsJson,
    Bars,
    GameName,
    Language,
    Options,
    SeatRange,
    Seed,
    Workers,
    bots_of,
    err,
    out,
    print_json,
    speak,
    t,
    table_of,
    tell,
)


def command(
    game: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help=t("cli-param-arena-bots"))] = "random,greedy",
    seats: SeatRange = None,
    games: Annotated[int, Parameter(help=t("cli-param-arena-games"))] = 400,
    neighbours: Annotated[bool, Parameter(negative=(), show_default=False, help=t("cli-param-neighbours"))] = False,
    seed: Seed = None,
    option: Options = None,
    results: Annotated[Path | None, Parameter(help=t("cli-param-results"))] = None,
    resume: Annotated[bool, Parameter(negative=(), show_default=False, help=t("cli-param-arena-resume"))] = False,
    chart: Annotated[Path | None, Parameter(help=t("cli-param-chart"))] = None,
    calibration: Annotated[Path | None, Parameter(help=t("cli-param-calibration"))] = None,
    workers: Workers = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    shelved = find(game)
    say = speak(lang, shelved)

    def show(found: ContestResult) -> None:
        bars.close()
        if not found.finished:
            said = say.say("arena-interrupted", done=found.played, games=found.planned)
            err.print(said, style="red", markup=False)
        if found.standings is not None and not as_json:
            _show(found.standings, shelved.title, games if found.finished else None, say)

    with Bars(shelved) as bars:
        found = arena(
            game,
            bots=bots_of(bots),
            seats=seats,
            games=games,
            neighbours=neighbours,
            seed=seed,
            options=option,
            out=results,
            resume=resume,
            chart=chart,
            calibration=calibration,
            language=say.language,
            workers=workers,
            progress=bars.progress,
            preparing=bars.preparing,
            each=show,
        )
    if as_json:
        settings = msgspec.structs.asdict(found.contests[0].contest)
        del settings["seats"]
        print_json(settings | {"finished": found.finished, "standings": found.standings})
    if not found.finished:
        raise KeyboardInterrupt


# --- the tables ---


def _show(standings: Standings, title: str, asked: int | None, say: Messages) -> None:
    """`asked`: the number of games, if the contest is finished."""
    out.print(say.say("arena-table", title=title, seats=standings.seats), style="bold", markup=False)
    out.print(say.say("arena-played", games=standings.games, deals=standings.deals), markup=False)
    if asked is not None and standings.games > asked:
        tell(say.say("arena-rounded", games=standings.games, asked=asked))
    if not standings.enough:
        tell(say.say("arena-few-deals"), "yellow")
    out.print()
    out.print(_ratings(standings, say))
    tell(say.say(f"arena-anchor-{standings.anchor}"))
    out.print()
    for step in standings.steps:
        id = "arena-apart" if step.apart else "arena-not-apart" if standings.enough else "arena-unproven"
        difference, low, high = (say.signed(points, 0) for points in (step.difference, *step.interval))
        line = say.say(id, upper=step.upper, lower=step.lower, difference=difference, low=low, high=high)
        tell(line)
    out.print()
    out.print(_duels(standings, say))
    out.print()


def _ratings(standings: Standings, say: Messages) -> Table:
    rows = [
        (
            standing.bot,
            f"{standing.rating:.0f}",
            _interval(standing, say),
            say.percent(standing.wins),
            _span(standing.wins_interval, say),
            say.number(standing.place, 2),
            str(standing.games),
        )
        for standing in standings.bots
    ]
    columns = ("bot", "rating", "interval", "wins", "interval", "place", "games")
    return table_of([say.say(f"arena-{column}") for column in columns], rows)


def _interval(standing: Standing, say: Messages) -> str:
    if standing.interval is None:
        return say.say(f"arena-{standing.limit}")
    low, high = standing.interval
    return "" if low == high else f"{low:.0f} – {high:.0f}"


def _duels(standings: Standings, say: Messages) -> Table:
    rows = [
        (
            f"{duel.bot} – {duel.other}",
            "" if duel.share is None else say.percent(duel.share),
            _span(duel.interval, say),
            str(duel.decided),
            str(duel.ties),
        )
        for duel in standings.duels
    ]
    columns = ("duel", "share", "interval", "decided", "ties")
    return table_of([say.say(f"arena-{column}") for column in columns], rows)


def _span(interval: Interval | None, say: Messages) -> str:
    if interval is None:
        return ""
    low, high = interval
    return say.percent(low, high)
