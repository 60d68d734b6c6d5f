"""Chanterelle: mushrooms to keep, or to slip into a neighbour's basket."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.contract import Engine, Game, Option


def _load() -> Engine:
    import numpy as np

    from . import audit, beliefs, notation, rules, state, view, words

    return Engine(
        state=state.STATE,
        board=np.zeros(1, state.BOARD)[0],
        actions=state.ACTIONS,
        layout_size=state.LAYOUT,
        longest=state.MOST_CARDS,
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
        text=notation.text,
        action=notation.action,
        setup=notation.setup,
        layout=notation.layout,
        view=view.view,
        tell=view.tell,
        describe=words.describe,
        phrase=words.phrase,
        audit=audit.audit,
    )


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
