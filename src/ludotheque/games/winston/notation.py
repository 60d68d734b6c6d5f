"""Winston in writing: cards, moves, and the opening of a game record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.errors import BadSetup

from .state import ACTIONS, BODIES, CARDS, COLOURS, END, HEADS, LAYOUT, PASS, TAKE, UNDER

LETTERS = "ROYGBP"
LOCALES = Path(__file__).parent / "locales"

CARD_NAMES = tuple(f"{colour}{part}" for colour in LETTERS for part in "hb")


def text(action: int) -> str:
    if action < TAKE:
        return CARD_NAMES[action]
    if action < END:
        return f"take {LETTERS[action - TAKE]}"
    if action == END:
        return "end"
    if action < PASS:
        return f"under {CARD_NAMES[2 * (action - UNDER)]}"
    return "pass"


_ACTIONS = {text(action): action for action in range(ACTIONS)}


def action(text: str) -> int | None:
    return _ACTIONS.get(text)


def setup(layout: npt.NDArray[np.int16], seats: int) -> dict[str, Any]:
    return {"deck": [CARD_NAMES[card] for card in layout[:CARDS]], "first": int(layout[CARDS])}


def layout(setup: Mapping[str, Any], seats: int) -> npt.NDArray[np.int16]:
    deck = setup["deck"]
    first = setup["first"]
    if not isinstance(deck, list):
        raise BadSetup("winston-setup-deck-list", LOCALES, cards=CARDS)
    for place, card in enumerate(deck, 1):
        if card not in CARD_NAMES:
            raise BadSetup("winston-setup-card", LOCALES, place=place, found=str(card), known=list(CARD_NAMES))
    count = Counter(deck)
    for card in CARD_NAMES:
        expected = HEADS if card.endswith("h") else BODIES
        if count[card] > expected or (count[card] < expected and len(deck) >= CARDS):
            raise BadSetup("winston-setup-count", LOCALES, card=card, found=count[card], expected=expected)
    if len(deck) != CARDS:
        raise BadSetup("winston-setup-deck", LOCALES, found=len(deck), expected=CARDS)
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
        raise BadSetup("winston-setup-first", LOCALES, found=str(first), last=seats - 1)
    out = np.zeros(LAYOUT, np.int16)
    out[:CARDS] = [CARD_NAMES.index(card) for card in deck]
    out[CARDS] = first
    return out


assert len(CARD_NAMES) == 2 * COLOURS
