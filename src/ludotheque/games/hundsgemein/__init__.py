"""Hundsgemein: fleas wait for the dogs along twelve streets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.contract import Dial, Engine, Game, Objection, Option, Quick, Thinking


def _load(entries: dict[str, Any] | None = None) -> Engine:
    import numpy as np

    from ludotheque.core import fitted
    from ludotheque.core.board.printed import printed

    from . import audit, beliefs, board, notation, observe, rules, state, view, words

    def made() -> np.record:
        read = board.read(entries=entries)
        read.fitted[:] = fitted.table(GAME, beliefs.FITTED, changed=changed)
        return read

    changed = entries is not None
    used = printed("hundsgemein", state.BOARD, made, changed)
    thinking = Thinking(quick=(Quick(slip=0.15), Quick(slip=0.1)))  # matches against club: docs/measurements/sweeps.md
    modules = state, rules, beliefs, notation, view, words, observe, audit
    return Engine.collect(*modules, board=used, thinking=thinking, parts=observe.parts(used))


GAME = Game(
    name="hundsgemein",
    title="Hundsgemein",
    authors="Dario Zaccariotto",
    publisher="Piatnik",
    players=(2, 4),
    minutes=(30, 40),
    age=8,
    credits={"number": ("636349",), "translation-fr": ("François Haffner",)},
    options=(
        Option("scoring", ("standard", "expert"), paragraphs=("score", "expert")),
        Option("honour", (False, True), printed=(True,), paragraphs=("honour",)),
        Option("open_owners", (False, True), printed=(False,), paragraphs=("open-owners",)),
    ),
    choices=("first",),
    folder=Path(__file__).parent,
    load=_load,
    rebuild=_load,
    colours=("blue", "orange", "green", "purple"),
    memory=True,
    memory_off="open_owners",
    dials=(
        *(
            Dial(f"dogs.{name}", tuple(range(1, 13)), paragraphs=("parts-dogs",))
            for name in ("Zorro", "Daisy", "Fifi", "Rex")
        ),
        Dial("bones", tuple(f"{column}{row}" for column in "abcdefg" for row in range(1, 8)), paragraphs=("bones",)),
    ),
    objection=Objection(stand="ok", object="call"),  # [honour]
    quick_before_club={2: (50, 46, 54), 3: (49, 46, 53)},
)
