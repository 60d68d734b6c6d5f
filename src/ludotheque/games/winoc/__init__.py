"""Winoc: a race of memory round the ramparts of Bergues."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.contract import Dial, Engine, Game, Option, Thinking


def _load(entries: dict[str, Any] | None = None) -> Engine:
    from . import audit, beliefs, board, notation, observe, rules, state, view, words

    printed = board.read(entries=entries)
    writing = notation.Notation(printed)

    return Engine(
        state=state.STATE,
        board=printed,
        actions=writing.actions,
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
        reveals=rules.reveals,
        # playing on greedily beyond the turn at hand misled it, the more the longer it thought
        thinking=Thinking(horizon=0),
        forget=beliefs.forget,
        observe=observe.observe,
        parts=observe.PARTS,
        disguise=observe.disguise,
        undisguise=observe.undisguise,
        text=notation.text,
        action=writing.action,
        setup=writing.setup,
        layout=writing.layout,
        view=view.view,
        tell=view.tell,
        describe=words.describe,
        phrase=words.phrase,
        audit=audit.audit,
        shown=view.shown,
        styles=words.STYLES,
    )


GAME = Game(
    name="winoc",
    title="Winoc",
    authors="Family Jeux",
    publisher="Family Jeux",
    players=(2, 4),
    minutes=(20, 30),
    age=7,
    options=(
        Option("rules", ("classic", "junior")),
        Option("fortress", ("stop", "pass")),
        Option("open_memory", (False, True)),
    ),
    choices=("guards", "first"),
    folder=Path(__file__).parent,
    load=_load,
    rebuild=_load,
    dials=(Dial("towers", tuple(range(2, 11)), printed=6), Dial("stones", tuple(range(11, 17)), printed=16)),
)
