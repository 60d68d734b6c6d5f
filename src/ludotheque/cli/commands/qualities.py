"""`ludotheque qualities`: what makes a game good, measured."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.core.contract import Game
from ludotheque.core.messages import Messages
from ludotheque.lab.api.qualities import GAMES, qualities
from ludotheque.lab.contests.skills import bot_in_words, bots_in_words
from ludotheque.lab.quality.found import Qualities, QualitiesTable
from ludotheque.lab.quality.registry import QUALITIES
from ludotheque.lab.quality.said import figure, interval

from ..console import (
    AsJson,
    Bars,
    GameName,
    KeepFile,
    Language,
    NotebookFile,
    Options,
    SeatRange,
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


def command(
    *games: GameName,
    every: Annotated[
        bool, Parameter(name="--all", negative=(), show_default=False, help=t("cli-param-qualities-all"))
    ] = False,
    seats: SeatRange = None,
    bots: Annotated[str, Parameter(help=t("cli-param-bots"))] = "club",
    count: Annotated[int, Parameter(name="--games", help=t("cli-param-qualities-count"))] = GAMES,
    seed: Seed = None,
    option: Options = None,
    keep: KeepFile = None,
    chart: Annotated[Path | None, Parameter(help=t("cli-param-qualities-chart"))] = None,
    notebook: NotebookFile = None,
    workers: Threads = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    say = speak(lang)
    with ExitStack() as shown:
        current: list[Bars] = []

        def starting(game: Game) -> None:
            shown.close()
            current[:] = [shown.enter_context(Bars(game))]

        found = qualities(
            games,
            every=every,
            seats=seats,
            bots=bots_of(bots),
            games=count,
            seed=seed,
            options=option,
            keep=keep,
            chart=chart,
            language=say.language,
            workers=workers,
            notebook=notebook,
            progress=lambda done, planned: current[0].progress(done, planned),
            preparing=lambda part: current[0].preparing(part),
            starting=starting,
        )
    print_study(found, say, as_json, lambda: _show(found, say))


def _show(found: Qualities, say: Messages) -> None:
    for game in found.games:
        for table in game.tables:
            out.print(f"{game.title} · {say.say('sweep-players', seats=table.seats)}", style="bold", markup=False)
            who = {"bots": bots_in_words(found.bots, say), "weak": bot_in_words(found.weak, say)}
            counts = {"games": table.games, "others": table.luck_games}
            tell(say.say("qualities-who", **who, **counts))
            _table(table, say)
            out.print()
    told = {id for game in found.games for table in game.tables for id in table.found}
    for quality in QUALITIES:
        if quality.id in told:
            out.print(say.say(f"quality-{quality.id}"), style="bold", markup=False)
            out.print(say.say(f"quality-{quality.id}-means"), markup=False)
            out.print(say.say(f"quality-{quality.id}-not"), markup=False)


def _table(table: QualitiesTable, say: Messages) -> None:
    rows = [
        (
            say.say(f"quality-{quality.id}"),
            figure(quality.unit, table.found[quality.id].value, say),
            interval(quality.unit, table.found[quality.id], say),
            say.say(f"quality-unit-{quality.unit}"),
        )
        for quality in QUALITIES
        if quality.id in table.found
    ]
    heads = [say.say(id) for id in ("qualities-quality", "qualities-value", "calibrate-interval", "qualities-unit")]
    out.print(table_of(heads, rows, texts=(0, 3)))
