"""`ludotheque games`: the games on the shelf."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from ludotheque.core.contract import Game
from ludotheque.core.credits import credit_lines, credited
from ludotheque.core.rulebook import languages
from ludotheque.core.shelf import shelf

from ..console import AsJson, Language, out, print_json, speak


def command(*, lang: Language = None, as_json: AsJson = False) -> None:
    if as_json:
        print_json([_entry(game) for game in shelf().values()])
        return
    say = speak(lang)
    columns = ("name", "players", "minutes", "age", "line", "options")
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(say.say(f"games-{column}"), overflow="fold", no_wrap=column != "line")
    for game in shelf().values():
        table.add_row(
            game.name,
            _span(game.players),
            _span(game.minutes),
            f"{game.age}+",
            speak(lang, game).say(f"{game.name}-line"),
            "\n".join(f"{o.name}={'|'.join(str(v).lower() for v in o.values)}" for o in game.options),
        )
    out.print(table)
    out.print()
    for game in shelf().values():
        out.print(f"{game.title}: {' · '.join(credit_lines(game, say.language))}", style="dim", markup=False)


def _span(bounds: tuple[int, int]) -> str:
    low, high = bounds
    return str(low) if low == high else f"{low}–{high}"


def _entry(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "authors": game.authors,
        "publisher": game.publisher,
        "credits": credited(game),
        "players": game.players,
        "minutes": game.minutes,
        "age": game.age,
        "options": {option.name: option.values for option in game.options},
        "rulebooks": languages(game),
    }
