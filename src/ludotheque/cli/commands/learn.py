"""`ludotheque learn`: fit a game's estimate to games of search."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find
from ludotheque.lab.api.learn import LearntEstimate, learn

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
    out,
    print_json,
    speak,
    t,
    table_of,
)


def command(
    game: GameName,
    /,
    *,
    seats: SeatRange = None,
    bot: Annotated[str, Parameter(help=t("cli-param-learn-bot"))] = "search:400",
    games: Annotated[int, Parameter(help=t("cli-param-learn-games"))] = 400,
    rounds: Annotated[int, Parameter(help=t("cli-param-rounds"))] = 3,
    deals: Annotated[int, Parameter(help=t("cli-param-learn-deals"))] = 100,
    seed: Seed = None,
    option: Options = None,
    every: Every = False,
    network: Annotated[bool, Parameter(negative=(), show_default=False, help=t("cli-param-network"))] = False,
    folder: Annotated[Path, Parameter(help=t("cli-param-learn-folder"))] = Path("learning"),
    dry: Annotated[bool, Parameter(negative=(), show_default=False, help=t("cli-param-dry"))] = False,
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    shelved = find(game)
    say = speak(lang, shelved)

    def show(found: LearntEstimate) -> None:
        bars.close()
        if not as_json:
            _show(found, shelved.title, dry, say)

    with Bars(shelved) as bars:
        result = learn(
            game,
            seats=seats,
            bot=bot,
            games=games,
            rounds=rounds,
            deals=deals,
            seed=seed,
            options=option,
            every=every,
            network=network,
            folder=folder,
            dry=dry,
            workers=workers,
            engine=engine,
            address=address,
            progress=bars.progress,
            preparing=bars.preparing,
            each=show,
        )
    if as_json:
        print_json(result)
    if not result.finished:
        if not as_json:
            out.print(say.say("learn-interrupted", folder=str(folder)), markup=False, soft_wrap=True)
        raise KeyboardInterrupt


def _show(found: LearntEstimate, title: str, dry: bool, say: Messages) -> None:
    options = [f"{name}={value}".lower() for name, value in found.options.items()]
    out.print(" · ".join([title, str(found.seats), *options]), style="bold", markup=False)
    losses = {"after": say.number(found.log_loss, 3), "before": say.number(found.log_loss_before, 3)}
    out.print(say.say("learn-loss", games=found.games, **losses), markup=False, soft_wrap=True)
    if found.won is not None:
        shares = {name: say.number(100 * getattr(found.won, name)) for name in ("value", "low", "high")}
        even = say.number(100 / found.seats)
        out.print(say.say("learn-won", matches=found.matches, even=even, **shares), markup=False, soft_wrap=True)
    kept = "learn-kept" if found.plays else "learn-tells"
    verdict = kept if found.kept else "learn-dry" if dry else "learn-dropped"
    out.print(say.say(verdict, file=found.file), markup=False, soft_wrap=True)
    if found.numbers:
        rows = [(name, say.number(number, 3)) for name, number in found.numbers.items()]
        out.print(table_of([say.say("learn-name"), say.say("learn-number")], rows))
    out.print()
