"""`ludotheque bots`: the bots and levels."""

from __future__ import annotations

from rich.table import Table

from ludotheque.bots.roster import NAMES
from ludotheque.bots.search.levels import LEVELS

from ..console import AsJson, Language, out, print_json, speak, tell


def command(*, lang: Language = None, as_json: AsJson = False) -> None:
    say = speak(lang)
    titles = {name: say.say(f"bot-{name}") for name in NAMES}
    lines = {name: say.say(f"bot-{name}-line") for name in NAMES}
    if as_json:
        print_json(
            [{"name": n, "title": titles[n], "line": lines[n], "level": n in LEVELS} for n in NAMES],
        )
        return
    table = Table(*(say.say(f"bots-{column}") for column in ("name", "level", "line")), box=None, padding=(0, 2, 0, 0))
    for name in NAMES:
        table.add_row(name, titles[name], lines[name])
    out.print(table)
    out.print()
    tell(say.say("bots-own"))
