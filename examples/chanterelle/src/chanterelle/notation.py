"""Chanterelle in writing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.errors import BadSetup

from .state import CEPS, CHANTERELLES, EACH, LAYOUT, MOST_CARDS, TOADSTOOLS

LOCALES = Path(__file__).parent / "locales"

MOVES = ("keep", "left", "right")
CARDS = ("chanterelle", "cep", "toadstool")
EACH_KIND = (CHANTERELLES, CEPS, TOADSTOOLS)


def text(action: int) -> str:
    return MOVES[action]


def action(text: str) -> int | None:
    return MOVES.index(text) if text in MOVES else None


def setup(layout: npt.NDArray[np.int16], seats: int) -> dict[str, Any]:
    return {"deck": [CARDS[card] for card in layout[: seats * EACH]], "first": int(layout[MOST_CARDS])}


def layout(setup: Mapping[str, Any], seats: int) -> npt.NDArray[np.int16]:
    deck, first = setup["deck"], setup["first"]
    expected = {card: seats * each for card, each in zip(CARDS, EACH_KIND, strict=True)}
    if not isinstance(deck, list) or Counter(map(str, deck)) != expected:
        cards = [f"{count} × {card}" for card, count in expected.items()]
        raise BadSetup("chanterelle-setup-deck", LOCALES, cards=cards)
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
        raise BadSetup("chanterelle-setup-first", LOCALES, found=str(first), last=seats - 1)
    out = np.full(LAYOUT, -1, np.int16)
    out[: seats * EACH] = [CARDS.index(card) for card in deck]
    out[MOST_CARDS] = first
    return out
