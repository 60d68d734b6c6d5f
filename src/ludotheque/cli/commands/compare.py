"""`ludotheque compare`: what a rule changes, on the same deals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.api.compare import compare
from ludotheque.lab.comparisons.comparison import Comparison, Difference
from ludotheque.lab.comparisons.words import verdict
from ludotheque.lab.contests.skills import all_several
from ludotheque.lab.run.measures import MEASURES, SHARES

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
    print_study,
    speak,
    t,
    table_of,
    tell,
)

COLUMNS = ("measure", "base", "rule", "difference", "interval", "verdict")


def command(
    game: GameName,
    /,
    *,
    vary: Annotated[list[str] | None, Parameter(negative=(), consume_multiple=False, help=t("cli-param-vary"))] = None,
    ask: Annotated[str | None, Parameter(help=t("cli-param-ask"))] = None,
    seats: Seats = None,
    bots: Annotated[str, Parameter(help=t("cli-param-bots"))] = "club",
    memory: Memory = None,
    games: Annotated[int | None, Parameter(help=t("cli-param-compare-games"))] = None,
    seed: Seed = None,
    option: Options = None,
    chart: Annotated[Path | None, Parameter(help=t("cli-param-compare-chart"))] = None,
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
        found = compare(
            game,
            vary or [],
            measures=tuple(MEASURES) if ask is None else ask,
            seats=seats,
            bots=bots_of(bots),
            memory=memory,
            games=games,
            seed=seed,
            options=option,
            chart=chart,
            language=say.language,
            notebook=notebook,
            workers=workers,
            engine=engine,
            address=address,
            progress=bars.progress,
            preparing=bars.preparing,
        )
    print_study(found, say, as_json, lambda: _show(found, say))


def _show(found: Comparison, say: Messages) -> None:
    title, bots = find(found.game).title, all_several(found.bots, say)
    out.print(say.say("compare-title", title=title, seats=found.seats, bots=bots), style="bold", markup=False)
    tell(say.say("compare-games", games=found.games))
    tell(say.say("compare-settled" if found.settled else "compare-open"))
    for rule in found.rules:
        out.print()
        tell(say.say("compare-beside", rule=rule.rule, base=found.base))
        headings = [say.say(f"compare-{column}") for column in COLUMNS]
        rows = [_row(difference, found.games, say) for difference in rule.differences]
        out.print(table_of(headings, rows, texts=(0, 5)))


def _row(found: Difference, games: int, say: Messages) -> tuple[str, ...]:
    share = found.measure in SHARES
    factor, shown = (100, say.percent) if share else (1, say.number)
    difference = found.difference
    low, high = (say.signed(factor * end) for end in (difference.low, difference.high)) if difference.bounded else "––"
    return (
        say.say(f"compare-{found.measure}"),
        shown(found.base),
        shown(found.rule),
        say.signed(factor * difference.value),
        f"{low} … {high}",
        verdict(found, games, say),
    )
