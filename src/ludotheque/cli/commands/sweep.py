"""`ludotheque sweep`: what a game is like along a dial, or over two of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.core.board.dials import spelled
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.api.sweep import sweep
from ludotheque.lab.contests.skills import QUICK_BOT, bots_in_words, who_plays
from ludotheque.lab.run.measures import SHARES
from ludotheque.lab.stats.intervals import Estimate
from ludotheque.lab.sweeps.sweep import Sweep, SweptPlace
from ludotheque.lab.sweeps.swept import label_of

from ..console import (
    Address,
    AsJson,
    Bars,
    EngineName,
    GameName,
    KeepFile,
    Language,
    NotebookFile,
    Options,
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

COLUMNS = ("sweep-value", "sweep-interval", "sweep-change", "sweep-interval", "sweep-games-column")


def command(
    game: GameName,
    /,
    *dials: Annotated[str, Parameter(help=t("cli-param-sweep-dials"))],
    ask: Annotated[str, Parameter(help=t("cli-param-ask"))] = "first",
    precision: Annotated[float, Parameter(help=t("cli-param-sweep-precision"))] = 1.0,
    seats: Annotated[str | None, Parameter(help=t("cli-param-sweep-seats"))] = None,
    bots: Annotated[str, Parameter(help=t("cli-param-bots"))] = QUICK_BOT,
    games: Annotated[int | None, Parameter(help=t("cli-param-sweep-games"))] = None,
    seed: Seed = None,
    option: Options = None,
    keep: KeepFile = None,
    chart: Annotated[Path | None, Parameter(help=t("cli-param-sweep-chart"))] = None,
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
        found = sweep(
            game,
            dials,
            measures=ask,
            precision=precision,
            seats=seats,
            bots=bots_of(bots),
            games=games,
            seed=seed,
            options=option,
            keep=keep,
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


def _show(found: Sweep, say: Messages) -> None:
    game = find(found.game)
    out.print(say.say("sweep-title", title=game.title, bots=bots_in_words(found.bots, say)), style="bold", markup=False)
    for line in who_plays(game, found.bots, say):
        out.print(line, markup=False)
    out.print(say.say("sweep-games", games=found.played), markup=False)
    missing = sum(not place.settled for place in found.places)
    if missing:
        out.print(say.say("sweep-open", places=missing, precision=say.number(found.precision)), markup=False)
    for number, measure in enumerate(found.places[0].measures):
        unit = " (%)" if measure.measure in SHARES else ""
        for seats in found.seats:
            out.print()
            heading = f"{say.say(f'compare-{measure.measure}')}{unit} · {say.say('sweep-players', seats=seats)}"
            tell(heading)
            rows = [_row(found, place, number, say) for place in found.places if place.seats == seats]
            heads = [*(dial.name for dial in found.dials), *(say.say(id) for id in COLUMNS)]
            out.print(table_of(heads, rows, texts=()))
    base = label_of(found.dials, found.base)
    out.print()
    out.print(say.say("sweep-beside", base=base), markup=False)
    if found.left_out:
        places = [f"({label_of(found.dials, values)})" for values in found.left_out]
        tell(say.say("sweep-left-out", places=places))


def _row(found: Sweep, place: SweptPlace, number: int, say: Messages) -> tuple[str, ...]:
    measure = place.measures[number]
    factor = 100 if measure.measure in SHARES else 1
    estimate = measure.found.times(factor)
    change = measure.change and measure.change.times(factor)
    at = [
        spelled(value) + ("*" if value == dial.usual else "")
        for dial, value in zip(found.dials, place.values, strict=True)
    ]
    interval = f"{say.number(estimate.low)} … {say.number(estimate.high)}" if estimate.bounded else "–"
    beside = (say.signed(change.value), _span(change, say)) if change and place.values != found.base else ("", "")
    return *at, say.number(estimate.value), interval, *beside, str(place.games)


def _span(estimate: Estimate, say: Messages) -> str:
    return f"{say.signed(estimate.low)} … {say.signed(estimate.high)}"
