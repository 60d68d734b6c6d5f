"""The table of Winoc in words, for terminals and screen readers."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

import numpy as np

from ludotheque.core.messages import Messages, Phrase

from .board import LOCALES
from .drawing import GUARD, LETTERS, ramparts, shows
from .notation import PATHS
from .state import FLY, MOVE, OTHER, PATH, STAY, SYMBOLS
from .view import Guard, WinocView, spot_of

WIDE = 76  # columns of a line
WAYS = ("clockwise", "counter")


def describe(view: WinocView, say: Messages, names: Sequence[str]) -> list[str]:
    lines = [] if view.over else [say.say("winoc-table", turn=view.turn, name=names[view.active]), ""]
    lines += [*ramparts(view), ""]
    lines += [_guard(guard, view, say, names) for guard in view.guards]
    lines.append("")
    for path in PATHS[: 1 if view.rules == "junior" else 2]:
        stones = [f"{stone.spot}{shows(stone)}" for stone in view.stones if stone.lies == path]
        lines.append(say.say(f"winoc-lies-{path}", count=len(stones), stones=stones))
    symbols = [say.say(f"winoc-face-{symbol}") for symbol in range(1, SYMBOLS + 1)]
    symbols.append(f"{say.say('winoc-face-0')} (0)")
    lines += [say.say("winoc-town"), *textwrap.wrap(", ".join(symbols), WIDE)]
    if view.follower is not None:
        guard = Phrase(f"winoc-guard-{view.follower}", {}, LOCALES)
        lines += ["", say.say("winoc-follows", guard=guard, steps=view.steps)]
    return lines


def _guard(guard: Guard, view: WinocView, say: Messages, names: Sequence[str]) -> str:
    mark = ">" if guard.seat is not None and guard.seat == view.mover else " "
    where = _where(guard.place, guard.gate, say)
    parts = [
        say.say(
            "winoc-guard",
            guard=Phrase(f"winoc-guard-{guard.colour}", {}, LOCALES),
            name="none" if guard.seat is None else names[guard.seat],
            where=where,
        )
    ]
    if guard.walked is not None:
        parts.append(say.say("winoc-to-go", left=view.length - guard.walked))
    elif guard.fortress:
        parts.append(say.say("winoc-has-fortress"))
    return f"{mark} {GUARD}{LETTERS[guard.colour]} {', '.join(parts)}"


def _where(place: int, gate: str | None, say: Messages) -> str:
    if gate is None:
        return say.say("winoc-tower", place=place)
    return say.say("winoc-at-gate", gate=Phrase(f"winoc-gate-{gate}", {}, LOCALES))


def phrase(board: np.record, state: np.record, action: int) -> Phrase:
    if action < PATH:
        return _say("turn", stone=spot_of(board, state, action))
    if action < MOVE:
        return _say(f"path-{PATHS[action - PATH]}")
    if action < OTHER:
        path, way = divmod(action - MOVE, 3)
        if way == STAY:
            return _say(f"stay-{PATHS[path]}")
        return _say(f"go-{PATHS[path]}", way=_way(way))
    if action < FLY:
        return _say("follow", way=_way(action - OTHER))
    return _say("fly", place=action - FLY)


def _way(way: int) -> Phrase:
    return Phrase(f"winoc-way-{WAYS[way]}", {}, LOCALES)


def _say(what: str, **fields: Phrase | str | int) -> Phrase:
    return Phrase(f"winoc-move-{what}", fields, LOCALES)
