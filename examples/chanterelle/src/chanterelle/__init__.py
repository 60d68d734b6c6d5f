"""Chanterelle: mushrooms to keep, or to slip into a neighbour's basket."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.contract import Engine, Game, Option


def _load() -> Engine:
    from . import audit, beliefs, notation, observe, rules, state, view, words

    return Engine.collect(state, rules, beliefs, notation, view, words, observe, audit)


GAME = Game(
    name="chanterelle",
    title="Chanterelle",
    authors="Ludothèque",
    publisher="Ludothèque",
    players=(2, 4),
    minutes=(10, 10),
    age=7,
    options=(Option("witch", (True, False)),),
    choices=("first",),
    folder=Path(__file__).parent,
    load=_load,
)
