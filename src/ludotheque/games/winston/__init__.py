"""Winston: dogs grow in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from unicodedata import normalize

from ludotheque.core.contract import Engine, Game, Option, Setup, Thinking, TypedName


def _load() -> Engine:
    from . import audit, beliefs, notation, observe, rules, state, view, words

    # the estimate includes everyone's next possible moves: longer playouts only add chance
    thinking = Thinking(horizon=1, leniency=3.0)
    return Engine.collect(state, rules, beliefs, notation, view, words, observe, audit, thinking=thinking)


def longest_first_name(names: Sequence[TypedName | None]) -> Setup:
    """[first], [W1]: the longest first name starts; among equals, the earlier seat. It is left to the lot where not
    every seat has a name of its own."""
    lengths = [len(_first_name(name)) for name in names if name is not None]
    return {"first": lengths.index(max(lengths))} if len(lengths) == len(names) else {}


def _first_name(typed: TypedName) -> str:
    """In Hungarian it comes last."""
    words = normalize("NFC", typed.name).split() or [""]
    return words[-1 if typed.language == "hu" else 0]


GAME = Game(
    name="winston",
    title="Winston",
    authors="Anja Wrede & Christoph Cantzler",
    publisher="Helvetiq",
    players=(2, 6),
    minutes=(15, 15),
    age=6,
    credits={"design": ("Felix Kindelán",), "edition-hu": ("Reflexshop",)},
    options=(Option("edition", ("second", "first")), Option("open_dogs", (False, True))),
    choices=("first",),
    folder=Path(__file__).parent,
    load=_load,
    customs=longest_first_name,
)
