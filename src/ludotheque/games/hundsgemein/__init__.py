"""Hundsgemein: fleas wait for the dogs along twelve streets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.contract import Dial, Engine, Game, Objection, Option


def _load(entries: dict[str, Any] | None = None) -> Engine:
    from . import audit, beliefs, board, notation, observe, rules, state, view, words

    printed = board.read(entries=entries)
    modules = state, rules, beliefs, notation, view, words, observe, audit
    return Engine.collect(*modules, board=printed, parts=observe.parts(printed))


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
        Option("scoring", ("standard", "expert")),
        Option("honour", (False, True), printed=(True,)),
        Option("open_owners", (False, True), printed=(False,)),
    ),
    choices=("first",),
    folder=Path(__file__).parent,
    load=_load,
    rebuild=_load,
    colours=("blue", "orange", "green", "purple"),
    memory=True,
    memory_off="open_owners",
    dials=(
        *(Dial(f"dogs.{name}", tuple(range(1, 13))) for name in ("Zorro", "Daisy", "Fifi", "Rex")),
        Dial("bones", tuple(f"{column}{row}" for column in "abcdefg" for row in range(1, 8))),
    ),
    objection=Objection(stand="ok", object="call"),  # [honour]
)
