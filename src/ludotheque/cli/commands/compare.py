"""`ludotheque compare`: what a rule does, on the same deals."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table

from ludotheque.core.extras import lab_extra
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.compare.rules import rules
from ludotheque.lab.run.simulate import generics_for

from ..console import (
    Address,
    AsJson,
    EngineName,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    bots_of,
    crews_of,
    err,
    make_ready,
    names_of,
    out,
    print_json,
    progress_bar,
    seed_of,
    speak,
    t,
    variant_of,
)

if TYPE_CHECKING:
    from ludotheque.lab.compare.compare import Comparison, Crews, Difference, Question
    from ludotheque.lab.stats.signs import Tests


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
    variant = variant_of(game, option)
    say = speak(lang, variant.game)
    with lab_extra():
        from ludotheque.lab.compare.compare import MEASURES, Question
        from ludotheque.lab.report.report import games_for
        from ludotheque.lab.stats.savvi_signs import LibraryTest
    chosen = bots_of(bots)
    question = Question(
        rules(variant, vary or []),
        variant.game.players[0] if seats is None else seats,
        chosen,
        games_for(chosen) if games is None else games,
        seed_of(seed) or 0,
        tuple(MEASURES) if ask is None else tuple(names_of(ask)),
    )
    question.check()
    if chart is not None:
        with lab_extra():
            from ludotheque.lab.charts.pictures import check
        check(chart)
    crews = crews_of(engine, address, workers)
    make_ready(variant.game, generics_for(chosen))
    found, finished = _play(question, crews, LibraryTest)
    if found is None:
        raise KeyboardInterrupt
    if not finished:
        err.print(say.say("lab-interrupted"), style="red", markup=False, soft_wrap=True)
    if chart is not None:
        from ludotheque.lab.charts.pictures import write
        from ludotheque.lab.compare.chart import chart as draw

        write(draw(found, say), chart)
    if as_json:
        print_json(found)
    else:
        _show(found, say)
    if not finished:
        raise KeyboardInterrupt


def _play(question: Question, crews: Crews, tests: Tests) -> tuple[Comparison | None, bool]:
    """The comparison as far as it came, and whether it ended by itself."""
    from ludotheque.lab.compare.compare import compare

    found: Comparison | None = None
    title = question.rules[0].variant.game.title
    try:
        with progress_bar(title, question.games) as progress, closing(compare(question, crews, tests)) as steps:
            for grown in steps:
                found = grown
                progress(found.games)
    except KeyboardInterrupt:
        return found, False
    return found, True


def _show(found: Comparison, say: Messages) -> None:
    title = find(found.game).title
    out.print(say.say("compare-title", title=title, seats=found.seats, bots=found.bots), style="bold", markup=False)
    out.print(say.say("compare-games", games=found.games), markup=False, soft_wrap=True)
    out.print(say.say("compare-settled" if found.settled else "compare-open"), markup=False, soft_wrap=True)
    for rule in found.rules:
        out.print()
        out.print(say.say("compare-beside", rule=rule.rule, base=found.base), markup=False, soft_wrap=True)
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("measure", "base", "rule", "difference", "interval", "verdict"):
            table.add_column(
                say.say(f"compare-{column}"), justify="left" if column in ("measure", "verdict") else "right"
            )
        for difference in rule.differences:
            table.add_row(*_row(difference, say))
        out.print(table)


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
