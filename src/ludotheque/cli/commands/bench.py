"""`ludotheque bench`: the speed of the engine on this machine."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from ludotheque.core.shelf import shelf
from ludotheque.lab.api.bench import bench
from ludotheque.lab.run.player import LOOPS

from ..console import AsJson, Language, Options, err, make_ready, out, print_json, speak, t, variant_of


def command(
    game: Annotated[str | None, Parameter(help=t("cli-param-bench-game"))] = None,
    /,
    *,
    seconds: Annotated[float, Parameter(help=t("cli-param-seconds"))] = 5.0,
    option: Options = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    say = speak(lang)
    results: list[dict[str, Any]] = []
    for name in [game] if game else list(shelf()):
        variant = variant_of(name, option)
        make_ready(variant.game, (LOOPS,))
        with err.status(say.say("bench-running", title=variant.game.title)) as status:
            result = bench(variant, seconds, lambda what: status.update(f"{name} {what}"))  # noqa: B023
        results.append(result)
        if not as_json:
            one, two = result["one_thread"], result["two_threads"]
            out.print(
                say.say(
                    "bench-result",
                    title=variant.game.title,
                    moves=say.number(one["moves_per_s"] / 1e6),
                    games=one["games_per_s"],
                    spread=one["spread_pct"],
                    ratio=result["two_threads_over_one"],
                    two=two["games_per_s"],
                    bytes=result["state_bytes"],
                    imported=result["import_s"],
                    first=result["first_compile_s"],
                    second=result["second_start_s"],
                ),
                markup=False,
                soft_wrap=True,
            )
    if as_json:
        print_json(results)
