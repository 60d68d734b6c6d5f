"""Connect four, written against the contract, to measure our engine and the peers on the same game.

It is not on the shelf, and in English only.
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.contract import Engine, Game


def _load() -> Engine:
    from . import beliefs, notation, observe, rules, state, view, words

    return Engine.collect(state, rules, beliefs, notation, view, words, observe)


GAME = Game(
    name="connect_four",
    title="Connect Four",
    authors="Howard Wexler & Ned Strongin",
    publisher="Milton Bradley",
    players=(2, 2),
    minutes=(5, 10),
    age=6,
    options=(),
    choices=(),
    folder=Path(__file__).parent,
    load=_load,
)
