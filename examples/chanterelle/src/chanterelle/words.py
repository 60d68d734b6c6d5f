"""The table of Chanterelle in words: what a terminal prints and a screen reader speaks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ludotheque.core.messages import Messages, Phrase

from .notation import LOCALES, MOVES
from .state import KEEP
from .view import Basket, ChanterelleView


def describe(view: ChanterelleView, say: Messages, names: Sequence[str]) -> list[str]:
    lines = [say.say("chanterelle-forest", count=view.forest)]
    for seat, basket in enumerate(view.baskets):
        mark = ">" if seat == view.mover else " "
        lines.append(f"{mark} {_basket(basket, say, names[seat])}")
    if view.card is not None:
        lines.append(say.say("chanterelle-found", card=_card(view.card, say)))
    return lines


def _basket(basket: Basket, say: Messages, name: str) -> str:
    seen = [_card(card, say) for card in basket.cards if card is not None]
    line = say.say("chanterelle-basket", name=name, count=len(basket.cards))
    if seen:
        line += say.say("chanterelle-basket-seen", cards=seen)
    return line if basket.score is None else line + say.say("chanterelle-score", score=basket.score)


def _card(card: str, say: Messages) -> str:
    return say.say(f"chanterelle-card-{card}")


def phrase(board: np.record, state: np.record, action: int) -> Phrase:
    two = state.seats == 2 and action != KEEP
    return Phrase("chanterelle-move-give" if two else f"chanterelle-move-{MOVES[action]}", {}, LOCALES)
