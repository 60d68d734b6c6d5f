"""Connect four, written against the contract, to measure our engine and the peers on the same game.

It is not on the shelf, and in English only.
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.contract import Engine, Game


def _load() -> Engine:
    import numpy as np

    from . import beliefs, notation, observe, rules, state, view, words

    return Engine(
        state=state.STATE,
        board=np.zeros(1, state.BOARD)[0],
        actions=state.COLUMNS,
        layout_size=0,
        longest=state.CELLS,
        refusals=rules.REFUSALS,
        endings=view.ENDINGS,
        draw=rules.draw,
        deal=rules.deal,
        mover=rules.mover,
        legal=rules.legal,
        apply=rules.apply,
        refusal=rules.refusal,
        scores=rules.scores,
        places=rules.places,
        ending=rules.ending,
        imagine=beliefs.imagine,
        estimate=beliefs.estimate,
        greedy=beliefs.greedy,
        observe=observe.observe,
        parts=observe.PARTS,
        text=notation.text,
        action=notation.action,
        setup=notation.setup,
        layout=notation.layout,
        view=view.view,
        tell=view.tell,
        describe=words.describe,
        phrase=words.phrase,
        audit=view.audit,
    )


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
