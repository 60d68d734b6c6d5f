"""`ludotheque tune`: the rules nearest to the printed ones under which a game reaches a goal."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated
from urllib.parse import urlencode

from cyclopts import Parameter

from ludotheque.core.board.dials import spelled
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.api.tune import EVALUATIONS, tune
from ludotheque.lab.contests.skills import QUICK_BOT, bots_in_words, who_plays
from ludotheque.lab.tuning.goal import written
from ludotheque.lab.tuning.tuning import TunedPoint, Tuning

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

SHOWN = 8  # rows of the front
VERDICTS = {"met": "tune-met", "likely": "tune-likely", "missed": "tune-missed"}
NAMES = {"first": "tune-first", "skill": "tune-skill"}  # of measures that a goal counts in its own way
COLUMNS = ("tune-measure", "tune-players", "tune-bot", "sweep-value", "sweep-interval")


def command(
    game: GameName,
    /,
    *dials: Annotated[str, Parameter(help=t("cli-param-tune-dials"))],
    goal: Annotated[list[str], Parameter(negative=(), consume_multiple=False, help=t("cli-param-tune-goal"))],
    seats: Annotated[str | None, Parameter(help=t("cli-param-sweep-seats"))] = None,
    bots: Annotated[str, Parameter(help=t("cli-param-tune-bots"))] = QUICK_BOT,
    weak: Annotated[str | None, Parameter(help=t("cli-param-tune-weak"))] = None,
    games: Annotated[int | None, Parameter(help=t("cli-param-tune-games"))] = None,
    evaluations: Annotated[int, Parameter(help=t("cli-param-tune-evaluations"))] = EVALUATIONS,
    seed: Seed = None,
    option: Options = None,
    keep: KeepFile = None,
    reports: Annotated[Path | None, Parameter(help=t("cli-param-tune-reports"))] = None,
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
        found = tune(
            game,
            goal,
            dials,
            seats=seats,
            bots=bots_of(bots),
            weak=None if weak is None else bots_of(weak)[0],
            games=games,
            evaluations=evaluations,
            seed=seed,
            options=option,
            keep=keep,
            reports=reports,
            language=say.language,
            workers=workers,
            engine=engine,
            address=address,
            notebook=notebook,
            progress=bars.progress,
            preparing=bars.preparing,
        )
    print_study(found, say, as_json, lambda: _show(found, say))


def _show(found: Tuning, say: Messages) -> None:
    game = find(found.game)
    out.print(say.say("sweep-title", title=game.title, bots=bots_in_words(found.bots, say)), style="bold", markup=False)
    for line in who_plays(game, found.bots, say):
        out.print(line, markup=False)
    out.print(say.say("tune-goal", goal=", ".join(map(written, found.goal))), markup=False)
    out.print(say.say("tune-tried", rules=found.evaluations, games=found.played), markup=False)
    if found.nearest and not found.nearest[0].changes:
        out.print(say.say("tune-printed"), markup=False)
    elif found.nearest:
        out.print()
        out.print(say.say("tune-nearest"), style="bold", markup=False)
    else:
        out.print(say.say("tune-none"), markup=False)
    for number, point in enumerate(found.nearest, 1):
        out.print()
        heading = f"{number}. {_changed(found, point, say)} ({say.say(VERDICTS[point.verdict])})"
        tell(heading)
        out.print(table_of([say.say(id) for id in COLUMNS], _measures(point, say)))
        for id, text in _ways(found, point).items():
            out.print(f"   {say.say(id)}: {text}", markup=False, soft_wrap=True)
    out.print()
    out.print(say.say("tune-front"), style="bold", markup=False)
    heads = [say.say("tune-rules"), *(part.measure for part in found.goal), ""]
    rows = [
        (
            _changed(found, point, say),
            *(f"{distance:.2g}" if distance else "–" for distance in point.distances),
            "" if point.reached else say.say("tune-missed"),
        )
        for point in found.front[:SHOWN]
    ]
    if rows:
        out.print(table_of(heads, rows))
        out.print(say.say("tune-outside"), markup=False)


def _measures(point: TunedPoint, say: Messages) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for each in point.measures:
        name = say.say(NAMES.get(each.measure, f"compare-{each.measure}"))
        write = say.signed if each.measure == "first" else say.number  # points beyond an even share, or fewer
        low, high = (write(end, 2) for end in (each.found.low, each.found.high))
        interval = f"{low} … {high}" if each.found.bounded else "–"
        rows.append((name, str(each.seats), each.bot, write(each.found.value, 2), interval))
    return rows


def _changes(found: Tuning, point: TunedPoint) -> dict[str, str]:
    """What differs from the printed rules, by dial."""
    return {
        dial.name: spelled(value)
        for dial, value in zip(found.dials, point.values, strict=True)
        if value != dial.usual or type(value) is not type(dial.usual)
    }


def _changed(found: Tuning, point: TunedPoint, say: Messages) -> str:
    changes = [f"{name}={value}" for name, value in _changes(found, point).items()]
    return ", ".join(changes) or say.say("tune-unchanged")


def _ways(found: Tuning, point: TunedPoint) -> dict[str, str]:
    """How to go on with these rules: the commands, and the lab page, which opens a table with them."""
    usual = find(found.game).variant().options
    rules = {name: spelled(value) for name, value in point.options.items() if value != usual[name]}
    board = {name: spelled(value) for name, value in point.numbers.items()}
    options = "".join(f" --option {shlex.quote(f'{name}={value}')}" for name, value in {**rules, **board}.items())
    asked = {"seats": found.seats[0], "bots": found.bots[0], "seed": found.seed}
    hash = urlencode(
        {**asked, **{f"rule.{n}": v for n, v in rules.items()}, **{f"board.{n}": v for n, v in board.items()}}
    )
    return {
        "tune-report": f"ludotheque report {found.game}{options}",
        "tune-play": f"ludotheque play {found.game}{options}",
        "tune-browser": f"/lab/{found.game}#{hash}",
    }
