"""Winston: dogs grow in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unicodedata import normalize

from ludotheque.core.contract import Dial, Engine, Game, Option, Setup, Thinking, TypedName, span


def _load(entries: dict[str, Any] | None = None) -> Engine:
    import numpy as np

    from ludotheque.core import fitted, network
    from ludotheque.core.board.printed import printed

    from . import audit, beliefs, board, features, notation, observe, rules, state, view, words, worths

    def made() -> np.record:
        read = board.read(entries=entries)
        read.fitted[:] = fitted.table(GAME, beliefs.FITTED, changed=changed)
        if changed:
            worths.in_proportion(read, read.fitted)
        read.network[:] = network.table(GAME, features.NETWORK, changed=changed)
        return read

    changed = entries is not None
    used = printed("winston", state.BOARD, made, changed)
    # the estimate's formula includes everyone's next possible moves: longer playouts only add chance
    thinking = Thinking(horizon=1, leniency=3.0)
    modules = state, rules, beliefs, features, notation.Notation(used), notation, view, words, observe, audit
    given: dict[str, Any] = {"parts": observe.parts(used), "longest": board.longest(used)}
    return Engine.collect(*modules, board=used, thinking=thinking, **given)


def longest_first_name(names: Sequence[TypedName | None]) -> Setup:
    """[first], [W1]: the longest first name starts; among equals, the earlier seat. It is left to the lot where not
    every seat has a name of its own."""
    lengths = [len(_first_name(name)) for name in names if name is not None]
    return {"first": lengths.index(max(lengths))} if len(lengths) == len(names) else {}


def _first_name(typed: TypedName) -> str:
    """In Hungarian it comes last."""
    words = normalize("NFC", typed.name).split() or [""]
    return words[-1 if typed.language == "hu" else 0]


DIALS = (
    Dial("hand", span(3, 7), paragraphs=("setup", "refill")),
    Dial("play", span(1, 4), paragraphs=("turn", "W2")),
    Dial("heads", span(2, 3), paragraphs=("parts",)),
    Dial("bodies", span(4, 10), paragraphs=("parts",)),
    Dial("complete", span(2, 4), paragraphs=("complete",)),
    Dial("bone", span(0, 20), paragraphs=("score",)),
    Dial("poo", span(0, 20), paragraphs=("score",)),
    Dial("dog.first", span(1, 5), paragraphs=("score",)),
    Dial("dog.more", span(0, 3), paragraphs=("score",)),
)

GAME = Game(
    name="winston",
    title="Winston",
    authors="Anja Wrede & Christoph Cantzler",
    publisher="Helvetiq",
    players=(2, 6),
    minutes=(15, 15),
    age=6,
    credits={"design": ("Felix Kindelán",), "edition-hu": ("Reflexshop",)},
    options=(
        Option("edition", ("second", "first"), paragraphs=("take", "edition")),
        Option("open_dogs", (False, True), paragraphs=("pile", "open-dogs")),
    ),
    choices=("first",),
    folder=Path(__file__).parent,
    load=_load,
    rebuild=_load,
    customs=longest_first_name,
    dials=DIALS,
    quick_before_club={2: (45, 41, 49), 3: (55, 52, 58), 4: (54, 51, 58)},
)
