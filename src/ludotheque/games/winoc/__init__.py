"""Winoc: a race of memory round the ramparts of Bergues."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.contract import Dial, Engine, Game, Option, Thinking


def _load(entries: dict[str, Any] | None = None) -> Engine:
    from . import audit, beliefs, board, drawing, notation, observe, rules, state, view, words

    printed = board.read(entries=entries)
    writing = notation.Notation(printed)
    # greedy playouts beyond the current turn made it play worse, the more the longer it thought
    thinking = Thinking(horizon=0)
    modules = state, rules, beliefs, writing, notation, view, words, drawing, observe, audit
    return Engine.collect(*modules, board=printed, actions=writing.actions, thinking=thinking)


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
        Option("rules", ("classic", "junior")),
        Option("fortress", ("stop", "pass"), printed=()),  # [O6] the printed rules do not say
        Option("open_memory", (False, True), printed=(False,)),
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
    dials=(Dial("towers", tuple(range(2, 11)), printed=6), Dial("stones", tuple(range(11, 17)), printed=16)),
)
