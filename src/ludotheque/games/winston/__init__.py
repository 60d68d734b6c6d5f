"""Winston: dogs that grow in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from unicodedata import normalize

from ludotheque.core.contract import Engine, Game, Option, Setup, Thinking


def _load() -> Engine:
    import numpy as np

    from . import audit, beliefs, notation, observe, rules, state, view, words

    return Engine(
        state=state.STATE,
        board=np.zeros(1, state.BOARD)[0],
        actions=state.ACTIONS,
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
        # the estimate knows what everybody could do next: playing on further only adds chance
        thinking=Thinking(horizon=1, leniency=3.0),
        forget=beliefs.forget,
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
        audit=audit.audit,
        styles=words.STYLES,
    )


def longest_first_name(names: Sequence[str]) -> Setup:
    """[first], [W1]: the longest first name starts, of equals the earlier seat."""
    lengths = [len((normalize("NFC", name).split() or [""])[0]) for name in names]
    return {"first": lengths.index(max(lengths))}


GAME = Game(
    name="winston",
    title="Winston",
    authors="Anja Wrede & Christoph Cantzler",
    publisher="Helvetiq",
    players=(2, 6),
    minutes=(15, 15),
    age=6,
    options=(Option("edition", ("second", "first")), Option("open_dogs", (False, True))),
    choices=("first",),
    folder=Path(__file__).parent,
    load=_load,
    customs=longest_first_name,
)
