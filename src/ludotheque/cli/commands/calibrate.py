"""`ludotheque calibrate`: whether the shares that bots say are those that happen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from ludotheque.core.contract import Variant
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.api.calibrate import CalibratedSetting, calibrate, label
from ludotheque.lab.reliability.measure import Reliability

from ..console import (
    Address,
    AsJson,
    Bars,
    EngineName,
    Every,
    GameName,
    Language,
    Options,
    SeatRange,
    Seed,
    Workers,
    err,
    names_of,
    out,
    print_json,
    speak,
    t,
    table_of,
    tell,
    variant_of,
)


def command(
    game: GameName,
    /,
    *,
    seats: SeatRange = None,
    bots: Annotated[str, Parameter(name=("--bots", "--level"), help=t("cli-param-calibrate-bots"))] = "search:400",
    positions: Annotated[int, Parameter(help=t("cli-param-positions"))] = 2000,
    seed: Seed = None,
    option: Options = None,
    every: Every = False,
    correct: Annotated[bool, Parameter(negative=(), show_default=False, help=t("cli-param-calibrate-correct"))] = False,
    games: Annotated[Path | None, Parameter(help=t("cli-param-calibrate-games"))] = None,
    chart: Annotated[Path | None, Parameter(help=t("cli-param-calibrate-chart"))] = None,
    out_file: Annotated[Path | None, Parameter(name="--out", help=t("cli-param-calibrate-out"))] = None,
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    shelved = find(game)
    say = speak(lang, shelved)
    variant = variant_of(game, option)

    def show(made: CalibratedSetting) -> None:
        bars.close()
        if not made.finished:
            said = say.say("calibrate-interrupted", done=made.games, games=made.planned)
            err.print(said, style="red", markup=False)
        if made.found is not None and not as_json:
            _show(variant, made, made.found, say)

    with Bars(shelved) as bars:
        found = calibrate(
            variant,
            seats=seats,
            bots=names_of(bots),
            positions=positions,
            seed=seed,
            every=every,
            correct=correct,
            games=games,
            chart=chart,
            out=out_file,
            language=say.language,
            workers=workers,
            engine=engine,
            address=address,
            progress=bars.progress,
            preparing=bars.preparing,
            each=show,
        )
    if as_json:
        print_json({"finished": found.finished, "settings": found.settings})
    if not found.finished:
        raise KeyboardInterrupt


def _show(variant: Variant, made: CalibratedSetting, found: Reliability, say: Messages) -> None:
    def points(share: float) -> str:
        return say.number(100 * share)

    out.print(f"{variant.game.title} · {label(variant, made.setting)}", style="bold", markup=False)
    if made.corrected is False:
        tell(say.say("calibrate-nothing"))
    out.print(say.say("calibrate-drawn", positions=found.positions, games=found.games), markup=False)
    overall = {"said": points(found.said), "happened": points(found.happened)}
    interval = {"gap": points(found.gap.value), "low": points(found.gap.low), "high": points(found.gap.high)}
    tell(say.say("calibrate-overall", **overall, **interval))
    early = {"said": points(found.early_said), "happened": points(found.early_happened)}
    tell(say.say("calibrate-early", **early))
    measured = {"error": points(found.error), "floor": points(found.floor), "high": points(found.floor_high)}
    tell(say.say("calibrate-error", **measured))
    out.print()
    out.print(_bins(found, say))
    out.print()


def _bins(found: Reliability, say: Messages) -> Table:
    rows = [
        (
            say.percent(each.said),
            say.percent(each.happened.value),
            say.percent(each.happened.low, each.happened.high),
            str(each.positions),
        )
        for each in found.bins
    ]
    columns = ("said", "happened", "interval", "positions")
    return table_of([say.say(f"calibrate-{column}") for column in columns], rows, texts=())
