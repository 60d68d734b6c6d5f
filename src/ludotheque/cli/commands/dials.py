"""`ludotheque dials`: what of a game can be changed, with its range and what is printed."""

from __future__ import annotations

from typing import Any

from ludotheque.core.board.dials import GameDial, all_dials, spelled
from ludotheque.core.contract import Game
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find

from ..console import AsJson, GameName, Language, out, print_json, speak, table_of, tell


def command(game: GameName, /, *, lang: Language = None, as_json: AsJson = False) -> None:
    found = find(game)
    dials = all_dials(found)
    if as_json:
        print_json([_entry(dial) for dial in dials])
        return
    say = speak(lang, found)
    if not dials:
        tell(say.say("dials-none", title=found.title))
        return
    headings = [say.say(id) for id in ("dials-name", "dials-range", "dials-printed", "dials-what")]
    out.print(table_of(headings, [_row(dial, found, say) for dial in dials], texts=(0, 1, 3)))


def _row(dial: GameDial, game: Game, say: Messages) -> tuple[str, ...]:
    what = say.say(dial.words(game))
    if not dial.values:
        return dial.name, say.say("dials-arranged"), "", what
    return dial.name, dial.range, ", ".join(map(spelled, dial.printed)) or "–", what


def _entry(dial: GameDial) -> dict[str, Any]:
    kind = "option" if dial.is_option else "number"
    return {
        "name": dial.name,
        "kind": kind,
        "values": dial.values,
        "usual": dial.usual,
        "printed": dial.printed,
    }
