"""Winchester: a race with the moves of chess."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.contract import Dial, Engine, Game, Thinking, span


def _load(entries: dict[str, Any] | None = None) -> Engine:
    import numpy as np

    from ludotheque.core import fitted
    from ludotheque.core.board.printed import printed

    from . import audit, beliefs, board, notation, observe, rules, state, view, words

    def made() -> np.record:
        read = board.read(entries=entries)
        read.fitted[:] = fitted.table(GAME, beliefs.FITTED, changed=changed)
        return read

    changed = entries is not None
    used = printed("winchester", state.BOARD, made, changed)
    # a game has hundreds of moves, and small mistakes add up
    thinking = Thinking(leniency=0.5)
    modules = state, rules, beliefs, notation, view, words, observe, audit
    return Engine.collect(*modules, board=used, thinking=thinking, parts=observe.parts(used))


DIALS = (
    Dial("pieces", span(2, 5), paragraphs=("parts", "setup-table")),
    Dial("points.first", span(10, 20), paragraphs=("score", "C5")),
    Dial("points.least", span(2, 10), paragraphs=("C5",)),
    Dial("points.last", span(0, 5), paragraphs=("last",)),
    Dial("bonus.team", span(0, 9), paragraphs=("bonus-team",)),
    Dial("bonus.second", span(0, 6), paragraphs=("bonus-second",)),
    Dial("bonus.row", span(0, 6), paragraphs=("bonus-three",)),
    *(Dial(f"zone.{section}.numbers", paragraphs=("numbers",)) for section in "ABCDEF"),
    *(Dial(f"players.{seats}", paragraphs=("setup-table",)) for seats in range(2, 6)),
)


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
    dials=DIALS,
    quick_before_club={2: (63, 51, 74), 3: (47, 33, 60)},
)
