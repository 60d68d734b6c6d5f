"""The constants that Python and the browser client share, for `tools.typescript`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ludotheque.bots import adaptive
from ludotheque.bots.codes import POLICIES
from ludotheque.bots.review.analysis import BLUNDER, MISTAKE
from ludotheque.bots.search.levels import LEVELS
from ludotheque.core.events import SEATS
from ludotheque.core.messages import LANGUAGES
from ludotheque.games.hundsgemein import notation as hundsgemein
from ludotheque.games.hundsgemein import state as hundsgemein_state
from ludotheque.games.winchester import grid as winchester
from ludotheque.games.winchester import state as winchester_state
from ludotheque.games.winchester import words as winchester_words
from ludotheque.games.winoc import notation as winoc
from ludotheque.games.winston import notation as winston
from ludotheque.lab.charts import emblems
from ludotheque.lab.reports.live import MOST, MOST_HERE
from ludotheque.lab.tuning.live import MOST_DIALS
from ludotheque.tables.capabilities import LONGEST_ADDITION, LONGEST_NAME
from ludotheque.tables.entries import KINDS
from ludotheque.tables.mixing import LONGEST
from ludotheque.tables.reactions import REACTIONS

SHARED: Mapping[str, Any] = {
    "LANGUAGES": LANGUAGES,
    "LEVELS": tuple(LEVELS),  # the weakest first
    "ADAPTIVE_SHARE": adaptive.SHARE,  # percent
    "ADAPTIVE_START": adaptive.START,
    "POLICIES": tuple(POLICIES),  # bots without a search
    "SEAT_FIELDS": SEATS,  # fields of events and views that are seats
    "LONGEST_NAME": LONGEST_NAME,
    "LONGEST_ADDITION": LONGEST_ADDITION,
    "LONGEST_SEALED": LONGEST,  # code points
    "REACTIONS": REACTIONS,
    "POSITIONAL": tuple(kind for change, kind in KINDS.items() if change.positional),  # kinds that change the position
    "MISTAKE": MISTAKE,  # the smallest loss of the share of the win that is a mistake
    "BLUNDER": BLUNDER,
    "MOST_GAMES": MOST._asdict(),  # the limits of games in the lab of a server
    "MOST_GAMES_HERE": MOST_HERE._asdict(),  # on this device
    "MOST_TUNED": MOST_DIALS,  # dials of a tuning of the lab page
    "PAINTS": emblems.PAINTS,  # of the players' colours: a surface, an emblem upon it, lines and borders
    "EMBLEMS": dict(zip(emblems.NAMES, emblems.EMBLEMS, strict=True)),  # SVG paths
}

OF_GAMES: Mapping[str, Mapping[str, Any]] = {
    "hundsgemein": {"SIDE": hundsgemein_state.SIDE, "COLUMNS": hundsgemein.COLUMNS},
    "winchester": {
        "COLUMNS": winchester.COLUMNS,
        "ROWS": winchester.ROWS,
        "WIDTH": winchester.WIDTH,
        "QUIET_ROUNDS": winchester_state.QUIET_ROUNDS,
        "WARNING": winchester_words.WARNING,
    },
    "winoc": {"COLOURS": winoc.COLOURS, "GATES": winoc.GATES, "PATHS": tuple(winoc.PATHS)},
    "winston": {"COLOURS": tuple(winston.LETTERS)},
}


def constants(values: Mapping[str, Any]) -> str:
    """A line of TypeScript for each value. `as const` keeps lists and objects as literal types."""
    return "\n".join(f"export const {name} = {_literal(value)};" for name, value in values.items())


def _literal(value: Any) -> str:
    if isinstance(value, dict):
        return "{\n" + "".join(f"  {key}: {_literal(each)},\n" for key, each in value.items()) + "} as const"
    written = json.dumps(value, ensure_ascii=False)
    return f"{written} as const" if isinstance(value, list | tuple) else written
