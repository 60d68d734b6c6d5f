"""Hundsgemein: fleas that lie in wait for the dogs along twelve streets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.contract import Dial, Engine, Game, Option


def _load(entries: dict[str, Any] | None = None) -> Engine:
    from . import audit, beliefs, board, notation, observe, rules, state, view, words

    printed = board.read(entries=entries)

    return Engine(
        state=state.STATE,
        board=printed,
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
        forget=beliefs.forget,
        observe=observe.observe,
        parts=observe.parts(printed),
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


GAME = Game(
    name="hundsgemein",
    title="Hundsgemein",
    authors="Dario Zaccariotto",
    publisher="Piatnik",
    players=(2, 4),
    minutes=(30, 40),
    age=8,
    options=(
        Option("scoring", ("standard", "expert")),
        Option("honour", (False, True)),
        Option("open_owners", (False, True)),
    ),
    choices=("first",),
    folder=Path(__file__).parent,
    load=_load,
    rebuild=_load,
    dials=(
        *(Dial(f"dogs.{name}", tuple(range(1, 13))) for name in ("Zorro", "Daisy", "Fifi", "Rex")),
        Dial("bones", tuple(f"{column}{row}" for column in "abcdefg" for row in range(1, 8))),
    ),
)
