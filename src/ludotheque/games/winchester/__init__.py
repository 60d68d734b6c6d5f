"""Winchester: a race with the moves of chess."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.contract import Dial, Engine, Game, Thinking


def _load(entries: dict[str, Any] | None = None) -> Engine:
    from . import audit, beliefs, board, notation, observe, rules, state, view, words

    # a game has hundreds of moves, and small mistakes add up
    thinking = Thinking(leniency=0.5)
    modules = state, rules, beliefs, notation, view, words, observe, audit
    return Engine.collect(*modules, board=board.read(entries=entries), thinking=thinking)


GAME = Game(
    name="winchester",
    title="Winchester",
    authors="David G. Watts",
    publisher="Rostherne Games",
    players=(2, 5),
    minutes=(60, 90),
    age=11,
    credits={"first-edition": ("1990",), "translation-fr": ("JMT",)},
    options=(),
    choices=("first",),
    before={"first": 0},  # C10
    folder=Path(__file__).parent,
    load=_load,
    rebuild=_load,
    colours=("blue", "orange", "green", "purple", "gold"),
    dials=(
        *(Dial(f"zone.{section}.numbers") for section in "ABCDEF"),
        *(Dial(f"players.{seats}") for seats in range(2, 6)),
    ),
)
