"""Winchester: a race with the moves of chess."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.contract import Dial, Engine, Game, Thinking


def _load(entries: dict[str, Any] | None = None) -> Engine:
    from . import audit, beliefs, board, grid, notation, observe, rules, state, view, words

    return Engine(
        state=state.STATE,
        board=board.read(entries=entries),
        actions=grid.ACTIONS,
        layout_size=state.LAYOUT,
        longest=state.LONGEST,
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
        # a game is hundreds of moves long, in which small mistakes add up
        thinking=Thinking(leniency=0.5),
        observe=observe.observe,
        parts=observe.PARTS,
        text=notation.text,
        action=notation.action,
        never=notation.never,
        setup=notation.setup,
        layout=notation.layout,
        view=view.view,
        tell=view.tell,
        describe=words.describe,
        phrase=words.phrase,
        audit=audit.audit,
        styles=words.STYLES,
    )


GAME = Game(
    name="winchester",
    title="Winchester",
    authors="David G. Watts",
    publisher="Rostherne Games",
    players=(2, 5),
    minutes=(60, 90),
    age=11,
    options=(),
    choices=(),
    folder=Path(__file__).parent,
    load=_load,
    rebuild=_load,
    dials=(
        *(Dial(f"zone.{section}.numbers") for section in "ABCDEF"),
        *(Dial(f"players.{seats}") for seats in range(2, 6)),
    ),
)
