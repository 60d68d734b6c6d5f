"""Winoc: a race of memory round the ramparts of Bergues."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.contract import Dial, Engine, Game, Option, Thinking


def _load(entries: dict[str, Any] | None = None) -> Engine:
    import numpy as np

    from ludotheque.core import fitted, network
    from ludotheque.core.board.printed import printed

    from . import audit, beliefs, board, drawing, features, notation, observe, rules, state, view, words

    def made() -> np.record:
        read = board.read(entries=entries)
        read.fitted[:] = fitted.table(GAME, beliefs.FITTED, changed=judged_by_hand)
        read.network[:] = network.table(GAME, features.NETWORK, changed=judged_by_hand)
        return read

    changed = entries is not None
    judged_by_hand = entries is not None and not board.only_starts_elsewhere(entries)
    used = printed("winoc", state.BOARD, made, changed)
    writing = notation.Notation(used)
    # greedy playouts beyond the current turn made it play worse, the more the longer it thought
    thinking = Thinking(horizon=0)
    modules = state, rules, beliefs, features, writing, notation, view, words, drawing, observe, audit
    return Engine.collect(*modules, board=used, actions=writing.actions, thinking=thinking)


GAME = Game(
    name="winoc",
    title="Winoc",
    authors="Family Jeux",
    publisher="Family Jeux",
    players=(2, 4),
    minutes=(20, 30),
    age=7,
    credits={
        "illustrations": ("Maëlle (malouzelle)",),
        "first-edition": ("2018",),
        "makers": ("Callicartes", "La Tournerie Carron"),
    },
    options=(
        Option("rules", ("classic", "junior"), paragraphs=("junior",)),
        Option(
            "fortress", ("stop", "pass"), printed=(), paragraphs=("fortress", "O6")
        ),  # [O6] the printed rules do not say
        Option("open_memory", (False, True), printed=(False,), paragraphs=("open-memory",)),
    ),
    choices=("guards", "first"),
    folder=Path(__file__).parent,
    load=_load,
    rebuild=_load,
    colours=("yellow", "white", "green", "red"),
    usual_colours=(("yellow", "green"),),  # [O3]
    colours_entry="guards",
    colours_clockwise=True,
    memory=True,
    memory_off="open_memory",
    dials=(
        Dial("towers", tuple(range(2, 11)), printed=6, paragraphs=("O1", "O4")),
        Dial("stones", tuple(range(11, 17)), printed=16, paragraphs=("parts", "O2")),
        Dial("ahead", tuple(range(8)), printed=0, paragraphs=("junior",)),
    ),
    quick_before_club={2: (23, 21, 25), 3: (34, 32, 37), 4: (38, 37, 40)},
)
