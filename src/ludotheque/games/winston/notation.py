"""Winston in writing: cards, moves, and the opening of a game record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.errors import BadSetup

from .state import ACTIONS, COLOURS, END, LAYOUT, LAYOUT_FIRST, PASS, TAKE, UNDER

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


TEXTS = tuple(text(action) for action in range(ACTIONS))
_ACTIONS = {text: action for action, text in enumerate(TEXTS)}


def action(text: str) -> int | None:
    return _ACTIONS.get(text)


class Notation:
    """The parts that depend on the board: the numbers of cards."""

    def __init__(self, board: np.record) -> None:
        self.heads, self.bodies, self.cards = int(board.heads), int(board.bodies), int(board.cards)

    def setup(self, layout: npt.NDArray[np.int16], seats: int) -> dict[str, Any]:
        return {"deck": [CARD_NAMES[card] for card in layout[: self.cards]], "first": int(layout[LAYOUT_FIRST])}

    def layout(self, setup: Mapping[str, Any], seats: int) -> npt.NDArray[np.int16]:
        deck = setup["deck"]
        first = setup["first"]
        self._check(deck)
        if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
            raise BadSetup("winston-setup-first", LOCALES, found=str(first), last=seats - 1)
        out = np.zeros(LAYOUT, np.int16)
        out[: self.cards] = [CARD_NAMES.index(card) for card in deck]
        out[LAYOUT_FIRST] = first
        return out

    def _check(self, deck: Any) -> None:
        if not isinstance(deck, list):
            raise BadSetup("winston-setup-deck-list", LOCALES, cards=self.cards)
        for place, card in enumerate(deck, 1):
            if card not in CARD_NAMES:
                raise BadSetup("winston-setup-card", LOCALES, place=place, found=str(card), known=list(CARD_NAMES))
        count = Counter(deck)
        for card in CARD_NAMES:
            expected = self.heads if card.endswith("h") else self.bodies
            if count[card] > expected or (count[card] < expected and len(deck) >= self.cards):
                raise BadSetup("winston-setup-count", LOCALES, card=card, found=count[card], expected=expected)
        if len(deck) != self.cards:
            raise BadSetup("winston-setup-deck", LOCALES, found=len(deck), expected=self.cards)


assert len(CARD_NAMES) == 2 * COLOURS
