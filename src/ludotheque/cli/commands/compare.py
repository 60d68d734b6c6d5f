"""`ludotheque compare`: what a rule changes, on the same deals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.api.compare import compare
from ludotheque.lab.comparisons.comparison import Comparison, Difference
from ludotheque.lab.run.measures import MEASURES

from ..console import (
    Address,
    AsJson,
    Bars,
    EngineName,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    bots_of,
    out,
    print_study,
    speak,
    t,
    table_of,
)

COLUMNS = ("measure", "base", "rule", "difference", "interval", "verdict")


def command(
    game: GameName,
    /,
    *,
    vary: Annotated[list[str] | None, Parameter(negative=(), consume_multiple=False, help=t("cli-param-vary"))] = None,
    ask: Annotated[str | None, Parameter(help=t("cli-param-ask"))] = None,
    seats: Seats = None,
    bots: Annotated[str, Parameter(help=t("cli-param-bots"))] = "greedy",
    games: Annotated[int | None, Parameter(help=t("cli-param-compare-games"))] = None,
    seed: Seed = None,
    option: Options = None,
    chart: Annotated[Path | None, Parameter(help=t("cli-param-compare-chart"))] = None,
    workers: Annotated[int | None, Parameter(name=("--workers", "--threads"), help=t("cli-param-threads"))] = None,
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
            games=games,
            seed=seed,
            options=option,
            chart=chart,
            language=say.language,
            workers=workers,
            engine=engine,
            address=address,
            progress=bars.progress,
            preparing=bars.preparing,
        )
    print_study(found, say, as_json, lambda: _show(found, say))


def _show(found: Comparison, say: Messages) -> None:
    title = find(found.game).title
    out.print(say.say("compare-title", title=title, seats=found.seats, bots=found.bots), style="bold", markup=False)
    out.print(say.say("compare-games", games=found.games), markup=False, soft_wrap=True)
    out.print(say.say("compare-settled" if found.settled else "compare-open"), markup=False, soft_wrap=True)
    for rule in found.rules:
        out.print()
        out.print(say.say("compare-beside", rule=rule.rule, base=found.base), markup=False, soft_wrap=True)
        headings = [say.say(f"compare-{column}") for column in COLUMNS]
        out.print(table_of(headings, [_row(difference, say) for difference in rule.differences], texts=(0, 5)))


def _row(found: Difference, say: Messages) -> tuple[str, ...]:
    share = found.measure in ("first", "ties")
    factor, unit = (100, " %") if share else (1, "")
    difference = found.difference
    return (
        say.say(f"compare-{found.measure}"),
        say.number(factor * found.base) + unit,
        say.number(factor * found.rule) + unit,
        say.signed(factor * difference.value),
        f"{say.signed(factor * difference.low)} … {say.signed(factor * difference.high)}",
        say.say(f"compare-{found.clear or 'unclear'}"),
    )
